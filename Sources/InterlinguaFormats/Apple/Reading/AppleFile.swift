import InterlinguaIR

/// What one file says.
struct AppleFile: Sendable {
    /// What its path says.
    var layout: AppleLayout

    /// The language of its texts.
    var language: LanguageTag

    /// The file, without its content.
    var document: PropertyListDocument

    /// The numbers of its keys.
    var keys: KeyNumbering

    /// The messages in the order of the file, each key once, while the file is read.
    var drafts: [MessageDraft] = []

    /// The messages once the file is read, which are handed over to the entries.
    private(set) var messages = HandOverList<MessageDraft>()

    /// Comments behind the last entry.
    var finalComments: [StringsFinalComment] = []

    /// What is wrong with it.
    var diagnostics: [Diagnostic] = []

    /// Adds a diagnostic at a stretch of the file.
    mutating func report(
        _ severity: Diagnostic.Severity,
        _ identifier: String,
        _ message: String,
        at bounds: Range<UInt32>,
        notes: [Diagnostic.Note] = []
    ) {
        diagnostics.append(Diagnostic(severity, identifier, message, at: document.range(bounds), notes: notes))
    }

    /// Ends the reading of the file.
    mutating func finish() { messages = HandOverList(moving: &drafts) }

    /// Gives keys that the table lacked the numbers that it has for them now.
    mutating func renumberKeys(behind knownCount: Int, with table: inout KeyTable) {
        if keys.ownKeys.isEmpty { return }
        let numbers = keys.ownKeys.map { table.insert($0) }
        for index in 0..<messages.count {
            messages.withElement(index) { draft in
                if draft.keyNumber >= knownCount { draft.keyNumber = numbers[draft.keyNumber - knownCount] }
            }
        }
        keys = KeyNumbering(KeyTable())
    }
}

extension AppleFile {
    /// A draft of a member of a property list that is a plain text.
    mutating func draft(of member: PropertyListMember, text: String) -> MessageDraft {
        draft(
            text,
            keyNumber: keys.number(of: member.key),
            keyBounds: member.keyBounds,
            valueBounds: member.value.bounds,
            comment: member.comments.last,
            headings: Array(member.comments.dropLast())
        )
    }

    /// A draft of a plain text.
    func draft(
        _ text: String,
        keyNumber: Int,
        keyBounds: Range<UInt32>,
        valueBounds: Range<UInt32>,
        comment: String?,
        headings: [String],
        layout: StringsEntryLayout? = nil
    ) -> MessageDraft {
        var details: MessageDetails?
        let format: Pattern
        if text.containsByte(UInt8(ascii: "%")) {
            let parsed = PlainFormat(text, bounds: valueBounds, in: document)
            format = parsed.format
            details = MessageDetails(
                text: text,
                isFormat: parsed.isFormat,
                claims: parsed.claims,
                formatDiagnostics: parsed.diagnostics
            )
        } else {
            format = Pattern(text)
        }
        var draft = MessageDraft(
            keyNumber: keyNumber,
            keyBounds: keyBounds,
            valueBounds: valueBounds,
            text: Message(
                content: .pattern(format),
                comment: comment,
                headings: headings,
                origin: Origin(range: document.range(valueBounds))
            ),
            hasBraces: text.containsByte(UInt8(ascii: "{")),
            isEmptyText: text.isEmpty,
            details: details
        )
        if let layout { draft.details.annotation.layout = layout }
        return draft
    }
}
