import InterlinguaFormats

/// A small fault in one file of a converted project.
struct Mutation {
    /// The ways in which a converted project is spoilt.
    enum Kind: String, CaseIterable {
        case swapForms, dropCategory, dropText, replaceForm, renumberPlaceholder, changeEscape, moveZero, breakPosition
    }

    /// What was done.
    let kind: Kind

    /// The file, by its place in the project.
    let file: Int

    /// The file's new content.
    let text: String

    /// The name of the resource, or the key, that the fault is in.
    let name: String

    /// Spoils a random place of a random file; nil if there is no such place in it.
    init?(_ kind: Kind, in files: [InputFile], using generator: inout some RandomNumberGenerator) {
        let file = Int.random(in: files.indices, using: &generator)
        var lines = String(decoding: files[file].bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let texts = Self.texts(in: lines)
        guard !texts.isEmpty else { return nil }
        let start = Int.random(in: texts.indices, using: &generator)
        for offset in texts.indices {
            let text = texts[(start + offset) % texts.count]
            let siblings = texts.filter { $0.form != nil && $0.block == text.block && $0.line != text.line }
            guard Self.apply(kind, to: text, siblings, &lines, &generator) else { continue }
            self.kind = kind
            self.file = file
            self.text = lines.joined(separator: "\n")
            name = text.name
            return
        }
        return nil
    }

    /// A text in a file.
    private struct Text {
        /// The line that holds it.
        var line: Int
        /// The entry's name.
        var name: String
        /// The category whose text it is; nil for other texts.
        var form: String?
        /// The line that holds the category.
        var formLine: Int
        /// Texts of one block are forms of the same plural.
        var block: Int
    }

    private static let forms = ["zero", "one", "two", "few", "many", "other"]

    /// The texts of resources, of .strings files and of .stringsdict files, all of which are written line by line.
    private static func texts(in lines: [String]) -> [Text] {
        var texts: [Text] = []
        var name = ""
        var block = 0
        var form: (name: String, line: Int)?
        for (number, line) in lines.enumerated() {
            let text = line.trimming(" \t")
            if text.hasPrefix("<plurals "), let own = text.between("name=\"", "\"") {
                name = own
                block = number
            } else if text.hasPrefix("<string name=\""), let own = text.between("name=\"", "\"") {
                texts.append(Text(line: number, name: own, formLine: number, block: number))
            } else if text.hasPrefix("<item quantity=\""), let own = text.between("quantity=\"", "\"") {
                texts.append(Text(line: number, name: name, form: own, formLine: number, block: block))
            } else if text.hasPrefix("\""), let own = text.between("\"", "\" = \"") {
                texts.append(Text(line: number, name: own, formLine: number, block: number))
            } else if text.hasPrefix("<key>"), let own = text.between("<key>", "</key>") {
                if line.hasPrefix("\t<") { name = own }
                if own == "NSStringFormatSpecTypeKey" { block = number }
                form = forms.contains(own) ? (own, number) : nil
            } else if text.hasPrefix("<string>"), let own = form {
                texts.append(Text(line: number, name: name, form: own.name, formLine: own.line, block: block))
                form = nil
            }
        }
        return texts
    }

    private static func apply(
        _ kind: Kind,
        to text: Text,
        _ siblings: [Text],
        _ lines: inout [String],
        _ generator: inout some RandomNumberGenerator
    ) -> Bool {
        let line = lines[text.line]
        switch kind {
        case .swapForms:
            guard text.form != nil, let other = siblings.randomElement(using: &generator),
                let own = line.between(">", "</"), let theirs = lines[other.line].between(">", "</")
            else { return false }
            lines[text.line] = line.replacing(">\(own)</", with: ">\(theirs)</", maxReplacements: 1)
            lines[other.line] = lines[other.line].replacing(">\(theirs)</", with: ">\(own)</", maxReplacements: 1)
        case .dropCategory:
            guard text.form != nil, !siblings.isEmpty else { return false }
            for number in Set([text.line, text.formLine]) { lines[number] = "" }
        case .dropText:
            guard text.form == nil else { return false }
            lines[text.line] = ""
        case .replaceForm:
            guard text.form != nil, let other = siblings.randomElement(using: &generator),
                let own = line.between(">", "</"), let theirs = lines[other.line].between(">", "</")
            else { return false }
            lines[text.line] = line.replacing(">\(own)</", with: ">\(theirs)</", maxReplacements: 1)
        case .renumberPlaceholder:
            guard line.contains("%1$") || line.contains("%2$") else { return false }
            lines[text.line] =
                line.contains("%2$")
                ? line.replacing("%2$", with: "%1$", maxReplacements: 1)
                : line.replacing("%1$", with: "%2$", maxReplacements: 1)
        case .changeEscape:
            let changes = [("\\n", " "), ("\\'", "\\\""), ("&amp;", "&amp;amp;"), ("&lt;", "&gt;"), ("%%", "%")]
            guard let change = changes.first(where: { line.contains($0.0) }) else { return false }
            lines[text.line] = line.replacing(change.0, with: change.1, maxReplacements: 1)
        case .moveZero:
            if text.form == "zero" {
                let taken = siblings.compactMap(\.form)
                guard let free = ["two", "few", "many"].first(where: { !taken.contains($0) }) else { return false }
                lines[text.formLine] = lines[text.formLine].replacing("zero", with: free, maxReplacements: 1)
            } else {
                guard text.form == nil, text.name.hasSuffix("_zero") else { return false }
                lines[text.line] = line.replacing("_zero\"", with: "_nought\"", maxReplacements: 1)
            }
        case .breakPosition:
            guard let position = ["%2$", "%1$"].first(where: { line.contains($0) }) else { return false }
            lines[text.line] = line.replacing(position, with: "%", maxReplacements: 1)
        }
        return true
    }
}

extension String {
    /// What stands between two texts, the first of each counting.
    fileprivate func between(_ start: String, _ end: String) -> String? {
        guard let opening = firstRange(of: start) else { return nil }
        let rest = self[opening.upperBound...]
        guard let closing = rest.firstRange(of: end) else { return nil }
        return String(rest[..<closing.lowerBound])
    }

    /// The text without some characters at its ends.
    fileprivate func trimming(_ characters: String) -> String {
        String(drop { characters.contains($0) }.reversed().drop { characters.contains($0) }.reversed())
    }
}
