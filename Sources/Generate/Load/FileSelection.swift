import InterlinguaFormats
package import InterlinguaIR

/// Selects files of a project by table and language.
///
/// A selected file is read whole. Files without messages, such as shared expressions, are always read. Files of other tables
/// are read as well, since they tell what the selected ones mean; what they say is left out, unless a selected text refers
/// to it.
package struct FileSelection: Sendable {
    /// The names of tables, or of their files without extension; empty for all.
    package var tables: [String]

    /// The languages; empty for all.
    package var languages: [LanguageTag]

    /// Whether files of other languages are read as well, for what can be said of a language only beside the source's.
    package var readsAllLanguages = false

    /// Whether the source language's files are read as well, for a format that has to have its texts.
    package var readsSourceLanguage = false

    package init(tables: [String] = [], languages: [LanguageTag] = []) {
        self.tables = tables
        self.languages = languages
    }

    /// Whether all files are read.
    var isEmpty: Bool { tables.isEmpty && languages.isEmpty }

    /// The paths of the files of other languages, and those of other tables, by what was read of all.
    ///
    /// - Parameter unnamed: what the platform calls the table without a name; nil where that is the name of its files.
    func excludedPaths(
        in catalog: Catalog,
        unnamed: String?
    ) throws(LoadingError) -> (ofLanguages: Set<String>, ofTables: Set<String>) {
        var files: [String: (tables: Set<String>, languages: Set<LanguageTag>)] = [:]
        for (key, entry) in catalog.entries {
            for (language, message) in entry.messages {
                guard let path = message.origin.range?.file.path else { continue }
                let table = Self.name(ofTable: key.table, in: path, unnamed: unnamed)
                files[path, default: ([], [])].tables.insert(table)
                files[path, default: ([], [])].languages.insert(language.canonical)
            }
        }
        let named = files.values.reduce(into: Set<String>()) { $0.formUnion($1.tables) }
        for table in tables where !named.contains(table) {
            throw .nothingSelected("table “\(table)”", others: named.sorted())
        }
        let spoken = files.values.reduce(into: Set<LanguageTag>()) { $0.formUnion($1.languages) }
        for language in languages where !spoken.contains(language.canonical) {
            throw .nothingSelected("language “\(language.name)”", others: spoken.sorted().map(\.name))
        }
        var own = Set(languages.map(\.canonical))
        if readsSourceLanguage, !own.isEmpty { own.insert(catalog.sourceLanguage.canonical) }
        let isOfAll = (languages: own.isEmpty || readsAllLanguages, tables: tables.isEmpty)
        let others = files.filter { !isOfAll.languages && own.isDisjoint(with: $0.value.languages) }
        let ofOtherTables = files.filter { !isOfAll.tables && $0.value.tables.isDisjoint(with: tables) }
        return (Set(others.keys), Set(ofOtherTables.keys))
    }

    /// What people call a table: one without a name as its platform does, or by its file.
    package static func name(ofTable table: String, in path: String, unnamed: String?) -> String {
        if !table.isEmpty { return table }
        if let unnamed { return unnamed }
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
    }
}
