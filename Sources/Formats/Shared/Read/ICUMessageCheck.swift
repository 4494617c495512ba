import InterlinguaIR

extension Catalog {
    /// Warns of texts in the syntax of ICU's messages, such as `{count, plural, one {# file} other {# files}}`: none of the
    /// formats has it, so that another library than the format's own shows them.
    func icuMessages() -> [Diagnostic] {
        let found = entries.elements.filter { entry in
            let message = entry.value.messages[sourceLanguage] ?? entry.value.messages.values.first
            return message?.containsPattern { $0.hasICUChoice } ?? false
        }
        guard let first = found.first else { return [] }
        let message = first.value.messages[sourceLanguage] ?? first.value.messages.values.first
        let others = found.count - 1
        let subject = others == 0 ? "is" : "and \(others) other \(others == 1 ? "entry" : "entries") are"
        let text =
            "“\(first.key.name)” \(subject) written in ICU's message syntax, which is kept as it stands: what it chooses is "
            + "not known, and not checked"
        return [Diagnostic(.warning, .icuMessage, text, at: message?.origin.range)]
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
                let name = words[0].utf8.filter { $0 != UInt8(ascii: " ") }
                let kind = words[1].utf8.filter { $0 != UInt8(ascii: " ") }
                return !name.isEmpty && ["plural", "select", "selectordinal"].contains { $0.utf8.elementsEqual(kind) }
            }
        }
    }
}
