import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Accessors in the groups that are around them.
///
/// Where a text and a group have one name – `settings` beside `settings.title`, or a text beside a list – both keep it:
/// they are of different types, and Swift tells them apart by what is done with them. One type can't declare both, so that
/// the others are declared in extensions of protocols, the layers.
struct AccessorTree: Sendable {
    /// The accessors of the group itself, each with its layer; 0 stands for the type.
    private(set) var accessors: [(accessor: Accessor, layer: Int)] = []

    /// The groups inside by their names.
    private(set) var groups: OrderedDictionary<String, AccessorTree> = [:]

    /// The layers of the groups inside, where they are not 0.
    private(set) var groupLayers: [String: Int] = [:]

    /// How many layers there are beside the type.
    var layerCount: Int { max(accessors.lazy.map(\.layer).max() ?? 0, groupLayers.values.max() ?? 0) }

    /// Whether there are any layers in the group or inside.
    var hasLayers: Bool { layerCount > 0 || groups.values.contains(where: \.hasLayers) }

    /// Puts accessors into their groups.
    ///
    /// Accessors that nothing tells apart get a mark of their keys behind their names, which is reported; but the one whose
    /// key is the name keeps it, unless the project has fixed it for another one. No other name depends on which keys there are.
    static func build(_ accessors: [Accessor], of catalog: Catalog) -> (tree: AccessorTree, diagnostics: [Diagnostic]) {
        var partners: [String: (all: [Int], owners: [Int])] = [:]
        for (place, accessor) in accessors.enumerated() {
            let known = partners[accessor.declaration] ?? ([], [])
            let isOwner = accessor.isLocked || accessor.isSpelledAsKey
            // Fixed names come before all others.
            let owners = known.owners.filter { accessors[$0].isLocked || !accessor.isLocked }
            let isFirst = accessor.isLocked || !owners.contains { accessors[$0].isLocked }
            partners[accessor.declaration] = (known.all + [place], isOwner && isFirst ? owners + [place] : owners)
        }
        var accessors = accessors
        var marked: [(place: Int, partner: Int)] = []
        for place in accessors.indices {
            guard let (all, owners) = partners[accessors[place].declaration], all.count > 1, owners != [place] else {
                continue
            }
            let partner = (owners.prefix(2) + all.prefix(2)).first { $0 != place }
            marked.append((place, partner ?? place))
        }
        var diagnostics: [Diagnostic] = []
        var taken = Set(partners.keys)
        for (place, partner) in marked {
            let key = catalog.entries.keys[accessors[place].entry]
            let name = SwiftName.bare(accessors[place].name)
            var text = key.spelledOut
            repeat {
                accessors[place].name = name + "_" + SwiftName.mark(of: text)
                text += "\u{0}"
            } while !taken.insert(accessors[place].declaration).inserted
            let other = catalog.entries.keys[accessors[partner].entry]
            let message =
                "“\(key.name)” and “\(other.name)” have one name in Swift; the former is \(accessors[place].name)"
            let range = catalog.entries[key]?.range(in: catalog.sourceLanguage)
            var diagnostic = Diagnostic(.note, .sameAccessor, message, at: range)
            if let place = catalog.entries[other]?.range(in: catalog.sourceLanguage) {
                diagnostic.notes = [Diagnostic.Note("“\(other.name)” stands here", at: place)]
            }
            diagnostics.append(diagnostic)
        }
        let order = order(of: accessors, catalog)
        nameChoices(of: &accessors, order, catalog)
        var layers: [String: Int] = [:]
        var layerOf = Array(repeating: 0, count: accessors.count)
        for place in order where accessors[place].parameters.isEmpty {
            layerOf[place] = layers[accessors[place].place, default: 0]
            layers[accessors[place].place, default: 0] += 1
        }
        var tree = AccessorTree()
        for (accessor, layer) in zip(accessors, layerOf) { tree.insert(accessor, layer, at: accessor.path[...]) }
        tree.placeGroups(layers, path: "")
        return (tree, diagnostics)
    }

    /// Gives enums of choices other names where accessors of one name choose among different texts.
    private static func nameChoices(of accessors: inout [Accessor], _ order: [Int], _ catalog: Catalog) {
        var texts: [String: Set<String>] = [:]
        for place in order {
            for index in accessors[place].choices.indices {
                let choice = accessors[place].choices[index]
                if texts[choice.name] == nil { texts[choice.name] = Set(choice.texts) }
                if texts[choice.name] == Set(choice.texts) { continue }
                let key = catalog.entries.keys[accessors[place].entry]
                let name = choice.name + "_" + SwiftName.mark(of: key.spelledOut)
                texts[name] = Set(choice.texts)
                accessors[place].choices[index].name = name
                for other in accessors[place].parameters.indices
                where accessors[place].parameters[other].kind == .choice(choice.name) {
                    accessors[place].parameters[other].kind = .choice(name)
                }
            }
        }
    }

    /// The places of accessors: texts before plurals and lists, else by the keys' bytes, so that moving a key in its file
    /// changes nothing.
    private static func order(of accessors: [Accessor], _ catalog: Catalog) -> [Int] {
        let keys = accessors.map { catalog.entries.keys[$0.entry] }
        return Key.Kind.allCases.flatMap { kind in
            keys.indices.filter { keys[$0].kind == kind }
                .sorted { left, right in
                    let order = keys[left].name.compareBytes(to: keys[right].name)
                    return order == 0 ? left < right : order < 0
                }
        }
    }

    /// The names of all accessors, of one entry the only one.
    func names(in catalog: Catalog) -> NameLock {
        var lock = NameLock()
        var trees = [self]
        while let tree = trees.popLast() {
            for (accessor, _) in tree.accessors {
                let words = (accessor.path + [accessor.name]).map(SwiftName.bare)
                lock.names[catalog.entries.keys[accessor.entry]] = words.joined(separator: ".")
            }
            trees += tree.groups.values
        }
        return lock
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

extension Key {
    /// The key with all that tells it from others.
    fileprivate var spelledOut: String {
        table + "\u{0}" + kind.rawValue + "\u{0}" + path.joined(separator: "\u{0}")
    }
}

extension Accessor {
    /// The names of the groups around it and its own.
    fileprivate var place: String { (path + [name]).joined(separator: ".") }

    /// What no other accessor of a type may have as well: its name, labels and types, all kinds of numbers as one.
    fileprivate var declaration: String {
        let parameters = parameters.map { parameter in
            let isNumber = [.integer, .number, .count].contains(parameter.kind)
            return "\(parameter.label):\(isNumber ? .count : parameter.kind)"
        }.joined(separator: ",")
        return place + "(" + parameters + ")" + (isList ? "[]" : "")
    }
}
