import InterlinguaIR

/// Where a file lies with regard to .lproj folders.
struct LprojPath: Sendable, Hashable {
    /// The folder that the file lies in.
    enum Place: Sendable, Hashable {
        /// `de.lproj`; the name without its ending.
        case language(String)
        /// `Base.lproj`: the texts of the development language.
        case base
        /// None of such folders: the file is used for every language.
        case unlocalized
        /// A folder whose name is nearly that of one with a language, such as `de.proj`.
        case misspelt(String)

        /// The order in which files of the same table and language are laid over each other.
        ///
        /// Foundation searches the resources directory itself first, then the folder of the language, then `Base`.
        var rank: Int {
            switch self {
            case .base: 0
            case .language, .misspelt: 1
            case .unlocalized: 2
            }
        }
    }

    /// The folders before that one, with a slash behind each.
    var parents: String

    var place: Place

    /// The file's name.
    var name: String

    /// Reads a path with `/`; nil if it is empty.
    init?(path: String) {
        var components = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        guard let name = components.popLast() else { return nil }
        self.name = name
        place = .unlocalized
        if let folder = components.last {
            if let language = folder.removingSuffix(".lproj") {
                place = language == "Base" ? .base : .language(language)
                components.removeLast()
            } else if folder.hasSuffix(".proj") {
                place = .misspelt(folder)
                components.removeLast()
            }
        }
        parents = components.map { $0 + "/" }.joined()
    }

    /// The path of a file outside of .lproj folders as it would be in that of a language; nil for one inside.
    static func path(of path: String, placedIn language: LanguageTag) -> String? {
        guard let own = LprojPath(path: path), own.place == .unlocalized else { return nil }
        return own.parents + LprojFolder.folderName(for: language) + "/" + own.name
    }

    /// The table of a file with an ending, the folder before it: `""`, `InfoPlist`, `Settings/Root`; nil if the file has
    /// another ending.
    func table(ending: String) -> String? {
        name.removingSuffix(ending).map { parents + ($0 == "Localizable" ? "" : $0) }
    }
}

extension String {
    /// The text before an ending; nil if it has another one, or nothing before it.
    fileprivate func removingSuffix(_ suffix: String) -> String? {
        hasSuffix(suffix) && utf8.count > suffix.utf8.count ? String(dropLast(suffix.count)) : nil
    }
}

/// The languages of .lproj folders, which are told from others in the same folder.
struct LprojLanguages {
    struct Language {
        /// The language; nil where the path tells none, so that the source language is meant.
        var tag: LanguageTag?
    }

    /// The languages by the names of their folders, by the folder that holds these.
    private var languages: [String: LanguageSpellings] = [:]

    /// Looks at the folders of some files.
    init(_ inputs: [InputFile]) {
        var names: [String: [String]] = [:]
        for input in inputs {
            guard let path = LprojPath(path: input.layoutPath), case .language(let name) = path.place else { continue }
            if names[path.parents]?.last != name { names[path.parents, default: []].append(name) }
        }
        languages = names.mapValues { LanguageSpellings($0.sorted(), tag: LprojFolder.tag(ofName:)) }
    }

    /// The language that a file's place tells; nil, with a diagnostic, if the file is left out.
    func language(of input: InputFile, reportingTo diagnostics: inout [Diagnostic]) -> Language? {
        let start = input.start
        guard let path = LprojPath(path: input.layoutPath) else { return nil }
        switch path.place {
        case .base: return Language()
        case .unlocalized:
            let message =
                "the file is outside of .lproj folders; its texts are read as the source language's"
            diagnostics.append(Diagnostic(.note, .outsideLproj, message, at: start))
            return Language()
        case .misspelt(let folder):
            let message =
                "“\(folder)” is not an .lproj folder: Foundation never reads it"
            diagnostics.append(Diagnostic(.warning, .misspeltFolder, message, at: start))
            return nil
        case .language(let name):
            guard let tag = languages[path.parents]?[name] else {
                let message = "the folder “\(name).lproj” names no language; it is left out"
                diagnostics.append(Diagnostic(.error, .unknownLanguage, message, at: start))
                return nil
            }
            // The name of the folder in which a command runs is not in the path.
            if let folder = input.path.split(separator: "/").dropLast().last, !folder.allSatisfy({ $0 == "." }),
                folder != name + ".lproj"
            {
                let message =
                    "Foundation finds files only directly in .lproj folders; this one is read as “\(input.layoutPath)”"
                diagnostics.append(Diagnostic(.note, .outsideLproj, message, at: start))
            }
            diagnostics += languages[path.parents]?.diagnostic(for: name, at: start) ?? []
            if let diagnostic = KnownLanguages.diagnostic(for: name, tag, at: start) { diagnostics.append(diagnostic) }
            return Language(tag: tag)
        }
    }
}
