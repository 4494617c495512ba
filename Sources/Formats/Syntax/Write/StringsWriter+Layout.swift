import InterlinguaFormats
import InterlinguaIR

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
