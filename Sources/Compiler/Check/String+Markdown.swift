package import InterlinguaIR

extension String {
    /// The text as Markdown that shows it as it is, on one line, also in a cell of a table.
    var markdown: String {
        reduce(into: "") { result, character in
            switch character {
            case "\n", "\r\n": result += "<br>"
            case "<": result += "&lt;"
            case "&": result += "&amp;"
            // No mention of a person or team.
            case "@": result += "@\u{200B}"
            case "|", "*", "_", "\\", "`", "[", "]": result += "\\\(character)"
            default: result.append(character)
            }
        }
    }
}

extension Key {
    /// The name for people, after that of its table.
    package var label: String { table.isEmpty ? name : "\(table):\(name)" }
}
