import InterlinguaIR
import OrderedCollections

/// Accessors in the types that are around them.
struct AccessorTree: Sendable {
    /// The accessors of the type itself.
    var accessors: [Accessor] = []

    /// The types inside.
    var types: OrderedDictionary<String, AccessorTree> = [:]

    /// Puts accessors into their types; names that stand for two things are told apart and reported.
    static func build(_ accessors: [Accessor], of catalog: Catalog) -> (tree: AccessorTree, diagnostics: [Diagnostic]) {
        var tree = AccessorTree()
        var diagnostics: [Diagnostic] = []
        for accessor in accessors { tree.insertTypes(accessor.path[...]) }
        var owners: [[String]: Int] = [:]
        var named = accessors
        // Not the order of the file decides who keeps a name, so that moving a key changes nothing.
        for index in named.indices.sorted(by: { Self.precedes(named[$0], named[$1], catalog) }) {
            var accessor = named[index]
            let key = catalog.entries.keys[accessor.entry]
            var place = accessor.path + [accessor.name]
            if tree.hasType(place[...]) {
                // Others stand below the key: `settings` beside `settings.title`.
                accessor.name = accessor.name.filter { $0 != "`" } + "_"
                place = accessor.path + [accessor.name]
            }
            if let owner = owners[place] {
                let other = catalog.entries.keys[owner]
                let marked = key.table + "\u{0}" + key.kind.rawValue + "\u{0}" + key.path.joined(separator: "\u{0}")
                accessor.name = accessor.name.filter { $0 != "`" } + "_" + SwiftName.mark(of: marked)
                place = accessor.path + [accessor.name]
                let message = "“\(key.name)” and “\(other.name)” have one name in Swift; the former is \(accessor.name)"
                diagnostics.append(
                    Diagnostic(
                        .warning,
                        "same-accessor",
                        message,
                        at: catalog.entries[key]?.range(in: catalog.sourceLanguage)
                    )
                )
            }
            owners[place] = accessor.entry
            named[index] = accessor
        }
        for accessor in named { tree.insert(accessor, at: accessor.path[...]) }
        return (tree, diagnostics)
    }

    /// Whether an accessor has a better claim to a name: texts before plurals and lists, else by the keys' bytes.
    private static func precedes(_ first: Accessor, _ second: Accessor, _ catalog: Catalog) -> Bool {
        let (left, right) = (catalog.entries.keys[first.entry], catalog.entries.keys[second.entry])
        let kinds = Key.Kind.allCases
        let (one, other) = (kinds.firstIndex(of: left.kind) ?? 0, kinds.firstIndex(of: right.kind) ?? 0)
        if one != other { return one < other }
        if left.name != right.name { return left.name.utf8.lexicographicallyPrecedes(right.name.utf8) }
        return first.entry < second.entry
    }

    private mutating func insertTypes(_ path: ArraySlice<String>) {
        guard let first = path.first else { return }
        types[first, default: AccessorTree()].insertTypes(path.dropFirst())
    }

    private mutating func insert(_ accessor: Accessor, at path: ArraySlice<String>) {
        guard let first = path.first else {
            accessors.append(accessor)
            return
        }
        types[first, default: AccessorTree()].insert(accessor, at: path.dropFirst())
    }

    private func hasType(_ path: ArraySlice<String>) -> Bool {
        guard let first = path.first else { return true }
        return types[first]?.hasType(path.dropFirst()) ?? false
    }
}
