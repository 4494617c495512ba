import InterlinguaFormats
import InterlinguaIR

/// How the entries of a catalogue are called in the files.
struct AndroidNamePlan: Sendable {
    /// Names that are taken twice in one module.
    private(set) var diagnostics: [Diagnostic] = []

    /// Modules in which some file declares our namespace, where names that look mangled have to be mangled.
    private var modules: Set<String> = []
    private var annotatedTables: Set<String> = []
    private let sourceNames: [Key: String]
    private var kinds: [Key: AndroidFile.Kind] = [:]

    /// How keys that can't be names are spelled.
    let style: AndroidNameStyle

    /// Readable names of entries whose keys can't be names.
    private var readable: [Key: String] = [:]

    private let tables: AndroidTablePlan

    /// The wholes of parts; a part that is none needs no key, since it becomes part of its whole again.
    private var wholes: Set<Key> = []

    /// Decides how all entries of a catalogue are called.
    ///
    /// - Parameter options: tell what the source's apps call entries, and what those are called that are there.
    init(
        _ catalog: Catalog,
        _ tables: AndroidTablePlan,
        style: AndroidNameStyle,
        _ options: WritingOptions
    ) {
        self.tables = tables
        let sourceNames = options.sourceNames
        self.style = style
        self.sourceNames = sourceNames
        for table in tables.renamed { modules.insert(tables.module(ofTable: table)) }
        for (name, table) in catalog.tables where table.annotations[AndroidTableAnnotation.self] != nil {
            annotatedTables.insert(name)
        }
        kinds.reserveCapacity(catalog.entries.count)
        let annotatedTables = annotatedTables
        let others =
            style == .readable
            ? Set(options.existing?.names.lazy.filter { $0.name != $0.key.name }.map(\.key) ?? []) : []
        let facts = Array(catalog.entries.elements).concurrentMapInRuns { key, entry in
            let isPlain =
                Self.isAcceptable(key, annotatedTables, sourceNames) && !Self.needsLinks(entry) && !others.contains(key)
            return (key: key, kind: Self.kind(of: key, entry), isPlain: isPlain)
        }
        for (key, kind, isPlain) in facts {
            kinds[key] = kind
            if !isPlain { modules.insert(tables.module(ofTable: key.table)) }
        }
        for (key, entry) in catalog.entries {
            guard let part = entry.annotations[PartAnnotation.self] else { continue }
            wholes.insert(Key(part.whole, table: key.table))
        }
        if style == .readable, !modules.isEmpty {
            let names = AndroidReadableNames(catalog, tables, options.existing) {
                Self.isAcceptable($0, annotatedTables, sourceNames) && !others.contains($0)
            }
            readable = names.names
        }
        findCollisions(in: catalog)
    }

    /// The element that an entry is written as, in all languages.
    func kind(of key: Key) -> AndroidFile.Kind { kinds[key] ?? .string }

    /// The name that stands in the file.
    func spelling(of key: Key) -> String {
        switch style {
        case .readable: readable[key] ?? key.name
        case .mangled:
            Self.isAcceptable(key, annotatedTables, sourceNames) && !looksMangled(key.name, key)
                ? key.name : AndroidName.mangle(key.name)
        }
    }

    /// In which languages' files the key stands beside the name.
    func keyLink(of key: Key, _ entry: Entry) -> KeyLink {
        if style == .mangled { return .none }
        let name = spelling(of: key)
        // Every file by itself takes what looks mangled for it.
        if looksMangled(name, key) { return .allLanguages }
        if name == key.name { return .none }
        let isPart = entry.annotations[PartAnnotation.self] != nil
        return isPart && !wholes.contains(Key(key.name, table: key.table)) ? .none : .oneLanguage
    }

    /// In which languages' files an entry's key stands beside its name.
    enum KeyLink {
        /// The possible files.
        case none, oneLanguage, allLanguages
    }

    /// Whether a front end would take a name for a mangled one.
    private func looksMangled(_ name: String, _ key: Key) -> Bool {
        !modules.isEmpty && name.utf8.contains(UInt8(ascii: "x")) && AndroidName.unmangle(name) != name
            && modules.contains(tables.module(ofTable: key.table))
    }

    /// Whether a key can stand in the file as it is: names that were read from Android always can.
    private static func isAcceptable(
        _ key: Key,
        _ annotatedTables: Set<String>,
        _ sourceNames: [Key: String]
    ) -> Bool {
        if key.path.count == 1, AndroidName.isSafe(key.path[0]) { return true }
        return annotatedTables.contains(key.table) && AndroidName.isValid(key.name) && sourceNames[key] == nil
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
                module = tables.module(ofTable: key.table)
            }
            let name = Name(module: module, kind: kind(of: key), spelling: spelling(of: key))
            guard let other = taken.updateValue(key, forKey: name) else { continue }
            let message =
                "“\(key.name)” of table “\(key.table)” and of table “\(other.table)” get the same name in Android"
            let range = catalog.entries[key]?.messages.values.first?.origin.range
            diagnostics.append(Diagnostic(.error, .duplicateName, message, at: range))
        }
    }
}

extension Pattern {
    /// Whether the pattern is a choice by number, perhaps within one by product.
    var hasNumberSelect: Bool {
        guard let select = onlySelect else { return false }
        switch select.selector {
        case .argument: return true
        case .environment: return select.variants.contains { $0.pattern.hasNumberSelect }
        case .width: return false
        }
    }
}
