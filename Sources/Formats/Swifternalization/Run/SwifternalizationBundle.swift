import InterlinguaIR

/// A bundle with the library's files, ready for every language that makes a difference.
final class SwifternalizationBundle: Sendable {
    /// What the library has in memory for a language without a file and a section of its own.
    private let common: SwifternalizationTexts

    /// The same for the others, by the identifiers of the bundle's localisations.
    private let own: [String: SwifternalizationTexts]

    private let identifiers: [LanguageTag: String]

    /// The language of users none of whose languages the bundle has.
    private let developmentLanguage: LanguageTag?

    /// The languages that stand in for others, by place.
    private let localizations: [LanguageTag]

    /// How the platform chooses among them.
    private let choice: FoundationLanguageChoice

    /// The texts of `base.json`, whose arguments the app passes.
    var base: SwifternalizationTexts { common }

    /// Reads the files of one folder.
    init(_ sources: [SwifternalizationSource], developmentLanguage: LanguageTag?) {
        let base = sources.first { $0.name == "base" }
        let expressions = sources.first { $0.name == "expressions" }
        let shared = SwifternalizationNames.shared(of: expressions?.root)
        // Only Polish has names of its own beside those in files.
        var names: Set<String> = ["pl"]
        for source in sources where source.name != "base" && source.name != "expressions" { names.insert(source.name) }
        let sections = shared.sections.map(\.identifier)
        for name in sections where name != "base" { names.insert(name) }
        @Sendable func texts(_ identifier: String?) -> SwifternalizationTexts {
            let language = identifier.flatMap { identifier in sources.first { $0.name == identifier } }
            return SwifternalizationTexts(
                language: language,
                base: base,
                expressions: expressions,
                names: SwifternalizationNames(shared: shared, language: identifier ?? "")
            )
        }
        common = texts(nil)
        let ordered = names.sorted()
        own = Dictionary(uniqueKeysWithValues: zip(ordered, ordered.concurrentMap { texts($0) }))
        func spellings(_ names: some Sequence<String>) -> [LanguageTag: String] {
            LanguageSpellings(names.filter { $0 != "base" && $0 != "expressions" }.sorted()) { LanguageTag($0) }.names
        }
        // A section for a language that the files spell otherwise is none of the bundle's localisations.
        var identifiers = spellings(sources.map(\.name)).merging(spellings(sections)) { file, _ in file }
        // The bundle has the development language also where only the base texts are in it.
        localizations = Set(identifiers.keys).union([developmentLanguage].compactMap { $0 }).sorted()
        if let polish = LanguageTag("pl"), identifiers[polish] == nil { identifiers[polish] = "pl" }
        self.identifiers = identifiers
        self.developmentLanguage = developmentLanguage
        choice = FoundationLanguageChoice(
            places: Dictionary(uniqueKeysWithValues: zip(self.localizations, self.localizations.indices)),
            languages: self.localizations
        )
    }

    /// What the library has in memory for a user, and the identifier of the localisation.
    ///
    /// The library takes the first of the platform's preferred localisations; which of them has a file does not matter.
    func texts(for languages: [LanguageTag]) -> (texts: SwifternalizationTexts, identifier: String) {
        for language in languages {
            if let identifier = identifiers[language], let texts = own[identifier] { return (texts, identifier) }
            if let near = choice.place(near: language)?.place { return texts(of: localizations[near]) }
        }
        return developmentLanguage.map(texts(of:)) ?? (common, "the development language")
    }

    private func texts(of language: LanguageTag) -> (texts: SwifternalizationTexts, identifier: String) {
        guard let identifier = identifiers[language], let texts = own[identifier] else {
            return (common, language.identifier)
        }
        return (texts, identifier)
    }
}
