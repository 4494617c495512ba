/// A file that a script imports as texts of a language: `uk: { translation: ua }`, where `ua` is `./locales/ua.json`.
struct ScriptImport: Hashable {
    var language: String

    /// The namespace; nil if the file holds several.
    var namespace: String?

    /// The path as the script writes it.
    var path: String
}

extension [ScriptImport] {
    /// The languages of names in the files' paths that spell them otherwise, or other languages, or none.
    ///
    /// A name is what a path has where the file of another language has another one. Of languages with the same file the
    /// most general one counts.
    var languagesOfNames: [String: String] {
        var found: [String: Set<String>] = [:]
        for files in Dictionary(grouping: self, by: \.namespace).values {
            guard let first = files.first, let second = files.first(where: { $0.path != first.path }) else { continue }
            for file in files {
                let other = file.path == first.path ? second : first
                if let name = file.name(besides: other) { found[name, default: []].insert(file.language) }
            }
        }
        var languages: [String: String] = [:]
        for (name, candidates) in found {
            let general = candidates.first { language in
                candidates.allSatisfy { $0 == language || $0.hasPrefix(language + "-") }
            }
            if let general, general != name { languages[name] = general }
        }
        return languages
    }
}

extension ScriptImport {
    /// The name by which the file's path differs from another one's; nil if the paths differ in more than a name.
    fileprivate func name(besides other: ScriptImport) -> String? {
        let differences = zip(names, other.names).filter { $0 != $1 }
        guard names.count == other.names.count, let (own, their) = differences.first,
            differences.allSatisfy({ $0 == own && $1 == their })
        else { return nil }
        return String(own)
    }

    private var names: [Substring] { path.split { $0 == "/" || $0 == "." } }
}
