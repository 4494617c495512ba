package import InterlinguaFormats
package import InterlinguaIR

/// One value of a file, with its place.
///
/// All values of a key tree stand in one array, an object or array before what is in it.
package struct ResourceNode: Sendable {
    /// What a value can be.
    package enum Kind: Sendable {
        case text(ResourceText)
        case number(I18nextNumber)
        case boolean(Bool)
        case null
        case list([Int32])
        /// The members by name, and the names in the order of the file.
        case object([String: Int32], order: [String])
    }

    /// The value.
    package let kind: Kind

    /// Byte offsets in the file.
    let lowerBound: UInt32
    let upperBound: UInt32
}

/// The key tree of one namespace in one language.
package final class ResourceTree: Sendable {
    /// The file.
    package let file: SourceFile

    /// The values; the first one is the tree itself.
    package let nodes: [ResourceNode]

    /// The values that a path of at least two names leads to, by the names joined by points; only where that is what
    /// JavaScript finds.
    let paths: [String: Int32]

    /// Whether some name has a point in it, or stands twice, so that paths alone do not tell what JavaScript finds.
    let hasDottedNames: Bool

    /// Creates a tree.
    init(file: SourceFile, nodes: [ResourceNode], paths: [String: Int32], hasDottedNames: Bool) {
        self.file = file
        self.nodes = nodes
        self.paths = paths
        self.hasDottedNames = hasDottedNames
    }

    /// Where a value stands.
    package func origin(of node: Int32) -> Origin {
        let node = nodes[Int(node)]
        return Origin(
            range: SourceRange(file: file, lowerBound: Int(node.lowerBound), upperBound: Int(node.upperBound))
        )
    }

    /// A value with all that is in it, as JavaScript holds it.
    package func value(of index: Int32) -> I18nextValue {
        switch nodes[Int(index)].kind {
        case .text(let text): .text(text.string)
        case .number(let number): .number(number)
        case .boolean(let flag): .boolean(flag)
        case .null: .null
        case .list(let elements): .list(elements.map { value(of: $0) })
        case .object(let members, _): .object(members.mapValues { value(of: $0) })
        }
    }
}
