package import InterlinguaIR

/// A stretch of a text property list that stands for a string: what is between the quotes, or an unquoted word.
package struct StringsToken: Sendable, Hashable {
    package enum Quotes: UInt8, Sendable {
        /// A word without quotes.
        case none
        /// Between `"`.
        case double
        /// Between `'`.
        case single
    }

    /// Byte offset of the first byte, behind an opening quote.
    package var lowerBound: UInt32

    /// Byte offset behind the last byte, that of a closing quote.
    package var upperBound: UInt32

    package var quotes: Quotes

    /// Whether there is a backslash in it; without one the bytes are the text.
    package var hasEscapes: Bool

    /// The bounds with the quotes.
    package var outerBounds: Range<Int> {
        let margin = quotes == .none ? 0 : 1
        return Int(lowerBound) - margin..<Int(upperBound) + margin
    }
}

/// One value of a text property list; only strings belong into a table of strings.
package enum StringsValue: Sendable {
    case string(StringsToken)
    /// Entries between braces, and where they stand.
    case dictionary([StringsEntry], Range<Int>)
    /// Values between parentheses, and where they stand.
    case array([StringsValue], Range<Int>)
    /// Hexadecimal digits between angle brackets, by where they stand.
    case data(Range<Int>)

    /// Where the value stands, quotes and brackets included.
    package var bounds: Range<Int> {
        switch self {
        case .string(let token): token.outerBounds
        case .dictionary(_, let range), .array(_, let range), .data(let range): range
        }
    }
}

/// A comment, and how it is set apart from what stands around it.
package struct StringsComment: Sendable, Hashable {
    /// The byte offset of its text, without the signs that begin and end it.
    package var lowerBound: UInt32

    /// The byte offset behind its text.
    package var upperBound: UInt32

    /// Whether it is written `/* … */`; otherwise `// …`.
    package var isBlock: Bool

    /// Line ends between it and what stands before it, at most 255.
    package var lineBreaksBefore: UInt8

    /// Line ends between it and what stands behind it, at most 255; the one that ends a line comment counts.
    package var lineBreaksAfter: UInt8
}

/// One `key = value;` of a text property list with the comments around it.
package struct StringsEntry: Sendable {
    package var key: StringsToken

    /// The value; the key again where only that is written.
    package var value: StringsValue

    /// Whether the value is left out.
    package var isShorthand: Bool

    /// Indices of the comments between the entry before and the key.
    package var leadingComments: Range<Int>

    /// Indices of the comments between the key and the semicolon.
    package var innerComments: Range<Int>

    /// Indices of the comments behind the semicolon in the same line.
    package var trailingComments: Range<Int>

    /// Line ends between the key and the entry or comment before it, at most 255.
    package var lineBreaksBefore: UInt8
}

/// A file of Apple's old text property list syntax, as `.strings` files are written in.
///
/// Strings are stretches of the file and become `String`s when they are asked for.
package struct StringsDocument: Sendable {
    /// The file; all offsets are offsets into its text.
    package let file: SourceFile

    /// The entries in the order of the file, repeated keys included.
    package let entries: [StringsEntry]

    /// All comments in the order of the file.
    package let comments: [StringsComment]

    /// Indices of the comments behind the last entry.
    package let finalComments: Range<Int>

    /// The offsets of each U+FFFD that stands for bytes that are no text, in order.
    package var invalid: [Int] = []

    /// A stretch of the file.
    package func range(_ bounds: Range<Int>) -> SourceRange {
        SourceRange(file: file, lowerBound: bounds.lowerBound, upperBound: bounds.upperBound)
    }

    /// The text of a string, escapes undone.
    package func string(of token: StringsToken) -> String {
        let range = Int(token.lowerBound)..<Int(token.upperBound)
        guard token.hasEscapes else {
            return file.utf8.withUnsafeBufferPointer { String(decoding: $0.slice(range), as: UTF8.self) }
        }
        return String(decoding: StringsEscapes.decode(file.utf8[range]), as: UTF8.self)
    }

    /// The text of a comment, without white space at its ends.
    package func string(of comment: StringsComment) -> String {
        file.utf8.withUnsafeBufferPointer { bytes in
            var start = Int(comment.lowerBound)
            var end = Int(comment.upperBound)
            while start < end, bytes[start].isASCIISpace { start += 1 }
            while start < end, bytes[end - 1].isASCIISpace { end -= 1 }
            return String(decoding: bytes.slice(start..<end), as: UTF8.self)
        }
    }
}

extension StringsDocument {
    /// Warns of escapes that are probably not meant as they are read.
    func reportOddities(of token: StringsToken, to diagnostics: inout [Diagnostic]) {
        guard token.hasEscapes else { return }
        let bytes = file.utf8[Int(token.lowerBound)..<Int(token.upperBound)]
        for (oddity, source) in StringsEscapes.oddities(in: bytes) {
            let written = String(decoding: file.utf8[source], as: UTF8.self)
            let message =
                switch oddity {
                case .lowercaseU:
                    "unknown escape “\\u”, shown as “u”; write “\\U” with four digits, or the character itself"
                case .longCode: "“\\U” reads only four digits; write the character itself"
                case .loneSurrogate: "“\(written)” is half of a surrogate pair and shows “\u{FFFD}”"
                case .unknown: "unknown escape “\(written)”: the backslash is dropped"
                }
            let kind: Diagnostic.Kind = oddity == .loneSurrogate ? .loneSurrogate : .unknownEscape
            diagnostics.append(Diagnostic(.warning, kind, message, at: range(source)))
        }
    }
}
