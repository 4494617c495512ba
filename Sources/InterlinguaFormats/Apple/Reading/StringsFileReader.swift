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
                "not-a-dictionary",
                "the file has to hold a dictionary, not \(root.kindName)",
                at: root.bounds
            )
            return file
        }
        file.drafts.reserveCapacity(members.count)
        for member in members {
            if let text = member.value.string {
                file.drafts.append(file.draft(of: member, text: text))
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
                "empty-file",
                "the file is empty; Foundation takes it as a table without entries",
                at: 0..<0
            )
        }
        file.drafts.reserveCapacity(document.entries.count)
        var places = NumberedPlaces(count: file.keys.count)
        var dead: Set<Int> = []
        // Where Foundation gives up; what stands behind it never replaces what stands before it.
        let errors = result.diagnostics.lazy.filter { $0.severity == .error }
        let stop = errors.compactMap { $0.range?.lowerBound }.min() ?? .max
        var isFirst = true
        for entry in document.entries {
            defer { isFirst = false }
            guard case .string(let value) = entry.value else {
                let key = document.string(of: entry.key)
                let bounds = entry.value.bounds
                file.reportNonText(key, "more than a text", at: UInt32(bounds.lowerBound)..<UInt32(bounds.upperBound))
                continue
            }
            file.reportOddities(of: entry.key, in: document)
            if !entry.isShorthand { file.reportOddities(of: value, in: document) }
            let number = file.keyNumber(of: entry.key, in: document)
            let comments = CommentGrouping(entry, in: document, isFirst: isFirst)
            var draft = file.draft(
                document.string(of: value),
                keyNumber: number,
                keyBounds: entry.key.lowerBound..<entry.key.upperBound,
                valueBounds: value.lowerBound..<value.upperBound,
                comment: comments.comment,
                headings: comments.headings,
                layout: comments.layout
            )
            if let place = places[number] {
                if entry.key.lowerBound > stop, file.drafts[place].keyBounds.lowerBound < stop { continue }
                file.reportDead(file.drafts[place], of: document.string(of: entry.key), winner: draft)
                draft.takeHeadings(of: file.drafts[place])
                dead.insert(place)
            }
            places[number] = file.drafts.count
            file.drafts.append(draft)
        }
        if !dead.isEmpty { file.drafts = file.drafts.indices.filter { !dead.contains($0) }.map { file.drafts[$0] } }
        file.finalComments = CommentGrouping.finalComments(of: document)
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
            "not-a-string",
            "the value of “\(key)” is \(kind); a look-up of it would crash, since a .strings file may hold only texts",
            at: bounds
        )
    }

    /// Says that an entry is dead since a later one has its key.
    fileprivate mutating func reportDead(_ dead: MessageDraft, of key: String, winner: MessageDraft) {
        diagnostics.append(
            .duplicateKey(
                key,
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
        let (before, after) = (dead.message, message)
        if before.headings.isEmpty { return }
        var layout =
            details.annotation.layout ?? .usual(hasComment: after.comment != nil, headings: after.headings)
        let earlier =
            dead.details.annotation.layout ?? .usual(hasComment: before.comment != nil, headings: before.headings)
        layout.hasBlankLineBefore = earlier.hasBlankLineBefore
        layout.headings = earlier.headings + layout.headings
        if !earlier.headings.isEmpty { layout.headings[earlier.headings.count - 1].hasBlankLine = true }
        let headings = before.headings + after.headings
        message.headings = headings
        let isUsual = layout == .usual(hasComment: after.comment != nil, headings: headings)
        details.annotation.layout = isUsual ? nil : layout
    }
}
