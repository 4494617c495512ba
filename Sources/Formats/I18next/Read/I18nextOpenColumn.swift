import InterlinguaIR

/// One language's part of a namespace while entries are made of it.
///
/// A debug build copies all parts of a value that is asked something; so this is an object.
final class I18nextOpenColumn {
    /// Its number among the namespace's.
    let number: Int

    let language: LanguageTag
    let document: JSONDocument

    /// Whether some keys are read under other names than their own.
    let hasAliases: Bool

    private let column: I18nextColumn

    /// Whether an empty text counts as missing.
    private let skipsEmpty: Bool

    init(_ column: I18nextColumn, number: Int, skipsEmpty: Bool = false) {
        self.column = column
        self.number = number
        self.skipsEmpty = skipsEmpty
        language = column.language
        document = column.source.document
        hasAliases = !column.aliases.isEmpty
    }

    /// The index of a name's value in the file; nil if the language has none, or one that counts as missing.
    func node(of name: Int) -> Int? {
        guard let node = column.node(of: name) else { return nil }
        return skipsEmpty && value(at: node).isEmptyText ? nil : node
    }

    /// The index of a name's empty text that counts as missing; nil if the language has none.
    func skippedNode(of name: Int) -> Int? {
        guard skipsEmpty, let node = column.node(of: name), value(at: node).isEmptyText else { return nil }
        return node
    }

    func value(at node: Int) -> JSONNode { document.nodes[node] }

    /// Where a value stands.
    func origin(of node: JSONNode) -> Origin {
        Origin(range: SourceRange(file: document.file, bounds: node.lowerBound..<max(node.lowerBound, node.upperBound)))
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
