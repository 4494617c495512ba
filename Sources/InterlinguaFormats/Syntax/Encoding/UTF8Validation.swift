/// Whether bytes are UTF-8, as the Unicode Standard defines it: no overlong forms, surrogates, or values above U+10FFFF.
package enum UTF8Validation {
    /// The first bytes that are no part of a well-formed sequence; nil if all are.
    ///
    /// Long stretches of most files are ASCII. Whether there is something wrong in others the standard library tells, which is
    /// optimized in every build.
    package static func firstInvalid(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        let raw = UnsafeRawBufferPointer(bytes)
        var start = 0
        while start < bytes.count {
            if start + 8 <= bytes.count,
                raw.loadUnaligned(fromByteOffset: start, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                start += 8
                continue
            }
            var end = min(start + stretchLength, bytes.count)
            // No sequence of up to four bytes is cut.
            while end < bytes.count, end > start + stretchLength - 4, bytes[end] & 0xC0 == 0x80 { end -= 1 }
            if !isKept(bytes.slice(from: start, to: end)) { return firstInvalid(in: bytes, from: start) }
            start = end
        }
        return nil
    }

    /// How many bytes are looked at together: enough to make little of the call, and few enough to go on with ASCII soon.
    private static let stretchLength = 2_048

    /// Whether the standard library makes a text of bytes without replacing any.
    private static func isKept(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var text = String(decoding: bytes, as: UTF8.self)
        return text.withUTF8 { $0.isEqual(to: bytes) }
    }

    private static func firstInvalid(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
        guard let base = bytes.baseAddress else { return nil }
        let count = bytes.count
        let raw = UnsafeRawPointer(base)
        var index = start
        while index < count {
            let byte = base[index]
            if byte < 0x80 {
                index += 1
                // Most files are ASCII over long stretches.
                while index + 8 <= count,
                    raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
                {
                    index += 8
                }
                continue
            }
            // Letters of Latin, Greek, Cyrillic and Hebrew script, and all others that take two bytes.
            if byte < 0xE0, byte > 0xC1, index + 1 < count, base[index + 1] & 0xC0 == 0x80 {
                index += 2
                continue
            }
            // Most of what takes three bytes.
            if byte > 0xE0, byte < 0xED, index + 2 < count, base[index + 1] & 0xC0 == 0x80,
                base[index + 2] & 0xC0 == 0x80
            {
                index += 3
                continue
            }
            let length: Int
            var low: UInt8 = 0x80
            var high: UInt8 = 0xBF
            switch byte {
            case 0xC2...0xDF: length = 2
            case 0xE0: (length, low) = (3, 0xA0)
            case 0xED: (length, high) = (3, 0x9F)
            case 0xE1...0xEF: length = 3
            case 0xF0: (length, low) = (4, 0x90)
            case 0xF1...0xF3: length = 4
            case 0xF4: (length, high) = (4, 0x8F)
            default: return index..<index + 1
            }
            guard index + 1 < count, base[index + 1] >= low, base[index + 1] <= high else { return index..<index + 1 }
            var place = 2
            while place < length {
                guard index + place < count, base[index + place] & 0xC0 == 0x80 else { return index..<index + place }
                place += 1
            }
            index += length
        }
        return nil
    }
}
