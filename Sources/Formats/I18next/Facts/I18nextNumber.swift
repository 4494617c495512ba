package import InterlinguaIR

/// A number as JavaScript holds it: a double, which may be infinite or not a number.
///
/// A whole number that no double is equal to can only be passed as a `BigInt`, which shows all of its digits.
package struct I18nextNumber: Sendable, Hashable {
    package let value: Double

    /// The value as it was passed, exactly; nil for infinities and what is not a number.
    package let decimal: DecimalNumber?

    /// Whether the number stands in a file, where JavaScript knows doubles only.
    private let isOfFile: Bool

    package init(_ value: Int) {
        self.value = Double(value)
        decimal = DecimalNumber(value)
        isOfFile = false
    }

    /// A number that an app passes, or that a file has.
    package init(_ decimal: DecimalNumber, isOfFile: Bool = false) {
        self.decimal = decimal
        self.isOfFile = isOfFile
        value = Int(exactly: decimal).map { Double($0) } ?? Double(decimal.description) ?? .nan
    }

    package init(_ value: Double) {
        self.value = value
        decimal = DecimalNumber(shortest: value)
        isOfFile = false
    }

    /// Whether two numbers are the same, wherever they come from.
    package static func == (left: I18nextNumber, right: I18nextNumber) -> Bool {
        left.value == right.value && left.decimal == right.decimal
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(value)
        hasher.combine(decimal)
    }

    /// What JavaScript makes of the number when it becomes a text (ECMAScript, Number::toString).
    package var scriptText: String {
        if value.magnitude < 9_007_199_254_740_992, value == value.rounded(.towardZero) { return String(Int64(value)) }
        if !isOfFile, let decimal, decimal.isWhole, value.isFinite, value.magnitude < 1e21,
            decimal != DecimalNumber(exactly: value),
            decimal != DecimalNumber(shortest: value)
        {
            return decimal.description
        }
        guard let shortest = DecimalNumber(shortest: value) else {
            return value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity"
        }
        let digits = String(decoding: shortest.digits.map { $0 &+ 0x30 }, as: UTF8.self)
        let count = digits.utf8.count
        // The point stands behind so many digits.
        let point = count + shortest.exponent
        let sign = shortest.isNegative ? "-" : ""
        if count <= point, point <= 21 { return sign + digits + String(repeating: "0", count: point - count) }
        if point > 0, point <= 21 { return sign + digits.prefix(point) + "." + digits.dropFirst(point) }
        if point > -6, point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
        let exponent = point - 1
        let fraction = count > 1 ? "." + digits.dropFirst() : ""
        return sign + digits.prefix(1) + fraction + "e" + (exponent < 0 ? "-" : "+") + String(exponent.magnitude)
    }

    /// What Foundation makes of the number when it becomes a text (`NSNumber.description`): whole numbers of up to 64 bits
    /// with all digits, others in double precision.
    package var foundationText: String {
        if let decimal, decimal.isWhole, Int64(exactly: decimal) != nil || UInt64(exactly: decimal) != nil {
            return decimal.description
        }
        guard let decimal = DecimalNumber(shortest: value) else {
            return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
        }
        let description = I18nextNumber(value).scriptText
        return decimal.isWhole || decimal.exponent > -17 ? description : decimal.description
    }
}
