import Foundation

/// What CLDR knows about replaced codes and about parents that are not found by cutting a tag short.
struct LanguageData {
    /// Whole tags by what replaces them, in small letters.
    let tags: [(replacement: String, codes: [String])]

    /// Language codes by what replaces them.
    let languages: [(replacement: String, codes: [String])]

    /// Locales by their parent.
    let parents: [(replacement: String, codes: [String])]

    /// Reads `aliases.json` and `parentLocales.json` in a folder.
    init(_ directory: URL) throws {
        let aliasFile = directory.appendingPathComponent("aliases.json")
        let metadata = try supplementalData(of: aliasFile)["metadata"] as? [String: Any]
        let alias = metadata?["alias"] as? [String: Any]
        guard let aliases = alias?["languageAlias"] as? [String: [String: String]] else {
            throw UnexpectedData(aliasFile, "no metadata.alias.languageAlias")
        }
        var tags: [String: String] = [:]
        var languages: [String: String] = [:]
        for (code, alias) in aliases {
            guard let replacement = alias["_replacement"], let reason = alias["_reason"] else { continue }
            if code.contains("-") {
                // `und-…` replaces a variant below any language: none that software is translated for.
                if !code.hasPrefix("und-") { tags[code.lowercased()] = replacement.lowercased() }
            } else if ["overlong", "bibliographic"].contains(reason)
                || code.count == 2 && ["deprecated", "legacy"].contains(reason)
            {
                languages[code] = replacement
            }
        }
        self.tags = Self.grouped(tags)
        self.languages = Self.grouped(languages)

        let parentFile = directory.appendingPathComponent("parentLocales.json")
        let parentLocales = try supplementalData(of: parentFile)["parentLocales"] as? [String: Any]
        guard let parents = parentLocales?["parentLocale"] as? [String: String] else {
            throw UnexpectedData(parentFile, "no parentLocales.parentLocale")
        }
        self.parents = Self.grouped(
            parents.filter { $0.key.split(separator: "-").dropLast().joined(separator: "-") != $0.value }
        )
    }

    private static func grouped(_ replacements: [String: String]) -> [(replacement: String, codes: [String])] {
        Dictionary(grouping: replacements.keys.sorted()) { replacements[$0] ?? "" }
            .map { (replacement: $0.key, codes: $0.value) }
            .sorted { $0.replacement < $1.replacement }
    }
}
