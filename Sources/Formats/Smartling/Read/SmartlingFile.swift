import InterlinguaIR

/// What one .strings file says.
struct SmartlingFile: Sendable {
    /// The table with the folder before it: `""`, `InfoPlist`, `Settings/Root`.
    var table: String

    /// The folder that tells the language.
    var place: LprojPath.Place

    /// The language of its texts.
    var language: LanguageTag

    /// The file, without its content.
    var document: PropertyListDocument

    /// The texts in the order of the file, each key once.
    var texts: [SmartlingText] = []

    /// Comments behind the last entry.
    var finalComments: [StringsFinalComment] = []

    /// What is wrong with it.
    var diagnostics: [Diagnostic] = []

    /// The name of the folder by which the library chooses its rules; nil where it never looks into the file for a form.
    var rulesFolder: String? {
        switch place {
        case .language(let name): name
        // Its texts answer in every language; they count as those of the source language.
        case .unlocalized: language.identifier
        case .base, .misspelt: nil
        }
    }

    /// Adds a diagnostic at a stretch of the file.
    mutating func report(
        _ severity: Diagnostic.Severity,
        _ kind: Diagnostic.Kind,
        _ message: String,
        at bounds: Range<UInt32>
    ) {
        diagnostics.append(Diagnostic(severity, kind, message, at: document.range(bounds)))
    }
}

/// A text of a .strings file.
struct SmartlingText: Sendable {
    /// The key, taken apart.
    var key: SmartlingKey

    /// Where the key stands.
    var keyBounds: Range<UInt32>

    /// Where the text stands.
    var bounds: Range<UInt32>

    /// The text, escapes undone.
    var text: String

    /// The text read as a format; nil without a percent sign in it.
    var format: PlainFormat?

    /// What stands around it.
    var comments: StringsEntryComments

    /// What is said if the text is used as a format.
    var formatPattern: Pattern { format?.format ?? Pattern(text) }

    /// What it takes arguments for if it is used as a format.
    var claims: [ArgumentClaim] { format?.claims ?? [] }
}
