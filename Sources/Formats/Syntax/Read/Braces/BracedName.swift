/// A name between braces in a text, such as `{count}`, `{{count}}`, `${count}` or `{0}`, which some apps fill in by
/// themselves.
struct BracedName: Equatable {
    /// The name with its braces, one or two on each side, and the `$` before one if there is any.
    var spelling: String

    /// What stands between the braces.
    var name: String

    /// The number between the braces; nil for a name.
    var number: Int? { Int(name) }

    /// Byte offsets into the text.
    var range: Range<Int>

    /// The names in a text, in its order.
    ///
    /// A name holds letters, digits, `_`, `-` and `.`; letters of all scripts count, since translators translate names.
    static func all(in text: String) -> [BracedName] {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return [] }
        let bytes = Array(text.utf8)
        var names: [BracedName] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "{") else {
                index += 1
                continue
            }
            var end = index + 1
            while end < bytes.count, bytes[end].isBracedNameByte { end += 1 }
            if end > index + 1, end < bytes.count, bytes[end] == UInt8(ascii: "}") {
                let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
                let before = index > 0 ? bytes[index - 1] : 0
                end += 1
                let isDouble =
                    before == UInt8(ascii: "{") && end < bytes.count && bytes[end] == UInt8(ascii: "}")
                if isDouble { end += 1 }
                let range = (isDouble || before == UInt8(ascii: "$") ? index - 1 : index)..<end
                let spelling = String(decoding: bytes[range], as: UTF8.self)
                names.append(BracedName(spelling: spelling, name: name, range: range))
            }
            index = end
        }
        return names
    }
}

extension UInt8 {
    fileprivate var isBracedNameByte: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF, UInt8(ascii: "_"), UInt8(ascii: "-"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }
}
