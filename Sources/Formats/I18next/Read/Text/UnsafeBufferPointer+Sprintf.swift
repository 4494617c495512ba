extension UnsafeBufferPointer<UInt8> {
    /// Whether the `sprintf` post-processor can read all percent signs; at any other it throws, unless no values are passed.
    var isSprintfFormat: Bool {
        var index = 0
        while let sign = firstIndex(ofByte: UInt8(ascii: "%"), from: index) {
            index = sign + 1
            if has("%", at: index) {
                index += 1
            } else {
                guard let end = endOfSprintfDirective(index) else { return false }
                index = end
            }
        }
        return true
    }

    /// Where a directive ends: a position, a sign, a padding, a side, a width, a precision and a letter.
    private func endOfSprintfDirective(_ start: Int) -> Int? {
        var index = endOfDigits(start)
        index = has("$", at: index) ? index + 1 : start
        for flag: Unicode.Scalar in ["+", "0", "-"] where has(flag, at: index) { index += 1 }
        index = endOfDigits(index)
        if has(".", at: index) { index = endOfDigits(index + 1) }
        return index < count && "bcdefgijostTuvxX".utf8.contains(self[index]) ? index + 1 : nil
    }

    private func endOfDigits(_ index: Int) -> Int { self[index...].firstIndex { !$0.isASCIIDigit } ?? count }

    private func has(_ character: Unicode.Scalar, at index: Int) -> Bool {
        index < count && self[index] == UInt8(ascii: character)
    }
}
