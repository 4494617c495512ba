import InterlinguaIR

extension Diagnostic {
    /// A translation shows an argument that its source text lacks.
    ///
    /// - Parameter isFormat: Whether the source text shows arguments at all. If not, it is hardly used as a format, so
    ///   that the app reads nothing.
    static func argumentNotInSource(
        _ argument: Int,
        language: LanguageTag,
        isFormat: Bool,
        at range: SourceRange?,
        notes: [Note]
    ) -> Diagnostic {
        let message = "the “\(language)” text shows argument \(argument + 1), which the source text lacks"
        return Diagnostic(isFormat ? .error : .warning, .argumentNotInSource, message, at: range, notes: notes)
    }

    /// A translation does not show arguments of its source text.
    ///
    /// - Parameter cause: What made them vanish, at the end of the message.
    static func argumentsNotShown(
        _ arguments: [Int],
        language: LanguageTag,
        cause: String = "",
        at range: SourceRange?,
        notes: [Note]
    ) -> Diagnostic {
        let numbers = arguments.map { String($0 + 1) }.joined(separator: ", ")
        let message =
            "the “\(language)” text lacks argument\(arguments.count == 1 ? "" : "s") \(numbers), "
            + "which the source text shows\(cause)"
        return Diagnostic(.warning, .argumentNotShown, message, at: range, notes: notes)
    }
}
