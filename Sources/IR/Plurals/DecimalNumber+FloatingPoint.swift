extension DecimalNumber {
    /// The decimal with the fewest digits that gives back the value in double precision; nil for infinities and NaN.
    public init?(shortest value: Double) {
        guard value.isFinite else { return nil }
        self.init(prefixOf: value.description)
    }

    /// The decimal with the fewest digits that gives back the value in single precision; nil for infinities and NaN.
    public init?(shortest value: Float) {
        guard value.isFinite else { return nil }
        self.init(prefixOf: value.description)
    }

    /// The value itself, with all its digits: 0.1 has 55 behind the point; nil for infinities and NaN.
    public init?(exactly value: Double) {
        guard value.isFinite else { return nil }
        guard value != 0 else {
            self = .zero
            return
        }
        // value = significand · 2^exponent with a whole significand of at most 53 bits.
        let significand = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
        let exponent = (value.isNormal ? Int(value.exponentBitPattern) : 1) - 1_075
        self.init(isNegative: value < 0, significand: significand, binaryExponent: exponent)
    }

    /// The number `significand` · 2^`binaryExponent`, with all its digits.
    init(isNegative: Bool, significand: UInt64, binaryExponent: Int) {
        var digits = String(significand).utf8.reversed().map { $0 &- 0x30 }
        // A factor of 1/2 is one of 5 and a shifted point.
        for _ in 0..<binaryExponent.magnitude { Self.multiply(&digits, by: binaryExponent < 0 ? 5 : 2) }
        self.init(isNegative: isNegative, digits: digits.reversed(), exponent: min(binaryExponent, 0))
    }

    /// The value itself, with all its digits; nil for infinities and NaN.
    public init?(exactly value: Float) { self.init(exactly: Double(value)) }

    /// Multiplies a number, given by its digits from the last to the first.
    private static func multiply(_ digits: inout [UInt8], by factor: UInt8) {
        var carry: UInt8 = 0
        for index in digits.indices {
            let product = digits[index] * factor + carry
            digits[index] = product % 10
            carry = product / 10
        }
        if carry > 0 { digits.append(carry) }
    }
}
