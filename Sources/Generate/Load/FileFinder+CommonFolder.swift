import InterlinguaFormats

extension [FileFinder.Candidate] {
    /// The same files as if the folder had been given that holds the folders of all languages.
    ///
    /// Where Apple's and Android's files all lie below `Resources/`, that folder tells no table from another: without it
    /// names are the same whether the folder itself is given or one around it. JSON that lies in no language's folder is
    /// found by its own path, whatever lies beside it.
    func droppingCommonFolder() -> Self {
        var common: [Substring]?
        for candidate in self {
            guard let own = candidate.foldersAroundTable else { continue }
            guard let shared = common else {
                common = own
                continue
            }
            common = Array<Substring>(zip(shared, own).prefix { $0 == $1 }.map(\.0))
        }
        guard let common, !common.isEmpty else { return self }
        return map { candidate in
            guard candidate.foldersAroundTable != nil else { return candidate }
            let rest = candidate.layoutPath.split(separator: "/").dropFirst(common.count)
            return FileFinder.Candidate(path: candidate.path, layoutPath: rest.joined(separator: "/"))
        }
    }
}

extension FileFinder.Candidate {
    /// The folders around that of the file's language, or around a bundle's file of all languages; nil for others.
    fileprivate var foldersAroundTable: [Substring]? {
        let folders = layoutPath.split(separator: "/").dropLast()
        if let language = folders.lastIndex(where: FileFinder.isLanguageFolder) { return Array(folders[..<language]) }
        let bundles = SourceFormatRegistry.formats.filter(\.isLookedUpInBundles)
        return bundles.contains { $0.recognizes(path: layoutPath) } ? Array(folders) : nil
    }
}
