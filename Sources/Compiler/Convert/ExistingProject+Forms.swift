package import InterlinguaIR

extension ExistingProject {
    /// Adds plural forms that a language needs, and that this project has, to texts without them, where both say the same for
    /// other numbers: many projects never had them; and texts for calls without a number, where the source has no such calls.
    ///
    /// - Parameters:
    ///   - catalog: What is converted; the source's app has no such texts.
    ///   - projects: The projects that it was read from.
    package func add(formsTo catalog: inout Catalog, of projects: [VerifiedProject]) {
        let entries = entries
        let passNumbers = projects.allSatisfy { !$0.format.capabilities.optionalCount }
        for (index, key) in catalog.entries.keys.enumerated() {
            guard let other = entries.entry(of: key) else { continue }
            for (language, message) in catalog.entries.values[index].messages {
                guard let known = other.messages[language] else { continue }
                let completed = message.addingForms(of: known, in: language) ?? message
                catalog.entries.values[index].messages[language] =
                    (passNumbers ? completed.addingTextWithoutNumber(of: known) : nil) ?? completed
            }
        }
    }
}

extension Message {
    /// The message with another one's text for calls that pass no number; nil if there is none, or if it shows more than that.
    fileprivate func addingTextWithoutNumber(of other: Message) -> Message? {
        guard case .pattern(let pattern) = content, var select = pattern.onlySelect, let number = select.numberArgument,
            case .pattern(let otherPattern) = other.content, let known = otherPattern.onlySelect,
            let otherNumber = known.numberArgument, !select.variants.contains(where: { $0.condition == .absent }),
            let absent = known.variants.first(where: { $0.condition == .absent })
        else { return nil }
        var shown: [Int: Placeholder] = [:]
        absent.pattern.forEachElement { element in
            guard case .placeholder(var placeholder) = element, placeholder.argument == otherNumber else { return }
            placeholder.argument = number
            shown[otherNumber] = placeholder
        }
        guard let text = absent.pattern.showing(shown) else { return nil }
        select.variants.insert(Variant(.absent, text, spelling: absent.spelling), at: 0)
        var completed = self
        completed.content = .pattern(Pattern([.select(select)]))
        return completed
    }

    /// The message with the forms that it lacks of another one; nil if there are none.
    fileprivate func addingForms(of other: Message, in language: LanguageTag) -> Message? {
        guard case .pattern(let pattern) = content, var select = pattern.onlySelect, select.numberArgument != nil,
            case .pattern(let otherPattern) = other.content, let known = otherPattern.onlySelect?.variants,
            let rest = select.variants.firstIndex(where: \.isOther), let knownRest = known.first(where: \.isOther),
            let shown = select.variants[rest].pattern.placeholders(insteadOf: knownRest.pattern)
        else { return nil }
        let own = Set(select.variants.map(\.condition))
        let added = known.compactMap { variant -> Variant? in
            guard case .category(let category, let kind) = variant.condition, !own.contains(variant.condition),
                PluralRules.rules(for: language, kind: kind).hasCategory(category),
                let pattern = variant.pattern.showing(shown)
            else { return nil }
            return Variant(variant.condition, pattern)
        }
        if added.isEmpty { return nil }
        select.variants.insert(contentsOf: added, at: rest)
        var completed = self
        completed.content = .pattern(Pattern([.select(select)]))
        return completed
    }
}

extension Variant {
    /// Whether it is for all numbers that no other form is for.
    fileprivate var isOther: Bool {
        switch condition {
        case .otherwise, .category(.other, _): true
        default: false
        }
    }
}

extension Pattern {
    /// What this pattern shows where another one that says the same shows its arguments; nil if it says something else.
    func placeholders(insteadOf other: Pattern) -> [Int: Placeholder]? {
        let (own, known) = (unprotected.elements, other.unprotected.elements)
        guard own.count == known.count else { return nil }
        var placeholders: [Int: Placeholder] = [:]
        for pair in zip(own, known) {
            switch pair {
            case (.text(let text), .text(let other)): if text != other { return nil }
            case (.placeholder(let placeholder), .placeholder(let other)):
                guard placeholders.updateValue(placeholder, forKey: other.argument) ?? placeholder == placeholder else {
                    return nil
                }
            default: return nil
            }
        }
        return placeholders
    }

    /// The pattern with others' placeholders for its arguments; nil if there are not for all of them, or if it holds more.
    fileprivate func showing(_ placeholders: [Int: Placeholder]) -> Pattern? {
        var shown: [Element] = []
        for element in unprotected.elements {
            switch element {
            case .text: shown.append(element)
            case .placeholder(let placeholder):
                guard let other = placeholders[placeholder.argument] else { return nil }
                shown.append(.placeholder(other))
            default: return nil
            }
        }
        return Pattern(shown)
    }

    /// The pattern as if nothing in it were marked for translators.
    private var unprotected: Pattern {
        replacing { element in
            guard case .markup(let markup) = element, case .protected = markup.kind else { return nil }
            return markup.content
        }
    }
}
