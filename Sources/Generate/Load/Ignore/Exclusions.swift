package import InterlinguaFormats

/// What is not searched below a folder that was given.
package struct Exclusions: Sendable {
    /// Folders that tools of a project fill.
    private static let folders: Set<String> = ["Pods", "Carthage", "node_modules", "build", "DerivedData"]

    /// The folders in one that is searched which are not, as tools fill them.
    static func foldersOfTools(in folder: String) -> [String] {
        let names = (try? FileFinder().names(in: folder)) ?? []
        return names.filter(folders.contains)
    }

    /// The ending of folders that Xcode exports for translators: copies of the project's files.
    private static let exportEnding = ".xcloc"

    /// Patterns that count below some folder.
    private struct Rules: Sendable {
        /// How many components of a path lead to the folder.
        let depth: Int
        let patterns: [GlobPattern]
    }

    /// The folder that is written to, and the format: what is of the format there is a result.
    private let output: (identity: FileIdentity?, format: any SourceFormat)?

    /// Whether the folder that is searched lies in that one.
    private var isInOutput = false

    private var rules: [Rules] = []

    /// What was asked for, whatever files say.
    private let patterns: [GlobPattern]

    /// Excludes what patterns match and results, beside the folders of tools.
    package init(_ patterns: [GlobPattern] = [], output: (folder: String, format: any SourceFormat)? = nil) {
        self.patterns = patterns
        self.output = output.map { (FileIdentity(ofPath: $0.folder), $0.format) }
    }

    /// The same as it counts in a folder that is searched: with what its file `.gitignore` says, if there is one.
    ///
    /// - Parameter depth: How many components of a path lead to the folder.
    func entering(_ folder: String, _ identity: FileIdentity, depth: Int) -> Exclusions {
        var result = self
        if depth > 0, output?.identity == identity { result.isInOutput = true }
        guard FileKind(ofPath: folder + "/.gitignore") == .file,
            let bytes = try? readFile(at: folder + "/.gitignore")
        else { return result }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        result.rules.append(Rules(depth: depth, patterns: lines.compactMap { GlobPattern($0) }))
        return result
    }

    /// Whether the files of a format in a folder that was given are results, where it has others as well.
    func areResults(_ format: any SourceFormat, in folder: String) -> Bool {
        guard let output, output.format.family == format.family else { return false }
        return output.identity != nil && output.identity == FileIdentity(ofPath: folder)
    }

    /// Whether a file or a folder is not searched.
    ///
    /// - Parameters:
    ///   - path: Where it is.
    ///   - components: The names from the folder that was given.
    func excludes(_ path: String, _ components: [String], isFolder: Bool) -> Bool {
        guard let name = components.last else { return false }
        if isFolder, Self.folders.contains(name) || name.hasSuffix(Self.exportEnding) { return true }
        if !isFolder, isInOutput, output?.format.recognizes(path: components.joined(separator: "/")) == true {
            return true
        }
        let names = components.map { Substring($0).utf8 }
        if patterns.contains(where: { $0.matches(names, isFolder: isFolder) }) { return true }
        // The last pattern that matches counts, those of inner folders first.
        for rules in rules.reversed() {
            let own = Array(names.dropFirst(rules.depth))
            if let last = rules.patterns.last(where: { $0.matches(own, isFolder: isFolder) }) { return !last.isNegated }
        }
        return false
    }
}
