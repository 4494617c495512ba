import InterlinguaFormats
import InterlinguaIR

/// How the entries of a catalogue are called in the files.
struct AndroidNamePlan: Sendable {
    /// Names that are taken twice in one module.
    private(set) var diagnostics: [Diagnostic] = []

    /// Modules in which some file declares our namespace, where names that look mangled have to be mangled.
    private var modules: Set<String> = []
    private var annotatedTables: Set<String> = []
    private var kinds: [Key: AndroidFile.Kind] = [:]

    /// Readable names of entries whose keys can't be names.
    private var readable: [Key: String] = [:]

    /// Decides how all entries of a catalogue are called.
    ///
    /// - Parameter areReadable: whether keys that can't be names are cut down to what can be read, and written beside.
    init(_ catalog: Catalog, _ tables: AndroidTablePlan, areReadable: Bool = false) {
        for table in tables.renamed { modules.insert(AndroidPath.fileName(ofTable: table).module) }
        for (name, table) in catalog.tables where table.annotations[AndroidTableAnnotation.self] != nil {
            annotatedTables.insert(name)
        }
        kinds.reserveCapacity(catalog.entries.count)
        let annotatedTables = annotatedTables
        let facts = Array(catalog.entries.elements).concurrentMapInRuns { key, entry in
            let isPlain = Self.isAcceptable(key, annotatedTables) && !Self.needsLinks(entry)
            return (key: key, kind: Self.kind(of: key, entry), isPlain: isPlain)
        }
        for (key, kind, isPlain) in facts {
            kinds[key] = kind
            if !isPlain { modules.insert(AndroidPath.fileName(ofTable: key.table).module) }
        }
        if areReadable { nameReadably(catalog) }
        findCollisions(in: catalog)
    }

    /// Gives readable names to the entries whose keys can't be names.
    ///
    /// Where several would get the same name, or an entry has it already, all of them get their keys' checksums as well.
    private mutating func nameReadably(_ catalog: Catalog) {
        struct Name: Hashable {
            let module: String
            let name: String
        }
        var slugs: [(key: Key, name: Name)] = []
        var counts: [Name: Int] = [:]
        for key in catalog.entries.keys {
            let module = AndroidPath.fileName(ofTable: key.table).module
            let spelling = spelling(of: key)
            if spelling == key.name {
                counts[Name(module: module, name: spelling), default: 0] += 2
            } else {
                let name = Name(module: module, name: AndroidName.slug(key.name))
                slugs.append((key, name))
            }
        }
        // The entries of one key, such as a plural and its text without a number, share their name.
        var seen: Set<Key> = []
        for (key, name) in slugs where seen.insert(Key(key.name, table: key.table)).inserted {
            counts[name, default: 0] += 1
        }
        for (key, name) in slugs {
            var spelling = name.name
            if counts[name, default: 0] > 1 { spelling += "_" + AndroidName.checksum(key.name) }
            // What looks mangled would be read as something else.
            if AndroidName.unmangle(spelling) == spelling { readable[key] = spelling }
        }
    }

    /// Whether an entry's name does not tell its key.
    func isReadable(_ key: Key) -> Bool { readable[key] != nil }

    /// The element that an entry is written as, in all languages.
    func kind(of key: Key) -> AndroidFile.Kind { kinds[key] ?? .string }

    /// The name that stands in the file.
    func spelling(of key: Key) -> String {
        if let name = readable[key] { return name }
        let name = key.name
        if Self.isAcceptable(key, annotatedTables) {
            guard !modules.isEmpty, name.utf8.contains(UInt8(ascii: "x")), AndroidName.unmangle(name) != name,
                modules.contains(AndroidPath.fileName(ofTable: key.table).module)
            else { return name }
        }
        return AndroidName.mangle(name)
    }

    /// Whether a name can stand in the file as it is: names that were read from Android always can.
    private static func isAcceptable(_ key: Key, _ annotatedTables: Set<String>) -> Bool {
        if key.path.count == 1, AndroidName.isSafe(key.path[0]) { return true }
        return annotatedTables.contains(key.table) && AndroidName.isValid(key.name)
    }

    private static func needsLinks(_ entry: Entry) -> Bool {
        entry.annotations[PartAnnotation.self] != nil || entry.annotations[OriginalNameAnnotation.self] != nil
    }

    private static func kind(of key: Key, _ entry: Entry) -> AndroidFile.Kind {
        var kind: AndroidFile.Kind = key.kind == .plural ? .plurals : key.kind == .list ? .array : .string
        for message in entry.messages.values {
            switch message.content {
            case .list: return .array
            case .pattern(let pattern): if pattern.hasNumberSelect { kind = .plurals }
            }
        }
        return kind
    }

    private mutating func findCollisions(in catalog: Catalog) {
        struct Name: Hashable {
            let module: String
            let kind: AndroidFile.Kind
            let spelling: String
        }
        var taken: [Name: Key] = [:]
        taken.reserveCapacity(catalog.entries.count)
        var table: String?
        var module = ""
        for key in catalog.entries.keys {
            if key.table != table {
                table = key.table
                module = AndroidPath.fileName(ofTable: key.table).module
            }
            let name = Name(module: module, kind: kind(of: key), spelling: spelling(of: key))
            guard let other = taken.updateValue(key, forKey: name) else { continue }
            let message =
                "“\(key.name)” of table “\(key.table)” and of table “\(other.table)” get the same name in Android"
            let range = catalog.entries[key]?.messages.values.first?.origin.range
            diagnostics.append(Diagnostic(.error, "duplicate-name", message, at: range))
        }
    }
}

extension Pattern {
    /// Whether the pattern is a choice by number, perhaps within one by product.
    var hasNumberSelect: Bool {
        guard case .select(let select)? = onlyElement else { return false }
        switch select.selector {
        case .argument: return true
        case .environment: return select.variants.contains { $0.pattern.hasNumberSelect }
        case .width: return false
        }
    }
}
