import InterlinguaFormats
import InterlinguaIR

/// A folder with .lproj folders in it, as the library looks through it for a form of a key.
final class SmartlingBundle: Sendable {
    /// A .lproj folder that the library may search.
    struct Localization: Sendable {
        /// The folder's name without its ending.
        var name: String

        var language: LanguageTag

        /// The files by table.
        var files: [String: FoundationFile]

        /// What stands before the first hyphen: by it the library chooses its rules.
        var rulesLanguage: String { String(name.prefix { $0 != "-" }) }
    }

    /// The folders but for `Base.lproj`, which no list of preferred localisations contains, by name.
    let localizations: [Localization]

    /// The files outside of such folders, by table; they are found for every localisation.
    let unlocalized: [String: FoundationFile]

    /// The language that the app was written in.
    let developmentLanguage: LanguageTag

    private let places: [LanguageTag: Int]

    init(_ files: [FoundationFile], developmentLanguage: LanguageTag) {
        self.developmentLanguage = developmentLanguage
        var folders: [String: [String: FoundationFile]] = [:]
        var unlocalized: [String: FoundationFile] = [:]
        for file in files {
            guard let name = file.layout.localization else {
                unlocalized[file.layout.table] = file
                continue
            }
            folders[name, default: [:]][file.layout.table] = file
        }
        var localizations: [Localization] = []
        var places: [LanguageTag: Int] = [:]
        let spellings = LanguageSpellings(folders.keys.sorted(), tag: LprojFolder.tag(ofName:))
        for (name, files) in folders.sorted(by: { $0.key < $1.key }) {
            guard let language = spellings[name], name != "Base" else { continue }
            places[language] = localizations.count
            localizations.append(Localization(name: name, language: language, files: files))
        }
        if places[developmentLanguage] == nil, !unlocalized.isEmpty {
            // Its texts are those outside of all folders.
            places[developmentLanguage] = localizations.count
            let name = developmentLanguage.identifier
            localizations.append(Localization(name: name, language: developmentLanguage, files: [:]))
        }
        self.localizations = localizations
        self.unlocalized = unlocalized
        self.places = places
    }

    /// The places of the localisations that are searched for a user: the preferred ones, then the development language's.
    func search(for preferred: [LanguageTag]) -> [Int] {
        var search: [Int] = []
        for tag in preferred {
            guard let place = place(of: tag), !search.contains(place) else { continue }
            search.append(place)
        }
        if let development = places[developmentLanguage], !search.contains(development) { search.append(development) }
        return search
    }

    private func place(of tag: LanguageTag) -> Int? {
        if let place = places[tag] { return place }
        let choice = FoundationLanguageChoice(places: places, languages: localizations.map(\.language))
        return choice.place(near: tag)?.place
    }

    /// The files in which a table of a localisation is looked up: the one of its name, else any one of the localisation,
    /// which is left to chance.
    func tables(_ name: String, in localization: Localization) -> [FoundationFile] {
        if let file = unlocalized[name] ?? localization.files[name] { return [file] }
        return localization.files.sorted { $0.key < $1.key }.map(\.value)
    }
}
