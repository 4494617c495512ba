/// A text with its moving parts, in order; adjacent texts are one and no text is empty.
///
/// Nearly every pattern is one text, which is held without an array around it. Who looks at very many patterns asks for
/// `plainText` first.
public struct Pattern: Sendable, Hashable {
    /// What a pattern holds; one text is never held as elements, unless it is empty.
    @usableFromInline
    enum Storage: Sendable, Hashable {
        /// One text; empty if there is no element.
        case text(String)
        /// One element that is no text, or several elements.
        case elements([Element])
    }

    /// What the pattern holds.
    @usableFromInline var storage: Storage

    /// The parts, in order; what is set is kept as it is, and the validator tells whether texts are joined in it.
    public var elements: [Element] {
        get {
            switch storage {
            case .text(let text): text.isEmpty ? [] : [.text(text)]
            case .elements(let elements): elements
            }
        }
        set { storage = Self.storage(of: newValue) }
        _modify {
            var elements = elements
            // The array has to be the only one for changes in place.
            storage = .text("")
            defer { storage = Self.storage(of: elements) }
            yield &elements
        }
    }

    /// Creates a pattern, joining adjacent texts and leaving empty ones out.
    public init(_ elements: [Element] = []) {
        if elements.count == 1, !elements[0].isText {
            storage = .elements(elements)
            return
        }
        storage = .text("")
        if elements.isEmpty { return }
        for element in elements { append(element) }
    }

    /// Creates a pattern of one text.
    @inlinable public init(_ text: String) { storage = .text(text) }

    /// Appends an element; a text is joined to a text before it.
    public mutating func append(_ element: Element) {
        if case .text(let text) = element, text.isEmpty { return }
        // Taken out and consumed, so that texts and arrays grow in place: files hold texts of a million pieces.
        let held = storage
        storage = .text("")
        switch consume held {
        case .text(var own):
            if case .text(let text) = element {
                own += text
                storage = .text(own)
            } else {
                // What is more than a text has several elements, for which room is made at once.
                var elements: [Element] = []
                elements.reserveCapacity(3)
                if !own.isEmpty { elements.append(.text(own)) }
                elements.append(element)
                storage = .elements(elements)
            }
        case .elements(var elements):
            if case .text(let text) = element, case .text(var joined)? = elements.last {
                elements.removeLast()
                joined += text
                elements.append(.text(joined))
            } else {
                elements.append(element)
            }
            storage = .elements(elements)
        }
    }

    /// Appends all elements of another pattern.
    public mutating func append(_ other: Pattern) {
        switch other.storage {
        case .text(let text): append(.text(text))
        case .elements(let elements): for element in elements { append(element) }
        }
    }

    /// The text, if the pattern is nothing else.
    @inlinable public var plainText: String? {
        if case .text(let text) = storage { return text }
        return nil
    }

    /// Whether there is nothing in the pattern.
    @inlinable public var isEmpty: Bool {
        if case .text(let text) = storage { return text.isEmpty }
        return false
    }

    /// The element that is all of the pattern; nil if there are several, or none.
    public var onlyElement: Element? {
        switch storage {
        case .text(let text): text.isEmpty ? nil : .text(text)
        case .elements(let elements): elements.count == 1 ? elements[0] : nil
        }
    }

    private static func storage(of elements: [Element]) -> Storage {
        switch elements.count {
        case 0: return .text("")
        case 1:
            if case .text(let text) = elements[0], !text.isEmpty { return .text(text) }
            return .elements(elements)
        default: return .elements(elements)
        }
    }
}

/// One part of a pattern.
///
/// Texts are stored in place and all others behind a reference.
public enum Element: Sendable, Hashable {
    /// A text that stands for itself.
    case text(String)
    /// The place where an argument is shown.
    indirect case placeholder(Placeholder)
    /// A choice among variants.
    indirect case select(Select)
    /// Another entry's message.
    indirect case reference(Reference)
    /// A span that the text keeps.
    indirect case markup(Markup)

    /// Whether it is a text.
    var isText: Bool {
        if case .text = self { return true }
        return false
    }
}
