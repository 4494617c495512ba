import InterlinguaFormats
import InterlinguaIR

/// Makes the key tree of one namespace out of a JSON value.
struct ResourceTreeBuilder {
    private let file: SourceFile
    private let delimiters: ScriptDelimiters?
    private var nodes: [ResourceNode] = []

    /// Whether names have points in them or are repeated, so that a path alone does not tell what is found.
    private var hasDottedNames = false

    /// The nodes that have a path of at least two names, with the path.
    private var deep: [(path: String, node: Int32)] = []

    /// Makes a tree; without delimiters texts are not looked at beforehand.
    static func tree(of element: JSONElement, _ delimiters: ScriptDelimiters?) -> ResourceTree {
        var builder = ResourceTreeBuilder(file: element.document.file, delimiters: delimiters)
        builder.add(element, path: "", depth: 0)
        return builder.finish()
    }

    private init(file: SourceFile, delimiters: ScriptDelimiters?) {
        self.file = file
        self.delimiters = delimiters
    }

    @discardableResult
    private mutating func add(_ element: JSONElement, path: String, depth: Int) -> Int32 {
        let index = nodes.count
        let range = element.range
        let lowerBound = UInt32(truncatingIfNeeded: range.lowerBound)
        let upperBound = UInt32(truncatingIfNeeded: range.upperBound)
        if depth > 1 { deep.append((path, Int32(index))) }
        nodes.append(ResourceNode(kind: .null, lowerBound: lowerBound, upperBound: upperBound))
        let kind: ResourceNode.Kind
        switch element.kind {
        case .object:
            var members: [String: Int32] = [:]
            var order: [String] = []
            if let list = element.members {
                for member in list {
                    let name = member.key.string ?? ""
                    if name.utf8.contains(UInt8(ascii: ".")) || name.utf8.contains(UInt8(ascii: "#")) {
                        hasDottedNames = true
                    }
                    let child = add(member.value, path: depth == 0 ? name : path + "." + name, depth: depth + 1)
                    // The last one of several of one name, as JavaScript takes them.
                    if members.updateValue(child, forKey: name) == nil {
                        order.append(name)
                    } else {
                        hasDottedNames = true
                    }
                }
            }
            kind = .object(members, order: order)
        case .array:
            var elements: [Int32] = []
            if let list = element.elements {
                for (place, item) in list.enumerated() {
                    let path = depth == 0 ? String(place) : path + "." + String(place)
                    elements.append(add(item, path: path, depth: depth + 1))
                }
            }
            kind = .list(elements)
        case .string:
            let string = element.string ?? ""
            kind = .text(delimiters.map { ResourceText(string, $0) } ?? ResourceText(string))
        case .number: kind = .number(I18nextNumber(element.number?.value ?? .zero, isOfFile: true))
        case .boolean: kind = .boolean(element.boolean ?? false)
        case .null: kind = .null
        }
        nodes[index] = ResourceNode(kind: kind, lowerBound: lowerBound, upperBound: upperBound)
        return Int32(index)
    }

    private func finish() -> ResourceTree {
        var paths: [String: Int32] = [:]
        paths.reserveCapacity(deep.count)
        if hasDottedNames {
            // What hides what is told by the search itself.
            let bare = ResourceTree(file: file, nodes: nodes, paths: [:], hasDottedNames: true)
            for (path, _) in deep where paths[path] == nil {
                if case .node(_, let found) = bare.search(path, separator: ".") { paths[path] = found }
            }
        } else {
            // Of repeated names the last one stays, as it does among members.
            for (path, node) in deep { paths[path] = node }
        }
        return ResourceTree(file: file, nodes: nodes, paths: paths, hasDottedNames: hasDottedNames)
    }
}
