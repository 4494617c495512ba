/// Character data as it stands in a file, with references, CDATA sections and comments.
enum RawXMLText {
    /// Where a byte of the decoded text stands; the offset of the reference for what a reference stands for.
    ///
    /// References to entities count nothing, since what they show is text of its own.
    static func sourceOffset(ofByte offset: Int, in bytes: [UInt8], bounds: Range<Int>) -> Int {
        var cursor = DecodingCursor()
        return sourceOffset(ofByte: offset, in: bytes, bounds: bounds, &cursor)
    }

    /// The same, for one of several offsets into one text: the cursor, a new one for each text, saves what was read.
    static func sourceOffset(
        ofByte offset: Int,
        in bytes: [UInt8],
        bounds: Range<Int>,
        _ cursor: inout DecodingCursor
    ) -> Int {
        if offset < cursor.decoded { cursor = DecodingCursor() }
        var raw = bounds.lowerBound + cursor.raw
        var decoded = cursor.decoded
        let end = min(bounds.upperBound, bytes.count)
        var isInSection = cursor.isInSection
        defer { cursor = DecodingCursor(raw: raw - bounds.lowerBound, decoded: decoded, isInSection: isInSection) }
        while raw < end {
            let rest = bytes[raw..<end]
            if isInSection, rest.starts(with: "]]>".utf8) {
                isInSection = false
                raw += 3
            } else if !isInSection, rest.starts(with: "<![CDATA[".utf8) {
                isInSection = true
                raw += 9
            } else if !isInSection, rest.starts(with: "<!--".utf8) {
                raw += 4
                while raw < end, !bytes[raw..<end].starts(with: "-->".utf8) { raw += 1 }
                raw += 3
            } else if decoded >= offset {
                return raw
            } else if !isInSection, rest.first == UInt8(ascii: "&"),
                let semicolon = rest.firstIndex(of: UInt8(ascii: ";"))
            {
                let length = decodedLength(ofReference: rest[(raw + 1)..<semicolon])
                if decoded + length > offset { return raw }
                decoded += length
                raw = semicolon + 1
            } else {
                raw += rest.starts(with: [0x0D, 0x0A]) ? 2 : 1
                decoded += 1
            }
        }
        return min(raw, max(bounds.lowerBound, end))
    }

    /// How many bytes of UTF-8 a reference becomes.
    private static func decodedLength(ofReference name: ArraySlice<UInt8>) -> Int {
        guard name.first == UInt8(ascii: "#") else {
            return ["lt", "gt", "amp", "quot", "apos"].contains { name.elementsEqual($0.utf8) } ? 1 : 0
        }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == UInt8(ascii: "x")
        let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
        guard let value = UInt32(text, radix: isHexadecimal ? 16 : 10) else { return 0 }
        return value.utf8Length
    }
}
