/// A file to be written, by its path in the package.
struct GeneratedFile {
    /// The path from the package's folder.
    let path: String

    let text: String

    /// Creates a file whose first lines say where it comes from.
    init(path: String, version: String, body: String) {
        self.path = path
        text = """
            // Made from the data of CLDR \(version) by `swift run generate-plural-rules CLDR-DIRECTORY`; do not edit.
            // swift-format-ignore-file

            \(body)

            """
    }
}

/// The lines, each indented by a number of spaces, as they stand in a multi-line literal.
func indented(_ lines: [String], by count: Int) -> String {
    lines.map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
}

/// Items as lines of several, semicolons between them.
func filled(_ items: [String]) -> [String] {
    items.reduce(into: []) { lines, item in
        if let line = lines.last, line.count + item.count < 110 {
            lines[lines.count - 1] = "\(line); \(item)"
        } else {
            lines.append(item)
        }
    }
}
