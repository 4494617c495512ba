/// The formats there are.
package enum FormatRegistry {
    /// All formats, in the order in which commands list them.
    package static let formats: [any TranslationFormat] = [AndroidFormat(), AppleFormat(), SmartlingFormat()]

    /// The format of a name that commands take.
    package static func format(named name: String) -> (any TranslationFormat)? { formats.first { $0.name == name } }
}
