import InterlinguaFormats
import InterlinguaIR

/// A folder with .lproj folders in it: what Foundation calls a bundle, which chooses its language by itself.
final class FoundationBundle: Sendable {
    /// A .lproj folder.
    struct Localization: Sendable {
        /// The folder's name without its ending.
        var name: String

        /// The language; the development language for `Base`.
        var language: LanguageTag

        /// Whether it is `Base.lproj`, which no user asks for.
        var isBase: Bool

        /// The rules by which the folder's .stringsdict files choose.
        var rules: PluralRules
    }

    /// The files that answer for a table in one language.
    struct Sources: Sendable {
        /// The number of the .strings file; nil if no folder that is searched has one.
        var strings: Int?

        /// The number of the .stringsdict file.
        var dictionary: Int?

        /// Whether a key in both files is taken from the .stringsdict.
        ///
        /// It is not where the .strings file lies in a folder that comes earlier in the search.
        var prefersDictionary = true
    }

    /// The language that the app was written in.
    let developmentLanguage: LanguageTag

    /// The .lproj folders, by name.
    let localizations: [Localization]

    /// The places of localisations by their languages.
    let languages: [LanguageTag: Int]

    /// The files by table: for each localisation what answers there.
    let tables: [String: [Sources]]

    init(files: [(number: Int, layout: FoundationLayout)], developmentLanguage: LanguageTag) {
        self.developmentLanguage = developmentLanguage
        let names = Set(files.compactMap(\.layout.localization)).sorted()
        let spellings = LanguageSpellings(names.filter { $0 != "Base" }, tag: LprojFolder.tag(ofName:))
        var localizations: [Localization] = []
        var languages: [LanguageTag: Int] = [:]
        for name in names {
            let isBase = name == "Base"
            guard let language = isBase ? developmentLanguage : spellings[name] else { continue }
            let rules = PluralRules.rules(for: language, kind: .cardinal)
            let localization = Localization(
                name: name,
                language: language,
                isBase: isBase,
                rules: rules
            )
            if !isBase { languages[language] = localizations.count }
            localizations.append(localization)
        }
        if languages[developmentLanguage] == nil {
            // Base.lproj counts as the development language's folder: another region's stands in for neither.
            let hasBase = localizations.contains(where: \.isBase)
            let sibling = localizations.firstIndex { localization in
                !hasBase && localization.language.language == developmentLanguage.language
                    && localization.language.script == developmentLanguage.script
            }
            languages[developmentLanguage] = sibling ?? localizations.count
            if sibling == nil {
                // The development language is one of the app's even without a folder: its texts are those of
                // Base.lproj, or outside of all.
                let rules = PluralRules.rules(for: developmentLanguage, kind: .cardinal)
                let none = Localization(name: "", language: developmentLanguage, isBase: false, rules: rules)
                localizations.append(none)
            }
        }
        self.localizations = localizations
        self.languages = languages
        tables = Self.sources(files, localizations, languages, developmentLanguage)
    }

    private static func sources(
        _ files: [(number: Int, layout: FoundationLayout)],
        _ localizations: [Localization],
        _ languages: [LanguageTag: Int],
        _ developmentLanguage: LanguageTag
    ) -> [String: [Sources]] {
        var places: [FoundationLayout: Int] = [:]
        for file in files where places[file.layout] == nil { places[file.layout] = file.number }
        let searches = localizations.indices.map {
            searchOrder(from: $0, localizations, languages, developmentLanguage)
        }
        var tables: [String: [Sources]] = [:]
        for file in files where tables[file.layout.table] == nil {
            tables[file.layout.table] = searches.map { search in
                var layout = file.layout
                var sources = Sources()
                var ranks = (strings: Int.max, dictionary: Int.max)
                for (rank, name) in search.enumerated() {
                    layout.localization = name
                    layout.kind = .strings
                    if sources.strings == nil, let number = places[layout] {
                        (sources.strings, ranks.strings) = (number, rank)
                    }
                    layout.kind = .dictionary
                    if sources.dictionary == nil, let number = places[layout] {
                        (sources.dictionary, ranks.dictionary) = (number, rank)
                    }
                }
                sources.prefersDictionary = ranks.dictionary <= ranks.strings
                return sources
            }
        }
        return tables
    }

    /// The folders in which a table is looked for: outside of all, the chosen one, its parents, `Base`, the development
    /// language; nil stands for outside.
    private static func searchOrder(
        from place: Int,
        _ localizations: [Localization],
        _ languages: [LanguageTag: Int],
        _ developmentLanguage: LanguageTag
    ) -> [String?] {
        let chosen = localizations[place]
        var search: [String?] = [nil, chosen.name]
        for language in chosen.language.parents {
            if let parent = languages[language] { search.append(localizations[parent].name) }
        }
        if let base = localizations.first(where: \.isBase) { search.append(base.name) }
        if let development = languages[developmentLanguage] { search.append(localizations[development].name) }
        return search
    }
}

extension FoundationBundle {
    /// Why a localisation was chosen.
    enum Reason: Sendable, Hashable {
        /// The user prefers its language.
        case preferred(LanguageTag)
        /// The user prefers a language whose texts it stands in for.
        case parent(of: LanguageTag)
        /// The user prefers the same language of another region.
        case sibling(of: LanguageTag)
        /// Nothing suits the user, and it is the development language's.
        case development
    }

    /// The localisation for a user: that of the first preferred language which any folder suits.
    func localization(for preferred: [LanguageTag]) -> (place: Int, reason: Reason) {
        for tag in preferred {
            if let place = languages[tag] { return (place, .preferred(tag)) }
            if let found = localization(near: tag) { return found }
        }
        return (languages[developmentLanguage] ?? 0, .development)
    }

    /// The folder that suits a language for which there is none.
    private func localization(near tag: LanguageTag) -> (place: Int, reason: Reason)? {
        let candidates = localizations.map { $0.isBase || $0.name.isEmpty ? nil : $0.language }
        return FoundationLanguageChoice(places: languages, languages: candidates).place(near: tag)
    }
}
