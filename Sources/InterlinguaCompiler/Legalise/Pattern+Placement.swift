import InterlinguaIR

extension Pattern {
    /// The pattern as one select on an argument, with everything else inside its variants.
    func hoisted(around argument: Int, reading: Reading, language: LanguageTag) -> Select {
        let own = selects.filter { $0.numberArgument == argument }
        var conditions: [Condition] = []
        for variant in own.flatMap(\.variants) where !conditions.contains(variant.condition) {
            conditions.append(variant.condition)
        }
        if own.isEmpty { conditions = [.otherwise] }
        let variants = conditions.sorted { $0.placementOrder < $1.placementOrder }.map { condition in
            let pattern = resolvingSelects { select in
                select.numberArgument == argument ? select.pattern(for: condition, language: language) : nil
            }
            let original = own.flatMap(\.variants).first { $0.condition == condition }
            return Variant(
                condition,
                pattern,
                spelling: original?.spelling,
                origin: original?.origin ?? Origin()
            )
        }
        return Select(.argument(argument, reading), variants: variants, name: own.count == 1 ? own.first?.name : nil)
    }

    /// Whether hoisting a select around the pattern would change nothing.
    func isHoisted(around argument: Int, reading: Reading) -> Bool {
        guard elements.count == 1, case .select(let select) = elements[0] else { return false }
        if case .environment = select.selector {
            return select.variants.indices.allSatisfy {
                select.variants[$0].pattern.isHoisted(around: argument, reading: reading)
            }
        }
        guard select.selector == .argument(argument, reading) else { return false }
        var order = -1
        for index in select.variants.indices {
            let condition = select.variants[index].condition
            let next = condition.placementOrder
            guard next >= order, !select.variants[..<index].contains(where: { $0.condition == condition }) else {
                return false
            }
            order = next
            let hasInner = select.variants[index].pattern.contains { element in
                if case .select(let inner) = element { return inner.numberArgument == argument }
                return false
            }
            if hasInner { return false }
        }
        return true
    }

    /// Changes what stands inside selects by device or product that are around the whole pattern.
    func mappingBelowEnvironments(_ transform: (Pattern) -> Pattern) -> Pattern {
        guard elements.count == 1, case .select(var select) = elements[0], case .environment = select.selector else {
            return transform(self)
        }
        for index in select.variants.indices {
            select.variants[index].pattern = select.variants[index].pattern.mappingBelowEnvironments(transform)
        }
        return Pattern([.select(select)])
    }

    /// The uses of an argument that stand in no other use of it: selects on it, and places that show it.
    func outermostUses(of argument: Int) -> [ArgumentUse] {
        var uses: [ArgumentUse] = []
        _ = replacing { element in
            guard let use = ArgumentUse(element, of: argument) else { return nil }
            uses.append(use)
            return self
        }
        return uses
    }

    /// The pattern with a placeholder for text in the place of each outermost use of an argument.
    func replacingOutermostUses(of argument: Int) -> Pattern {
        replacing { element in
            ArgumentUse(element, of: argument).map { _ in Pattern([.placeholder(Placeholder(argument: argument))]) }
        }
    }
}

/// A select on an argument, or a place that shows it.
struct ArgumentUse {
    /// The select or placeholder.
    let element: Element

    /// The use as a pattern of its own.
    var pattern: Pattern { Pattern([element]) }

    /// Takes an element if it is a use of the argument.
    init?(_ element: Element, of argument: Int) {
        switch element {
        case .select(let select) where select.numberArgument == argument: break
        case .placeholder(let placeholder) where placeholder.argument == argument: break
        default: return nil
        }
        self.element = element
    }

    /// Whether another use gives the same text; names and places do not count.
    func saysTheSame(as other: ArgumentUse) -> Bool {
        switch (element, other.element) {
        case (.select(let left), .select(let right)):
            left.selector == right.selector && left.variants.count == right.variants.count
                && zip(left.variants, right.variants).allSatisfy {
                    $0.condition == $1.condition && $0.pattern == $1.pattern
                }
        default: element == other.element
        }
    }
}

extension Select {
    /// What the select says where a condition holds: its variant for it, else the one that takes such numbers in.
    func pattern(for condition: Condition, language: LanguageTag) -> Pattern {
        if let exact = variants.first(where: { $0.condition == condition }) { return exact.pattern }
        if case .number(let range) = condition, let number = range.onlyNumber {
            if let variant = variants.first(where: { $0.condition.holds(for: number, language: language) }) {
                return variant.pattern
            }
        }
        return variants.first { $0.condition == .otherwise }?.pattern ?? variants.last?.pattern ?? Pattern()
    }
}

extension Condition {
    /// Exact numbers and ranges first, then categories in CLDR's order, `otherwise` last.
    var placementOrder: Int {
        switch self {
        case .number: 0
        case .category(let category, _): category.placementOrder
        case .rule, .text, .matches, .atLeast: 10
        case .absent: 11
        case .otherwise: 12
        }
    }

    /// The condition as a part's link writes it.
    var partSpelling: String {
        switch self {
        case .category(let category, _): category.rawValue
        case .number(let range): range.onlyNumber.map { "=\($0)" } ?? "range"
        case .text(let text): text
        case .atLeast(let width): String(width)
        case .rule, .matches, .absent: "condition"
        case .otherwise: "other"
        }
    }

    /// Whether a condition on numbers holds for a number that is written with the fewest digits.
    func holds(for number: DecimalNumber, language: LanguageTag) -> Bool {
        switch self {
        case .number(let range): range.contains(number)
        case .category(let category, let kind):
            PluralRules.rules(for: language, kind: kind).category(of: PluralOperands(number)) == category
        case .rule(let rule): rule.holds(for: PluralOperands(number))
        case .text(let text): text == String(describing: number)
        case .matches, .atLeast, .absent: false
        case .otherwise: true
        }
    }
}

extension PluralCategory {
    /// The place in CLDR's order, from 1.
    fileprivate var placementOrder: Int {
        switch self {
        case .zero: 1
        case .one: 2
        case .two: 3
        case .few: 4
        case .many: 5
        case .other: 6
        }
    }
}

extension Array {
    /// The element at an index, or nil where there is none.
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
