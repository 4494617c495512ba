package import InterlinguaIR

/// What the path of a file tells: the language as it is spelled there, and the namespace.
package struct ResourcePath: Sendable, Hashable {
    /// What stands above the key tree in the file.
    enum Content: Sendable, Hashable {
        /// Nothing: the file is the tree of one namespace, the default one if the path names none.
        case tree(namespace: String?)
        /// Namespaces: what bundles of the iOS library have.
        case namespaces
        /// Languages, and below them namespaces.
        case store
    }

    /// The folder that layouts begin in, with `/` at its end; empty for the topmost one.
    var folder: String

    /// The language as the path spells it; empty for a store.
    var language: String

    /// What the file holds.
    var content: Content

    /// The namespace that the libraries look in if nobody names one.
    package static let defaultNamespace = "translation"

    /// The namespace that calls mean which name none: the usual one, unless an app has only another one.
    package static func namespace(ofCallsIn places: [ResourceProject.Place]) -> String {
        let names = Set(places.map { $0.namespace ?? defaultNamespace })
        return names.count == 1 ? names.first ?? defaultNamespace : defaultNamespace
    }

    /// Reads the paths of a project's files; nil for what is none of the layouts.
    ///
    /// A store is told by its content, which is looked at only where the path names no language.
    static func paths(of files: [String], isStore: (Int) -> Bool) -> [ResourcePath?] {
        let parts = files.map { Parts($0) }
        // Folders in which every file is named by a language are no languages themselves, whatever they are called.
        var stems: [String: (languages: Int, others: Int)] = [:]
        for case let part? in parts where part.stems.count == 1 {
            if isKnownLanguage(part.stem) {
                stems[part.folders.joined(separator: "/"), default: (0, 0)].languages += 1
            } else {
                stems[part.folders.joined(separator: "/"), default: (0, 0)].others += 1
            }
        }
        return parts.enumerated().map { index, part in
            guard let part else { return nil }
            let own = stems[part.folders.joined(separator: "/")] ?? (0, 0)
            return path(part, areStemsLanguages: own.languages > 1 && own.others == 0) { isStore(index) }
        }
    }

    private static func path(_ part: Parts, areStemsLanguages: Bool, _ isStore: () -> Bool) -> ResourcePath? {
        func folder(_ count: Int) -> String { part.folders.prefix(count).map { $0 + "/" }.joined() }
        if let bundle = part.folders.lastIndex(where: { $0.hasSuffix(".lproj") }) {
            let language = String(part.folders[bundle].dropLast(6))
            return ResourcePath(folder: folder(bundle), language: language, content: .namespaces)
        }
        let isStemLanguage = part.stems.count == 1 && isLanguage(part.stem)
        if let parent = part.folders.lastIndex(where: isLanguage), !(isStemLanguage && areStemsLanguages) {
            let isBetter = isKnownLanguage(part.folders[parent]) || !isKnownLanguage(part.stem)
            if !isStemLanguage || isBetter {
                let namespace = (part.folders[(parent + 1)...] + [part.stem]).joined(separator: "/")
                let language = part.folders[parent]
                return ResourcePath(folder: folder(parent), language: language, content: .tree(namespace: namespace))
            }
        }
        let own = folder(part.folders.count)
        if isStemLanguage {
            return ResourcePath(folder: own, language: part.stem, content: .tree(namespace: nil))
        }
        if part.stems.count > 1 {
            if let last = part.stems.last, isLanguage(last) {
                let namespace = part.stems.dropLast().joined(separator: ".")
                return ResourcePath(folder: own, language: last, content: .tree(namespace: namespace))
            }
            if isLanguage(part.stems[0]) {
                let rest = part.stems.dropFirst().joined(separator: ".")
                let namespace = rest == "i18n" ? nil : rest
                return ResourcePath(folder: own, language: part.stems[0], content: .tree(namespace: namespace))
            }
        }
        return isStore() ? ResourcePath(folder: own, language: "", content: .store) : nil
    }

    /// A path in pieces; nil for what is no JSON file.
    private struct Parts {
        let folders: [String]
        let stem: String
        let stems: [String]

        init?(_ path: String) {
            var components = path.split(separator: "/").map(String.init)
            guard let name = components.popLast(), name.lowercased().hasSuffix(".json") else { return nil }
            folders = components
            stem = String(name.dropLast(5))
            stems = stem.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// Whether a folder's or file's name can be a language's: a tag, also with `_`, or with a script behind `@`.
    ///
    /// Three letters are a word more often than a language that nobody knows plurals of.
    static func isLanguage(_ name: String) -> Bool {
        guard let tag = tag(of: name) else { return false }
        return tag.language.utf8.count == 2 || !tag.isLanguageOnly || isKnownLanguage(name)
    }

    /// The tag that a name stands for.
    package static func tag(of name: String) -> LanguageTag? {
        guard let at = name.utf8.firstIndex(of: UInt8(ascii: "@")) else { return LanguageTag(name) }
        let (language, script) = (name[..<at], name[name.index(after: at)...])
        let code = scripts[script.lowercased()] ?? String(script)
        return LanguageTag("\(language)-\(code)") ?? LanguageTag(String(language))
    }

    /// How POSIX spells scripts.
    private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

    /// Whether a name is that of a language for which there are plural rules: `en`, but not `app`.
    private static func isKnownLanguage(_ name: String) -> Bool {
        guard let tag = tag(of: name) else { return false }
        return PluralRules.areKnown(for: tag, kind: .cardinal) || I18nextFormTable.script.rules[tag.language] != nil
    }
}
