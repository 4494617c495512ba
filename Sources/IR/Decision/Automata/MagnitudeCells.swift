/// The numbers from 0 up, cut into the ends of ranges and what lies between them.
///
/// Cell 2k + 1 is the k-th end alone, cell 2k what lies below it and above the one before.
struct MagnitudeCells {
    /// The end of a range.
    struct End: Hashable, Comparable {
        /// The digits before the point.
        var whole: UInt64
        /// The digits behind the point, as few as possible.
        var fraction: [UInt8]

        /// Orders ends by where they lie on the line of numbers.
        static func < (left: End, right: End) -> Bool {
            left.whole == right.whole
                ? left.fraction.lexicographicallyPrecedes(right.fraction) : left.whole < right.whole
        }
    }

    /// What is known of a number by its integer part.
    struct Integer: Hashable {
        /// The label of the number if nothing stands behind the point.
        var label: Int32
        /// The ends with the same integer part; empty if the label is the same whatever stands there.
        var ends: Range<Int>
    }

    private(set) var ends: [End] = []

    private(set) var labels: [Int32] = []

    /// What the labels of the integer parts' automaton mean.
    private(set) var integers: [Integer] = []

    /// Reads integer parts.
    var automaton: EndingAutomaton

    /// Numbers from 10¹⁸ on are not looked at, nor fractions of more digits than this together.
    private static let maximumLength = 18
    private static let maximumFractionSize = 2_000_000

    /// Cuts the numbers by ranges, each with its predicate.
    init(
        _ ranges: [(predicate: Int32, range: NumberRange)],
        hasFractions: Bool,
        _ table: inout SignatureTable
    ) throws(Undecided) {
        var found: Set<End> = []
        var size = 0
        for bound in ranges.flatMap({ [$0.range.lower, $0.range.upper] }) {
            guard let bound, !bound.value.isNegative else { continue }
            let end = try Self.end(bound.value)
            size += end.fraction.count
            if size > Self.maximumFractionSize { throw .tooLarge }
            found.insert(end)
        }
        ends = found.sorted()
        let last = UInt64(2 * ends.count)
        var spans: [Stretches.Span] = []
        for (predicate, range) in ranges {
            var low: UInt64 = 0
            var high = last
            if let lower = range.lower, !lower.value.isNegative {
                low = UInt64(2 * ends.insertionIndex(of: try Self.end(lower.value))) + (lower.isInclusive ? 1 : 2)
            }
            if let upper = range.upper {
                if upper.value.isNegative { continue }
                high = UInt64(2 * ends.insertionIndex(of: try Self.end(upper.value))) + (upper.isInclusive ? 1 : 0)
            }
            if low <= high { spans.append(Stretches.Span(predicate: predicate, range: low...high)) }
        }
        let cells = try Stretches(spans, upTo: last, &table)
        labels = (0...last).map { cells.label(of: $0) }
        automaton = EndingAutomaton(absolute: Stretches(starts: [0], labels: [0]))
        automaton = EndingAutomaton(absolute: integerStretches(hasFractions: hasFractions))
    }

    private static func end(_ number: DecimalNumber) throws(Undecided) -> End {
        guard number.digits.count + number.exponent <= maximumLength, -number.exponent <= maximumFractionSize,
            let whole = UInt64(exactly: number.truncated)
        else { throw .tooLarge }
        return End(whole: whole, fraction: number.fractionDigits)
    }

    /// The integer parts that have the same ends of ranges around them.
    private mutating func integerStretches(hasFractions: Bool) -> Stretches {
        var numbers: [Integer: Int32] = [:]
        var starts: [UInt64] = []
        var values: [Int32] = []
        func add(_ integer: Integer, from start: UInt64, to integers: inout [Integer]) {
            let number = numbers[integer] ?? Int32(truncatingIfNeeded: integers.count)
            if numbers.updateValue(number, forKey: integer) == nil { integers.append(integer) }
            if starts.last == start {
                starts.removeLast()
                values.removeLast()
            }
            if values.last != number {
                starts.append(start)
                values.append(number)
            }
        }
        var index = 0
        add(Integer(label: labels[0], ends: 0..<0), from: 0, to: &integers)
        while index < ends.count {
            let whole = ends[index].whole
            var behind = index
            while behind < ends.count, ends[behind].whole == whole { behind += 1 }
            let exact = labels[2 * index + (ends[index].fraction.isEmpty ? 1 : 0)]
            add(Integer(label: exact, ends: hasFractions ? index..<behind : 0..<0), from: whole, to: &integers)
            add(Integer(label: labels[2 * behind], ends: 0..<0), from: whole + 1, to: &integers)
            index = behind
        }
        return Stretches(starts: starts, labels: values)
    }
}
