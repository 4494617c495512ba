package import InterlinguaFormats
package import InterlinguaIR

/// What a project says about itself in its `interlingua.json`.
package struct ProjectConfiguration: Sendable, Hashable {
    /// The language the texts were first written in.
    package var sourceLanguage: LanguageTag?

    /// The name of the format of the files.
    package var formatName: String?

    /// What is said about formats, by their names; what is said about `i18next` holds for all of its versions.
    package var settings: [String: [String: RuntimeSetting]] = [:]

    /// What is wanted of the Swift file that is generated.
    package var swift = GenerationSettings()

    package var checks = CheckRules()

    /// Creates a configuration that says nothing.
    package init() {}

    /// What is said about a format: that of its own name counts more than that of its family's.
    package func settings(of format: any SourceFormat) -> [String: RuntimeSetting] {
        (settings[format.family] ?? [:]).merging(settings[format.name] ?? [:]) { $1 }
    }
}
