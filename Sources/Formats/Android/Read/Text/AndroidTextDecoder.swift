import InterlinguaIR

/// Decodes the content of `<string>` and `<item>` as aapt2 does, or as Compose Multiplatform does in its folders.
///
/// One difference is on purpose: a pair of surrogate escapes means the character, as in the Android Gradle plugin.
package struct AndroidTextDecoder {
    let document: XMLDocument
    private let events: UnsafeBufferPointer<XMLEvent>
    private let arena: XMLBytes
    let names: AndroidNameTable
    let dialect: AndroidDialect

    /// How arguments are written into the texts.
    var formatDialect: FormatDialect { dialect == .android ? .java : .compose }

    /// What was found wrong in all texts decoded so far.
    var diagnostics: [Diagnostic] = []

    /// For every decoded byte the event and the offset in the document's bytes that it comes from; kept only if wanted.
    private(set) var places: [(event: Int, offset: Int)] = []
    private let keepsPlaces: Bool

    private var text = AndroidText()
    private var isQuoted = false
    private var isSpaced = false
    private var escape = Escape.none
    private var lastQuote: (event: Int, offset: Int)?
    private var highSurrogate: (value: UInt32, event: Int, offset: Int)?
    private var hasReportedMarkupQuote = false

    /// How many things were reported about the text; finding each place takes a pass over it.
    private var reportCount = 0

    private enum Escape {
        case none
        case backslash(event: Int, offset: Int)
        /// Behind `\u`: how many digits were read, and their value.
        case unicode(digits: Int, value: UInt32, event: Int, offset: Int)
    }

    /// The largest text that a resource table holds, in bytes.
    package static let sizeLimit = 32_767

    /// How many things are said about one text at most.
    static let reportLimit = 10

    init(
        document: XMLDocument,
        events: UnsafeBufferPointer<XMLEvent>,
        arena: XMLBytes,
        names: AndroidNameTable,
        dialect: AndroidDialect,
        keepsPlaces: Bool = false
    ) {
        self.document = document
        self.events = events
        self.arena = arena
        self.names = names
        self.keepsPlaces = keepsPlaces
        self.dialect = dialect
    }

    /// Decodes what stands between a start tag and its end.
    mutating func decode(children: Range<Int>) -> AndroidText {
        text.removeAll()
        places.removeAll(keepingCapacity: true)
        isQuoted = false
        isSpaced = false
        escape = .none
        lastQuote = nil
        highSurrogate = nil
        hasReportedMarkupQuote = false
        reportCount = 0
        let layout = layout(of: children)
        text.hasSpans = layout.hasSpans
        text.bytes.reserveCapacity(layout.size)
        walk(children, layout)
        endSegment()
        if isQuoted, let lastQuote {
            report(
                .warning,
                .unbalancedQuote,
                "unbalanced quote: it is dropped; write \\\" to show it",
                lastQuote
            )
        }
        if dialect == .compose { return text }
        if !layout.hasSpans { findReference(children, layout) }
        if text.bytes.count > Self.sizeLimit {
            let message = "the text is longer than \(Self.sizeLimit) bytes and would be replaced by STRING_TOO_LARGE"
            diagnostics.append(Diagnostic(.error, .textTooLong, message, at: document.range(of: children)))
        }
        return text
    }

    // MARK: Segments

    /// What has to be known before the first character: segments are the stretches between tags.
    private struct Layout {
        var hasSpans = false
        /// How many bytes there are before decoding.
        var size = 0
        /// The event that holds the first character, and the ends of the untrimmed text.
        var firstSegmentEnd = 0
        /// Where trailing white space begins: an event and an offset into the document's bytes.
        var trailing: (event: Int, offset: Int)?
    }

    private mutating func layout(of children: Range<Int>) -> Layout {
        var layout = Layout()
        var hasText = false
        var isBehindFirst = false
        var lastSegment = children
        var segmentStart = children.lowerBound
        for index in children {
            let event = events[index]
            switch event.kind {
            case .startElement, .endElement:
                if names.element(event.name) == .span, dialect == .android { layout.hasSpans = true }
                if hasText, !isBehindFirst {
                    isBehindFirst = true
                    layout.firstSegmentEnd = index
                }
                segmentStart = index + 1
            case .text, .cdata:
                if event.count == 0 { continue }
                layout.size += Int(event.count)
                hasText = true
                lastSegment = segmentStart..<children.upperBound
            case .comment, .processingInstruction: break
            }
        }
        if !isBehindFirst { layout.firstSegmentEnd = children.upperBound }
        if layout.hasSpans || !hasText || dialect == .compose { return layout }
        for index in lastSegment.reversed() {
            let event = events[index]
            guard event.kind == .text || event.kind == .cdata, event.count > 0 else { continue }
            let bounds = Int(event.first)..<Int(event.first + event.count)
            var end = bounds.upperBound
            while end > bounds.lowerBound, arena[end - 1].isASCIISpace { end -= 1 }
            layout.trailing = (index, end)
            if end > bounds.lowerBound { break }
        }
        return layout
    }

    private mutating func walk(_ children: Range<Int>, _ layout: Layout) {
        var isTrimming = !layout.hasSpans && dialect == .android
        var protectedDepth = 0
        var depth = 0
        for index in children {
            let event = events[index]
            if isTrimming, index >= layout.firstSegmentEnd { isTrimming = false }
            switch event.kind {
            case .comment, .processingInstruction: break
            case .startElement:
                endSegment()
                depth += 1
                if depth == Pattern.maximumDepth + 1 {
                    let message = "elements are nested more than \(Pattern.maximumDepth) deep in the text"
                    diagnostics.append(Diagnostic(.error, .markupDepth, message, at: document.range(of: event)))
                }
                if depth > Pattern.maximumDepth { continue }
                switch names.element(event.name) {
                case .span where dialect == .android:
                    endQuoting()
                    text.boundaries.append(AndroidText.Boundary(offset: text.bytes.count, kind: .open(event: index)))
                case .protected:
                    if protectedDepth > 0 {
                        let message = "a protected part within another one"
                        diagnostics.append(Diagnostic(.error, .nestedXliff, message, at: document.range(of: event)))
                    }
                    protectedDepth += 1
                    text.boundaries.append(AndroidText.Boundary(offset: text.bytes.count, kind: .open(event: index)))
                case .xliff: break
                case .foreign, .span:
                    let message = "the tag <\(document.name(of: event).qualified)> is ignored, its text is kept"
                    diagnostics.append(Diagnostic(.warning, .foreignTag, message, at: document.range(of: event)))
                }
            case .endElement:
                endSegment()
                depth -= 1
                if depth >= Pattern.maximumDepth { continue }
                switch names.element(event.name) {
                case .span where dialect == .android:
                    endQuoting()
                    text.boundaries.append(AndroidText.Boundary(offset: text.bytes.count, kind: .close))
                case .protected:
                    protectedDepth -= 1
                    text.boundaries.append(AndroidText.Boundary(offset: text.bytes.count, kind: .close))
                case .xliff, .foreign, .span: break
                }
            case .text, .cdata:
                var bounds = Int(event.first)..<Int(event.first + event.count)
                if let trailing = layout.trailing {
                    if index == trailing.event { bounds = bounds.lowerBound..<trailing.offset }
                    if index > trailing.event { continue }
                }
                if isTrimming {
                    var start = bounds.lowerBound
                    while start < bounds.upperBound, arena[start].isASCIISpace { start += 1 }
                    bounds = start..<bounds.upperBound
                    if !bounds.isEmpty { isTrimming = false }
                }
                scan(bounds, index)
            }
        }
    }

    /// A span's tags end quoting and runs of white space.
    private mutating func endQuoting() {
        if isQuoted, let lastQuote {
            report(
                .warning,
                .unbalancedQuote,
                "the quote isn't closed before the next tag and is dropped; write \\\" to show it",
                lastQuote
            )
        }
        isQuoted = false
        isSpaced = false
    }

    // MARK: Characters

    private mutating func scan(_ bounds: Range<Int>, _ event: Int) {
        var index = bounds.lowerBound
        while index < bounds.upperBound {
            let byte = arena[index]
            switch escape {
            case .none: break
            case .backslash(let origin, let offset):
                isSpaced = false
                resolve(byte, event, index, backslash: (origin, offset))
                index += 1
                continue
            case .unicode:
                addDigit(byte, event, index)
                index += 1
                continue
            }
            if dialect == .compose {
                if byte == UInt8(ascii: "\\") {
                    escape = .backslash(event: event, offset: index)
                } else {
                    append(byte, event, index)
                }
                index += 1
                continue
            }
            if !keepsPlaces, highSurrogate == nil {
                let end = endOfPlainRun(from: index, to: bounds.upperBound)
                if end > index {
                    text.bytes.append(contentsOf: arena[index..<end])
                    index = end
                    continue
                }
            }
            if !isQuoted, byte.isASCIISpace {
                if !isSpaced { append(0x20, event, index) }
                isSpaced = true
                index += 1
                continue
            }
            isSpaced = false
            switch byte {
            case UInt8(ascii: "\\"): escape = .backslash(event: event, offset: index)
            case UInt8(ascii: "\""): toggleQuote(event, index)
            case UInt8(ascii: "'") where !isQuoted:
                report(
                    .error,
                    .unescapedApostrophe,
                    "unescaped apostrophe: Android's resource compiler rejects the file; write \\'",
                    (event, index)
                )
                append(byte, event, index)
            default:
                append(byte, event, index)
            }
            index += 1
        }
    }

    /// The end of a run of characters that stand for themselves, single spaces included.
    private mutating func endOfPlainRun(from start: Int, to end: Int) -> Int {
        var index = start
        while index < end {
            let byte = arena[index]
            if byte > 0x27 {
                if byte == UInt8(ascii: "\\") { break }
                isSpaced = false
            } else if byte == 0x20 {
                if !isQuoted {
                    if isSpaced { break }
                    isSpaced = true
                }
            } else if byte.isASCIISpace || byte == 0x22 || byte == 0x27 {
                break
            } else {
                isSpaced = false
            }
            index += 1
        }
        return index
    }

    private mutating func toggleQuote(_ event: Int, _ index: Int) {
        let isAttribute = index > 0 && events[event].first < index && arena[index - 1] == UInt8(ascii: "=")
        let isInMarkup = isAttribute || (events[event].kind == .cdata && !isWholeQuote(event, index))
        let isClosing = isQuoted && !hasReportedMarkupQuote && lastQuote?.event == event
        let opening = isClosing ? lastQuote?.offset : nil
        let words = opening.flatMap { isMeantToBeSeen(around: $0 + 1..<index, event) ? $0 : nil }
        if !hasReportedMarkupQuote, isInMarkup || words != nil {
            hasReportedMarkupQuote = true
            report(
                .warning,
                .unescapedQuote,
                "an unescaped quote is dropped: it begins a quoted section; write \\\" to show it",
                (event, words ?? index)
            )
        }
        isQuoted.toggle()
        lastQuote = (event, index)
    }

    /// Whether quotes stand around words within a text, where they keep nothing: no space and no apostrophe depends on them.
    private func isMeantToBeSeen(around quoted: Range<Int>, _ event: Int) -> Bool {
        guard let start = quoted.first, let end = quoted.last, !arena[start].isASCIISpace, !arena[end].isASCIISpace
        else { return false }
        let keeps = quoted.contains { index in
            let byte = arena[index]
            return byte == UInt8(ascii: "'") || (byte.isASCIISpace && (byte != 0x20 || arena[index - 1] == 0x20))
        }
        if keeps { return false }
        let first = Int(events[event].first)
        return !arena[first..<quoted.lowerBound - 1].allSatisfy(\.isASCIISpace)
            || !arena[quoted.upperBound + 1..<first + Int(events[event].count)].allSatisfy(\.isASCIISpace)
    }

    /// Whether a quote is the first or last character of a CDATA section, where it is meant as quoting.
    private func isWholeQuote(_ event: Int, _ index: Int) -> Bool {
        let first = Int(events[event].first)
        return index == first || index == first + Int(events[event].count) - 1
    }

    /// Resolves the character behind a backslash.
    private mutating func resolve(_ byte: UInt8, _ event: Int, _ index: Int, backslash: (event: Int, offset: Int)) {
        escape = .none
        switch byte {
        case UInt8(ascii: "n"): append(0x0A, backslash.event, backslash.offset)
        case UInt8(ascii: "t"): append(0x09, backslash.event, backslash.offset)
        case UInt8(ascii: "u") where dialect == .android || hasFourDigits(behind: index, event):
            escape = .unicode(digits: 0, value: 0, event: backslash.event, offset: backslash.offset)
        case UInt8(ascii: "\\"): append(byte, backslash.event, backslash.offset)
        default:
            if dialect == .compose {
                let message = "a backslash that Compose Multiplatform shows: it knows only \\n, \\t, \\uXXXX and \\\\"
                report(.warning, .unknownEscape, message, backslash)
                append(UInt8(ascii: "\\"), backslash.event, backslash.offset)
                append(byte, event, index)
                return
            }
            if !byte.isEscapedForGood {
                var end = index + 1
                while end < arena.count, arena[end] & 0xC0 == 0x80 { end += 1 }
                let character = String(decoding: arena[index..<end], as: UTF8.self)
                let message = "unknown escape “\\\(character)”: the backslash is dropped"
                report(.warning, .unknownEscape, message, backslash)
            }
            append(byte, backslash.event, backslash.offset)
        }
    }

    private func hasFourDigits(behind index: Int, _ event: Int) -> Bool {
        let end = Int(events[event].first) + Int(events[event].count)
        return index + 4 < end && arena[(index + 1)..<(index + 5)].allSatisfy { $0.hexadecimalDigit != nil }
    }

    private mutating func addDigit(_ byte: UInt8, _ event: Int, _ index: Int) {
        guard case .unicode(let digits, let value, let origin, let offset) = escape else { return }
        guard let digit = byte.hexadecimalDigit else {
            report(.error, .invalidUnicodeEscape, "\\u needs four hexadecimal digits", (origin, offset))
            escape = .none
            return
        }
        let next = value << 4 | UInt32(digit)
        if digits == 3 {
            escape = .none
            appendEscaped(next, origin, offset)
        } else {
            escape = .unicode(digits: digits + 1, value: next, event: origin, offset: offset)
        }
    }

    /// A tag or the end: a lone backslash vanishes, and a `\u` takes the digits it has.
    private mutating func endSegment() {
        if case .unicode(_, let value, let origin, let offset) = escape {
            report(.warning, .shortUnicodeEscape, "\\u should have four hexadecimal digits", (origin, offset))
            appendEscaped(value, origin, offset)
        }
        if case .backslash(let origin, let offset) = escape, dialect == .compose {
            append(UInt8(ascii: "\\"), origin, offset)
        }
        escape = .none
        dropSurrogate()
    }

    /// Appends a character that was written as an escape.
    private mutating func appendEscaped(_ value: UInt32, _ event: Int, _ offset: Int) {
        if value & 0xFC00 == 0xD800 {
            dropSurrogate()
            highSurrogate = (value, event, offset)
            return
        }
        if value & 0xFC00 == 0xDC00 {
            guard let high = highSurrogate else {
                highSurrogate = (value, event, offset)
                dropSurrogate()
                return
            }
            highSurrogate = nil
            if dialect == .android {
                let message = "escaped surrogates are lost by aapt2 itself; write the character"
                report(.warning, .surrogateEscape, message, (high.event, high.offset))
            }
            appendScalar(0x10000 + (high.value & 0x3FF) << 10 + value & 0x3FF, high.event, high.offset)
            return
        }
        if value == 0 {
            report(.error, .zeroCharacter, "\\u0000 wrecks the rest of the text", (event, offset))
            return
        }
        appendScalar(value, event, offset)
    }

    private mutating func dropSurrogate() {
        guard let high = highSurrogate else { return }
        highSurrogate = nil
        let code = String(high.value, radix: 16, uppercase: true)
        let message = "“\\u\(code)” is half of a surrogate pair and is dropped; write the character itself"
        report(.warning, .loneSurrogate, message, (high.event, high.offset))
    }

    private mutating func appendScalar(_ value: UInt32, _ event: Int, _ offset: Int) {
        dropSurrogate()
        let count = text.bytes.count
        text.bytes.append(scalar: value)
        if keepsPlaces {
            for _ in count..<text.bytes.count { places.append((event, offset)) }
        }
    }

    private mutating func append(_ byte: UInt8, _ event: Int, _ offset: Int) {
        if highSurrogate != nil { dropSurrogate() }
        text.bytes.append(byte)
        if keepsPlaces { places.append((event, offset)) }
    }

    // MARK: References

    private mutating func findReference(_ children: Range<Int>, _ layout: Layout) {
        guard let first = firstRawByte(children, layout), first == UInt8(ascii: "@") || first == UInt8(ascii: "?")
        else {
            return
        }
        var raw: [UInt8] = []
        for index in children where events[index].kind == .text || events[index].kind == .cdata {
            raw.append(contentsOf: arena[Int(events[index].first)..<Int(events[index].first + events[index].count)])
        }
        let start = raw.firstIndex { !$0.isASCIISpace } ?? raw.endIndex
        let end = (raw.lastIndex { !$0.isASCIISpace } ?? raw.startIndex - 1) + 1
        let trimmed = start < end ? raw[start..<end] : []
        text.reference = AndroidReference(parsing: trimmed)
        if text.reference == nil, trimmed.count > 1 {
            let message = "the text is read literally; write a backslash before the leading @ or ?"
            diagnostics.append(Diagnostic(.warning, .literalReference, message, at: document.range(of: children)))
        }
    }

    private func firstRawByte(_ children: Range<Int>, _ layout: Layout) -> UInt8? {
        for index in children {
            let event = events[index]
            guard event.kind == .text || event.kind == .cdata else { continue }
            for offset in Int(event.first)..<Int(event.first + event.count) where !arena[offset].isASCIISpace {
                return arena[offset]
            }
        }
        return nil
    }

    // MARK: Diagnostics

    /// The place of a stretch of the text decoded last, if places were kept.
    func range(ofDecoded range: Range<Int>) -> SourceRange? {
        guard places.indices.contains(range.lowerBound) else { return nil }
        let start = places[range.lowerBound]
        let last = places[min(max(range.upperBound - 1, range.lowerBound), places.count - 1)]
        let lower = document.sourceOffset(
            ofByte: start.offset - Int(events[start.event].first),
            in: events[start.event]
        )
        let upper = document.sourceOffset(
            ofByte: last.offset + 1 - Int(events[last.event].first),
            in: events[last.event]
        )
        return SourceRange(file: document.file, lowerBound: lower, upperBound: upper)
    }

    private mutating func report(
        _ severity: Diagnostic.Severity,
        _ kind: Diagnostic.Kind,
        _ message: String,
        _ place: (event: Int, offset: Int)
    ) {
        guard reportCount < Self.reportLimit else { return }
        reportCount += 1
        let event = events[place.event]
        let offset = place.offset - Int(event.first)
        let range = document.range(ofBytes: offset..<(offset + 1), in: event)
        diagnostics.append(Diagnostic(severity, kind, message, at: range))
    }
}

extension UInt8 {
    /// Whether a backslash before the character has a use: quotes, the first characters of references and colours, and
    /// white space.
    fileprivate var isEscapedForGood: Bool {
        switch self {
        case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "@"), UInt8(ascii: "?"),
            UInt8(ascii: "#"):
            true
        default: isASCIISpace
        }
    }
}
