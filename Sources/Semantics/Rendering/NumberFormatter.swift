package import InterlinguaIR

/// Writes numbers as printf does.
package struct NumberFormatter {
    /// What is written: notation and flags; the sizes in its field are not looked at.
    package var format: NumberFormat

    /// The least number of characters, 0 for no field.
    package var width = 0

    /// The precision; nil for the notation's default.
    package var precision: Int?

    package var isLeftAligned = false

    /// The C type of an integer; 64 bits with a sign unless known.
    package var integerType = IntegerType(bits: 64)

    /// Whose way of writing numbers is followed.
    package var style = NumberStyle.c

    /// The digits and separators of a language; nil for plain ones.
    package var symbols: NumberSymbols?

    /// Sizes above this are cut down to it: no sensible text has them, and files can ask for gigabytes.
    package static let maximumSize = 4096

    package init(format: NumberFormat, style: NumberStyle = .c) {
        self.format = format
        self.style = style
    }

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
        var sign = ""
        /// What marks the notation, such as `0x`.
        var prefix = ""
        var body = ""
        var zero = "0"
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

extension NumberFormatter {
    private var rounding: DecimalExpansion.Rounding { style == .java ? .halfUp : .halfEven }

    /// `%f`, `%e` and `%g`.
    func float(_ value: DecimalNumber) -> Parts {
        let double = value.nearestDouble
        let digits = style == .java ? DecimalNumber(shortest: double) : DecimalNumber(exactly: double)
        guard let digits else { return infinity(isNegative: value.isNegative) }
        let expansion = DecimalExpansion(digits)
        let body: String
        switch format.notation {
        case .fixed: body = fixed(expansion, precision: precision(default: 6))
        case .scientific: body = scientific(expansion, precision: precision(default: 6))
        default: body = general(expansion)
        }
        return Parts(sign: sign(isNegative: value.isNegative), body: body)
    }

    func infinity(isNegative: Bool) -> Parts {
        Parts(sign: sign(isNegative: isNegative), body: style == .java ? "Infinity" : "inf", isZeroFillable: false)
    }

    private func fixed(_ expansion: DecimalExpansion, precision: Int, stripsZeros: Bool = false) -> String {
        let rounded = expansion.rounded(toFractionDigits: precision, rounding)
        let (whole, fraction) = rounded.split(fractionDigits: precision)
        var text = String(decoding: whole, as: UTF8.self)
        if format.isGrouped && style == .java && symbols == nil { text = Self.grouped(text) }
        return text + pointed(fraction, stripsZeros: stripsZeros)
    }

    private func scientific(_ expansion: DecimalExpansion, precision: Int, stripsZeros: Bool = false) -> String {
        let rounded = expansion.rounded(toDigits: precision + 1, rounding)
        let exponent = rounded.leadingExponent
        let mantissa = DecimalExpansion(digits: rounded.digits, exponent: 1 - max(rounded.digits.count, 1))
        let (whole, fraction) = mantissa.split(fractionDigits: precision)
        let digits = String(exponent.magnitude)
        return String(decoding: whole, as: UTF8.self) + pointed(fraction, stripsZeros: stripsZeros)
            + (exponent < 0 ? "e-" : "e+") + (digits.utf8.count < 2 ? "0" : "") + digits
    }

    private func general(_ expansion: DecimalExpansion) -> String {
        let significant = max(precision(default: 6), 1)
        let exponent = expansion.rounded(toDigits: significant, rounding).leadingExponent
        let stripsZeros = style == .c && !format.isAlternate
        if exponent < -4 || exponent >= significant {
            return scientific(expansion, precision: significant - 1, stripsZeros: stripsZeros)
        }
        return fixed(expansion, precision: significant - 1 - exponent, stripsZeros: stripsZeros)
    }

    private func pointed(_ fraction: [UInt8], stripsZeros: Bool) -> String {
        var digits = fraction[...]
        if stripsZeros { while digits.last == UInt8(ascii: "0") { digits.removeLast() } }
        if digits.isEmpty { return format.isAlternate ? "." : "" }
        return "." + String(decoding: digits, as: UTF8.self)
    }

    /// `%a`.
    func hexadecimalFloat(_ value: DecimalNumber) -> Parts {
        let double = value.nearestDouble
        guard double.isFinite else { return infinity(isNegative: value.isNegative) }
        let bits = double.magnitude.bitPattern
        let field = Int(bits >> 52)
        var fraction = bits & (1 << 52 - 1)
        var exponent = field == 0 ? (fraction == 0 ? 0 : -1022) : field - 1023
        var lead: UInt64 = field == 0 ? 0 : 1
        var digitCount = 13
        if let precision, precision < 13 {
            let count = max(precision, style == .java ? 1 : 0)
            // Java brings a subnormal number into the normal form before it rounds.
            if style == .java, field == 0, fraction != 0 {
                while fraction & (1 << 52) == 0 {
                    fraction <<= 1
                    exponent -= 1
                }
                fraction &= 1 << 52 - 1
                lead = 1
            }
            let dropped = UInt64(52 - 4 * count)
            let whole = lead << 52 | fraction
            let half: UInt64 = 1 << (dropped - 1)
            let rest = whole & (1 << dropped - 1)
            var kept = whole >> dropped
            if rest > half || (rest == half && kept & 1 == 1) { kept += 1 }
            lead = kept >> UInt64(4 * count)
            fraction = kept & (1 << UInt64(4 * count) - 1)
            digitCount = count
            if style == .java, lead == 2 {
                lead = 1
                exponent += 1
            }
        }
        var digits = String(fraction, radix: 16)
        digits = String(repeating: "0", count: max(0, digitCount - digits.utf8.count)) + digits
        if digitCount == 0 { digits = "" }
        if let precision {
            digits += String(repeating: "0", count: max(0, min(precision, Self.maximumSize) - digitCount))
        } else {
            while digits.hasSuffix("0") { digits.removeLast() }
            if style == .java && digits.isEmpty { digits = "0" }
        }
        let point = digits.isEmpty && !format.isAlternate ? "" : "."
        let sign = exponent < 0 ? "-" : style == .java ? "" : "+"
        return Parts(
            sign: self.sign(isNegative: value.isNegative),
            prefix: "0x",
            body: "\(lead)\(point)\(digits)p\(sign)\(exponent.magnitude)"
        )
    }
}
