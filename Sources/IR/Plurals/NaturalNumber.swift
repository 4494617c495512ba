/// A whole number, 0 or greater, of any length.
public enum NaturalNumber: Sendable, Hashable {
    /// A number of up to 64 bits.
    case small(UInt64)
    /// The digits of a number above `UInt64.max`, without leading zeros.
    case large([UInt8])

    /// Creates a number from its digits, 0…9; leading zeros are allowed, no digits are zero.
    init(digits: some Collection<UInt8>) {
        var value: UInt64 = 0
        var hasOverflow = false
        for digit in digits {
            let (product, productOverflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, sumOverflow) = product.addingReportingOverflow(UInt64(digit))
            value = sum
            if productOverflow || sumOverflow {
                hasOverflow = true
                break
            }
        }
        self = hasOverflow ? .large(Array(digits.drop { $0 == 0 })) : .small(value)
    }

    /// The number as an integer; nil if it is too large.
    public var integer: Int? {
        switch self {
        case .small(let value): Int(exactly: value)
        case .large: nil
        }
    }

    /// The remainder of a division by a positive number.
    public func remainder(dividingBy divisor: Int) -> Int {
        guard divisor > 0 else { return 0 }
        let divisor = UInt64(divisor)
        switch self {
        case .small(let value): return Int(value % divisor)
        case .large(let digits):
            var remainder: UInt64 = 0
            for digit in digits {
                let product = remainder.multipliedFullWidth(by: 10)
                let (low, carry) = product.low.addingReportingOverflow(UInt64(digit))
                // The quotient is below 10, since the remainder is below the divisor.
                remainder = divisor.dividingFullWidth((product.high + (carry ? 1 : 0), low)).remainder
            }
            return Int(remainder)
        }
    }
}

extension NaturalNumber: CustomStringConvertible {
    /// The number in decimal digits.
    public var description: String {
        switch self {
        case .small(let value): String(value)
        case .large(let digits): String(decoding: digits.map { $0 &+ 0x30 }, as: UTF8.self)
        }
    }
}
