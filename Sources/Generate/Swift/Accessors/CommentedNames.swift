/// Names of arguments that a comment for translators gives: “%1$@ is the price, '%2$@' is a placeholder for the date”.
enum CommentedNames {
    /// The names by the positions of the arguments, from 1; an argument without a position has 0.
    static func names(in comment: String) -> [Int: String] {
        guard comment.utf8.contains(percent) else { return [:] }
        let bytes = Array(comment.utf8)
        var names: [Int: String] = [:]
        var index = 0
        while index < bytes.count {
            guard bytes[index] == percent, let specifier = Specifier(bytes, at: index) else {
                index += 1
                continue
            }
            index = specifier.end
            var words = Words(bytes, at: index)
            guard names[specifier.position] == nil, let name = words.name() else { continue }
            names[specifier.position] = name
        }
        return names
    }

    private static let percent = UInt8(ascii: "%")

    /// A specifier such as `%1$@`.
    private struct Specifier {
        var position = 0
        var end: Int

        /// Reads a specifier; nil if there is none.
        init?(_ bytes: [UInt8], at start: Int) {
            end = start + 1
            while end < bytes.count, bytes[end] &- 0x30 < 10, position < 1_000 {
                position = position * 10 + Int(bytes[end] - 0x30)
                end += 1
            }
            if end < bytes.count, bytes[end] == UInt8(ascii: "$") { end += 1 } else { position = 0 }
            // Lengths such as `ll`, flags and precisions; then the conversion.
            while end < bytes.count, "hlqzt+-#.0123456789".utf8.contains(bytes[end]) { end += 1 }
            guard end < bytes.count, "@dDiuUfFeEgGsScxXo".utf8.contains(bytes[end]) else { return nil }
            end += 1
        }
    }

    /// What stands behind a specifier.
    private struct Words {
        private let bytes: [UInt8]
        private var index: Int

        /// Begins behind a specifier.
        init(_ bytes: [UInt8], at index: Int) {
            self.bytes = bytes
            self.index = index
        }

        /// The name that is given; nil if none is, or a whole sentence.
        mutating func name() -> String? {
            for quote in ["'", "\"", "`", "’", "”"] where take(quote) { break }
            guard takeRelation() else { return nil }
            var words: [String] = []
            while let word = nextWord() {
                let isNoName = words.isEmpty && CommentedNames.leading.contains(word.lowercased())
                if !isNoName {
                    if CommentedNames.ending.contains(word.lowercased()) { break }
                    words.append(word)
                    if words.count > CommentedNames.mostWords { return nil }
                }
            }
            if isInsideWord { return nil }
            while let last = words.last, ["a", "an", "the", "of"].contains(last.lowercased()) { words.removeLast() }
            // What is an abbreviation begins a label as a word: `url`.
            if let first = words.first, first == first.uppercased() { words[0] = first.lowercased() }
            return words.isEmpty ? nil : words.joined(separator: " ")
        }

        /// Whether the word that was read goes on, as “they’ve” does behind “they”.
        private var isInsideWord: Bool {
            let rest = String(decoding: bytes[index...].prefix(8), as: UTF8.self).unicodeScalars
            guard index > 0, bytes[index - 1] != 0x20, let first = rest.first else { return false }
            let isApostrophe = first == "'" || first == "\u{2019}"
            return (isApostrophe ? rest.dropFirst().first : first)?.properties.isAlphabetic ?? false
        }

        /// Skips what says that a name follows.
        private mutating func takeRelation() -> Bool {
            skipSpaces()
            for sign in ["=", ":", "–", "—", "- "] where take(sign) { return true }
            guard let word = nextWord() else { return false }
            return CommentedNames.relations.contains(word.lowercased())
        }

        private mutating func take(_ text: String) -> Bool {
            guard bytes[index...].starts(with: text.utf8) else { return false }
            index += text.utf8.count
            return true
        }

        private mutating func skipSpaces() {
            while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        }

        /// The next word of the sentence: letters and digits of ASCII, hyphens between them.
        private mutating func nextWord() -> String? {
            skipSpaces()
            let start = index
            while index < bytes.count {
                let byte = bytes[index]
                let isInWord = byte == UInt8(ascii: "-") && index > start
                guard byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || isInWord else { break }
                index += 1
            }
            return start == index ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
        }
    }

    /// More words are no name.
    private static let mostWords = 4

    /// What stands between a specifier and its name.
    private static let relations: Set<String> = [
        "is", "are", "being", "means", "represents", "indicates", "denotes", "refers", "stands", "will", "get",
        "gets",
    ]

    /// What stands before a name and is no part of it.
    private static let leading: Set<String> = [
        "a", "an", "the", "this", "placeholder", "placeholders", "for", "of", "to", "be", "get", "gets", "replaced",
        "with",
        "by",
    ]

    /// Where a name ends.
    private static let ending: Set<String> = [
        "and", "or", "that", "which", "who", "whose", "where", "when", "if", "in", "on", "at", "for", "with", "without",
        "from", "to", "by", "like", "such", "as", "is", "are", "was", "will", "this", "these", "being", "shown", "not",
        "e", "i",
    ]
}
