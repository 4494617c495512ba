import InterlinguaIR
import InterlinguaSemantics

/// Numbers as values of Java: which type one has, and how it is spelled without a format.
enum JavaNumber {
    /// Whether a number can be a value of an integer type.
    static func isIntegral(_ number: DecimalNumber, _ spelling: String?) -> Bool {
        number.isWhole && (spelling.map { !isFloatingSpelling($0) } ?? true)
    }

    /// Whether a number with a spelling can be a value of a floating type.
    static func isFloating(_ spelling: String?) -> Bool { spelling.map(isFloatingSpelling) ?? true }

    private static func isFloatingSpelling(_ spelling: String) -> Bool {
        spelling.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
    }

    /// The class of a value.
    static func typeName(of value: ArgumentValue) -> String {
        switch value {
        case .text: "String"
        case .number(let number, let spelling):
            if !isIntegral(number, spelling) {
                "Double"
            } else if Int32(exactly: number) != nil {
                "Integer"
            } else {
                Int64(exactly: number) != nil ? "Long" : "BigInteger"
            }
        case .list: "List"
        case .date: "Date"
        case .absent: "null"
        }
    }

    /// The text of a whole number, or of a `double` with a fraction, as `toString` gives it.
    static func spelling(of number: DecimalNumber) -> String {
        if number.isWhole { return number.description }
        let digits = number.digits
        let exponent = digits.count - 1 + number.exponent
        if (-3..<7).contains(exponent) { return number.description }
        let text = String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
        let fraction = text.utf8.count > 1 ? String(text.dropFirst()) : "0"
        return "\(number.isNegative ? "-" : "")\(text.prefix(1)).\(fraction)E\(exponent)"
    }
}
