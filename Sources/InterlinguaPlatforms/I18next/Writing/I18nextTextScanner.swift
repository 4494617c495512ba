/// Finds the moving parts of a text as a consumer does, to see whether they are those that were meant.
struct I18nextTextScanner {
    /// A moving part that was found.
    struct Match: Hashable {
        /// Byte offsets, delimiters included.
        var range: Range<Int>

        /// The name between the delimiters.
        var name: String
    }

    private let syntax: I18nextTextSyntax
    private let prefix: [UInt8]
    private let suffix: [UInt8]

    /// Prepares for a consumer's syntax.
    init(_ syntax: I18nextTextSyntax) {
        self.syntax = syntax
        prefix = Array(syntax.prefix.utf8)
        suffix = Array(syntax.suffix.utf8)
    }

    /// What the consumer takes for placeholders.
    ///
    /// - Parameter unescaped: the placeholders that were meant not to be escaped; values stand in their places when the
    ///   others are looked for.
    func placeholders(in bytes: [UInt8], unescaped: [Range<Int>]) -> [Match] {
        switch syntax.engine {
        case .ios: return longestNames(in: bytes)
        case .firstJavaScript: return shortestNames(in: bytes, behind: prefix)
        case .javaScript:
            // In version 1 it takes both kinds for names, those that end in HTML for others.
            if syntax.isFirstVersion { return shortestNames(in: bytes, behind: prefix) }
            let first = shortestNames(in: bytes, behind: Array(syntax.unescapedPrefix.utf8))
            var rest = bytes
            for range in unescaped where range.upperBound <= rest.count {
                // A value of no particular look.
                for index in range { rest[index] = UInt8(ascii: "x") }
            }
            return first + shortestNames(in: rest, behind: prefix).filter { second in !first.contains(second) }
        }
    }

    /// What the consumer takes for references: each ends at the first closing mark.
    func references(in bytes: [UInt8]) -> [Match] {
        var matches: [Match] = []
        let opening = Array(syntax.nestingPrefix.utf8)
        let closing = Array(syntax.nestingSuffix.utf8)
        var index = 0
        while let start = bytes.firstRange(of: opening, from: index) {
            let content = start + opening.count
            guard content < bytes.count, let end = bytes.firstRange(of: closing, from: content + 1) else { break }
            if syntax.engine != .ios, let line = bytes.firstLineEnd(in: content..<end) {
                index = line
                continue
            }
            let name = String(decoding: bytes[content..<end], as: UTF8.self)
            matches.append(Match(range: start..<end + closing.count, name: name))
            index = end + closing.count
        }
        return matches
    }

    // MARK: JavaScript

    private func shortestNames(in bytes: [UInt8], behind prefix: [UInt8]) -> [Match] {
        var matches: [Match] = []
        var index = 0
        while let start = bytes.firstRange(of: prefix, from: index) {
            let content = start + prefix.count
            guard content < bytes.count, let end = bytes.firstRange(of: suffix, from: content + 1) else { break }
            if let line = bytes.firstLineEnd(in: content..<end) {
                // Nothing that begins before the line's end finds its end, either.
                index = line
                continue
            }
            var name = String(decoding: bytes[content..<end], as: UTF8.self)
            if syntax.isFirstVersion {
                if name.hasSuffix("HTML"), name.utf8.count > 4 { name.removeLast(4) }
            } else {
                name =
                    String(decoding: name.utf8.prefix { $0 != UInt8(ascii: ",") }, as: UTF8.self)
                    .trimmingSpaces
            }
            matches.append(Match(range: start..<end + suffix.count, name: name))
            index = end + suffix.count
        }
        return matches
    }

    // MARK: iOS

    /// The names that iOS recognizes; each reaches from a prefix to the last suffix that word characters lead to.
    private func longestNames(in bytes: [UInt8]) -> [Match] {
        var matches: [Match] = []
        let separators = Array(syntax.keySeparator.unicodeScalars)
        var index = 0
        while let start = bytes.firstRange(of: prefix, from: index) {
            let content = start + prefix.count
            var end: Int?
            var position = content
            var isFirst = true
            while position <= bytes.count {
                if !isFirst, bytes.hasBytes(suffix, at: position) { end = position }
                guard position < bytes.count else { break }
                let (scalar, length) = bytes.scalar(at: position)
                guard I18nextWord.contains(scalar) || (!isFirst && separators.contains(scalar)) else { break }
                isFirst = false
                position += length
            }
            guard let end else {
                index = start + 1
                continue
            }
            let name = String(decoding: bytes[content..<end], as: UTF8.self)
            matches.append(Match(range: start..<end + suffix.count, name: name))
            index = end + suffix.count
        }
        return matches
    }
}

extension [UInt8] {
    /// Where a sequence of bytes begins at or behind an offset; nil if it does nowhere.
    fileprivate func firstRange(of other: [UInt8], from offset: Int) -> Int? {
        guard let first = other.first, other.count <= count else { return nil }
        var index = offset
        while index + other.count <= count {
            if self[index] == first, hasBytes(other, at: index) { return index }
            index += 1
        }
        return nil
    }

    /// Where the first line in a range ends, as JavaScript's patterns see it; nil if all is one line.
    fileprivate func firstLineEnd(in range: Range<Int>) -> Int? {
        range.first { index in
            self[index].endsLine
                || (self[index] == 0xE2 && index + 2 < count && self[index + 1] == 0x80 && self[index + 2] | 1 == 0xA9)
        }
    }

    /// Whether a sequence of bytes stands at an offset.
    fileprivate func hasBytes(_ other: [UInt8], at offset: Int) -> Bool {
        guard offset + other.count <= count else { return false }
        for index in other.indices where self[offset + index] != other[index] { return false }
        return true
    }

    /// The scalar at an offset of valid UTF-8, and its length.
    fileprivate func scalar(at offset: Int) -> (Unicode.Scalar, length: Int) {
        let byte = self[offset]
        let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        guard length > 1, offset + length <= count else { return (Unicode.Scalar(byte), 1) }
        var value = UInt32(byte) & (0x7F >> UInt32(length))
        for index in offset + 1..<offset + length { value = value << 6 | UInt32(self[index] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }
}

extension String {
    /// The text without white space at its ends.
    fileprivate var trimmingSpaces: String {
        var scalars = Substring(self).unicodeScalars
        while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
        while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
        return String(scalars)
    }
}
