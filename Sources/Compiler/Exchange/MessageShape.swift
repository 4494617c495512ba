import InterlinguaIR
import InterlinguaPlatforms

/// The texts that a translation of a message needs, and the message that is made of them.
///
/// A translation has the variants of its own language: one is walked through beside the source's message, wherever that
/// chooses, and every text on the way is a slot.
struct MessageShape {
    /// One text of a translation.
    struct Slot {
        /// The way to it, such as `plural`, `few`.
        var steps: [String]

        /// What the source language shows there.
        var source: Pattern

        /// What the target language shows there; nil for nothing of its own.
        var target: Pattern?

        /// The numbers that get the text; nil where no number chooses.
        var numbers: NumberExamples.Numbers?

        /// The argument of these numbers.
        var selecting: Int?

        /// Whether the message is incomplete without it.
        var isRequired = true
    }

    let capabilities: Capabilities
    let entry: Entry
    let sourceLanguage: LanguageTag
    let language: LanguageTag

    /// What is known on the way through a message.
    private struct Walk {
        var examples: NumberExamples

        /// The names of variables that several texts of the message may show, and all show alike.
        var shared: Set<String>

        var filled: [String: Pattern?] = [:]
    }

    /// Walks through a message.
    ///
    /// - Parameter visit: gives a slot's text, nil if there is none.
    /// - Returns: the message of these texts; nil if there are none.
    func fill(
        source: Pattern,
        target: Pattern?,
        _ examples: inout NumberExamples,
        _ visit: (Slot) -> Pattern?
    ) -> Pattern? {
        let different = source.ambiguousVariables.union(target?.ambiguousVariables ?? [])
        var walk = Walk(examples: examples, shared: Set(source.selects.compactMap(\.name)).subtracting(different))
        defer { examples = walk.examples }
        return fill(Slot(steps: [], source: source, target: target), &walk, depth: 0, visit)
    }

    private func fill(
        _ slot: Slot,
        _ walk: inout Walk,
        depth: Int,
        _ visit: (Slot) -> Pattern?
    ) -> Pattern? {
        guard depth < Pattern.maximumDepth else { return slot.target }
        let source = slot.source.onlySelect
        let target = slot.target?.onlySelect
        guard let model = target ?? source else { return fillText(slot, &walk, depth: depth, visit) }
        let isSame = source.map { $0.selector.isLike(model.selector) && $0.isByNumber == model.isByNumber } ?? false
        let branches =
            model.isByNumber
            ? numberBranches(slot, source: isSame ? source : nil, target: target, &walk.examples)
            : otherBranches(slot, source: isSame ? source : nil, target: target)
        var variants: [Variant] = []
        var filled: [String: Pattern] = [:]
        for branch in branches {
            var variant = branch.variant
            if let known = variant.spelling.flatMap({ filled[$0] }) {
                // Several conditions share one text of the file.
                variant.pattern = known
            } else if let pattern = fill(branch.slot, &walk, depth: depth + 1, visit) {
                variant.pattern = pattern
                if let spelling = variant.spelling { filled[spelling] = pattern }
            } else {
                continue
            }
            variants.append(variant)
        }
        if variants.isEmpty { return nil }
        // A text that chooses nothing stays one.
        if slot.target != nil, target == nil, variants.count == 1, variants[0].condition == .otherwise {
            return variants[0].pattern
        }
        var select = model
        select.variants = variants
        return Pattern([.select(select)])
    }

    // MARK: Texts

    /// Fills a text, in which variables may choose further texts.
    private func fillText(
        _ slot: Slot,
        _ walk: inout Walk,
        depth: Int,
        _ visit: (Slot) -> Pattern?
    ) -> Pattern? {
        var variables: [String: Pattern] = [:]
        let own = slot.target.map(\.variables) ?? []
        let text = visit(slot)
        for (name, source) in slot.source.variables where variables[name] == nil {
            var inner = Slot(steps: slot.steps + ["substitutions", name], source: Pattern([.select(source)]))
            inner.target = own.first { $0.name == name }.map { Pattern([.select($0.select)]) }
            if let known = walk.filled[name] {
                variables[name] = known
                continue
            }
            if walk.shared.contains(name) { inner.steps = ["substitutions", name] }
            let filled = fill(inner, &walk, depth: depth + 1, visit)
            variables[name] = filled
            if walk.shared.contains(name) { walk.filled[name] = .some(filled) }
        }
        guard let text else { return nil }
        return text.replacing { element in
            guard case .select(let select) = element else { return nil }
            // Only the outer ones; those inside were filled with them.
            let names = slot.source.variables + own
            guard let name = names.first(where: { $0.select == select })?.name else { return Pattern([element]) }
            return variables[name] ?? own.first { $0.name == name }.map { Pattern([.select($0.select)]) }
                ?? Pattern([element])
        }
    }

    // MARK: Variants

    private struct Branch {
        var variant: Variant
        var slot: Slot
    }

    /// The variants of a choice by text, device, product or width: the target's and those of the source that it lacks.
    private func otherBranches(_ slot: Slot, source: Select?, target: Select?) -> [Branch] {
        var variants = target?.variants ?? []
        for variant in source?.variants ?? [] where !variants.contains(where: { $0.condition == variant.condition }) {
            let place = variants.firstIndex { $0.condition.isBehind(variant.condition) }
            variants.insert(variant, at: place ?? variants.endIndex)
        }
        let selector = (target ?? source).map { name(of: $0.selector) } ?? ""
        return variants.map { variant in
            let known = target?.variants.first { $0.condition == variant.condition }
            let model = source.flatMap { select in
                select.variants.first { $0.condition == variant.condition }
                    ?? select.variants.first { $0.condition == .otherwise } ?? select.variants.last
            }
            let isRest = variant.condition == .otherwise
            let own = Slot(
                steps: slot.steps + [selector, variant.condition.step ?? variant.spelling ?? "other"],
                source: model?.pattern ?? slot.source,
                target: known?.pattern ?? (target == nil && isRest ? slot.target : nil),
                numbers: slot.numbers,
                selecting: slot.selecting,
                isRequired: slot.isRequired && isRest
            )
            return Branch(variant: known ?? variant, slot: own)
        }
    }

    /// The variants of a choice by number: those of the target, and the language's forms that it lacks.
    private func numberBranches(
        _ slot: Slot,
        source: Select?,
        target: Select?,
        _ examples: inout NumberExamples
    ) -> [Branch] {
        let all = (source?.variants ?? []) + (target?.variants ?? [])
        let kind: PluralKind = all.contains { $0.condition.isOrdinal } ? .ordinal : .cardinal
        let isWhole = capabilities.reading == .integer || capabilities.reading == .unsignedInteger
        let forms = capabilities.forms?(language, kind) ?? []
        let sourceConditions = source?.variants.map(\.condition) ?? []
        let numbersOfForms = examples.numbers(of: forms.map(\.condition), in: language, isWhole: isWhole)
        var variants = target?.variants ?? []
        if forms.isEmpty {
            // Which conditions another language needs then is not known.
            if variants.isEmpty { variants = source?.variants ?? [] }
        } else {
            // An empty form may be one that the platform does not see.
            variants.removeAll { variant in
                variant.pattern.isEmpty && !forms.contains { $0.condition == variant.condition }
            }
            let order = { (condition: Condition) in forms.firstIndex { $0.condition == condition } ?? -1 }
            func add(_ condition: Condition) {
                if variants.contains(where: { $0.condition == condition }) { return }
                let place = variants.firstIndex { order($0.condition) > order(condition) }
                variants.insert(Variant(condition, Pattern()), at: place ?? variants.endIndex)
            }
            for (form, numbers) in zip(forms, numbersOfForms) {
                // A text for one number alone is wanted where the source has one.
                if case .number = form.condition, !sourceConditions.contains(form.condition) { continue }
                if form.standIn == nil, form.isRequired || !numbers.shown.isEmpty { add(form.condition) }
            }
            if target == nil {
                for condition in sourceConditions where condition.isBesideForms { add(condition) }
            }
        }
        let conditions = variants.map(\.condition)
        let numbers = examples.numbers(of: conditions, in: language, isWhole: isWhole)
        var selecting: Int?
        if case .argument(let argument, _)? = (target ?? source)?.selector { selecting = argument }
        return zip(variants, numbers).map { variant, numbers in
            let form = forms.first { $0.condition == variant.condition }
            let known = target?.variants.first { $0.condition == variant.condition }
            let isRest = variant.condition == .otherwise
            var isRequired = form?.isRequired ?? isRest
            if let form, case .category = form.condition, !numbers.shown.isEmpty, !numbers.isRare { isRequired = true }
            if let form, case .rule = form.condition, form.standIn == nil { isRequired = true }
            let step = form.map { $0.name.step } ?? variant.condition.step ?? variant.spelling ?? "other"
            let own = Slot(
                steps: slot.steps + [kind == .ordinal ? "ordinal" : "plural", step],
                source: source.map { pattern(of: $0, for: form?.name, variant.condition, kind, numbers) }
                    ?? slot.source,
                target: known?.pattern ?? (target == nil && (isRest || form?.isRequired == true) ? slot.target : nil),
                numbers: numbers,
                selecting: selecting,
                isRequired: slot.isRequired && isRequired
            )
            return Branch(variant: known ?? variant, slot: own)
        }
    }

    /// What the source shows for a variant's numbers: of the texts for them the one that shows the most, so that the
    /// number is not forgotten where it has to be shown, and of these that of the same name.
    private func pattern(
        of select: Select,
        for form: String?,
        _ condition: Condition,
        _ kind: PluralKind,
        _ numbers: NumberExamples.Numbers
    ) -> Pattern {
        let conditions = select.variants.map(\.condition)
        let condition =
            capabilities.forms?(sourceLanguage, kind).first { $0.name == form }?.condition ?? condition
        var places = numbers.shown.compactMap {
            NumberExamples.place(of: $0, among: conditions, in: sourceLanguage)
        }
        if let same = conditions.firstIndex(of: condition), places.contains(same) || places.isEmpty {
            places.insert(same, at: 0)
        }
        var best: (pattern: Pattern, count: Int)?
        for place in places {
            let pattern = select.variants[place].pattern
            let count = pattern.argumentIndices.count
            if best.map({ count > $0.count }) ?? true { best = (pattern, count) }
        }
        let rest = select.variants.first { $0.condition == .otherwise } ?? select.variants.last
        return best?.pattern ?? rest?.pattern ?? Pattern()
    }

    private func name(of selector: Selector) -> String {
        switch selector {
        case .argument(let index, _):
            let argument = entry.arguments.indices.contains(index) ? entry.arguments[index] : nil
            return argument?.name ?? "argument\(argument?.position ?? index + 1)"
        case .width: return "width"
        case .environment(let environment): return environment.rawValue
        }
    }
}

extension Pattern {
    /// The names of variables that are not the same choice wherever they stand.
    fileprivate var ambiguousVariables: Set<String> {
        var known: [String: Select] = [:]
        var different: Set<String> = []
        for select in selects {
            guard let name = select.name else { continue }
            if let other = known[name], other != select { different.insert(name) }
            known[name] = select
        }
        return different
    }

    /// The choices that stand in the text itself, with a name for each; the same choice has one.
    var variables: [(name: String, select: Select)] {
        var found: [(name: String, select: Select)] = []
        func add(_ pattern: Pattern) {
            for element in pattern.elements {
                if case .markup(let markup) = element { add(markup.content) }
                guard case .select(let select) = element, !found.contains(where: { $0.select == select }) else {
                    continue
                }
                var name = select.name ?? "choice"
                while found.contains(where: { $0.name == name }) { name += "_" }
                found.append((name, select))
            }
        }
        add(self)
        return found
    }
}

extension Select {
    /// Whether a number chooses.
    fileprivate var isByNumber: Bool {
        guard case .argument = selector else { return false }
        return variants.contains { variant in
            switch variant.condition {
            case .category, .rule, .number: true
            case .text, .matches, .atLeast, .absent, .otherwise: false
            }
        } || variants.allSatisfy { $0.condition == .otherwise }
    }
}

extension Selector {
    /// Whether both look at the same thing, however they read it.
    fileprivate func isLike(_ other: Selector) -> Bool {
        if case (.argument(let own, _), .argument(let index, _)) = (self, other) { return own == index }
        return self == other
    }
}

extension Condition {
    fileprivate var isOrdinal: Bool {
        if case .category(_, .ordinal) = self { return true }
        return false
    }

    /// Whether it is tried behind another one of the same choice.
    fileprivate func isBehind(_ other: Condition) -> Bool {
        if case (.atLeast(let own), .atLeast(let room)) = (self, other) { return own < room }
        return self == .otherwise && other != .otherwise
    }

    /// Whether no form of a language can stand for it.
    fileprivate var isBesideForms: Bool {
        switch self {
        case .number, .absent: true
        default: false
        }
    }

    /// Its name in a unit's; nil if it has none of its own.
    fileprivate var step: String? {
        switch self {
        case .category(let category, _): category.rawValue
        case .number(let range): (range.onlyNumber == nil ? "" : "=") + range.description
        case .text(let text): text
        case .atLeast(let width): String(width)
        case .absent: "none"
        case .otherwise: "other"
        case .rule, .matches: nil
        }
    }
}

extension String {
    /// A form's name without what separates it from a key.
    fileprivate var step: String {
        let name = replacing("_ordinal_", with: "_", maxReplacements: 1)
        let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
        return bare.isEmpty ? "base" : bare
    }
}
