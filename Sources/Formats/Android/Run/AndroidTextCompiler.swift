import InterlinguaFormats
import InterlinguaIR

/// Decodes texts as the resource compiler does (Android string resources: decoding text).
///
/// Where the two compilers differ it follows the native one, except that a pair of surrogate escapes is a character.
struct AndroidTextCompiler {
    private let document: XMLDocument
    private let events: UnsafeBufferPointer<XMLEvent>
    private let arena: XMLBytes
    private let names: AndroidNameTable
    private let dialect: AndroidDialect

    /// A stretch of text between two tags, or what a tag does to it.
    private enum Piece {
        case segment(Range<Int>)
        case spanStart(Int)
        case spanEnd
    }

    private var raw: [UInt8] = []
    private var pieces: [Piece] = []
    private var output: [UInt8] = []
    private var isQuoted = false
    private var isSpaced = false

    init(
        document: XMLDocument,
        events: UnsafeBufferPointer<XMLEvent>,
        arena: XMLBytes,
        dialect: AndroidDialect
    ) {
        self.document = document
        self.events = events
        self.arena = arena
        names = AndroidNameTable(document.names)
        self.dialect = dialect
    }

    /// Decodes what stands between a start tag and its end, given by their indices.
    mutating func compile(from start: Int, to end: Int) -> AndroidCompiledText {
        output.removeAll(keepingCapacity: true)
        isQuoted = false
        isSpaced = false
        if start + 1 == end { return AndroidCompiledText(string: "", kind: .plain) }
        if dialect == .compose {
            return AndroidCompiledText(string: composeText(events[(start + 1)..<end]), kind: .plain)
        }
        if start + 2 == end, events[start + 1].kind == .text {
            let event = events[start + 1]
            let bytes = arena[Int(event.first)..<Int(event.first) + Int(event.count)]
            return compilePlain(bytes)
        }
        return compilePieces(from: start + 1, to: end)
    }

    // MARK: Compose Multiplatform

    /// What its Gradle plugin makes of a text: the characters between all tags, in which it undoes its four escapes.
    private func composeText(_ events: Slice<UnsafeBufferPointer<XMLEvent>>) -> String {
        var raw: [UInt8] = []
        for event in events where event.kind == .text || event.kind == .cdata {
            raw.append(contentsOf: arena[Int(event.first)..<Int(event.first) + Int(event.count)])
        }
        let units = Array(String(decoding: raw, as: UTF8.self).utf16)
        var output: [UInt16] = []
        var index = 0
        while index < units.count {
            let unit = units[index]
            let next = unit == 0x5C && index + 1 < units.count ? units[index + 1] : 0
            let digits = units.dropFirst(index + 2).prefix(4)
            let code = String(decoding: digits, as: UTF16.self)
            if next == 0x75, code.utf8.count == 4, code.utf8.allSatisfy({ $0.hexadecimalDigit != nil }) {
                output.append(UInt16(code, radix: 16) ?? unit)
                index += 6
                continue
            }
            switch next {
            case 0x6E: output.append(0x0A)
            case 0x74: output.append(0x09)
            case 0x5C: output.append(0x5C)
            default:
                output.append(unit)
                index += 1
                continue
            }
            index += 2
        }
        return String(decoding: output, as: UTF16.self)
    }

    // MARK: Without tags

    private mutating func compilePlain(_ bytes: UnsafeBufferPointer<UInt8>) -> AndroidCompiledText {
        let range = Self.trimmed(0..<bytes.count, in: bytes)
        if let refusal = scan(bytes, range) { return AndroidCompiledText(string: "", kind: .refused(refusal)) }
        if let reference = Self.reference(in: bytes) {
            return AndroidCompiledText(string: string, kind: .reference(reference))
        }
        return AndroidCompiledText(string: string, kind: .plain)
    }

    private var string: String {
        output.count > AndroidCompiledText.maximumLength
            ? AndroidCompiledText.tooLarge : String(decoding: output, as: UTF8.self)
    }

    private static func reference(in bytes: UnsafeBufferPointer<UInt8>) -> AndroidResourceReference? {
        let range = trimmed(0..<bytes.count, in: bytes)
        guard let first = range.first, bytes[first] == UInt8(ascii: "@") || bytes[first] == UInt8(ascii: "?") else {
            return nil
        }
        return AndroidResourceReference(String(decoding: bytes[range], as: UTF8.self)[...])
    }

    private static func trimmed(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, bytes[lower].isASCIISpace { lower += 1 }
        while lower < upper, bytes[upper - 1].isASCIISpace { upper -= 1 }
        return lower..<upper
    }

    // MARK: With tags

    private mutating func compilePieces(from start: Int, to end: Int) -> AndroidCompiledText {
        raw.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        var hasSpans = false
        var protectedDepth = 0
        var segmentStart = 0
        for index in start..<end {
            let event = events[index]
            switch event.kind {
            case .text, .cdata: raw.append(contentsOf: arena[Int(event.first)..<Int(event.first) + Int(event.count)])
            case .comment, .processingInstruction: break
            case .startElement, .endElement:
                if segmentStart < raw.count { pieces.append(.segment(segmentStart..<raw.count)) }
                segmentStart = raw.count
                let isStart = event.kind == .startElement
                switch names.element(event.name) {
                case .span:
                    hasSpans = true
                    pieces.append(isStart ? .spanStart(index) : .spanEnd)
                case .protected:
                    if isStart, protectedDepth > 0 {
                        let reason = "a <g> of XLIFF stands in another one"
                        return AndroidCompiledText(string: "", kind: .refused(reason))
                    }
                    protectedDepth += isStart ? 1 : -1
                case .xliff, .foreign: break
                }
            }
        }
        if segmentStart < raw.count { pieces.append(.segment(segmentStart..<raw.count)) }
        if !hasSpans { trimPieces() }
        let raw = raw
        return raw.withUnsafeBufferPointer { bytes in
            var spans: [AndroidCompiledText.Span] = []
            if let refusal = scanPieces(bytes, &spans) {
                return AndroidCompiledText(string: "", kind: .refused(refusal))
            }
            if hasSpans { return AndroidCompiledText(string: string, kind: .styled(spans)) }
            let reference = Self.reference(in: bytes)
            return AndroidCompiledText(string: string, kind: reference.map { .reference($0) } ?? .plain)
        }
    }

    /// Drops white space at the start of the first segment and at the end of the last one.
    private mutating func trimPieces() {
        if case .segment(let range)? = pieces.first {
            let start = range.first { !raw[$0].isASCIISpace } ?? range.upperBound
            pieces[0] = .segment(start..<range.upperBound)
        }
        if case .segment(let range)? = pieces.last {
            let end = range.last { !raw[$0].isASCIISpace }.map { $0 + 1 } ?? range.lowerBound
            pieces[pieces.count - 1] = .segment(range.lowerBound..<end)
        }
    }

    private mutating func scanPieces(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ spans: inout [AndroidCompiledText.Span]
    ) -> String? {
        var open: [Int] = []
        var units = 0
        var counted = 0
        for piece in pieces {
            if case .segment(let range) = piece {
                if let refusal = scan(bytes, range) { return refusal }
                continue
            }
            while counted < output.count {
                let byte = output[counted]
                if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
                counted += 1
            }
            isQuoted = false
            isSpaced = false
            if case .spanStart(let index) = piece {
                let event = events[index]
                let span = AndroidCompiledText.Span(
                    element: document.name(of: event).local,
                    attributes: attributes(of: event),
                    depth: open.count,
                    first: units,
                    last: units - 1
                )
                open.append(spans.count)
                spans.append(span)
            } else if let span = open.popLast() {
                spans[span].last = units - 1
            }
        }
        return nil
    }

    /// The attributes of an element, sorted by namespace and name.
    private func attributes(of event: XMLEvent) -> [AndroidCompiledText.Attribute] {
        let attributes = document.attributes(of: event).compactMap { attribute -> (String, String, String)? in
            let name = document.names[Int(attribute.name)]
            if name.prefix == "xmlns" { return nil }
            return (name.namespace ?? "", name.local, document.string(of: attribute))
        }
        return attributes.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
            .map { AndroidCompiledText.Attribute(name: $0.1, value: $0.2) }
    }

    // MARK: Characters

    /// Appends what a segment means; gives the reason if the compiler refuses it.
    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String? {
        var index = range.lowerBound
        let end = range.upperBound
        while index < end {
            let byte = bytes[index]
            index += 1
            if !isQuoted, byte.isASCIISpace {
                if !isSpaced { output.append(0x20) }
                isSpaced = true
                continue
            }
            isSpaced = false
            switch byte {
            case UInt8(ascii: "\\"):
                guard index < end else { return nil }
                let next = bytes[index]
                index += 1
                switch next {
                case UInt8(ascii: "n"): output.append(0x0A)
                case UInt8(ascii: "t"): output.append(0x09)
                case UInt8(ascii: "u"):
                    guard let value = Self.escapedUnit(bytes, &index, end) else {
                        return "“\\u” needs four hexadecimal digits"
                    }
                    if let refusal = appendEscaped(value, bytes, &index, end) { return refusal }
                default: output.append(next)
                }
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "'") where !isQuoted: return "an apostrophe needs a backslash before it"
            default: output.append(byte)
            }
        }
        return nil
    }

    /// Up to four hexadecimal digits, fewer only at the end; nil for anything else.
    private static func escapedUnit(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ index: inout Int,
        _ end: Int
    ) -> UInt32? {
        var value: UInt32 = 0
        for _ in 0..<4 where index < end {
            guard let digit = bytes[index].hexadecimalDigit else { return nil }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }

    private mutating func appendEscaped(
        _ value: UInt32,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ index: inout Int,
        _ end: Int
    ) -> String? {
        if value == 0 { return "U+0000 would cut the texts that follow" }
        guard value & 0xF800 == 0xD800 else {
            output.append(scalar: value)
            return nil
        }
        guard value < 0xDC00, index + 6 <= end, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u")
        else { return nil }
        var next = index + 2
        guard let low = Self.escapedUnit(bytes, &next, end), low & 0xFC00 == 0xDC00 else { return nil }
        output.append(scalar: 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF)
        index = next
        return nil
    }
}
