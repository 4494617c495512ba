import InterlinguaIR

/// Reads a project's i18next files into one catalogue.
enum I18nextReader {
    /// Reads the files; without a version they tell it.
    static func read(_ inputs: [InputFile], version: I18nextVersion?, options: ReadingOptions) -> ReadingResult {
        let catalog = Catalog(sourceLanguage: options.sourceLanguage ?? LanguageTag("en") ?? .undetermined)
        return ReadingResult(catalog: catalog, diagnostics: [])
    }
}
