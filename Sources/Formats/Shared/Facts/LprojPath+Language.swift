import InterlinguaIR

/// The languages of .lproj folders, which are told from others in the same folder.
struct LprojLanguages {
    /// The language of a file.
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
        let start = SourceRange(file: SourceFile(path: input.path, utf8: []), lowerBound: 0, upperBound: 0)
        guard let path = LprojPath(path: input.layoutPath) else { return nil }
        switch path.place {
        case .base: return Language()
        case .unlocalized:
            let message =
                "the file lies outside of .lproj folders; its texts are taken as those of the source language"
            diagnostics.append(Diagnostic(.note, .outsideLproj, message, at: start))
            return Language()
        case .misspelt(let folder):
            let message =
                "the folder “\(folder)” is no .lproj folder, so that Foundation never looks into it; it is left out"
            diagnostics.append(Diagnostic(.warning, .misspeltFolder, message, at: start))
            return nil
        case .language(let name):
            guard let tag = languages[path.parents]?[name] else {
                let message = "the folder “\(name).lproj” names no language; it is left out"
                diagnostics.append(Diagnostic(.error, .unknownLanguage, message, at: start))
                return nil
            }
            diagnostics += languages[path.parents]?.diagnostic(for: name, at: start) ?? []
            return Language(tag: tag)
        }
    }
}
