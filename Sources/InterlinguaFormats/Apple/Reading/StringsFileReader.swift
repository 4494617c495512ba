import InterlinguaIR

/// Reads a .strings file in any serialisation.
enum StringsFileReader {
    static func read(_ input: InputFile, layout: AppleLayout, language: LanguageTag) -> AppleFile {
        if PropertyListDocument.serialization(of: input.bytes) == .text {
            return readText(input, layout: layout, language: language)
        }
        let result = PropertyListReader.read(path: input.path, bytes: input.bytes)
        var file = AppleFile(
            layout: layout,
            language: language,
            document: result.document,
            diagnostics: result.diagnostics
        )
        guard let root = result.document.root else { return file }
        guard let members = root.members else {
            file.report(
                .error,
                "not-a-dictionary",
                "the file has to hold a dictionary, not \(root.kindName)",
                at: root.bounds
            )
            return file
        }
        for member in members {
            guard let text = member.value.string else {
                file.reportNonText(member.key, member.value.kindName, at: member.value.bounds)
                continue
            }
            var draft = file.draft(member.key, text, keyBounds: member.keyBounds, valueBounds: member.value.bounds)
            draft.comment = member.comments.last
            draft.headings = Array(member.comments.dropLast())
            file.drafts.append(draft)
        }
        return file
    }

    private static func readText(_ input: InputFile, layout: AppleLayout, language: LanguageTag) -> AppleFile {
        let result = StringsReader.read(path: input.path, bytes: input.bytes)
        let document = result.document
        var file = AppleFile(
            layout: layout,
            language: language,
            document: PropertyListDocument(file: document.file, serialization: .text, root: nil),
            diagnostics: result.diagnostics
        )
        if input.bytes.isEmpty {
            file.report(
                .note,
                "empty-file",
                "the file is empty; Foundation takes it as a table without entries",
                at: 0..<0
            )
        }
        file.drafts.reserveCapacity(document.entries.count)
        var places: [String: Int] = [:]
        var dead: Set<Int> = []
        places.reserveCapacity(document.entries.count)
        var isFirst = true
        for entry in document.entries {
            defer { isFirst = false }
            let key = document.string(of: entry.key)
            guard case .string(let value) = entry.value else {
                let bounds = entry.value.bounds
                file.reportNonText(key, "more than a text", at: UInt32(bounds.lowerBound)..<UInt32(bounds.upperBound))
                continue
            }
            file.reportOddities(of: entry.key, in: document)
            if !entry.isShorthand { file.reportOddities(of: value, in: document) }
            var draft = file.draft(
                key,
                document.string(of: value),
                keyBounds: entry.key.lowerBound..<entry.key.upperBound,
                valueBounds: value.lowerBound..<value.upperBound
            )
            let comments = CommentGrouping(entry, in: document, isFirst: isFirst)
            draft.comment = comments.comment
            draft.headings = comments.headings
            if let layout = comments.layout { draft.details.annotation.layout = layout }
            if let place = places[key] {
                file.reportDead(file.drafts[place], winner: draft)
                draft.takeHeadings(of: file.drafts[place])
                dead.insert(place)
            }
            places[key] = file.drafts.count
            file.drafts.append(draft)
        }
        if !dead.isEmpty { file.drafts = file.drafts.indices.filter { !dead.contains($0) }.map { file.drafts[$0] } }
        file.finalComments = CommentGrouping.finalComments(of: document)
        return file
    }
}

extension AppleFile {
    /// A draft of a plain text.
    func draft(
        _ key: String,
        _ text: String,
        keyBounds: Range<UInt32>,
        valueBounds: Range<UInt32>
    ) -> MessageDraft {
        let format = PlainFormat(text, bounds: valueBounds, in: document)
        var draft = MessageDraft(
            key: key,
            keyBounds: keyBounds,
            valueBounds: valueBounds,
            format: format.format,
            text: text
        )
        if format.hasPercentSign {
            draft.details = MessageDetails(
                plain: format.plain,
                isFormat: format.isFormat,
                claims: format.claims,
                formatDiagnostics: format.diagnostics
            )
        }
        return draft
    }

    fileprivate mutating func reportNonText(_ key: String, _ kind: String, at bounds: Range<UInt32>) {
        report(
            .error,
            "not-a-string",
            "the value of “\(key)” is \(kind); a look-up of it would crash, since a .strings file may hold only texts",
            at: bounds
        )
    }

    /// Says that an entry is dead since a later one has its key.
    fileprivate mutating func reportDead(_ dead: MessageDraft, winner: MessageDraft) {
        diagnostics.append(
            .duplicateKey(
                dead.key,
                isSame: dead.text == winner.text,
                at: document.range(dead.keyBounds),
                winner: document.range(winner.keyBounds)
            )
        )
    }

    /// Warns of escapes that are probably not meant as they are read.
    fileprivate mutating func reportOddities(of token: StringsToken, in document: StringsDocument) {
        guard token.hasEscapes else { return }
        let bytes = document.file.utf8[Int(token.lowerBound)..<Int(token.upperBound)]
        for (oddity, source) in StringsEscapes.oddities(in: bytes) {
            let written = String(decoding: document.file.utf8[source], as: UTF8.self)
            let message =
                switch oddity {
                case .lowercaseU:
                    "“\\u” is no escape and shows “u”; write “\\U” with four digits, or the character itself"
                case .longCode: "“\\U” reads only four digits; write the character itself"
                case .loneSurrogate: "“\(written)” is half of a surrogate pair and shows “\u{FFFD}”"
                case .unknown: "“\(written)” is no escape; the backslash is dropped"
                }
            report(.warning, "unknown-escape", message, at: UInt32(source.lowerBound)..<UInt32(source.upperBound))
        }
    }
}

extension MessageDraft {
    /// Puts the headings of an earlier entry, which is dead, before this one's.
    fileprivate mutating func takeHeadings(of dead: MessageDraft) {
        if dead.headings.isEmpty { return }
        var layout = details.annotation.layout ?? .usual(hasComment: comment != nil, headings: headings)
        let before = dead.details.annotation.layout ?? .usual(hasComment: dead.comment != nil, headings: dead.headings)
        layout.hasBlankLineBefore = before.hasBlankLineBefore
        layout.headings = before.headings + layout.headings
        if !before.headings.isEmpty { layout.headings[before.headings.count - 1].hasBlankLine = true }
        headings = dead.headings + headings
        details.annotation.layout = layout == .usual(hasComment: comment != nil, headings: headings) ? nil : layout
    }
}
