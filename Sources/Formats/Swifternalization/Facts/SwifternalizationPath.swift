import InterlinguaIR

/// What the path of a file says in a project of Swifternalization.
struct SwifternalizationPath: Sendable, Hashable {
    /// What a file holds.
    enum Role: Sendable, Hashable {
        /// `base.json`: the texts for languages that lack one.
        case base
        /// `expressions.json`: the shared expressions of all languages.
        case expressions
        /// `pl.json`: one language's texts; the language as the library spells it.
        case language(LanguageTag, identifier: String)
    }

    /// The folder that holds the project's files, with `/` at its end; empty for the folder that was searched.
    let folder: String

    /// What the file holds.
    let role: Role

    /// A language's file's language as the library spells it; nil for other files.
    var identifier: String? {
        if case .language(_, let identifier) = role { identifier } else { nil }
    }

    /// Reads a path; nil for a file that the library never looks for.
    init?(_ path: String) {
        let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
        let name = path[start...]
        guard name.hasSuffix(".json") else { return nil }
        let identifier = String(name.dropLast(5))
        folder = String(path[..<start])
        switch identifier {
        case "base": role = .base
        case "expressions": role = .expressions
        default:
            guard let language = LanguageTag(identifier), language != .undetermined else { return nil }
            role = .language(language, identifier: identifier)
        }
    }
}
