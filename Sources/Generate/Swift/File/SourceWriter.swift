import InterlinguaFormats

/// Swift source in the making.
struct SourceWriter {
    /// The text behind all complete pieces.
    private var bytes: [UInt8] = []

    /// Long pieces of the text that were written elsewhere, and what stands before each.
    private var completePieces: [[UInt8]] = []

    /// The text so far, in pieces one behind the other.
    var pieces: [[UInt8]] { completePieces + [bytes] }

    /// How far lines are indented, in levels of four spaces.
    var level = 0

    /// Appends a line, indented unless it is empty.
    mutating func line(_ text: String = "") {
        if !text.isEmpty { bytes.append(contentsOf: repeatElement(0x20, count: 4 * level)) }
        append(text)
        bytes.append(0x0A)
    }

    /// Appends several lines.
    mutating func lines(_ text: String) {
        for part in text.split(separator: "\n", omittingEmptySubsequences: false) { line(String(part)) }
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Appends what was written elsewhere.
    mutating func append(_ other: SourceWriter) {
        for piece in other.pieces {
            // Long pieces are taken over as they are rather than copied.
            if piece.count < 1 << 16 {
                bytes.append(contentsOf: piece)
            } else {
                completePieces += [bytes, piece]
                bytes = []
            }
        }
    }

    /// Appends a literal of several lines: its source is broken behind certain bytes, its value has no breaks.
    ///
    /// Behind the content stands a zero. Without it, object files of ELF would hold the content twice: the compiler names
    /// constants by what they say, and names of strings that end with their only zero are kept.
    ///
    /// What is not printable is escaped, so that no text from a file can become code.
    ///
    /// - Parameter breaks: the places behind which the source is broken, ascending.
    mutating func literal(_ content: [UInt8], breaks: [Int]) {
        append("\"\"\"\n")
        let ends = breaks.last == content.count ? breaks : breaks + [content.count]
        bytes.reserveCapacity(bytes.count + content.count + content.count / 16 + 3 * ends.count)
        content.withUnsafeBufferPointer { content in
            var start = 0
            for end in ends where end > start {
                appendEscaped(content.slice(start..<end))
                append(end == content.count ? "\\0\n" : "\\\n")
                start = end
            }
        }
        if content.isEmpty { append("\\0\n") }
        append("\"\"\"")
    }

    /// Whether a byte is never escaped, by its value.
    private static let isPlain: [Bool] = (0...255).map { byte in
        byte >= 0x20 && ![0x22, 0x5C, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF].contains(byte)
    }

    private mutating func appendEscaped(_ content: UnsafeBufferPointer<UInt8>) {
        guard let start = content.baseAddress else { return }
        // By pointers, since other subscripts are calls in debug builds, and most bytes of a generated file pass here.
        Self.isPlain.withUnsafeBufferPointer { isPlain in
            guard let isPlain = isPlain.baseAddress else { return }
            appendEscaped(content, start, isPlain)
        }
    }

    private mutating func appendEscaped(
        _ content: UnsafeBufferPointer<UInt8>,
        _ start: UnsafePointer<UInt8>,
        _ isPlain: UnsafePointer<Bool>
    ) {
        let count = content.count
        var index = 0
        var copied = 0
        while true {
            while index < count, isPlain[Int(start[index])] { index += 1 }
            if index == count { break }
            let byte = start[index]
            var length = 1
            var escape: String?
            switch byte {
            case 0x22: escape = "\\\""
            case 0x5C: escape = "\\\\"
            case 0x0A: escape = "\\n"
            case 0x0D: escape = "\\r"
            case 0x09: escape = "\\t"
            case 0..<0x20, 0x7F: escape = "\\u{\(String(byte, radix: 16))}"
            case 0xC2, 0xD8, 0xE2, 0xEF:
                // Control characters, marks of direction, ends of lines and what can't be seen.
                length = byte < 0xE0 ? 2 : 3
                if index + length <= count {
                    var scalar = UInt32(byte & (length == 2 ? 0x1F : 0x0F))
                    for next in index + 1..<index + length { scalar = scalar << 6 | UInt32(start[next] & 0x3F) }
                    switch scalar {
                    case 0x80..<0xA0, 0xAD, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
                        0xFFF9...0xFFFF:
                        escape = "\\u{\(String(scalar, radix: 16))}"
                    default: break
                    }
                }
            default: break
            }
            if let escape {
                bytes.append(contentsOf: content.slice(copied..<index))
                append(escape)
                index += length
                copied = index
            } else {
                index += 1
            }
        }
        bytes.append(contentsOf: content.slice(copied..<count))
    }

    /// A text as a literal of one line.
    static func literal(_ text: String) -> String {
        var writer = SourceWriter()
        writer.append("\"")
        Array(text.utf8).withUnsafeBufferPointer { writer.appendEscaped($0) }
        writer.append("\"")
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
