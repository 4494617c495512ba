extension I18nextPath {
    /// Where each of a project's files lies, told by all of them together.
    ///
    /// A name that is well-formed as a tag but not known as a language is one beside known ones: a folder that has a file of
    /// theirs, with the same keys; a file with the same keys. i18next's own name for the only namespace tells a folder as
    /// well.
    static func paths(of files: [InputFile]) -> [I18nextPath] {
        let fileFolders = fileFolders(of: files.map(\.layoutPath))
        var paths = files.map { I18nextPath($0.layoutPath, fileFolders: fileFolders) }
        let readings = zip(files, paths).map { possibleReadings(of: $0.layoutPath, readAs: $1) }
        guard readings.contains(where: { !$0.isEmpty }) else { return paths }
        var neighbours = Neighbours(files, paths)
        for (index, own) in readings.enumerated() {
            for reading in own { neighbours.look(at: index, reading) }
        }
        for (index, own) in readings.enumerated() {
            if let reading = own.first(where: neighbours.areLanguages) { paths[index] = reading }
        }
        return paths
    }

    /// The layout without the language: what files of several languages have in common.
    fileprivate var place: I18nextPath {
        var place = self
        place.code = nil
        return place
    }

    /// What files of known languages say about names beside theirs.
    private struct Neighbours {
        /// The largest file of a known language for each place.
        private var files: [I18nextPath: Int] = [:]
        private var names: JSONNames

        /// The languages that were found, each without what is below its folder.
        private var found: Set<I18nextPath> = []

        init(_ files: [InputFile], _ paths: [I18nextPath]) {
            names = JSONNames(files)
            for (index, path) in paths.enumerated() where path.kind == .folderOfLanguage || path.kind == .fileOfLanguage
            {
                let other = self.files[path.place].map { files[$0].bytes.count } ?? -1
                if files[index].bytes.count > other { self.files[path.place] = index }
            }
        }

        mutating func look(at index: Int, _ reading: I18nextPath) {
            let isFolder = reading.kind == .folderOfLanguage
            if KnownLanguages.isWord(reading.code ?? ""), !isFolder { return }
            if let neighbour = files[reading.place] {
                guard names.areShared(by: index, neighbour, otherwise: isFolder) else { return }
            } else {
                guard isFolder, reading.namespace == ResourceProject.defaultNamespace,
                    !KnownLanguages.isWord(reading.code ?? "")
                else { return }
            }
            found.insert(language(of: reading))
        }

        func areLanguages(_ reading: I18nextPath) -> Bool { found.contains(language(of: reading)) }

        private func language(of reading: I18nextPath) -> I18nextPath {
            var language = reading
            if reading.kind == .folderOfLanguage { language.namespace = nil }
            return language
        }
    }
}
