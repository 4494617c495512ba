import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Accessors in the groups that are around them.
///
/// A name never depends on what stands beside it, so that a new key renames no other. Where two things have one name –
/// a text `settings` beside a group of `settings.title`, a text beside a list – both keep it: they are of different types,
/// and Swift tells them apart by what is done with them. One type can't declare both, so that the others are declared in
/// extensions of protocols, the layers.
struct AccessorTree: Sendable {
    /// The accessors of the group itself, each with its layer; 0 stands for the type.
    private(set) var accessors: [(accessor: Accessor, layer: Int)] = []

    /// The groups inside by their names.
    private(set) var groups: OrderedDictionary<String, AccessorTree> = [:]

    /// The layers of the groups inside, where they are not 0.
    private(set) var groupLayers: [String: Int] = [:]

    /// How many layers there are beside the type.
    var layerCount: Int { max(accessors.lazy.map(\.layer).max() ?? 0, groupLayers.values.max() ?? 0) }

    /// Puts accessors into their groups; accessors that nothing tells apart get other names, which is reported.
    static func build(_ accessors: [Accessor], of catalog: Catalog) -> (tree: AccessorTree, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        var declared: [String: Accessor] = [:]
        var layers: [String: Int] = [:]
        var placed: [(accessor: Accessor, layer: Int)] = accessors.map { ($0, 0) }
        // Not the order of the file decides who keeps a name, so that moving a key changes nothing.
        for index in claims(of: accessors, catalog) {
            var accessor = accessors[index]
            var declaration = accessor.declaration
            if let other = declared[declaration] {
                let key = catalog.entries.keys[accessor.entry]
                let otherKey = catalog.entries.keys[other.entry]
                let marked = key.table + "\u{0}" + key.kind.rawValue + "\u{0}" + key.path.joined(separator: "\u{0}")
                accessor.name = SwiftName.bare(accessor.name) + "_" + SwiftName.mark(of: marked)
                let message =
                    "“\(key.name)” and “\(otherKey.name)” have one name in Swift; the former is \(accessor.name)"
                let range = catalog.entries[key]?.range(in: catalog.sourceLanguage)
                var diagnostic = Diagnostic(.warning, .sameAccessor, message, at: range)
                if let place = catalog.entries[otherKey]?.range(in: catalog.sourceLanguage) {
                    diagnostic.notes = [Diagnostic.Note("“\(otherKey.name)” stands here", at: place)]
                }
                diagnostics.append(diagnostic)
                declaration = accessor.declaration
            }
            declared[declaration] = accessor
            placed[index].accessor = accessor
            guard accessor.parameters.isEmpty else { continue }
            placed[index].layer = layers[accessor.place, default: 0]
            layers[accessor.place, default: 0] += 1
        }
        var tree = AccessorTree()
        for (accessor, layer) in placed { tree.insert(accessor, layer, at: accessor.path[...]) }
        tree.placeGroups(layers, path: "")
        return (tree, diagnostics)
    }

    /// The places of accessors, those with the better claim to a name first: texts before plurals and lists, else by the
    /// keys' bytes.
    private static func claims(of accessors: [Accessor], _ catalog: Catalog) -> [Int] {
        var byKind: [Key.Kind: [(name: String, place: Int)]] = [:]
        for (place, accessor) in accessors.enumerated() {
            let key = catalog.entries.keys[accessor.entry]
            byKind[key.kind, default: []].append((key.name, place))
        }
        return Key.Kind.allCases.flatMap { kind in
            (byKind[kind] ?? []).sorted { left, right in
                let order = left.name.compareBytes(to: right.name)
                return order == 0 ? accessors[left.place].entry < accessors[right.place].entry : order < 0
            }.map(\.place)
        }
    }

    private mutating func insert(_ accessor: Accessor, _ layer: Int, at path: ArraySlice<String>) {
        guard let first = path.first else {
            accessors.append((accessor, layer))
            return
        }
        groups[first, default: AccessorTree()].insert(accessor, layer, at: path.dropFirst())
    }

    private mutating func placeGroups(_ layers: [String: Int], path: String) {
        for index in groups.elements.indices {
            let name = groups.elements[index].key
            let place = path + name
            if let layer = layers[place] { groupLayers[name] = layer }
            groups.values[index].placeGroups(layers, path: place + ".")
        }
    }
}

extension Accessor {
    /// The names of the groups around it and its own.
    fileprivate var place: String { (path + [name]).joined(separator: ".") }

    /// What no other accessor of a type may have as well: its name, labels and types.
    fileprivate var declaration: String {
        let parameters = parameters.map { "\($0.label):\($0.kind)" }.joined(separator: ",")
        return place + "(" + parameters + ")" + (isList ? "[]" : "")
    }
}
