#if !NO_SYMBOLS
extension Decoder {
    /// The digits and separators of a language.
    struct Symbols {
        let zero: Unicode.Scalar
        let minus: String
        let plus: String
        private let decimalSeparator: String
        private let groupSeparator: String
        private let lastGroup: Int
        private let otherGroups: Int
        private let leastLeadingDigits: Int

        /// Reads the code of the digit zero; the sizes of the last group, of others, and of the least first one; and the
        /// decimal separator, the one of groups, minus and plus.
        @inline(never)
        init(_ cursor: Cursor) {
            var cursor = cursor
            zero = Unicode.Scalar(UInt32(cursor.number())) ?? "0"
            lastGroup = cursor.number()
            otherGroups = cursor.number()
            leastLeadingDigits = cursor.number()
            decimalSeparator = cursor.text(count: cursor.number())
            groupSeparator = cursor.text(count: cursor.number())
            minus = cursor.text(count: cursor.number())
            plus = cursor.text(count: cursor.number())
        }

        /// Plain digits as the language writes them: a whole number, with a fraction or an exponent or without.
        @inline(never)
        func localized(_ text: String, isGrouped: Bool) -> String {
            let bytes = Array(text.utf8)
            var wholeCount = 0
            while wholeCount < bytes.count, bytes[wholeCount] &- 0x30 < 10 { wholeCount += 1 }
            if wholeCount == 0 { return text }
            let hasGroups = isGrouped && wholeCount >= lastGroup + leastLeadingDigits
            var result = ""
            var rest = wholeCount
            for byte in bytes {
                let isBoundary = rest == lastGroup || (rest > lastGroup && (rest - lastGroup) % otherGroups == 0)
                if hasGroups, isBoundary, rest < wholeCount { result += groupSeparator }
                rest -= 1
                if byte &- 0x30 < 10 {
                    result.unicodeScalars.append(Unicode.Scalar(zero.value + UInt32(byte) - 0x30) ?? "0")
                } else if byte == 0x2E {
                    result += decimalSeparator
                } else {
                    result.unicodeScalars.append(Unicode.Scalar(byte))
                }
            }
            return result
        }
    }
}
#endif
