import InterlinguaIR

extension DecimalNumber {
    /// The nearest double; infinite if the number lies beyond the range of doubles.
    var nearestDouble: Double {
        let digits = String(decoding: digits.map { $0 &+ UInt8(ascii: "0") }, as: UTF8.self)
        if digits.isEmpty { return 0 }
        return Double("\(isNegative ? "-" : "")\(digits)e\(exponent)") ?? (isNegative ? -.infinity : .infinity)
    }

    /// The whole part as a computer holds it in so many bits, negative numbers as two's complement.
    func truncatedBits(_ bits: Int) -> UInt64 {
        var value = integerDigits.reduce(UInt64(0)) { $0 &* 10 &+ UInt64($1) }
        if isNegative { value = 0 &- value }
        return bits >= 64 ? value : value & ((1 << UInt64(max(bits, 1))) - 1)
    }
}
