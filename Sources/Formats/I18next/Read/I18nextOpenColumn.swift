import InterlinguaIR

/// One language's part of a namespace while entries are made of it, its arrays lent for very many short looks.
///
/// A debug build counts references and checks bounds by calls: here nothing is counted but the part itself.
final class I18nextOpenColumn {
    /// Its number among the namespace's.
    let number: Int

    let language: LanguageTag

    /// The file's values.
    let document: JSONDocument

    /// Whether some keys are read under other names than their own.
    let hasAliases: Bool

    /// Whether an empty text counts as missing.
    private let skipsEmpty: Bool

    private let file: SourceFile
    private let values: UnsafeBufferPointer<UInt32>
    private let nodes: UnsafeBufferPointer<JSONNode>
    private let bytes: UnsafeBufferPointer<UInt8>

    private init(
        _ column: I18nextColumn,
        number: Int,
        skipsEmpty: Bool,
        values: UnsafeBufferPointer<UInt32>,
        nodes: UnsafeBufferPointer<JSONNode>,
        bytes: UnsafeBufferPointer<UInt8>
    ) {
        self.number = number
        self.skipsEmpty = skipsEmpty
        language = column.language
        document = column.source.document
        file = column.source.document.file
        hasAliases = !column.aliases.isEmpty
        self.values = values
        self.nodes = nodes
        self.bytes = bytes
    }

    /// Calls a function with a language's part, which must not be kept.
    static func open<Result>(
        _ column: I18nextColumn,
        number: Int,
        skipsEmpty: Bool = false,
        _ body: (I18nextOpenColumn) -> Result
    ) -> Result {
        column.values.withUnsafeBufferPointer { values in
            column.nodes.withUnsafeBufferPointer { nodes in
                column.source.document.file.utf8.withUnsafeBufferPointer { bytes in
                    body(
                        I18nextOpenColumn(
                            column,
                            number: number,
                            skipsEmpty: skipsEmpty,
                            values: values,
                            nodes: nodes,
                            bytes: bytes
                        )
                    )
                }
            }
        }
    }

    /// The index of a name's value in the file; nil if the language has none, or one that counts as missing.
    func node(of name: Int) -> Int? {
        guard let node = anyNode(of: name) else { return nil }
        return skipsEmpty && nodes[node].isEmptyText ? nil : node
    }

    /// The index of a name's empty text that counts as missing; nil if the language has none.
    func skippedNode(of name: Int) -> Int? {
        guard skipsEmpty, let node = anyNode(of: name), nodes[node].isEmptyText else { return nil }
        return node
    }

    private func anyNode(of name: Int) -> Int? {
        guard name < values.count else { return nil }
        let value = Int(values[name])
        return value > 0 && value <= nodes.count ? value - 1 : nil
    }

    func value(at node: Int) -> JSONNode { nodes[node] }

    /// The text of a value that is one, escapes not undone.
    func text(of node: JSONNode) -> UnsafeBufferPointer<UInt8> {
        let bounds = node.textBounds
        return bytes.slice(from: bounds.lowerBound, to: bounds.upperBound)
    }

    /// Where a value stands.
    func origin(of node: JSONNode) -> Origin {
        Origin(range: SourceRange(file: file, bounds: node.lowerBound..<max(node.lowerBound, node.upperBound)))
    }

    /// A value with all that can be asked of it.
    func element(at node: Int) -> JSONElement { JSONElement(document: document, index: node) }
}

extension JSONNode {
    /// Whether it is a text without characters.
    fileprivate var isEmptyText: Bool {
        guard case .string = kind else { return false }
        return textBounds.isEmpty
    }
}
