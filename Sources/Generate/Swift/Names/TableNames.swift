import InterlinguaFormats
import InterlinguaIR

/// The tables of a catalogue as callers name them: without folders that tell nothing apart.
struct TableNames: Sendable {
    /// The names that differ from the tables' own.
    private var names: [String: String] = [:]

    /// Names tables as they are.
    init() {}

    init(_ catalog: Catalog, of format: (any SourceFormat)?) {
        let isByFolder = format?.namesEntriesByFolder == true
        guard isByFolder || format?.isLookedUpInBundles == true else { return }
        let tables = Set(catalog.entries.keys.lazy.map(\.table)).filter { !$0.hasPrefix(Compatibility.prefix) }
        var places: [String: String] = [:]
        var owners: [String: Set<String>] = [:]
        for table in tables {
            let parts = table.split(separator: "/", omittingEmptySubsequences: false)
            let folders = parts.dropLast()
            let place = isByFolder ? folders.map { $0 + "/" }.joined() : table
            // An app's bundle knows no folders beside those of languages.
            let name = isByFolder ? Self.module(folders).map { $0 + "/" }.joined() : String(parts.last ?? "")
            names[table] = name
            places[table] = place
            owners[name, default: []].insert(place)
        }
        for (table, name) in names where owners[name, default: []].count > 1 { names[table] = places[table] }
    }

    /// The module of Gradle whose resources lie in a folder, and the source set if it is not the main one: `app` for
    /// `app/src/main/res`.
    private static func module(_ folders: ArraySlice<Substring>) -> [Substring] {
        let ending = Array(folders.suffix(3))
        guard ending.count == 3, ending[0] == "src", ending[2] == "res" else { return Array(folders) }
        return folders.dropLast(3) + (ending[1] == "main" ? [] : [ending[1]])
    }

    subscript(table: String) -> String { names[table] ?? table }
}
