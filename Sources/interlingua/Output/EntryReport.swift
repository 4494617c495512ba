import InterlinguaIR

/// One entry in all its languages, for people.
struct EntryReport {
    let key: Key
    let entry: Entry

    /// Whether messages are marked with their languages.
    var namesLanguages = true

    /// The report as text, with an empty line behind.
    var text: String {
        let kind = key.kind == .text ? "" : " (\(key.kind.rawValue))"
        var lines = ["\(key.label)\(kind)"]
        for (index, argument) in entry.arguments.enumerated() {
            let position = argument.position.map { "argument \($0)" } ?? "named argument"
            lines.append("  \(position): {\(name(of: index))}, \(argument.type.label)")
        }
        if !entry.isTranslatable { lines.append("  not to be translated") }
        if let comment = entry.messages.values.lazy.compactMap(\.comment).first { lines.append("  // \(comment)") }
        for (language, message) in entry.messages {
            let patterns = message.patterns
            for (index, pattern) in patterns.enumerated() {
                let label = (namesLanguages ? [language.name] : []) + (patterns.count == 1 ? [] : ["\(index)"])
                let mark = label.isEmpty ? "" : label.joined(separator: " ") + ": "
                lines.append(contentsOf: self.lines(for: pattern, label: mark, indent: "  "))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The message in a language as one line, with the last variants, which are for all else.
    func line(in language: LanguageTag) -> String? {
        entry.messages[language].map { message in
            message.patterns.map { inline($0, showsVariants: true) }.joined(separator: ", ")
        }
    }

    private func name(of argument: Int) -> String {
        guard entry.arguments.indices.contains(argument) else { return "?" }
        let declared = entry.arguments[argument]
        return declared.name ?? declared.position.map { "arg\($0)" } ?? "arg"
    }

    private func lines(for pattern: Pattern, label: String, indent: String) -> [String] {
        var lines = [indent + label + inline(pattern)]
        for case .select(let select) in pattern.elements {
            let subject = subject(of: select.selector)
            for variant in select.variants {
                lines += self.lines(
                    for: variant.pattern,
                    label: "\(subject) \(text(of: variant.condition)): ",
                    indent: indent + "  "
                )
            }
        }
        return lines
    }

    private func inline(_ pattern: Pattern, showsVariants: Bool = false) -> String {
        pattern.elements.map { element in
            switch element {
            case .text(let text): text.replacing("\n", with: "\\n")
            case .placeholder(let placeholder): "{\(name(of: placeholder.argument))}"
            case .select(let select):
                if showsVariants, let last = select.variants.last {
                    inline(last.pattern, showsVariants: true)
                } else {
                    "{\(subject(of: select.selector)) …}"
                }
            case .reference(let reference):
                switch reference.target {
                case .entry(let key): "{→ \(key.name)}"
                case .external(let name): "{→ \(name)}"
                }
            case .markup(let markup):
                switch markup.kind {
                case .element(let name, _):
                    "<\(name)>\(inline(markup.content, showsVariants: showsVariants))</\(name)>"
                case .protected: inline(markup.content, showsVariants: showsVariants)
                }
            }
        }.joined()
    }

    private func subject(of selector: Selector) -> String {
        switch selector {
        case .argument(let argument, _): name(of: argument)
        case .width: "width"
        case .environment(let environment): environment.rawValue
        }
    }

    private func text(of condition: Condition) -> String {
        switch condition {
        case .category(let category, _): category.rawValue
        case .rule(let rule): rule.description
        case .number(let range):
            range.onlyNumber.map { "= \($0)" }
                ?? [range.lower.map { "from \($0.value)" }, range.upper.map { "to \($0.value)" }]
                .compactMap { $0 }.joined(separator: " ")
        case .text(let text): text
        case .matches(let expression): "like \(expression.source)"
        case .atLeast(let width): "≥ \(width)"
        case .absent: "not given"
        case .otherwise: "otherwise"
        }
    }
}
