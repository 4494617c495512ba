import InterlinguaGenerator
package import InterlinguaIR

/// Writes diagnostics as compilers do: `file:line:column: severity: text [identifier]`.
package struct DiagnosticPrinter {
    /// Whether the source line and a caret follow each diagnostic.
    private let showsSource: Bool

    /// Of the notes of one diagnostic, only so many are shown.
    private let noteLimit: Int

    private let diagnostics: [Diagnostic]

    private let places: SourcePlaces

    /// Prepares to print some diagnostics.
    package init(_ diagnostics: [Diagnostic], showsSource: Bool, noteLimit: Int = Self.shownCount) {
        self.diagnostics = diagnostics
        self.showsSource = showsSource
        self.noteLimit = noteLimit
        places = SourcePlaces(of: diagnostics)
    }

    /// Of equal diagnostics, and unless otherwise said of the notes of one, only so many are shown.
    package static let shownCount = 5

    /// The lines for all diagnostics, equal ones grouped under the first.
    package var lines: [String] {
        struct Group: Hashable {
            let severity: Diagnostic.Severity
            let identifier: String
            let message: String
        }
        var order: [Group] = []
        var members: [Group: [Diagnostic]] = [:]
        for diagnostic in diagnostics {
            let group = Group(
                severity: diagnostic.severity,
                identifier: diagnostic.identifier,
                message: diagnostic.message
            )
            if members[group] == nil { order.append(group) }
            members[group, default: []].append(diagnostic)
        }
        return order.flatMap { lines(forEqual: members[$0] ?? []) }
    }

    private func lines(forEqual diagnostics: [Diagnostic]) -> [String] {
        guard let first = diagnostics.first else { return [] }
        var lines = lines(for: first)
        for other in diagnostics.dropFirst().prefix(Self.shownCount - 1) {
            lines.append(place(other.range) + "note: the same here")
        }
        if diagnostics.count > Self.shownCount {
            lines.append(place(first.range) + "note: and in \(diagnostics.count - Self.shownCount) more places")
        }
        return lines
    }

    private func lines(for diagnostic: Diagnostic) -> [String] {
        var lines = [
            place(diagnostic.range)
                + "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.identifier)]"
        ]
        if showsSource, let range = diagnostic.range { lines.append(contentsOf: excerpt(of: range)) }
        for note in diagnostic.notes.prefix(noteLimit) {
            lines.append(place(note.range) + "note: \(note.message)")
        }
        if diagnostic.notes.count > noteLimit {
            lines.append(place(diagnostic.range) + "note: and \(diagnostic.notes.count - noteLimit) more")
        }
        return lines
    }

    private func place(_ range: SourceRange?) -> String {
        guard let range else { return "interlingua: " }
        let start = places.start(of: range)
        return "\(range.file.path):\(start.line):\(start.column): "
    }

    /// The line that the range begins on, with a caret below it; long lines are cut around the place.
    private func excerpt(of range: SourceRange) -> [String] {
        let excerpt = range.file.excerpt(around: Int(range.lowerBound), before: 60, behind: 60)
        return ["    " + excerpt.text, "    " + String(repeating: " ", count: excerpt.column) + "^"]
    }
}
