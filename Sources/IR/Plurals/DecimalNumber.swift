/// A decimal number, exact: sign, digits, exponent.
///
/// Equal values are equal and hash alike however they were spelled. Up to 18 digits are kept in place; longer numbers, of
/// any length, are kept behind a reference.
public struct DecimalNumber: Sendable, Hashable {
    /// A number without trailing zeros, so that every value has one representation.
    enum Storage: Sendable, Hashable {
        /// Up to 18 digits, times a power of ten.
        case small(significand: Int64, exponent: Int32)
        /// More digits.
        indirect case large(Large)
    }

    /// A number of more than 18 digits.
    struct Large: Sendable, Hashable {
        /// Whether the number has a minus sign.
        var isNegative: Bool
        /// The digits from the first that is not 0 on, as values from 0 to 9.
        var digits: [UInt8]
        /// The power of ten of the last digit.
        var exponent: Int
    }

    /// The most digits that are kept in place.
    static let smallDigitCount = 18

    /// The parts: small numbers in place, others by reference.
    let storage: Storage

    public static let zero = DecimalNumber(0)

    public init(_ value: Int) { self.init(Int64(value)) }

    public init(_ value: Int64) { self.init(isNegative: value < 0, magnitude: value.magnitude) }

    public init(_ value: UInt64) { self.init(isNegative: false, magnitude: value) }

    private init(isNegative: Bool, magnitude: UInt64) {
        if magnitude < 1_000_000_000_000_000_000 {
            let significand = Int64(magnitude)
            self.init(significand: isNegative ? -significand : significand, exponent: 0)
        } else {
            self.init(isNegative: isNegative, digits: String(magnitude).utf8.map { $0 &- 0x30 }, exponent: 0)
        }
    }

    /// Creates `significand` · 10^`exponent`, where the significand has at most 18 digits.
    init(significand: Int64, exponent: Int32) {
        guard significand != 0 else {
            storage = .small(significand: 0, exponent: 0)
            return
        }
        var significand = significand
        var exponent = exponent
        while true {
            let (quotient, remainder) = significand.quotientAndRemainder(dividingBy: 10)
            guard remainder == 0, exponent < Int32.max else { break }
            significand = quotient
            exponent += 1
        }
        storage = .small(significand: significand, exponent: exponent)
    }

    /// Creates `digits` · 10^`exponent`; digits are 0…9, leading and trailing zeros are allowed.
    package init(isNegative: Bool, digits: some BidirectionalCollection<UInt8>, exponent: Int) {
        guard let first = digits.firstIndex(where: { $0 != 0 }), let last = digits.lastIndex(where: { $0 != 0 }) else {
            storage = .small(significand: 0, exponent: 0)
            return
        }
        let exponent = exponent + digits.distance(from: last, to: digits.endIndex) - 1
        let significant = digits[first...last]
        guard significant.count > Self.smallDigitCount || Int32(exactly: exponent) == nil else {
            let significand = significant.reduce(Int64(0)) { $0 * 10 + Int64(min($1, 9)) }
            storage = .small(
                significand: isNegative ? -significand : significand,
                exponent: Int32(truncatingIfNeeded: exponent)
            )
            return
        }
        storage = .large(Large(isNegative: isNegative, digits: Array(significant), exponent: exponent))
    }
}

extension DecimalNumber {
    /// Whether the number is below zero; zero itself is never negative.
    public var isNegative: Bool {
        switch storage {
        case .small(let significand, _): significand < 0
        case .large(let large): large.isNegative
        }
    }

    public var isZero: Bool {
        switch storage {
        case .small(let significand, _): significand == 0
        case .large: false
        }
    }

    /// The digits, 0…9, from the first to the last that is not zero; empty for zero.
    public var digits: [UInt8] {
        switch storage {
        case .small(0, _): []
        case .small(let significand, _): String(significand.magnitude).utf8.map { $0 &- 0x30 }
        case .large(let large): large.digits
        }
    }

    /// The magnitude's whole part, its fraction as a number and how many digits that has; nil where they don't fit in place.
    var smallParts: (whole: UInt64, fraction: UInt64, fractionDigitCount: Int)? {
        guard case .small(let significand, let exponent) = storage, (-18...18).contains(exponent) else { return nil }
        var power: UInt64 = 1
        for _ in 0..<exponent.magnitude { power *= 10 }
        if exponent < 0 {
            let (whole, fraction) = significand.magnitude.quotientAndRemainder(dividingBy: power)
            return (whole, fraction, -Int(exponent))
        }
        let (whole, overflow) = significand.magnitude.multipliedReportingOverflow(by: power)
        return overflow ? nil : (whole, 0, 0)
    }

    /// The power of ten of the last digit: 2 for 300, -1 for 0.3, 0 for zero.
    public var exponent: Int {
        switch storage {
        case .small(_, let exponent): Int(exponent)
        case .large(let large): large.exponent
        }
    }

    /// Whether nothing stands behind the point.
    public var isWhole: Bool { exponent >= 0 }

    /// The number without its sign.
    public var magnitude: DecimalNumber { isNegative ? negated : self }

    /// The number with the opposite sign.
    public var negated: DecimalNumber {
        switch storage {
        case .small(let significand, let exponent): DecimalNumber(significand: -significand, exponent: exponent)
        case .large(let large):
            DecimalNumber(isNegative: !large.isNegative, digits: large.digits, exponent: large.exponent)
        }
    }

    /// The number without what stands behind the point: -1.9 becomes -1.
    public var truncated: DecimalNumber {
        guard !isWhole else { return self }
        if let parts = smallParts { return DecimalNumber(isNegative: isNegative, magnitude: parts.whole) }
        return DecimalNumber(isNegative: isNegative, digits: integerDigits, exponent: 0)
    }

    /// The digits before the point, without leading zeros; empty if the number is between -1 and 1.
    public var integerDigits: [UInt8] {
        let digits = digits
        let exponent = exponent
        guard exponent < 0 else { return digits + [UInt8](repeating: 0, count: exponent) }
        return Array(digits.dropLast(-exponent))
    }

    /// The digits behind the point, as few as possible; empty for a whole number.
    public var fractionDigits: [UInt8] {
        let digits = digits
        let count = -exponent
        guard count > 0 else { return [] }
        guard digits.count < count else { return Array(digits.suffix(count)) }
        return [UInt8](repeating: 0, count: count - digits.count) + digits
    }
}

extension DecimalNumber: Comparable {
    /// Whether a value is below another one.
    public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
        if case .small(let first, let exponent) = left.storage, case .small(let second, exponent) = right.storage {
            return first < second
        }
        if left.isNegative != right.isNegative { return left.isNegative }
        return left.isNegative
            ? right.isLessInMagnitude(than: left)
            : left.isLessInMagnitude(than: right)
    }

    private func isLessInMagnitude(than other: DecimalNumber) -> Bool {
        guard !other.isZero else { return false }
        guard !isZero else { return true }
        if let parts = smallParts, let otherParts = other.smallParts {
            if parts.whole != otherParts.whole { return parts.whole < otherParts.whole }
            // Fractions of unlike length are compared by their digits below.
            if parts.fractionDigitCount == otherParts.fractionDigitCount { return parts.fraction < otherParts.fraction }
        }
        let digits = digits
        let otherDigits = other.digits
        let length = digits.count + exponent
        let otherLength = otherDigits.count + other.exponent
        return length == otherLength ? digits.lexicographicallyPrecedes(otherDigits) : length < otherLength
    }
}

extension DecimalNumber {
    /// The whole number of that value; nil if there is a fraction, or more digits than are held in place.
    @usableFromInline var smallWhole: Int64? {
        guard isWhole, let whole = smallParts.flatMap({ Int64(exactly: $0.whole) }) else { return nil }
        return isNegative ? -whole : whole
    }
}

extension FixedWidthInteger {
    /// The whole number of that value; nil if there is a fraction or the type can't hold it.
    @inlinable public init?(exactly number: DecimalNumber) {
        if let value = number.smallWhole {
            self.init(exactly: value)
        } else {
            self.init(exactlyLong: number)
        }
    }

    /// The same digit by digit.
    @usableFromInline init?(exactlyLong number: DecimalNumber) {
        guard number.isWhole, number.digits.count + number.exponent <= 40 else { return nil }
        var value: Self = 0
        for digit in number.integerDigits {
            let (product, productOverflow) = value.multipliedReportingOverflow(by: 10)
            guard !productOverflow, let digit = Self(exactly: digit) else { return nil }
            let (next, overflow) =
                number.isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
            guard !overflow else { return nil }
            value = next
        }
        self = value
    }
}

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
