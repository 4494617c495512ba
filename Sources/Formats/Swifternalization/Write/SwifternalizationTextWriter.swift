import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

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
        let shown = pattern.shownPositions(arguments)
        var text = try steps(for: pattern)
        try append(pattern, isNumbered: shown.count > 1 || shown.first != 1 || pattern.specifierCount > 1, to: &text)
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
            case .placeholder(let placeholder): text += try spelling(of: placeholder, isNumbered: isNumbered)
            case .markup(let markup): try append(markup.content, isNumbered: isNumbered, to: &text)
            case .reference: throw UnwritableMessage("a reference to another entry")
            case .select: throw UnwritableMessage("a choice within its text")
            }
        }
    }

    private func spelling(of placeholder: Placeholder, isNumbered: Bool) throws(UnwritableMessage) -> String {
        guard placeholder.positions(arguments).allSatisfy({ $0 != nil }) else {
            throw UnwritableMessage("an argument without a position")
        }
        return FoundationFormatWriter.spelling(
            of: placeholder,
            arguments: arguments,
            isNumbered: isNumbered,
            spelled: annotation?.spelling(ofArgument: placeholder.argument)
        )
    }
}

extension Pattern {
    /// The positions of the arguments that are shown, or give sizes, each once in the order of the text.
    fileprivate func shownPositions(_ arguments: [Argument]) -> [Int] {
        var positions: OrderedSet<Int> = []
        forEachElement { element in
            guard case .placeholder(let placeholder) = element else { return }
            positions.formUnion(placeholder.positions(arguments).compactMap(\.self))
        }
        return positions.elements
    }
}

extension Placeholder {
    /// The positions of the arguments that it shows, or takes sizes from; nil for those without one.
    fileprivate func positions(_ arguments: [Argument]) -> [Int?] {
        var positions: [Int?] = []
        func note(_ index: Int) {
            positions.append(arguments.indices.contains(index) ? arguments[index].position : nil)
        }
        format.forEachSize { if case .argument(let index) = $0 { note(index) } }
        note(argument)
        return positions
    }
}
