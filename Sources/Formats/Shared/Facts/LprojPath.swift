import InterlinguaIR

/// Where a file lies with regard to .lproj folders.
struct LprojPath: Sendable, Hashable {
    /// The folder that the file lies in.
    enum Place: Sendable, Hashable {
        /// `de.lproj`; the name without its ending.
        case language(String)
        /// `Base.lproj`: the texts of the development language.
        case base
        /// None of such folders: the file is used for every language.
        case unlocalized
        /// A folder whose name is nearly that of one with a language, such as `de.proj`.
        case misspelt(String)

        /// The order in which files of the same table and language are laid over each other.
        var rank: Int {
            switch self {
            case .base: 0
            case .unlocalized: 1
            case .language, .misspelt: 2
            }
        }
    }

    /// The folders before that one, with a slash behind each.
    var parents: String

    /// The place.
    var place: Place

    /// The file's name.
    var name: String

    /// Reads a path with `/`; nil if it is empty.
    init?(path: String) {
        var components = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        guard let name = components.popLast() else { return nil }
        self.name = name
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
        parents = components.map { $0 + "/" }.joined()
    }

    /// The path of a file outside of .lproj folders as it would be in that of a language; nil for one inside.
    static func path(of path: String, placedIn language: LanguageTag) -> String? {
        guard let own = LprojPath(path: path), own.place == .unlocalized else { return nil }
        return own.parents + LprojFolder.folderName(for: language) + "/" + own.name
    }

    /// The table of a file with an ending, the folder before it: `""`, `InfoPlist`, `Settings/Root`; nil if the file has
    /// another ending.
    func table(ending: String) -> String? {
        name.removingSuffix(ending).map { parents + ($0 == "Localizable" ? "" : $0) }
    }
}

extension String {
    /// The text before an ending; nil if it has another one, or nothing before it.
    fileprivate func removingSuffix(_ suffix: String) -> String? {
        hasSuffix(suffix) && utf8.count > suffix.utf8.count ? String(dropLast(suffix.count)) : nil
    }
}
