package import InterlinguaFormats
package import InterlinguaIR

/// What a back end is told beside the catalogue.
package struct WritingOptions: Sendable {
    /// What the project says about the target's format, by name; each format knows its own names.
    package var settings: [String: RuntimeSetting]

    /// Creates options.
    package init(settings: [String: RuntimeSetting] = [:]) { self.settings = settings }
}

/// What a back end makes of a catalogue.
package struct WritingResult: Sendable {
    /// The files, in a fixed order, with paths below the output folder.
    package var files: [OutputFile]

    /// What could not be written as it was meant; losses that no pass foresaw are errors.
    package var diagnostics: [Diagnostic]

    /// The names by which apps ask for entries, where they are not those of the keys.
    package var names: [Key: String]

    /// The messages that could not be written as they are.
    package var losses: [WritingLoss]

    /// The entries that apps have to ask for by other names than before, which a diagnostic tells.
    package var changedCalls: [Key]

    /// Creates a result.
    package init(
        files: [OutputFile],
        diagnostics: [Diagnostic] = [],
        names: [Key: String] = [:],
        losses: [WritingLoss] = [],
        changedCalls: [Key] = []
    ) {
        self.files = files
        self.diagnostics = diagnostics
        self.names = names
        self.losses = losses
        self.changedCalls = changedCalls
    }
}

/// A message that a back end could not write as it is.
package struct WritingLoss: Sendable, Hashable {
    /// The identifier of the diagnostic that tells of it.
    package var identifier: String

    /// The entry, by its key in the catalogue that was written.
    package var key: Key

    /// The language.
    package var language: LanguageTag

    /// Whether an app shows something else; if not, files that are read again mean something else.
    package var changesSentences: Bool

    /// Creates a loss.
    package init(_ identifier: String, of key: Key, in language: LanguageTag, changesSentences: Bool = true) {
        self.identifier = identifier
        self.key = key
        self.language = language
        self.changesSentences = changesSentences
    }
}
