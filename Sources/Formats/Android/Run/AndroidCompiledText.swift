import InterlinguaIR

/// A text as the resource compiler leaves it for the app.
struct AndroidCompiledText: Sendable {
    /// Markup around a part of a text.
    struct Span: Sendable, Hashable {
        var element: String

        /// The attributes, sorted by namespace and name.
        var attributes: [Attribute]

        /// How many elements it stands in.
        var depth: Int

        /// The first UTF-16 unit of the part.
        var first: Int

        /// The last one; `first - 1` if the part is empty.
        var last: Int
    }

    struct Attribute: Sendable, Hashable {
        /// The name without its namespace.
        var name: String

        var value: String
    }

    /// What else a text can be than plain; behind references, since nearly all are.
    enum Kind: Sendable, Hashable {
        /// A text without tags.
        case plain
        /// With markup, which only `getText` and `getQuantityText` give; outer elements before inner ones.
        case styled([Span])
        /// Another resource.
        indirect case reference(AndroidResourceReference)
        /// The resource compiler stops at it; why, as part of a sentence.
        indirect case refused(String)
    }

    var string: String

    var kind: Kind

    /// Whether it is a text with characters, plain or with markup.
    var isText: Bool {
        switch kind {
        case .plain, .styled: true
        case .reference, .refused: false
        }
    }

    /// The text that a text becomes that is too long for a resource table.
    static let tooLarge = "STRING_TOO_LARGE"

    /// The most bytes of UTF-8 that a text may have.
    static let maximumLength = 32_767
}
