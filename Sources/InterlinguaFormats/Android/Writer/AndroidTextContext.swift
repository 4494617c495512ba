import InterlinguaIR

/// What holds for all texts of an entry.
struct AndroidTextContext: Sendable {
    /// The entry's arguments.
    let arguments: [Argument]

    /// Whether the entry is used as a format: some text shows an argument.
    let isFormat: Bool

    /// Whether specifiers have positions.
    let isNumbered: Bool

    /// The value of our attribute that says which argument selects; nil if the reader finds that out by itself.
    let spelledNumber: Int?

    /// Whether placeholders of named arguments are marked with their names.
    let wrapsNames: Bool

    init(entry: Entry, sourceLanguage: LanguageTag, wrapsNames: Bool) {
        self.wrapsNames = wrapsNames
        arguments = entry.arguments
        var isFormat = false
        var isNumbered = false
        if !entry.arguments.isEmpty {
            for message in entry.messages.values {
                for pattern in message.patterns {
                    pattern.forEachText { placeholders in
                        if placeholders.isEmpty { return }
                        isFormat = true
                        if placeholders.count > 1 { isNumbered = true }
                        for placeholder in placeholders
                        where !entry.arguments.indices.contains(placeholder.argument)
                            || entry.arguments[placeholder.argument].position != 1
                        {
                            isNumbered = true
                        }
                    }
                }
            }
        }
        self.isFormat = isFormat
        self.isNumbered = isNumbered
        spelledNumber = entry.arguments.isEmpty ? nil : Self.spelledNumber(entry, sourceLanguage)
    }

    /// Whether an entry is used as a format: some text shows an argument.
    static func isFormat(_ entry: Entry) -> Bool {
        if entry.arguments.isEmpty { return false }
        return entry.messages.values.contains { message in
            message.patterns.contains { pattern in
                pattern.contains { if case .placeholder = $0 { true } else { false } }
            }
        }
    }

    private static func spelledNumber(_ entry: Entry, _ sourceLanguage: LanguageTag) -> Int? {
        var selecting: Int?
        for message in entry.messages.values where selecting == nil {
            for pattern in message.patterns {
                pattern.forEachElement { element in
                    if selecting == nil, case .select(let select) = element,
                        case .argument(let argument, _) = select.selector
                    {
                        selecting = argument
                    }
                }
            }
        }
        guard let selecting, entry.arguments.indices.contains(selecting) else { return nil }
        let source = entry.messages[sourceLanguage] ?? entry.messages.values.first
        var shown: Int?
        for pattern in source?.patterns ?? [] {
            pattern.forEachElement { element in
                guard case .placeholder(let placeholder) = element, placeholder.format.isJavaInteger,
                    entry.arguments.indices.contains(placeholder.argument),
                    let position = entry.arguments[placeholder.argument].position
                else { return }
                shown = min(shown ?? position, position)
            }
        }
        let position = entry.arguments[selecting].position
        return position == shown ? nil : position ?? 0
    }

    /// Whether a text that is no format would be taken for one.
    func looksLikeFormat(_ pattern: Pattern, isString: Bool) -> Bool {
        var text = pattern.shownText
        guard text.utf8.contains(0x25) else { return false }
        let verdict = text.withUTF8 { PercentCheck.verdict($0) }
        if verdict == .looksLikeDate { return false }
        if isString, verdict == .rejected { return true }
        return FormatString(parsing: text, as: .java).hasArguments
    }
}

extension Format {
    /// Whether Java's conversion takes integers only.
    var isJavaInteger: Bool {
        switch self {
        case .number(let number): [.integer, .hexadecimal, .octal].contains(number.notation)
        case .functions(let functions):
            functions.first.map { $0.namespace == "java" && ["d", "o", "x", "X"].contains($0.name) } ?? false
        case .text, .character: false
        }
    }
}

extension Pattern {
    /// Calls a function with the placeholders of each text that can be shown as a whole.
    fileprivate func forEachText(_ body: ([Placeholder]) -> Void) {
        var own: [Placeholder] = []
        collect(&own, body)
        body(own)
    }

    private func collect(_ placeholders: inout [Placeholder], _ body: ([Placeholder]) -> Void) {
        for element in elements {
            switch element {
            case .placeholder(let placeholder): placeholders.append(placeholder)
            case .markup(let markup): markup.content.collect(&placeholders, body)
            case .select(let select): for variant in select.variants { variant.pattern.forEachText(body) }
            case .text, .reference: break
            }
        }
    }

    /// The text that is shown, without markup.
    fileprivate var shownText: String {
        var text = ""
        for element in elements {
            switch element {
            case .text(let part): text += part
            case .markup(let markup): text += markup.content.shownText
            case .placeholder, .select, .reference: break
            }
        }
        return text
    }
}
