extension NumberRange {
    /// The numbers that are compared as if they lay in the range, where both they and the bounds are rounded to double
    /// precision first.
    ///
    /// Rounding is monotone, so that these are a range again: "equal to c" is the closed interval of the numbers that are
    /// rounded to c, or the open one, if halves are rounded away from it.
    var roundedToDoublePrecision: NumberRange {
        NumberRange(
            lower: lower.flatMap { $0.rounded(isUpper: false) },
            upper: upper.flatMap { $0.rounded(isUpper: true) }
        )
    }
}

extension NumberRange.Bound {
    /// The bound of the numbers whose rounded value keeps to the rounded bound; nil if all do.
    fileprivate func rounded(isUpper: Bool) -> NumberRange.Bound? {
        // Numbers far beyond, which are refused later, are not even spelled.
        guard value.digits.count + value.exponent < 400, value.exponent > -10_000,
            let value = Double(value.description), value.isFinite
        else { return self }
        // The last value on this side that is inside the range, and its neighbour outside.
        let inside: Double
        let outside: Double
        if isUpper {
            inside = isInclusive ? value : value.nextDown
            outside = inside.nextUp
        } else {
            inside = isInclusive ? value : value.nextUp
            outside = inside.nextDown
        }
        guard inside.isFinite, outside.isFinite else { return self }
        // Halves are rounded to the value whose last bit is 0; that of zero is.
        return NumberRange.Bound(DecimalNumber(halfwayFrom: inside, to: outside), isInclusive: inside.isEven)
    }
}

extension Double {
    /// Whether the last bit of the significand is 0.
    fileprivate var isEven: Bool { significandBitPattern & 1 == 0 }
}

extension DecimalNumber {
    /// The number in the middle between a finite double and a neighbour, with all its digits.
    fileprivate init(halfwayFrom first: Double, to second: Double) {
        // Both share the exponent of the smaller one, in units of which they differ by 1.
        let smaller = Swift.min(first.magnitude, second.magnitude)
        let isNegative = first < 0 || second < 0
        let significand = smaller.significandBitPattern | (smaller.isNormal ? 1 << 52 : 0)
        let exponent = (smaller.isNormal ? Int(smaller.exponentBitPattern) : 1) - 1_075
        self.init(isNegative: isNegative, significand: 2 * significand + 1, binaryExponent: exponent - 1)
    }
}
