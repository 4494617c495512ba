/// A text whose elements are written into it.
struct AndroidMarkedText {
    private let string: String
    private let spans: [AndroidCompiledText.Span]

    /// The signs that stand around a tag.
    private let brackets: (open: String, close: String)

    /// Whether the text is used as a format, in which percent signs of attributes are doubled.
    private let isFormat: Bool

    /// The text with its elements.
    private(set) var text = ""

    /// How many UTF-16 units of the characters were written, and up to where.
    private var units = 0
    private var position: String.Index

    /// Writes elements into a text, or marks that no text can be mistaken for.
    init(_ string: String, _ spans: [AndroidCompiledText.Span], areTags: Bool, isFormat: Bool) {
        self.string = string
        self.spans = spans
        self.isFormat = isFormat
        brackets = areTags ? ("<", ">") : ("\u{27E6}", "\u{27E7}")
        position = string.startIndex
        write()
    }

    private mutating func write() {
        var open: [AndroidCompiledText.Span] = []
        for (index, span) in spans.enumerated() {
            while let last = open.last, last.depth >= span.depth {
                close(last)
                open.removeLast()
            }
            writeCharacters(upTo: span.first)
            let hasContent = span.last >= span.first || (index + 1 < spans.count && spans[index + 1].depth > span.depth)
            text += tag(of: span, isEmpty: !hasContent)
            if hasContent { open.append(span) }
        }
        while let last = open.popLast() { close(last) }
        text += string[position...]
    }

    private mutating func close(_ span: AndroidCompiledText.Span) {
        writeCharacters(upTo: span.last + 1)
        text += "\(brackets.open)/\(span.element)\(brackets.close)"
    }

    private mutating func writeCharacters(upTo unit: Int) {
        guard unit > units else { return }
        let end = string.utf16.index(position, offsetBy: unit - units, limitedBy: string.utf16.endIndex)
        text += string[position..<(end ?? string.endIndex)]
        position = end ?? string.endIndex
        units = unit
    }

    private func tag(of span: AndroidCompiledText.Span, isEmpty: Bool) -> String {
        var tag = brackets.open + span.element
        for attribute in span.attributes {
            let value = attribute.value.replacing("\"", with: "&quot;")
            tag += " \(attribute.name)=\"\(isFormat ? value.replacing("%", with: "%%") : value)\""
        }
        return tag + (isEmpty ? "/" : "") + brackets.close
    }
}
