import InterlinguaIR

/// What a path tells of a file: language and namespace, where it names them.
struct I18nextPath: Hashable {
    /// The ways in which projects lay their files out.
    enum Kind: Hashable {
        /// `locales/<lng>/<ns>.json`.
        case folderOfLanguage
        /// `<ns>.<lng>.json`, `<lng>.json`.
        case fileOfLanguage
        /// `<lng>.lproj/i18next.json`, which holds namespaces.
        case languageBundle
        /// A file that names no language: a store of languages, if anything of i18next's.
        case store
    }

    /// How the file is laid out.
    var kind: Kind

    /// The folder around language and namespace, with a slash behind it unless it is empty.
    var root: String

    /// The language as the path spells it; nil for a store.
    var code: String?

    /// The namespace; nil if the path names none.
    var namespace: String?

    /// Whether a path can be one of i18next's files; the content has the last word on those that name no language.
    static func recognizes(_ path: String) -> Bool {
        guard path.utf8.count > 5, path.utf8.suffix(5).elementsEqual(".json".utf8) else { return false }
        let isStore = I18nextPath(path, fileFolders: []).kind == .store
        return !isStore || !otherPrograms.contains(String(path.split(separator: "/").last ?? ""))
    }

    /// Files of JSON that every project has and that hold no texts.
    private static let otherPrograms: Set<String> = [
        "package.json", "package-lock.json", "tsconfig.json", "composer.json", "manifest.json", "Contents.json",
        "interlingua.json", "expressions.json", "angular.json", "app.json", "babel.config.json", "jsconfig.json",
        "lerna.json", "nx.json", "Package.resolved", "project.json", "sources.json", "vercel.json", "firebase.json",
    ]

    /// Reads a path; `languageFolders` are folders all of whose files are named by languages.
    init(_ path: String, fileFolders languageFolders: Set<String>) {
        var folders = path.split(separator: "/").map(String.init)
        let file = folders.popLast() ?? ""
        let base = String(file.dropLast(file.hasSuffix(".json") ? 5 : 0))
        if let bundle = folders.lastIndex(where: { $0.hasSuffix(".lproj") }) {
            kind = .languageBundle
            root = Self.joined(folders[..<bundle])
            code = String(folders[bundle].dropLast(".lproj".count))
            return
        }
        let folder = Self.joined(folders[...])
        let own = Self.languageInName(base)
        let isOwnCertain = own?.namespace == nil && languageFolders.contains(folder)
        let parent = folders.lastIndex { KnownLanguages.tag(of: $0) != nil }
        if let parent, own == nil || !isOwnCertain {
            kind = .folderOfLanguage
            root = Self.joined(folders[..<parent])
            code = folders[parent]
            namespace = (folders[(parent + 1)...] + [base]).joined(separator: "/")
            return
        }
        root = folder
        guard let own else {
            kind = .store
            return
        }
        kind = .fileOfLanguage
        code = own.code
        namespace = own.namespace
    }

    private static func joined(_ folders: ArraySlice<String>) -> String {
        folders.isEmpty ? "" : folders.joined(separator: "/") + "/"
    }

    /// The language in `pl`, `common.pl` or `pl.i18n`.
    private static func languageInName(_ base: String) -> (code: String, namespace: String?)? {
        if KnownLanguages.tag(of: base) != nil { return (base, nil) }
        guard let last = base.lastIndex(of: ".") else { return nil }
        let behind = base[base.index(after: last)...]
        if KnownLanguages.tag(of: behind) != nil { return (String(behind), String(base[..<last])) }
        guard let first = base.firstIndex(of: "."), KnownLanguages.tag(of: base[..<first]) != nil else { return nil }
        let rest = String(base[base.index(after: first)...])
        return (String(base[..<first]), rest == "i18n" ? nil : rest)
    }

    /// The folders of which at least two files, and all of them, are named by languages.
    static func fileFolders(of paths: [String]) -> Set<String> {
        var counts: [String: (languages: Int, others: Int)] = [:]
        for path in paths {
            var folders = path.split(separator: "/")
            let base = folders.popLast()?.dropLast(5) ?? ""
            let folder = folders.isEmpty ? "" : folders.joined(separator: "/") + "/"
            if KnownLanguages.tag(of: base) != nil {
                counts[folder, default: (0, 0)].languages += 1
            } else {
                counts[folder, default: (0, 0)].others += 1
            }
        }
        return Set(counts.filter { $0.value.languages > 1 && $0.value.others == 0 }.keys)
    }
}
