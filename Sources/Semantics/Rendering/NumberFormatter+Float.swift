import InterlinguaIR

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

    /// The parts of an infinite number.
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
