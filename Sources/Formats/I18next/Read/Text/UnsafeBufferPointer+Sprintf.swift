extension UnsafeBufferPointer<UInt8> {
    /// Whether the `sprintf` post-processor puts values in, and can read all percent signs: at any other it throws, and it
    /// leaves texts alone for which no values are passed.
    var isSprintfFormat: Bool {
        var index = 0
        var hasDirective = false
        while let sign = firstIndex(ofByte: UInt8(ascii: "%"), from: index) {
            index = sign + 1
            if has("%", at: index) {
                index += 1
            } else {
                guard let end = endOfSprintfDirective(index) else { return false }
                index = end
                hasDirective = true
            }
        }
        return hasDirective
    }

    /// Where a directive ends: a position or a name, a sign, a padding, a side, a width, a precision and a letter.
    private func endOfSprintfDirective(_ start: Int) -> Int? {
        var index = endOfDigits(start)
        index = has("$", at: index) ? index + 1 : start
        if has("(", at: index) {
            guard let end = firstIndex(ofByte: UInt8(ascii: ")"), from: index) else { return nil }
            index = end + 1
        }
        if has("+", at: index) { index += 1 }
        if has("0", at: index) {
            index += 1
        } else if has("'", at: index), index + 1 < count {
            index += 2
            // The rest of a padding of several bytes.
            while index < count, self[index] & 0xC0 == 0x80 { index += 1 }
        }
        if has("-", at: index) { index += 1 }
        index = endOfDigits(index)
        if has(".", at: index) { index = endOfDigits(index + 1) }
        return index < count && "bcdefgijostTuvxX".utf8.contains(self[index]) ? index + 1 : nil
    }

    private func endOfDigits(_ index: Int) -> Int { self[index...].firstIndex { !$0.isASCIIDigit } ?? count }

    private func has(_ character: Unicode.Scalar, at index: Int) -> Bool {
        index < count && self[index] == UInt8(ascii: character)
    }
}
