import InterlinguaFormats
import InterlinguaIR

/// Writes `.strings` files that every reader takes alike: UTF-8, LF, double quotes, one entry a line.
package struct StringsWriter {
    /// What has been written.
    package private(set) var output: [UInt8] = []

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
        // `/** … */` has its first star in the text.
        let isDocumentation = text.hasPrefix("*")
        append(isDocumentation ? "/*" : "/* ")
        if text.containsByte(UInt8(ascii: "*")) {
            for byte in text.utf8 {
                // What would end the comment is parted.
                if byte == UInt8(ascii: "/"), output.last == UInt8(ascii: "*") { output.append(0x20) }
                output.append(byte)
            }
        } else {
            output.append(utf8: text)
        }
        append(text.isEmpty ? "*/" : isDocumentation && text.containsByte(0x0A) ? "\n */" : " */")
    }

    private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    // MARK: Texts

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { output.append(contentsOf: $0) }
    }

    private mutating func append(quoted text: UnsafeBufferPointer<UInt8>, doublesPercentSigns: Bool) {
        output.append(UInt8(ascii: "\""))
        var start = 0
        for (index, byte) in text.enumerated() {
            switch byte {
            case 0x00...0x1F, UInt8(ascii: "\""), UInt8(ascii: "\\"): break
            case UInt8(ascii: "%") where doublesPercentSigns: break
            default: continue
            }
            output.append(contentsOf: text.slice(start..<index))
            append(escaped: byte)
            start = index + 1
        }
        output.append(contentsOf: text.slice(start..<text.count))
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

/// How entries and comments of .strings files are laid out.
extension StringsWriter {
    /// A comment behind an entry in the same line.
    typealias TrailingComment = (text: String, isLine: Bool)

    /// Writes what stands before an entry, which begins the first line of a file or has a line of its own.
    ///
    /// - Parameters:
    ///   - layout: How the entry is laid out; nil for the usual way.
    /// - Returns: the comment that stands behind the entry in the same line, and whether the entry begins with an empty
    ///   line, which is left out at the start of a file.
    mutating func beginEntry(
        comment: String?,
        headings: [String],
        layout: StringsEntryLayout?
    ) -> (trailing: TrailingComment?, hasBlankLine: Bool) {
        if layout == nil, headings.isEmpty {
            guard let comment else { return (nil, false) }
            blankLine()
            self.comment(comment)
            return (nil, true)
        }
        let usual = StringsEntryLayout.usual(hasComment: comment != nil, headings: headings)
        let layout = layout ?? usual
        if layout.hasBlankLineBefore { blankLine() }
        // Passes may have added or removed headings.
        let styles = layout.headings.count == headings.count ? layout.headings : usual.headings
        for (heading, style) in zip(headings, styles) {
            paragraph(heading, isLine: style.isLine)
            if style.hasBlankLine { blankLine() }
        }
        var trailing: TrailingComment? = layout.trailingComment.map { (text: $0, isLine: false) }
        switch (layout.comment, comment) {
        case (.notProvided, nil): self.comment(StringsCommentGrouping.notProvided)
        case (_, nil): break
        case (.block, let comment?), (.notProvided, let comment?): self.comment(comment)
        case (.line, let comment?): paragraph(comment, isLine: true)
        case (.trailingBlock, let comment?): trailing = (comment, false)
        case (.trailingLine, let comment?): trailing = (comment, true)
        }
        return (trailing, layout.hasBlankLineBefore)
    }

    /// Writes comments behind the last entry.
    ///
    /// - Parameter isAtStart: Whether there is nothing in the file before what this writer writes.
    mutating func finish(_ comments: [StringsFinalComment], isAtStart: Bool) {
        for comment in comments {
            if !output.isEmpty || !isAtStart, comment.hasBlankLineBefore { blankLine() }
            paragraph(comment.text, isLine: comment.isLine)
        }
        // Foundation's property lists can't be empty files.
        if output.isEmpty, isAtStart { blankLine() }
    }

    /// Writes a comment on lines of its own: one block, or each of its lines for itself.
    private mutating func paragraph(_ text: String, isLine: Bool) {
        guard isLine else { return comment(text) }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            comment(String(line), isLine: true)
        }
    }
}
