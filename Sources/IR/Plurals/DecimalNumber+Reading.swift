extension DecimalNumber {
    /// The value that conditions see under a reading.
    ///
    /// For whole numbers from 0 to 2²⁴ it is the number itself under every reading.
    public func read(as reading: Reading) -> DecimalNumber {
        switch reading {
        case .decimal, .text: return self
        case .integer: return truncated
        case .unsignedInteger:
            let whole = truncated
            return whole.isNegative ? whole.addingTwoToThe64 : whole
        case .signedFloat: return roundedToSinglePrecision
        }
    }

    /// A whole negative number plus 2⁶⁴; one below -2⁶⁴, which no integer type holds, stays as it is.
    private var addingTwoToThe64: DecimalNumber {
        guard let magnitude = UInt64(exactly: magnitude) else { return self }
        return DecimalNumber(0 &- magnitude)
    }

    /// The nearest number of single precision: whole ones with all their digits, others with the fewest.
    ///
    /// A number beyond the range of single precision stays as it is: what a cast does there is left to chance.
    private var roundedToSinglePrecision: DecimalNumber {
        if case (let whole, _, 0)? = smallParts, whole <= 1 << 24 { return self }
        guard let value = Float(description), value.isFinite else { return self }
        let isWhole = value == value.rounded(.towardZero)
        return (isWhole ? DecimalNumber(exactly: value) : DecimalNumber(shortest: value)) ?? self
    }
}
