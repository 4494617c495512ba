/// A text that aapt2 takes for something else where types are not given.
enum AndroidTypedValue: Equatable {
    /// A number, with or without a unit.
    case number
    /// True or false.
    case boolean(Bool)
    /// A colour as look-ups spell it: `#aarrggbb`.
    case color(String)

    /// Looks at the decoded text of an item; nil for one that stays a text.
    init?(_ text: String) {
        let text = text.trimmingWhitespace
        switch text {
        case "true", "TRUE", "True": self = .boolean(true)
        case "false", "FALSE", "False": self = .boolean(false)
        default:
            if text.utf8.first == UInt8(ascii: "#") {
                guard let color = Self.color(Array(text.utf8.dropFirst())) else { return nil }
                self = .color(color)
            } else if Self.isNumber(text) {
                self = .number
            } else {
                return nil
            }
        }
    }

    private static func color(_ digits: [UInt8]) -> String? {
        guard digits.allSatisfy({ $0.hexadecimalDigit != nil }) else { return nil }
        let text = String(decoding: digits, as: UTF8.self).lowercased()
        switch digits.count {
        case 3: return "#ff" + text.map { "\($0)\($0)" }.joined()
        case 4: return "#" + text.map { "\($0)\($0)" }.joined()
        case 6: return "#ff" + text
        case 8: return "#" + text
        default: return nil
        }
    }

    /// An integer, a hexadecimal one, a decimal number, a dimension or a fraction.
    private static func isNumber(_ text: String) -> Bool {
        var digits = Substring(text)
        if digits.hasPrefix("-") { digits = digits.dropFirst() }
        if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
            let rest = digits.dropFirst(2)
            return !rest.isEmpty && rest.utf8.count <= 8 && rest.utf8.allSatisfy { $0.hexadecimalDigit != nil }
        }
        for unit in ["dip", "dp", "sp", "px", "pt", "in", "mm", "%p", "%"] where digits.hasSuffix(unit) {
            digits = digits.dropLast(unit.count)
            break
        }
        guard let first = digits.utf8.first, first == 0x2E || (first >= 0x30 && first <= 0x39) else { return false }
        return Double(digits) != nil
    }
}
