import InterlinguaGenerator
package import InterlinguaIR
import OrderedCollections

/// Writes diagnostics as compilers do: `file:line:column: severity: text [identifier]`.
package struct DiagnosticPrinter {
    /// Whether the source line and a caret follow each diagnostic.
    private let showsSource: Bool

    /// Whether severities, places and marks are coloured, by the escape sequences of ECMA-48.
    private let isColored: Bool

    /// Of the notes of one diagnostic, only so many are shown.
    private let noteLimit: Int

    /// Of the diagnostics of one kind, only so many are shown, be they equal or not; nil for all.
    private let kindLimit: Int?

    private let diagnostics: [Diagnostic]

    package init(
        _ diagnostics: [Diagnostic],
        showsSource: Bool,
        isColored: Bool = false,
        noteLimit: Int = Self.shownCount,
        kindLimit: Int? = nil
    ) {
        self.kindLimit = kindLimit
        self.diagnostics = diagnostics
        self.showsSource = showsSource
        self.isColored = isColored
        self.noteLimit = noteLimit
    }

    /// Of equal diagnostics, and unless otherwise said of the notes of one, only so many are shown.
    package static let shownCount = 3

    /// What diagnostics have in common of which a project may have hundreds.
    private struct Kind: Hashable {
        let severity: Diagnostic.Severity
        let identifier: String
    }

    /// The lines for all diagnostics, without control characters but those of colours; equal ones grouped under the first,
    /// and how many of each kind are not shown.
    package var lines: [String] {
        struct Group: Hashable {
            let kind: Kind
            let message: String
        }
        var order: [Group] = []
        var members: [Group: [Diagnostic]] = [:]
        for diagnostic in diagnostics {
            let kind = Kind(severity: diagnostic.severity, identifier: diagnostic.identifier)
            let group = Group(kind: kind, message: diagnostic.message)
            if members[group] == nil { order.append(group) }
            members[group, default: []].append(diagnostic)
        }
        guard let kindLimit else { return order.flatMap { lines(forEqual: members[$0] ?? []) } }
        var shown: [Kind: Int] = [:]
        var hidden: OrderedDictionary<Kind, [Diagnostic]> = [:]
        var result: [String] = []
        for group in order {
            let own = members[group] ?? []
            if shown[group.kind, default: 0] < kindLimit {
                shown[group.kind, default: 0] += 1
                result += lines(forEqual: own)
            } else {
                hidden[group.kind, default: []] += own
            }
        }
        return result + hidden.map { kind, diagnostics in line(forHidden: diagnostics, kind) }
    }

    private func line(forHidden diagnostics: [Diagnostic], _ kind: Kind) -> String {
        let files = Set(diagnostics.compactMap { $0.range?.file.path }).count
        let places = files > 1 ? " in \(files) files" : ""
        return place(diagnostics.first?.range)
            + colored(kind.severity) + "\(diagnostics.count) more\(places); --verbose shows all [\(kind.identifier)]"
    }

    private func lines(forEqual diagnostics: [Diagnostic]) -> [String] {
        guard let first = diagnostics.first else { return [] }
        var lines = lines(for: first)
        for other in diagnostics.dropFirst().prefix(Self.shownCount - 1) {
            lines.append(place(other.range) + colored(.note) + "the same here")
        }
        if diagnostics.count > Self.shownCount {
            let count = diagnostics.count - Self.shownCount
            lines.append(
                place(first.range) + colored(.note) + "and in \(count) more \(count == 1 ? "place" : "places")"
            )
        }
        return lines
    }

    private func lines(for diagnostic: Diagnostic) -> [String] {
        var lines = [
            place(diagnostic.range) + colored(diagnostic.severity)
                + "\(diagnostic.message.printable) [\(diagnostic.identifier)]"
        ]
        if showsSource, let range = diagnostic.range { lines.append(contentsOf: excerpt(of: range)) }
        for note in diagnostic.notes.prefix(noteLimit) {
            lines.append(place(note.range) + colored(.note) + note.message.printable)
        }
        if diagnostic.notes.count > noteLimit {
            lines.append(place(diagnostic.range) + colored(.note) + "and \(diagnostic.notes.count - noteLimit) more")
        }
        return lines
    }

    private func place(_ range: SourceRange?) -> String {
        guard let range else { return colored("interlingua: ", "1") }
        return colored("\(range.place.printable): ", "1")
    }

    private func colored(_ severity: Diagnostic.Severity) -> String {
        let color =
            switch severity {
            case .error: "1;31"
            case .warning: "1;35"
            case .note: "1;36"
            }
        return colored(severity.rawValue + ": ", color)
    }

    /// A text with a rendition of ECMA-48, such as `1` for bold.
    private func colored(_ text: String, _ rendition: String) -> String {
        isColored ? "\u{1B}[\(rendition)m\(text)\u{1B}[0m" : text
    }

    /// The line that the range begins on, with the range marked below it; long lines are cut around the place.
    private func excerpt(of range: SourceRange) -> [String] {
        let excerpt = range.file.excerpt(around: Int(range.lowerBound), before: 60, behind: 60)
        // A note on a whole file is placed at its beginning, and not every such file was read.
        if excerpt.text.isEmpty { return [] }
        let (start, end) = (range.start, range.end)
        let rest = excerpt.text.unicodeScalars.count - excerpt.column
        let length = min(end.line == start.line ? end.column - start.column : rest, rest)
        let mark = "^" + String(repeating: "~", count: max(0, length - 1))
        return [
            "    " + excerpt.text.printable,
            "    " + String(repeating: " ", count: excerpt.column) + colored(mark, "1;32"),
        ]
    }
}
