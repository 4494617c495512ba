import InterlinguaIR

extension LprojPath.Place {
    /// The language of a file.
    struct Language {
        /// The language; nil where the path tells none, so that the source language is meant.
        var tag: LanguageTag?
    }

    /// The language that a file's place tells; nil, with a diagnostic, if the file is left out.
    func language(of input: InputFile, reportingTo diagnostics: inout [Diagnostic]) -> Language? {
        let start = SourceRange(file: SourceFile(path: input.path, utf8: []), lowerBound: 0, upperBound: 0)
        switch self {
        case .base: return Language()
        case .unlocalized:
            let message =
                "the file lies outside of .lproj folders; its texts are taken as those of the source language"
            diagnostics.append(Diagnostic(.note, "outside-lproj", message, at: start))
            return Language()
        case .misspelt(let folder):
            let message =
                "the folder “\(folder)” is no .lproj folder, so that Foundation never looks into it; it is left out"
            diagnostics.append(Diagnostic(.warning, "misspelt-folder", message, at: start))
            return nil
        case .language(let name):
            guard case .language(let tag)? = LprojFolder(folderName: name + ".lproj") else {
                let message = "the folder “\(name).lproj” names no language; it is left out"
                diagnostics.append(Diagnostic(.error, "unknown-language", message, at: start))
                return nil
            }
            return Language(tag: tag)
        }
    }
}
