import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Writes the patterns of one entry as texts, which are formats if the entry has arguments.
struct SmartlingTextWriter {
    private let arguments: [Argument]

    /// Whether the app passes arguments, as it does for every plural: without any it shows a text as it is.
    private let isFormat: Bool
    private let spellings: [ClaimedSpelling]

    /// What could not be written, in words, each once.
    private(set) var problems: OrderedSet<String> = []

    /// Creates a writer for an entry, for its arguments.
    init(_ entry: Entry, isPlural: Bool) {
        arguments = entry.arguments
        isFormat = entry.arguments.contains { isPlural || $0.position != nil }
        spellings = entry.annotations[SmartlingEntryAnnotation.self]?.spellings ?? []
    }

    /// A pattern's text, before it is quoted.
    mutating func text(of pattern: Pattern) -> String {
        if !isFormat, let text = pattern.plainText { return text }
        let isNumbered = arguments.count { $0.position != nil } > 1 || pattern.specifierCount > 1
        return steps(for: pattern) + body(of: pattern, isNumbered: isNumbered)
    }

    private mutating func body(of pattern: Pattern, isNumbered: Bool) -> String {
        var text = ""
        for element in pattern.elements {
            switch element {
            case .text(let literal): text += isFormat ? FormatString.escaping(literal) : literal
            case .placeholder(let placeholder): text += spelling(of: placeholder, isNumbered: isNumbered)
            case .markup(let markup): text += body(of: markup.content, isNumbered: isNumbered)
            case .select: problems.append("a choice within a text")
            case .reference: problems.append("a reference to another entry")
            }
        }
        return text
    }

    private mutating func steps(for pattern: Pattern) -> String {
        do throws(FoundationFormatWriter.UnshownDecimal) {
            return try FoundationFormatWriter.steps(for: pattern, arguments: arguments)
        } catch {
            problems.append(error.description)
            return ""
        }
    }

    private mutating func spelling(of placeholder: Placeholder, isNumbered: Bool) -> String {
        guard arguments.indices.contains(placeholder.argument), arguments[placeholder.argument].position != nil else {
            problems.append("an argument without a position")
            return ""
        }
        return FoundationFormatWriter.spelling(
            of: placeholder,
            arguments: arguments,
            isNumbered: isNumbered,
            spelled: spellings.first { $0.argument == placeholder.argument }?.spelling
        )
    }
}
