#if !NO_DECIMALS
extension Decoder {
    /// A number in decimal digits, exact.
    struct Decimal {
        /// Whether it is below zero; zero itself never is.
        var isNegative = false

        /// The digits before the point as a number, if it fits.
        var whole: UInt64 = 0

        /// The digits 0…9 before the point where they are more than `whole` can hold, else none.
        var largeDigits: [UInt8] = []

        /// The digits 0…9 behind the point; zeros at the end are kept if a text has them.
        var fraction: [UInt8] = []

        init(_ value: Int) {
            isNegative = value < 0
            whole = UInt64(value.magnitude)
        }

        init(whole: UInt64) { self.whole = whole }

        /// Creates the number with the fewest digits that give the value back; 0 for what is no number.
        @inline(never)
        init(_ value: Double) {
            if let whole = Int(exactly: value), whole.magnitude < 1 << 53 {
                self.init(whole)
            } else {
                self.init(prefixOf: value.isFinite ? value.description : "0")
                dropZeros()
            }
        }

        /// Creates a number from its digits.
        init(isNegative: Bool, digits: [UInt8], fraction: [UInt8]) {
            self.fraction = fraction
            take(digits)
            self.isNegative = isNegative && !isZero
        }

        /// Reads the number that a text begins with, behind blanks and tabs; 0 if there is none.
        @inline(never)
        init(prefixOf text: String) {
            let bytes = Array(text.utf8)
            var index = 0
            while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
            let isNegative = Self.readSign(bytes, &index)
            var digits = Self.readDigits(bytes, &index)
            if index < bytes.count, bytes[index] == 0x2E {
                index += 1
                fraction = Self.readDigits(bytes, &index)
            }
            if !(digits.isEmpty && fraction.isEmpty), index < bytes.count, bytes[index] | 0x20 == 0x65 {
                index += 1
                let isDown = Self.readSign(bytes, &index)
                let exponent = Self.readDigits(bytes, &index)
                let limit = 4_000 + digits.count + fraction.count
                var places = 0
                for digit in exponent { places = min(places * 10 + Int(digit), limit) }
                if !exponent.isEmpty { movePoint(&digits, by: isDown ? -places : places) }
            }
            take(digits)
            self.isNegative = isNegative && !isZero
        }

        /// Skips a sign, and tells whether it is a minus.
        private static func readSign(_ bytes: [UInt8], _ index: inout Int) -> Bool {
            guard index < bytes.count, bytes[index] == 0x2B || bytes[index] == 0x2D else { return false }
            index += 1
            return bytes[index - 1] == 0x2D
        }

        @inline(never)
        private static func readDigits(_ bytes: [UInt8], _ index: inout Int) -> [UInt8] {
            var digits: [UInt8] = []
            while index < bytes.count, bytes[index] &- 0x30 < 10 {
                digits.append(bytes[index] - 0x30)
                index += 1
            }
            return digits
        }

        /// Moves the point; what is written with an exponent has no zeros at its end.
        @inline(never)
        private mutating func movePoint(_ digits: inout [UInt8], by places: Int) {
            let old = digits + fraction
            let point = digits.count + places
            digits = []
            fraction = []
            for index in min(point, 0)..<max(point, old.count) {
                let digit = index >= 0 && index < old.count ? old[index] : 0
                if index < point { digits.append(digit) } else { fraction.append(digit) }
            }
            dropZeros()
        }

        @inline(never)
        private mutating func take(_ digits: [UInt8]) {
            for digit in digits {
                let (product, isTooLarge) = whole.multipliedReportingOverflow(by: 10)
                let (sum, isTooLargeAsWell) = product.addingReportingOverflow(UInt64(digit))
                if isTooLarge || isTooLargeAsWell {
                    whole = 0
                    for digit in digits where digit > 0 || !largeDigits.isEmpty { largeDigits.append(digit) }
                    return
                }
                whole = sum
            }
        }

        private mutating func dropZeros() { while fraction.last == 0 { fraction.removeLast() } }

        /// Whether the number is zero.
        var isZero: Bool { whole == 0 && largeDigits.isEmpty && isWhole }

        /// Whether nothing but zeros stands behind the point.
        var isWhole: Bool {
            for digit in fraction where digit > 0 { return false }
            return true
        }

        /// The digits behind the point without zeros at their end.
        var significantFraction: [UInt8] {
            var digits = fraction
            while digits.last == 0 { digits.removeLast() }
            return digits
        }

        /// The digits before the point as characters; `0` if there are none.
        var wholeText: String { largeDigits.isEmpty ? String(whole) : Self.text(of: largeDigits) }

        /// The number in plain digits, as few as possible.
        @inline(never)
        var description: String {
            let fraction = significantFraction
            let text = isNegative ? "-" + wholeText : wholeText
            return fraction.isEmpty ? text : text + "." + Self.text(of: fraction)
        }

        @inline(never)
        private static func text(of digits: [UInt8]) -> String {
            var text: [UInt8] = []
            for digit in digits { text.append(digit + 0x30) }
            return String(decoding: text, as: UTF8.self)
        }

        /// The nearest number in double precision.
        var double: Double { Double(description) ?? 0 }

        /// The number without what stands behind the point.
        var truncated: Decimal {
            var number = self
            number.fraction = []
            if number.isZero { number.isNegative = false }
            return number
        }

        /// The whole part as a computer holds it in so many bits.
        func bits(_ count: Int) -> UInt64 {
            var value = whole
            for digit in largeDigits { value = value &* 10 &+ UInt64(digit) }
            if isNegative { value = 0 &- value }
            return count >= 64 ? value : value & (1 << UInt64(max(count, 1)) - 1)
        }

        /// The number as a select reads it: 0 as it is, 1 truncated, 2 truncated and 2⁶⁴ more if negative, 3 in single
        /// precision, 4 as text.
        @inline(never)
        func read(as reading: Int) -> Decimal {
            switch reading {
            case 1: return truncated
            case 2:
                let number = truncated
                return number.isNegative && number.largeDigits.isEmpty ? Decimal(whole: 0 &- number.whole) : number
            #if !NO_FLOATS
            case 3:
                if fraction.isEmpty, largeDigits.isEmpty, whole <= 1 << 24 { return self }
                guard let value = Float(description), value.isFinite else { return self }
                if value.magnitude >= 16_777_216 || value == Float(Int(value)) {
                    return FloatDigits(exactly: Double(value)).decimal(isNegative: value < 0)
                }
                var number = Decimal(prefixOf: value.description)
                number.dropZeros()
                return number
            #endif
            default: return self
            }
        }

        /// Whether the number is below another one.
        @inline(never)
        func isBelow(_ other: Decimal) -> Bool {
            if isNegative != other.isNegative { return isNegative }
            return isNegative ? other.isSmaller(than: self) : isSmaller(than: other)
        }

        private func isSmaller(than other: Decimal) -> Bool {
            if largeDigits.count != other.largeDigits.count { return largeDigits.count < other.largeDigits.count }
            if whole != other.whole { return whole < other.whole }
            return largeDigits == other.largeDigits
                ? Self.isSmaller(fraction, than: other.fraction) : Self.isSmaller(largeDigits, than: other.largeDigits)
        }

        /// Compares digits; those of the shorter list are followed by zeros.
        private static func isSmaller(_ digits: [UInt8], than others: [UInt8]) -> Bool {
            for index in 0..<max(digits.count, others.count) {
                let digit = index < digits.count ? digits[index] : 0
                let other = index < others.count ? others[index] : 0
                if digit != other { return digit < other }
            }
            return false
        }
    }
}
#endif
