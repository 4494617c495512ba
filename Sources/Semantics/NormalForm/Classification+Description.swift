import InterlinguaIR

extension Classification {
    /// The classes of outcomes as exact numbers, then categories, in the order in which they are to be tried; nil if they
    /// can't be told by these.
    ///
    /// A category gets the outcome of its numbers; exact numbers before it are those that differ from the rest of their
    /// category. Where all cells of a category are single numbers, the rest is the largest one.
    func described(_ outcomes: [Int], _ isGap: (Int) -> Bool) -> [(Condition, Int)]? {
        var numbers: [(DecimalNumber, Int)] = []
        var classes: [(Condition, Int)] = []
        for category in PluralCategory.allCases {
            let members = cells.indices.filter { categories[$0] == category }
            guard let last = members.last else { continue }
            let many = members.filter { !cells[$0].isSingle }
            let base = outcomes[many.first ?? largest(of: members) ?? last]
            for cell in members where outcomes[cell] != base {
                guard cells[cell].isSingle, !isGap(outcomes[cell]) else { return nil }
                numbers.append((cells[cell].number, outcomes[cell]))
            }
            if !isGap(base) { classes.append((.category(category, kind), base)) }
        }
        let exact = numbers.sorted { $0.0 < $1.0 }.map { (Condition.number(.exactly($0.0)), $0.1) }
        return exact + classes
    }

    private func largest(of members: [Int]) -> Int? { members.max { cells[$0].number < cells[$1].number } }
}

extension Condition {
    /// The condition in words; nil where words would be longer than the class.
    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    /// Whether the condition is a regular expression.
    var isExpression: Bool {
        if case .matches = self { return true }
        return false
    }

    /// The same condition for numbers in its plainest form: a number rather than its text, and ends that belong to their
    /// ranges where all numbers are whole.
    func plain(in domain: NumberDomain) -> Condition {
        if case .text(let text) = self, let number = DecimalNumber(text) { return .number(.exactly(number)) }
        guard !domain.hasFractions, case .number(let range) = self else { return self }
        func whole(_ bound: NumberRange.Bound?, isUpper: Bool) -> NumberRange.Bound? {
            guard let bound, let truncated = Int(exactly: bound.value.truncated), abs(truncated) < .max / 2 else {
                return bound
            }
            var value = truncated
            if bound.value.isWhole {
                if !bound.isInclusive { value += isUpper ? -1 : 1 }
            } else if isUpper == bound.value.isNegative {
                value += isUpper ? -1 : 1
            }
            return NumberRange.Bound(DecimalNumber(value), isInclusive: true)
        }
        return .number(NumberRange(lower: whole(range.lower, isUpper: false), upper: whole(range.upper, isUpper: true)))
    }

    /// Exact numbers ascending, categories in CLDR's order, others by their spelling, then `otherwise`.
    func precedes(_ other: Condition) -> Bool {
        let (left, right) = (sortClass, other.sortClass)
        if left != right { return left < right }
        switch (self, other) {
        case (.number(let first), .number(let second)):
            if let first = first.onlyNumber, let second = second.onlyNumber { return first < second }
        case (.category(let first, _), .category(let second, _)):
            let order = PluralCategory.allCases
            return (order.firstIndex(of: first) ?? 0) < (order.firstIndex(of: second) ?? 0)
        default: break
        }
        return spelled < other.spelled
    }

    private var sortClass: Int {
        switch self {
        case .absent: 0
        case .number(let range) where range.onlyNumber != nil: 1
        case .category(_, .cardinal): 2
        case .category(_, .ordinal): 3
        case .otherwise: 5
        default: 4
        }
    }

    private var spelled: String {
        switch self {
        case .number(let range): range.description
        case .rule(let rule): rule.description
        case .text(let text): text
        case .matches(let expression): expression.source
        case .category, .atLeast, .absent, .otherwise: ""
        }
    }
}
