import InterlinguaIR

/// One namespace while it is read: its names in all languages, and each language's values.
struct I18nextTableDraft: Sendable {
    /// The name in the catalogue: empty for the default namespace.
    let name: String

    /// The folder around languages and namespaces.
    let root: String

    /// The namespace as calls name it.
    let namespace: String

    /// The names of all languages' members.
    var names = I18nextNameTable()

    /// The languages' parts, the source language's first.
    var columns: [I18nextColumn] = []

    /// The names that have a text, or what stands for one, in some language; in the order of the names.
    private(set) var leaves: [Int] = []

    /// Begins a namespace.
    init(name: String, root: String, namespace: String) {
        self.name = name
        self.root = root
        self.namespace = namespace
    }

    /// Finds the names that have a text in some language.
    mutating func collectLeaves() {
        var isLeaf = [Bool](repeating: false, count: names.count)
        let hasContainers = columns.map { Set($0.arrays) }
        for column in columns {
            column.nodes.withUnsafeBufferPointer { nodes in
                for name in column.values.indices where !isLeaf[name] && column.values[name] > 0 {
                    isLeaf[name] = nodes[Int(column.values[name]) - 1].kind.isLeaf
                }
            }
        }
        // An array of objects is no text itself, unless another language has one there.
        for column in columns where !column.arrays.isEmpty {
            for array in column.arrays where isLeaf[array] {
                isLeaf[array] = columns.indices.contains { other in
                    guard !hasContainers[other].contains(array), let node = columns[other].node(of: array) else {
                        return false
                    }
                    return columns[other].nodes[node].kind.isLeaf
                }
            }
        }
        leaves = isLeaf.indices.filter { isLeaf[$0] }
    }

    /// Whether a language has a text, or what stands for one, under a name.
    func hasLeaf(_ name: Int, in column: Int) -> Bool {
        guard let node = columns[column].node(of: name) else { return false }
        return columns[column].nodes[node].kind.isLeaf
    }

    /// Whether some language has a text under a name.
    func hasLeaf(_ name: Int) -> Bool { columns.indices.contains { hasLeaf(name, in: $0) } }

    /// Where a name's first text stands.
    func firstPlace(of name: Int) -> SourceRange? {
        for column in columns { if let element = column.element(of: name) { return element.range } }
        return nil
    }
}

extension JSONNode.Kind {
    /// Whether a member with such a value is no object.
    var isLeaf: Bool { self != .object }
}
