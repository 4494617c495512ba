/// A text with its moving parts, in order; adjacent texts are one and no text is empty.
public struct Pattern: Sendable, Hashable {
    /// The parts, in order.
    public var elements: [Element]

    /// Creates a pattern, joining adjacent texts and leaving empty ones out.
    public init(_ elements: [Element] = []) {
        self.elements = []
        self.elements.reserveCapacity(elements.count)
        for element in elements { append(element) }
    }

    /// Creates a pattern of one text.
    @inlinable public init(_ text: String) { elements = text.isEmpty ? [] : [.text(text)] }

    /// Appends an element; a text is joined to a text before it.
    public mutating func append(_ element: Element) {
        // Most patterns are one text; those that are not have several elements, for which room is made at once.
        if elements.count == 1 { elements.reserveCapacity(4) }
        guard case .text(let text) = element else {
            elements.append(element)
            return
        }
        if text.isEmpty { return }
        if case .text(var joined)? = elements.last {
            // Out of the array first, so that the text grows in place: files hold texts of a million pieces.
            elements.removeLast()
            joined += text
            elements.append(.text(joined))
        } else {
            elements.append(element)
        }
    }

    /// Appends all elements of another pattern.
    public mutating func append(_ other: Pattern) {
        for element in other.elements { append(element) }
    }

    /// The text, if the pattern is nothing else.
    @inlinable public var plainText: String? {
        switch elements.count {
        case 0: return ""
        case 1:
            if case .text(let text) = elements[0] { return text }
            return nil
        default: return nil
        }
    }
}

/// One part of a pattern.
///
/// Texts are stored in place and all others behind a reference, since nearly every pattern is one text.
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
}
