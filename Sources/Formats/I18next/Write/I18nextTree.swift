import InterlinguaFormats

/// The nested objects of a file while it is put together; objects stand where their first member stood.
struct I18nextTree {
    private enum Content {
        case value(JSONValue)
        /// The members by their places among the nodes, in order.
        case object([Int])
    }

    private struct Node {
        let name: String
        var content: Content
    }

    private struct Place: Hashable {
        let parent: Int
        let name: String
    }

    private var nodes = [Node(name: "", content: .object([]))]
    private var places: [Place: Int] = [:]
    private var arrays: Set<Int> = []

    /// What became of a value.
    enum Insertion {
        case inserted
        /// The same value stands there already.
        case repeated
        /// Something else stands there, or a text stands where an object would have to be.
        case refused
    }

    /// Puts a value at the end of the object that a path leads to.
    mutating func insert(_ value: JSONValue, at path: some BidirectionalCollection<String>) -> Insertion {
        guard let last = path.last, let parent = object(at: path.dropLast()) else { return .refused }
        if let existing = places[Place(parent: parent, name: last)] {
            if case .value(value) = nodes[existing].content { return .repeated }
            return .refused
        }
        _ = add(Node(name: last, content: .value(value)), to: parent)
        return .inserted
    }

    /// Makes sure that an object stands at a path; nil if a value is in the way.
    @discardableResult
    mutating func object(at path: some Collection<String>) -> Int? {
        var current = 0
        for name in path {
            if let existing = places[Place(parent: current, name: name)] {
                guard case .object = nodes[existing].content else { return nil }
                current = existing
            } else {
                current = add(Node(name: name, content: .object([])), to: current)
            }
        }
        return current
    }

    /// Lets an object be written as an array, whose elements its members are by their indices.
    mutating func markArray(at path: [String]) {
        var current = 0
        for name in path {
            guard let next = places[Place(parent: current, name: name)] else { return }
            current = next
        }
        arrays.insert(current)
    }

    private mutating func add(_ node: Node, to parent: Int) -> Int {
        let index = nodes.count
        places[Place(parent: parent, name: node.name)] = index
        nodes.append(node)
        if case .object(var members) = nodes[parent].content {
            nodes[parent].content = .object([])
            members.append(index)
            nodes[parent].content = .object(members)
        }
        return index
    }

    // MARK: Writing

    private enum Step {
        case node(Int, named: Bool)
        case end
        case null
    }

    func bytes(_ layout: I18nextFileLayout) -> [UInt8] {
        var writer = JSONWriter(layout.writerLayout)
        var steps: [Step] = [.node(0, named: false)]
        while let step = steps.popLast() {
            switch step {
            case .end: writer.end()
            case .null: writer.null()
            case .node(let index, let isNamed):
                if isNamed { writer.key(nodes[index].name) }
                switch nodes[index].content {
                case .value(let value): writer.value(value)
                case .object(let members):
                    if let elements = elements(of: index, members) {
                        writer.beginArray()
                        steps.append(.end)
                        steps += elements.reversed().map { $0.map { .node($0, named: false) } ?? .null }
                    } else {
                        writer.beginObject()
                        steps.append(.end)
                        steps += members.reversed().map { .node($0, named: true) }
                    }
                }
            }
        }
        return writer.finish(endsLine: layout.endsLine)
    }

    /// The members of an object as the elements of an array; nil if it is none, or has other members by now.
    private func elements(of index: Int, _ members: [Int]) -> [Int?]? {
        guard arrays.contains(index) else { return nil }
        var elements: [Int: Int] = [:]
        for member in members {
            guard let number = Int(nodes[member].name), String(number) == nodes[member].name, number >= 0,
                number < 2 * members.count + 16
            else { return nil }
            elements[number] = member
        }
        return (0..<((elements.keys.max() ?? -1) + 1)).map { elements[$0] }
    }
}

extension I18nextFileLayout {
    /// How the writer of JSON sets it out.
    fileprivate var writerLayout: JSONWriter.Layout {
        if usesTabs { return .tabbed }
        return indentation.map { .indented($0) } ?? .compact
    }
}
