import InterlinguaFormats
import InterlinguaIR

/// Writes the messages of one table in one language.
struct SmartlingFileWriter {
    private let rules: SmartlingRules
    private var output = StringsWriter()
    private var lines: [OriginalOrder.Piece] = []

    /// What could not be written as it was meant.
    private(set) var diagnostics: [Diagnostic] = []

    init(language: LanguageTag) { rules = .rules(for: language) }

    /// What was written, in the order of writing.
    var pieces: OriginalOrder { OriginalOrder(bytes: output.output, pieces: lines) }

    /// Writes an entry's message: one line, or a line for each form.
    mutating func write(_ message: Message, of entry: Entry, _ key: Key) {
        guard case .pattern(let pattern) = message.content else {
            lose("a list", of: key, message)
            return
        }
        let annotation =
            message.annotations.isEmpty ? nil : message.annotations[SmartlingMessageAnnotation.self]
        var writer = SmartlingTextWriter(entry, isPlural: key.kind == .plural)
        guard key.kind == .plural else {
            let comments = StringsEntryComments(message.comment, message.headings, annotation?.layout)
            writeLine(key.name, pattern, comments, at: message.place, &writer)
            report(writer, of: key, message)
            return
        }
        for (index, form) in forms(of: pattern).enumerated() {
            var comments = StringsEntryComments(nil, [], nil)
            if index == 0 {
                comments = StringsEntryComments(message.comment, message.headings, annotation?.layout)
            } else if let known = annotation?.forms.first(where: { $0.form == form.form }) {
                comments = StringsEntryComments(known.comment, known.headings, known.layout)
            }
            let name = key.name + SmartlingKey.mark(of: form.form)
            writeLine(name, form.pattern, comments, at: form.place ?? message.place, &writer)
        }
        report(writer, of: key, message)
    }

    /// A form and its text.
    private struct Form {
        let form: PluralCategory
        let pattern: Pattern
        let place: Message.Place?
    }

    /// The forms in the order of the file that they were read from; a text without forms stands for all of them, since
    /// the library takes none for another.
    private func forms(of pattern: Pattern) -> [Form] {
        guard let select = pattern.onlySelect,
            case .argument = select.selector
        else { return rules.forms.map { Form(form: $0, pattern: pattern, place: nil) } }
        let forms = select.variants.compactMap { variant -> Form? in
            guard let form = form(of: variant) else { return nil }
            return Form(form: form, pattern: variant.pattern, place: variant.origin.place)
        }
        let places = forms.compactMap(\.place)
        guard places.count == forms.count, Set(places.map(\.file)).count <= 1 else { return forms }
        return forms.sorted { ($0.place?.offset ?? 0) < ($1.place?.offset ?? 0) }
    }

    /// The form that a variant is written as.
    private func form(of variant: Variant) -> PluralCategory? {
        switch variant.condition {
        case .category(let category, _): category
        case .otherwise: .other
        default:
            variant.spelling.flatMap(PluralCategory.init)
                ?? rules.forms.first { rules.condition(of: $0) == variant.condition }
        }
    }

    private mutating func writeLine(
        _ name: String,
        _ pattern: Pattern,
        _ comments: StringsEntryComments,
        at place: Message.Place?,
        _ writer: inout SmartlingTextWriter
    ) {
        let start = output.output.count
        let begin = output.beginEntry(
            comment: comments.comment,
            headings: comments.headings,
            layout: comments.layout
        )
        lines.append(OriginalOrder.Piece(start: start, place: place, hasBlankLine: begin.hasBlankLine))
        output.append(quoted: name)
        output.appendEqualSign()
        output.append(quoted: writer.text(of: pattern))
        output.endEntry(trailingComment: begin.trailing)
    }

    private mutating func report(_ writer: SmartlingTextWriter, of key: Key, _ message: Message) {
        for problem in writer.problems { lose(problem, of: key, message) }
    }

    /// Says that a message can't be written as it is.
    private mutating func lose(_ what: String, of key: Key, _ message: Message) {
        let text = "“\(key.name)” can't be written as it is: it holds \(what)"
        diagnostics.append(Diagnostic(.error, .unwritable, text, at: message.origin.range))
    }
}
