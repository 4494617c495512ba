import InterlinguaIR

/// One entry of a .strings file with the comments around it.
struct StringsLine: Sendable {
    /// The key.
    var key: String

    /// The text.
    var value: String

    /// The comment that belongs to the entry.
    var comment: String?

    /// Comments that stand before it without belonging to it.
    var headings: [String] = []

    /// How the entry is laid out; nil for the usual way.
    var layout: AppleEntryLayout?

    /// A whole file.
    static func file(_ lines: [StringsLine], finalComments: [AppleFinalComment]) -> [UInt8] {
        var writer = StringsWriter()
        var isFirst = true
        for line in lines {
            line.write(to: &writer, isFirst: isFirst)
            isFirst = false
        }
        for comment in finalComments {
            if !isFirst, comment.hasBlankLineBefore { writer.blankLine() }
            writer.paragraph(comment.text, isLine: comment.isLine)
            isFirst = false
        }
        // Foundation's property lists can't be empty files.
        if isFirst { writer.blankLine() }
        return writer.output
    }

    private func write(to writer: inout StringsWriter, isFirst: Bool) {
        let usual = AppleEntryLayout.usual(hasComment: comment != nil, headings: headings)
        let layout = layout ?? usual
        if !isFirst, layout.hasBlankLineBefore { writer.blankLine() }
        // Passes may have added or removed headings.
        let styles = layout.headings.count == headings.count ? layout.headings : usual.headings
        for (heading, style) in zip(headings, styles) {
            writer.paragraph(heading, isLine: style.isLine)
            if style.hasBlankLine { writer.blankLine() }
        }
        var trailing = layout.trailingComment.map { (text: $0, isLine: false) }
        switch (layout.comment, comment) {
        case (.notProvided, nil): writer.comment(CommentGrouping.notProvided)
        case (_, nil): break
        case (.block, let comment?), (.notProvided, let comment?): writer.comment(comment)
        case (.line, let comment?): writer.paragraph(comment, isLine: true)
        case (.trailingBlock, let comment?): trailing = (comment, false)
        case (.trailingLine, let comment?): trailing = (comment, true)
        }
        writer.entry(key: key, value: value, trailingComment: trailing)
    }
}

extension StringsWriter {
    /// Writes a comment on lines of its own: one block, or each of its lines for itself.
    fileprivate mutating func paragraph(_ text: String, isLine: Bool) {
        guard isLine else { return comment(text) }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            comment(String(line), isLine: true)
        }
    }
}
