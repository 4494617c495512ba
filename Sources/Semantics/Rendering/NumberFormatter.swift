package import InterlinguaIR

/// Writes numbers as printf does.
package struct NumberFormatter {
    /// What is written: notation and flags; the sizes in its field are not looked at.
    package var format: NumberFormat

    /// The least number of characters, 0 for no field.
    package var width = 0

    /// The precision; nil for the notation's default.
    package var precision: Int?

    /// Whether the value stands at the left of its field.
    package var isLeftAligned = false

    /// The C type of an integer; 64 bits with a sign unless known.
    package var integerType = IntegerType(bits: 64)

    /// Whose way of writing numbers is followed.
    package var style = NumberStyle.c

    /// The digits and separators of a language; nil for plain ones.
    package var symbols: NumberSymbols?

    /// Sizes above this are cut down to it: no sensible text has them, and files can ask for gigabytes.
    package static let maximumSize = 4096

    /// Creates a formatter for a notation and flags.
    package init(format: NumberFormat, style: NumberStyle = .c) {
        self.format = format
        self.style = style
    }

    /// Writes a number.
    package func text(for value: DecimalNumber) -> String {
        var parts: Parts
        switch format.notation {
        case .integer: parts = integer(value)
        case .hexadecimal, .octal: parts = bits(value)
        case .fixed, .scientific, .general: parts = float(value)
        case .hexadecimalFloat: parts = hexadecimalFloat(value)
        }
        if let symbols, ![.hexadecimal, .octal, .hexadecimalFloat].contains(format.notation) {
            let isGrouped = !format.isZeroPadded && (format.notation != .integer || precision == nil)
            parts.sign = symbols.localized(sign: parts.sign)
            parts.body = symbols.localized(parts.body, isGrouped: isGrouped)
            parts.zero = String(symbols.zero)
        }
        if format.isUppercase {
            parts.prefix = parts.prefix.uppercased()
            parts.body = parts.body.uppercased()
        }
        return filled(parts)
    }

    /// A number in pieces: zeros that fill the field stand before the body.
    struct Parts {
        /// The sign, or nothing.
        var sign = ""
        /// What marks the notation, such as `0x`.
        var prefix = ""
        /// The digits.
        var body = ""
        /// What fills the field where that is to be zeros.
        var zero = "0"
        /// Whether the field may be filled with zeros.
        var isZeroFillable = true
    }

    private func filled(_ parts: Parts) -> String {
        let text = parts.sign + parts.prefix + parts.body
        let missing = min(width, Self.maximumSize) - text.unicodeScalars.count
        if missing <= 0 { return text }
        if isLeftAligned { return text + String(repeating: " ", count: missing) }
        if format.isZeroPadded && parts.isZeroFillable {
            return parts.sign + parts.prefix + String(repeating: parts.zero, count: missing) + parts.body
        }
        return String(repeating: " ", count: missing) + text
    }

    /// The sign of a number, by the flags.
    func sign(isNegative: Bool) -> String {
        if isNegative { return "-" }
        switch format.sign {
        case .negative: return ""
        case .always: return "+"
        case .space: return " "
        }
    }

    /// The precision within sensible limits.
    func precision(default standard: Int) -> Int { min(max(precision ?? standard, 0), Self.maximumSize) }

    private func integer(_ value: DecimalNumber) -> Parts {
        let isUnsigned = !integerType.isSigned && style == .c
        let whole = value.truncated
        let isWrapped = isUnsigned && whole.isNegative
        var text = isWrapped ? String(whole.truncatedBits(integerType.bits)) : whole.magnitude.description
        var isZeroFillable = true
        if let precision, style == .c {
            isZeroFillable = false
            let least = min(max(precision, 0), Self.maximumSize)
            if least == 0 && text == "0" { text = "" }
            text = String(repeating: "0", count: max(0, least - text.utf8.count)) + text
        }
        if format.isGrouped && style == .java && symbols == nil { text = Self.grouped(text) }
        let sign = isUnsigned ? "" : sign(isNegative: whole.isNegative)
        return Parts(sign: sign, body: text, isZeroFillable: isZeroFillable)
    }

    private func bits(_ value: DecimalNumber) -> Parts {
        let isHexadecimal = format.notation == .hexadecimal
        let bits = value.truncatedBits(integerType.bits)
        var text = String(bits, radix: isHexadecimal ? 16 : 8)
        var isZeroFillable = true
        if let precision, style == .c {
            isZeroFillable = false
            let least = min(max(precision, 0), Self.maximumSize)
            if least == 0 && bits == 0 { text = "" }
            text = String(repeating: "0", count: max(0, least - text.utf8.count)) + text
        }
        var prefix = ""
        if format.isAlternate {
            if isHexadecimal {
                prefix = bits != 0 || style == .java ? "0x" : ""
            } else if style == .java || !text.hasPrefix("0") {
                text = "0" + text
            }
        }
        return Parts(prefix: prefix, body: text, isZeroFillable: isZeroFillable)
    }

    /// Digits in groups of three.
    static func grouped(_ digits: String) -> String {
        var result: [UInt8] = []
        let bytes = Array(digits.utf8)
        for (index, byte) in bytes.enumerated() {
            if index > 0 && (bytes.count - index) % 3 == 0 { result.append(UInt8(ascii: ",")) }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }
}
