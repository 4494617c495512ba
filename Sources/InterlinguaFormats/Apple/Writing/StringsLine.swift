/// One entry of a .strings file with the comments that stand before it.
struct StringsLine: Sendable {
    /// The key.
    var key: String

    /// The text.
    var value: String

    /// The comment that belongs to the entry.
    var comment: String?

    /// Comments that stand before it without belonging to it.
    var headings: [String] = []

    /// A whole file: headings set apart by empty lines, comments right above their entries.
    static func file(_ lines: [StringsLine], finalComments: [String]) -> [UInt8] {
        var writer = StringsWriter()
        var isFirst = true
        var wasCommented = false
        for line in lines {
            let isCommented = line.comment != nil
            if !isFirst, isCommented || wasCommented || !line.headings.isEmpty { writer.blankLine() }
            for heading in line.headings {
                writer.comment(heading, isLine: heading.hasPrefix("MARK"))
                writer.blankLine()
            }
            if let comment = line.comment { writer.comment(comment) }
            writer.entry(key: line.key, value: line.value)
            isFirst = false
            wasCommented = isCommented
        }
        for comment in finalComments {
            if !isFirst { writer.blankLine() }
            writer.comment(comment, isLine: comment.hasPrefix("MARK"))
            isFirst = false
        }
        return writer.output
    }
}
