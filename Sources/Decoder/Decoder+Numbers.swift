#if !NO_NUMBERS
extension Decoder.Writer {
    /// Shows a number as C's printf does: the argument, the notation (`d`, `x`, `o`, `f`, `e`, `g` or `a`, by its place),
    /// the flags (1 a sign always, 2 a space for one, 4 filled with zeros, 8 `#`, 16 upper case, 32 unsigned), the bits of a
    /// whole number, and the field.
    @inline(never)
    mutating func showNumber(_ cursor: inout Decoder.Cursor) {
        hasShown = true
        let value = shown(cursor.number())
        let notation = cursor.digit()
        let flags = cursor.digit()
        let bits = cursor.number()
        var field = field(&cursor)
        field.isZeroPadded = flags & 4 != 0
        if value.isAbsent { return }
        var number = Decoder.Printed(isAlternate: flags & 8 != 0, precision: field.precision.map { min($0, 4096) })
        switch notation {
        case 0: number.writeInteger(value.number.truncated, bits: bits, isUnsigned: flags & 32 != 0)
        case 1, 2: number.writeBits(value.number.bits(bits), radix: notation == 1 ? 16 : 8)
        #if !NO_FLOATS
        case 6: number.writeHexadecimal(value.double)
        default: number.writeFloat(value.double, notation: notation, isNegative: value.number.isNegative)
        #else
        default: break
        #endif
        }
        var sign = number.prefix
        if number.hasSign {
            sign = (number.isNegative ? "-" : flags & 1 != 0 ? "+" : flags & 2 != 0 ? " " : "") + sign
        }
        #if !NO_SYMBOLS
        if symbols > 0, notation == 0 || 3...5 ~= notation {
            let symbols = Decoder.Symbols(Decoder.Cursor(texts, at: symbols))
            let isGrouped = flags & 4 == 0 && (notation != 0 || field.precision == nil)
            sign = sign == "-" ? symbols.minus : sign == "+" ? symbols.plus : sign
            number.body = symbols.localized(number.body, isGrouped: isGrouped)
            field.zero = String(symbols.zero)
        }
        #endif
        if flags & 16 != 0 {
            sign = sign.uppercased()
            number.body = number.body.uppercased()
        }
        fill(field, sign: sign, number.body, canFillWithZeros: number.canFillWithZeros)
    }
}

extension Decoder {
    /// The pieces of a printed number.
    struct Printed {
        /// Whether `#` asks for `0x`, a leading zero, or a point in any case.
        let isAlternate: Bool

        /// The precision; nil for the notation's own.
        let precision: Int?

        var isNegative = false
        var hasSign = true
        var prefix = ""
        var body = ""
        var canFillWithZeros = true

        /// Begins without digits.
        init(isAlternate: Bool, precision: Int?) {
            self.isAlternate = isAlternate
            self.precision = precision
        }

        /// `%d` and `%u`.
        @inline(never)
        mutating func writeInteger(_ value: Decimal, bits: Int, isUnsigned: Bool) {
            body = isUnsigned && value.isNegative ? String(value.bits(bits)) : value.wholeText
            isNegative = value.isNegative
            hasSign = !isUnsigned
            writeLeastDigits(isZero: value.isZero)
        }

        /// `%x` and `%o`.
        @inline(never)
        mutating func writeBits(_ value: UInt64, radix: Int) {
            body = String(value, radix: radix)
            hasSign = false
            writeLeastDigits(isZero: value == 0)
            guard isAlternate else { return }
            if radix == 16 {
                prefix = value == 0 ? "" : "0x"
            } else if !body.hasPrefix("0") {
                body = "0" + body
            }
        }

        @inline(never)
        private mutating func writeLeastDigits(isZero: Bool) {
            guard let precision else { return }
            canFillWithZeros = false
            if precision == 0, isZero { body = "" }
            body = String(repeating: "0", count: max(0, precision - body.utf8.count)) + body
        }

        #if !NO_FLOATS
        /// `%f` (3), `%e` (4) and `%g` (5).
        @inline(never)
        mutating func writeFloat(_ value: Double, notation: Int, isNegative: Bool) {
            self.isNegative = isNegative
            guard value.isFinite else {
                body = value.isNaN ? "nan" : "inf"
                self.isNegative = value < 0
                canFillWithZeros = false
                return
            }
            let digits = FloatDigits(exactly: value)
            let precision = precision ?? 6
            switch notation {
            case 3: body = fixed(digits, precision)
            case 4: body = scientific(digits, precision)
            default:
                let significant = max(precision, 1)
                let exponent = digits.rounded(digits: significant).leadingExponent
                body =
                    exponent < -4 || exponent >= significant
                    ? scientific(digits, significant - 1, dropsZeros: !isAlternate)
                    : fixed(digits, significant - 1 - exponent, dropsZeros: !isAlternate)
            }
        }

        private func fixed(_ digits: FloatDigits, _ precision: Int, dropsZeros: Bool = false) -> String {
            pointed(digits.rounded(digits: digits.digits.count + digits.exponent + precision), precision, dropsZeros)
        }

        @inline(never)
        private func scientific(_ digits: FloatDigits, _ precision: Int, dropsZeros: Bool = false) -> String {
            let rounded = digits.rounded(digits: precision + 1)
            let exponent = rounded.leadingExponent
            let mantissa = FloatDigits(digits: rounded.digits, exponent: 1 - max(rounded.digits.count, 1))
            let places = String(exponent.magnitude)
            return pointed(mantissa, precision, dropsZeros) + (exponent < 0 ? "e-" : "e+")
                + (places.utf8.count < 2 ? "0" : "") + places
        }

        @inline(never)
        private func pointed(_ digits: FloatDigits, _ precision: Int, _ dropsZeros: Bool) -> String {
            var text: [UInt8] = []
            var place = max(digits.leadingExponent, 0)
            while place >= 0 {
                text.append(0x30 + digits.digit(at: place))
                place -= 1
            }
            let point = text.count
            for place in 0..<max(precision, 0) { text.append(0x30 + digits.digit(at: -1 - place)) }
            if dropsZeros { while text.count > point, text.last == 0x30 { text.removeLast() } }
            if isAlternate || text.count > point { text.insert(0x2E, at: point) }
            return String(decoding: text, as: UTF8.self)
        }

        /// `%a`.
        @inline(never)
        mutating func writeHexadecimal(_ value: Double) {
            guard value.isFinite else { return writeFloat(value, notation: 3, isNegative: value < 0) }
            isNegative = value < 0
            prefix = "0x"
            let bits = value.magnitude.bitPattern
            let field = Int(bits >> 52)
            var fraction = bits & (1 << 52 - 1)
            var lead: UInt64 = field == 0 ? 0 : 1
            let exponent = field == 0 ? (fraction == 0 ? 0 : -1022) : field - 1023
            var count = 13
            if let precision, precision < 13 {
                // Halves are rounded to the even neighbour.
                let dropped = UInt64(52 - 4 * precision)
                let whole = lead << 52 | fraction
                let half: UInt64 = 1 << (dropped - 1)
                let rest = whole & (1 << dropped - 1)
                var kept = whole >> dropped
                if rest > half || (rest == half && kept & 1 == 1) { kept += 1 }
                lead = kept >> UInt64(4 * precision)
                fraction = kept & (1 << UInt64(4 * precision) - 1)
                count = precision
            }
            var digits = count == 0 ? "" : String(fraction, radix: 16)
            digits = String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
            if let precision {
                digits += String(repeating: "0", count: max(0, precision - count))
            } else {
                while digits.hasSuffix("0") { digits.removeLast() }
            }
            let point = digits.isEmpty && !isAlternate ? "" : "."
            body = String(lead) + point + digits + (exponent < 0 ? "p-" : "p+") + String(exponent.magnitude)
        }
        #endif
    }
}
#endif

#if !NO_FLOATS
extension Decoder {
    /// All digits of a number in double precision, without its sign.
    struct FloatDigits {
        /// The digits 0…9 without zeros in front; none for zero.
        var digits: [UInt8]

        /// The power of ten of the last digit.
        var exponent: Int

        /// Takes over digits.
        init(digits: [UInt8], exponent: Int) {
            self.digits = digits
            self.exponent = exponent
        }

        /// Writes a number out.
        @inline(never)
        init(exactly value: Double) {
            digits = []
            exponent = 0
            guard value != 0, value.isFinite else { return }
            // value = significand · 2^power with a whole significand.
            var significand = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
            var power = (value.isNormal ? Int(value.exponentBitPattern) : 1) - 1_075
            while power < 0, significand & 1 == 0 {
                significand >>= 1
                power += 1
            }
            // Nine digits at a time, the lowest first; a factor of 1/2 is one of 5 and a shifted point.
            var limbs: [UInt64] = []
            while significand > 0 {
                limbs.append(significand % 1_000_000_000)
                significand /= 1_000_000_000
            }
            var rest = Int(power.magnitude)
            while rest > 0 {
                let step = min(rest, 12)
                rest -= step
                var factor: UInt64 = 1
                for _ in 0..<step { factor *= power < 0 ? 5 : 2 }
                var carry: UInt64 = 0
                for index in limbs.indices {
                    let product = limbs[index] * factor + carry
                    limbs[index] = product % 1_000_000_000
                    carry = product / 1_000_000_000
                }
                if carry > 0 { limbs.append(carry) }
            }
            exponent = min(power, 0)
            for limb in limbs {
                var rest = limb
                for _ in 0..<9 {
                    digits.append(UInt8(truncatingIfNeeded: rest % 10))
                    rest /= 10
                }
            }
            while digits.last == 0 { digits.removeLast() }
            digits.reverse()
            while digits.last == 0 {
                digits.removeLast()
                exponent += 1
            }
        }

        /// The power of ten of the first digit; 0 for zero.
        var leadingExponent: Int { digits.isEmpty ? 0 : digits.count - 1 + exponent }

        /// The digit at a power of ten.
        func digit(at place: Int) -> UInt8 {
            let index = digits.count - 1 - (place - exponent)
            return index >= 0 && index < digits.count ? digits[index] : 0
        }

        /// Keeps so many digits and rounds by the others, halves to the even neighbour.
        @inline(never)
        func rounded(digits count: Int) -> FloatDigits {
            if count >= digits.count { return self }
            if count < 0 { return FloatDigits(digits: [], exponent: 0) }
            var kept: [UInt8] = []
            for index in 0..<count { kept.append(digits[index]) }
            var hasMore = false
            for index in (count + 1)..<digits.count where digits[index] > 0 { hasMore = true }
            let isOdd = count > 0 && digits[count - 1] % 2 == 1
            var exponent = exponent + digits.count - count
            if digits[count] > 5 || (digits[count] == 5 && (hasMore || isOdd)) {
                var index = kept.count - 1
                while index >= 0, kept[index] == 9 {
                    kept[index] = 0
                    index -= 1
                }
                if index >= 0 { kept[index] += 1 } else { kept.insert(1, at: 0) }
            }
            if kept.isEmpty { exponent = 0 }
            return FloatDigits(digits: kept, exponent: exponent)
        }

        /// The whole number that the digits are.
        func decimal(isNegative: Bool) -> Decimal {
            var whole: [UInt8] = []
            var place = leadingExponent
            while place >= 0 {
                whole.append(digit(at: place))
                place -= 1
            }
            return Decimal(isNegative: isNegative, digits: whole, fraction: [])
        }
    }
}
#endif
