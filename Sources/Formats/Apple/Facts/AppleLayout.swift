/// What the path of a file says: the table, the language, and which of the two kinds of file it is.
struct AppleLayout: Sendable, Hashable {
    /// The two kinds of files of a table.
    enum Kind: Sendable, Hashable {
        case strings
        /// A .stringsdict file.
        case dictionary
    }

    var kind: Kind

    /// The table with the folder before it: `""`, `InfoPlist`, `Settings/Root`.
    var table: String

    /// The folder that tells the language.
    var place: LprojPath.Place

    /// The place of one language's texts that lie in a file with those of others.
    init(table: String, language: String) {
        kind = .dictionary
        self.table = table
        place = .language(language)
    }

    /// Reads a path with `/`; nil if it is no file of Apple's translations.
    init?(path: String) {
        guard let path = LprojPath(path: path) else { return nil }
        if let table = path.table(ending: ".strings") {
            (kind, self.table) = (.strings, table)
        } else if let table = path.table(ending: ".stringsdict") {
            (kind, self.table) = (.dictionary, table)
        } else {
            return nil
        }
        place = path.place
    }

    /// Whether a path is one of a file of Apple's translations.
    static func recognizes(path: String) -> Bool { path.hasSuffix(".strings") || path.hasSuffix(".stringsdict") }
}
