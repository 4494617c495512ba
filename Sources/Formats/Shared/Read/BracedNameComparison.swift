import InterlinguaIR

/// The names in braces of a translation beside those of its source text.
struct BracedNameComparison {
    /// Names that only the translation has.
    private(set) var strangers: [BracedName]

    /// Names that only the source text has.
    let absent: [BracedName]

    init(source: String, translation: String) {
        let sourceNames = BracedName.all(in: source)
        let names = BracedName.all(in: translation)
        strangers = names.filter { name in !sourceNames.contains { $0.name == name.name } }
        absent = sourceNames.filter { name in !names.contains { $0.name == name.name } }
    }

    /// Takes the first stranger out.
    mutating func removeFirstStranger() { strangers.removeFirst() }

    /// What to say of them.
    ///
    /// - Parameters:
    ///   - textRange: Where the translation stands.
    ///   - range: Where a name in it stands.
    ///   - notes: Where the source text stands.
    func diagnostics(
        language: LanguageTag,
        textRange: SourceRange?,
        notes: [Diagnostic.Note],
        range: (BracedName) -> SourceRange
    ) -> [Diagnostic] {
        let list = absent.map { "“\($0.spelling)”" }.joined(separator: ", ")
        if strangers.isEmpty, !absent.isEmpty {
            let message = "the text in “\(language)” lacks \(list), which the source text has"
            return [Diagnostic(.warning, .placeholderNotShown, message, at: textRange, notes: notes)]
        }
        return strangers.map { stranger in
            let hint = absent.isEmpty ? "" : ", which has \(list)"
            let message = "“\(stranger.spelling)” is not in the source text\(hint)"
            return Diagnostic(.warning, .placeholderNotInSource, message, at: range(stranger), notes: notes)
        }
    }
}
