import InterlinguaFormats

package enum FormatRegistry {
    /// All formats, in the order in which commands list them.
    package static let formats: [any TranslationFormat] = SourceFormatRegistry.formats.map(\.platform)

    /// The format of a name that commands take.
    package static func format(named name: String) -> (any TranslationFormat)? {
        SourceFormatRegistry.format(named: name)?.platform
    }
}
