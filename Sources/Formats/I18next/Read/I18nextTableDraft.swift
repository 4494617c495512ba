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

    /// Whether the names that have a text are others by now.
    var hasChanged = false

    /// Begins a namespace.
    init(name: String, root: String, namespace: String) {
        self.name = name
        self.root = root
        self.namespace = namespace
    }

    /// Finds the names that have a text in some language.
    mutating func collectLeaves() {
        hasChanged = false
        var isLeaf = marks { node, _ in
            if case .object = node.kind { false } else { true }
        }
        collectArrays(&isLeaf)
        leaves.removeAll(keepingCapacity: true)
        leaves.reserveCapacity(isLeaf.count)
        var name = 0
        while name < isLeaf.count {
            if isLeaf[name] { leaves.append(name) }
            name += 1
        }
    }

    /// For each name whether some language's value, shown with its index in the file, is of a kind.
    func marks(of isMarked: (JSONNode, Int) -> Bool) -> [Bool] {
        var marks = [Bool](repeating: false, count: names.count)
        marks.withUnsafeMutableBufferPointer { marks in
            for column in columns {
                column.withValues { values, nodes in
                    // Plain pointers, which cost no call in a debug build: every name of every language passes here.
                    guard let marks = marks.baseAddress, let own = values.baseAddress,
                        let firstNode = nodes.baseAddress
                    else { return }
                    var name = 0
                    let count = min(values.count, names.count)
                    let nodeCount = nodes.count
                    while name < count {
                        if own[name] > 0, !marks[name] {
                            let node = Int(own[name]) - 1
                            if node < nodeCount { marks[name] = isMarked(firstNode[node], node) }
                        }
                        name += 1
                    }
                }
            }
        }
        return marks
    }

    /// An array of objects is no text itself, unless another language has one there.
    private func collectArrays(_ isLeaf: inout [Bool]) {
        if columns.allSatisfy(\.arrays.isEmpty) { return }
        let hasContainers = columns.map { Set($0.arrays) }
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
    }

    /// Whether a language has a text, or what stands for one, under a name.
    func hasLeaf(_ name: Int, in column: Int) -> Bool {
        columns[column].hasLeaf(name)
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
