import InterlinguaFormats
import InterlinguaIR

/// Writes the messages of one entry as values of its key.
struct AppleMessageWriter {
    /// How a message is written, and into which of the two files.
    enum Form {
        /// A text in the .strings file.
        case strings
        /// A text in the .stringsdict.
        case text
        /// A format in the .stringsdict, which steps over the arguments of some indices.
        case format(skipped: [Int])
        /// Choices in the .stringsdict.
        case width(Select), device(Select)
    }

    /// What is known of how the message was written; to be set for each message.
    var annotation: AppleMessageAnnotation?

    private let entry: Entry
    private let arguments: [Argument]
    private let hasAnnotations: Bool

    /// The keys of the dictionaries that are being written, within the entry.
    private var path: [String] = []

    /// The text that is being put together.
    private var text: [UInt8] = []

    /// Specifiers that were spelled before: the languages have the same.
    private var specifiers: [(placeholder: Placeholder, isNumbered: Bool, spelling: String)] = []

    /// Value types by argument that were spelled before.
    private var valueTypes: [(argument: Int, spelling: String)] = []

    /// Creates a writer for an entry, for its arguments.
    init(_ entry: Entry) {
        self.entry = entry
        arguments = entry.arguments
        hasAnnotations = !entry.annotations.isEmpty
    }

    /// How a pattern is written.
    func form(of pattern: Pattern) -> Form {
        if case .select(let select)? = pattern.onlyElement {
            switch select.selector {
            case .environment(.device): return .device(select)
            case .width: return .width(select)
            default: break
            }
        }
        if annotation?.dictionaryEntry == .format || pattern.hasSelect { return .format(skipped: []) }
        let skipped = skippedPositions(in: pattern)
        if !skipped.isEmpty { return .format(skipped: skipped) }
        return annotation?.dictionaryEntry == .text ? .text : .strings
    }

    // MARK: Values

    /// Writes a pattern's text between quotes.
    mutating func write(_ pattern: Pattern, to writer: inout StringsWriter) {
        if let text = pattern.plainText {
            writer.append(quoted: text, doublesPercentSigns: !arguments.isEmpty)
            return
        }
        setText(of: pattern)
        writer.append(quotedUTF8: text)
    }

    /// Writes a pattern as a value of a property list.
    mutating func write(_ pattern: Pattern, as form: Form, depth: Int, to writer: inout PropertyListWriter) {
        switch form {
        case .strings, .text:
            setText(of: pattern)
            writer.string(utf8: text, depth: depth)
        case .format(let skipped):
            writeFormat(pattern, steppingOver: skipped, depth: depth, to: &writer)
        case .width(let select):
            let variants = select.variants.reversed().filter { if case .atLeast = $0.condition { true } else { false } }
            writer.line("<dict>", depth: depth)
            begin("NSStringVariableWidthRuleType", isEmpty: variants.isEmpty, depth: depth + 1, to: &writer)
            for variant in variants {
                guard case .atLeast(let width) = variant.condition else { continue }
                // Other formats spell widths otherwise.
                let spelling = variant.spelling.flatMap { Int($0) == width ? $0 : nil }
                key(spelling ?? String(width), depth: depth + 2, to: &writer)
                setText(of: variant.pattern)
                writer.string(utf8: text, depth: depth + 2)
            }
            end(isEmpty: variants.isEmpty, depth: depth + 1, to: &writer)
            finalGap(depth: depth + 1, to: &writer)
            writer.line("</dict>", depth: depth)
        case .device(let select):
            writer.line("<dict>", depth: depth)
            begin("NSStringDeviceSpecificRuleType", isEmpty: select.variants.isEmpty, depth: depth + 1, to: &writer)
            for variant in select.variants {
                let name = if case .text(let device) = variant.condition { device } else { "other" }
                key(name, depth: depth + 2, to: &writer)
                path.append(name)
                write(variant.pattern, as: self.form(of: variant.pattern), depth: depth + 2, to: &writer)
                path.removeLast()
            }
            end(isEmpty: select.variants.isEmpty, depth: depth + 1, to: &writer)
            finalGap(depth: depth + 1, to: &writer)
            writer.line("</dict>", depth: depth)
        }
    }

    private mutating func writeFormat(
        _ pattern: Pattern,
        steppingOver skipped: [Int],
        depth: Int,
        to writer: inout PropertyListWriter
    ) {
        var variables = AppleVariables(arguments: arguments)
        variables.add(pattern)
        let steps = skipped.map { index in
            Select(.argument(index, .decimal), variants: [Variant(.otherwise, Pattern())], name: "skipped")
        }
        for step in steps { variables.add(step) }
        writer.line("<dict>", depth: depth)
        key("NSStringLocalizedFormatKey", depth: depth + 1, to: &writer)
        text.removeAll(keepingCapacity: true)
        appendFormat(of: pattern, variables)
        for step in steps { text.append(utf8: variables.reference(to: step)) }
        writer.string(utf8: text, depth: depth + 1)
        for (name, argument, select) in variables.selects {
            begin(name, depth: depth + 1, to: &writer)
            key("NSStringFormatSpecTypeKey", depth: depth + 2, to: &writer)
            writer.string("NSStringPluralRuleType", depth: depth + 2)
            key("NSStringFormatValueTypeKey", depth: depth + 2, to: &writer)
            writer.string(valueType(ofVariable: name, argument: argument), depth: depth + 2)
            for variant in select.variants {
                key(variant.condition.appleKey, depth: depth + 2, to: &writer)
                text.removeAll(keepingCapacity: true)
                appendFormat(of: variant.pattern, variables)
                writer.string(utf8: text, depth: depth + 2)
            }
            end(depth: depth + 1, to: &writer)
        }
        writeUnusedVariables(beside: variables.selects.map(\.name), depth: depth + 1, to: &writer)
        finalGap(depth: depth + 1, to: &writer)
        writer.line("</dict>", depth: depth)
    }

    /// Writes the variables that nothing refers to, as they stood in their file.
    private mutating func writeUnusedVariables(
        beside names: [String],
        depth: Int,
        to writer: inout PropertyListWriter
    ) {
        guard let unused = annotation?.unusedVariables, !unused.isEmpty else { return }
        var names = names
        for variable in unused where !names.contains(variable.name) {
            names.append(variable.name)
            begin(variable.name, depth: depth, to: &writer)
            key("NSStringFormatSpecTypeKey", depth: depth + 1, to: &writer)
            writer.string("NSStringPluralRuleType", depth: depth + 1)
            if let type = variable.valueType {
                key("NSStringFormatValueTypeKey", depth: depth + 1, to: &writer)
                writer.string(type, depth: depth + 1)
            }
            for variant in variable.variants {
                key(variant.category, depth: depth + 1, to: &writer)
                writer.string(variant.text, depth: depth + 1)
            }
            end(depth: depth, to: &writer)
        }
    }

    // MARK: Dictionaries

    /// Writes a key of a dictionary within the entry, behind the comments that its file has there.
    private mutating func key(_ name: String, depth: Int, to writer: inout PropertyListWriter) {
        if let gaps = annotation?.gaps, !gaps.isEmpty {
            path.append(name)
            if let found = gaps.first(where: { !$0.isFinal && $0.path == path }) { writer.gap(found.gap, depth: depth) }
            path.removeLast()
        }
        writer.key(name, depth: depth)
    }

    /// Writes a key and the start of its dictionary.
    private mutating func begin(
        _ name: String,
        isEmpty: Bool = false,
        depth: Int,
        to writer: inout PropertyListWriter
    ) {
        key(name, depth: depth, to: &writer)
        path.append(name)
        writer.line(isEmpty ? "<dict/>" : "<dict>", depth: depth)
    }

    /// Writes the end of the dictionary that was last begun.
    private mutating func end(isEmpty: Bool = false, depth: Int, to writer: inout PropertyListWriter) {
        if !isEmpty {
            finalGap(depth: depth + 1, to: &writer)
            writer.line("</dict>", depth: depth)
        }
        path.removeLast()
    }

    /// Writes the comments that the file has at the end of a dictionary.
    private func finalGap(depth: Int, to writer: inout PropertyListWriter) {
        guard let gaps = annotation?.gaps, !gaps.isEmpty else { return }
        if let found = gaps.first(where: { $0.isFinal && $0.path == path }) { writer.gap(found.gap, depth: depth) }
    }

    // MARK: Texts

    /// Puts a text without selects together, as a format if the entry has arguments.
    private mutating func setText(of pattern: Pattern) {
        text.removeAll(keepingCapacity: true)
        appendText(of: pattern, isNumbered: arguments.count > 1 || pattern.specifierCount > 1)
    }

    private mutating func appendText(of pattern: Pattern, isNumbered: Bool) {
        if let literal = pattern.plainText { return append(literal, doublesPercentSigns: !arguments.isEmpty) }
        for element in pattern.elements {
            switch element {
            case .text(let literal): append(literal, doublesPercentSigns: !arguments.isEmpty)
            case .placeholder(let placeholder): appendSpelling(of: placeholder, isNumbered: isNumbered)
            case .markup(let markup): appendText(of: markup.content, isNumbered: isNumbered)
            case .select, .reference: break
            }
        }
    }

    /// Appends a pattern as a format, with a reference in the place of each select.
    private mutating func appendFormat(of pattern: Pattern, _ variables: AppleVariables) {
        for element in pattern.elements {
            switch element {
            case .text(let literal): append(literal, doublesPercentSigns: true)
            case .placeholder(let placeholder): appendSpelling(of: placeholder, isNumbered: true)
            case .select(let select): text.append(utf8: variables.reference(to: select))
            case .markup(let markup): appendFormat(of: markup.content, variables)
            case .reference: break
            }
        }
    }

    private mutating func append(_ literal: String, doublesPercentSigns: Bool) {
        let isEscaped = doublesPercentSigns && literal.containsByte(UInt8(ascii: "%"))
        text.append(utf8: isEscaped ? FormatString.escaping(literal) : literal)
    }

    /// Appends a placeholder's specifier.
    private mutating func appendSpelling(of placeholder: Placeholder, isNumbered: Bool) {
        for known in specifiers where known.isNumbered == isNumbered && known.placeholder == placeholder {
            return text.append(utf8: known.spelling)
        }
        let spelling = spelling(of: placeholder, isNumbered: isNumbered)
        if specifiers.count < 16 { specifiers.append((placeholder, isNumbered, spelling)) }
        text.append(utf8: spelling)
    }

    private func spelling(of placeholder: Placeholder, isNumbered: Bool) -> String {
        let spelled = hasAnnotations ? entry.spelling(ofArgument: placeholder.argument) : nil
        let text = FoundationFormatWriter.spelling(
            of: placeholder,
            arguments: arguments,
            isNumbered: isNumbered,
            integerSize: spelled.flatMap { Self.pointers.contains($0) ? nil : $0 }
        )
        // A C string is no object: `%@` would crash.
        if let spelled, Self.pointers.contains(spelled), text.hasSuffix("@") { return text.dropLast() + spelled }
        return text
    }

    /// The conversions that are shown as text and take no object.
    private static let pointers: Set = ["s", "S", "p", "P"]

    /// The value type of a variable as its file spells it, else as the argument's type gives it.
    private mutating func valueType(ofVariable name: String, argument: Int) -> String {
        if let annotation, let spelled = annotation.valueTypes.first(where: { $0.variable == name }) {
            return spelled.spelling
        }
        if let known = valueTypes.first(where: { $0.argument == argument }) { return known.spelling }
        let spelling = entry.valueType(ofArgument: argument)
        if valueTypes.count < 16 { valueTypes.append((argument, spelling)) }
        return spelling
    }

    /// The arguments whose positions a text does not show although it shows a higher one: Foundation would not step over
    /// them.
    private func skippedPositions(in pattern: Pattern) -> [Int] {
        if arguments.count < 2 { return [] }
        let shown = pattern.argumentSet
        guard let highest = shown.highest, shown.count <= highest else { return [] }
        return (0..<highest).filter { !shown.contains($0) }
    }
}
