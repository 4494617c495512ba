/// A file that a script imports as texts of a language: `uk: { translation: ua }`, where `ua` is `./locales/ua.json`.
struct ScriptImport: Hashable {
    var language: String

    /// The namespace; nil if the file holds several.
    var namespace: String?

    /// The path as the script writes it.
    var path: String
}

extension [ScriptImport] {
    /// The files whose paths spell their languages otherwise, or name other languages, or none: for each path, without the
    /// steps out of the script's folder, the name and the language.
    ///
    /// A name is what a path has where the file of another language has another one. Of languages with the same file the
    /// most general one counts.
    var respelled: [String: (name: String, language: String)] {
        var found: [String: (name: String, languages: Set<String>)] = [:]
        for files in Dictionary(grouping: self, by: \.namespace).values {
            guard let first = files.first, let second = files.first(where: { $0.path != first.path }) else { continue }
            for file in files {
                let other = file.path == first.path ? second : first
                guard let name = file.name(besides: other) else { continue }
                found[file.place, default: (name, [])].languages.insert(file.language)
            }
        }
        return found.compactMapValues { name, candidates in
            let general = candidates.first { language in
                candidates.allSatisfy { $0 == language || $0.hasPrefix(language + "-") }
            }
            return general == name ? nil : general.map { (name, $0) }
        }
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

    /// The path without steps out of the script's folder, and without the names that bundlers have for a folder (`@`).
    fileprivate var place: String {
        path.split(separator: "/").filter { ![".", "..", "@", "~"].contains($0) }.joined(separator: "/")
    }

    private var names: [Substring] { path.split { $0 == "/" || $0 == "." } }
}
