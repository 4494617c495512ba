#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension XMLScanner {
    /// The first place of a byte between two offsets.
    func find(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
        guard start < end, let found = memchr(base + start, Int32(byte), end - start) else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// The first place where a byte stands twice.
    func findTwice(_ byte: UInt8, from start: Int) -> Int? {
        var position = start
        while let found = find(byte, from: position, to: count - 1) {
            if base[found + 1] == byte { return found }
            position = found + 1
        }
        return nil
    }

    /// Whether a text in ASCII stands at an offset.
    func matches(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        return offset + length <= count && memcmp(base + offset, text.utf8Start, length) == 0
    }

    /// Steps over white space.
    func skipSpace(_ position: inout Int) {
        while position < count, Self.isSpace(base[position]) { position += 1 }
    }

    /// Whether there is nothing but white space.
    func isSpace(_ range: Range<Int>) -> Bool { range.allSatisfy { Self.isSpace(base[$0]) } }

    /// White space of XML; carriage returns are left to libxml2.
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 }

    /// Undoes the references in a stretch of the file; nil if some are others than the predefined ones.
    ///
    /// Gives offset and length of what it says; without references that is the stretch itself.
    mutating func decode(_ range: Range<Int>) -> (first: Int, count: Int)? {
        guard var ampersand = find(UInt8(ascii: "&"), from: range.lowerBound, to: range.upperBound) else {
            return (range.lowerBound, range.count)
        }
        let first = decoded.count
        var start = range.lowerBound
        while true {
            decoded.append(contentsOf: UnsafeBufferPointer(start: base + start, count: ampersand - start))
            guard let end = readReference(at: ampersand, to: range.upperBound) else { return nil }
            start = end
            guard let next = find(UInt8(ascii: "&"), from: start, to: range.upperBound) else { break }
            ampersand = next
        }
        decoded.append(contentsOf: UnsafeBufferPointer(start: base + start, count: range.upperBound - start))
        return (count + first, decoded.count - first)
    }

    /// Appends what a reference stands for; gives the offset behind it, nil if it is none of the predefined ones.
    private mutating func readReference(at start: Int, to end: Int) -> Int? {
        guard start + 2 < end else { return nil }
        if base[start + 1] == UInt8(ascii: "#") { return readCharacter(at: start, to: end) }
        let entity: (spelling: StaticString, byte: UInt8)
        switch (base[start + 1], base[start + 2]) {
        case (UInt8(ascii: "a"), UInt8(ascii: "m")): entity = ("&amp;", 0x26)
        case (UInt8(ascii: "a"), _): entity = ("&apos;", 0x27)
        case (UInt8(ascii: "l"), _): entity = ("&lt;", 0x3C)
        case (UInt8(ascii: "g"), _): entity = ("&gt;", 0x3E)
        case (UInt8(ascii: "q"), _): entity = ("&quot;", 0x22)
        default: return nil
        }
        let behind = start + entity.spelling.utf8CodeUnitCount
        guard behind <= end, matches(entity.spelling, at: start) else { return nil }
        decoded.append(entity.byte)
        return behind
    }

    private mutating func readCharacter(at start: Int, to end: Int) -> Int? {
        let isHexadecimal = base[start + 2] == UInt8(ascii: "x")
        let radix: UInt32 = isHexadecimal ? 16 : 10
        let first = start + (isHexadecimal ? 3 : 2)
        var position = first
        var value: UInt32 = 0
        while position < end, position - first < 7, let digit = base[position].hexadecimalDigit.map(UInt32.init),
            digit < radix
        {
            value = value * radix + digit
            position += 1
        }
        guard position > first, position < end, base[position] == UInt8(ascii: ";") else { return nil }
        switch value {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: break
        default: return nil
        }
        decoded.append(scalar: value)
        return position + 1
    }
}

/// The bytes of names in ASCII.
enum XMLNameByte {
    /// Whether a name can begin with the byte.
    static func isStart(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte == 0x5F }

    /// Whether a name can go on with the byte.
    static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte == 0x5F || (byte >= 0x30 && byte <= 0x39) || byte == 0x2D || byte == 0x2E
    }
}

/// What a whole file has to meet before it is scanned.
enum XMLCharacterCheck {
    /// How often `]]>` stands in a text; nil if there are characters that XML does not allow, or carriage returns.
    ///
    /// Outside of CDATA sections `]]>` is a fault in most places.
    static func sectionEnds(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        // Without branches, so that the processor looks at many bytes at once.
        var controls: UInt8 = 0
        for index in 0..<bytes.count {
            let byte = base[index]
            controls |= (byte < 0x20 ? 1 : 0) & (byte == 0x0A ? 0 : 1) & (byte == 0x09 ? 0 : 1)
        }
        if controls != 0 { return nil }
        var ends = 0
        forEach(UInt8(ascii: "]"), in: base, bytes.count) { index in
            if index + 2 < bytes.count, base[index + 1] == UInt8(ascii: "]"), base[index + 2] == UInt8(ascii: ">") {
                ends += 1
            }
        }
        // U+FFFE and U+FFFF.
        var hasNoncharacter = false
        forEach(0xEF, in: base, bytes.count) { index in
            if index + 2 < bytes.count, base[index + 1] == 0xBF, base[index + 2] >= 0xBE { hasNoncharacter = true }
        }
        return hasNoncharacter ? nil : ends
    }

    private static func forEach(_ byte: UInt8, in base: UnsafePointer<UInt8>, _ count: Int, _ body: (Int) -> Void) {
        var position = 0
        while position < count, let found = memchr(base + position, Int32(byte), count - position) {
            position = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            body(position)
            position += 1
        }
    }
}
