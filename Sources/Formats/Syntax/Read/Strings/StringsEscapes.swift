/// The escapes of quoted strings in text property lists, as CoreFoundation's parser undoes them.
package enum StringsEscapes {
    /// What is odd about an escape that nevertheless means something.
    package enum Oddity: Sendable, Hashable {
        /// `\u` with its digits, which only other platforms take for a character.
        case lowercaseU
        /// `\U` with more digits than the four that are read.
        case longCode
        /// Half of a surrogate pair, which becomes U+FFFD.
        case loneSurrogate
        /// A backslash before a character that needs none, which vanishes.
        case unknown
    }

    /// The bytes of a string with its escapes undone.
    package static func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        bytes.withUnsafeBufferPointer { bytes in
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count)
            walk(bytes, from: 0) { step in
                result.append(contentsOf: bytes.slice(step.verbatim))
                if let scalar = step.scalar { result.append(scalar: scalar) }
                return true
            }
            return result
        }
    }

    /// Where a byte of the decoded text stands; the offset of the backslash for what an escape stands for.
    ///
    /// The cursor, a new one for each text, saves what was read for earlier offsets into it.
    static func sourceOffset(ofByte offset: Int, in bytes: ArraySlice<UInt8>, _ cursor: inout DecodingCursor) -> Int {
        if offset < cursor.decoded { cursor = DecodingCursor() }
        var next = cursor
        var result = bytes.count
        bytes.withUnsafeBufferPointer { bytes in
            walk(bytes, from: cursor.raw) { step in
                if next.decoded + step.length > offset {
                    result = step.source.lowerBound
                    if step.isEscape { return false }
                    // Within a stretch without escapes both offsets go on alike.
                    let distance = offset - next.decoded
                    next.decoded += distance
                    next.raw += distance
                    result += distance
                    return false
                }
                next.decoded += step.length
                next.raw = step.source.upperBound
                return true
            }
        }
        cursor = next
        return bytes.startIndex + result
    }

    /// The escapes that are probably not meant as they are read, with their offsets.
    package static func oddities(in bytes: ArraySlice<UInt8>) -> [(oddity: Oddity, source: Range<Int>)] {
        var result: [(Oddity, Range<Int>)] = []
        let start = bytes.startIndex
        bytes.withUnsafeBufferPointer { bytes in
            walk(bytes, from: 0) { step in
                if let oddity = step.oddity {
                    result.append((oddity, start + step.source.lowerBound..<start + step.source.upperBound))
                }
                return true
            }
        }
        return result
    }

    private struct Step {
        var source: Range<Int>

        /// The bytes of the source that stand for themselves.
        var verbatim: Range<Int>

        /// What an escape stands for otherwise.
        var scalar: UInt32?

        var isEscape: Bool
        var oddity: Oddity?

        /// How many bytes of UTF-8 it becomes.
        var length: Int { scalar?.utf8Length ?? verbatim.count }
    }

    /// Goes through stretches without escapes and single escapes in turn, until told to stop.
    private static func walk(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ body: (Step) -> Bool) {
        var index = start
        while index < bytes.count {
            // Long stretches in pieces: a search that ends in one need not look through all of it.
            let limit = min(bytes.count, index + 256)
            let found = bytes.slice(index..<limit).firstIndex(ofByte: UInt8(ascii: "\\"))
            let next = found.map { index + $0 } ?? limit
            if next > index {
                guard body(Step(source: index..<next, verbatim: index..<next, isEscape: false)) else { return }
            }
            guard next < bytes.count else { return }
            if next == limit {
                index = next
                continue
            }
            let step = escape(at: next, in: bytes)
            guard body(step) else { return }
            index = step.source.upperBound
        }
    }

    private static func escape(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Step {
        let end = min(start + 2, bytes.count)
        var step = Step(source: start..<end, verbatim: end..<end, isEscape: true)
        guard start + 1 < bytes.count else { return step }
        let byte = bytes[start + 1]
        switch byte {
        case UInt8(ascii: "a"): step.scalar = 0x07
        case UInt8(ascii: "b"): step.scalar = 0x08
        case UInt8(ascii: "f"): step.scalar = 0x0C
        case UInt8(ascii: "n"): step.scalar = 0x0A
        case UInt8(ascii: "r"): step.scalar = 0x0D
        case UInt8(ascii: "t"): step.scalar = 0x09
        case UInt8(ascii: "v"): step.scalar = 0x0B
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), 0x0A, 0x0D: step.scalar = UInt32(byte)
        case UInt8(ascii: "0")...UInt8(ascii: "7"): octal(&step, in: bytes)
        case UInt8(ascii: "U"): unicode(&step, in: bytes)
        default:
            // The character itself, all of its bytes.
            var end = start + 2
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
            step.source = start..<end
            step.verbatim = start + 1..<end
            step.oddity = byte == UInt8(ascii: "u") ? .lowercaseU : .unknown
        }
        return step
    }

    private static func octal(_ step: inout Step, in bytes: UnsafeBufferPointer<UInt8>) {
        var value = 0
        var index = step.source.lowerBound + 1
        let end = min(index + 3, bytes.count)
        while index < end, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[index]) {
            value = value * 8 + Int(bytes[index] - UInt8(ascii: "0"))
            index += 1
        }
        step.source = step.source.lowerBound..<index
        step.scalar = NeXTSTEPEncoding.scalar(of: UInt8(truncatingIfNeeded: value))
    }

    private static func unicode(_ step: inout Step, in bytes: UnsafeBufferPointer<UInt8>) {
        let first = codeUnit(behind: step.source.lowerBound, in: bytes)
        step.source = step.source.lowerBound..<first.end
        guard first.value & 0xF800 == 0xD800 else {
            step.scalar = first.value
            // `\U0001F600` is U+0001 and four more characters.
            let isFollowedByDigit = first.end < bytes.count && bytes[first.end].hexadecimalDigit != nil
            if first.value <= 0x10, first.end == step.source.lowerBound + 6, isFollowedByDigit {
                step.oddity = .longCode
            }
            return
        }
        if first.value < 0xDC00, first.end + 1 < bytes.count, bytes[first.end] == UInt8(ascii: "\\"),
            bytes[first.end + 1] == UInt8(ascii: "U")
        {
            let second = codeUnit(behind: first.end, in: bytes)
            if second.value & 0xFC00 == 0xDC00 {
                step.source = step.source.lowerBound..<second.end
                step.scalar = 0x10000 + (first.value & 0x3FF) << 10 + second.value & 0x3FF
                return
            }
        }
        step.oddity = .loneSurrogate
        step.scalar = 0xFFFD
    }

    /// The number of at most four digits behind `\U`.
    private static func codeUnit(behind start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (value: UInt32, end: Int) {
        var value: UInt32 = 0
        var index = start + 2
        let end = min(index + 4, bytes.count)
        while index < end, let digit = bytes[index].hexadecimalDigit {
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return (value, index)
    }
}
