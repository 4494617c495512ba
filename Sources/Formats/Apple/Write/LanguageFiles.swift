import InterlinguaFormats
import InterlinguaIR

/// What is written of some entries of a table in one language.
struct LanguageFiles: Sendable {
    private var strings: StringsWriter
    private var lines: [OriginalOrder.Piece] = []
    private var dictionary = PropertyListWriter()
    private var members: [OriginalOrder.Piece] = []

    /// What could not be written as it was meant.
    private(set) var diagnostics: [Diagnostic] = []

    /// Prepares for a number of entries.
    init(capacity: Int) {
        // A short text with its key, such as most are.
        strings = StringsWriter(capacity: capacity * 64)
        lines.reserveCapacity(capacity)
    }

    var stringsPieces: OriginalOrder { OriginalOrder(bytes: strings.output, pieces: lines) }

    /// What stands in the .stringsdict.
    var dictionaryPieces: OriginalOrder { OriginalOrder(bytes: dictionary.output, pieces: members) }

    /// Writes an entry's message.
    ///
    /// - Parameters:
    ///   - quotedKey: The key as it stands in a .strings file, with the sign behind it.
    mutating func write(
        _ message: Message,
        of key: Key,
        quotedKey: [UInt8],
        with writer: inout AppleMessageWriter
    ) {
        guard case .pattern(let pattern) = message.content else {
            lose("a list", of: key, message)
            return
        }
        let annotations = message.annotations
        writer.annotation = annotations.isEmpty ? nil : annotations[AppleMessageAnnotation.self]
        let form = writer.form(of: pattern)
        if case .strings = form {
            let start = strings.output.count
            let begin = strings.beginEntry(
                comment: message.comment,
                headings: message.headings,
                layout: writer.annotation?.layout
            )
            lines.append(OriginalOrder.Piece(start: start, place: message.place, hasBlankLine: begin.hasBlankLine))
            strings.append(written: quotedKey)
            writer.write(pattern, to: &strings)
            strings.endEntry(trailingComment: begin.trailing)
        } else {
            if let fallback = writer.annotation?.fallback { write(fallback, quotedKey: quotedKey) }
            members.append(
                OriginalOrder.Piece(start: dictionary.output.count, place: message.place, hasBlankLine: false)
            )
            let gap = PropertyListGap(
                comments: message.headings + (message.comment.map { [$0] } ?? []),
                emptyLines: writer.annotation?.emptyLinesBefore ?? []
            )
            dictionary.gap(gap, depth: 1)
            dictionary.key(key.name, depth: 1)
            dictionary.hasReplacedCharacter = false
            writer.write(pattern, as: form, depth: 1, to: &dictionary)
            if dictionary.hasReplacedCharacter {
                lose("a control character, which XML can't hold", of: key, message)
            }
        }
        if pattern.hasReferences {
            lose("a reference to another entry", of: key, message)
        }
    }

    /// Writes the text that only systems without .stringsdict show.
    private mutating func write(_ fallback: AppleFallback, quotedKey: [UInt8]) {
        let start = strings.output.count
        let begin = strings.beginEntry(
            comment: fallback.comment,
            headings: fallback.headings,
            layout: fallback.layout
        )
        lines.append(
            OriginalOrder.Piece(start: start, place: fallback.origin.place, hasBlankLine: begin.hasBlankLine)
        )
        strings.append(written: quotedKey)
        strings.append(quoted: fallback.text)
        strings.endEntry(trailingComment: begin.trailing)
    }

    /// Says that a message can't be written as it is.
    private mutating func lose(_ what: String, of key: Key, _ message: Message) {
        diagnostics.append(
            Diagnostic(
                .error,
                .unwritable,
                "“\(key.name)” can't be written as it is: it holds \(what)",
                at: message.origin.range
            )
        )
    }
}
