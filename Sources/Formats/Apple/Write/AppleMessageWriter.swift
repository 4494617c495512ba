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
        /// A format in the .stringsdict, which steps over some arguments.
        case format(steps: [Select])
        /// Choices in the .stringsdict.
        case width(Select), device(Select)
    }

    /// What is known of how the message was written; to be set for each message.
    var annotation: AppleMessageAnnotation?

    private let arguments: [Argument]
    private var texts: FoundationTextWriter

    /// The keys of the dictionaries that are being written, within the entry.
    private var path: [String] = []

    init(_ entry: Entry) {
        arguments = entry.arguments
        texts = FoundationTextWriter(entry)
    }

    /// How a pattern is written.
    func form(of pattern: Pattern) -> Form {
        if let select = pattern.onlySelect {
            switch select.selector {
            case .environment(.device): return .device(select)
            case .width: return .width(select)
            default: break
            }
        }
        if annotation?.dictionaryEntry == .format || pattern.hasSelect { return .format(steps: []) }
        let steps = texts.steps(in: pattern)
        if !steps.isEmpty { return .format(steps: steps) }
        return annotation?.dictionaryEntry == .text ? .text : .strings
    }

    // MARK: Values

    /// Writes a pattern's text between quotes.
    mutating func write(_ pattern: Pattern, to writer: inout StringsWriter) {
        if let text = pattern.plainText {
            writer.append(quoted: text, doublesPercentSigns: !arguments.isEmpty)
            return
        }
        texts.setText(of: pattern)
        writer.append(quotedUTF8: texts.text)
    }

    /// Writes a pattern as a value of a property list.
    mutating func write(_ pattern: Pattern, as form: Form, depth: Int, to writer: inout PropertyListWriter) {
        switch form {
        case .strings, .text:
            texts.setText(of: pattern)
            writer.string(utf8: texts.text, depth: depth)
        case .format(let steps):
            writeFormat(pattern, steppingOver: steps, depth: depth, to: &writer)
        case .width(let select):
            let variants = select.variants.reversed().filter { if case .atLeast = $0.condition { true } else { false } }
            writer.line("<dict>", depth: depth)
            begin("NSStringVariableWidthRuleType", isEmpty: variants.isEmpty, depth: depth + 1, to: &writer)
            for variant in variants {
                guard case .atLeast(let width) = variant.condition else { continue }
                // Other formats spell widths otherwise.
                let spelling = variant.spelling.flatMap { Int($0) == width ? $0 : nil }
                key(spelling ?? String(width), depth: depth + 2, to: &writer)
                texts.setText(of: variant.pattern)
                writer.string(utf8: texts.text, depth: depth + 2)
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
        steppingOver steps: [Select],
        depth: Int,
        to writer: inout PropertyListWriter
    ) {
        var variables = AppleVariables(arguments: arguments)
        variables.add(pattern)
        for step in steps { variables.add(step) }
        writer.line("<dict>", depth: depth)
        key("NSStringLocalizedFormatKey", depth: depth + 1, to: &writer)
        texts.setFormat(of: pattern, variables, steppingOver: steps)
        writer.string(utf8: texts.text, depth: depth + 1)
        for (name, argument, select) in variables.selects {
            begin(name, depth: depth + 1, to: &writer)
            key("NSStringFormatSpecTypeKey", depth: depth + 2, to: &writer)
            writer.string("NSStringPluralRuleType", depth: depth + 2)
            key("NSStringFormatValueTypeKey", depth: depth + 2, to: &writer)
            writer.string(texts.valueType(ofVariable: name, argument: argument, annotation), depth: depth + 2)
            for variant in select.variants {
                key(variant.condition.appleKey, depth: depth + 2, to: &writer)
                texts.setFormat(of: variant.pattern, variables)
                writer.string(utf8: texts.text, depth: depth + 2)
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
}
