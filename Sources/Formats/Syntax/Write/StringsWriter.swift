import InterlinguaFormats

/// Writes `.strings` files that every reader takes alike: UTF-8, LF, double quotes, one entry a line.
package struct StringsWriter {
    /// What has been written.
    package private(set) var output: [UInt8] = []

    /// Creates a writer with nothing written.
    package init() {}

    /// Creates a writer with room for a number of bytes.
    package init(capacity: Int) { output.reserveCapacity(capacity) }

    /// Writes an empty line.
    package mutating func blankLine() { output.append(0x0A) }

    /// Writes a comment on lines of its own; `// …` only if asked for and the text is one line.
    package mutating func comment(_ text: String, isLine: Bool = false) {
        append(comment: text, isLine: isLine)
        output.append(0x0A)
    }

    /// Writes `"key" = "value";`, with a comment behind it in the same line if there is one.
    package mutating func entry(key: String, value: String, trailingComment: (text: String, isLine: Bool)? = nil) {
        append(quoted: key)
        append(" = ")
        append(quoted: value)
        endEntry(trailingComment: trailingComment)
    }

    // MARK: Entries in pieces

    /// Writes a text between quotes.
    ///
    /// - Parameter doublesPercentSigns: Whether the text is one that becomes a format.
    package mutating func append(quoted text: String, doublesPercentSigns: Bool = false) {
        var text = text
        text.withUTF8 { append(quoted: $0, doublesPercentSigns: doublesPercentSigns) }
    }

    /// Writes a text in UTF-8 between quotes.
    package mutating func append(quotedUTF8 text: [UInt8]) {
        text.withUnsafeBufferPointer { append(quoted: $0, doublesPercentSigns: false) }
    }

    /// Writes what stands between the quotes of a key and of its value.
    package mutating func appendEqualSign() { append(" = ") }

    /// Writes bytes that another writer has written.
    package mutating func append(written bytes: [UInt8]) { output.append(contentsOf: bytes) }

    /// Ends an entry, with a comment behind it in the same line if there is one.
    package mutating func endEntry(trailingComment: (text: String, isLine: Bool)? = nil) {
        output.append(UInt8(ascii: ";"))
        if let trailingComment {
            output.append(0x20)
            append(comment: trailingComment.text, isLine: trailingComment.isLine)
        }
        output.append(0x0A)
    }

    // MARK: Comments

    private mutating func append(comment text: String, isLine: Bool) {
        if isLine, !text.unicodeScalars.contains(where: Self.breaksLine) {
            append(text.isEmpty ? "//" : "// ")
            output.append(utf8: text)
            return
        }
        append("/* ")
        if text.containsByte(UInt8(ascii: "*")) {
            for byte in text.utf8 {
                // What would end the comment is parted.
                if byte == UInt8(ascii: "/"), output.last == UInt8(ascii: "*") { output.append(0x20) }
                output.append(byte)
            }
        } else {
            output.append(utf8: text)
        }
        append(text.isEmpty ? "*/" : " */")
    }

    private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    // MARK: Texts

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { output.append(contentsOf: $0) }
    }

    private static let sieve = ByteSieve(UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\\"))
    private static let formatSieve = ByteSieve(UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "%"))

    private mutating func append(quoted text: UnsafeBufferPointer<UInt8>, doublesPercentSigns: Bool) {
        output.append(UInt8(ascii: "\""))
        let sieve = doublesPercentSigns ? Self.formatSieve : Self.sieve
        var start = 0
        while true {
            let next = sieve.next(in: text, from: start)
            if next > start { output.append(contentsOf: text.slice(start..<next)) }
            guard next < text.count else { break }
            append(escaped: text[next])
            start = next + 1
        }
        output.append(UInt8(ascii: "\""))
    }

    private mutating func append(escaped byte: UInt8) {
        switch byte {
        case 0x0A: append("\\n")
        case 0x09: append("\\t")
        case 0x0D: append("\\r")
        case 0x00...0x1F:
            append(byte < 0x10 ? "\\U000" : "\\U00")
            output.append(utf8: String(byte, radix: 16, uppercase: true))
        case UInt8(ascii: "%"): append("%%")
        default:
            output.append(UInt8(ascii: "\\"))
            output.append(byte)
        }
    }
}
