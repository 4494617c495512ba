import InterlinguaIR

extension Markup {
    /// What an element begins and ends with in HTML; an end of nil for elements that have none, and nil for other spans.
    var tags: (start: String, end: String?)? {
        guard case .element(let name, let attributes) = kind else { return nil }
        let start = attributes.reduce("<" + name) { $0 + " \($1.name)=\"\($1.value.escapedInHTML)\"" }
        return (start + ">", Self.namesWithoutContent.contains(name.lowercased()) ? nil : "</\(name)>")
    }

    /// HTML's void elements.
    private static let namesWithoutContent: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]
}

extension String {
    /// The text as an attribute's value between double quotes.
    fileprivate var escapedInHTML: String {
        reduce(into: "") { text, character in
            switch character {
            case "&": text += "&amp;"
            case "\"": text += "&quot;"
            case "<": text += "&lt;"
            default: text.append(character)
            }
        }
    }
}
