package import InterlinguaIR

/// A JSON file that was read: its values in the order of the file, each with its place.
///
/// Values are stretches of the file and become `String`s when they are asked for.
package final class JSONDocument: Sendable {
    /// The file; all offsets are offsets into its text.
    package let file: SourceFile

    /// The values and keys in the order of the file.
    let nodes: [JSONNode]

    /// Creates a document from what a parser found.
    init(file: SourceFile, nodes: [JSONNode]) {
        self.file = file
        self.nodes = nodes
    }

    /// The outermost value; nil if none could be read.
    package var root: JSONElement? { nodes.isEmpty ? nil : JSONElement(document: self, index: 0) }

    /// A node's text, escapes undone.
    func text(of node: JSONNode) -> String {
        file.utf8.withUnsafeBufferPointer { utf8 in
            let bytes = UnsafeBufferPointer(rebasing: utf8[node.textBounds])
            guard node.hasEscapes else { return String(decoding: bytes, as: UTF8.self) }
            return String(unsafeUninitializedCapacity: JSONEscapes.capacity(for: bytes)) {
                JSONEscapes.decode(bytes, into: $0)
            }
        }
    }
}

/// One value of a JSON file, or one key of an object.
package struct JSONElement: Sendable {
    /// What a value can be.
    package enum Kind: String, Sendable, Hashable {
        case object, array, string, number, boolean, null
    }

    /// The file that it stands in.
    package let document: JSONDocument

    /// The place among the document's nodes.
    let index: Int

    private var node: JSONNode { document.nodes[index] }

    /// What the value is; a key is a string.
    package var kind: Kind {
        switch node.kind {
        case .object: .object
        case .array: .array
        case .key, .string: .string
        case .number: .number
        case .yes, .no: .boolean
        case .null: .null
        }
    }

    /// Where the value stands, quotes and brackets included.
    package var range: SourceRange { range(node.bounds) }

    /// Where a text stands, without its quotes; of other values all of it.
    package var textRange: SourceRange { range(node.textBounds) }

    private func range(_ bounds: Range<Int>) -> SourceRange {
        SourceRange(file: document.file, lowerBound: bounds.lowerBound, upperBound: bounds.upperBound)
    }

    /// The text of a string or key, escapes undone; nil for other values.
    package var string: String? {
        let node = node
        return node.kind == .string || node.kind == .key ? document.text(of: node) : nil
    }

    /// A number as it is spelled; nil for other values, and for what JSON does not take for a number.
    package var number: JSONNumber? {
        guard node.kind == .number else { return nil }
        return JSONNumber(spelling)
    }

    /// The value as it is written in the file.
    package var spelling: String { String(decoding: document.file.utf8[node.bounds], as: UTF8.self) }

    /// True or false; nil for other values.
    package var boolean: Bool? { kind == .boolean ? node.kind == .yes : nil }

    package var isNull: Bool { node.kind == .null }

    /// The members of an object in the order of the file, repeated keys included; nil for other values.
    package var members: JSONMembers? { node.kind == .object ? JSONMembers(contents) : nil }

    /// The elements of an array; nil for other values.
    package var elements: JSONElements? { node.kind == .array ? contents : nil }

    /// The elements of an array, or the keys and values of an object in turn; nothing for other values.
    var contents: JSONElements { JSONElements(document: document, place: index + 1, end: Int(node.next)) }

    /// The value of an object's key, the last one if the key is repeated, as most readers of JSON take it.
    ///
    /// Every call looks through the whole object.
    package func value(of key: String) -> JSONElement? {
        guard let members else { return nil }
        var result: JSONElement?
        for member in members where member.key.string == key { result = member.value }
        return result
    }

    /// Where a byte of a string's text stands in the file; the place of the backslash for what an escape stands for.
    package func sourceOffset(ofByte offset: Int) -> Int {
        var cursor = DecodingCursor()
        return sourceOffset(ofByte: offset, &cursor)
    }

    /// The same for one of several ascending offsets into one text: the cursor, a new one for each text, saves what was read.
    func sourceOffset(ofByte offset: Int, _ cursor: inout DecodingCursor) -> Int {
        let bounds = node.textBounds
        guard node.hasEscapes else { return min(bounds.lowerBound + offset, bounds.upperBound) }
        return JSONEscapes.sourceOffset(ofByte: offset, in: document.file.utf8[bounds], &cursor)
    }
}

/// One key of an object with its value.
package struct JSONElementMember: Sendable {
    package let key: JSONElement

    package let value: JSONElement
}

/// The elements of an array, one behind the other.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
    fileprivate let document: JSONDocument
    fileprivate var place: Int
    fileprivate let end: Int

    /// The next element; nil at the end.
    package mutating func next() -> JSONElement? {
        guard place < end, place < document.nodes.count else { return nil }
        let element = JSONElement(document: document, index: place)
        place = Int(document.nodes[place].next)
        return element
    }
}

/// The members of an object, one behind the other.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
    private var elements: JSONElements

    fileprivate init(_ elements: JSONElements) { self.elements = elements }

    /// The next member; nil at the end.
    package mutating func next() -> JSONElementMember? {
        guard let key = elements.next(), let value = elements.next() else { return nil }
        return JSONElementMember(key: key, value: value)
    }
}
