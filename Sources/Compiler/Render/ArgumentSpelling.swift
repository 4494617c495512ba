import InterlinguaFormats
import InterlinguaIR
package import InterlinguaSemantics

/// An argument as it is written on a command line: `3`, `Ada`, `name=Ada`.
package struct ArgumentSpelling: Sendable, Hashable {
    /// The name before `=`; nil for an argument by position.
    package var name: String?

    package var value: ArgumentValue

    /// Reads an argument; what stands before the first `=` is a name if it is a word of letters, digits, `_`, `-` and `.`.
    package init(_ text: String) {
        if let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")), Self.isName(text[..<sign]) {
            name = String(text[..<sign])
            value = Self.value(String(text[text.utf8.index(after: sign)...]))
        } else {
            value = Self.value(text)
        }
    }

    /// A number where the text reads as one of JSON's, else a text; within double quotes always a text.
    package static func value(_ text: String) -> ArgumentValue {
        if let number = JSONNumber(text) { return ArgumentValue(number) }
        let isQuoted = text.utf8.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
        return .text(isQuoted ? String(text.unicodeScalars.dropFirst().dropLast()) : text)
    }

    private static func isName(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, Self.isLetter(first) else { return false }
        return text.utf8.allSatisfy { byte in
            Self.isLetter(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
