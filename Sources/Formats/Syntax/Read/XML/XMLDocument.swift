package import InterlinguaIR

/// An XML document as a flat array of events.
///
/// Reading one costs little more than parsing does: no event owns memory, texts are stretches of the file or lie decoded in
/// one array, names are small integers. A front end maps the names that it knows once, `names.map(Element.init)`, and walks `events` by index;
/// `events[index].partner` skips an element.
package struct XMLDocument: Sendable {
    /// The file; bounds of events are byte offsets into its text.
    package let file: SourceFile

    /// What stands in the document, in its order; up to the first error if it is not well-formed.
    package let events: [XMLEvent]

    /// The attributes of all start elements; namespace declarations first, those of the document type declaration last.
    package let attributes: [XMLAttribute]

    /// All names of elements, attributes and processing instructions, each once; those that differ in prefix are two.
    package let names: [XMLName]

    /// Texts of events and values of attributes in UTF-8, as far as the file does not hold them as they are.
    let decoded: [UInt8]

    /// Whether the whole file was read without an error; if not, elements may lack their ends.
    package let isWellFormed: Bool

    /// The index of the root element's event; nil if there is none.
    package var root: Int? { events.firstIndex { $0.kind == .startElement } }

    /// The name of an element or the target of a processing instruction.
    package func name(of event: XMLEvent) -> XMLName { names[Int(event.name)] }

    /// The attributes of a start element, in the order of the file.
    package func attributes(of event: XMLEvent) -> ArraySlice<XMLAttribute> {
        guard event.kind == .startElement else { return [] }
        return attributes[Int(event.first)..<Int(event.first) + Int(event.count)]
    }

    /// The bytes of a text, CDATA section, comment or processing instruction; none for tags.
    package func bytes(of event: XMLEvent) -> ArraySlice<UInt8> {
        guard event.kind != .startElement, event.kind != .endElement else { return [] }
        return bytes(from: Int(event.first), count: Int(event.count))
    }

    /// The bytes of an attribute's value.
    package func bytes(of attribute: XMLAttribute) -> ArraySlice<UInt8> {
        bytes(from: Int(attribute.first), count: Int(attribute.count))
    }

    /// A stretch of the bytes that texts and values are in.
    package func bytes(from first: Int, count: Int) -> ArraySlice<UInt8> {
        if first < file.utf8.count { return file.utf8[first..<first + count] }
        return decoded[(first - file.utf8.count)..<(first - file.utf8.count + count)]
    }

    /// Calls a function with the bytes that texts and values are stretches of.
    package func withBytes<Result>(_ body: (XMLBytes) throws -> Result) rethrows -> Result {
        try file.utf8.withUnsafeBufferPointer { source in
            try decoded.withUnsafeBufferPointer { try body(XMLBytes(source: source, decoded: $0)) }
        }
    }

    /// The text of a text, CDATA section, comment or processing instruction; empty for tags.
    package func string(of event: XMLEvent) -> String { String(decoding: bytes(of: event), as: UTF8.self) }

    package func string(of attribute: XMLAttribute) -> String { String(decoding: bytes(of: attribute), as: UTF8.self) }

    /// Where an event stands in the file.
    package func range(of event: XMLEvent) -> SourceRange {
        SourceRange(file: file, lowerBound: Int(event.lowerBound), upperBound: Int(event.upperBound))
    }

    /// Where events stand in the file, from the first to the last.
    package func range(of indices: Range<Int>) -> SourceRange? {
        guard let first = indices.first, let last = indices.last else { return nil }
        return SourceRange(
            file: file,
            lowerBound: Int(events[first].lowerBound),
            upperBound: Int(events[last].upperBound)
        )
    }
}

/// Places within texts and tags, found by reading the file's bytes again; only diagnostics need them.
extension XMLDocument {
    /// Where a byte of an event's text stands in the file.
    ///
    /// The event is a text, CDATA section, comment or processing instruction, the offset one into its decoded text, up to
    /// its end. Text out of an entity is anywhere in its reference, so that the place is that of the reference.
    package func sourceOffset(ofByte offset: Int, in event: XMLEvent) -> Int {
        let bounds = Int(event.lowerBound)..<Int(event.upperBound)
        if event.isFromEntity { return bounds.lowerBound }
        switch event.kind {
        case .startElement, .endElement: return bounds.lowerBound
        case .text: return RawXMLText.sourceOffset(ofByte: offset, in: file.utf8, bounds: bounds)
        case .cdata: return plainOffset(offset, from: bounds.lowerBound + 9, to: bounds.upperBound - 3)
        case .comment: return plainOffset(offset, from: bounds.lowerBound + 4, to: bounds.upperBound - 3)
        case .processingInstruction:
            let start = max(bounds.lowerBound, bounds.upperBound - 2 - Int(event.count))
            return plainOffset(offset, from: start, to: bounds.upperBound - 2)
        }
    }

    /// Counts bytes in which nothing is decoded but line ends.
    private func plainOffset(_ offset: Int, from start: Int, to end: Int) -> Int {
        var raw = start
        var decoded = 0
        while raw < min(end, file.utf8.count), decoded < offset {
            raw += file.utf8[raw...].starts(with: [0x0D, 0x0A]) ? 2 : 1
            decoded += 1
        }
        return raw
    }

    /// A stretch of an event's text in the file.
    package func range(ofBytes range: Range<Int>, in event: XMLEvent) -> SourceRange {
        if event.isFromEntity { return self.range(of: event) }
        return SourceRange(
            file: file,
            lowerBound: sourceOffset(ofByte: range.lowerBound, in: event),
            upperBound: sourceOffset(ofByte: range.upperBound, in: event)
        )
    }

    /// Where the value of an attribute stands in the file, without its quotes; the tag if the file doesn't hold it.
    ///
    /// `index` is the attribute's index in `attributes`, `event` the start element that it belongs to.
    package func valueRange(ofAttribute index: Int, in event: XMLEvent) -> SourceRange {
        guard let value = valueBounds(ofAttribute: index, in: event) else { return range(of: event) }
        return SourceRange(file: file, lowerBound: value.lowerBound, upperBound: value.upperBound)
    }

    /// Where the name of an element stands in its start tag.
    package func nameRange(of event: XMLEvent) -> SourceRange {
        guard event.kind == .startElement, !event.isFromEntity else { return range(of: event) }
        let start = Int(event.lowerBound) + 1
        return SourceRange(file: file, lowerBound: start, upperBound: start + name(of: event).qualified.utf8.count)
    }

    /// Finds an attribute in its raw tag, which is known to be well-formed.
    private func valueBounds(ofAttribute index: Int, in event: XMLEvent) -> Range<Int>? {
        guard event.kind == .startElement, !event.isFromEntity, attributes.indices.contains(index) else { return nil }
        let wanted = Array(names[Int(attributes[index].name)].qualified.utf8)
        let end = min(Int(event.upperBound), file.utf8.count)
        var position = Int(event.lowerBound)
        while position < end, !Self.isSpace(file.utf8[position]) { position += 1 }
        while position < end {
            while position < end, Self.isSpace(file.utf8[position]) { position += 1 }
            let start = position
            while position < end, !Self.isSpace(file.utf8[position]), file.utf8[position] != UInt8(ascii: "=") {
                position += 1
            }
            let name = file.utf8[start..<position]
            guard let quote = file.utf8[position..<end].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
                let close = file.utf8[(quote + 1)..<end].firstIndex(of: file.utf8[quote])
            else { return nil }
            if name.elementsEqual(wanted) { return quote + 1..<close }
            position = close + 1
        }
        return nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
