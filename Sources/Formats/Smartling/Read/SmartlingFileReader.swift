import InterlinguaIR

/// Reads a .strings file in any serialisation.
enum SmartlingFileReader {
    /// Whether some key of a file is that of a plural form.
    static func hasForms(_ input: InputFile) -> Bool {
        // Only where the sign stands, in any encoding, the file is read.
        guard input.bytes.mayHoldMark else { return false }
        let root = PropertyListReader.read(path: input.path, bytes: input.bytes).document.root
        return root?.members?.contains { SmartlingKey($0.key).form != nil } ?? false
    }

    static func read(_ input: InputFile, table: String, place: LprojPath.Place, language: LanguageTag) -> SmartlingFile
    {
        if PropertyListDocument.serialization(of: input.bytes) == .text {
            return readText(input, table: table, place: place, language: language)
        }
        let result = PropertyListReader.read(path: input.path, bytes: input.bytes)
        var file = SmartlingFile(
            table: table,
            place: place,
            language: language,
            document: result.document.withoutContent,
            diagnostics: result.diagnostics
        )
        guard let root = result.document.root else { return file }
        guard let members = root.members else {
            let message = "the root must be a dictionary, not \(root.kindName)"
            file.report(.error, .notADictionary, message, at: root.bounds)
            return file
        }
        for member in members {
            guard let text = member.value.string else {
                file.reportNonText(member.key, member.value.kindName, at: member.value.bounds)
                continue
            }
            let comments = StringsEntryComments(member.comments.last, member.comments.dropLast(), nil)
            file.texts.append(
                file.text(
                    text,
                    key: member.key,
                    keyBounds: member.keyBounds,
                    bounds: member.value.bounds,
                    comments: comments
                )
            )
        }
        return file
    }

    private static func readText(
        _ input: InputFile,
        table: String,
        place: LprojPath.Place,
        language: LanguageTag
    ) -> SmartlingFile {
        let (document, diagnostics) = StringsReader.read(path: input.path, bytes: input.bytes)
        var file = SmartlingFile(
            table: table,
            place: place,
            language: language,
            document: PropertyListDocument(file: document.file, serialization: .text, root: nil),
            diagnostics: diagnostics
        )
        if input.bytes.isEmpty {
            let message = "the file is empty; Foundation reads a table without entries"
            file.report(.note, .emptyFile, message, at: 0..<0)
        }
        // Where Foundation gives up; what stands behind it never replaces what stands before it.
        let errors = diagnostics.lazy.filter { $0.severity == .error }
        let stop = errors.compactMap { $0.range?.lowerBound }.min() ?? .max
        var places: [String: Int] = [:]
        var repeated: [(place: Int, earlier: Int, key: String)] = []
        for (index, entry) in document.entries.enumerated() {
            let key = document.string(of: entry.key)
            guard case .string(let value) = entry.value else {
                let bounds = entry.value.bounds
                file.reportNonText(key, "more than a text", at: UInt32(bounds.lowerBound)..<UInt32(bounds.upperBound))
                continue
            }
            document.reportOddities(of: entry.key, to: &file.diagnostics)
            if !entry.isShorthand { document.reportOddities(of: value, to: &file.diagnostics) }
            let grouping = StringsCommentGrouping(entry, in: document, isFirst: index == 0)
            var text = file.text(
                document.string(of: value),
                key: key,
                keyBounds: entry.key.lowerBound..<entry.key.upperBound,
                bounds: value.lowerBound..<value.upperBound,
                comments: StringsEntryComments(grouping.comment, grouping.headings, grouping.layout)
            )
            if let place = places[key] {
                let earlier = file.texts[place]
                if entry.key.lowerBound > stop, earlier.keyBounds.lowerBound < stop { continue }
                text.comments = text.comments.behindHeadings(of: earlier.comments)
                repeated.append((file.texts.count, place, key))
            }
            places[key] = file.texts.count
            file.texts.append(text)
        }
        for (place, earlier, key) in repeated {
            let winner = places[key] ?? place
            file.diagnostics.append(
                .duplicateKey(
                    key,
                    isSame: file.texts[earlier].text == file.texts[place].text,
                    at: file.document.range(file.texts[place].keyBounds),
                    earlier: file.document.range(file.texts[earlier].keyBounds),
                    winner: winner == place ? nil : file.document.range(file.texts[winner].keyBounds)
                )
            )
        }
        let dead = Set(repeated.map(\.earlier))
        if !dead.isEmpty { file.texts = file.texts.indices.filter { !dead.contains($0) }.map { file.texts[$0] } }
        file.finalComments = StringsCommentGrouping.finalComments(of: document)
        return file
    }
}

extension SmartlingFile {
    fileprivate func text(
        _ text: String,
        key: String,
        keyBounds: Range<UInt32>,
        bounds: Range<UInt32>,
        comments: StringsEntryComments
    ) -> SmartlingText {
        let isPlain = !text.containsByte(UInt8(ascii: "%"))
        return SmartlingText(
            key: SmartlingKey(key),
            keyBounds: keyBounds,
            bounds: bounds,
            text: text,
            format: isPlain ? nil : PlainFormat(text, bounds: bounds, in: document),
            comments: comments
        )
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

extension [UInt8] {
    /// Whether `##{` stands in a text in UTF-8, or with zeros between in UTF-16 or UTF-32.
    fileprivate var mayHoldMark: Bool {
        withUnsafeBufferPointer { bytes in
            // Braces are looked for first, since the C library finds them many times as fast as a loop would.
            var next = bytes.firstIndex(ofByte: UInt8(ascii: "{"))
            while let brace = next {
                var signs = 0
                var index = brace - 1
                while index >= 0, signs < 2, bytes[index] == 0 || bytes[index] == UInt8(ascii: "#") {
                    if bytes[index] != 0 { signs += 1 }
                    index -= 1
                }
                if signs == 2 { return true }
                next = bytes.firstIndex(ofByte: UInt8(ascii: "{"), from: brace + 1)
            }
            return false
        }
    }
}
