import InterlinguaIR

extension AndroidFileReader {
    /// Reads the text between a start tag and its end.
    ///
    /// - Parameter isChecked: Whether aapt2 checks the text for several substitutions.
    mutating func readItem(_ start: Int, _ end: Int, isChecked: Bool, category: PluralCategory = .other) {
        var item = AndroidFile.Item(
            event: Int32(truncatingIfNeeded: start),
            bounds: bounds(ofElement: start),
            category: category
        )
        if end > start + 1 { item.pattern = readText(&item, (start + 1)..<end, isChecked: isChecked) }
        itemGaps.addItem(item.event)
        file.items.append(item)
    }

    private mutating func readText(
        _ item: inout AndroidFile.Item,
        _ children: Range<Int>,
        isChecked: Bool
    ) -> Pattern {
        let text = decoder.decode(children: children)
        if let reference = text.reference {
            let spelling: String
            switch reference {
            case .external(let external): spelling = external
            case .resource(let type, let name):
                spelling = "@\(type)/\(name)"
                if ["string", "plurals", "array"].contains(type) {
                    item.reference = AndroidFile.ReferenceItem(type: type, name: name)
                }
            }
            return Pattern([.reference(Reference(.external(spelling)))])
        }
        return text.bytes.withUnsafeBufferPointer { bytes in
            if decoder.dialect == .android, bytes.hasWideSpaceAtEdge, !isEscapedAtEdge(children) {
                let message = "the text begins or ends with a wide space that the Android Gradle plugin drops"
                file.diagnostics.append(Diagnostic(.warning, .wideSpace, message, at: document.range(of: children)))
            }
            return readText(text, bytes, &item, children, isChecked: isChecked && !text.hasSpans)
        }
    }

    private mutating func readText(
        _ text: AndroidText,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ item: inout AndroidFile.Item,
        _ children: Range<Int>,
        isChecked: Bool
    ) -> Pattern {
        guard bytes.containsByte(0x25), let format = format(bytes, isChecked: isChecked, at: children) else {
            return builder.build(text)
        }
        let pattern = builder.build(text, format: format)
        item.format = AndroidFile.Format(format, names: builder.argumentNames)
        return format.hasArguments ? pattern : builder.build(text)
    }

    /// Takes a text apart; nil if it is no format in any case.
    private mutating func format(
        _ bytes: UnsafeBufferPointer<UInt8>,
        isChecked: Bool,
        at children: Range<Int>
    ) -> FormatString? {
        if decoder.dialect == .compose {
            let format = FormatString(parsing: bytes, as: decoder.formatDialect)
            return format.hasArguments ? format : nil
        }
        let verdict = PercentCheck.verdict(bytes)
        // Made for strftime: Formatter knows none of these letters.
        if verdict == .looksLikeDate { return nil }
        if isChecked, verdict == .rejected {
            let message =
                "multiple substitutions require positions, such as %1$s, or formatted=\"false\""
            let range = file.range(ofUnnumberedSpecifierIn: children.lowerBound - 1) ?? document.range(of: children)
            file.diagnostics.append(Diagnostic(.warning, .multipleSubstitutions, message, at: range))
        }
        return FormatString(parsing: bytes, as: decoder.formatDialect)
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
        guard let text = file.items.last?.pattern.plainText else { return }
        let last = file.items.count - 1
        switch AndroidTypedValue(text) {
        case .boolean(let value): file.items[last].pattern = Pattern(value ? "true" : "false")
        case .color(let spelling): file.items[last].pattern = Pattern(spelling)
        case .number, nil: break
        }
    }

    // MARK: Plurals and arrays

    /// Reads the items of a plural.
    mutating func readQuantities(_ start: Int, _ end: Int) {
        let first = file.items.count
        let problems = file.diagnostics.count
        var isOrdered = true
        func given(_ category: PluralCategory) -> Int? {
            (first..<file.items.count).first { file.items[$0].category == category }
        }
        var next = start + 1
        while let index = nextItem(&next, end, of: "plurals") {
            let attributes = AndroidAttributeList(document, vocabulary, index)
            guard let quantity = attributes.quantity else {
                report(.error, .missingQuantity, "the item needs a quantity", at: index)
                continue
            }
            let value = document.attributes[quantity]
            let bytes = arena[Int(value.first)..<Int(value.first + value.count)]
            guard let category = PluralCategory(quantity: bytes) else {
                let range = document.valueRange(ofAttribute: quantity, in: events[index])
                let spelling = String(decoding: bytes, as: UTF8.self)
                let message = "“\(spelling)” is no quantity; there are zero, one, two, few, many and other"
                file.diagnostics.append(Diagnostic(.error, .invalidQuantity, message, at: range))
                continue
            }
            if let item = given(category) {
                let range = document.valueRange(ofAttribute: quantity, in: events[index])
                let event = events[Int(file.items[item].event)]
                let note = Diagnostic.Note("it is first given here", at: document.range(of: event))
                file.diagnostics.append(
                    Diagnostic(.error, .duplicateQuantity, "“\(category)” is given twice", at: range, notes: [note])
                )
                continue
            }
            if file.items.count > first, file.items[file.items.count - 1].category.order >= category.order {
                isOrdered = false
            }
            readItem(index, Int(events[index].partner), isChecked: false, category: category)
        }
        if given(.other) == nil, !file.diagnostics[problems...].contains(where: { $0.severity == .error }) {
            reportMissingOther(beside: Set(file.items[first...].map(\.category)), at: start)
        }
        // The order in the file means nothing; aapt2 has one of its own.
        if !isOrdered {
            let sorted = file.items[first...].sorted { $0.category.order < $1.category.order }
            file.items.replaceSubrange(first..., with: sorted)
        }
    }

    /// Reports that a plural lacks `other`, of which apps only make do without where every whole number has another quantity.
    private mutating func reportMissingOther(beside given: Set<PluralCategory>, at start: Int) {
        if case .language(let language, _) = AndroidFolder(name: file.path.folder),
            CategoryCheck(language).coversWholeNumbers(given)
        {
            let message = "a plural should have “other”, though no whole number shows it in “\(language)”"
            return report(.warning, .missingOther, message, at: start)
        }
        report(.error, .missingOther, "a plural requires “other”: apps crash without it", at: start)
    }

    /// Reads the items of an array; false if it holds others than texts.
    mutating func readItems(_ start: Int, _ end: Int, isTyped: Bool) -> Bool {
        let first = file.items.count
        var next = start + 1
        while let index = nextItem(&next, end, of: "array") {
            readItem(index, Int(events[index].partner), isChecked: false)
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

    /// The start of the next `<item>` before an end, which `next` is put behind; nil if there are no more.
    private mutating func nextItem(_ next: inout Int, _ end: Int, of parent: String) -> Int? {
        while next < end {
            let index = next
            let event = events[index]
            guard event.kind == .startElement, Int(event.partner) > index else {
                itemGaps.add(event, arena)
                next += 1
                continue
            }
            next = Int(event.partner) + 1
            switch vocabulary.elements[Int(event.name)] {
            case .item: return index
            case .skip, .foreign: break
            default:
                let name = document.name(of: event).qualified
                report(.error, .unknownElement, "there can't be <\(name)> in a <\(parent)>", at: index)
            }
        }
        return nil
    }
}

extension PluralCategory {
    /// Reads the value of `quantity`, white space at its ends left out; nil if it is none.
    fileprivate init?(quantity: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var end = quantity.count
        while start < end, quantity[start].isASCIISpace { start += 1 }
        while start < end, quantity[end - 1].isASCIISpace { end -= 1 }
        guard start < end else { return nil }
        let word = quantity.slice(start..<end)
        let isRight: Bool
        switch word[0] {
        case UInt8(ascii: "z"): (self, isRight) = (.zero, word.spells("zero"))
        case UInt8(ascii: "o") where word.count == 3: (self, isRight) = (.one, word.spells("one"))
        case UInt8(ascii: "o"): (self, isRight) = (.other, word.spells("other"))
        case UInt8(ascii: "t"): (self, isRight) = (.two, word.spells("two"))
        case UInt8(ascii: "f"): (self, isRight) = (.few, word.spells("few"))
        case UInt8(ascii: "m"): (self, isRight) = (.many, word.spells("many"))
        default: return nil
        }
        if !isRight { return nil }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether a text begins or ends with a space outside ASCII that is no part of a word.
    fileprivate var hasWideSpaceAtEdge: Bool {
        guard count >= 3 else { return false }
        return Self.isWideSpace(self[0], self[1], self[2])
            || Self.isWideSpace(self[count - 3], self[count - 2], self[count - 1])
    }

    /// U+1680, U+2000 to U+200A, U+2028, U+2029, U+205F and U+3000.
    private static func isWideSpace(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        switch (first, second, third) {
        case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x81, 0x9F),
            (0xE3, 0x80, 0x80):
            true
        default: false
        }
    }
}
