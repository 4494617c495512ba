import InterlinguaIR

/// The comments before an entry of a .strings file, told apart into headings and the entry's own.
///
/// genstrings and Xcode write an entry's comment on the lines before it. A comment with an empty line behind it is a heading or
/// a licence, and so is a `// MARK` line.
package struct StringsCommentGrouping {
    private(set) var comment: String?
    /// The comments before it that do not belong to it.
    private(set) var headings: [String] = []
    /// Where its comments and empty lines stand, unless they stand as usual.
    private(set) var layout: StringsEntryLayout?

    /// A block comment, or line comments on lines in a row.
    private struct Paragraph {
        var text: String
        var isLine: Bool
        var lineBreaksBefore: UInt8
        var lineBreaksAfter: UInt8

        var isMark: Bool { isLine && text.hasPrefix("MARK") }
    }

    /// The sentence of genstrings for entries without a comment.
    package static let notProvided = "No comment provided by engineer."

    /// Tells the comments around an entry apart; the first entry of a file has no empty line before it.
    init(_ entry: StringsEntry, in document: StringsDocument, isFirst: Bool) {
        let isPlain = entry.leadingComments.isEmpty && entry.trailingComments.isEmpty && entry.innerComments.isEmpty
        if isPlain, isFirst || entry.lineBreaksBefore < 2 { return }
        if let text = Self.usualComment(of: entry, in: document, isFirst: isFirst) {
            comment = text
            return
        }
        var paragraphs = Self.paragraphs(of: entry.leadingComments, in: document)
        let breaksBefore = paragraphs.first?.lineBreaksBefore ?? entry.lineBreaksBefore
        var style = StringsEntryLayout.CommentStyle.block
        if let last = paragraphs.last, !last.isMark, last.isLine ? last.lineBreaksAfter < 2 : entry.lineBreaksBefore < 2
        {
            paragraphs.removeLast()
            if last.text == Self.notProvided {
                style = .notProvided
            } else {
                comment = last.text
                style = last.isLine ? .line : .block
            }
        }
        headings = paragraphs.map(\.text)
        let behind = document.comments[entry.innerComments] + document.comments[entry.trailingComments]
        var trailing = behind.isEmpty ? nil : behind.map { document.string(of: $0) }.joined(separator: "\n")
        if comment == nil, style != .notProvided, let text = trailing {
            comment = text
            style = behind.allSatisfy { !$0.isBlock } && behind.count == 1 ? .trailingLine : .trailingBlock
            trailing = nil
        }
        let usual = StringsEntryLayout.usual(hasComment: comment != nil, headings: headings)
        let found = StringsEntryLayout(
            // What precedes the first entry is the start of the file.
            hasBlankLineBefore: isFirst ? usual.hasBlankLineBefore : breaksBefore >= 2,
            comment: style,
            headings: paragraphs.map { .init(isLine: $0.isLine, hasBlankLine: $0.lineBreaksAfter >= 2) },
            trailingComment: trailing
        )
        if found != usual { layout = found }
    }

    /// The comment of an entry that has one block comment and the usual layout; nil for all others.
    private static func usualComment(
        of entry: StringsEntry,
        in document: StringsDocument,
        isFirst: Bool
    ) -> String? {
        guard entry.leadingComments.count == 1, entry.trailingComments.isEmpty, entry.innerComments.isEmpty,
            entry.lineBreaksBefore < 2
        else { return nil }
        let comment = document.comments[entry.leadingComments.lowerBound]
        guard comment.isBlock, isFirst || comment.lineBreaksBefore >= 2 else { return nil }
        let text = document.string(of: comment)
        return text == notProvided ? nil : text
    }

    /// The comments behind the last entry.
    static func finalComments(of document: StringsDocument) -> [StringsFinalComment] {
        paragraphs(of: document.finalComments, in: document).map { paragraph in
            StringsFinalComment(
                text: paragraph.text,
                isLine: paragraph.isLine,
                hasBlankLineBefore: paragraph.lineBreaksBefore >= 2
            )
        }
    }

    private static func paragraphs(of range: Range<Int>, in document: StringsDocument) -> [Paragraph] {
        var result: [Paragraph] = []
        for comment in document.comments[range] {
            let text = comment.isBlock ? document.string(of: comment) : document.lineText(of: comment)
            let paragraph = Paragraph(
                text: text,
                isLine: !comment.isBlock,
                lineBreaksBefore: comment.lineBreaksBefore,
                lineBreaksAfter: comment.lineBreaksAfter
            )
            if let last = result.last, last.isLine, paragraph.isLine, !last.isMark, !paragraph.isMark,
                last.lineBreaksAfter == 1
            {
                result[result.count - 1].text += "\n" + text
                result[result.count - 1].lineBreaksAfter = comment.lineBreaksAfter
            } else {
                result.append(paragraph)
            }
        }
        return result
    }
}

extension StringsDocument {
    /// The text of a line comment without the space before it and white space behind it.
    fileprivate func lineText(of comment: StringsComment) -> String {
        var bytes = file.utf8[Int(comment.lowerBound)..<Int(comment.upperBound)]
        if bytes.first == 0x20 { bytes.removeFirst() }
        while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
