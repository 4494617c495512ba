import InterlinguaIR

/// Writes i18next's files.
enum I18nextWriter {
    /// Writes a catalogue that has the shape of the version's capabilities.
    static func write(_ catalog: Catalog, version: I18nextVersion, options: WritingOptions) -> WritingResult {
        WritingResult(
            files: [],
            diagnostics: [Diagnostic(.error, "not-written", "i18next's files can't be written yet")]
        )
    }
}
