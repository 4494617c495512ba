import InterlinguaIR
import InterlinguaPlatforms

/// Completes selects that have no variant for some value by what the next language says.
struct GapFiller {
    let entry: Entry

    /// Where its table looks further.
    let fallback: Fallback

    let sourceLanguage: LanguageTag
    let target: Capabilities

    /// Whether a form that is missing is left to the next language, as the target does.
    let keepsGaps: Bool

    let decisions: DecisionCache

    /// The pattern without gaps, as far as another language fills them, or its own text for all other numbers where these
    /// are rare; nil if nothing is to be filled.
    func filled(_ pattern: Pattern, in language: LanguageTag) -> (pattern: Pattern, isCopy: Bool)? {
        guard !pattern.isPlainText, hasGap(pattern, in: language) else { return nil }
        var next: Pattern?
        for candidate in languages(after: language).reversed() {
            guard let message = entry.messages[candidate], case .pattern(let other) = message.content else {
                continue
            }
            next = complete(other, with: next, in: candidate).withRules(of: candidate)
        }
        let whole = complete(pattern, with: next, in: language)
        if whole == pattern { return nil }
        return (whole, isCopy: whole != complete(pattern, with: nil, in: language))
    }

    private func languages(after language: LanguageTag) -> [LanguageTag] {
        fallback.languages.languages(after: language, sourceLanguage: sourceLanguage)
    }

    /// Whether some select leaves a value out that the target would not leave to the next language as well.
    private func hasGap(_ pattern: Pattern, in language: LanguageTag) -> Bool {
        pattern.contains { element in
            guard case .select(let select) = element, select.kind == .number || select.kind == .text else {
                return false
            }
            if select.variants.last?.condition == .otherwise { return false }
            // Where both look on in the next language, what is left out here is found there in its own context.
            if select.kind == .text { return !keepsGaps }
            return lacksTextWithoutNumber(select, in: language) || !gaps(in: select, language).isEmpty
        }
    }

    /// Whether a call without the number is left to another language, which the target does not ask for it.
    private func lacksTextWithoutNumber(_ select: Select, in language: LanguageTag) -> Bool {
        if select.variants.contains(where: { $0.condition == .absent }) { return false }
        func hasText(_ language: LanguageTag) -> Bool {
            entry.messages[language]?.containsPattern { pattern in
                pattern.contains { element in
                    guard case .select(let other) = element, other.selector == select.selector else { return false }
                    return other.variants.contains { $0.condition == .absent }
                }
            } ?? false
        }
        guard let found = languages(after: language).first(where: hasText) else { return false }
        if target.optionalCount {
            // A form without a name, and the only one of a language, would be found first.
            let forms = target.forms?(language, select.pluralKind) ?? []
            return !keepsGaps || forms.count == 1 || forms.contains(where: \.name.isEmpty)
        }
        // The text gets an entry of its own, where the language's own texts for some words would be found first.
        if target.selectors.contains(where: { $0.contains(.text) }), saysSomethingWithoutNumber(select, in: language) {
            return true
        }
        // The target looks for it in its own order.
        let rule = target.fallback.forKind(.text).languages
        return rule.languages(after: language, sourceLanguage: sourceLanguage).first(where: hasText) != found
    }

    /// Whether a language has a text for calls without the number, be it for other words.
    private func saysSomethingWithoutNumber(_ select: Select, in language: LanguageTag) -> Bool {
        entry.messages[language]?.containsPattern { pattern in
            pattern.deciding { other in
                other.selector == select.selector ? .decided(other.variantWithoutNumber?.pattern) : .open(other)
            } != nil
        } ?? false
    }

    /// The classes of whole numbers that have no variant; where the target leaves whole forms to the next language too,
    /// those of which a form is left to it for some of its numbers only, or of which another form's text, which has the
    /// entry's own name, would be found first.
    private func gaps(in select: Select, _ language: LanguageTag) -> [Decision.Class] {
        var side = Decision.Side(select.variants.map(\.condition))
        if case .argument(_, let reading) = select.selector { side.reading = reading }
        let kind = select.pluralKind
        let forms = keepsGaps ? target.forms?(language, kind) ?? [] : []
        let rules = PluralRules.rules(for: language, kind: kind)
        let sides = [
            side, Decision.Side(forms.map(\.condition), reading: target.reading),
            // Rare numbers are a gap of their own.
            Decision.Side(rules.categories.map { .category($0, kind) }),
        ]
        guard case .success(let decision) = decisions.answer(Decision.Question(language, sides)) else {
            return []
        }
        let gaps = decision.gaps(ofSide: 0)
        if forms.isEmpty { return gaps }
        return gaps.filter { gap in
            decision.classes.contains { other in
                guard other.choices[0] != nil else { return false }
                return other.choices[1] == gap.choices[1]
                    || other.choices[1].flatMap { forms[safe: $0] }?.name.isEmpty ?? false
            }
        }
    }

    /// Puts another language's text where selects around a pattern have none.
    ///
    /// What chooses by a word comes to stand around what chooses by a number: each word is sought in both languages.
    private func complete(_ pattern: Pattern, with next: Pattern?, in language: LanguageTag) -> Pattern {
        guard var select = pattern.onlySelect else { return pattern }
        if let words = (pattern.selects + (next?.selects ?? [])).first(where: { $0.kind == .text }) {
            let chooser = Chooser(selector: words.selector, kind: .text)
            return complete(pattern, with: next, by: chooser, in: language)
        }
        if select.kind != .number || select.variants.last?.condition == .otherwise { return pattern }
        let other = next?.onlySelect.flatMap { $0.selector == select.selector ? $0 : nil }
        let gaps = gaps(in: select, language)
        if lacksTextWithoutNumber(select, in: language),
            var absent = other.map({ $0.variantWithoutNumber }) ?? next.map({ Variant(.absent, $0) })
        {
            absent.condition = .absent
            select.variants.insert(absent, at: 0)
        }
        if gaps.isEmpty { return Pattern([.select(select)]) }
        let rules = PluralRules.rules(for: language, kind: select.pluralKind)
        let rare = gaps.map(\.smallestNumber).filter(rules.isRare)
        let rest = rare.isEmpty ? nil : rest(of: select, in: language)
        if let rest, rare.count == gaps.count {
            var variant = select.variants.remove(at: rest)
            variant.condition = .otherwise
            select.variants.append(variant)
        } else if let next {
            if let rest {
                let text = select.variants[rest].pattern
                let categories = Set(rare.map { rules.category(of: $0) })
                select.variants += rules.categories.filter(categories.contains).map {
                    Variant(.category($0, rules.kind), text)
                }
            }
            let known = Set(select.variants.map(\.condition))
            select.variants += (other?.variants ?? [Variant(.otherwise, next)]).filter { !known.contains($0.condition) }
        }
        return Pattern([.select(select)])
    }

    /// The place of the language's own text for all other numbers, which people would rather read than a foreign one for
    /// rare ones that have none; nil where there is none, or where the language's own parent says more.
    private func rest(of select: Select, in language: LanguageTag) -> Int? {
        let isSaidNearby = languages(after: language).contains { other in
            guard other.language == language.language, case .pattern(let pattern)? = entry.messages[other]?.content
            else { return false }
            guard let own = pattern.onlySelect, own.kind == .number else { return true }
            let rules = PluralRules.rules(for: other, kind: own.pluralKind)
            return !gaps(in: own, other).contains { rules.isRare($0.smallestNumber) }
        }
        if isSaidNearby { return nil }
        return select.variants.firstIndex { if case .category(.other, _) = $0.condition { true } else { false } }
    }

    /// Completes the texts for each word for which either language has one, and the text for all others.
    private func complete(
        _ pattern: Pattern,
        with next: Pattern?,
        by chooser: Chooser,
        in language: LanguageTag
    ) -> Pattern {
        func completed(_ condition: Condition?) -> Pattern? {
            let other = next?.choosing(chooser, condition)
            guard let own = pattern.choosing(chooser, condition) else { return other }
            return complete(own, with: other, in: language)
        }
        let rest = completed(nil)
        var conditions: Set<Condition> = [.otherwise]
        var variants: [Variant] = []
        for (index, select) in [pattern, next].compactMap(\.self).enumerated() {
            for own in select.selects where chooser.isChooser(of: own) {
                for variant in own.variants where conditions.insert(variant.condition).inserted {
                    guard let text = completed(variant.condition), index == 0 || text != rest else { continue }
                    var variant = variant
                    variant.pattern = text
                    variants.append(variant)
                }
            }
        }
        if let rest { variants.append(Variant(.otherwise, rest)) }
        return Pattern([.select(Select(chooser.selector, variants: variants))])
    }
}

extension Pattern {
    /// The pattern with categories replaced by a language's own rules, so that another language reads them alike.
    func withRules(of language: LanguageTag) -> Pattern {
        replacing { element in
            guard case .select(var select) = element else { return nil }
            for index in select.variants.indices {
                select.variants[index].pattern = select.variants[index].pattern.withRules(of: language)
                select.variants[index].condition = select.variants[index].condition.withRules(of: language)
            }
            return Pattern([.select(select)])
        }
    }
}

extension Condition {
    /// A rule in the place of a language's category, so that another language reads it alike; the condition itself where
    /// it is none.
    func withRules(of language: LanguageTag) -> Condition {
        guard case .category(let category, let kind) = self else { return self }
        let rules = PluralRules.rules(for: language, kind: kind)
        let rule =
            category == .other ? PluralRule.complement(of: rules.rules.map(\.rule)) : rules.rule(for: category)
        // A category that the language lacks holds for no number.
        return .rule(rule ?? PluralRule(alternatives: []))
    }
}
