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
