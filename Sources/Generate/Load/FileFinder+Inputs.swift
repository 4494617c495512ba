import InterlinguaFormats
import InterlinguaSystem

extension FileFinder {
    /// Files that were given together: all of one folder, or those that were given by their own names.
    struct Group {
        /// What to call the files in messages: the folder, or the first file.
        var name: String

        /// Whether each file was given by its own name, so that files of several formats may be meant.
        var isListed: Bool

        /// The files, in the order of their names, or in that in which they were given.
        var candidates: [Candidate]
    }

    /// What is found below each folder that is given, and all files that are given, at the place of the first one.
    ///
    /// Files that are given are one group, as if their folder had been given: what tells the format of one of them tells
    /// that of the others.
    func groups(of inputs: [String]) throws(FileError) -> [Group] {
        var groups: [Group] = []
        for input in inputs {
            let path = input.count > 1 && input.hasSuffix("/") ? String(input.dropLast()) : input
            switch FileKind(ofPath: path) {
            case .folder:
                groups.append(Group(name: input, isListed: false, candidates: try candidates(inFolder: path)))
            case .file:
                let candidate = Self.candidate(ofFile: path)
                if let place = groups.firstIndex(where: \.isListed) {
                    groups[place].candidates.append(candidate)
                } else {
                    groups.append(Group(name: input, isListed: true, candidates: [candidate]))
                }
            case .other: throw FileError(path: path, action: .read, reason: "It is not a regular file")
            case .none: throw FileError(path: path, action: .find, code: errno)
            }
        }
        for place in groups.indices where groups[place].isListed {
            groups[place].candidates = groups[place].candidates.namingLanguagesByTheirFolders()
        }
        return groups
    }

    /// A file that was given itself; it keeps as much of its path as tells its language and table.
    private static func candidate(ofFile path: String) -> Candidate {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let folder = Self.name(ofFolder: folder(around: path))
        return Candidate(path: path, layoutPath: isLanguageFolder(folder) ? folder + "/" + name : name)
    }

    /// The path of the folder that a file lies in.
    fileprivate static func folder(around path: String) -> String {
        guard let end = path.lastIndex(of: "/") else { return "." }
        return end == path.startIndex ? "/" : String(path[..<end])
    }
}

extension [FileFinder.Candidate] {
    /// The same files, as those of the folder with a name: where it is what tells the language of JSON files, it stands in
    /// front.
    ///
    /// A folder that is called as a language may be none, such as `it` or `is`: it tells nothing if one of its files tells
    /// its own language.
    func namingLanguage(byFolder name: String, isAlone: Bool = true) -> Self {
        let files = filter { $0.layoutPath.hasSuffix(".json") }
        let path = name + "/file.json"
        let formats = SourceFormatRegistry.formats
        guard formats.contains(where: { $0.tellsLanguage(path: path) || !isAlone && $0.mayTellLanguage(path: path) }),
            !files.contains(where: \.isCalledAsLanguage)
        else { return self }
        return map { candidate in
            guard candidate.layoutPath.hasSuffix(".json") else { return candidate }
            return FileFinder.Candidate(path: candidate.path, layoutPath: name + "/" + candidate.layoutPath)
        }
    }

    /// The same files, each as one of the folder that it lies in.
    fileprivate func namingLanguagesByTheirFolders() -> Self {
        var places: [String: [Int]] = [:]
        for (place, candidate) in enumerated() {
            places[FileFinder.folder(around: candidate.path), default: []].append(place)
        }
        var result = self
        for (folder, own) in places {
            let name = FileFinder.name(ofFolder: folder)
            // Whether a folder is a language's may be told by the other ones.
            let isAlone = places.count == 1
            for (place, candidate) in zip(own, own.map { self[$0] }.namingLanguage(byFolder: name, isAlone: isAlone)) {
                result[place] = candidate
            }
        }
        return result
    }
}

extension FileFinder.Candidate {
    /// Whether the file's name tells a language, and not only looks like a rare one's tag: `dag`.
    fileprivate var isCalledAsLanguage: Bool {
        let stem = layoutPath.prefix { $0 != "." && $0 != "/" }
        if layoutPath == stem + ".json", KnownLanguages.tag(of: stem) == nil { return false }
        return SourceFormatRegistry.formats.contains { $0.tellsLanguage(path: layoutPath) }
    }
}
