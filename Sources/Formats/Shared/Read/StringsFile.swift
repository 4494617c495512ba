import InterlinguaIR

/// What a .strings file in any serialisation says, each key once.
struct StringsFile: PropertyListDiagnosticCollector {
    struct Text: Sendable {
        let key: String

        let keyBounds: Range<UInt32>

        let bounds: Range<UInt32>

        /// The text, escapes undone.
        let text: String

        /// What stands around it.
        var comments: StringsEntryComments
    }

    /// The file, without its content.
    let document: PropertyListDocument

    /// The texts in the order of the file.
    private(set) var texts: [Text] = []

    /// The texts that a nib has by itself, by the comments of their translations.
    private(set) var nibTexts: [Text] = []

    /// Comments behind the last entry.
    private(set) var finalComments: [StringsFinalComment] = []

    var diagnostics: [Diagnostic]

    init(_ input: InputFile) {
        if PropertyListDocument.serialization(of: input.bytes) == .text {
            let (strings, diagnostics) = StringsReader.read(path: input.path, bytes: input.bytes)
            document = PropertyListDocument(file: strings.file, serialization: .text, root: nil)
            self.diagnostics = diagnostics
            if input.bytes.isEmpty {
                report(.note, .emptyFile, "the file is empty; Foundation reads a table without entries", at: 0..<0)
            }
            read(strings)
        } else {
            let (list, diagnostics) = PropertyListReader.read(path: input.path, bytes: input.bytes)
            document = list.withoutContent
            self.diagnostics = diagnostics
            if let root = list.root { read(root) }
        }
    }

    private mutating func read(_ root: PropertyListNode) {
        guard let members = root.members else {
            let message = "the root must be a dictionary, not \(root.kindName)"
            return report(.error, .notADictionary, message, at: root.bounds)
        }
        for member in members {
            guard let text = member.value.string else {
                reportNonText(member.key, member.value.kindName, at: member.value.bounds)
                continue
            }
            texts.append(
                Text(
                    key: member.key,
                    keyBounds: member.keyBounds,
                    bounds: member.value.bounds,
                    text: text,
                    comments: StringsEntryComments(member.comments.last, member.comments.dropLast(), nil)
                )
            )
        }
    }

    private mutating func read(_ strings: StringsDocument) {
        texts.reserveCapacity(strings.entries.count)
        // Where Foundation gives up; what stands behind it never replaces what stands before it.
        let errors = diagnostics.lazy.filter { $0.severity == .error }
        let stop = errors.compactMap { $0.range?.lowerBound }.min() ?? .max
        var places: [String: Int] = [:]
        places.reserveCapacity(strings.entries.count)
        var repeated: [(place: Int, earlier: Int)] = []
        var invalid = strings.invalid[...]
        func isValid(_ token: StringsToken) -> Bool {
            invalid = invalid.drop { $0 < token.lowerBound }
            return invalid.first.map { $0 >= token.upperBound } ?? true
        }
        var invalidTexts: [String] = []
        for (index, entry) in strings.entries.enumerated() {
            let key = strings.string(of: entry.key)
            guard case .string(let value) = entry.value else {
                let bounds = entry.value.bounds
                reportNonText(key, "more than a text", at: UInt32(bounds.lowerBound)..<UInt32(bounds.upperBound))
                continue
            }
            // Nobody knows what it said; what a language shows without it is better.
            guard isValid(entry.key), isValid(value) else {
                invalidTexts.append(key)
                continue
            }
            strings.reportOddities(of: entry.key, to: &diagnostics)
            if !entry.isShorthand { strings.reportOddities(of: value, to: &diagnostics) }
            let grouping = StringsCommentGrouping(entry, in: strings, isFirst: index == 0)
            var text = Text(
                key: key,
                keyBounds: entry.key.lowerBound..<entry.key.upperBound,
                bounds: value.lowerBound..<value.upperBound,
                text: strings.string(of: value),
                comments: StringsEntryComments(grouping.comment, grouping.headings, grouping.layout)
            )
            if let nib = nibText(of: entry, in: strings, as: text) { nibTexts.append(nib) }
            if let place = places.updateValue(texts.count, forKey: key) {
                let earlier = texts[place]
                if entry.key.lowerBound > stop, earlier.keyBounds.lowerBound < stop {
                    places[key] = place
                    continue
                }
                text.comments = text.comments.behindHeadings(of: earlier.comments)
                repeated.append((texts.count, place))
            }
            texts.append(text)
        }
        if let first = invalidTexts.first, let place = diagnostics.firstIndex(where: { $0.kind == .invalidEncoding }) {
            let rest = invalidTexts.count - 1
            let outcome = rest == 0 ? "has such bytes and is" : "and \(rest) more have such bytes and are"
            diagnostics[place].message += "; “\(first)” \(outcome) left out"
        }
        finalComments = StringsCommentGrouping.finalComments(of: strings)
        if repeated.isEmpty { return }
        for (place, earlier) in repeated {
            let winner = places[texts[place].key] ?? place
            diagnostics.append(
                .duplicateKey(
                    texts[place].key,
                    isSame: texts[earlier].text == texts[place].text,
                    at: document.range(texts[place].keyBounds),
                    earlier: document.range(texts[earlier].keyBounds),
                    winner: winner == place ? nil : document.range(texts[winner].keyBounds)
                )
            )
        }
        let dead = Set(repeated.map(\.earlier))
        texts = texts.indices.filter { !dead.contains($0) }.map { texts[$0] }
    }

    private func nibText(of entry: StringsEntry, in strings: StringsDocument, as translation: Text) -> Text? {
        guard let comment = entry.leadingComments.last.map({ strings.comments[$0] }), comment.isBlock else {
            return nil
        }
        let bounds = Int(comment.lowerBound)..<Int(comment.upperBound)
        let nib = strings.file.utf8.withUnsafeBufferPointer { NibText(comment: bounds, in: $0, key: translation.key) }
        return nib.map { nib in
            Text(
                key: translation.key,
                keyBounds: translation.keyBounds,
                bounds: nib.bounds,
                text: nib.text,
                comments: StringsEntryComments(strings.string(of: comment), [], nil)
            )
        }
    }

    private mutating func reportNonText(_ key: String, _ kind: String, at bounds: Range<UInt32>) {
        let message =
            "the value of “\(key)” is \(kind); a look-up of it would crash, since a .strings file may hold only texts"
        report(.error, .notAString, message, at: bounds)
    }
}
