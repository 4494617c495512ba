public import OrderedCollections

/// What holds for all entries of one .strings table, i18next namespace or resource file.
public struct Table: Sendable, Hashable {
    /// The languages that have a file for it, also an empty one.
    public var languages: [LanguageTag]

    /// The folder that the table's files belong to, with its slash, as far as the table's name begins with it; nil where that
    /// is all up to the last slash.
    public var folder: String?

    /// What is shown when a language has no message for a key.
    public var fallback: Fallback

    /// Where a language's texts are looked for, nearest first, for languages whose platform has an order of its own.
    public var relatives: [LanguageTag: [LanguageTag]] = [:]

    /// What only one format needs in order to write the table's files again.
    public var annotations: Annotations

    public init(
        languages: [LanguageTag] = [],
        fallback: Fallback = Fallback(),
        annotations: Annotations = Annotations()
    ) {
        self.languages = languages
        self.fallback = fallback
        self.annotations = annotations
    }

    /// The languages in which a text is looked for that a language lacks, nearest first; the source language last where
    /// the platform has no order of its own.
    ///
    /// The asked language is not among them, and none is there twice.
    public func languages(
        after language: LanguageTag,
        kind: Key.Kind,
        sourceLanguage: LanguageTag
    ) -> [LanguageTag] {
        let rule = fallback.forKind(kind).languages
        if rule != .none, let own = relatives[language] { return own }
        return rule.languages(after: language, sourceLanguage: sourceLanguage)
    }
}

/// What is shown when a language has no message for a key, or no variant of it applies.
public struct Fallback: Sendable, Hashable {
    /// Where a key is looked for when its language lacks it.
    public enum Languages: String, Sendable, Hashable {
        /// Nowhere.
        case none
        case source
        /// In what is left of the language when its subtags are cut off one by one, then in the source language.
        case truncatedThenSource
        /// In the language's parents as CLDR has them, then in the source language.
        case parentsThenSource

        /// The languages in which a text is looked for that a language lacks, nearest first, the source language last.
        public func languages(after language: LanguageTag, sourceLanguage: LanguageTag) -> [LanguageTag] {
            var languages: [LanguageTag]
            switch self {
            case .none: return []
            case .source: languages = []
            case .truncatedThenSource: languages = Array(sequence(first: language, next: \.truncated).dropFirst())
            case .parentsThenSource: languages = language.parents
            }
            if language != sourceLanguage, !languages.contains(sourceLanguage) { languages.append(sourceLanguage) }
            return languages
        }
    }

    /// What a message does when none of its variants applies.
    public enum Gap: String, Sendable, Hashable {
        /// It is as if the key were missing.
        case missing
        /// The next language is asked.
        case nextLanguage
    }

    /// Where a key is looked for when its language lacks it.
    public var languages: Languages

    /// What a message does when none of its variants applies.
    public var gap: Gap

    /// Whether an empty text counts as missing.
    public var skipsEmpty: Bool

    /// The look-ups that it holds for, while all others find their language's message or none; nil for all.
    public var kinds: Set<Key.Kind>?

    public init(
        languages: Languages = .none,
        gap: Gap = .missing,
        skipsEmpty: Bool = false,
        kinds: Set<Key.Kind>? = nil
    ) {
        self.languages = languages
        self.gap = gap
        self.skipsEmpty = skipsEmpty
        self.kinds = kinds
    }

    /// What holds for one kind of look-up.
    public func forKind(_ kind: Key.Kind) -> Fallback {
        guard let kinds else { return self }
        return kinds.contains(kind) ? Fallback(languages: languages, gap: gap, skipsEmpty: skipsEmpty) : Fallback()
    }
}

extension OrderedDictionary<String, Table> {
    /// The folder that a table's files belong to, with its slash, and what the table is called there.
    public func place(ofTable name: String) -> (folder: String, name: String) {
        if let folder = self[name]?.folder, name.hasPrefix(folder) {
            return (folder, String(name.dropFirst(folder.count)))
        }
        let start = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
        return (String(name[..<start]), String(name[start...]))
    }
}
