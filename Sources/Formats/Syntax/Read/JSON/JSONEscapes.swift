/// The escapes of JSON's strings (RFC 8259, section 7).
///
/// What the parser reports is undone all the same: an unknown escape is the character behind the backslash, half of a
/// surrogate pair U+FFFD.
enum JSONEscapes {
    /// One escape: how many bytes it takes, and the scalar value that it stands for.
    struct Escape {
        /// How many bytes the escape takes.
        var length: Int
        var scalar: UInt32
    }

    /// The bytes of a text with its escapes undone.
    static func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        bytes.withUnsafeBufferPointer { bytes in
            [UInt8](unsafeUninitializedCapacity: capacity(for: bytes)) { $1 = decode(bytes, into: $0) }
        }
    }

    /// How many bytes a text may take with its escapes undone: a `\u` without digits becomes U+FFFD, which takes three.
    static func capacity(for bytes: UnsafeBufferPointer<UInt8>) -> Int { bytes.count + bytes.count / 2 }

    /// Writes a text with its escapes undone to as much room as `capacity(for:)` says; gives the number of bytes.
    static func decode(_ bytes: UnsafeBufferPointer<UInt8>, into result: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var index = 0
        var count = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "\\") else {
                result[count] = bytes[index]
                index += 1
                count += 1
                continue
            }
            let escape = escape(at: index, in: bytes)
            if escape.length > 1, let scalar = Unicode.Scalar(escape.scalar) {
                for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                    result[count] = byte
                    count += 1
                }
            }
            index += escape.length
        }
        return count
    }

    /// Where a byte of the decoded text stands; the offset of the backslash for what an escape stands for.
    ///
    /// The cursor, a new one for each text, saves what was read for one of several ascending offsets.
    static func sourceOffset(ofByte offset: Int, in bytes: ArraySlice<UInt8>, _ cursor: inout DecodingCursor) -> Int {
        if offset < cursor.decoded { cursor = DecodingCursor() }
        let start = bytes.startIndex
        return bytes.withUnsafeBufferPointer { bytes in
            while cursor.raw < bytes.count {
                guard bytes[cursor.raw] == UInt8(ascii: "\\") else {
                    if cursor.decoded >= offset { break }
                    cursor.raw += 1
                    cursor.decoded += 1
                    continue
                }
                let escape = escape(at: cursor.raw, in: bytes)
                let length = escape.length > 1 ? escape.scalar.utf8Length : 0
                if cursor.decoded + length > offset { break }
                cursor.decoded += length
                cursor.raw += escape.length
            }
            return start + cursor.raw
        }
    }

    /// The escape that begins with a backslash; a backslash at the very end stands for nothing.
    static func escape(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Escape {
        guard start + 1 < bytes.count else { return Escape(length: 1, scalar: 0) }
        switch bytes[start + 1] {
        case UInt8(ascii: "b"): return Escape(length: 2, scalar: 0x08)
        case UInt8(ascii: "f"): return Escape(length: 2, scalar: 0x0C)
        case UInt8(ascii: "n"): return Escape(length: 2, scalar: 0x0A)
        case UInt8(ascii: "r"): return Escape(length: 2, scalar: 0x0D)
        case UInt8(ascii: "t"): return Escape(length: 2, scalar: 0x09)
        case UInt8(ascii: "u"): return unicode(at: start, in: bytes)
        case let byte where byte < 0x80: return Escape(length: 2, scalar: UInt32(byte))
        default:
            // The backslash vanishes; the character behind it is read as such.
            return Escape(length: 1, scalar: 0)
        }
    }

    private static func unicode(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Escape {
        let (first, end) = codeUnit(at: start, in: bytes)
        guard let first else { return Escape(length: end - start, scalar: 0xFFFD) }
        guard first & 0xF800 == 0xD800 else { return Escape(length: 6, scalar: first) }
        if first < 0xDC00, let second = lowSurrogate(at: end, in: bytes) {
            return Escape(length: 12, scalar: 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
        }
        return Escape(length: 6, scalar: 0xFFFD)
    }

    /// The code unit of a `\u` at an offset, nil without four digits; and the offset behind its digits.
    static func codeUnit(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (value: UInt32?, end: Int) {
        var value: UInt32 = 0
        var index = start + 2
        while index < bytes.count, index < start + 6, let digit = bytes[index].hexadecimalDigit {
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return (index == start + 6 ? value : nil, min(index, bytes.count))
    }

    /// The second half of a surrogate pair if it is written at an offset.
    static func lowSurrogate(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
        guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u"),
            let value = codeUnit(at: start, in: bytes).value, value & 0xFC00 == 0xDC00
        else {
            return nil
        }
        return value
    }
}
