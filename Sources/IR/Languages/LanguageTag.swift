/// A language: a BCP 47 tag, and a spelling of its own where a project has files under several names of one tag.
///
/// `und` stands for an unknown language. Codes that CLDR replaces by one other code are replaced (`iw` is `he`, `eng` is
/// `en`, `zh-min-nan` is `nan`), and a language that is written as an extension of another stands alone (`zh-yue` is
/// `yue`). Regions, and languages that CLDR counts as part of a larger one (`arb`, `cmn`), are left as they are: projects
/// have files for both.
public struct LanguageTag: Sendable, Hashable {
    /// The canonical spelling: `pt-BR`, `sr-Latn`, `zh-Hant-TW`.
    ///
    /// It chooses rules and parents.
    public let identifier: String

    /// What files are named by that are another user's than those that have the tag itself; nil for the tag itself.
    private let spelling: String?

    /// Reads a tag, in any case and with `-` or `_`; nil if it is not well-formed.
    ///
    /// Language subtags of four to eight letters, which BCP 47 reserves and nobody has registered, are refused: in practice
    /// they are words such as `Base`. A tag of private subtags alone is one of an unknown language.
    public init?(_ text: String) {
        guard let parser = LanguageTagParser(text) else { return nil }
        self.init(canonical: parser.identifier)
    }

    /// Takes over a spelling that is canonical.
    init(canonical identifier: String) {
        self.identifier = identifier
        spelling = nil
    }

    /// The language whose files are named otherwise than by the tag.
    init(_ tag: LanguageTag, spelling: String) {
        identifier = tag.identifier
        self.spelling = spelling
    }

    /// What the language's files are named by, and diagnostics call it.
    public var name: String { spelling ?? identifier }

    /// The language without the spelling that tells its files from others.
    public var canonical: LanguageTag { spelling == nil ? self : LanguageTag(canonical: identifier) }

    /// The tag of an unknown language.
    public static let undetermined = LanguageTag(canonical: "und")
}

extension LanguageTag: Comparable, CustomStringConvertible {
    /// What the language's files are named by.
    public var description: String { name }

    /// The order of the canonical spellings, each before others of the same tag.
    public static func < (left: LanguageTag, right: LanguageTag) -> Bool {
        (left.identifier, left.spelling ?? "") < (right.identifier, right.spelling ?? "")
    }

    /// Few languages have the same tag.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
