import InterlinguaIR

/// What one file says.
struct AppleFile: Sendable, PropertyListDiagnosticCollector {
    var layout: AppleLayout

    var language: LanguageTag

    /// The file, without its content.
    let document: PropertyListDocument

    /// The messages in the order of the file.
    var drafts: [(key: String, draft: MessageDraft)] = []

    /// The texts that a nib has by itself, by the comments of their translations.
    var nibTexts: [(key: String, draft: MessageDraft)] = []

    /// Comments behind the last entry.
    var finalComments: [StringsFinalComment] = []

    var diagnostics: [Diagnostic] = []
}

extension AppleFile {
    init(_ file: StringsFile, layout: AppleLayout, language: LanguageTag) {
        let drafts = { (texts: [StringsFile.Text]) in
            texts.map { text in
                let draft = file.document.draft(
                    text.text,
                    keyBounds: text.keyBounds,
                    valueBounds: text.bounds,
                    text.comments
                )
                return (key: text.key, draft: draft)
            }
        }
        self.init(
            layout: layout,
            language: language,
            document: file.document,
            drafts: drafts(file.texts),
            nibTexts: drafts(file.nibTexts),
            finalComments: file.finalComments,
            diagnostics: file.diagnostics
        )
    }
}

extension PropertyListDocument {
    /// A draft of a member that is a plain text.
    func draft(of member: PropertyListMember, text: String) -> MessageDraft {
        let comments = StringsEntryComments(member.comments.last, member.comments.dropLast(), nil)
        return draft(text, keyBounds: member.keyBounds, valueBounds: member.value.bounds, comments)
    }

    /// A draft of a plain text.
    func draft(
        _ text: String,
        keyBounds: Range<UInt32>,
        valueBounds: Range<UInt32>,
        _ comments: StringsEntryComments = StringsEntryComments(nil, [], nil)
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
                comment: comments.comment,
                headings: comments.headings,
                origin: Origin(range: range(valueBounds))
            ),
            hasBraces: hasBraces,
            isEmptyText: text.isEmpty,
            details: details
        )
        if let layout = comments.layout { draft.details.annotation.layout = layout }
        return draft
    }
}
