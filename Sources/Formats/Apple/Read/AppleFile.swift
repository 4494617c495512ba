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
    private(set) var drafts: [MessageDraft] = []

    /// The messages once the file is read, which are handed over to the entries.
    private(set) var messages = HandOverList<MessageDraft>()

    /// The number of each message's key in its table.
    private(set) var keyNumbers: [Int32] = []

    /// The messages that leave devices without a text, unless they take that of the .strings file.
    private(set) var messagesWithoutDevice: [Int] = []

    /// Comments behind the last entry.
    var finalComments: [StringsFinalComment] = []

    /// What is wrong with it.
    var diagnostics: [Diagnostic] = []

    /// Adds a diagnostic at a stretch of the file.
    mutating func report(
        _ severity: Diagnostic.Severity,
        _ kind: Diagnostic.Kind,
        _ message: String,
        at bounds: Range<UInt32>,
        notes: [Diagnostic.Note] = []
    ) {
        diagnostics.append(Diagnostic(severity, kind, message, at: document.range(bounds), notes: notes))
    }

    /// Makes room for a number of messages.
    mutating func reserveCapacity(_ count: Int) {
        drafts.reserveCapacity(count)
        keyNumbers.reserveCapacity(count)
    }

    /// Adds a message.
    mutating func append(_ draft: MessageDraft, keyNumber: Int) {
        drafts.append(draft)
        keyNumbers.append(Int32(truncatingIfNeeded: keyNumber))
    }

    /// Takes messages away whose keys have others.
    mutating func remove(_ dead: Set<Int>) {
        let kept = drafts.indices.filter { !dead.contains($0) }
        drafts = kept.map { drafts[$0] }
        keyNumbers = kept.map { keyNumbers[$0] }
    }

    /// Ends the reading of the file.
    mutating func finish() {
        messagesWithoutDevice = drafts.withUnsafeBufferPointer { drafts in
            var found: [Int] = []
            guard let base = drafts.baseAddress else { return found }
            // Behind a pointer a debug build looks at a part of a draft without copying all of it.
            var index = 0
            while index < drafts.count {
                if !base[index].isText, base[index].lacksDevice { found.append(index) }
                index += 1
            }
            return found
        }
        messages = HandOverList(moving: &drafts)
    }

    /// Gives keys that the table lacked the numbers that it has for them now.
    mutating func renumberKeys(behind knownCount: Int, with table: inout KeyTable) {
        if keys.ownKeys.isEmpty { return }
        let numbers = keys.ownKeys.map { table.insert($0) }
        for index in keyNumbers.indices where Int(keyNumbers[index]) >= knownCount {
            keyNumbers[index] = Int32(truncatingIfNeeded: numbers[Int(keyNumbers[index]) - knownCount])
        }
        keys = KeyNumbering(KeyTable())
    }
}

extension AppleFile {
    /// A draft of a member of a property list that is a plain text.
    func draft(of member: PropertyListMember, text: String) -> MessageDraft {
        document.draft(
            text,
            keyBounds: member.keyBounds,
            valueBounds: member.value.bounds,
            comment: member.comments.last,
            headings: Array(member.comments.dropLast())
        )
    }
}

extension PropertyListDocument {
    /// A draft of a plain text.
    func draft(
        _ text: String,
        keyBounds: Range<UInt32>,
        valueBounds: Range<UInt32>,
        comment: String?,
        headings: [String],
        layout: StringsEntryLayout? = nil
    ) -> MessageDraft {
        var details: MessageDetails?
        let format: Pattern
        var bytes = text
        let (hasPercentSign, hasBraces) = bytes.withUTF8 { bytes in
            (bytes.containsByte(UInt8(ascii: "%")), bytes.containsByte(UInt8(ascii: "{")))
        }
        if hasPercentSign {
            let parsed = PlainFormat(text, bounds: valueBounds, in: self)
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
            keyBounds: keyBounds,
            valueBounds: valueBounds,
            text: Message(
                content: .pattern(format),
                comment: comment,
                headings: headings,
                origin: Origin(range: range(valueBounds))
            ),
            hasBraces: hasBraces,
            isEmptyText: text.isEmpty,
            details: details
        )
        if let layout { draft.details.annotation.layout = layout }
        return draft
    }
}
