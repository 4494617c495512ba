import InterlinguaIR

/// Brings the messages of one entry into normal form.
struct Normalizer {
    let numbers: NormalForm.Numbers
    /// Questions answered before.
    var cache = ClassificationCache()

    /// The new index of each argument, by its old one.
    private let indices: [Int]

    /// The types of the arguments, by their new indices.
    let types: [ArgumentType]

    /// The arguments, by their new indices, that some message expects to be absent.
    private let optionalArguments: Set<Int>

    var language: LanguageTag = .undetermined
    /// How many sentences were found so far.
    var leafCount = 0

    /// Prepares for an entry; `order` are the indices of its arguments in their new order.
    init(_ entry: Entry, _ order: [Int], _ numbers: NormalForm.Numbers) {
        self.numbers = numbers
        var indices = Array(order.indices)
        for (new, old) in order.enumerated() { indices[old] = new }
        self.indices = indices
        types = order.map { entry.arguments[$0].type }
        var optional: Set<Int> = []
        for message in entry.messages.values {
            for select in message.patterns.lazy.flatMap(\.selects) {
                guard case .argument(let index, _) = select.selector, indices.indices.contains(index) else { continue }
                if select.variants.contains(where: { $0.condition == .absent }) { optional.insert(indices[index]) }
            }
        }
        optionalArguments = optional
    }

    /// The normal form of a message, and whether it has few enough sentences to have one.
    mutating func normalize(_ message: Message, _ language: LanguageTag) -> (Message, isExpanded: Bool) {
        self.language = language
        leafCount = 0
        var isExpanded = true
        let content = message.mapPatterns { pattern in
            guard let clean = try? pattern.cleaned(indices) else {
                isExpanded = false
                return pattern
            }
            do {
                return try hoisted(clean) ?? .gap
            } catch {
                isExpanded = false
                return clean
            }
        }.content
        return (Message(content: content), isExpanded)
    }

    /// The domain in which an argument's values are looked at.
    func domain(of argument: Int) -> NumberDomain {
        guard numbers == .ofArgumentTypes else { return .wholeNumbers }
        return types.indices.contains(argument) ? NumberDomain(of: types[argument]) : NumberDomain(of: .any)
    }

    /// Whether an argument can be nothing but a number.
    func isNumeric(_ argument: Int) -> Bool {
        types.indices.contains(argument) && ArgumentType.number.intersection(with: types[argument]) == types[argument]
    }

    /// Whether calls without the argument are meant.
    func isOptional(_ argument: Int) -> Bool { optionalArguments.contains(argument) }

    /// The tree of selects around whole sentences; nil if nothing can be said.
    mutating func hoisted(_ pattern: Pattern) throws(TooLarge) -> Pattern? {
        guard !pattern.isPlainText else {
            try countLeaf()
            return pattern
        }
        var selects = pattern.selects
        let hasGap = selects.contains { $0.variants.isEmpty }
        selects.removeAll { $0.variants.isEmpty }
        guard let selector = selects.map(\.selector).min(by: { $0.rank < $1.rank }) else {
            try countLeaf()
            return hasGap ? nil : pattern
        }
        let same = selects.filter { $0.selector == selector }
        switch selector {
        case .width: return try hoistedByWidth(pattern, same)
        case .environment: return try hoistedByText(pattern, same)
        case .argument(let index, let reading): return try hoistedByArgument(pattern, same, index, reading)
        }
    }

    private mutating func countLeaf() throws(TooLarge) {
        leafCount += 1
        if leafCount > NormalForm.maximumLeafCount { throw TooLarge() }
    }

    private mutating func hoistedByWidth(_ pattern: Pattern, _ selects: [Select]) throws(TooLarge) -> Pattern? {
        let widths = Set(selects.flatMap(\.variants).compactMap(\.condition.width)).sorted(by: >)
        var variants: [Variant] = []
        for width in widths {
            let chosen = pattern.resolved(.width) { select in
                select.variants.first { ($0.condition.width ?? .max) <= width } ?? select.variants.last
            }
            let sentence = try hoisted(chosen) ?? .gap
            if variants.last?.pattern == sentence { variants.removeLast() }
            variants.append(Variant(.atLeast(width), sentence))
        }
        guard let last = variants.last else { return nil }
        if variants.count == 1 { return last.pattern == .gap ? nil : last.pattern }
        // What is narrower than the smallest width gets its text too, whatever that width is.
        variants[variants.count - 1].condition = .atLeast(0)
        return Pattern([.select(Select(.width, variants: variants))])
    }
}

extension Selector {
    /// The place in the order of hoisting: width, environment, then the arguments.
    fileprivate var rank: (Int, Int) {
        switch self {
        case .width: (0, 0)
        case .environment(let environment): (1, environment == .device ? 0 : 1)
        case .argument(let index, let reading): (2 + max(0, index), Reading.allCases.firstIndex(of: reading) ?? 0)
        }
    }
}

extension Condition {
    fileprivate var width: Int? {
        if case .atLeast(let width) = self { return width }
        return nil
    }
}

extension Pattern {
    /// The pattern with every select on something replaced by one of its variants, by a gap where it has none.
    func resolved(
        _ selector: Selector,
        where isMeant: (Select) -> Bool = { _ in true },
        _ choose: (Select) -> Variant?
    ) -> Pattern {
        resolvingSelects { select in
            guard select.selector == selector, !select.variants.isEmpty, isMeant(select) else { return nil }
            return choose(select)?.pattern ?? .gap
        }
    }
}
