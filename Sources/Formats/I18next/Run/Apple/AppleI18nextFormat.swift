import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics

/// A text that is used as a native format, which only a call with arguments does.
enum AppleI18nextFormat {
    /// What `String(format:)` gives.
    static func text(_ text: String, _ arguments: [ArgumentValue], _ marks: I18nextMarks) -> String {
        var copy = text
        var pattern = copy.withUTF8 { bytes in FormatString(parsing: bytes, as: .foundation).pattern(of: bytes) }
        if marks.areWanted, marks.marksPositions { pattern.elements = pattern.elements.flatMap(withMarks) }
        let entry = Entry(arguments: arguments.indices.map { Argument(position: $0 + 1) })
        let catalog = Catalog(sourceLanguage: .undetermined)
        let rendering = Renderer(catalog)
            .render(Message(pattern), of: entry, in: .undetermined, RenderingContext(arguments, numberStyle: .c))
        return rendering?.shown ?? text
    }

    /// A placeholder with the marks of what it shows as texts around it.
    private static func withMarks(_ element: Element) -> [Element] {
        guard case .placeholder(let placeholder) = element,
            let opening = ArgumentMark.position(placeholder.argument).opening
        else { return [element] }
        return [.text(String(opening)), element, .text(String(MarkedText.closing))]
    }
}
