/// Reads a decimal spelling and tells in which ranges the number lies.
struct RangeAutomaton: SpellingAutomaton {
    /// Where in the spelling the automaton is.
    enum State: Hashable {
        /// Digits before the point.
        case integer(isNegative: Bool, EndingAutomaton.State)
        /// Behind the point: the ends whose digits begin as the number's do, and how many digits were compared.
        case fraction(isNegative: Bool, ends: Range<Int>, length: Int)
        /// Nothing that follows makes a difference.
        case settled(Int32)
    }

    private var positive: MagnitudeCells
    private var negative: MagnitudeCells?
    private let truncates: Bool
    let signatures: [[Int32]]

    /// Cuts a domain by ranges, each with its predicate; where numbers are truncated what stands behind the point does
    /// not count.
    init(
        _ ranges: [(predicate: Int32, range: NumberRange)],
        _ domain: NumberDomain,
        truncates: Bool
    ) throws(Undecided) {
        var table = SignatureTable()
        let hasFractions = domain.hasFractions && !truncates
        positive = try MagnitudeCells(ranges, hasFractions: hasFractions, &table)
        if domain.hasNegatives {
            let mirrored = ranges.map { (predicate: $0.predicate, range: $0.range.mirrored) }
            negative = try MagnitudeCells(mirrored, hasFractions: hasFractions, &table)
        }
        self.truncates = truncates
        signatures = table.elements
    }

    var start: State { .integer(isNegative: false, positive.automaton.start) }

    mutating func next(_ state: State, _ letter: Int) -> State? {
        switch state {
        case .settled: return state
        case .fraction(let isNegative, let ends, let length):
            return fraction(isNegative, ends, length, digit: UInt8(truncatingIfNeeded: letter))
        case .integer(let isNegative, let digits):
            switch letter {
            case DecimalLetter.minus:
                return negative.map { .integer(isNegative: true, $0.automaton.start) } ?? state
            case DecimalLetter.point:
                let integer = integer(isNegative, digits)
                if truncates || integer.ends.isEmpty { return .settled(integer.label) }
                return .fraction(isNegative: isNegative, ends: integer.ends, length: 0)
            default: return .integer(isNegative: isNegative, nextInteger(isNegative, digits, letter))
            }
        }
    }

    func label(of state: State) -> Int32 {
        switch state {
        case .settled(let label): return label
        case .integer(let isNegative, let digits): return integer(isNegative, digits).label
        case .fraction(let isNegative, let ends, let length):
            let cells = cells(isNegative)
            // Digits that an end has no more are zeros: the number is equal to it.
            let isEqual = cells.ends[ends.lowerBound].fraction.count <= length
            return cells.labels[2 * ends.lowerBound + (isEqual ? 1 : 0)]
        }
    }

    private func cells(_ isNegative: Bool) -> MagnitudeCells {
        if isNegative, let negative { return negative }
        return positive
    }

    private func integer(_ isNegative: Bool, _ digits: EndingAutomaton.State) -> MagnitudeCells.Integer {
        let label: Int32
        if isNegative, let negative {
            label = negative.automaton.label(of: digits)
            return negative.integers[Int(label)]
        }
        label = positive.automaton.label(of: digits)
        return positive.integers[Int(label)]
    }

    private mutating func nextInteger(
        _ isNegative: Bool,
        _ digits: EndingAutomaton.State,
        _ digit: Int
    ) -> EndingAutomaton.State {
        if isNegative, negative != nil { return negative?.nextInteger(digits, digit: digit) ?? digits }
        return positive.nextInteger(digits, digit: digit)
    }

    private func fraction(_ isNegative: Bool, _ ends: Range<Int>, _ length: Int, digit: UInt8) -> State {
        let cells = cells(isNegative)
        var low = ends.lowerBound
        while low < ends.upperBound, cells.digit(of: low, at: length) < digit { low += 1 }
        var high = low
        var longest = 0
        while high < ends.upperBound, cells.digit(of: high, at: length) == digit {
            longest = max(longest, cells.ends[high].fraction.count)
            high += 1
        }
        if low == high { return .settled(cells.labels[2 * low]) }
        return .fraction(isNegative: isNegative, ends: low..<high, length: min(length + 1, longest))
    }
}

extension MagnitudeCells {
    /// The digit of an end behind the point, by its place from 0.
    fileprivate func digit(of end: Int, at place: Int) -> UInt8 {
        let fraction = ends[end].fraction
        return place < fraction.count ? fraction[place] : 0
    }

    /// The state of the integer parts' automaton behind a digit.
    fileprivate mutating func nextInteger(_ state: EndingAutomaton.State, digit: Int) -> EndingAutomaton.State {
        automaton.next(state, digit: digit)
    }
}

extension NumberRange {
    /// The range of the numbers with the opposite sign.
    package var mirrored: NumberRange {
        func mirror(_ bound: Bound?) -> Bound? { bound.map { Bound($0.value.negated, isInclusive: $0.isInclusive) } }
        return NumberRange(lower: mirror(upper), upper: mirror(lower))
    }
}
