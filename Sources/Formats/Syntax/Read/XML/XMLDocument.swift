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

    /// The value of an attribute.
    package func string(of attribute: XMLAttribute) -> String { String(decoding: bytes(of: attribute), as: UTF8.self) }

    /// Where an event stands in the file.
    package func range(of event: XMLEvent) -> SourceRange {
        SourceRange(file: file, lowerBound: Int(event.lowerBound), upperBound: Int(event.upperBound))
    }
}
