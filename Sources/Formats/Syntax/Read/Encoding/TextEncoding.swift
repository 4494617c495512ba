/// The encodings that files of translations come in.
package enum TextEncoding: String, Sendable, Hashable, CaseIterable {
    /// UTF-8, the only encoding of XML files that say nothing.
    case utf8 = "UTF-8"
    /// UTF-16, the low byte of each unit first.
    case utf16LittleEndian = "UTF-16LE"
    /// UTF-16, the high byte of each unit first.
    case utf16BigEndian = "UTF-16BE"
    /// UTF-32, the low byte of each scalar value first.
    case utf32LittleEndian = "UTF-32LE"
    /// UTF-32, the high byte of each scalar value first.
    case utf32BigEndian = "UTF-32BE"
    /// One byte a character, U+0000 to U+00FF.
    case latin1 = "ISO-8859-1"
    /// One byte a character, U+0000 to U+007F.
    case ascii = "US-ASCII"

    /// The encoding that the byte order mark at the start of a file tells, and the mark's length in bytes.
    ///
    /// FF FE 00 00 is taken as UTF-32, as CoreFoundation does.
    package static func byteOrderMark(of bytes: [UInt8]) -> (encoding: TextEncoding, length: Int)? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if bytes.starts(with: [0xFF, 0xFE, 0x00, 0x00]) { return (.utf32LittleEndian, 4) }
        if bytes.starts(with: [0x00, 0x00, 0xFE, 0xFF]) { return (.utf32BigEndian, 4) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        return nil
    }

    /// UTF-16 without a byte order mark, if every second one of the first bytes is zero; nil otherwise.
    package static func unmarkedUTF16(of bytes: [UInt8]) -> TextEncoding? {
        let sample = min(bytes.count & ~1, 16)
        guard sample >= 2 else { return nil }
        var zeros = (even: 0, odd: 0)
        for index in stride(from: 0, to: sample, by: 2) {
            if bytes[index] == 0 { zeros.even += 1 }
            if bytes[index + 1] == 0 { zeros.odd += 1 }
        }
        if zeros.odd == sample / 2 && zeros.even == 0 { return .utf16LittleEndian }
        if zeros.even == sample / 2 && zeros.odd == 0 { return .utf16BigEndian }
        return nil
    }
}
