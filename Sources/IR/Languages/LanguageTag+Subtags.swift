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
