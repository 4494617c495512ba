import InterlinguaIR

/// A specifier of the tables, as the representation holds it, and what stands behind it.
struct PrintfSpecifier {
    var format: NumberFormat
    var integerType = IntegerType(bits: 32)
    var suffix: String

    /// Reads `%+08.3f`; anything else is a mistake in the table.
    init?(_ text: String) {
        var rest = Substring(text)
        guard rest.popFirst() == "%" else { return nil }
        format = NumberFormat()
        flags: while let flag = rest.first {
            switch flag {
            case "+": format.sign = .always
            case " ": format.sign = format.sign == .always ? .always : .space
            case "-": format.field.isLeftAligned = true
            case "0": format.isZeroPadded = true
            case "#": format.isAlternate = true
            case ",": format.isGrouped = true
            default: break flags
            }
            rest.removeFirst()
        }
        if let width = Self.number(&rest) { format.field.width = .literal(width) }
        if rest.first == "." {
            rest.removeFirst()
            format.field.precision = .literal(Self.number(&rest) ?? 0)
        }
        guard let conversion = rest.popFirst() else { return nil }
        switch conversion.lowercased() {
        case "d": format.notation = .integer
        case "u":
            format.notation = .integer
            integerType.isSigned = false
        case "x": format.notation = .hexadecimal
        case "o": format.notation = .octal
        case "f": format.notation = .fixed
        case "e": format.notation = .scientific
        case "g": format.notation = .general
        case "a": format.notation = .hexadecimalFloat
        default: return nil
        }
        format.isUppercase = conversion.isUppercase
        suffix = String(rest)
    }

    private static func number(_ text: inout Substring) -> Int? {
        let digits = text.prefix { $0.isNumber }
        text.removeFirst(digits.count)
        return Int(digits)
    }

    /// The table's rows: format, value, result.
    static func rows(_ table: String) -> [(format: String, value: String, result: String)] {
        var format = ""
        var rows: [(format: String, value: String, result: String)] = []
        for line in table.split(separator: "\n") {
            guard line.hasPrefix("    "), let arrow = line.firstRange(of: " -> [") else {
                format = String(line)
                continue
            }
            rows.append(
                (format, String(line[..<arrow.lowerBound].dropFirst(4)), String(line[arrow.upperBound...].dropLast()))
            )
        }
        return rows
    }
}
