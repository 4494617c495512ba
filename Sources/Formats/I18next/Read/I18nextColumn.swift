import InterlinguaIR

/// One language's part of a namespace: the values of its members, by the names' numbers.
struct I18nextColumn: Sendable {
    let language: LanguageTag

    /// The language as the project spells it.
    let code: String

    let source: I18nextSource

    /// The keys of the objects above the members.
    let levels: [String]

    /// For each name the index of its value's node and 1, or 0 where there is none.
    private(set) var values: [UInt32] = []

    /// Members that are no part of any message, as they are found.
    var rest: [I18nextRestMember] = []

    /// The names of objects without members, which are set aside.
    var emptyObjects: Set<Int> = []

    /// The names of objects that are arrays in the file.
    private(set) var arrays: [Int] = []

    /// Members whose own names differ from the keys under which they are read, by those.
    private(set) var aliases: [Int: Int] = [:]

    /// The file's values.
    var nodes: [JSONNode] { source.document.nodes }

    /// The index of a name's value in the file; nil if the language has none.
    func node(of name: Int) -> Int? {
        guard name < values.count, values[name] > 0 else { return nil }
        return Int(values[name]) - 1
    }

    /// The value of a name; nil if the language has none.
    func element(of name: Int) -> JSONElement? {
        node(of: name).map { JSONElement(document: source.document, index: $0) }
    }

    /// Whether the language has a text, or what stands for one, under a name.
    func hasLeaf(_ name: Int) -> Bool { node(of: name).map { nodes[$0].kind.isLeaf } ?? false }

    /// Whether the language has an object under a name, which the library shows no text for.
    func hasObject(_ name: Int) -> Bool {
        emptyObjects.contains(name) || node(of: name).map { nodes[$0].kind == .object } ?? false
    }

    /// Takes a value away.
    mutating func remove(_ name: Int) { if name < values.count { values[name] = 0 } }

    /// Reads a name's value under another key.
    mutating func move(_ name: Int, to key: Int) {
        guard name < values.count, values[name] > 0 else { return }
        set(values[name], of: key)
        values[name] = 0
        aliases[key] = name
    }

    private mutating func set(_ value: UInt32, of name: Int) {
        if name >= values.count {
            values.append(contentsOf: repeatElement(0, count: name + 1 - values.count))
        }
        values[name] = value
    }

    /// An object or array whose members are being collected.
    private struct Container {
        var end: Int
        var name: Int
        /// The next index of an array; nil for an object.
        var index: Int?
    }

    /// Collects the members of an object and of the objects in it.
    mutating func collect(from root: JSONElement, names: inout I18nextNameTable) {
        let found = collect(from: root, find: { names.number(of: $0, in: $1, expected: $2) }, count: names.count)
        if found.hasRepetitions { removeReplaced(names) }
    }

    /// Collects the members of an object and of the objects in it, all of whose names are known; nil if some are not.
    func collected(from root: JSONElement, names: I18nextNameTable) -> I18nextColumn? {
        var column = self
        let found = column.collect(from: root, find: { names.find($0, in: $1, expected: $2) }, count: names.count)
        if found.hasRepetitions { column.removeReplaced(names) }
        return found.isComplete ? column : nil
    }

    /// Collects members up to one whose name has no number.
    ///
    /// - Parameters:
    ///   - find: The number of a name in an object, where one is expected.
    ///   - count: How many names other languages have.
    /// - Returns: Whether all names had one, and whether a name was given again.
    private mutating func collect(
        from root: JSONElement,
        find: (UnsafeBufferPointer<UInt8>, Int, Int) -> Int?,
        count: Int
    ) -> (isComplete: Bool, hasRepetitions: Bool) {
        let document = source.document
        values = [UInt32](repeating: 0, count: count)
        var hasRepetitions = false
        let isComplete = document.nodes.withUnsafeBufferPointer { nodes in
            document.file.utf8.withUnsafeBufferPointer { bytes in
                var open = [
                    Container(end: Int(nodes[root.index].next), name: I18nextNameTable.root, index: nil)
                ]
                var place = root.index + 1
                var last = -1
                while let container = open.last {
                    guard place < container.end, place < nodes.count else {
                        open.removeLast()
                        continue
                    }
                    let value: Int
                    let found: Int?
                    if let index = container.index {
                        value = place
                        open[open.count - 1].index = index + 1
                        var digits = String(index)
                        found = digits.withUTF8 { find($0, container.name, last + 1) }
                    } else {
                        value = place + 1
                        guard value < container.end else { break }
                        let key = nodes[place]
                        if key.hasEscapes {
                            found = JSONEscapes.decode(document.file.utf8[key.textBounds]).withUnsafeBufferPointer {
                                find($0, container.name, last + 1)
                            }
                        } else {
                            found = find(bytes.slice(key.textBounds), container.name, last + 1)
                        }
                    }
                    guard let name = found else { return false }
                    last = name
                    if name < values.count, values[name] > 0 { hasRepetitions = true }
                    set(UInt32(truncatingIfNeeded: value + 1), of: name)
                    place = Int(nodes[value].next)
                    if nodes[value].kind == .object || Self.holdsContainers(value, nodes) {
                        let isArray = nodes[value].kind == .array
                        if isArray { arrays.append(name) }
                        open.append(Container(end: place, name: name, index: isArray ? 0 : nil))
                        place = value + 1
                    }
                }
                return true
            }
        }
        return (isComplete, hasRepetitions)
    }

    /// Whether a value is an array that holds objects or arrays, so that its elements are members by their index.
    private static func holdsContainers(_ value: Int, _ nodes: UnsafeBufferPointer<JSONNode>) -> Bool {
        guard nodes[value].kind == .array else { return false }
        var index = value + 1
        while index < min(Int(nodes[value].next), nodes.count) {
            if nodes[index].kind == .object || nodes[index].kind == .array { return true }
            index = Int(nodes[index].next)
        }
        return false
    }

    /// Takes away the members of objects whose key was given again: the last one counts.
    private mutating func removeReplaced(_ names: I18nextNameTable) {
        for name in values.indices where values[name] > 0 {
            let parent = names.parents[name]
            guard parent >= 0 else { continue }
            guard let container = node(of: parent), let own = node(of: name), own > container,
                own < Int(nodes[container].next)
            else {
                values[name] = 0
                continue
            }
        }
    }
}
