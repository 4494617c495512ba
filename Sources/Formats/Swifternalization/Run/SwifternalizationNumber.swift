/// How the platform reads a number that a text begins with.
enum SwifternalizationNumber {
    /// The number that stands at the start of a text behind blanks and tabs; 0 if none does.
    static func value(ofPrefix bytes: [UInt8]) -> Double {
        func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
        func isDigit(_ index: Int) -> Bool { byte(index) >= 0x30 && byte(index) <= 0x39 }
        var index = 0
        while byte(index) == 0x20 || byte(index) == 0x09 { index += 1 }
        let start = index
        if byte(index) == UInt8(ascii: "+") || byte(index) == UInt8(ascii: "-") { index += 1 }
        let digits = index
        while isDigit(index) { index += 1 }
        var hasDigits = index > digits
        if byte(index) == UInt8(ascii: "."), hasDigits || isDigit(index + 1) {
            index += 1
            let fraction = index
            while isDigit(index) { index += 1 }
            hasDigits = hasDigits || index > fraction
        }
        guard hasDigits else { return 0 }
        var end = index
        if byte(index) | 0x20 == UInt8(ascii: "e") {
            index += 1
            if byte(index) == UInt8(ascii: "+") || byte(index) == UInt8(ascii: "-") { index += 1 }
            if isDigit(index) {
                while isDigit(index) { index += 1 }
                end = index
            }
        }
        var text = String(decoding: bytes[start..<end], as: UTF8.self)
        if text.hasPrefix("+") { text.removeFirst() }
        // Swift wants digits on both sides of the point.
        if text.hasSuffix(".") { text += "0" }
        return Double(text.replacing(".e", with: ".0e").replacing(".E", with: ".0E")) ?? 0
    }
}
