/// Where an app loads its files from, if namespaces are folders around languages: `locales/{{ns}}/{{lng}}.json`.
struct I18nextLoadPath: Sendable, Hashable {
    /// The folders between that of a namespace and its files, the outermost first.
    private let innerFolders: [String]

    /// Reads a template; nil for one whose paths tell their language and namespace by themselves.
    init?(_ template: String) {
        let folders = template.split(separator: "/").map(String.init)
        guard folders.last == "{{lng}}.json", let namespace = folders.lastIndex(of: "{{ns}}") else {
            return nil
        }
        innerFolders = Array(folders[(namespace + 1)...].dropLast())
    }

    /// The place of a file that seems to lie in a folder of languages.
    func place(_ path: I18nextPath) -> I18nextPath {
        var folders = path.root.split(separator: "/").map(String.init)
        guard path.kind == .fileOfLanguage, path.namespace == nil, folders.count > innerFolders.count,
            folders.suffix(innerFolders.count) == innerFolders[...]
        else { return path }
        folders.removeLast(innerFolders.count)
        var place = path
        place.namespace = folders.removeLast()
        place.root = folders.map { $0 + "/" }.joined()
        return place
    }
}
