import InterlinguaFormats

/// Finds out which files belong to which format, by their paths and by what is in them.
struct FormatDetection {
    /// The files of each format, in the order of the registry.
    private(set) var found: [(format: any SourceFormat, files: [InputFile])] = []

    /// What speaks for one format among files with the same ending.
    private struct Candidate {
        let format: any SourceFormat
        /// The files that may be the format's.
        var files: [InputFile] = []
        /// The files that lie where the format's may, and hold something else.
        var others: [InputFile] = []
        /// The files whose language nothing tells, which are not left out in silence.
        var unread: [InputFile] = []
        /// The files that hold what only this format has.
        var certain: [InputFile] = []

        /// Whether what is certainly another format's may be this one's, and stands beside more that certainly is.
        func mayHold(_ other: Candidate) -> Bool {
            let paths = Set(files.map(\.path))
            let folders = Set(certain.map { PathParts($0.layoutPath).folder })
            return other.certain.count < certain.count
                && other.certain.allSatisfy {
                    paths.contains($0.path) && folders.contains(PathParts($0.layoutPath).folder)
                }
        }
    }

    /// Looks at files.
    ///
    /// - Throws: `LoadingError` if files with the same ending are certainly of different formats.
    init(_ files: [InputFile], input: String) throws(LoadingError) {
        var endings: [String] = []
        var groups: [String: [InputFile]] = [:]
        for file in files {
            let ending = file.layoutPath.split(separator: ".").last.map { $0.lowercased() } ?? ""
            if groups[ending] == nil { endings.append(ending) }
            groups[ending, default: []].append(file)
        }
        var chosen: [String: [InputFile]] = [:]
        for ending in endings {
            guard let winner = try Self.winner(among: groups[ending] ?? [], input) else { continue }
            let own = winner.files + winner.unread + winner.others.filter { Self.isOneOf(winner.files, $0) }
            chosen[winner.format.name, default: []] += own.count == winner.files.count ? own : own.sorted(asIn: files)
        }
        for format in SourceFormatRegistry.formats {
            if let own = chosen[format.name] { found.append((format, own)) }
        }
    }

    /// The formats that files can turn out to be of: a version of a format has to be named, since the format itself finds the
    /// version out.
    private static let formats = SourceFormatRegistry.formats.filter { $0.family == $0.name }

    /// The format that files with the same ending are of: one that some content proves (of several the one that all files
    /// of a folder may be of), else that of most files, else the first in the registry; nil if they are of none.
    private static func winner(among files: [InputFile], _ input: String) throws(LoadingError) -> Candidate? {
        var candidates: [Candidate] = []
        for format in formats {
            let own = files.filter { format.recognizes(path: $0.layoutPath) }
            if own.isEmpty { continue }
            var candidate = Candidate(format: format)
            for (file, evidence) in zip(own, format.evidence(in: own)) {
                switch evidence {
                case .none: continue
                case .unknownLanguage: candidate.unread.append(file)
                case .otherContent: candidate.others.append(file)
                case .possible: candidate.files.append(file)
                case .certain:
                    candidate.files.append(file)
                    candidate.certain.append(file)
                }
            }
            if !candidate.files.isEmpty { candidates.append(candidate) }
        }
        var certain = candidates.filter { !$0.certain.isEmpty }
        // A key may end as a plural form of i18next's in any file of texts.
        let whole = certain.filter { candidate in
            certain.allSatisfy { $0.format.name == candidate.format.name || candidate.mayHold($0) }
        }
        if whole.count == 1 { certain = whole }
        if certain.count > 1 {
            throw .contradictoryFiles(
                input: input,
                certain.map {
                    .init(name: $0.format.name, count: $0.files.count, example: $0.certain.first?.path ?? "")
                }
            )
        }
        if let first = certain.first { return first }
        let most = candidates.map(\.files.count).max()
        return candidates.first { $0.files.count == most }
    }

    /// Whether a file is called as another language's is, or stands beside languages and is called as one: what is in it
    /// ought to be texts, and is not left out in silence.
    private static func isOneOf(_ files: [InputFile], _ other: InputFile) -> Bool {
        let path = PathParts(other.layoutPath)
        return files.contains { file in
            let own = PathParts(file.layoutPath)
            if own.name == path.name { return own.folder != path.folder }
            return own.folder == path.folder && own.isLanguage && path.isLanguage
        }
    }

    /// The folder and the name of a file.
    private struct PathParts {
        let folder: Substring
        let name: Substring

        init(_ path: String) {
            let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
            folder = path[..<start]
            name = path[start...]
        }

        /// Whether the file is called as a language.
        var isLanguage: Bool { KnownLanguages.tag(of: name.prefix { $0 != "." }) != nil }
    }
}

extension [InputFile] {
    /// The same files, in the order of all.
    fileprivate func sorted(asIn all: [InputFile]) -> [InputFile] {
        let paths = Set(map(\.path))
        return all.filter { paths.contains($0.path) }
    }
}
