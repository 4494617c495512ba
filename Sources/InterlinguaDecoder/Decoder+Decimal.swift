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

        /// Creates a whole number.
        init(_ value: Int) {
            isNegative = value < 0
            whole = UInt64(value.magnitude)
        }

        /// Creates a whole number.
        init(whole: UInt64) { self.whole = whole }

        /// Creates the number with the fewest digits that give the value back; 0 for what is no number.
        init(_ value: Double) {
            if let whole = Int(exactly: value), whole.magnitude < 1 << 53 {
                self.init(whole)
            } else {
                self.init(prefixOf: value.isFinite ? value.description : "0")
                dropZeros()
            }
        }

        /// Creates a number from its digits.
        init(isNegative: Bool, digits: some Sequence<UInt8>, fraction: [UInt8]) {
            self.fraction = fraction
            take(digits)
            self.isNegative = isNegative && !isZero
        }

        /// Reads the number that a text begins with, behind blanks and tabs; 0 if there is none.
        init(prefixOf text: String) {
            var digits: [UInt8] = []
            var exponent: Int?
            var isNegative = false
            var text = text
            text.withUTF8 { bytes in
                var index = bytes.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
                func isSign() -> Bool { index < bytes.count && (bytes[index] == 0x2B || bytes[index] == 0x2D) }
                func readDigits() -> [UInt8] {
                    let start = index
                    while index < bytes.count, bytes[index] &- 0x30 < 10 { index += 1 }
                    return bytes[start..<index].map { $0 - 0x30 }
                }
                if isSign() {
                    isNegative = bytes[index] == 0x2D
                    index += 1
                }
                digits = readDigits()
                if index < bytes.count, bytes[index] == 0x2E {
                    index += 1
                    fraction = readDigits()
                }
                guard !(digits.isEmpty && fraction.isEmpty), index < bytes.count, bytes[index] | 0x20 == 0x65 else {
                    return
                }
                index += 1
                let isDown = index < bytes.count && bytes[index] == 0x2D
                if isSign() { index += 1 }
                let places = readDigits()
                if places.isEmpty { return }
                let limit = 4_000 + digits.count + fraction.count
                let value = places.reduce(0) { min($0 * 10 + Int($1), limit) }
                exponent = isDown ? -value : value
            }
            if let exponent {
                // The point moves, and what is written with an exponent has no zeros at its end.
                let point = digits.count + exponent
                var all = digits + fraction
                if point > all.count { all += [UInt8](repeating: 0, count: point - all.count) }
                if point < 0 { all = [UInt8](repeating: 0, count: -point) + all }
                digits = Array(all.prefix(max(point, 0)))
                fraction = Array(all.dropFirst(max(point, 0)))
                dropZeros()
            }
            take(digits)
            self.isNegative = isNegative && !isZero
        }

        private mutating func take(_ digits: some Sequence<UInt8>) {
            for digit in digits {
                let (product, isTooLarge) = whole.multipliedReportingOverflow(by: 10)
                let (sum, isTooLargeAsWell) = product.addingReportingOverflow(UInt64(digit))
                if isTooLarge || isTooLargeAsWell {
                    whole = 0
                    largeDigits = Array(digits.drop { $0 == 0 })
                    return
                }
                whole = sum
            }
        }

        private mutating func dropZeros() { while fraction.last == 0 { fraction.removeLast() } }

        /// Whether the number is zero.
        var isZero: Bool { whole == 0 && largeDigits.isEmpty && !fraction.contains { $0 != 0 } }

        /// Whether nothing but zeros stands behind the point.
        var isWhole: Bool { !fraction.contains { $0 != 0 } }

        /// The digits before the point as characters; `0` if there are none.
        var wholeText: String {
            largeDigits.isEmpty ? String(whole) : String(decoding: largeDigits.map { $0 + 0x30 }, as: UTF8.self)
        }

        /// The number in plain digits, as few as possible.
        var description: String {
            var number = self
            number.dropZeros()
            let sign = isNegative ? "-" : ""
            if number.fraction.isEmpty { return sign + wholeText }
            return sign + wholeText + "." + String(decoding: number.fraction.map { $0 + 0x30 }, as: UTF8.self)
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
            var value = largeDigits.isEmpty ? whole : largeDigits.reduce(0) { $0 &* 10 &+ UInt64($1) }
            if isNegative { value = 0 &- value }
            return count >= 64 ? value : value & (1 << UInt64(max(count, 1)) - 1)
        }

        /// The number as a select reads it: 0 as it is, 1 truncated, 2 truncated and 2⁶⁴ more if negative, 3 in single
        /// precision, 4 as text.
        func read(as reading: Int) -> Decimal {
            switch reading {
            case 1: return truncated
            case 2:
                let number = truncated
                return number.isNegative && number.largeDigits.isEmpty ? Decimal(whole: 0 &- number.whole) : number
            case 3:
                if fraction.isEmpty, largeDigits.isEmpty, whole <= 1 << 24 { return self }
                guard let value = Float(description), value.isFinite else { return self }
                if value == value.rounded(.towardZero) {
                    return FloatDigits(exactly: Double(value)).decimal(isNegative: value < 0)
                }
                var number = Decimal(prefixOf: value.description)
                number.dropZeros()
                return number
            default: return self
            }
        }

        /// Whether the number is below another one.
        func isBelow(_ other: Decimal) -> Bool {
            if isNegative != other.isNegative { return isNegative }
            return isNegative ? other.isSmaller(than: self) : isSmaller(than: other)
        }

        private func isSmaller(than other: Decimal) -> Bool {
            if largeDigits.count != other.largeDigits.count { return largeDigits.count < other.largeDigits.count }
            if whole != other.whole { return whole < other.whole }
            if largeDigits != other.largeDigits { return largeDigits.lexicographicallyPrecedes(other.largeDigits) }
            let count = max(fraction.count, other.fraction.count)
            let own = fraction + [UInt8](repeating: 0, count: count - fraction.count)
            return own.lexicographicallyPrecedes(
                other.fraction + [UInt8](repeating: 0, count: count - other.fraction.count)
            )
        }
    }
}
