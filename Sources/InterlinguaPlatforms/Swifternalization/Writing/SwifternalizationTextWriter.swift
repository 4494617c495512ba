import InterlinguaFormats
import InterlinguaIR

/// Writes the texts of one entry, as formats if some text shows an argument.
struct SwifternalizationTextWriter {
    private let arguments: [Argument]
    private let isFormat: Bool
    private let annotation: SwifternalizationEntryAnnotation?

    /// The arguments that texts step over although they show later ones, by their positions.
    private var shifts: [Int] = []

    /// Creates a writer for the texts of an entry.
    init(_ entry: Entry) {
        arguments = entry.arguments
        isFormat = entry.showsArguments
        annotation = entry.annotations[SwifternalizationEntryAnnotation.self]
    }

    /// The positions that texts did not show, since the last call.
    mutating func takeShifts() -> [Int] {
        defer { shifts.removeAll() }
        return shifts
    }

    /// A pattern without selects as a text.
    mutating func text(of pattern: Pattern) throws(UnwritableMessage) -> String {
        if let text = pattern.plainText { return isFormat ? FormatString.escaping(text) : text }
        let shown = pattern.shownPositions(arguments)
        var text = ""
        try append(pattern, isNumbered: shown.count > 1 || shown.first != 1 || pattern.specifierCount > 1, to: &text)
        if let missing = (1...max(1, shown.max() ?? 1)).first(where: { !shown.contains($0) }), !shown.isEmpty {
            shifts.append(missing)
        }
        return text
    }

    private func append(_ pattern: Pattern, isNumbered: Bool, to text: inout String) throws(UnwritableMessage) {
        for element in pattern.elements {
            switch element {
            case .text(let literal): text += isFormat ? FormatString.escaping(literal) : literal
            case .placeholder(let placeholder): text += try spelling(of: placeholder, isNumbered: isNumbered)
            case .markup(let markup): try append(markup.content, isNumbered: isNumbered, to: &text)
            case .reference: throw UnwritableMessage("a reference to another entry")
            case .select: throw UnwritableMessage("a choice within its text")
            }
        }
    }

    private func spelling(of placeholder: Placeholder, isNumbered: Bool) throws(UnwritableMessage) -> String {
        let spelled = annotation?.spelling(ofArgument: placeholder.argument)
        let isPointer = spelled == "s" || spelled == "S"
        let spelling = FoundationFormatWriter.spelling(
            of: placeholder,
            arguments: arguments,
            isNumbered: isNumbered,
            integerSize: isPointer ? nil : spelled
        )
        if spelling.losses.contains(.position) { throw UnwritableMessage("an argument without a position") }
        // A C string is no object: `%@` would crash.
        if isPointer, let spelled, spelling.text.hasSuffix("@") { return spelling.text.dropLast() + spelled }
        return spelling.text
    }
}

extension Pattern {
    /// The positions of the arguments that are shown, or give sizes, each once in the order of the text.
    fileprivate func shownPositions(_ arguments: [Argument]) -> [Int] {
        var positions: [Int] = []
        func note(_ index: Int) {
            guard arguments.indices.contains(index), let position = arguments[index].position,
                !positions.contains(position)
            else { return }
            positions.append(position)
        }
        forEachElement { element in
            guard case .placeholder(let placeholder) = element else { return }
            placeholder.format.forEachSize { if case .argument(let index) = $0 { note(index) } }
            note(placeholder.argument)
        }
        return positions
    }
}
