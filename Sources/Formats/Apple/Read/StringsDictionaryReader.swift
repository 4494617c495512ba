import InterlinguaIR

/// Reads a .stringsdict file in any serialisation.
enum StringsDictionaryReader {
    static func read(_ input: InputFile, layout: AppleLayout, language: LanguageTag) -> AppleFile {
        let result = PropertyListReader.read(path: input.path, bytes: input.bytes)
        var file = AppleFile(
            layout: layout,
            language: language,
            document: result.document.withoutContent,
            diagnostics: result.diagnostics
        )
        guard let root = result.document.root else {
            if file.diagnostics.isEmpty {
                file.report(.error, .notADictionary, "the file holds no property list", at: 0..<0)
            }
            return file
        }
        guard let members = root.members else {
            file.report(
                .error,
                .notADictionary,
                "the root must be a dictionary, not \(root.kindName)",
                at: root.bounds
            )
            return file
        }
        read(members, into: &file, textsAs: .text)
        return file
    }

    /// Reads the members of a dictionary.
    ///
    /// - Parameter kind: How a text that is no format is written again.
    static func read(
        _ members: [PropertyListMember],
        into file: inout AppleFile,
        textsAs kind: AppleMessageAnnotation.DictionaryEntry?
    ) {
        var reader = DictionaryEntryReader(document: file.document, language: file.language)
        file.drafts.reserveCapacity(members.count)
        for member in members {
            if let text = member.value.string {
                var draft = file.document.draft(of: member, text: text)
                if let kind {
                    draft.details.annotation.dictionaryEntry = kind
                    draft.details.annotation.keepEmptyLines(before: member)
                }
                file.drafts.append((member.key, draft))
            } else if let content = reader.read(member) {
                file.drafts.append((member.key, file.draft(of: member, content, reader)))
            }
        }
        file.diagnostics += reader.diagnostics
    }
}

extension AppleFile {
    /// A draft of what a dictionary says that was just read.
    fileprivate func draft(
        of member: PropertyListMember,
        _ content: DictionaryEntryReader.Content,
        _ reader: DictionaryEntryReader
    ) -> MessageDraft {
        var details = MessageDetails(
            plain: content.plain,
            isFormat: content.isFormat,
            claims: content.claims,
            formatDiagnostics: content.formatDiagnostics
        )
        if !content.format.hasSelect { details.annotation.dictionaryEntry = .format }
        details.annotation.unusedVariables = reader.unusedVariables
        details.annotation.valueTypes = reader.valueTypes
        details.annotation.gaps = reader.gaps
        details.annotation.keepEmptyLines(before: member)
        return MessageDraft(
            keyBounds: member.keyBounds,
            valueBounds: member.value.bounds,
            message: Message(
                content: .pattern(content.format),
                comment: member.comments.last,
                headings: Array(member.comments.dropLast()),
                origin: Origin(range: document.range(member.value.bounds))
            ),
            details: details
        )
    }
}
