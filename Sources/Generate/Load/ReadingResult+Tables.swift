import InterlinguaFormats
import InterlinguaIR

extension ReadingResult {
    /// Leaves out tables whose names, taken as paths, would lead anywhere but below a folder, and reports each at its
    /// first entry.
    mutating func dropTablesWithoutPaths() {
        var faults: [String: String] = [:]
        for table in catalog.tables.keys { faults[table] = OutputPath.fault(inTable: table) }
        var last: String?
        for key in catalog.entries.keys where key.table != last {
            last = key.table
            faults[key.table] = OutputPath.fault(inTable: key.table)
        }
        if faults.isEmpty { return }
        var places: [String: SourceRange] = [:]
        for (key, entry) in catalog.entries where faults[key.table] != nil && places[key.table] == nil {
            places[key.table] = entry.messages.values.lazy.compactMap(\.origin.range).first
        }
        for (table, fault) in faults.sorted(by: { $0.key < $1.key }) {
            diagnostics.append(
                Diagnostic(
                    .error,
                    .unusableTable,
                    "no file can have the name of the table “\(table)”: \(fault); its entries are left out",
                    at: places[table]
                )
            )
        }
        catalog.dropTables { faults[$0] != nil }
        unfolded?.dropTables { faults[$0] != nil }
    }
}

extension Catalog {
    fileprivate mutating func dropTables(where isDropped: (String) -> Bool) {
        tables.removeAll { isDropped($0.key) }
        entries.removeAll { isDropped($0.key.table) }
    }
}
