import InterlinguaFormats
import InterlinguaIR

/// Files beside those of known formats that look like translations of other ones, by their paths.
///
/// Their endings are those of translation files, or of files that may hold translations and stand for several languages.
struct UnreadFiles {
    /// Endings of files that hold nothing but translations.
    private static let ownEndings: Set<String> = ["arb", "ftl", "po", "resx"]

    /// Files of XML that hold texts outside Android's folders.
    private static let ownNames: Set<String> = ["strings.xml", "plurals.xml"]

    private static let possibleEndings: Set<String> = scriptEndings.union(["ini", "json5", "jsonc", "properties"])

    /// Endings of files that mostly hold something else than texts, also where a language has a folder of its own.
    private static let scriptEndings: Set<String> = ["cjs", "js", "mjs", "php", "toml", "ts", "yaml", "yml"]

    /// The kinds of which there are most.
    private static let shownCount = 5

    /// How many files there are of each kind, by the paths that they have in common: `lib/l10n/*.arb`.
    private var counts: [String: Int] = [:]

    /// Looks at paths below the folder that was searched.
    init(_ paths: some Sequence<String>) {
        var groups: [Place: (languages: Set<String>, count: Int)] = [:]
        for path in paths {
            guard let (place, language) = Self.place(of: path) else { continue }
            groups[place, default: ([], 0)].languages.insert(language.language)
            groups[place, default: ([], 0)].count += 1
        }
        for (place, group) in groups where place.isSure || group.languages.count > 1 {
            // Two words that are languages as well are no sign of any: `is.ts` and `to.ts`.
            guard
                place.isSure || place.isNamedForTexts
                    || !Self.scriptEndings.contains(place.ending) && group.languages.contains("en")
            else { continue }
            counts[place.kind, default: 0] += group.count
        }
    }

    /// What is said of them; nil if there are none.
    var diagnostic: Diagnostic? {
        if counts.isEmpty { return nil }
        let order = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        var list = order.prefix(Self.shownCount).map { "\($0.key) (\($0.value))" }
        if order.count > Self.shownCount { list.append("others") }
        let message = "files that look like translations are of no format that is read: \(list.joined(separator: ", "))"
        return Diagnostic(.note, .unreadFiles, message)
    }

    /// Where translations of the same texts lie: a path in which a mark stands for the language.
    private struct Place: Hashable {
        let folders: [String]
        let name: String
        let ending: String
        let isSure: Bool

        /// The path for people, which all files of the folders and the ending share.
        var kind: String { (folders + ["*." + ending]).joined(separator: "/") }

        var isNamedForTexts: Bool {
            folders.contains { folder in
                let folder = folder.lowercased()
                return ["i18n", "intl", "l10n", "lang", "locale", "messages", "translation"].contains {
                    folder.hasPrefix($0)
                }
            }
        }
    }

    private static func place(of path: String) -> (Place, LanguageTag)? {
        var folders = path.split(separator: "/").map(String.init)
        guard let file = folders.popLast(), let dot = file.lastIndex(of: "."), dot != file.startIndex else {
            return nil
        }
        let ending = file[file.index(after: dot)...].lowercased()
        let isXML = ownNames.contains(file.lowercased())
        let isSure = isXML || ownEndings.contains(ending)
        guard isSure || possibleEndings.contains(ending) else { return nil }
        let stem = file[..<dot]
        let starts = stem.indices.filter { "._-".contains(stem[$0]) }.map(stem.index(after:))
        for start in [stem.startIndex] + starts {
            guard let language = KnownLanguages.tag(of: stem[start...]) else { continue }
            let place = Place(folders: folders, name: stem[..<start] + "*", ending: ending, isSure: isSure)
            return (place, language)
        }
        if scriptEndings.contains(ending) { return nil }
        // The folder around those of moko-resources is called `MR`.
        for index in folders.indices.suffix(isXML ? 1 : folders.count).reversed() {
            guard let language = KnownLanguages.tag(of: folders[index]) else { continue }
            folders[index] = "*"
            return (Place(folders: folders, name: String(stem), ending: ending, isSure: isSure), language)
        }
        return nil
    }
}
