import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics

/// A text that is used as a native format, which only a call with arguments does.
enum AppleI18nextFormat {
    /// What `String(format:)` gives.
    static func text(_ text: String, _ arguments: [ArgumentValue]) -> String {
        var copy = text
        let pattern = copy.withUTF8 { bytes in FormatString(parsing: bytes, as: .foundation).pattern(of: bytes) }
        let entry = Entry(arguments: arguments.indices.map { Argument(position: $0 + 1) })
        let catalog = Catalog(sourceLanguage: .undetermined)
        let rendering = Renderer(catalog)
            .render(Message(pattern), of: entry, in: .undetermined, RenderingContext(arguments, numberStyle: .c))
        return rendering?.shown ?? text
    }
}
