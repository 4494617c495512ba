public import InterlinguaIR

/// A domain of numbers cut into cells within which all of a set of conditions stay the same.
///
/// Exact for whole numbers: between two neighbouring constants only remainders count, so that the first numbers of each
/// stretch, as many as the largest modulus, show everything; and of these only one is taken from each stretch between two
/// ends of ranges modulo that number, and so on down to the smallest modulus. Fractions are shown by representatives of
/// every number of digits and every remainder that the conditions tell apart.
public struct NumberPartition: Sendable {
    /// Some numbers that no condition tells apart.
    public struct Cell: Sendable, Hashable {
        /// The smallest of them in magnitude that was found.
        public var number: DecimalNumber

        /// Whether there is no other number in the cell.
        public var isSingle: Bool
    }

    /// The cells: whole numbers ascending, then negative ones, then those with fractions.
    public let cells: [Cell]

    /// Constants above this, and more cells than this, are not analysed.
    static let maximumConstant = 1_000_000_000_000_000
    /// How many cells are looked at before giving up.
    static let maximumCellCount = 20_000

    /// The numbers of stretches between two constants up to this length have a cell each.
    static let maximumListedCount = 12

    /// Cuts a domain by rules and ranges; nil if that would take too many cells.
    public init?(_ domain: NumberDomain, rules: [PluralRule], ranges: [NumberRange]) {
        let relations = rules.flatMap(\.relations)
        let integerRelations = relations.filter { $0.operand == .n || $0.operand == .i }
        var bounds: [DecimalNumber] = []
        for bound in ranges.flatMap({ [$0.lower?.value, $0.upper?.value] }) {
            if let bound, !bounds.contains(bound) { bounds.append(bound) }
        }
        guard let levels = Self.levels(integerRelations),
            let cuts = Self.cuts(ranges, domain),
            let positive = Self.whole(integerRelations, levels, cuts, from: 0)
        else { return nil }
        var cells = positive
        var negative: [Cell] = []
        if domain.hasNegatives {
            guard let cuts = Self.cuts(ranges.map(\.mirrored), domain),
                let found = Self.whole(integerRelations, levels, cuts, from: 1)
            else { return nil }
            negative = found
            // The cell of 0 stands in the list for numbers between 0 and -1.
            for cell in found where !cell.number.isZero {
                cells.append(Cell(number: cell.number.negated, isSingle: cell.isSingle))
            }
        }
        if domain.hasFractions {
            guard let fractions = Self.fractions(relations.filter { ![.n, .i, .e].contains($0.operand) }),
                (positive.count + negative.count) * fractions.count <= Self.maximumCellCount
            else { return nil }
            for cell in positive {
                for fraction in fractions { cells.append(Cell(number: cell.number.adding(fraction), isSingle: false)) }
            }
            for cell in negative {
                for fraction in fractions {
                    cells.append(Cell(number: cell.number.adding(fraction).negated, isSingle: false))
                }
            }
            for bound in bounds where !bound.isWhole && (domain.hasNegatives || !bound.isNegative) {
                cells.append(Cell(number: bound, isSingle: true))
                cells += bound.neighbours.map { Cell(number: $0, isSingle: false) }
            }
        }
        self.cells = cells
    }

    /// A modulus and the remainders at which a relation may change.
    private struct Level {
        var modulus: Int
        var cuts: [Int]
    }

    /// The moduli from the largest to the smallest, each dividing the one before it; nil if there is no such order.
    private static func levels(_ relations: [PluralRule.Relation]) -> [Level]? {
        var cuts: [Int: Set<Int>] = [:]
        for relation in relations {
            guard let modulus = relation.modulus, modulus > 1 else { continue }
            for range in relation.ranges where range.lowerBound < modulus {
                cuts[modulus, default: [0]].insert(range.lowerBound)
                if range.upperBound < modulus - 1 { cuts[modulus, default: [0]].insert(range.upperBound + 1) }
            }
        }
        let moduli = cuts.keys.sorted(by: >)
        for (larger, smaller) in zip(moduli, moduli.dropFirst()) where larger % smaller != 0 {
            return singleLevel(cuts)
        }
        return moduli.map { Level(modulus: $0, cuts: (cuts[$0] ?? []).sorted()) }
    }

    /// One level for moduli that don't divide each other: their least common multiple.
    private static func singleLevel(_ cuts: [Int: Set<Int>]) -> [Level]? {
        var multiple = 1
        for modulus in cuts.keys.sorted() {
            var (larger, smaller) = (multiple, modulus)
            while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
            let (product, overflow) = (multiple / larger).multipliedReportingOverflow(by: modulus)
            if overflow || product > 1_000_000 { return nil }
            multiple = product
        }
        var all: Set<Int> = []
        for (modulus, remainders) in cuts {
            if multiple / modulus * remainders.count > maximumCellCount { return nil }
            for start in stride(from: 0, to: multiple, by: modulus) { all.formUnion(remainders.map { $0 + start }) }
        }
        return [Level(modulus: multiple, cuts: all.sorted())]
    }

    /// The whole numbers, 0 and above, from which on a range holds or no longer holds; nil if one is too large.
    ///
    /// With fractions also those at which only the fractions behind a number belong to a range.
    private static func cuts(_ ranges: [NumberRange], _ domain: NumberDomain) -> Set<Int>? {
        var cuts: Set<Int> = []
        for range in ranges {
            for (bound, startsHere) in [(range.lower, true), (range.upper, false)] {
                guard let bound, !bound.value.isNegative else { continue }
                guard let whole = Int(exactly: bound.value.truncated), whole < maximumConstant else { return nil }
                let isCutBefore = bound.value.isWhole && bound.isInclusive == startsHere
                if isCutBefore || domain.hasFractions { cuts.insert(whole) }
                if !isCutBefore || domain.hasFractions { cuts.insert(whole + 1) }
            }
        }
        return cuts
    }

    private static func whole(
        _ relations: [PluralRule.Relation],
        _ levels: [Level],
        _ rangeCuts: Set<Int>,
        from first: Int
    ) -> [Cell]? {
        var cuts = rangeCuts.union([0, first])
        for relation in relations where relation.modulus == nil {
            for range in relation.ranges {
                guard range.upperBound < maximumConstant else { return nil }
                cuts.formUnion([max(range.lowerBound, 0), max(range.upperBound + 1, 0)])
            }
        }
        let starts = cuts.sorted()
        var cells: [Cell] = []
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : nil
            if let end, end - start <= maximumListedCount {
                cells += (start..<end).map { Cell(number: DecimalNumber($0), isSingle: true) }
                continue
            }
            var found: [Range<Int>] = []
            guard pieces(from: start, to: end ?? .max, levels[...], &found) else { return nil }
            cells += found.map { Cell(number: DecimalNumber($0.lowerBound), isSingle: false) }
            if cells.count > maximumCellCount { return nil }
        }
        return cells
    }

    /// The stretches of an interval on which all relations stay the same, within one period of the largest modulus.
    private static func pieces(
        from start: Int,
        to end: Int,
        _ levels: ArraySlice<Level>,
        _ found: inout [Range<Int>]
    ) -> Bool {
        guard let level = levels.first else {
            found.append(start..<end)
            return found.count <= maximumCellCount
        }
        let end = end - start > level.modulus ? start + level.modulus : end
        let base = start - start % level.modulus
        var starts = [start]
        for period in [base, base + level.modulus] {
            for cut in level.cuts where period + cut > start && period + cut < end { starts.append(period + cut) }
        }
        for (index, piece) in starts.enumerated() {
            let next = index + 1 < starts.count ? starts[index + 1] : end
            if !pieces(from: piece, to: next, levels.dropFirst(), &found) { return false }
        }
        return true
    }

    /// Fractions between 0 and 1 that show all that relations on v, w, f and t tell apart; nil if there are too many.
    ///
    /// Numbers are written with the fewest digits, so no fraction ends in zero, and v is w, f is t.
    private static func fractions(_ relations: [PluralRule.Relation]) -> [DecimalNumber]? {
        let counts = relations.filter { $0.operand == .v || $0.operand == .w }
        let digits = relations.filter { $0.operand == .f || $0.operand == .t }
        let longest = (counts.flatMap(\.ranges).map(\.upperBound).max() ?? 0) + 1
        let needed = digits.map { String($0.modulus ?? ($0.ranges.map(\.upperBound).max() ?? 0)).utf8.count }.max() ?? 1
        guard longest <= 4, needed <= 6, let levels = levels(digits) else { return nil }
        var fractions: [DecimalNumber] = []
        for count in 1...max(longest, min(needed, 4)) {
            let limit = (0..<count).reduce(1) { power, _ in power * 10 }
            var cuts: Set<Int> = [1]
            for relation in digits where relation.modulus == nil {
                for range in relation.ranges { cuts.formUnion([range.lowerBound, min(range.upperBound, limit) + 1]) }
            }
            let starts = cuts.filter { $0 > 0 && $0 < limit }.sorted()
            for (index, start) in starts.enumerated() {
                var found: [Range<Int>] = []
                let end = index + 1 < starts.count ? starts[index + 1] : limit
                guard pieces(from: start, to: end, levels[...], &found) else { return nil }
                for piece in found {
                    guard let value = piece.prefix(2).first(where: { $0 % 10 != 0 }) else { continue }
                    let digits = String(value).utf8.map { $0 &- UInt8(ascii: "0") }
                    fractions.append(DecimalNumber(isNegative: false, digits: digits, exponent: -count))
                }
            }
        }
        return fractions
    }
}

extension DecimalNumber {
    /// The sum of a whole number that is not negative and a fraction between 0 and 1.
    fileprivate func adding(_ fraction: DecimalNumber) -> DecimalNumber {
        let places = fraction.fractionDigits
        return DecimalNumber(isNegative: false, digits: integerDigits + places, exponent: -places.count)
    }

    /// The numbers with one more digit right below and above a number that is not whole.
    fileprivate var neighbours: [DecimalNumber] {
        let above = DecimalNumber(isNegative: isNegative, digits: digits + [1], exponent: exponent - 1)
        // The last digit is not 0, so that it can be lowered.
        var lower = digits
        if let last = lower.popLast() { lower += [last - 1, 9] }
        return [DecimalNumber(isNegative: isNegative, digits: lower, exponent: exponent - 1), above]
    }
}
