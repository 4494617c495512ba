import InterlinguaIR

/// Decodes the texts that most are: one stretch of character data without quoting, references and runs of white space.
///
/// Everything else, and whatever something is to be said about, is left to ``AndroidTextDecoder``.
struct AndroidPlainText {
    /// What has become of a text.
    enum Outcome {
        /// It says what is spelled.
        case literal
        /// `decoded` holds what it says.
        case escaped
        /// It has to be looked at closely.
        case complicated
    }

    /// The text that was read last, if it has escapes.
    private(set) var decoded: [UInt8] = []

    /// Whether the text that was read last has a percent sign.
    private(set) var hasPercent = false

    /// Reads a text.
    mutating func read(_ raw: UnsafeBufferPointer<UInt8>) -> Outcome {
        hasPercent = false
        guard let base = raw.baseAddress, !raw.isEmpty, raw.count <= AndroidTextDecoder.sizeLimit else {
            return .complicated
        }
        // A pointer, not the buffer: in a debug build a look at a buffer's element is a call.
        let count = raw.count
        let (first, last) = (base[0], base[count - 1])
        guard first != 0x20, last != 0x20, first != UInt8(ascii: "@"), first != UInt8(ascii: "?")
        else { return .complicated }
        decoded.removeAll(keepingCapacity: true)
        /// The first byte that is not in `decoded` yet.
        var start = 0
        var isSpaced = false
        var index = 0
        while index < count {
            let byte = base[index]
            if byte > 0x27 {
                isSpaced = false
                if byte == UInt8(ascii: "\\") {
                    decoded.append(contentsOf: UnsafeBufferPointer(rebasing: raw[start..<index]))
                    let length = readEscape(raw, at: index)
                    if length == 0 { return .complicated }
                    index += length
                    start = index
                    continue
                }
            } else if byte == 0x20 {
                if isSpaced { return .complicated }
                isSpaced = true
            } else if byte < 0x20 || byte == 0x22 || byte == 0x27 {
                return .complicated
            } else {
                if byte == 0x25 { hasPercent = true }
                isSpaced = false
            }
            index += 1
        }
        if start == 0 {
            return first < 0x80 && last < 0x80 || !raw.hasWideSpaceAtEdge ? .literal : .complicated
        }
        decoded.append(contentsOf: UnsafeBufferPointer(rebasing: raw[start...]))
        return decoded.withUnsafeBufferPointer { $0.hasWideSpaceAtEdge } ? .complicated : .escaped
    }

    /// Decodes what begins with a backslash; gives the number of bytes that were read, 0 for what has to be looked at.
    private mutating func readEscape(_ raw: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        guard index + 1 < raw.count else { return 0 }
        let byte = raw[index + 1]
        switch byte {
        case UInt8(ascii: "n"): decoded.append(0x0A)
        case UInt8(ascii: "t"): decoded.append(0x09)
        case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "@"), UInt8(ascii: "?"),
            UInt8(ascii: "#"):
            decoded.append(byte)
        case UInt8(ascii: "u"): return readUnicode(raw, at: index)
        default: return 0
        }
        return 2
    }

    private mutating func readUnicode(_ raw: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        guard index + 6 <= raw.count else { return 0 }
        var value: UInt32 = 0
        for place in index + 2..<index + 6 {
            guard let digit = raw[place].hexadecimalDigit else { return 0 }
            value = value << 4 | UInt32(digit)
        }
        if value == 0 || value & 0xF800 == 0xD800 { return 0 }
        if value == 0x25 { hasPercent = true }
        decoded.append(scalar: value)
        return 6
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether a text begins or ends with a space outside ASCII that is no part of a word.
    var hasWideSpaceAtEdge: Bool {
        guard count >= 3 else { return false }
        return Self.isWideSpace(self[0], self[1], self[2])
            || Self.isWideSpace(self[count - 3], self[count - 2], self[count - 1])
    }

    /// U+1680, U+2000 to U+200A, U+2028, U+2029, U+205F and U+3000.
    private static func isWideSpace(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        switch (first, second, third) {
        case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x81, 0x9F),
            (0xE3, 0x80, 0x80):
            true
        default: false
        }
    }
}
