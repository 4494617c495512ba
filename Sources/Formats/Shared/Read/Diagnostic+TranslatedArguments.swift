import InterlinguaIR

extension Diagnostic {
    /// A translation says nothing where the source text says something.
    ///
    /// - Parameter effect: What the platform makes of it, at the end of the message.
    static func emptyTranslation(_ language: LanguageTag, _ effect: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(.warning, .emptyTranslation, "the “\(language)” text is empty: \(effect)", at: range)
    }

    /// Another file gives the same key of the same language another value.
    static func overriddenEntry(_ name: String, at range: SourceRange, by counting: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning,
            .overriddenEntry,
            "“\(name)” is overridden with another value by a second file of the same language",
            at: range,
            notes: [Note("this one counts", at: counting)]
        )
    }

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
