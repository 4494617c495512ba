import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Writes a catalogue as the files of projects that use Swifternalization, those of each folder of tables together.
struct SwifternalizationWriter {
    private let catalog: Catalog

    /// Creates a writer for a catalogue that has the shape of the format's capabilities.
    init(_ catalog: Catalog) { self.catalog = catalog }

    /// The files of all folders and languages.
    func write() -> WritingResult {
        var result = WritingResult(files: [])
        for folder in folders() {
            let writer = SwifternalizationFolderWriter(folder, of: catalog)
            let written = writer.write()
            result.files += written.files
            result.diagnostics += written.diagnostics
        }
        return result
    }

    /// The folders in the order of their tables; a catalogue without any has one.
    private func folders() -> [SwifternalizationFolder] {
        var folders: OrderedDictionary<String, SwifternalizationFolder> = [:]
        for (name, table) in catalog.tables {
            let path = SwifternalizationFolder.path(ofTable: name)
            folders[path, default: SwifternalizationFolder(path: path)].add(table)
        }
        for (place, key) in catalog.entries.keys.enumerated() {
            let path = SwifternalizationFolder.path(ofTable: key.table)
            folders[path, default: SwifternalizationFolder(path: path)].places.append(place)
        }
        return Array(folders.values)
    }
}

/// The tables whose entries are written into the same files.
struct SwifternalizationFolder: Sendable {
    /// The folder with `/` at its end; empty for the output folder itself.
    let path: String

    /// The languages of the tables, which have a file also where it is empty.
    private(set) var languages: OrderedSet<LanguageTag> = []

    /// What the files that were read said beside their texts; nil for tables of other formats.
    private(set) var annotation: SwifternalizationTableAnnotation?

    /// Where the entries stand in the catalogue.
    var places: [Int] = []

    /// Creates a folder without tables.
    init(path: String) { self.path = path }

    mutating func add(_ table: Table) {
        languages.formUnion(table.languages)
        if annotation == nil { annotation = table.annotations[SwifternalizationTableAnnotation.self] }
    }

    /// The folder that a table's name begins with.
    static func path(ofTable name: String) -> String {
        name.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(name[...$0]) } ?? ""
    }
}
