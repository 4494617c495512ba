import InterlinguaFormats
import InterlinguaIR

/// The names by which an app can ask for the entries of a project.
struct EntryNames {
    /// The names in the order of the catalogue, each once.
    private(set) var inOrder: [String] = []

    private var tablesByName: [String: [String]] = [:]

    /// Takes the names of what a front end has read.
    init(_ result: ReadingResult) {
        for key in (result.unfolded ?? result.catalog).entries.keys {
            let name = result.names[key] ?? key.name
            let tables = tablesByName[name]
            if tables == nil { inOrder.append(name) }
            if tables?.contains(key.table) != true { tablesByName[name, default: []].append(key.table) }
        }
    }

    /// Whether some entry of a table has a name.
    func has(_ name: String, in table: String) -> Bool { tables(of: name).contains(table) }

    /// The tables that have an entry of a name, in the order of the catalogue.
    func tables(of name: String) -> [String] { tablesByName[name] ?? [] }
}
