import InterlinguaFormats
package import InterlinguaIR

/// Which of a project's files are read: those that hold texts of some tables, in some languages.
///
/// A file that holds such texts is read as a whole. What holds no texts at all, such as shared expressions, is read as well.
package struct FileSelection: Sendable {
    /// The names of tables, or of their files without extension; empty for all.
    package var tables: [String]

    /// The languages; empty for all.
    package var languages: [LanguageTag]

    /// Creates a selection.
    package init(tables: [String] = [], languages: [LanguageTag] = []) {
        self.tables = tables
        self.languages = languages
    }

    /// Whether all files are read.
    var isEmpty: Bool { tables.isEmpty && languages.isEmpty }

    /// The paths of the files, of a project that was read, which are left out.
    func excludedPaths(in catalog: Catalog) throws(LoadingError) -> Set<String> {
        var files: [String: (tables: Set<String>, languages: Set<LanguageTag>)] = [:]
        for (key, entry) in catalog.entries {
            for (language, message) in entry.messages {
                guard let path = message.origin.range?.file.path else { continue }
                files[path, default: ([], [])].tables.insert(key.table)
                files[path, default: ([], [])].languages.insert(language.canonical)
            }
        }
        for table in tables where !files.contains(where: { Self.holds(table, $0.key, $0.value.tables) }) {
            throw .nothingSelected("table “\(table)”", others: Self.names(of: files.mapValues(\.tables)))
        }
        let spoken = files.values.reduce(into: Set<LanguageTag>()) { $0.formUnion($1.languages) }
        for language in languages where !spoken.contains(language.canonical) {
            throw .nothingSelected("language “\(language.name)”", others: spoken.sorted().map(\.name))
        }
        let own = Set(languages.map(\.canonical))
        return Set(
            files.compactMap { path, held in
                let isTable = tables.isEmpty || tables.contains { Self.holds($0, path, held.tables) }
                let isLanguage = own.isEmpty || !own.isDisjoint(with: held.languages)
                return isTable && isLanguage ? nil : path
            }
        )
    }

    private static func holds(_ table: String, _ path: String, _ tables: Set<String>) -> Bool {
        tables.contains(table) || (tables.contains("") && fileName(of: path) == table)
    }

    /// The tables' names; for the one without a name, that of its files.
    private static func names(of files: [String: Set<String>]) -> [String] {
        var names: Set<String> = []
        for (path, tables) in files { names.formUnion(tables.map { $0.isEmpty ? fileName(of: path) : $0 }) }
        return names.sorted()
    }

    private static func fileName(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
    }
}
