import InterlinguaIR

/// Reads a .stringsdict file in any serialisation.
enum StringsDictionaryReader {
    static func read(_ input: InputFile, layout: AppleLayout, language: LanguageTag) -> AppleFile {
        let result = PropertyListReader.read(path: input.path, bytes: input.bytes)
        var file = AppleFile(
            layout: layout,
            language: language,
            document: result.document,
            diagnostics: result.diagnostics
        )
        guard let root = result.document.root else {
            if file.diagnostics.isEmpty {
                file.report(.error, "not-a-dictionary", "the file holds no property list", at: 0..<0)
            }
            return file
        }
        guard let members = root.members else {
            file.report(
                .error,
                "not-a-dictionary",
                "the file has to hold a dictionary, not \(root.kindName)",
                at: root.bounds
            )
            return file
        }
        var expansionBudget = VariableExpansion.fileBudget
        for member in members {
            guard var draft = draft(of: member, in: &file, &expansionBudget) else { continue }
            draft.comment = member.comments.last
            draft.headings = Array(member.comments.dropLast())
            if draft.text != nil { draft.details.annotation.dictionaryEntry = .text }
            file.drafts.append(draft)
        }
        return file
    }

    private static func draft(
        of member: PropertyListMember,
        in file: inout AppleFile,
        _ expansionBudget: inout Int
    ) -> MessageDraft? {
        if let text = member.value.string {
            return file.draft(member.key, text, keyBounds: member.keyBounds, valueBounds: member.value.bounds)
        }
        var reader = DictionaryEntryReader(
            document: file.document,
            language: file.language,
            expansionBudget: expansionBudget
        )
        let content = reader.read(member)
        expansionBudget = reader.expansionBudget
        file.diagnostics += reader.diagnostics
        guard let content else { return nil }
        var draft = MessageDraft(
            key: member.key,
            keyBounds: member.keyBounds,
            valueBounds: member.value.bounds,
            format: content.format
        )
        var details = MessageDetails(
            plain: content.plain,
            isFormat: content.isFormat,
            claims: content.claims,
            formatDiagnostics: content.formatDiagnostics
        )
        if !content.format.contains(where: { if case .select = $0 { true } else { false } }) {
            details.annotation.dictionaryEntry = .format
        }
        details.annotation.unusedVariables = reader.unusedVariables
        details.annotation.valueTypes = reader.valueTypes
        draft.details = details
        return draft
    }
}
