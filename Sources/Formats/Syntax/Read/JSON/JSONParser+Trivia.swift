import InterlinguaIR

extension JSONParser {
    /// Goes to the next byte that is neither white space nor, with a report, in a comment.
    mutating func skipTrivia() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x0A, 0x0D, 0x09: index += 1
            case UInt8(ascii: "/"):
                guard index + 1 < bytes.count else { return }
                switch bytes[index + 1] {
                case UInt8(ascii: "/"): skipLineComment()
                case UInt8(ascii: "*"): skipBlockComment()
                default: return
                }
            case UInt8(ascii: "#"): skipLineComment()
            case 0x0B, 0x0C, 0xC2, 0xE1, 0xE2, 0xE3, 0xEF:
                guard skipForeignSpace() else { return }
            default: return
            }
            if hasStopped { return }
        }
    }

    private mutating func skipLineComment() {
        let start = index
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        reportComment(start..<index)
    }

    private mutating func skipBlockComment() {
        let start = index
        index += 2
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                index += 2
                return reportComment(start..<index)
            }
            index += 1
        }
        index = bytes.count
        endsWithinToken = true
        report(
            .unterminatedComment,
            "this comment is never closed; JSON has no comments: remove it",
            at: start..<start + 2
        )
    }

    private mutating func reportComment(_ range: Range<Int>) {
        report(.jsonComment, "JSON has no comments; remove it", at: range)
    }

    /// Goes behind a space that JSON does not take for white space, such as U+00A0; false if there is none.
    private mutating func skipForeignSpace() -> Bool {
        let length = characterLength
        guard let scalar = character.unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x0B, 0x0C, 0x85, 0xA0, 0x1680, 0x2000...0x200D, 0x2028, 0x2029, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF:
            let message = "\(scalar.codePointName) is no white space in JSON; remove it or write a space"
            report(.jsonWhiteSpace, message, at: index..<index + length)
            index += length
            return true
        default: return false
        }
    }

    /// Reports something that nothing in JSON begins with, and goes behind it.
    mutating func junk() {
        let name =
            if let scalar = character.unicodeScalars.first, scalar.value < 0x20 || scalar.value == 0x7F {
                scalar.codePointName
            } else {
                "“\(character)”"
            }
        report(.jsonSyntax, "\(name) can't stand here; remove it", at: here)
        index += characterLength
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"),
                UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"):
                return
            default: index += 1
            }
        }
    }

    /// Goes to the next comma or bracket.
    mutating func skipToSeparator() {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"): return
            default: index += 1
            }
        }
    }

    // MARK: Looking at the next bytes

    /// Whether a value, or a key in whatever quotes, begins here.
    var canStartValue: Bool {
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: isQuote || isWordStart(at: index)
        }
    }

    /// Whether a word could begin at an offset.
    func isWordStart(at offset: Int) -> Bool {
        switch bytes[offset] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), 0x80...0xFF:
            true
        default: false
        }
    }

    /// Whether a word, begun before, goes on at an offset.
    func isWord(at offset: Int) -> Bool {
        switch bytes[offset] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: isWordStart(at: offset)
        }
    }

    /// How many bytes the next character has.
    var characterLength: Int {
        guard index < bytes.count else { return 0 }
        var end = index + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return end - index
    }

    /// The character that is to be read next, as text; empty at the end.
    var character: String { text(here) }

    /// Where the character stands that is to be read next.
    var here: Range<Int> { index..<index + characterLength }

    /// Bytes of the file as text.
    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range.clamped(to: 0..<bytes.count)]), as: UTF8.self)
    }
}

extension Unicode.Scalar {
    /// The code point as the Unicode Standard writes it: `U+00A0`.
    var codePointName: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
