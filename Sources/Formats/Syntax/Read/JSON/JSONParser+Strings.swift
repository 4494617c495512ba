import InterlinguaIR

extension JSONParser {
    /// Reads a text between double quotes; false, with a report, if it is never closed.
    @discardableResult
    mutating func string(_ kind: JSONNode.Kind) -> Bool {
        let start = index
        var hasEscapes = false
        var hasControl = false
        index += 1
        while true {
            skipPlainBytes()
            guard index < bytes.count else {
                endsWithinToken = true
                return unterminated(kind, start: start, end: bytes.count, hasEscapes: hasEscapes)
            }
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index += 1
                appendText(kind, start..<index, hasEscapes: hasEscapes, opening: 1, closing: 1)
                return true
            case UInt8(ascii: "\\"):
                hasEscapes = true
                escape()
            default:
                if bytes[index] == 0x0A || bytes[index] == 0x0D, isEndOfText(lineEnd: index) {
                    return unterminated(kind, start: start, end: index, hasEscapes: hasEscapes)
                }
                // The first one tells it; a text over many lines would have as many reports.
                if !hasControl { reportControlCharacter() }
                hasControl = true
                index += 1
            }
        }
    }

    /// Goes to the next quote, backslash or control character, eight bytes at a time.
    private mutating func skipPlainBytes() {
        guard let base = bytes.baseAddress else { return }
        let raw = UnsafeRawPointer(base)
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        while index + 8 <= bytes.count {
            let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let quote = word ^ (ones &* 0x22)
            let backslash = word ^ (ones &* 0x5C)
            let found =
                ((word &- ones &* 0x20) & ~word) | ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
            if found & highs != 0 { break }
            index += 8
        }
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
            index += 1
        }
    }

    private mutating func appendText(
        _ kind: JSONNode.Kind,
        _ range: Range<Int>,
        hasEscapes: Bool,
        opening: UInt8,
        closing: UInt8
    ) {
        var node = JSONNode(
            lowerBound: offset(range.lowerBound),
            upperBound: offset(range.upperBound),
            next: 0,
            kind: kind
        )
        node.hasEscapes = hasEscapes
        node.openingLength = opening
        node.closingLength = closing
        append(node)
    }

    // MARK: Texts that are never closed

    /// Reports a text without a closing quote, and takes its line for it, without a comma at its end.
    private mutating func unterminated(_ kind: JSONNode.Kind, start: Int, end: Int, hasEscapes: Bool) -> Bool {
        report(.unterminatedString, "this string is never closed; write “\"” at its end", at: start..<start + 1)
        index = end
        var textEnd = end
        while textEnd > start + 1, bytes[textEnd - 1] == 0x20 || bytes[textEnd - 1] == UInt8(ascii: ",") {
            textEnd -= 1
            if bytes[textEnd] == UInt8(ascii: ",") { index = textEnd }
        }
        appendText(kind, start..<textEnd, hasEscapes: hasEscapes, opening: 1, closing: 0)
        return false
    }

    /// Whether a line end in a text shows that its closing quote is missing: what follows looks like the next member, or
    /// closes the object.
    private mutating func isEndOfText(lineEnd: Int) -> Bool {
        if lineEnd < lookahead.end { return lookahead.isEndOfText }
        var next = lineEnd
        while next < bytes.count, isSpace(bytes[next]) { next += 1 }
        lookahead = (next, looksLikeStructure(at: next))
        return lookahead.isEndOfText
    }

    private func looksLikeStructure(at start: Int) -> Bool {
        guard start < bytes.count else { return true }
        var next = start + 1
        switch bytes[start] {
        case UInt8(ascii: "\""):
            while next < bytes.count, bytes[next] != UInt8(ascii: "\""), bytes[next] >= 0x20 { next += 1 }
            guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") else { return false }
            next += 1
            while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
            guard next < bytes.count else { return true }
            return switch bytes[next] {
            case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x0A, 0x0D: true
            default: false
            }
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            while next < bytes.count, bytes[next] != 0x0A, bytes[next] != 0x0D {
                switch bytes[next] {
                case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), 0x20, 0x09: next += 1
                default: return false
                }
            }
            return true
        default: return false
        }
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private mutating func reportControlCharacter() {
        let escape: String
        switch bytes[index] {
        case 0x08: escape = "\\b"
        case 0x09: escape = "\\t"
        case 0x0A: escape = "\\n"
        case 0x0C: escape = "\\f"
        case 0x0D: escape = "\\r"
        case let byte: escape = "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
        }
        let name =
            switch bytes[index] {
            case 0x0A, 0x0D: "a line end"
            case 0x09: "a tab"
            default: "the control character \(Unicode.Scalar(bytes[index]).codePointName)"
            }
        report(.jsonControlCharacter, "\(name) can't stand in a text as it is; write “\(escape)”", at: here)
    }

    // MARK: Escapes

    /// Goes behind an escape, and reports what is wrong with it.
    private mutating func escape() {
        let start = index
        guard start + 1 < bytes.count else {
            index = bytes.count
            return
        }
        switch bytes[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            index += 2
        case UInt8(ascii: "u"): unicodeEscape()
        case 0x0A, 0x0D:
            report(
                .jsonBadEscape,
                "a text can't go on in the next line; write “\\n” or put it into one",
                at: start..<start + 1
            )
            index += bytes[start + 1] == 0x0D && start + 2 < bytes.count && bytes[start + 2] == 0x0A ? 3 : 2
        default:
            index += 1
            let end = index + characterLength
            let character = character
            let advice =
                switch character {
                case "x", "U": "write “\\u” and four hexadecimal digits"
                case "'": "write “'” alone"
                default: "write “\\\\” for a backslash, or “\(character)” alone"
                }
            report(.jsonBadEscape, "“\\\(character)” is no escape of JSON; \(advice)", at: start..<end)
            index = end
        }
    }

    private mutating func unicodeEscape() {
        let start = index
        let (value, end) = JSONEscapes.codeUnit(at: start, in: bytes)
        index = end
        guard let value else {
            return report(.jsonBadEscape, "“\\u” needs four hexadecimal digits", at: start..<end)
        }
        guard value & 0xF800 == 0xD800 else { return }
        if value < 0xDC00, JSONEscapes.lowSurrogate(at: end, in: bytes) != nil {
            index = end + 6
            return
        }
        let message = "“\(text(start..<end))” is only one half of a character; write both, or the character itself"
        report(.jsonLoneSurrogate, message, at: start..<end)
    }

    // MARK: Other quotes

    /// The typographic quotes that word processors put in the place of straight ones.
    private static let typographicQuotes: [(bytes: [UInt8], isDouble: Bool)] = [
        ([0xE2, 0x80, 0x9C], true), ([0xE2, 0x80, 0x9D], true), ([0xE2, 0x80, 0x9E], true), ([0xC2, 0xAB], true),
        ([0xC2, 0xBB], true), ([0xE2, 0x80, 0x98], false), ([0xE2, 0x80, 0x99], false), ([0xE2, 0x80, 0x9A], false),
    ]

    /// Whether a quote begins here that is not JSON's.
    var isQuote: Bool {
        switch bytes[index] {
        case UInt8(ascii: "'"), UInt8(ascii: "`"): true
        case 0xC2, 0xE2: typographicQuote(at: index) != nil
        default: false
        }
    }

    private func typographicQuote(at offset: Int) -> (length: Int, isDouble: Bool)? {
        guard bytes[offset] == 0xC2 || bytes[offset] == 0xE2 else { return nil }
        for quote in Self.typographicQuotes where offset + quote.bytes.count <= bytes.count {
            if bytes[offset..<offset + quote.bytes.count].elementsEqual(quote.bytes) {
                return (quote.bytes.count, quote.isDouble)
            }
        }
        return nil
    }

    /// Reads a text between quotes that are not JSON's, with a report; false if it is not closed in its line.
    @discardableResult
    mutating func foreignString(_ kind: JSONNode.Kind) -> Bool {
        let start = index
        let opening = characterLength
        let typographic = typographicQuote(at: start)
        var hasEscapes = false
        index += opening
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
            let length = closingLength(opening: bytes[start], typographic: typographic)
            if length > 0 {
                index += length
                reportQuotes(start..<index, isTypographic: typographic != nil)
                let closing = UInt8(truncatingIfNeeded: length)
                appendText(
                    kind,
                    start..<index,
                    hasEscapes: hasEscapes,
                    opening: UInt8(truncatingIfNeeded: opening),
                    closing: closing
                )
                return true
            }
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
                hasEscapes = true
                index += 1
                if bytes[index] < 0x20 { continue }
            }
            index += 1
        }
        reportQuotes(start..<start + opening, isTypographic: typographic != nil)
        appendText(
            kind,
            start..<index,
            hasEscapes: hasEscapes,
            opening: UInt8(truncatingIfNeeded: opening),
            closing: 0
        )
        return false
    }

    /// The length of a quote here that closes a text; 0 if there is none.
    private func closingLength(opening: UInt8, typographic: (length: Int, isDouble: Bool)?) -> Int {
        if let typographic {
            if typographic.isDouble, bytes[index] == UInt8(ascii: "\"") { return 1 }
            guard let closing = typographicQuote(at: index), closing.isDouble == typographic.isDouble else { return 0 }
            return closing.isDouble || isBeforeStructure(index + closing.length) ? closing.length : 0
        }
        return bytes[index] == opening && isBeforeStructure(index + 1) ? 1 : 0
    }

    /// Whether something follows that can stand behind a text; an apostrophe within a word closes none.
    private func isBeforeStructure(_ offset: Int) -> Bool {
        guard offset < bytes.count else { return true }
        return switch bytes[offset] {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"): true
        default: false
        }
    }

    private mutating func reportQuotes(_ range: Range<Int>, isTypographic: Bool) {
        if isTypographic {
            report(.jsonTypographicQuotes, "texts stand between straight quotes; write “\"” instead", at: range)
        } else {
            report(.jsonSingleQuotes, "texts stand between double quotes; write “\"” instead", at: range)
        }
    }
}
