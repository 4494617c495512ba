import InterlinguaIR

/// Reads a .strings file in any serialisation.
enum StringsFileReader {
    /// Reads a file whose keys are numbered by a table.
    static func read(_ input: InputFile, layout: AppleLayout, language: LanguageTag, keys: KeyTable) -> AppleFile {
        if PropertyListDocument.serialization(of: input.bytes) == .text {
            return readText(input, layout: layout, language: language, keys: keys)
        }
        let result = PropertyListReader.read(path: input.path, bytes: input.bytes)
        var file = AppleFile(
            layout: layout,
            language: language,
            document: result.document.withoutContent,
            keys: KeyNumbering(keys),
            diagnostics: result.diagnostics
        )
        guard let root = result.document.root else { return file }
        guard let members = root.members else {
            file.report(
                .error,
                .notADictionary,
                "the root must be a dictionary, not \(root.kindName)",
                at: root.bounds
            )
            return file
        }
        file.reserveCapacity(members.count)
        for member in members {
            if let text = member.value.string {
                file.append(file.draft(of: member, text: text), keyNumber: file.keys.number(of: member.key))
            } else {
                file.reportNonText(member.key, member.value.kindName, at: member.value.bounds)
            }
        }
        return file
    }

    private static func readText(
        _ input: InputFile,
        layout: AppleLayout,
        language: LanguageTag,
        keys: KeyTable
    ) -> AppleFile {
        let result = StringsReader.read(path: input.path, bytes: input.bytes)
        let document = result.document
        var file = AppleFile(
            layout: layout,
            language: language,
            document: PropertyListDocument(file: document.file, serialization: .text, root: nil),
            keys: KeyNumbering(keys),
            diagnostics: result.diagnostics
        )
        if input.bytes.isEmpty {
            file.report(
                .note,
                .emptyFile,
                "the file is empty; Foundation reads a table without entries",
                at: 0..<0
            )
        }
        file.reserveCapacity(document.entries.count)
        var places = NumberedPlaces(count: file.keys.count)
        var repeated: [(place: Int, earlier: Int, number: Int, key: StringsToken)] = []
        // Where Foundation gives up; what stands behind it never replaces what stands before it.
        let errors = result.diagnostics.lazy.filter { $0.severity == .error }
        let stop = errors.compactMap { $0.range?.lowerBound }.min() ?? .max
        var isFirst = true
        let properties = file.document
        for entry in document.entries {
            defer { isFirst = false }
            guard case .string(let value) = entry.value else {
                let key = document.string(of: entry.key)
                let bounds = entry.value.bounds
                file.reportNonText(key, "more than a text", at: UInt32(bounds.lowerBound)..<UInt32(bounds.upperBound))
                continue
            }
            document.reportOddities(of: entry.key, to: &file.diagnostics)
            if !entry.isShorthand { document.reportOddities(of: value, to: &file.diagnostics) }
            let number = file.keyNumber(of: entry.key, in: document)
            let comments = StringsCommentGrouping(entry, in: document, isFirst: isFirst)
            var draft = properties.draft(
                document.string(of: value),
                keyBounds: entry.key.lowerBound..<entry.key.upperBound,
                valueBounds: value.lowerBound..<value.upperBound,
                comment: comments.comment,
                headings: comments.headings,
                layout: comments.layout
            )
            if let place = places[number] {
                let earlier = file.drafts[place]
                if entry.key.lowerBound > stop, earlier.keyBounds.lowerBound < stop { continue }
                draft.takeHeadings(of: earlier)
                repeated.append((file.drafts.count, place, number, entry.key))
            }
            places[number] = file.drafts.count
            file.append(draft, keyNumber: number)
        }
        for (place, earlier, number, key) in repeated {
            let winner = places[number] ?? place
            file.diagnostics.append(
                .duplicateKey(
                    document.string(of: key),
                    isSame: file.drafts[earlier].text == file.drafts[place].text,
                    at: properties.range(file.drafts[place].keyBounds),
                    earlier: properties.range(file.drafts[earlier].keyBounds),
                    winner: winner == place ? nil : properties.range(file.drafts[winner].keyBounds)
                )
            )
        }
        if !repeated.isEmpty { file.remove(Set(repeated.map(\.earlier))) }
        file.finalComments = StringsCommentGrouping.finalComments(of: document)
        return file
    }
}

extension AppleFile {
    fileprivate mutating func keyNumber(of token: StringsToken, in document: StringsDocument) -> Int {
        if token.hasEscapes { return keys.number(of: document.string(of: token)) }
        return document.file.utf8.withUnsafeBufferPointer { utf8 in
            keys.number(ofUTF8: utf8.slice(Int(token.lowerBound)..<Int(token.upperBound)))
        }
    }

    fileprivate mutating func reportNonText(_ key: String, _ kind: String, at bounds: Range<UInt32>) {
        report(
            .error,
            .notAString,
            "the value of “\(key)” is \(kind); a look-up of it would crash, since a .strings file may hold only texts",
            at: bounds
        )
    }
}

extension MessageDraft {
    /// Puts the headings of an earlier entry, which is dead, before this one's.
    fileprivate mutating func takeHeadings(of dead: MessageDraft) {
        let (before, after) = (dead.message, message)
        if before.headings.isEmpty { return }
        let earlier = StringsEntryComments(before.comment, before.headings, dead.details.annotation.layout)
        let own = StringsEntryComments(after.comment, after.headings, details.annotation.layout)
        let merged = own.behindHeadings(of: earlier)
        message.headings = merged.headings
        details.annotation.layout = merged.layout
    }
}
