import InterlinguaFormats
import InterlinguaIR

/// How the files of a catalogue's tables are called.
///
/// A table whose name can't be that of a file, or is taken by the file of another one, gets another name, and its files
/// say what it is called.
struct AndroidTablePlan: Sendable {
    private var names: [String: String] = [:]
    private var modules: [String: String] = [:]

    /// The names of a default table's files that are there, by their folders.
    private var existing: [AndroidPath: String] = [:]

    /// The tables whose files have to say what they are called.
    private(set) var renamed: Set<String> = []

    /// Decides how the files of all tables are called.
    ///
    /// - Parameter existing: The paths of files that are there, of which those of a default table keep their names.
    init(_ catalog: Catalog, _ existing: [String] = []) {
        let existing = existing.compactMap { AndroidPath($0) }.filter { $0.table == $0.module }
        for path in existing.reversed() { self.existing[Self.folder(path.folder, of: path.module)] = path.name }
        var tables = Set(catalog.tables.keys)
        var last: String?
        for key in catalog.entries.keys where key.table != last {
            tables.insert(key.table)
            last = key.table
        }
        var taken: Set<AndroidPath> = []
        func take(_ name: String, for table: String, _ module: String) -> Bool {
            guard taken.insert(AndroidPath(module: module, folder: "", name: name)).inserted else { return false }
            names[table] = name
            return true
        }
        var others: [(table: String, module: String, name: String)] = []
        for table in tables.sorted() {
            let (module, own) = catalog.place(ofTable: table)
            let name =
                own.isEmpty
                ? existing.first { $0.table == table }?.name ?? "strings" : own
            modules[table] = module
            let path = AndroidPath(module: module, folder: "", name: Self.fileName(name))
            if path.table != table || !take(name, for: table, module) { others.append((table, module, path.name)) }
        }
        // How many names were tried for one that is taken, so that many tables of one name take no longer than others.
        var tried: [AndroidPath: Int] = [:]
        for (table, module, name) in others {
            renamed.insert(table)
            let path = AndroidPath(module: module, folder: "", name: name)
            var candidate = name
            while !take(candidate, for: table, module) {
                let number = tried[path, default: 0] + 1
                tried[path] = number
                candidate = number == 1 ? name + "_" : "\(name)_\(number)"
            }
        }
    }

    /// The name of a table's file in a folder, without its extension.
    func fileName(ofTable table: String, in folder: String) -> String {
        let module = module(ofTable: table)
        let known = table == module ? existing[Self.folder(folder, of: module)] : nil
        return known ?? names[table] ?? "strings"
    }

    private static func folder(_ folder: String, of module: String) -> AndroidPath {
        AndroidPath(module: module, folder: folder, name: "")
    }

    /// The module that a table belongs to, with its slash; that of a table of other files is told by its name.
    func module(ofTable table: String) -> String {
        modules[table] ?? table.lastIndex(of: "/").map { String(table[...$0]) } ?? ""
    }

    /// A file's name: dots, slashes and what else can't stand there become underscores.
    static func fileName(_ name: String) -> String {
        guard name.utf8.contains(where: isReplaced) else { return name }
        return String(decoding: name.utf8.map { isReplaced($0) ? 0x5F : $0 }, as: UTF8.self)
    }

    private static func isReplaced(_ byte: UInt8) -> Bool {
        byte == 0x2E || byte == 0x2F || byte == 0x5C || byte < 0x20
    }
}
