/// A file that a script imports as texts of a language: `uk: { translation: ua }`, where `ua` is `./locales/ua.json`.
struct ScriptImport: Hashable {
    var language: String

    /// The namespace; nil if the file holds several.
    var namespace: String?

    var path: String

    var folder = ""
}

extension [ScriptImport] {
    /// The files whose paths tell other languages or namespaces, or no language, for each path from where the script's own
    /// begins.
    var respelled: [String: I18nextPath.Imported] {
        respelledLanguages.merging(renamedNamespaces) { own, other in
            var file = own
            file.namespace = other.namespace
            return file
        }
    }

    /// The files whose paths name a namespace that the script passes them for under another name.
    ///
    /// Where there is only one, its name says nothing.
    private var renamedNamespaces: [String: I18nextPath.Imported] {
        let files = compactMap { file -> (file: ScriptImport, path: I18nextPath)? in
            let path = I18nextPath(file.place, fileFolders: [])
            return file.namespace == nil || path.namespace == nil || path.code == nil ? nil : (file, path)
        }
        guard [files.map(\.path.namespace), files.map(\.file.namespace)].contains(where: { Set($0).count > 1 }) else {
            return [:]
        }
        let namespaces = Dictionary(grouping: files, by: \.path.namespace).mapValues { Set($0.map(\.file.namespace)) }
        var renamed: [String: I18nextPath.Imported] = [:]
        for (place, group) in Dictionary(grouping: files, by: \.file.place) {
            let languages = Set(group.map(\.file.language))
            guard let path = group.first?.path, let code = path.code, let names = namespaces[path.namespace],
                names.count == 1, let namespace = names.first, namespace != path.namespace,
                let language = languages.count == 1 ? languages.first : code,
                LanguageName.tag(of: language)?.language == LanguageName.tag(of: code)?.language
            else { continue }
            renamed[place] = I18nextPath.Imported(path: place, name: code, language: language, namespace: namespace)
        }
        return renamed
    }

    /// The files whose paths spell their languages otherwise, or name other languages, or none.
    ///
    /// A name is what a path has where the file of another language has another one. Of languages with the same file the
    /// most general one counts.
    private var respelledLanguages: [String: I18nextPath.Imported] {
        var found: [String: (name: String, languages: Set<String>)] = [:]
        for files in Dictionary(grouping: self, by: \.namespace).values {
            guard let first = files.first, let second = files.first(where: { $0.path != first.path }) else { continue }
            for file in files {
                let other = file.path == first.path ? second : first
                guard let name = file.name(besides: other) else { continue }
                found[file.place, default: (name, [])].languages.insert(file.language)
            }
        }
        var respelled: [String: I18nextPath.Imported] = [:]
        for (place, (name, candidates)) in found {
            let general = candidates.first { language in
                candidates.allSatisfy { $0 == language || $0.hasPrefix(language + "-") }
            }
            guard let general, general != name else { continue }
            respelled[place] = I18nextPath.Imported(path: place, name: name, language: general)
        }
        return respelled
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

    /// The path from where the script's own begins, without the names that bundlers have for a folder (`@`).
    fileprivate var place: String {
        var names = path.hasPrefix(".") ? folder.split(separator: "/") : []
        for name in path.split(separator: "/") where ![".", "@", "~"].contains(name) {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return names.joined(separator: "/")
    }

    private var names: [Substring] { path.split { $0 == "/" || $0 == "." } }
}
