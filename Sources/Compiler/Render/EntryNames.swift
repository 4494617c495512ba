import InterlinguaFormats
import InterlinguaIR

/// The names by which an app can ask for the entries of a project.
struct EntryNames {
    /// The names in the order of the catalogue, each once.
    private(set) var inOrder: [String] = []

    private var keysByName: [String: [Key]] = [:]
    let catalog: Catalog

    /// Takes the names of what a front end has read.
    init(_ result: ReadingResult) {
        catalog = result.unfolded ?? result.catalog
        for key in catalog.entries.keys {
            let name = result.names[key] ?? key.name
            if keysByName[name] == nil { inOrder.append(name) }
            keysByName[name, default: []].append(key)
        }
    }

    func has(_ name: String, in table: String) -> Bool { keysByName[name]?.contains { $0.table == table } ?? false }

    /// The tables that have an entry of a name, in the order of the catalogue.
    func tables(of name: String) -> [String] {
        var tables: [String] = []
        for key in keysByName[name] ?? [] where !tables.contains(key.table) { tables.append(key.table) }
        return tables
    }

    /// The languages in which a table has a text of a name, in the order of their tags.
    func languages(of name: String, in table: String) -> [LanguageTag] {
        let keys = (keysByName[name] ?? []).filter { $0.table == table }
        return Set(keys.flatMap { catalog.entries[$0]?.messages.keys.map { $0 } ?? [] }).sorted()
    }
}
