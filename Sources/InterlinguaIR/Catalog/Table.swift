/// What holds for all entries of one .strings table, i18next namespace or resource file.
public struct Table: Sendable, Hashable {
    /// The languages that have a file for it, also an empty one.
    public var languages: [LanguageTag]

    /// What is shown when a language has no message for a key.
    public var fallback: Fallback

    /// What only one format needs in order to write the table's files again.
    public var annotations: Annotations

    /// Creates a table.
    public init(
        languages: [LanguageTag] = [],
        fallback: Fallback = Fallback(),
        annotations: Annotations = Annotations()
    ) {
        self.languages = languages
        self.fallback = fallback
        self.annotations = annotations
    }
}

/// What is shown when a language has no message for a key, or no variant of it applies.
public struct Fallback: Sendable, Hashable {
    /// Where a key is looked for when its language lacks it.
    public enum Languages: String, Sendable, Hashable {
        /// Nowhere.
        case none
        /// In the source language.
        case source
        /// In the language's parents, then in the source language.
        case parentsThenSource
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

    /// Creates a fallback.
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
