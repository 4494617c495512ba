/// The numbers in names such as `@100`.
enum SwifternalizationWidth {
    /// The number behind the last `@` that digits follow; nil if there is none.
    static func number(in name: String) -> Int? {
        let units = SwifternalizationPattern.visible(name)
        var result: Int?
        for start in units.indices where units[start] == UInt16(UInt8(ascii: "@")) {
            var number = 0
            var index = start + 1
            while index < units.count, let digit = units[index].asciiDigit {
                let (product, isLarge) = number.multipliedReportingOverflow(by: 10)
                let (sum, isTooLarge) = product.addingReportingOverflow(digit)
                // What is larger than 64 bits stays at their maximum.
                number = isLarge || isTooLarge ? .max : sum
                index += 1
                if number == .max { while index < units.count, units[index].asciiDigit != nil { index += 1 } }
            }
            if index > start + 1 { result = number }
        }
        return result
    }
}

extension UInt16 {
    /// The value of a digit of ASCII; nil for anything else.
    var asciiDigit: Int? { self >= 0x30 && self <= 0x39 ? Int(self) - 0x30 : nil }
}
