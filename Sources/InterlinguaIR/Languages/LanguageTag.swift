/// A BCP 47 language tag in canonical spelling.
///
/// `und` stands for an unknown language. Codes that CLDR replaces by one other code are replaced (`iw` is `he`, `eng` is
/// `en`, `zh-min-nan` is `nan`), and a language that is written as an extension of another stands alone (`zh-yue` is
/// `yue`). Regions, and languages that CLDR counts as part of a larger one (`arb`, `cmn`), are left as they are: projects
/// have files for both.
public struct LanguageTag: Sendable, Hashable {
    /// The canonical spelling: `pt-BR`, `sr-Latn`, `zh-Hant-TW`.
    public let identifier: String

    /// Reads a tag, in any case and with `-` or `_`; nil if it is not well-formed.
    ///
    /// Language subtags of four to eight letters, which BCP 47 reserves and nobody has registered, are refused: in practice
    /// they are words such as `Base`. A tag of private subtags alone is one of an unknown language.
    public init?(_ text: String) {
        guard let parser = LanguageTagParser(text) else { return nil }
        identifier = parser.identifier
    }

    /// Takes over a spelling that is canonical.
    init(canonical identifier: String) { self.identifier = identifier }

    /// The tag of an unknown language.
    public static let undetermined = LanguageTag(canonical: "und")
}

extension LanguageTag: Comparable, CustomStringConvertible {
    /// The canonical spelling.
    public var description: String { identifier }

    /// The order of the canonical spellings.
    public static func < (left: LanguageTag, right: LanguageTag) -> Bool { left.identifier < right.identifier }
}
