import InterlinguaIR

extension AndroidFile.Item {
    /// Whether the text may spell its number, as “one file” does, or tell that there is none.
    var maySpellNumber: Bool {
        switch category {
        case .zero, .one, .two: true
        case .few, .many, .other: false
        }
    }
}

extension Diagnostic {
    /// A translation that says nothing where the source text says something.
    static func emptyTranslation(_ language: LanguageTag, at range: SourceRange) -> Diagnostic {
        Diagnostic(.warning, .emptyTranslation, "the text in “\(language)” is empty, and nothing is shown", at: range)
    }
}

extension AndroidFile {
    /// Where a text stands, without its tags; the whole element if there is no text in it.
    func range(ofText item: Int) -> SourceRange {
        let document = xml.document
        let start = Int(items[item].event)
        let end = Int(document.events[start].partner)
        guard end > start + 1 else { return range(ofItem: item) }
        return SourceRange(
            file: document.file,
            lowerBound: Int(document.events[start + 1].lowerBound),
            upperBound: Int(document.events[end - 1].upperBound)
        )
    }

    /// Where a plural's text says which numbers it is for.
    func range(ofQuantity item: Int) -> SourceRange {
        let document = xml.document
        let event = document.events[Int(items[item].event)]
        let first = Int(event.first)
        for index in first..<first + Int(event.count) {
            let name = document.names[Int(document.attributes[index].name)]
            if name.namespace == nil, name.local == "quantity" {
                return document.valueRange(ofAttribute: index, in: event)
            }
        }
        return range(ofItem: item)
    }

    /// Where a text first shows an argument.
    func range(ofArgument argument: Int, inItem item: Int) -> SourceRange {
        let range = decodingAgain(items[item].event) { text, decoder in
            let format = text.bytes.withUnsafeBufferPointer { FormatString(parsing: $0, as: .java) }
            let claim = format.claims.first { $0.position == argument + 1 }
            return claim.flatMap { decoder.range(ofDecoded: $0.range) }
        }
        return range ?? self.range(ofText: item)
    }

    /// Where the first specifier without position stands in the text of an element.
    func range(ofUnnumberedSpecifierIn start: Int) -> SourceRange? {
        decodingAgain(Int32(truncatingIfNeeded: start)) { text, decoder in
            let format = text.bytes.withUnsafeBufferPointer { FormatString(parsing: $0, as: .java) }
            for piece in format.pieces {
                if case .specifier(let specifier) = piece.kind, specifier.numbering != .explicit {
                    return decoder.range(ofDecoded: piece.range)
                }
            }
            return nil
        }
    }

    /// Diagnostics about a format, whose text is decoded again to find the places.
    func diagnostics(for problems: ArraySlice<FormatProblem>, at start: Int) -> [Diagnostic] {
        decodingAgain(Int32(truncatingIfNeeded: start)) { _, decoder in
            problems.prefix(AndroidTextDecoder.reportLimit).map {
                Diagnostic($0.severity, $0.kind, $0.message, at: decoder.range(ofDecoded: $0.range))
            }
        }
    }

    /// What a text says as a format or literally, whatever it was read as.
    func pattern(decodingAgain start: Int32, isFormat: Bool) -> Pattern {
        decodingAgain(start) { text, decoder in
            var builder = AndroidPatternBuilder(document: decoder.document, names: decoder.names)
            if !isFormat { return builder.build(text) }
            let format = text.bytes.withUnsafeBufferPointer { FormatString(parsing: $0, as: .java) }
            return builder.build(text, format: format)
        }
    }

    /// Decodes the text of an element again, now with the places of its bytes.
    private func decodingAgain<Result>(
        _ start: Int32,
        _ body: (AndroidText, AndroidTextDecoder) -> Result
    ) -> Result {
        let document = xml.document
        return document.events.withUnsafeBufferPointer { events in
            document.withBytes { arena in
                var decoder = AndroidTextDecoder(
                    document: document,
                    events: events,
                    arena: arena,
                    names: AndroidNameTable(document.names),
                    keepsPlaces: true
                )
                let text = decoder.decode(children: (Int(start) + 1)..<Int(events[Int(start)].partner))
                return body(text, decoder)
            }
        }
    }
}
