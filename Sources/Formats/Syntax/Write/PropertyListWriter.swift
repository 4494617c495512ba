package import InterlinguaFormats

/// Writes XML property lists as Xcode does, piece by piece: tabs, one element a line, the document type in front.
///
/// Characters that XML can't hold, which are the control characters but tab and line ends, become U+FFFD.
package struct PropertyListWriter {
    /// What has been written.
    package private(set) var output: [UInt8] = []

    /// Whether a text had a character that XML can't hold since this was last set to false.
    package var hasReplacedCharacter = false

    package init() {}

    /// What stands before the outermost value.
    package static let prologue = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """.utf8
    )

    /// What stands behind the outermost value.
    package static let epilogue = Array("</plist>\n".utf8)

    // MARK: Values

    package mutating func line(_ tag: StaticString, depth: Int) {
        indent(depth)
        append(tag)
        output.append(0x0A)
    }

    /// Writes the key of a member; characters that are replaced in it are not told.
    package mutating func key(_ text: String, depth: Int) {
        let hadReplacedCharacter = hasReplacedCharacter
        element("<key>", text, "</key>\n", depth: depth)
        hasReplacedCharacter = hadReplacedCharacter
    }

    package mutating func string(_ text: String, depth: Int) {
        element("<string>", text, "</string>\n", depth: depth)
    }

    /// Writes a text that is given in UTF-8.
    package mutating func string(utf8 text: [UInt8], depth: Int) {
        indent(depth)
        append("<string>")
        text.withUnsafeBufferPointer { append(escaping: $0) }
        append("</string>\n")
    }

    /// Writes comments and empty lines.
    package mutating func gap(_ gap: PropertyListGap, depth: Int) {
        if gap.isEmpty { return }
        for (index, comment) in gap.comments.enumerated() {
            if gap.emptyLines.contains(index) { output.append(0x0A) }
            self.comment(comment, depth: depth)
        }
        if gap.emptyLines.contains(gap.comments.count) { output.append(0x0A) }
    }

    /// Writes a comment on a line of its own; two hyphens in a row, which XML forbids there, are parted.
    private mutating func comment(_ text: String, depth: Int) {
        indent(depth)
        append("<!-- ")
        for byte in text.utf8 {
            if byte == UInt8(ascii: "-"), output.last == UInt8(ascii: "-") { output.append(0x20) }
            switch byte {
            case 0x00...0x08, 0x0B...0x1F: output.append(0x20)
            default: output.append(byte)
            }
        }
        append(" -->\n")
    }

    // MARK: Pieces

    private mutating func indent(_ depth: Int) {
        for _ in 0..<depth { output.append(0x09) }
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { output.append(contentsOf: $0) }
    }

    private mutating func element(_ start: StaticString, _ text: String, _ end: StaticString, depth: Int) {
        indent(depth)
        append(start)
        var text = text
        text.withUTF8 { append(escaping: $0) }
        append(end)
    }

    private mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for (index, byte) in text.enumerated() {
            switch byte {
            case 0x00...0x1F, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): break
            default: continue
            }
            output.append(contentsOf: text.slice(start..<index))
            append(escaped: byte)
            start = index + 1
        }
        output.append(contentsOf: text.slice(start..<text.count))
    }

    private mutating func append(escaped byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): append("&amp;")
        case UInt8(ascii: "<"): append("&lt;")
        case UInt8(ascii: ">"): append("&gt;")
        // A raw carriage return would be read as a line feed.
        case 0x0D: append("&#13;")
        case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F:
            output.append(scalar: 0xFFFD)
            hasReplacedCharacter = true
        default: output.append(byte)
        }
    }
}

extension Unicode.Scalar {
    /// Whether XML 1.0 can hold it.
    package var isXMLCharacter: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
