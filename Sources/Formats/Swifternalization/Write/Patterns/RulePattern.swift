import InterlinguaIR

/// Writes plural rules as regular expressions that are exact for all decimal spellings of numbers.
enum RulePattern {
    /// More values than this are not written out for one relation.
    private static let valueLimit = 1_000

    /// For each alternative of a rule the look-aheads for its relations, at the first digit of a number.
    ///
    /// Nil for a rule whose relations are too long to write.
    ///
    /// - Parameter end: what stands behind the number: `$`, or the separator behind it.
    static func branches(of rule: PluralRule, end: String) -> [String]? {
        var branches: [String] = []
        for relations in rule.alternatives {
            var branch = ""
            var isPossible = true
            for relation in relations {
                if relation.operand == .e {
                    // A text has no compact exponent: the operand is 0.
                    if relation.ranges.contains(where: { $0.contains(0) }) == relation.isNegated { isPossible = false }
                    continue
                }
                guard let alternatives = alternatives(of: relation) else { return nil }
                branch += (relation.isNegated ? "(?!" : "(?=") + DigitPatterns.group(alternatives) + end + ")"
            }
            if isPossible { branches.append(branch) }
        }
        return branches
    }

    /// Alternatives for the spellings of which a relation, were it not negated, holds.
    private static func alternatives(of relation: PluralRule.Relation) -> [String]? {
        switch relation.operand {
        case .n:
            guard let integers = integers(relation) else { return nil }
            if !relation.includesFractions { return [DigitPatterns.group(integers) + #"(?:\.0+)?"#] }
            // Between the ends of a range fractions belong to it.
            let below = relation.ranges.filter { $0.lowerBound < $0.upperBound }
                .map { $0.lowerBound...($0.upperBound - 1) }
            let inner = PluralRule.Relation(.i, modulus: relation.modulus, ranges: below)
            guard let within = Self.integers(inner) else { return nil }
            return [DigitPatterns.group(within) + #"(?:\.[0-9]+)?"#, DigitPatterns.group(integers) + #"(?:\.0+)?"#]
        case .i:
            guard let integers = integers(relation) else { return nil }
            return [DigitPatterns.group(integers) + #"(?:\.[0-9]+)?"#]
        case .v, .w: return counts(relation)
        case .f:
            guard let fractions = fractions(relation, relation.ranges) else { return nil }
            return (contains(0, relation) ? ["[0-9]+"] : []) + [#"[0-9]+\."# + DigitPatterns.group(fractions)]
        case .t:
            guard let fractions = fractionsWithoutTens(relation) else { return nil }
            let none = contains(0, relation) ? [#"[0-9]+(?:\.0+)?"#] : []
            return none + (fractions.isEmpty ? [] : [#"[0-9]+\."# + DigitPatterns.group(fractions) + "0*"])
        case .e: return nil
        }
    }

    private static func contains(_ number: Int, _ relation: PluralRule.Relation) -> Bool {
        relation.ranges.contains { range in
            relation.modulus.map { number % $0 == number && range.contains(number) } ?? range.contains(number)
        }
    }

    // MARK: Whole part

    /// The number of digits of a power of ten, and the values modulo it; nil for a relation without modulus.
    private static func residues(
        _ relation: PluralRule.Relation,
        _ ranges: [ClosedRange<Int>]
    ) -> (length: Int, ranges: [ClosedRange<Int>])?? {
        guard let modulus = relation.modulus else { return .some(nil) }
        var power = 10
        var length = 1
        while power % modulus != 0 {
            guard length < 7 else { return nil }
            power *= 10
            length += 1
        }
        let own = ranges.filter { $0.lowerBound < modulus }
            .map { $0.lowerBound...min($0.upperBound, modulus - 1) }
        if power == modulus { return .some((length, joined(own))) }
        var all: [ClosedRange<Int>] = []
        for factor in 0..<power / modulus {
            all += own.map { $0.lowerBound + factor * modulus...$0.upperBound + factor * modulus }
            if all.count > valueLimit { return nil }
        }
        return .some((length, joined(all)))
    }

    /// Ranges in ascending order, those that touch each other as one.
    private static func joined(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
        var result: [ClosedRange<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, last.upperBound == .max || range.lowerBound <= last.upperBound + 1 {
                result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }

    private static func integers(_ relation: PluralRule.Relation) -> [String]? {
        guard relation.ranges.count <= valueLimit, let residues = residues(relation, relation.ranges) else {
            return nil
        }
        guard let (length, ranges) = residues else {
            return joined(relation.ranges).flatMap(DigitPatterns.alternatives)
        }
        return ranges.flatMap { DigitPatterns.padded($0, length: length) }.map { "[0-9]*" + $0 }
            + short(ranges, length).flatMap(DigitPatterns.alternatives)
    }

    /// Those of some numbers that have fewer digits than a length.
    private static func short(_ ranges: [ClosedRange<Int>], _ length: Int) -> [ClosedRange<Int>] {
        var limit = 1
        for _ in 1..<max(1, length) { limit *= 10 }
        if limit == 1 { return [] }
        return ranges.filter { $0.lowerBound < limit }.map { $0.lowerBound...min($0.upperBound, limit - 1) }
    }

    // MARK: Fraction

    private static func counts(_ relation: PluralRule.Relation) -> [String]? {
        guard relation.modulus == nil else { return nil }
        var result: [String] = []
        for range in relation.ranges {
            guard range.upperBound <= 50 else { return nil }
            for count in range {
                switch (relation.operand, count) {
                case (.v, 0): result.append("[0-9]+")
                case (.v, _): result.append(#"[0-9]+\.[0-9]{\#(count)}"#)
                case (_, 0): result.append(#"[0-9]+(?:\.0+)?"#)
                case (_, 1): result.append(#"[0-9]+\.[1-9]0*"#)
                default: result.append(#"[0-9]+\.[0-9]{\#(count - 1)}[1-9]0*"#)
                }
            }
        }
        return result
    }

    private static func fractions(_ relation: PluralRule.Relation, _ ranges: [ClosedRange<Int>]) -> [String]? {
        guard ranges.count <= valueLimit, let residues = residues(relation, ranges) else { return nil }
        guard let (length, found) = residues else {
            return ranges.flatMap(DigitPatterns.alternatives).map { "0*" + $0 }
        }
        return found.flatMap { DigitPatterns.padded($0, length: length) }.map { "[0-9]*" + $0 }
            + short(found, length).flatMap(DigitPatterns.alternatives).map { "0*" + $0 }
    }

    private static func fractionsWithoutTens(_ relation: PluralRule.Relation) -> [String]? {
        var ranges: [ClosedRange<Int>] = []
        for range in relation.ranges {
            guard range.upperBound - range.lowerBound < valueLimit else { return nil }
            for number in range where number % 10 != 0 { ranges.append(number...number) }
        }
        return fractions(relation, ranges)
    }
}
