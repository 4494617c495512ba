extension PluralRule {
    /// All relations of the rule, in its order.
    public var relations: [Relation] { alternatives.flatMap(\.self) }

    /// The moduli of the rule, ascending, each once.
    public var moduli: [Int] { Set(relations.compactMap(\.modulus)).sorted() }

    /// The largest modulus; 1 if there is none.
    public var largestModulus: Int { relations.compactMap(\.modulus).max() ?? 1 }

    /// The ends of all ranges, ascending, each once.
    public var constants: [Int] {
        Set(relations.flatMap(\.ranges).flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    }

    /// The largest number that the rule names; 0 if there is none.
    public var largestConstant: Int { relations.flatMap(\.ranges).map(\.upperBound).max() ?? 0 }
}
