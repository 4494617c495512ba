/// Writes `.strings` files that every reader takes alike: UTF-8, LF, double quotes, one entry a line.
package struct StringsWriter {
    /// What has been written.
    package private(set) var output: [UInt8] = []

    /// Creates a writer with nothing written.
    package init() {}

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
        output += [0x20, UInt8(ascii: "="), 0x20]
        append(quoted: value)
        output.append(UInt8(ascii: ";"))
        if let trailingComment {
            output.append(0x20)
            append(comment: trailingComment.text, isLine: trailingComment.isLine)
        }
        output.append(0x0A)
    }

    private mutating func append(comment text: String, isLine: Bool) {
        if isLine, !text.unicodeScalars.contains(where: Self.breaksLine) {
            append(text.isEmpty ? "//" : "// ")
            append(text)
            return
        }
        append("/* ")
        if text.utf8.contains(UInt8(ascii: "*")) {
            for byte in text.utf8 {
                // What would end the comment is parted.
                if byte == UInt8(ascii: "/"), output.last == UInt8(ascii: "*") { output.append(0x20) }
                output.append(byte)
            }
        } else {
            append(text)
        }
        append(text.isEmpty ? "*/" : " */")
    }

    private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    private mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }

    private mutating func append(quoted text: String) {
        output.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            for (index, byte) in bytes.enumerated() {
                guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
                output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
                append(escaped: byte)
                start = index + 1
            }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
        }
        output.append(UInt8(ascii: "\""))
    }

    private mutating func append(escaped byte: UInt8) {
        switch byte {
        case 0x0A: append("\\n")
        case 0x09: append("\\t")
        case 0x0D: append("\\r")
        case 0x00...0x1F: append((byte < 0x10 ? "\\U000" : "\\U00") + String(byte, radix: 16, uppercase: true))
        default: output += [UInt8(ascii: "\\"), byte]
        }
    }
}
