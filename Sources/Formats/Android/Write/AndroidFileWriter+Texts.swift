import InterlinguaFormats
import InterlinguaIR

extension AndroidFileWriter {
    /// Writes the content of `<string>` or `<item>`.
    mutating func write(_ pattern: Pattern, _ context: AndroidTextContext) {
        if let text = pattern.plainText { return writePlain(text, isFormat: context.isFormat) }
        if case .reference(let reference)? = pattern.onlyElement {
            write(reference, context)
            return
        }
        var writer = PieceWriter(bytes: spareBytes)
        spareBytes = []
        write(pattern, &writer, context, depth: 0, isProtected: false)
        flush(&writer, context)
        // Nothing came behind the space after all.
        if let offset = writer.openSpace { output.replaceSubrange(offset..<offset + 1, with: "\\u0020".utf8) }
        checkSize(writer.size)
        spareBytes = writer.bytes
    }

    /// Writes a text without moving parts.
    private mutating func writePlain(_ text: String, isFormat: Bool) {
        var text = text
        let isComplete = text.withUTF8 {
            AndroidTextEncoder.append(
                $0,
                for: dialect,
                doublesPercent: isFormat && dialect == .android,
                isFirst: true,
                to: &output
            )
        }
        if !isComplete { reportZero() }
        checkSize(text.utf8.count)
    }

    /// Text between two tags, which is escaped as a whole.
    private struct PieceWriter {
        var bytes: [UInt8]
        var isFirst = true
        var size = 0
        /// The offset of a space before a tag that is the last character so far.
        var openSpace: Int?

        mutating func add(_ text: String, doublesPercent: Bool = false) {
            if !doublesPercent || !text.utf8.contains(0x25) {
                bytes.append(contentsOf: text.utf8)
                return
            }
            for byte in text.utf8 {
                bytes.append(byte)
                if byte == 0x25 { bytes.append(byte) }
            }
        }
    }

    private mutating func write(
        _ pattern: Pattern,
        _ writer: inout PieceWriter,
        _ context: AndroidTextContext,
        depth: Int,
        isProtected: Bool
    ) {
        guard depth <= Pattern.maximumDepth else { return }
        for element in pattern.elements {
            switch element {
            case .text(let text): writer.add(text, doublesPercent: context.isFormat && dialect == .android)
            case .placeholder(let placeholder):
                write(placeholder, &writer, context, isProtected: isProtected)
            case .markup(let markup):
                write(markup, &writer, context, depth: depth, isProtected: isProtected)
            case .select(let select):
                report(.error, .unwritable, "a choice can't stand within a text")
                if let last = select.variants.last {
                    write(last.pattern, &writer, context, depth: depth + 1, isProtected: isProtected)
                }
            case .reference(let reference):
                report(.error, .unwritable, "a reference can't stand within a text")
                switch reference.target {
                case .entry(let key): writer.add(key.name)
                case .external(let spelling): writer.add(spelling)
                }
            }
        }
    }

    private mutating func write(
        _ placeholder: Placeholder,
        _ writer: inout PieceWriter,
        _ context: AndroidTextContext,
        isProtected: Bool
    ) {
        let argument =
            context.arguments.indices.contains(placeholder.argument) ? context.arguments[placeholder.argument] : nil
        guard context.wrapsNames, !isProtected, let name = argument?.name else {
            write(placeholder, argument, &writer, context)
            return
        }
        flush(&writer, context)
        usesXliff = true
        output += "<xliff:g ".utf8
        writeAttribute("id", name)
        output.append(UInt8(ascii: ">"))
        write(placeholder, argument, &writer, context)
        flush(&writer, context)
        output += "</xliff:g>".utf8
    }

    private mutating func write(
        _ placeholder: Placeholder,
        _ argument: Argument?,
        _ writer: inout PieceWriter,
        _ context: AndroidTextContext
    ) {
        // Compose Multiplatform knows no other conversions.
        let rest: UInt8? = dialect == .compose ? UInt8(ascii: "s") : nil
        if let position = argument?.position, let conversion = placeholder.format.plainConversion ?? rest {
            writer.bytes.append(0x25)
            if context.isNumbered || dialect == .compose {
                writer.add(String(position))
                writer.bytes.append(UInt8(ascii: "$"))
            }
            writer.bytes.append(conversion)
            return
        }
        if argument?.position == nil { report(.error, .unwritable, "an argument has no position") }
        writer.add(
            JavaFormatWriter.spelling(of: placeholder, arguments: context.arguments, isNumbered: context.isNumbered)
        )
    }

    private mutating func write(
        _ markup: Markup,
        _ writer: inout PieceWriter,
        _ context: AndroidTextContext,
        depth: Int,
        isProtected: Bool
    ) {
        flush(&writer, context)
        let tag: String
        var attributes: [(String, String)] = []
        switch markup.kind {
        case .protected(let id, let example):
            if isProtected {
                // A protected part can't stand in another one; it shows nothing by itself.
                return write(markup.content, &writer, context, depth: depth + 1, isProtected: true)
            }
            usesXliff = true
            tag = "xliff:g"
            if let id { attributes.append(("id", id)) }
            if let example { attributes.append(("example", example)) }
        case .element(let name, let list):
            tag = name
            attributes = list.map { ($0.name, $0.value) }
        }
        guard tag == "xliff:g" || tag.isXMLName, attributes.allSatisfy({ $0.0.isXMLName }) else {
            report(.error, .unwritable, "“\(tag)” is no element that XML allows")
            return write(markup.content, &writer, context, depth: depth + 1, isProtected: isProtected)
        }
        output += "<\(tag)".utf8
        for (name, value) in attributes {
            output.append(0x20)
            writeAttribute(name, value)
        }
        if markup.content.isEmpty {
            output += "/>".utf8
            return
        }
        output.append(UInt8(ascii: ">"))
        let isSpan = tag != "xliff:g"
        if isSpan { writer.isFirst = writer.isFirst && writer.size == 0 }
        write(markup.content, &writer, context, depth: depth + 1, isProtected: isProtected || !isSpan)
        flush(&writer, context)
        output += "</\(tag)>".utf8
    }

    private mutating func flush(_ writer: inout PieceWriter, _ context: AndroidTextContext) {
        if writer.bytes.isEmpty { return }
        let endsInSpace = writer.bytes.last == 0x20
        let isSpace = endsInSpace && writer.bytes.count == 1
        let isComplete = writer.bytes.withUnsafeBufferPointer { bytes in
            AndroidTextEncoder.append(
                bytes,
                for: dialect,
                doublesPercent: false,
                isFirst: writer.isFirst,
                keepsFirstSpace: writer.size > 0 && writer.openSpace == nil,
                keepsLastSpace: !isSpace || (writer.size > 0 && writer.openSpace == nil),
                to: &output
            )
        }
        if !isComplete { reportZero() }
        writer.openSpace = endsInSpace && output.last == 0x20 && dialect == .android ? output.count - 1 : nil
        writer.isFirst = false
        writer.size += writer.bytes.count
        writer.bytes.removeAll(keepingCapacity: true)
    }

    private mutating func reportZero() {
        report(.error, .zeroCharacter, "the character U+0000 can't be written")
    }

    private mutating func write(_ reference: Reference, _ context: AndroidTextContext) {
        switch reference.target {
        case .entry(let key):
            let name = names.spelling(of: key)
            AndroidTextEncoder.appendAttribute("@\(names.kind(of: key).type)/\(name)", to: &output)
        case .external(let spelling):
            if AndroidReference(parsing: Array(spelling.utf8)) != nil {
                AndroidTextEncoder.appendAttribute(spelling, to: &output)
            } else {
                if !AndroidTextEncoder.append(spelling, for: dialect, isFirst: true, to: &output) { reportZero() }
            }
        }
    }

    private mutating func checkSize(_ size: Int) {
        guard size > AndroidTextDecoder.sizeLimit else { return }
        let message = "the text is longer than \(AndroidTextDecoder.sizeLimit) bytes, the most that Android reads"
        report(.error, .textTooLong, message)
    }
}

extension Format {
    /// The letter of the conversion that shows a text or an integer as it is; nil for all other formats.
    fileprivate var plainConversion: UInt8? {
        switch self {
        case .text(Field()): UInt8(ascii: "s")
        case .number(NumberFormat()): UInt8(ascii: "d")
        default: nil
        }
    }
}

extension String {
    /// Whether the text can be the name of an element or attribute without namespace.
    var isXMLName: Bool {
        guard let first = unicodeScalars.first else { return false }
        let isStart = { (scalar: Unicode.Scalar) in
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A, 0x5F, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
                0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
                0x10000...0xEFFFF:
                true
            default: false
            }
        }
        return isStart(first)
            && unicodeScalars.allSatisfy { scalar in
                switch scalar.value {
                case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
                default: isStart(scalar)
                }
            }
    }
}
