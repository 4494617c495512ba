extension PluralRule {
    /// Whether the rule holds for a number.
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
