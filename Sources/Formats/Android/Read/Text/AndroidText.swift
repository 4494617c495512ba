import InterlinguaIR

/// A text of an Android resource file, decoded: what the app sees, and where tags stood in it.
struct AndroidText {
    /// A tag that stood in the text.
    struct Boundary: Equatable {
        enum Kind: Equatable {
            /// A start tag; the index of its event.
            case open(event: Int)
            /// The end of the innermost element.
            case close
        }

        /// The offset into the decoded bytes.
        var offset: Int

        var kind: Kind
    }

    /// The decoded text in UTF-8.
    var bytes: [UInt8] = []

    /// The tags of spans and protected parts, in the order of the text.
    var boundaries: [Boundary] = []

    /// Whether there is an element that becomes a span; such a text is never a reference.
    var hasSpans = false

    /// What the text refers to; nil for a text that says something itself.
    var reference: AndroidReference?

    /// Forgets the text, but not the room for the next one.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        boundaries.removeAll(keepingCapacity: true)
        hasSpans = false
        reference = nil
    }
}

/// A text that refers to another resource.
package enum AndroidReference: Equatable {
    /// A resource of the project: its type (`string`, `plurals`, `array` or another) and its name.
    case resource(type: String, name: String)
    /// A resource of the system or of a library, a theme attribute, `@null` or `@empty`, as spelled.
    case external(String)
}
