import CLibXML2
import InterlinguaIR

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A document while it is read: what libxml2's callbacks append.
///
/// Texts that the file holds as they are, which is so without references and line ends to undo, are not copied: events refer
/// to the file's bytes.
///
/// Positions rest on one fact: between the end of one piece of markup and the start of the next there is no `<`. So a piece
/// starts at the first `<` behind the end of the one before, whatever the parser's own counters say.
///
/// Functions that only look are mutating as well: a debug build would copy the tape, and count a reference for each of its
/// parts, to call them otherwise.
struct XMLTape {
    /// libxml2's state of one parse.
    typealias Context = UnsafeMutablePointer<xmlParserCtxt>

    /// The context of the document itself; those of entities are others up to libxml2 2.12.
    var context: Context?

    /// Nothing is appended after the first error.
    var isStopped = false

    /// Declared entities that lie in other files, which are never read.
    var externalEntities: Set<String> = []

    private let file: SourceFile
    private let bytes: UnsafeBufferPointer<UInt8>
    private var events: [XMLEvent] = []
    private var attributes: [XMLAttribute] = []
    private var arena: [UInt8] = []
    private var names = XMLNameTable()
    private var diagnostics: [Diagnostic] = []

    /// The events of the elements that are open, as many as `depth` tells.
    private var openElements = Array<UInt32>(repeating: 0, count: depthLimit)
    private var depth = 0

    /// The end of the last piece of markup or of the last reference to an entity.
    private var position = 0

    /// Whether the last event is a text that may go on.
    private var isInText = false

    /// Where in the file the last text goes on if the file has held it as it is up to now; nil if it is decoded.
    private var textEnd: Int?

    /// Bytes that came out of entities, events counted by what they take.
    private var expandedCount = 0

    /// How many bytes entities may become: real files stay below a hundred, attacks are without bounds.
    private static let expansionLimit = 64 << 20

    /// libxml2's own limit, held here as well since an entity starts anew with it.
    private static let depthLimit = 256

    init(file: SourceFile, bytes: UnsafeBufferPointer<UInt8>) {
        self.file = file
        self.bytes = bytes
        // Growing and copying would cost more than reading: a piece of markup and the text behind it are two events, and only
        // an empty-element tag is two by itself.
        let markupCount = bytes.count { $0 == UInt8(ascii: "<") }
        events.reserveCapacity(min(2 * markupCount, bytes.count / 4, 16 << 20) + 8)
        attributes.reserveCapacity(min(bytes.count, 256 << 20) / 80 + 8)
    }

    // MARK: Callbacks

    /// Takes note that the parser stands behind something that is no event.
    mutating func skip(_ context: Context) { position = max(position, offset) }

    /// Adds a start tag with its attributes, the defaulted ones last.
    mutating func startElement(
        _ context: Context,
        name: (UnsafePointer<xmlChar>?, UnsafePointer<xmlChar>?, UnsafePointer<xmlChar>?),
        namespaces: UnsafeBufferPointer<UnsafePointer<xmlChar>?>,
        attributes list: UnsafeBufferPointer<UnsafePointer<xmlChar>?>,
        defaultedCount: Int
    ) {
        guard depth < Self.depthLimit else {
            return stop(
                context,
                .xmlDepth,
                "elements are nested more than \(Self.depthLimit) deep",
                at: offset..<offset
            )
        }
        let first = attributes.count
        let firstByte = arena.count
        let isFromEntity = isInEntity(context)
        var next = 0
        while next < namespaces.count {
            appendNamespace(prefix: namespaces[next], namespace: namespaces[next + 1])
            next += 2
        }
        let count = list.count / 5
        next = 0
        while next < count {
            let index = next
            next += 1
            guard let start = list[5 * index + 3], let end = list[5 * index + 4] else { continue }
            let value = UnsafeBufferPointer(start: start, count: end - start)
            let offset = isFromEntity ? -1 : interlingua_xml_offset_of(context, start)
            let text = holds(value, at: offset) ? offset : appendDecoded(value)
            attributes.append(
                XMLAttribute(
                    name: names.index(
                        local: list[5 * index],
                        prefix: list[5 * index + 1],
                        namespace: list[5 * index + 2]
                    ),
                    first: UInt32(truncatingIfNeeded: text),
                    count: UInt32(truncatingIfNeeded: value.count),
                    isDefaulted: index >= count - defaultedCount
                )
            )
        }
        var event = XMLEvent(
            kind: .startElement,
            name: names.index(local: name.0, prefix: name.1, namespace: name.2),
            first: first,
            count: attributes.count - first
        )
        if isFromEntity {
            place(&event, atReference: offset)
        } else {
            // The parser stands on the `>` or `/>` that ends the tag.
            let stop = offset
            event.isEmptyElementTag = stop < bytes.count && bytes[stop] == UInt8(ascii: "/")
            place(&event, upTo: min(bytes.count, stop + (event.isEmptyElementTag ? 2 : 1)))
        }
        openElements[depth] = UInt32(truncatingIfNeeded: events.count)
        depth += 1
        append(event, context)
        // Defaults, and entities in values, take more room here than in the file; other values take none.
        let surplus = arena.count - firstByte - Int(event.upperBound - event.lowerBound)
        if surplus > 0 { countExpansion(surplus, context) }
    }

    /// Adds the end of the innermost element.
    mutating func endElement(_ context: Context) {
        guard depth > 0 else { return }
        depth -= 1
        let start = openElements[depth]
        let opening = events[Int(start)]
        var event = XMLEvent(kind: .endElement, name: opening.name, first: 0, count: 0)
        if isInEntity(context) {
            place(&event, atReference: offset)
        } else if opening.isEmptyElementTag, Int(start) == events.count - 1 {
            event.lowerBound = opening.upperBound
            event.upperBound = opening.upperBound
        } else {
            place(&event, upTo: offset)
        }
        event.partner = start
        append(event, context)
        events[Int(start)].partner = UInt32(truncatingIfNeeded: events.count - 1)
    }

    /// Adds character data, joined to such before it.
    mutating func characters(_ context: Context, _ text: UnsafeBufferPointer<UInt8>) {
        guard !text.isEmpty else { return }
        let isFromEntity = isInEntity(context)
        let last = events.count - 1
        if isInText, events[last].isFromEntity == isFromEntity, !isFromEntity || Int(events[last].upperBound) == offset
        {
            extendText(text)
            if isFromEntity { countExpansion(text.count, context) }
            return
        }
        var event = XMLEvent(kind: .text, name: 0, first: 0, count: text.count)
        if isFromEntity {
            place(&event, atReference: offset)
        } else {
            closeText(at: position)
            event.lowerBound = UInt32(truncatingIfNeeded: position)
            event.upperBound = event.lowerBound
        }
        let isHeld = !isFromEntity && holds(text, at: position)
        event.first = UInt32(truncatingIfNeeded: isHeld ? position : appendDecoded(text))
        textEnd = isHeld ? position + text.count : nil
        append(event, context)
        isInText = true
    }

    /// Adds character data to the text that is the last event.
    private mutating func extendText(_ text: UnsafeBufferPointer<UInt8>) {
        let last = events.count - 1
        if let end = textEnd {
            if holds(text, at: end) {
                textEnd = end + text.count
            } else {
                let first = Int(events[last].first)
                let start = appendDecoded(UnsafeBufferPointer(rebasing: bytes[first..<end]))
                events[last].first = UInt32(truncatingIfNeeded: start)
                textEnd = nil
            }
        }
        if textEnd == nil { arena.append(contentsOf: text) }
        events[last].count = events[last].count &+ UInt32(truncatingIfNeeded: text.count)
    }

    /// Whether a text stands in the file at an offset as it is.
    private mutating func holds(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard offset >= 0, offset + text.count <= bytes.count else { return false }
        guard let base = bytes.baseAddress, let start = text.baseAddress else { return text.isEmpty }
        return memcmp(base + offset, start, text.count) == 0
    }

    /// Appends bytes that the file does not hold as they are; gives their offset, which counts behind the file's bytes.
    private mutating func appendDecoded(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        defer { arena.append(contentsOf: text) }
        return bytes.count + arena.count
    }

    /// Adds a CDATA section, comment or processing instruction.
    mutating func piece(
        _ context: Context,
        _ kind: XMLEvent.Kind,
        _ text: UnsafeBufferPointer<UInt8>,
        target: UnsafePointer<xmlChar>? = nil
    ) {
        var event = XMLEvent(kind: kind, name: 0, first: 0, count: text.count)
        if kind == .processingInstruction { event.name = names.index(local: target) }
        var start = -1
        if isInEntity(context) {
            place(&event, atReference: offset)
        } else {
            place(&event, upTo: offset)
            // Behind `<!--` or `<![CDATA[`.
            if kind == .comment { start = Int(event.lowerBound) + 4 }
            if kind == .cdata { start = Int(event.lowerBound) + 9 }
        }
        event.first = UInt32(truncatingIfNeeded: holds(text, at: start) ? start : appendDecoded(text))
        append(event, context)
    }

    // MARK: Positions

    /// How far the parser has read in the document itself.
    private var offset: Int {
        mutating get {
            guard let context else { return 0 }
            return min(bytes.count, Int(interlingua_xml_offset(context)))
        }
    }

    private mutating func isInEntity(_ context: Context) -> Bool {
        context != self.context || interlingua_xml_is_in_entity(context) != 0
    }

    /// Gives an event its bounds: from the first `<` behind the last position up to an offset.
    private mutating func place(_ event: inout XMLEvent, upTo end: Int) {
        var start = position
        if start < end, let base = bytes.baseAddress, bytes[start] != UInt8(ascii: "<") {
            let found = memchr(base + start, Int32(UInt8(ascii: "<")), end - start)
            start = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? end
        }
        closeText(at: start)
        event.lowerBound = UInt32(truncatingIfNeeded: start)
        event.upperBound = UInt32(truncatingIfNeeded: max(start, end))
        position = max(start, end)
    }

    /// Gives an event the bounds of the reference to an entity that ends at an offset.
    private mutating func place(_ event: inout XMLEvent, atReference end: Int) {
        var start = end
        while start > 0, bytes[start - 1] != UInt8(ascii: "&") { start -= 1 }
        start = max(0, start - 1)
        closeText(at: start)
        event.isFromEntity = true
        event.lowerBound = UInt32(truncatingIfNeeded: start)
        event.upperBound = UInt32(truncatingIfNeeded: end)
        position = end
    }

    /// Ends a text of the document that is still open.
    private mutating func closeText(at end: Int) {
        guard isInText else { return }
        isInText = false
        let last = events.count - 1
        if !events[last].isFromEntity { events[last].upperBound = UInt32(truncatingIfNeeded: end) }
    }

    // MARK: Appending

    private mutating func appendNamespace(prefix: UnsafePointer<xmlChar>?, namespace: UnsafePointer<xmlChar>?) {
        let address = "http://www.w3.org/2000/xmlns/"
        let name = prefix.text.map { XMLName($0, prefix: "xmlns", namespace: address) }
        let first = arena.count
        if let value = namespace.text { arena.append(contentsOf: value.utf8) }
        attributes.append(
            XMLAttribute(
                name: names.index(of: name ?? XMLName("", prefix: "xmlns", namespace: address)),
                first: UInt32(truncatingIfNeeded: bytes.count + first),
                count: UInt32(truncatingIfNeeded: arena.count - first),
                isDefaulted: false
            )
        )
    }

    private mutating func append(_ event: XMLEvent, _ context: Context) {
        var event = event
        if event.kind != .endElement { event.partner = UInt32(truncatingIfNeeded: events.count) }
        events.append(event)
        if event.isFromEntity {
            countExpansion(MemoryLayout<XMLEvent>.size + (event.kind == .startElement ? 0 : Int(event.count)), context)
        }
        if bytes.count + arena.count > Int(UInt32.max) - (1 << 30) {
            stop(context, .fileTooLarge, "the texts of the file are too large", at: offset..<offset)
        }
    }

    /// Counts a reference to an entity within another one, which is work also where nothing comes of it: libxml2 reads the
    /// entity anew each time, in a context of its own.
    mutating func reference(_ context: Context) {
        if isInEntity(context) { countExpansion(1024, context) }
    }

    private mutating func countExpansion(_ count: Int, _ context: Context) {
        expandedCount += count
        guard expandedCount > Self.expansionLimit else { return }
        let message = "entities of the document grow beyond measure"
        stop(context, .xmlExpansion, message, at: position..<position)
    }

    // MARK: Errors

    private mutating func stop(_ context: Context, _ kind: Diagnostic.Kind, _ message: String, at range: Range<Int>) {
        report(kind, message, at: range)
        isStopped = true
        xmlStopParser(context)
    }

    /// Adds an error, after which nothing more is read.
    mutating func report(_ kind: Diagnostic.Kind, _ message: String, at range: Range<Int>) {
        add(Diagnostic(.error, kind, message, at: sourceRange(range)))
    }

    /// Adds a diagnostic; an error ends the document.
    mutating func add(_ diagnostic: Diagnostic) {
        guard !isStopped else { return }
        diagnostics.append(diagnostic)
        if diagnostic.severity == .error { isStopped = true }
    }

    /// Adds an error if the parse failed without one.
    mutating func reportIfSilent() {
        guard !isStopped else { return }
        report(.xmlSyntax, "the file is not well-formed XML", at: position..<position)
    }

    /// Adds what libxml2 has to say.
    mutating func report(_ error: xmlError, in context: Context) {
        guard !isStopped else { return }
        let opening = depth == 0 ? nil : events[Int(openElements[depth - 1])]
        let failure = XMLFailure(
            error: error,
            offset: offset,
            bytes: bytes,
            file: file,
            openElement: opening.map { (names.names[Int($0.name)].qualified, Int($0.lowerBound)..<Int($0.upperBound)) },
            externalEntities: externalEntities
        )
        add(failure.diagnostic)
    }

    private func sourceRange(_ range: Range<Int>) -> SourceRange {
        SourceRange(file: file, lowerBound: range.lowerBound, upperBound: range.upperBound)
    }

    // MARK: The result

    /// Ends what is open, before libxml2's context goes.
    mutating func close() {
        closeText(at: max(position, offset))
        context = nil
    }

    /// The document and what was found wrong with it.
    mutating func finish() -> (document: XMLDocument, diagnostics: [Diagnostic]) {
        let document = XMLDocument(
            file: file,
            events: events,
            attributes: attributes,
            names: names.names,
            decoded: arena,
            isWellFormed: !isStopped
        )
        return (document, diagnostics)
    }
}

extension XMLEvent {
    fileprivate init(kind: Kind, name: UInt32, first: Int, count: Int) {
        self.init(
            kind: kind,
            isFromEntity: false,
            isEmptyElementTag: false,
            name: name,
            lowerBound: 0,
            upperBound: 0,
            first: UInt32(truncatingIfNeeded: first),
            count: UInt32(truncatingIfNeeded: count),
            partner: 0
        )
    }
}
