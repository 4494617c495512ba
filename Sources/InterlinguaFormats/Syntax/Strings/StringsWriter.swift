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
        let breaksLine =
            text.utf8.contains { $0 == 0x0A || $0 == 0x0D }
            || text.unicodeScalars.contains { $0.value == 0x2028 || $0.value == 0x2029 }
        if isLine, !breaksLine {
            output += Array((text.isEmpty ? "//" : "// \(text)").utf8)
            return
        }
        output += Array("/* ".utf8)
        for byte in text.utf8 {
            // What would end the comment is parted.
            if byte == UInt8(ascii: "/"), output.last == UInt8(ascii: "*") { output.append(0x20) }
            output.append(byte)
        }
        output += Array(text.isEmpty ? "*/".utf8 : " */".utf8)
    }

    private mutating func append(quoted text: String) {
        output.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
            case 0x0A: output += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
            case 0x09: output += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
            case 0x0D: output += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
            case 0x00...0x1F:
                output += Array("\\U00".utf8)
                output += Array((byte < 0x10 ? "0" : "").utf8) + Array(String(byte, radix: 16, uppercase: true).utf8)
            default: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }
}
