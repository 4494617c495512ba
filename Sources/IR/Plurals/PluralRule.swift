/// A plural rule's syntax tree, in CLDR's syntax (UTS #35, Language Plural Rules).
///
/// Alternatives joined by `or`, each of relations joined by `and`. A rule with one empty alternative always holds and is
/// spelled as an empty text; a rule without alternatives never holds.
public struct PluralRule: Sendable, Hashable {
    /// What a relation looks at; `c` is read as its older name `e`, which CLDR's rules use.
    public enum Operand: String, Sendable, Hashable, CaseIterable {
        /// The absolute value.
        case n
        /// The integer part.
        case i
        /// The number of visible fraction digits, with trailing zeros.
        case v
        /// The number of visible fraction digits, without trailing zeros.
        case w
        /// The visible fraction digits, with trailing zeros.
        case f
        /// The visible fraction digits, without trailing zeros.
        case t
        /// The exponent of ten in compact notation.
        case e
    }

    /// A comparison of an operand, or of its remainder, with numbers.
    public struct Relation: Sendable, Hashable {
        public let operand: Operand

        /// The number by which the operand is divided first, at least 1; nil where it is compared itself.
        public let modulus: Int?

        /// Whether the relation holds if the operand is none of the numbers.
        public let isNegated: Bool

        /// Whether fractions between the ends of a range belong to it; only ever true for n and a range of several numbers.
        public let includesFractions: Bool

        /// The numbers, as single ones and ranges in the order of the rule.
        public let ranges: [ClosedRange<Int>]

        /// Creates a relation; a modulus below 1 is taken as none, and numbers below 0, which no operand has, are left out.
        public init(
            _ operand: Operand,
            modulus: Int? = nil,
            isNegated: Bool = false,
            includesFractions: Bool = false,
            ranges: [ClosedRange<Int>]
        ) {
            self.operand = operand
            self.modulus = modulus.flatMap { $0 > 0 ? $0 : nil }
            self.isNegated = isNegated
            self.ranges = ranges.filter { $0.upperBound >= 0 }.map { max($0.lowerBound, 0)...$0.upperBound }
            self.includesFractions =
                includesFractions && operand == .n && self.ranges.contains { $0.lowerBound < $0.upperBound }
        }
    }

    /// The alternatives; the relations of one hold together.
    public let alternatives: [[Relation]]

    /// Creates a rule from its tree; relations with no numbers, which have no spelling, are resolved.
    public init(alternatives: [[Relation]]) {
        let possible = alternatives.filter { relations in
            relations.allSatisfy { $0.isNegated || !$0.ranges.isEmpty }
        }
        let spelled = possible.map { relations in relations.filter { !$0.ranges.isEmpty } }
        self.alternatives = spelled.contains { $0.isEmpty } ? [[]] : spelled
    }

    /// The rule that holds for every number.
    public static let always = PluralRule(alternatives: [[]])

    /// Reads a rule such as `n % 10 = 2..4 and n % 100 != 12..14`; samples behind `@` are not part of it.
    ///
    /// Nil if the text is no rule; `init(parsing:)` says why.
    public init?(_ text: String) {
        guard let rule = try? PluralRule(parsing: text) else { return nil }
        self = rule
    }
}

extension PluralRule: CustomStringConvertible {
    /// The rule in CLDR's present syntax, without samples.
    public var description: String {
        guard !alternatives.isEmpty else { return "n = 0 and n != 0" }
        return alternatives.map { $0.map(\.description).joined(separator: " and ") }.joined(separator: " or ")
    }
}

extension PluralRule.Relation: CustomStringConvertible {
    /// The relation in CLDR's present syntax; `within`, which has no other spelling, in the older one.
    public var description: String {
        var text = operand.rawValue
        if let modulus { text += " % \(modulus)" }
        switch (includesFractions, isNegated) {
        case (false, false): text += " = "
        case (false, true): text += " != "
        case (true, false): text += " within "
        case (true, true): text += " not within "
        }
        let numbers = ranges.map { range in
            range.lowerBound == range.upperBound
                ? String(range.lowerBound) : "\(range.lowerBound)..\(range.upperBound)"
        }
        return text + numbers.joined(separator: ",")
    }
}

extension PluralRule {
    /// All relations of the rule, in its order.
    public var relations: [Relation] { alternatives.flatMap(\.self) }

    public func holds(for operands: PluralOperands) -> Bool {
        alternatives.contains { relations in relations.allSatisfy { $0.holds(for: operands) } }
    }
}

extension PluralRule.Relation {
    /// Whether the relation holds for a number.
    ///
    /// A negative n or i, or remainder of one as C computes it, equals none of CLDR's numbers.
    public func holds(for operands: PluralOperands) -> Bool {
        let isAmongNumbers =
            switch operand {
            case .n: contains(operands.i, isNegative: operands.isNegative, hasFraction: operands.w > 0)
            case .i: contains(operands.i, isNegative: operands.isNegative)
            case .v: contains(.small(UInt64(clamping: operands.v)))
            case .w: contains(.small(UInt64(clamping: operands.w)))
            case .f: contains(operands.f)
            case .t: contains(operands.t)
            case .e: contains(.small(UInt64(clamping: operands.e)))
            }
        return isAmongNumbers != isNegated
    }

    private func contains(_ number: NaturalNumber, isNegative: Bool = false, hasFraction: Bool = false) -> Bool {
        guard let value = modulus.map({ number.remainder(dividingBy: $0) }) ?? number.integer else { return false }
        if isNegative && (value != 0 || hasFraction) { return false }
        if hasFraction {
            return includesFractions && ranges.contains { $0.lowerBound <= value && value < $0.upperBound }
        }
        return ranges.contains { $0.contains(value) }
    }
}

extension PluralRule {
    /// More alternatives than this are not written out.
    private static let complementLimit = 4_096

    /// The rule that holds for exactly the numbers for which none of some rules holds; nil if it would be too long.
    public static func complement(of rules: [PluralRule]) -> PluralRule? {
        var alternatives: [[Relation]] = [[]]
        for relations in rules.lazy.flatMap(\.alternatives) {
            // No alternative may hold: of each, one relation does not.
            guard alternatives.count * relations.count <= complementLimit else { return nil }
            alternatives = alternatives.flatMap { known in
                relations.map { relation in known.contains(relation.negated) ? known : known + [relation.negated] }
            }
            alternatives.removeAll { known in known.contains { known.contains($0.negated) } }
        }
        return PluralRule(alternatives: alternatives.withoutSupersets)
    }
}

extension PluralRule.Relation {
    /// The relation that holds exactly where this one does not.
    fileprivate var negated: PluralRule.Relation {
        PluralRule.Relation(
            operand,
            modulus: modulus,
            isNegated: !isNegated,
            includesFractions: includesFractions,
            ranges: ranges
        )
    }
}

extension [[PluralRule.Relation]] {
    /// The alternatives that demand no more than another one does.
    fileprivate var withoutSupersets: [[PluralRule.Relation]] {
        var kept: [[PluralRule.Relation]] = []
        for candidate in self.sorted(by: { $0.count < $1.count })
        where !kept.contains(where: { shorter in shorter.allSatisfy(candidate.contains) }) {
            kept.append(candidate)
        }
        return kept
    }
}
