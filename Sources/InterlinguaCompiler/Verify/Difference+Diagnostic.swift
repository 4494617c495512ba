package import InterlinguaIR

extension DifferenceGroup {
    /// The group as one diagnostic with a note for each entry, which shows both sentences and both places.
    ///
    /// - Parameter limit: how many entries get a note.
    package func diagnostic(
        _ severity: Diagnostic.Severity,
        _ places: DifferencePlaces,
        limit: Int = 100
    ) -> Diagnostic {
        let count = differences.count == 1 ? "" : " (in \(differences.count) entries)"
        return Diagnostic(
            severity,
            announcement ?? cause.rawValue,
            "\(summary) in “\(language)”\(count)",
            at: differences.first.flatMap { places.source(of: $0) ?? places.target(of: $0) },
            notes: differences.prefix(limit).map { difference in
                Diagnostic.Note(
                    difference.description + (places.target(of: difference).map { "; \($0.place)" } ?? ""),
                    at: places.source(of: difference)
                )
            }
        )
    }

    /// What is different, in words.
    private var summary: String {
        switch cause {
        case .missing: "the target shows no text"
        case .otherLanguage: "the target shows another language's text"
        case .otherVariant:
            numberClass.map { $0 == "0" ? "0 gets another text" : "numbers that are “\($0)” get another text" }
                ?? "another variant is shown"
        case .argumentOrder: "arguments stand in another order"
        case .otherFormat: "arguments or signs are shown otherwise"
        case .otherText: "the target shows another text"
        }
    }
}

extension Difference: CustomStringConvertible {
    /// Both sentences with the first arguments: `“count” for 2: “2 files” became “2 file”`.
    package var description: String {
        let arguments = arguments.text.isEmpty ? "" : " for \(arguments.text)"
        var spelled = (expected.quoted(showingAll: false), actual.quoted(showingAll: false))
        // Texts that look alike are told apart by the codes of their characters.
        if spelled.0 == spelled.1 { spelled = (expected.quoted(showingAll: true), actual.quoted(showingAll: true)) }
        return "“\(key.name)”\(arguments): \(spelled.0) became \(spelled.1)"
    }
}

extension SourceRange {
    /// The beginning as `file:line:column`.
    package var place: String {
        let start = start
        return "\(file.path):\(start.line):\(start.column)"
    }
}
