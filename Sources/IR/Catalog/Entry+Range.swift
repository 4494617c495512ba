extension Entry {
    /// The range of the message that stands for the entry in diagnostics: the source language's, else the first.
    public func range(in language: LanguageTag) -> SourceRange? {
        (messages[language] ?? messages.values.first)?.origin.range
    }
}
