extension [FileFinder.Candidate] {
    /// The same files as if the folder had been given that holds the folders of all languages.
    ///
    /// Where Apple's and Android's files all lie below `Resources/`, that folder tells no table from another: without it
    /// names are the same whether the folder itself is given or one around it.
    func droppingCommonFolder() -> Self {
        var common: [Substring]?
        for candidate in self {
            guard let own = candidate.foldersAroundLanguage else { continue }
            guard let shared = common else {
                common = own
                continue
            }
            common = Array<Substring>(zip(shared, own).prefix { $0 == $1 }.map(\.0))
        }
        guard let common, !common.isEmpty else { return self }
        return map { candidate in
            let components = candidate.layoutPath.split(separator: "/")
            guard components.dropLast().starts(with: common) else { return candidate }
            let rest = components.dropFirst(common.count)
            return FileFinder.Candidate(path: candidate.path, layoutPath: rest.joined(separator: "/"))
        }
    }
}

extension FileFinder.Candidate {
    /// The folders around that of the file's language; nil if no folder tells the language.
    fileprivate var foldersAroundLanguage: [Substring]? {
        let folders = layoutPath.split(separator: "/").dropLast()
        return folders.lastIndex { FileFinder.isLanguageFolder($0) }.map { Array(folders[..<$0]) }
    }
}
