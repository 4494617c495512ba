import InterlinguaIR

/// What the path of a file says: the table, the language, and which of the two kinds of file it is.
struct AppleLayout: Sendable, Hashable {
    /// The two kinds of files of a table.
    enum Kind: Sendable, Hashable {
        /// A .strings file.
        case strings
        /// A .stringsdict file.
        case dictionary
    }

    /// Where a file stands.
    enum Place: Sendable, Hashable {
        /// In `de.lproj`; the name without its ending.
        case language(String)
        /// In `Base.lproj`: the texts of the development language.
        case base
        /// Outside of such folders: used for every language.
        case unlocalized
        /// In a folder whose name is nearly that of one with a language, such as `de.proj`.
        case misspelt(String)
    }

    /// The kind of file.
    var kind: Kind

    /// The table with the folder before it: `""`, `InfoPlist`, `Settings/Root`.
    var table: String

    /// The place.
    var place: Place

    /// Reads a path with `/`; nil if it is no file of Apple's translations.
    init?(path: String) {
        var components = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        guard let name = components.popLast() else { return nil }
        let table: String
        if let stem = name.removingSuffix(".strings") {
            (kind, table) = (.strings, stem)
        } else if let stem = name.removingSuffix(".stringsdict") {
            (kind, table) = (.dictionary, stem)
        } else {
            return nil
        }
        place = .unlocalized
        if let folder = components.last {
            if let language = folder.removingSuffix(".lproj") {
                place = language == "Base" ? .base : .language(language)
                components.removeLast()
            } else if folder.hasSuffix(".proj") {
                place = .misspelt(folder)
                components.removeLast()
            }
        }
        let prefix = components.map { $0 + "/" }.joined()
        self.table = prefix + (table == "Localizable" ? "" : table)
    }

    /// Whether a path is one of a file of Apple's translations.
    static func recognizes(path: String) -> Bool { path.hasSuffix(".strings") || path.hasSuffix(".stringsdict") }
}

extension String {
    /// The text before an ending; nil if it has another one, or nothing before it.
    fileprivate func removingSuffix(_ suffix: String) -> String? {
        hasSuffix(suffix) && utf8.count > suffix.utf8.count ? String(dropLast(suffix.count)) : nil
    }
}
