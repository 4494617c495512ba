/// A decimal number, exact: sign, digits, exponent.
public struct DecimalNumber: Sendable, Hashable, Comparable {
    /// Whether the number is below zero; zero itself is never negative.
    public let isNegative: Bool

    /// The digits without leading zeros; empty for zero. Trailing zeros after the point are not kept.
    public let digits: [UInt8]

    /// The power of ten of the last digit; 0 for zero.
    public let exponent: Int

    /// Creates a whole number.
    public init(_ value: Int) { self.init(isNegative: value < 0, digits: [], exponent: 0) }

    init(isNegative: Bool, digits: [UInt8], exponent: Int) {
        self.isNegative = isNegative
        self.digits = digits
        self.exponent = exponent
    }

    /// Reads `-12.50`; nil for anything but an optional sign, digits and at most one point.
    public init?(_ text: String) { nil }

    public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool { false }
}
