import InterlinguaIR

extension Catalog {
    /// Warns of texts in the syntax of ICU's messages, such as `{count, plural, one {# file} other {# files}}`: none of the
    /// formats has it, so that another library than the format's own shows them.
    func icuMessages() -> [Diagnostic] {
        let found = entries.compactMap { key, entry -> (key: Key, range: SourceRange?)? in
            guard let message = entry.messages[sourceLanguage] ?? entry.messages.values.first,
                message.containsPattern(where: { $0.hasICUChoice })
            else { return nil }
            return (key, message.origin.range)
        }
        guard let first = found.first else { return [] }
        let others = found.count - 1
        let subject = others == 0 ? "is" : "and \(others) other \(others == 1 ? "entry" : "entries") are"
        let text =
            "“\(first.key.name)” \(subject) written in ICU's message syntax, which is kept as it stands: what it chooses is "
            + "not known, and not checked"
        return [Diagnostic(.warning, .icuMessage, text, at: first.range)]
    }
}

extension Pattern {
    /// Whether some text in it has a choice of ICU's: an argument's name, what kind of choice it is, and variants.
    fileprivate var hasICUChoice: Bool {
        contains { element in
            guard case .text(let text) = element, text.utf8.contains(UInt8(ascii: "{")) else { return false }
            return text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().contains { part in
                let words = part.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
                guard words.count == 3 else { return false }
                let kind = words[1].filter { !$0.isWhitespace }
                return ["plural", "select", "selectordinal"].contains(kind) && !words[0].allSatisfy(\.isWhitespace)
            }
        }
    }
}
