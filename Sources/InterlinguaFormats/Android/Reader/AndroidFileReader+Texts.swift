import InterlinguaIR

extension AndroidFileReader {
    /// Reads the text between a start tag and its end.
    ///
    /// - Parameters:
    ///   - flags: Those of the entry.
    ///   - isChecked: Whether aapt2 would check the text for several substitutions.
    mutating func readItem(
        _ start: Int,
        _ end: Int,
        _ flags: AndroidFile.Flags,
        isChecked: Bool,
        category: PluralCategory = .other
    ) {
        var item = AndroidFile.Item(pattern: Pattern(), event: Int32(truncatingIfNeeded: start), category: category)
        if end == start + 1 {
            file.items.append(item)
        } else if end == start + 2, let text = plainText(start + 1) {
            item.pattern = Pattern(String(decoding: text.bytes, as: UTF8.self))
            if text.hasPercent {
                let range = (start + 1)..<end
                if let format = self.format(text.bytes, isChecked: isChecked, at: range) {
                    addFormat(format, format.pattern(of: text.bytes), names: [], to: &item)
                }
            }
            file.items.append(item)
        } else {
            decodeItem(&item, (start + 1)..<end, flags, isChecked: isChecked)
        }
    }

    /// A text that says what it is spelled, which is so of most; nil if it has to be looked at closely.
    private func plainText(_ index: Int) -> (bytes: UnsafeBufferPointer<UInt8>, hasPercent: Bool)? {
        let event = events[index]
        guard event.kind == .text, let base = arena.baseAddress else { return nil }
        let count = Int(event.count)
        let bytes = UnsafeBufferPointer(start: base + Int(event.first), count: count)
        guard count > 0, count <= AndroidTextDecoder.sizeLimit else { return nil }
        let first = bytes[0]
        if first == 0x20 || first == UInt8(ascii: "@") || first == UInt8(ascii: "?") || bytes[count - 1] == 0x20 {
            return nil
        }
        var isSpaced = false
        var hasPercent = false
        for byte in bytes {
            if byte > 0x27 {
                if byte == UInt8(ascii: "\\") { return nil }
                isSpaced = false
            } else if byte == 0x20 {
                if isSpaced { return nil }
                isSpaced = true
            } else if byte < 0x20 || byte == 0x22 || byte == 0x27 {
                return nil
            } else {
                if byte == 0x25 { hasPercent = true }
                isSpaced = false
            }
        }
        if bytes[count - 1] >= 0x80 || first >= 0x80, hasWideSpaceAtEdge(bytes) { return nil }
        return (bytes, hasPercent)
    }

    private mutating func decodeItem(
        _ item: inout AndroidFile.Item,
        _ children: Range<Int>,
        _ flags: AndroidFile.Flags,
        isChecked: Bool
    ) {
        let text = decoder.decode(children: children)
        if let reference = text.reference {
            let spelling: String
            switch reference {
            case .external(let external): spelling = external
            case .resource(let type, let name):
                spelling = "@\(type)/\(name)"
                if ["string", "plurals", "array"].contains(type) {
                    item.reference = Int32(truncatingIfNeeded: file.references.count)
                    file.references.append(AndroidFile.ReferenceItem(type: type, name: name))
                }
            }
            item.pattern = Pattern([.reference(Reference(.external(spelling)))])
            file.items.append(item)
            return
        }
        text.bytes.withUnsafeBufferPointer { bytes in
            if hasWideSpaceAtEdge(bytes), !isEscapedAtEdge(children) {
                let message = "the text begins or ends with a wide space that the Android Gradle plugin drops"
                file.diagnostics.append(Diagnostic(.warning, "wide-space", message, at: range(of: children)))
            }
        }
        var builder = AndroidPatternBuilder(document: document, names: names)
        item.pattern =
            text.boundaries.isEmpty ? Pattern(text.string) : builder.build(text, format: nil)
        let format = text.bytes.withUnsafeBufferPointer { bytes -> FormatString? in
            self.format(bytes, isChecked: isChecked && !text.hasSpans, at: children)
        }
        if let format {
            let pattern = builder.build(text, format: format)
            addFormat(format, pattern, names: builder.argumentNames, to: &item)
        }
        file.items.append(item)
    }

    /// Takes a decoded text apart; nil if it is no format in any case.
    private mutating func format(
        _ bytes: UnsafeBufferPointer<UInt8>,
        isChecked: Bool,
        at children: Range<Int>
    ) -> FormatString? {
        guard bytes.contains(0x25) else { return nil }
        let verdict = PercentCheck.verdict(bytes)
        // Made for strftime: Formatter knows none of these letters.
        if verdict == .looksLikeDate { return nil }
        if isChecked, verdict == .rejected {
            let message =
                "several substitutions need positions, such as %1$s; or the text is marked formatted=\"false\""
            let range = file.range(ofUnnumberedSpecifierIn: children.lowerBound - 1) ?? range(of: children)
            file.diagnostics.append(Diagnostic(.error, "multiple-substitutions", message, at: range))
        }
        return FormatString(parsing: bytes, as: .java)
    }

    private mutating func addFormat(
        _ format: FormatString,
        _ pattern: Pattern,
        names: [(argument: Int, name: String)],
        to item: inout AndroidFile.Item
    ) {
        item.format = Int32(truncatingIfNeeded: file.formats.count)
        file.formats.append(
            AndroidFile.Format(
                pattern: pattern,
                claims: format.claims.map { ($0.position - 1, $0.type) },
                names: names,
                problems: format.problems,
                hasArguments: format.hasArguments
            )
        )
    }

    /// Whether a text begins or ends with a space outside ASCII that is no part of a word.
    private func hasWideSpaceAtEdge(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count >= 3 else { return false }
        return isWideSpace(bytes[0], bytes[1], bytes[2])
            || isWideSpace(bytes[bytes.count - 3], bytes[bytes.count - 2], bytes[bytes.count - 1])
    }

    /// U+1680, U+2000 to U+200A, U+2028, U+2029, U+205F and U+3000.
    private func isWideSpace(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        switch (first, second, third) {
        case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x81, 0x9F),
            (0xE3, 0x80, 0x80):
            true
        default: false
        }
    }

    /// Whether the raw text begins and ends in ASCII, so that a wide space there was written as an escape or quoted.
    private func isEscapedAtEdge(_ children: Range<Int>) -> Bool {
        guard let first = children.first(where: { events[$0].kind == .text && events[$0].count > 0 }),
            let last = children.last(where: { events[$0].kind == .text && events[$0].count > 0 })
        else { return true }
        return arena[Int(events[first].first)] < 0x80
            && arena[Int(events[last].first) + Int(events[last].count) - 1] < 0x80
    }

    /// Spells the text of a typed item as a look-up shows it.
    mutating func spellTyped() {
        guard let index = file.items.indices.last, let text = file.items[index].pattern.plainText else { return }
        switch AndroidTypedValue(text) {
        case .boolean(let value): file.items[index].pattern = Pattern(value ? "true" : "false")
        case .color(let spelling): file.items[index].pattern = Pattern(spelling)
        case .number, nil: break
        }
    }

    // MARK: Plurals and arrays

    /// Reads the items of a plural.
    mutating func readQuantities(_ start: Int, _ end: Int, _ flags: AndroidFile.Flags) {
        let first = file.items.count
        let problems = file.diagnostics.count
        forEachItem(start, end, of: "plurals") { reader, index, partner in
            let attributes = AndroidAttributeList(reader.document, reader.vocabulary, index)
            guard let quantity = attributes.quantity else {
                reader.report(.error, "missing-quantity", "the item needs a quantity", at: index)
                return
            }
            let bytes = reader.document.bytes(of: reader.document.attributes[quantity])
            guard let category = PluralCategory(quantity: bytes) else {
                let range = reader.document.valueRange(ofAttribute: quantity, in: reader.events[index])
                let spelling = String(decoding: bytes, as: UTF8.self)
                let message = "“\(spelling)” is no quantity; there are zero, one, two, few, many and other"
                reader.file.diagnostics.append(Diagnostic(.error, "invalid-quantity", message, at: range))
                return
            }
            if let item = reader.file.items[first...].first(where: { $0.category == category }) {
                let range = reader.document.valueRange(ofAttribute: quantity, in: reader.events[index])
                let earlier = reader.document.range(of: reader.events[Int(item.event)])
                let note = Diagnostic.Note("it is first given here", at: earlier)
                reader.file.diagnostics.append(
                    Diagnostic(.error, "duplicate-quantity", "“\(category)” is given twice", at: range, notes: [note])
                )
                return
            }
            reader.readItem(index, partner, flags, isChecked: false, category: category)
        }
        let isFaulty = file.diagnostics[problems...].contains { $0.severity == .error }
        if !isFaulty, !file.items[first...].contains(where: { $0.category == .other }) {
            let message = "a plural needs an item for “other”, without which apps crash"
            report(.error, "missing-other", message, at: start)
        }
        // The order in the file means nothing; aapt2 has one of its own.
        let items = file.items[first...]
        let isOrdered = zip(items, items.dropFirst()).allSatisfy { $0.category.order < $1.category.order }
        if !isOrdered {
            file.items.replaceSubrange(first..., with: items.sorted { $0.category.order < $1.category.order })
        }
    }

    /// Reads the items of an array; false if it holds others than texts.
    mutating func readItems(_ start: Int, _ end: Int, _ flags: AndroidFile.Flags, isTyped: Bool) -> Bool {
        let first = file.items.count
        forEachItem(start, end, of: "array") { reader, index, partner in
            reader.readItem(index, partner, flags, isChecked: false)
        }
        if !isTyped { return true }
        var hasText = false
        for item in file.items[first...] {
            if let text = item.pattern.plainText {
                if AndroidTypedValue(text) != nil { return false }
                hasText = true
            } else if case .reference(let reference)? = item.pattern.elements.first {
                if case .external(let spelling) = reference.target, spelling.hasPrefix("@string/") { hasText = true }
            } else {
                hasText = true
            }
        }
        return hasText
    }

    private mutating func forEachItem(
        _ start: Int,
        _ end: Int,
        of parent: String,
        _ body: (inout AndroidFileReader, Int, Int) -> Void
    ) {
        var index = start + 1
        while index < end {
            let event = events[index]
            guard event.kind == .startElement, Int(event.partner) > index else {
                index += 1
                continue
            }
            switch vocabulary.elements[Int(event.name)] {
            case .item: body(&self, index, Int(event.partner))
            case .skip, .foreign: break
            default:
                let name = document.name(of: event).qualified
                report(.error, "unknown-element", "there can't be <\(name)> in a <\(parent)>", at: index)
            }
            index = Int(event.partner) + 1
        }
    }

    private func range(of children: Range<Int>) -> SourceRange? {
        guard let first = children.first, let last = children.last else { return nil }
        return SourceRange(
            file: document.file,
            lowerBound: Int(events[first].lowerBound),
            upperBound: Int(events[last].upperBound)
        )
    }
}

extension PluralCategory {
    /// Reads the value of `quantity`, white space at its ends left out; nil if it is none.
    fileprivate init?(quantity: ArraySlice<UInt8>) {
        var bytes = quantity
        while let first = bytes.first, first.isAndroidSpace { bytes.removeFirst() }
        while let last = bytes.last, last.isAndroidSpace { bytes.removeLast() }
        for category in Self.allCases where bytes.elementsEqual(category.rawValue.utf8) {
            self = category
            return
        }
        return nil
    }

    /// The place in CLDR's order.
    var order: Int {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}
