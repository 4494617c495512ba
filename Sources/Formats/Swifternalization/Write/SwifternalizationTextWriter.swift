import InterlinguaFormats
import InterlinguaIR

/// Writes the texts of one entry, as formats if some text shows an argument.
struct SwifternalizationTextWriter {
    private let arguments: [Argument]
    private let isFormat: Bool
    private let annotation: SwifternalizationEntryAnnotation?

    init(_ entry: Entry) {
        arguments = entry.arguments
        isFormat = entry.showsArguments
        annotation = entry.annotations[SwifternalizationEntryAnnotation.self]
    }

    /// A pattern without selects as a text.
    func text(of pattern: Pattern) throws(UnwritableMessage) -> String {
        if let text = pattern.plainText { return isFormat ? FormatString.escaping(text) : text }
        let positions = pattern.argumentIndices.map { arguments.indices.contains($0) ? arguments[$0].position : nil }
        var text = try steps(for: pattern)
        if positions.contains(nil) { throw UnwritableMessage("an argument without a position") }
        try append(pattern, isNumbered: positions != [1] || pattern.specifierCount > 1, to: &text)
        return text
    }

    private func steps(for pattern: Pattern) throws(UnwritableMessage) -> String {
        do throws(FoundationFormatWriter.UnshownDecimal) {
            return try FoundationFormatWriter.steps(for: pattern, arguments: arguments)
        } catch {
            throw UnwritableMessage(error.description)
        }
    }

    private func append(_ pattern: Pattern, isNumbered: Bool, to text: inout String) throws(UnwritableMessage) {
        for element in pattern.elements {
            switch element {
            case .text(let literal): text += isFormat ? FormatString.escaping(literal) : literal
            case .placeholder(let placeholder):
                text += FoundationFormatWriter.spelling(
                    of: placeholder,
                    arguments: arguments,
                    isNumbered: isNumbered,
                    spelled: annotation?.spelling(ofArgument: placeholder.argument)
                )
            case .markup(let markup): try append(markup.content, isNumbered: isNumbered, to: &text)
            case .reference: throw UnwritableMessage("a reference to another entry")
            case .select: throw UnwritableMessage("a choice within its text")
            }
        }
    }
}
