import InterlinguaIR
import InterlinguaPlatforms

/// Moves selects around whole messages, one in the other.
struct SelectHoisting {
    /// A select that is to stand around a message.
    enum Level: Hashable {
        case chooser(Chooser)
        /// The number of an argument.
        case number(Int)
    }

    let language: LanguageTag

    /// The target's forms in the language; empty where it takes any conditions.
    let forms: [Capabilities.Form]

    let reading: Reading

    /// Whether every level stands in every branch, also where a message says the same for all its values.
    let isComplete: Bool

    /// The pattern with one select of each level around the rest, from the outside in.
    func hoisted(_ pattern: Pattern, around levels: some BidirectionalCollection<Level>) -> Pattern {
        guard let level = levels.first else { return pattern }
        let rest = levels.dropFirst()
        let own = pattern.selects.filter { matches($0, level) }
        if own.isEmpty {
            let inner = hoisted(pattern, around: rest)
            guard isComplete else { return inner }
            switch level {
            case .chooser(let chooser):
                guard case .argument = chooser.selector else { return inner }
                return Pattern([.select(Select(chooser.selector, variants: [Variant(.otherwise, inner)]))])
            case .number(let argument):
                return Pattern([.select(Select(.argument(argument, reading), variants: all(inner)))])
            }
        }
        if var select = pattern.onlySelect, matches(select, level),
            own.count == 1, isInOrder(select)
        {
            for index in select.variants.indices {
                select.variants[index].pattern = hoisted(select.variants[index].pattern, around: rest)
            }
            return Pattern([.select(select)])
        }
        var variants: [Variant] = []
        for condition in conditions(of: own, level) {
            let chosen = pattern.deciding { select in
                matches(select, level) ? .decided(choose(condition, from: select, level)) : .open(select)
            }
            guard let chosen else { continue }
            let original = own.lazy.flatMap(\.variants).first { $0.condition == condition }
            variants.append(
                Variant(
                    condition,
                    hoisted(chosen, around: rest),
                    spelling: original?.spelling,
                    origin: original?.origin ?? Origin()
                )
            )
        }
        guard let first = own.first, !variants.isEmpty else { return pattern }
        let name = own.allSatisfy { $0.name == first.name } ? first.name : nil
        return Pattern([.select(Select(first.selector, variants: variants, name: name))])
    }

    /// Whether hoisting would change nothing.
    func isHoisted(_ pattern: Pattern, around levels: some BidirectionalCollection<Level>) -> Bool {
        guard let level = levels.first else {
            return !pattern.contains { if case .select = $0 { true } else { false } }
        }
        guard let select = pattern.onlySelect else {
            return !isComplete && !pattern.contains { if case .select = $0 { true } else { false } }
        }
        guard matches(select, level) else { return !isComplete && isHoisted(pattern, around: levels.dropFirst()) }
        return isInOrder(select)
            && select.variants.indices.allSatisfy {
                isHoisted(select.variants[$0].pattern, around: levels.dropFirst())
            }
    }

    private func matches(_ select: Select, _ level: Level) -> Bool {
        switch level {
        case .chooser(let chooser): chooser.isChooser(of: select)
        case .number(let argument): select.numberArgument == argument
        }
    }

    /// What a select says where a condition holds; nil where it says nothing.
    private func choose(_ condition: Condition, from select: Select, _ level: Level) -> Pattern? {
        if let exact = select.variants.first(where: { $0.condition == condition }) { return exact.pattern }
        switch level {
        case .chooser: return select.variant(choosing: condition == .otherwise ? nil : condition)?.pattern
        case .number: return select.pattern(for: condition, language: language, forms: forms)
        }
    }

    /// The variants of a select that says the same for every number.
    private func all(_ pattern: Pattern) -> [Variant] {
        if forms.isEmpty || forms.contains(where: { $0.condition == .otherwise && $0.isRequired }) {
            return [Variant(.otherwise, pattern)]
        }
        return forms.map { Variant($0.condition, pattern, spelling: $0.name) }
    }

    // MARK: Order

    /// The conditions of selects on the same thing, each once, in the order in which they are to be tried.
    private func conditions(of selects: [Select], _ level: Level) -> [Condition] {
        var conditions: [Condition] = []
        var seen: Set<Condition> = []
        for select in selects {
            for variant in select.variants where seen.insert(variant.condition).inserted {
                conditions.append(variant.condition)
            }
        }
        if case .chooser(let chooser) = level {
            if chooser.kind == .width { return conditions.sorted { ($0.width ?? 0) > ($1.width ?? 0) } }
            // What does not hang on the select is said for all other values, too.
            if seen.insert(.otherwise).inserted { conditions.append(.otherwise) }
        }
        return conditions.enumerated()
            .sorted { (rank(of: $0.element), $0.offset) < (rank(of: $1.element), $1.offset) }.map(\.element)
    }

    /// Whether a select's conditions stand in the order in which they are to be tried, none twice.
    private func isInOrder(_ select: Select) -> Bool {
        var last = Int.min
        for index in select.variants.indices {
            let condition = select.variants[index].condition
            let rank = rank(of: condition)
            if rank < last || select.variants[..<index].contains(where: { $0.condition == condition }) { return false }
            last = rank
        }
        return true
    }

    /// The place of a condition: absent, exact numbers, the target's forms in their order, `otherwise`.
    private func rank(of condition: Condition) -> Int {
        switch condition {
        case .absent: return -2
        case .otherwise: return .max
        default: break
        }
        // Without forms conditions are tried in the order that they have.
        if forms.isEmpty { return 0 }
        if let index = forms.firstIndex(where: { $0.condition == condition }) { return index }
        if case .number = condition { return -1 }
        if case .category(let category, _) = condition { return forms.count + category.order }
        return forms.count
    }
}

extension Condition {
    fileprivate var width: Int? {
        if case .atLeast(let width) = self { return width }
        return nil
    }
}
