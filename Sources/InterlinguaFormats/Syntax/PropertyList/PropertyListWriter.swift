/// Writes XML property lists as Xcode does: tabs, one element a line, the document type in front.
package enum PropertyListWriter {
    /// The bytes of a file with one outermost value.
    ///
    /// Characters that XML can't hold, which are the control characters but tab and line ends, become U+FFFD.
    package static func write(_ root: PropertyListNode, header: [String] = []) -> [UInt8] {
        var output: [UInt8] = []
        output += Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
        output += Array("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" ".utf8)
        output += Array("\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n".utf8)
        for comment in header { write(comment: comment, depth: 0, to: &output) }
        write(root, depth: 0, to: &output)
        output += Array("</plist>\n".utf8)
        return output
    }

    private static func write(_ node: PropertyListNode, depth: Int, to output: inout [UInt8]) {
        switch node.value {
        case .dictionary(let members):
            guard !members.isEmpty else { return line("<dict/>", depth, to: &output) }
            line("<dict>", depth, to: &output)
            for member in members {
                for comment in member.comments { write(comment: comment, depth: depth + 1, to: &output) }
                element("key", member.key, depth + 1, to: &output)
                write(member.value, depth: depth + 1, to: &output)
            }
            line("</dict>", depth, to: &output)
        case .array(let values):
            guard !values.isEmpty else { return line("<array/>", depth, to: &output) }
            line("<array>", depth, to: &output)
            for value in values { write(value, depth: depth + 1, to: &output) }
            line("</array>", depth, to: &output)
        case .string(let text): element("string", text, depth, to: &output)
        case .integer(let text): element("integer", text, depth, to: &output)
        case .real(let text): element("real", text, depth, to: &output)
        case .date(let text): element("date", text, depth, to: &output)
        case .boolean(let value): line(value ? "<true/>" : "<false/>", depth, to: &output)
        case .data(let bytes):
            element("data", String(decoding: Base64.encode(bytes), as: UTF8.self), depth, to: &output)
        }
    }

    private static func line(_ text: String, _ depth: Int, to output: inout [UInt8]) {
        indent(depth, &output)
        output += Array(text.utf8)
        output.append(0x0A)
    }

    private static func indent(_ depth: Int, _ output: inout [UInt8]) {
        output.append(contentsOf: repeatElement(0x09, count: depth))
    }

    private static func element(_ name: String, _ text: String, _ depth: Int, to output: inout [UInt8]) {
        indent(depth, &output)
        output += Array("<\(name)>".utf8)
        for byte in text.utf8 { append(byte, to: &output) }
        output += Array("</\(name)>\n".utf8)
    }

    private static func append(_ byte: UInt8, to output: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "&"): output += Array("&amp;".utf8)
        case UInt8(ascii: "<"): output += Array("&lt;".utf8)
        case UInt8(ascii: ">"): output += Array("&gt;".utf8)
        // A raw carriage return would be read as a line feed.
        case 0x0D: output += Array("&#13;".utf8)
        case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F: output.append(scalar: 0xFFFD)
        default: output.append(byte)
        }
    }

    /// Writes a comment; two hyphens in a row, which XML forbids there, are parted.
    private static func write(comment: String, depth: Int, to output: inout [UInt8]) {
        indent(depth, &output)
        output += Array("<!-- ".utf8)
        for byte in comment.utf8 {
            if byte == UInt8(ascii: "-"), output.last == UInt8(ascii: "-") { output.append(0x20) }
            switch byte {
            case 0x00...0x08, 0x0B...0x1F: output.append(0x20)
            default: output.append(byte)
            }
        }
        output += Array(" -->\n".utf8)
    }
}
