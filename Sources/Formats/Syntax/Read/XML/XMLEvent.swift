/// One piece of markup or text of an XML document, in document order.
///
/// Front ends walk an array of these. Text is a stretch of the document's bytes, a name an index into its names.
package struct XMLEvent: Sendable {
    /// What kinds of pieces there are.
    package enum Kind: UInt8, Sendable {
        /// A start tag, or an empty-element tag, which an `endElement` follows.
        case startElement
        /// An end tag, or the end of an empty-element tag.
        case endElement
        /// Character data. Text beside CDATA, comments and entities is a run of several events, none of them empty.
        case text
        /// A CDATA section; possibly empty.
        case cdata
        case comment
        case processingInstruction
    }

    package var kind: Kind

    /// Whether it came out of an entity; its bounds are those of the reference in the document then.
    package var isFromEntity: Bool

    /// Whether a start element is written as an empty-element tag, `<a/>`.
    package var isEmptyElementTag: Bool

    /// Index into the document's names: the element's name, or a processing instruction's target; 0 otherwise.
    package var name: UInt32

    /// Byte offset of the piece's first byte in the file: that of a tag's `<`, or of a text's first character.
    package var lowerBound: UInt32

    /// Byte offset behind the piece.
    ///
    /// The end of an empty-element tag has both bounds there.
    package var upperBound: UInt32

    /// For a start element the index of its first attribute, otherwise the first byte of its text in the document's bytes.
    package var first: UInt32

    /// For a start element the number of its attributes, otherwise the number of bytes of its text.
    package var count: UInt32

    /// For a start element the index of its end among the events, and the other way round; otherwise its own index.
    package var partner: UInt32
}

/// One attribute of a start tag, or a namespace declaration, which has the prefix `xmlns`.
package struct XMLAttribute: Sendable {
    /// Index into the document's names.
    package var name: UInt32

    /// The first byte of the value in the document's bytes.
    package var first: UInt32

    /// The number of bytes of the value, references and line ends undone.
    package var count: UInt32

    /// Whether the tag lacks it and the document type declaration gives it.
    package var isDefaulted: Bool
}

/// The name of an element or attribute with its namespace.
package struct XMLName: Sendable, Hashable {
    /// The name without its prefix; empty for the declaration of a default namespace.
    package var local: String

    /// The prefix as written; nil where there is none.
    package var prefix: String?

    /// The address that the namespace has; nil where the name has none.
    package var namespace: String?

    package init(_ local: String, prefix: String? = nil, namespace: String? = nil) {
        self.local = local
        self.prefix = prefix
        self.namespace = namespace
    }

    /// The name as it is written, with its prefix.
    package var qualified: String { prefix.map { local.isEmpty ? $0 : "\($0):\(local)" } ?? local }
}
