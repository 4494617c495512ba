/// Where i18next projects have their files.
enum I18nextPath {
    /// Whether a path can be one of i18next's: JSON, whose content has the last word.
    static func recognizes(_ path: String) -> Bool { path.utf8.count > 5 && path.lowercased().hasSuffix(".json") }
}
