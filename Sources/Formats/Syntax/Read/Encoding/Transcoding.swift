/// Bytes in UTF-8, and where the original could not be decoded.
package struct Transcoded: Sendable {
    /// The text in UTF-8; what could not be decoded is U+FFFD.
    package var utf8: [UInt8]

    /// The places that could not be decoded, as byte offsets of each U+FFFD in `utf8`, in order.
    package var invalid: [Int] = []

    /// The first place that could not be decoded; nil if there is none.
    package var firstInvalid: Int? { invalid.first }
}

extension TextEncoding {
    /// Decodes bytes in this encoding, without looking for a byte order mark.
    package func decode(_ bytes: ArraySlice<UInt8>) -> Transcoded {
        switch self {
        case .utf8: decodeUTF8(bytes)
        case .ascii: decodeSingleBytes(bytes, last: 0x7F)
        case .latin1: decodeSingleBytes(bytes, last: 0xFF)
        case .utf16LittleEndian: decodeUTF16(bytes, isBigEndian: false)
        case .utf16BigEndian: decodeUTF16(bytes, isBigEndian: true)
        case .utf32LittleEndian: decodeUTF32(bytes, isBigEndian: false)
        case .utf32BigEndian: decodeUTF32(bytes, isBigEndian: true)
        }
    }

    private func decodeUTF8(_ bytes: ArraySlice<UInt8>) -> Transcoded {
        var result = Transcoded(utf8: [])
        result.utf8.reserveCapacity(bytes.count)
        var rest = bytes
        while let invalid = rest.withUnsafeBufferPointer({ UTF8Validation.firstInvalid(in: $0) }) {
            result.utf8 += rest.prefix(invalid.lowerBound)
            result.appendInvalid()
            rest = rest.dropFirst(invalid.upperBound)
        }
        result.utf8 += rest
        return result
    }

    private func decodeSingleBytes(_ bytes: ArraySlice<UInt8>, last: UInt8) -> Transcoded {
        var result = Transcoded(utf8: [])
        result.utf8.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if byte > last {
                result.appendInvalid()
            } else if byte < 0x80 {
                result.utf8.append(byte)
            } else {
                result.utf8.append(0xC0 | byte >> 6)
                result.utf8.append(0x80 | byte & 0x3F)
            }
        }
        return result
    }

    private func decodeUTF16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> Transcoded {
        var result = Transcoded(utf8: [])
        result.utf8.reserveCapacity(bytes.count)
        bytes.withUnsafeBufferPointer { buffer in
            let count = buffer.count / 2
            func unit(_ index: Int) -> UInt32 {
                let first = UInt32(buffer[2 * index])
                let second = UInt32(buffer[2 * index + 1])
                return isBigEndian ? first << 8 | second : second << 8 | first
            }
            var index = 0
            while index < count {
                let value = unit(index)
                index += 1
                if value & 0xF800 != 0xD800 {
                    result.append(value)
                } else if value < 0xDC00, index < count, unit(index) & 0xFC00 == 0xDC00 {
                    result.append(0x10000 + (value & 0x3FF) << 10 + unit(index) & 0x3FF)
                    index += 1
                } else {
                    result.appendInvalid()
                }
            }
            if buffer.count % 2 != 0 { result.appendInvalid() }
        }
        return result
    }

    private func decodeUTF32(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> Transcoded {
        var result = Transcoded(utf8: [])
        result.utf8.reserveCapacity(bytes.count / 2)
        bytes.withUnsafeBufferPointer { buffer in
            for start in stride(from: 0, to: buffer.count - buffer.count % 4, by: 4) {
                var value: UInt32 = 0
                for place in 0..<4 { value = value << 8 | UInt32(buffer[start + (isBigEndian ? place : 3 - place)]) }
                if value > 0x10FFFF || value & 0xFFFF_F800 == 0xD800 {
                    result.appendInvalid()
                } else {
                    result.append(value)
                }
            }
            if buffer.count % 4 != 0 { result.appendInvalid() }
        }
        return result
    }
}

extension Transcoded {
    /// Appends a Unicode scalar value, which is no surrogate and not above U+10FFFF.
    fileprivate mutating func append(_ value: UInt32) { utf8.append(scalar: value) }

    /// Appends U+FFFD, and remembers the place.
    fileprivate mutating func appendInvalid() {
        invalid.append(utf8.count)
        utf8.append(scalar: 0xFFFD)
    }
}

extension [UInt8] {
    /// Appends the UTF-8 of a Unicode scalar value, which is no surrogate and not above U+10FFFF.
    package mutating func append(scalar value: UInt32) {
        let continuation = { (shift: UInt32) in UInt8(truncatingIfNeeded: 0x80 | value >> shift & 0x3F) }
        switch value {
        case ..<0x80: append(UInt8(truncatingIfNeeded: value))
        case ..<0x800:
            append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
            append(continuation(0))
        case ..<0x10000:
            append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
            append(continuation(6))
            append(continuation(0))
        default:
            append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18 & 0x07))
            append(continuation(12))
            append(continuation(6))
            append(continuation(0))
        }
    }
}
