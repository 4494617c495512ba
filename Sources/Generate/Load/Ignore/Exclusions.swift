/// What is not searched below a folder that was given.
package struct Exclusions: Sendable {
    /// Folders that tools of a project fill.
    private static let folders: Set<String> = ["Pods", "Carthage", "node_modules", "build", "DerivedData"]

    /// Patterns that count below some folder.
    private struct Rules: Sendable {
        /// How many components of a path lead to the folder.
        let depth: Int
        let patterns: [GlobPattern]
    }

    /// A folder that is not searched, such as the one that is written to.
    package var folder: String? {
        didSet { identity = folder.flatMap { FileIdentity(ofPath: $0) } }
    }

    private var identity: FileIdentity?
    private var rules: [Rules] = []

    /// What was asked for, whatever files say.
    private let patterns: [GlobPattern]

    /// Excludes what patterns match, beside the folders of tools.
    package init(_ patterns: [GlobPattern] = []) { self.patterns = patterns }

    /// The same with what the file `.gitignore` in a folder says, if there is one.
    ///
    /// - Parameter depth: How many components of a path lead to the folder.
    func adding(gitignoreIn folder: String, depth: Int) -> Exclusions {
        guard FileKind(ofPath: folder + "/.gitignore") == .file,
            let bytes = try? readFile(at: folder + "/.gitignore")
        else { return self }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        var result = self
        result.rules.append(Rules(depth: depth, patterns: lines.compactMap { GlobPattern($0) }))
        return result
    }

    /// Whether a file or a folder is not searched.
    ///
    /// - Parameters:
    ///   - path: Where it is.
    ///   - components: The names from the folder that was given.
    func excludes(_ path: String, _ components: [String], isFolder: Bool) -> Bool {
        guard let name = components.last else { return false }
        if isFolder, Self.folders.contains(name) { return true }
        if isFolder, let identity, FileIdentity(ofPath: path) == identity { return true }
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
