import InterlinguaIR

extension Catalog {
    /// Warns of texts in the syntax of ICU's messages, such as `{count, plural, one {# file} other {# files}}`: none of the
    /// formats has it, so that another library than the format's own shows them.
    func icuMessages() -> [Diagnostic] {
        func entries(where holds: (String) -> Bool) -> [(key: Key, range: SourceRange?)] {
            self.entries.compactMap { key, entry in
                guard let message = entry.messages[sourceLanguage] ?? entry.messages.values.first,
                    message.containsPattern(where: { $0.containsText(where: holds) })
                else { return nil }
                return (key, message.origin.range)
            }
        }
        // Where there are choices, arguments are written so, too.
        if entries(where: \.hasICUChoice).isEmpty { return [] }
        let found = entries { $0.hasICUChoice || $0.hasICUArgument }
        guard let first = found.first else { return [] }
        let others = found.count - 1
        let subject = others == 0 ? "is" : "and \(others) other \(others == 1 ? "entry" : "entries") are"
        let text =
            "“\(first.key.name)” \(subject) written in ICU's message syntax, which is kept as it stands: what it shows is "
            + "not known, and not checked"
        return [Diagnostic(.warning, .icuMessage, text, at: first.range)]
    }
}

extension Pattern {
    /// Whether something holds for one of its texts with a brace.
    func containsText(where holds: (String) -> Bool) -> Bool {
        contains { element in
            guard case .text(let text) = element, text.containsASCII(UInt8(ascii: "{")) else { return false }
            return holds(text)
        }
    }
}

extension String {
    /// Whether ICU's library could show it: it has a choice, and no double braces stand in texts, where ICU knows none.
    ///
    /// The brace of a variant and that of an argument at its start are no such braces.
    package var isICUMessage: Bool {
        var depth = 0
        var previous: UInt8 = 0
        for byte in utf8 {
            if byte == UInt8(ascii: "{") {
                if !depth.isMultiple(of: 2), previous == byte { return false }
                depth += 1
            } else if byte == UInt8(ascii: "}") {
                depth = max(0, depth - 1)
            }
            previous = byte
        }
        return hasICUChoice
    }

    /// Whether it has a choice of ICU's: an argument's name, what kind of choice it is, and variants.
    fileprivate var hasICUChoice: Bool {
        // The first variant's text follows.
        split(separator: "{", omittingEmptySubsequences: false).dropFirst().dropLast().contains { part in
            let words = part.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
            guard words.count == 3, !words[2].contains("}") else { return false }
            let kind = words[1].filter { !$0.isWhitespace }
            return ["plural", "select", "selectordinal"].contains(kind) && !words[0].allSatisfy(\.isWhitespace)
        }
    }

    /// Whether it has an argument of ICU's, such as `{name}` or `{when, date}`.
    var hasICUArgument: Bool {
        split(separator: "{", omittingEmptySubsequences: false).dropFirst().contains { part in
            let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return !name.isEmpty && ["}", ","].contains(part.dropFirst(name.count).first)
        }
    }
}
