/// Finds control characters and up to three other bytes, eight bytes at a time.
///
/// Texts are written in long runs that need no escape.
struct ByteSieve {
    private let bytes: (UInt8, UInt8, UInt8)
    private let words: (UInt64, UInt64, UInt64)

    /// Creates a sieve for U+0000 to U+001F and three bytes, which may be equal.
    init(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
        bytes = (first, second, third)
        words = (Self.ones &* UInt64(first), Self.ones &* UInt64(second), Self.ones &* UInt64(third))
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The index of the next byte that is found, at or behind an index; the number of bytes if there is none.
    func next(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let base = text.baseAddress else { return text.count }
        let raw = UnsafeRawPointer(base)
        var index = start
        while index + 8 <= text.count {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            // A borrow can only mark bytes above one that is rightly marked, and the lowest one counts.
            var marks = (word &- 0x20 &* Self.ones) & ~word
            marks |= Self.zeros(word ^ words.0) | Self.zeros(word ^ words.1) | Self.zeros(word ^ words.2)
            marks &= Self.highBits
            if marks != 0 { return index + marks.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < text.count {
            let byte = base[index]
            if byte < 0x20 || byte == bytes.0 || byte == bytes.1 || byte == bytes.2 { return index }
            index += 1
        }
        return index
    }

    private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
}
