import InterlinguaFormats

/// A text of a file, with what can be told beforehand of how it is interpolated.
package struct ResourceText: Sendable {
    /// One piece of a text that can be put together without a search.
    package enum Piece: Sendable {
        case text(String)
        case variable(Variable)
    }

    package struct Variable: Sendable {
        /// All of it, as it stands in the text.
        package let spelling: String
        /// What is between the delimiters, without white space around it.
        package let name: String
        /// The names on the way to the value.
        package let path: [String]
        package let isUnescaped: Bool
    }

    package let string: String

    /// The pieces under the app's usual delimiters; nil where only the search itself tells what is shown.
    package let pieces: [Piece]?

    /// Whether nothing in the text is special under the app's usual delimiters.
    package let isPlain: Bool

    init(_ string: String) {
        self.string = string
        pieces = nil
        isPlain = false
    }

    init(_ string: String, _ delimiters: ScriptDelimiters) {
        self.string = string
        var found: [Piece]?
        var isPlain = false
        var copy = string
        copy.withUTF8 { bytes in
            if !bytes.contains(where: { delimiters.isFirst($0) }) {
                isPlain = true
            } else {
                found = Self.pieces(of: bytes, delimiters)
            }
        }
        pieces = found
        self.isPlain = isPlain
    }

    /// The pieces of a text whose placeholders are simple: a name without anything that delimiters begin with.
    private static func pieces(of bytes: UnsafeBufferPointer<UInt8>, _ delimiters: ScriptDelimiters) -> [Piece]? {
        let prefix = delimiters.prefix
        let suffix = delimiters.suffix
        guard delimiters.areSimple else { return nil }
        var pieces: [Piece] = []
        var start = 0
        var index = 0
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        while index < bytes.count {
            guard delimiters.isFirst(bytes[index]) else {
                index += 1
                continue
            }
            guard bytes[index...].starts(with: prefix) else { return nil }
            let nameStart = index + prefix.count
            var end = nameStart
            while end < bytes.count, !bytes[end...].starts(with: suffix) {
                let byte = bytes[end]
                // Line ends and white space of other scripts are left to the search, and so are formats.
                if delimiters.isFirst(byte) || byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: ",") { return nil }
                end += 1
            }
            guard end < bytes.count, end > nameStart else { return nil }
            var nameBytes = bytes[nameStart..<end]
            var isUnescaped = false
            if nameBytes.starts(with: delimiters.unescapedMark) {
                nameBytes = nameBytes.dropFirst(delimiters.unescapedMark.count)
                isUnescaped = true
            }
            let name = String(decoding: nameBytes, as: UTF8.self).trimmingScriptSpace()
            if name.isEmpty || name.utf8.contains(UInt8(ascii: "#")) || nameBytes.isEmpty { return nil }
            if start < index { pieces.append(.text(text(start..<index))) }
            index = end + suffix.count
            pieces.append(
                .variable(
                    Variable(
                        spelling: text(nameStart - prefix.count..<index),
                        name: name,
                        path: name.split(by: "."),
                        isUnescaped: isUnescaped
                    )
                )
            )
            start = index
        }
        if start < bytes.count { pieces.append(.text(text(start..<bytes.count))) }
        return pieces
    }
}

/// What texts are searched for.
package struct ScriptDelimiters: Sendable {
    let prefix: [UInt8]

    /// What it ends with.
    let suffix: [UInt8]

    /// What stands behind the prefix where the value is not to be escaped; empty if nothing does.
    let unescapedMark: [UInt8]

    /// Whether pieces can be told beforehand.
    let areSimple: Bool

    private let first: (UInt8, UInt8, UInt8)

    package init(prefix: String, suffix: String, unescapedMark: String, nestingPrefix: String, areSimple: Bool) {
        self.prefix = Array(prefix.utf8)
        self.suffix = Array(suffix.utf8)
        self.unescapedMark = Array(unescapedMark.utf8)
        first = (prefix.utf8.first ?? 0, suffix.utf8.first ?? 0, nestingPrefix.utf8.first ?? 0)
        self.areSimple =
            areSimple && !prefix.isEmpty && !suffix.isEmpty && !unescapedMark.isEmpty
            && !nestingPrefix.isEmpty
    }

    /// Whether some delimiter begins with a byte.
    func isFirst(_ byte: UInt8) -> Bool { byte == first.0 || byte == first.1 || byte == first.2 }

    /// Whether nothing in a text begins a delimiter.
    package func areAbsent(from text: String) -> Bool { !text.utf8.contains { isFirst($0) } }
}
