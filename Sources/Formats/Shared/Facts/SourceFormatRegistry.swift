/// The formats that can be read.
package enum SourceFormatRegistry {
    /// All formats, in the order in which commands list them.
    package static let formats: [any SourceFormat] = [
        AndroidFormat(), AppleFormat(), I18nextFormat(), I18nextFormat(.v1), I18nextFormat(.v2), I18nextFormat(.v3),
        I18nextFormat(.v4), SmartlingFormat(), SwifternalizationFormat(), StringCatalogFormat(),
    ]

    /// The format of a name that commands take.
    package static func format(named name: String) -> (any SourceFormat)? {
        formats.first { $0.name == name || $0.aliases.contains(name) }
    }
}
