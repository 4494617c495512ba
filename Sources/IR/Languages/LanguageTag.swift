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

    /// The language that has a name; nil for what is no name of any.
    package init?(named name: String) {
        guard let tag = LanguageTag(name) else { return nil }
        self = tag.identifier == name ? tag : LanguageTag(tag, spelling: name)
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

extension LanguageTag {
    /// The tag without its last subtag, or without all extensions and private subtags; nil for a language alone.
    public var truncated: LanguageTag? {
        var subtags = identifier.split(separator: "-")
        guard subtags.count > 1 else { return nil }
        if let singleton = subtags.firstIndex(where: { $0.utf8.count == 1 }) {
            subtags.removeSubrange(singleton...)
        } else {
            subtags.removeLast()
        }
        return LanguageTag(canonical: subtags.joined(separator: "-"))
    }

    /// The tag whose texts stand in where this one lacks them, as CLDR has it; nil where only the root could.
    ///
    /// `pt-AO` comes to `pt-PT`, `en-IN` to `en-001`, `zh-Hant-MO` to `zh-Hant-HK`; `sr-Latn` to nothing, since readers of
    /// Latin are not helped by Cyrillic. All others are cut short.
    public var parent: LanguageTag? {
        if let parent = LanguageTable.parents[identifier] {
            return parent == "und" ? nil : LanguageTag(canonical: parent)
        }
        return truncated.flatMap { $0 == .undetermined ? nil : $0 }
    }

    /// The parent, its parent and so on, nearest first; never the root.
    public var parents: [LanguageTag] {
        var parents: [LanguageTag] = []
        var tag = parent
        while let current = tag, !parents.contains(current) {
            parents.append(current)
            tag = current.parent
        }
        return parents
    }
}

extension LanguageTable {
    /// Reads items `replacement: code code …` into the replacements by code.
    static func replacements(_ items: String) -> [String: String] {
        var replacements: [String: String] = [:]
        for item in items.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
            guard let colon = item.firstIndex(of: ":") else { continue }
            let replacement = String(item[..<colon].drop { $0 == " " })
            for code in item[item.index(after: colon)...].split(separator: " ") {
                replacements[String(code)] = replacement
            }
        }
        return replacements
    }
}

extension LanguageTag {
    /// The tags whose parent CLDR names, since it is not they themselves cut short; nil where only the root could stand in.
    package static var exceptionalParents: [(tag: LanguageTag, parent: LanguageTag?)] {
        LanguageTable.parents.sorted { $0.key < $1.key }.map { tag, parent in
            (LanguageTag(canonical: tag), parent == "und" ? nil : LanguageTag(canonical: parent))
        }
    }

    /// Codes and whole tags, in small letters, that CLDR replaces by others, and those.
    package static var replacedCodes: [(code: String, replacement: String)] {
        (LanguageTable.languages.map { ($0, $1) } + LanguageTable.tags.map { ($0, $1) }).sorted { $0.0 < $1.0 }
    }
}

extension LanguageTag {
    /// The language subtag: two or three small letters, `und` for an unknown language.
    public var language: String { String(identifier.prefix { $0 != "-" }) }

    /// The script subtag: `Latn`; nil where the tag has none.
    public var script: String? { parts?.script }

    /// The region subtag: `BR`, `419`; nil where the tag has none.
    public var region: String? { parts?.region }

    /// The variant subtags, sorted: `valencia`, `1996`.
    public var variants: [String] { parts?.variants ?? [] }

    /// The extensions with their singletons, sorted: `u-nu-latn`.
    public var extensions: [String] { parts?.extensions ?? [] }

    /// The private subtags with their singleton: `x-own`; nil where the tag has none.
    public var privateUse: String? { parts?.privateUse }

    /// Whether the tag is a language and nothing else.
    public var isLanguageOnly: Bool { !identifier.utf8.contains(0x2D) }

    /// The tag of the language alone.
    public var languageOnly: LanguageTag { isLanguageOnly ? canonical : LanguageTag(canonical: language) }

    private var parts: LanguageTagParser? { isLanguageOnly ? nil : LanguageTagParser(identifier) }
}
