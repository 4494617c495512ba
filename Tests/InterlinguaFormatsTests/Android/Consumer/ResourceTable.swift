/// The texts of a compiled resource table, `resources.arsc`.
struct ResourceTable {
    /// A value of an entry.
    enum Value: Equatable {
        /// A text; its spans as aapt2 lists them, empty without any.
        case text(String, spans: String)
        case reference(UInt32)
        /// A number, a colour and others, by type.
        case other(type: UInt8, data: UInt32)
        /// A plural or an array: the items by their names, which are numbers.
        case bag([Item])
    }

    /// One item of a plural or an array.
    struct Item: Equatable {
        let name: UInt32
        let value: Value
    }

    /// The values by language (`""` for the default one), type and name.
    private(set) var values: [String: Value] = [:]

    private let bytes: [UInt8]
    private var texts: [(text: String, spans: String)] = []

    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard u16(0) == 2 else { return nil }
        var offset = u16(2)
        while offset + 8 <= bytes.count {
            switch u16(offset) {
            case 1: readTexts(offset)
            case 0x200: readPackage(offset)
            default: break
            }
            let size = u32(offset + 4)
            if size < 8 { return nil }
            offset += size
        }
    }

    /// A value; nil if the table lacks it.
    func value(_ type: String, _ name: String, language: String = "") -> Value? {
        values["\(language)/\(type)/\(name)"]
    }

    private func u16(_ offset: Int) -> Int {
        offset + 2 <= bytes.count ? Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 : 0
    }

    private func u32(_ offset: Int) -> Int { u16(offset) | u16(offset + 2) << 16 }

    // MARK: Pools

    private func pool(_ start: Int) -> [String] {
        let count = u32(start + 8)
        let isUTF8 = u32(start + 16) & 0x100 != 0
        let texts = start + u32(start + 20)
        return (0..<count).map { index in
            var offset = texts + u32(start + u16(start + 2) + 4 * index)
            if isUTF8 {
                // Twice a length: in UTF-16 units, then in bytes.
                offset += bytes[offset] & 0x80 != 0 ? 2 : 1
                var length = Int(bytes[offset])
                offset += 1
                if length & 0x80 != 0 {
                    length = (length & 0x7F) << 8 | Int(bytes[offset])
                    offset += 1
                }
                return decodeModified(bytes[offset..<offset + length])
            }
            var length = u16(offset)
            offset += 2
            if length & 0x8000 != 0 {
                length = (length & 0x7FFF) << 16 | u16(offset)
                offset += 2
            }
            return String(decoding: (0..<length).map { UInt16(u16(offset + 2 * $0)) }, as: UTF16.self)
        }
    }

    /// Decodes UTF-8 in which characters beyond U+FFFF are two surrogates of three bytes each.
    private func decodeModified(_ bytes: ArraySlice<UInt8>) -> String {
        var units: [UInt16] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            let end = min(index + length, bytes.endIndex)
            if length == 3, end - index == 3 {
                units.append(
                    UInt16(byte & 0x0F) << 12 | UInt16(bytes[index + 1] & 0x3F) << 6 | UInt16(bytes[index + 2] & 0x3F)
                )
            } else {
                units.append(contentsOf: String(decoding: bytes[index..<end], as: UTF8.self).utf16)
            }
            index = end
        }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func readTexts(_ start: Int) {
        guard texts.isEmpty else { return }
        let strings = pool(start)
        texts = strings.map { ($0, "") }
        let styles = start + u32(start + 24)
        for index in 0..<u32(start + 12) {
            var offset = styles + u32(start + u16(start + 2) + 4 * (strings.count + index))
            var spans: [(first: Int, last: Int, order: Int, name: String)] = []
            while u32(offset) != 0xFFFF_FFFF {
                spans.append((u32(offset + 4), u32(offset + 8), spans.count, strings[u32(offset)]))
                offset += 12
            }
            // Outer ones first, as in the file; of two with the same bounds aapt2 keeps the file's order.
            let lines = spans.map { "\($0.name):\($0.first),\(Int(Int32(truncatingIfNeeded: $0.last)))" }
            texts[index].spans = lines.sorted().joined(separator: " ")
        }
    }

    // MARK: Entries

    private mutating func readPackage(_ start: Int) {
        let types = pool(start + u32(start + 268))
        let keys = pool(start + u32(start + 276))
        let end = start + u32(start + 4)
        var offset = start + u16(start + 2)
        while offset + 8 <= end {
            if u16(offset) == 0x201 { readType(offset, types, keys) }
            let size = u32(offset + 4)
            if size < 8 { return }
            offset += size
        }
    }

    private mutating func readType(_ start: Int, _ types: [String], _ keys: [String]) {
        let type = types[Int(bytes[start + 8]) - 1]
        let entries = start + u32(start + 16)
        let language = String(decoding: bytes[start + 28..<start + 30].filter { $0 != 0 }, as: UTF8.self)
        for index in 0..<u32(start + 12) {
            let place = u32(start + u16(start + 2) + 4 * index)
            if place == 0xFFFF_FFFF { continue }
            let entry = entries + place
            let name = "\(language)/\(type)/\(keys[u32(entry + 4)])"
            guard u16(entry + 2) & 1 != 0 else {
                values[name] = value(entry + 8)
                continue
            }
            let items = (0..<u32(entry + 12)).map { item -> Item in
                let offset = entry + 16 + 12 * item
                return Item(name: UInt32(u32(offset)), value: value(offset + 4))
            }
            values[name] = .bag(items)
        }
    }

    private func value(_ offset: Int) -> Value {
        let type = bytes[offset + 3]
        let data = u32(offset + 4)
        switch type {
        case 3: return .text(texts[data].text, spans: texts[data].spans)
        case 1: return .reference(UInt32(data))
        default: return .other(type: type, data: UInt32(data))
        }
    }
}
