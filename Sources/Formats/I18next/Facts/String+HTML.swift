extension String {
    /// The text with `&`, `<`, `>`, quotes and `/` as entities.
    package var escapedForHTML: String {
        guard utf8.contains(where: { Self.entities[$0] != nil }) else { return self }
        var bytes: [UInt8] = []
        for byte in utf8 {
            if let entity = Self.entities[byte] { bytes += entity.utf8 } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let entities: [UInt8: String] = [
        UInt8(ascii: "&"): "&amp;", UInt8(ascii: "<"): "&lt;", UInt8(ascii: ">"): "&gt;", UInt8(ascii: "\""): "&quot;",
        UInt8(ascii: "'"): "&#39;", UInt8(ascii: "/"): "&#x2F;",
    ]
}
