package import InterlinguaFormats
package import InterlinguaIR

/// What a back end is told beside the catalogue.
package struct WritingOptions: Sendable {
    /// What the project says about the target's format, by name; each format knows its own names.
    package var settings: [String: RuntimeSetting]

    /// The names by which the source's apps ask for entries, where they are not those of the keys.
    package var sourceNames: [Key: String]

    /// Whether the back end may choose what the project does not say, so that entries keep their names.
    package var mayChooseSettings: Bool

    /// What the files hold that are written into; nil for a project of its own.
    package var existing: ExistingEntries?

    package init(
        settings: [String: RuntimeSetting] = [:],
        sourceNames: [Key: String] = [:],
        mayChooseSettings: Bool = true,
        existing: ExistingEntries? = nil
    ) {
        self.existing = existing
        self.mayChooseSettings = mayChooseSettings
        self.settings = settings
        self.sourceNames = sourceNames
    }

    /// The name by which the source's apps ask for an entry.
    package func name(of key: Key) -> String { sourceNames[key] ?? key.name }
}

/// What a back end makes of a catalogue.
package struct WritingResult: Sendable {
    /// The files, in a fixed order, with paths below the output folder.
    package var files: [OutputFile]

    /// What apps have to ask for otherwise, and what the files can't hold.
    package var diagnostics: [Diagnostic]

    /// The names by which apps ask for entries, where they are not those of the keys.
    package var names: [Key: String]

    /// The entries that apps have to ask for by other names than before, which a diagnostic tells.
    package var changedCalls: [Key]

    /// What the back end chose, which the target's app has to be told beside what the project says.
    package var settings: [String: RuntimeSetting]

    package init(
        files: [OutputFile],
        diagnostics: [Diagnostic] = [],
        names: [Key: String] = [:],
        changedCalls: [Key] = [],
        settings: [String: RuntimeSetting] = [:]
    ) {
        self.settings = settings
        self.files = files
        self.diagnostics = diagnostics
        self.names = names
        self.changedCalls = changedCalls
    }
}
