package import InterlinguaIR

extension DifferenceGroup {
    /// Whether it is due to facts of the two platforms alone.
    package var isPlatformFact: Bool { !causes.isEmpty && causes.allSatisfy(\.isPlatformFact) }

    /// The kind of the diagnostic about the group: that of its last cause that is no fact of the two platforms.
    package var kind: Diagnostic.Kind {
        (causes.last { !$0.isPlatformFact } ?? causes.last)?.kind ?? .unexplained
    }

    /// The group as one diagnostic with a note for each difference, which shows both sentences and both places.
    package func diagnostic(_ severity: Diagnostic.Severity, _ places: DifferencePlaces) -> Diagnostic {
        let words = causes.isEmpty ? "the target shows another text" : causes.map(\.words).joined(separator: "; ")
        let keys = Set(differences.map(\.key))
        let notes = differences.map { difference in
            Diagnostic.Note(
                difference.description + (places.target(of: difference).map { "; \($0.place)" } ?? ""),
                at: places.source(of: difference)
            )
        }
        return Diagnostic(
            severity,
            kind,
            "\(words) (\(CountedNoun(keys.count, "entry", plural: "entries")))",
            at: differences.first.flatMap { places.source(of: $0) ?? places.target(of: $0) },
            notes: notes
        )
    }
}

extension Diagnostic {
    /// What to do about differences without a cause, and about files that can't be read back.
    package static let defectOfConversion = Diagnostic(
        .note,
        .defect,
        "this is a defect of interlingua. Please report it: “interlingua convert … --reproduce FOLDER” writes the smallest "
            + "part of the project that shows the first unexplained text",
        at: nil
    )
}

extension Difference: CustomStringConvertible {
    /// Both sentences with the first arguments: `“count” in pl for 2: “2 files” became “2 file”`.
    package var description: String {
        let arguments = arguments.text.isEmpty ? "" : " for \(arguments.text)"
        var spelled = (expected.quoted(showingAll: false), actual.quoted(showingAll: false))
        // Texts that look alike are told apart by the codes of their characters.
        if spelled.0 == spelled.1 { spelled = (expected.quoted(showingAll: true), actual.quoted(showingAll: true)) }
        let others =
            languages.count > 1
            ? " and \(CountedNoun(languages.count - 1, "other language"))" : ""
        return "“\(key.name)” in \(language)\(others)\(arguments): \(spelled.0) became \(spelled.1)"
    }
}

extension SourceRange {
    /// The beginning as `file:line:column`.
    package var place: String {
        let start = start
        return "\(file.path):\(start.line):\(start.column)"
    }
}
