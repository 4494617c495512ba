/// Whether bytes are UTF-8, as the Unicode Standard defines it: no overlong forms, surrogates, or values above U+10FFFF.
package enum UTF8Validation {
    /// The first bytes that are no part of a well-formed sequence; nil if all are.
    package static func firstInvalid(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        guard let base = bytes.baseAddress else { return nil }
        let count = bytes.count
        let raw = UnsafeRawPointer(base)
        var index = 0
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
