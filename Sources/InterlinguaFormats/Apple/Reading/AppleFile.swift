import InterlinguaIR

/// What one file says.
struct AppleFile: Sendable {
    /// What its path says.
    var layout: AppleLayout

    /// The language of its texts.
    var language: LanguageTag

    /// The file.
    var document: PropertyListDocument

    /// The messages in the order of the file, each key once.
    var drafts: [MessageDraft] = []

    /// Comments behind the last entry.
    var finalComments: [AppleFinalComment] = []

    /// What is wrong with it.
    var diagnostics: [Diagnostic] = []

    /// Adds a diagnostic at a stretch of the file.
    mutating func report(
        _ severity: Diagnostic.Severity,
        _ identifier: String,
        _ message: String,
        at bounds: Range<UInt32>,
        notes: [Diagnostic.Note] = []
    ) {
        diagnostics.append(Diagnostic(severity, identifier, message, at: document.range(bounds), notes: notes))
    }
}
