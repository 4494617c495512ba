import InterlinguaIR

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Goes through the bytes of a text property list: white space, comments, strings.
package struct StringsScanner {
    /// The text of the file in UTF-8.
    package let bytes: UnsafeBufferPointer<UInt8>
    /// The byte that is read next.
    package private(set) var index = 0
    /// Comments that no entry has taken yet.
    package private(set) var comments: [StringsComment] = []

    /// Line ends since the last token or comment.
    private(set) var lineBreaks: UInt8 = 0

    /// Where the comment starts that the file ends in; nil if there is none.
    private(set) var unterminatedComment: Int?

    /// Whether only white space stands between the last comment and here.
    private var isBehindComment = false

    /// Starts at the first byte of a text.
    package init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Whether all bytes have been read.
    package var isAtEnd: Bool { index >= bytes.count }

    /// The byte to be read next; 0 at the end.
    package var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

    /// Goes on by one byte.
    package mutating func advance() { move(to: index + 1) }

    /// Goes to a byte, or to the end if there are not so many.
    package mutating func move(to index: Int) {
        self.index = min(max(index, 0), bytes.count)
        isBehindComment = false
    }

    /// Drops the comments, to read from the start again.
    mutating func forgetComments() {
        comments = []
        unterminatedComment = nil
    }

    /// Skips white space and comments, which are collected.
    ///
    /// White space is what CoreFoundation's parser takes for it: space, U+0009 to U+000D, U+2028 and U+2029.
    package mutating func skipTrivia() {
        lineBreaks = 0
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09, 0x0B, 0x0C: index += 1
            case 0x0A: addLineBreak(1)
            case 0x0D: addLineBreak(byte(at: index + 1) == 0x0A ? 2 : 1)
            case 0xE2:
                guard isLineSeparator(at: index) else { return }
                addLineBreak(3)
            case UInt8(ascii: "/"):
                switch byte(at: index + 1) {
                case UInt8(ascii: "/"): lineComment()
                case UInt8(ascii: "*"): blockComment()
                default: return
                }
            default: return
            }
        }
    }

    private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func isLineSeparator(at index: Int) -> Bool {
        byte(at: index) == 0xE2 && byte(at: index + 1) == 0x80 && byte(at: index + 2) & 0xFE == 0xA8
    }

    private mutating func addLineBreak(_ length: Int) {
        index += length
        if lineBreaks < .max { lineBreaks += 1 }
        if let last = comments.indices.last, comments[last].lineBreaksAfter < .max, isBehindComment {
            comments[last].lineBreaksAfter += 1
        }
    }

    private mutating func append(_ range: Range<Int>, isBlock: Bool) {
        comments.append(
            StringsComment(
                lowerBound: UInt32(truncatingIfNeeded: range.lowerBound),
                upperBound: UInt32(truncatingIfNeeded: range.upperBound),
                isBlock: isBlock,
                lineBreaksBefore: lineBreaks,
                lineBreaksAfter: 0
            )
        )
        lineBreaks = 0
        isBehindComment = true
    }

    private mutating func lineComment() {
        let start = index + 2
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            if byte == 0x0A || byte == 0x0D || (byte == 0xE2 && isLineSeparator(at: end)) { break }
            end += 1
        }
        append(start..<end, isBlock: false)
        index = end
    }

    private mutating func blockComment() {
        let start = index + 2
        var end = start
        while end + 1 < bytes.count {
            if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") {
                append(start..<end, isBlock: true)
                index = end + 2
                return
            }
            end += 1
        }
        unterminatedComment = index
        append(min(start, bytes.count)..<bytes.count, isBlock: true)
        index = bytes.count
    }

    package enum Result {
        case token(StringsToken)
        /// A quote that is never closed, at its offset.
        case unterminated(Int)
        /// Something that no string begins with.
        case none
    }

    /// Reads a quoted or unquoted string.
    package mutating func string() -> Result {
        isBehindComment = false
        let first = current
        switch first {
        case UInt8(ascii: "\""): return quoted(first, .double)
        case UInt8(ascii: "'"): return quoted(first, .single)
        default:
            let start = index
            while index < bytes.count, Self.isUnquotedCharacter(bytes[index]) { index += 1 }
            return start == index ? .none : .token(token(start..<index, .none, hasEscapes: false))
        }
    }

    private mutating func quoted(_ quote: UInt8, _ quotes: StringsToken.Quotes) -> Result {
        let start = index + 1
        var end = start
        var close = firstIndex(of: quote, in: start..<bytes.count)
        var hasEscapes = false
        while let found = close {
            guard let backslash = firstIndex(of: UInt8(ascii: "\\"), in: end..<found) else {
                index = found + 1
                return .token(token(start..<found, quotes, hasEscapes: hasEscapes))
            }
            hasEscapes = true
            end = backslash + 2
            if end > found { close = firstIndex(of: quote, in: end..<max(end, bytes.count)) }
        }
        return .unterminated(start - 1)
    }

    /// The first place of a byte, found by the C library: in a debug build that is many times as fast as a loop.
    private func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        guard let base = bytes.baseAddress, range.upperBound <= bytes.count, range.lowerBound < range.upperBound,
            let found = memchr(base + range.lowerBound, Int32(byte), range.upperBound - range.lowerBound)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    private func token(_ range: Range<Int>, _ quotes: StringsToken.Quotes, hasEscapes: Bool) -> StringsToken {
        StringsToken(
            lowerBound: UInt32(truncatingIfNeeded: range.lowerBound),
            upperBound: UInt32(truncatingIfNeeded: range.upperBound),
            quotes: quotes,
            hasEscapes: hasEscapes
        )
    }

    /// Letters, digits and `_ $ / : . -` need no quotes.
    private static func isUnquotedCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        // The slash, and all digits up to the colon behind them.
        case UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
        default: false
        }
    }
}
