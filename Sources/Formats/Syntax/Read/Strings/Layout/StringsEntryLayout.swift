/// How one entry of a .strings file is laid out where it differs from the usual way.
///
/// Usually an entry with a comment has an empty line before it, comments are `/* … */` on lines of their own, headings are
/// followed by an empty line, and those that begin in `MARK` are `// …`.
package struct StringsEntryLayout: Hashable, Sendable {
    package enum CommentStyle: Hashable, Sendable {
        /// `/* … */` on lines of its own.
        case block
        /// `// …`, several lines joined.
        case line
        /// Behind the entry in the same line.
        case trailingBlock, trailingLine
        /// The sentence that genstrings writes where there is no comment.
        case notProvided
    }

    /// How one heading is written.
    package struct Heading: Hashable, Sendable {
        /// Whether it is `// …`, several lines joined; otherwise `/* … */`.
        package var isLine: Bool

        /// Whether an empty line follows.
        package var hasBlankLine: Bool
    }

    /// Whether an empty line precedes the entry with its comments.
    package var hasBlankLineBefore: Bool

    package var comment: CommentStyle

    package var headings: [Heading]

    /// A further comment behind the entry in the same line; nil if there is none.
    package var trailingComment: String?

    package static func usual(hasComment: Bool, headings: [String]) -> StringsEntryLayout {
        StringsEntryLayout(
            hasBlankLineBefore: hasComment || !headings.isEmpty,
            comment: .block,
            headings: headings.map {
                Heading(isLine: $0.hasPrefix("MARK") && !$0.utf8.contains(0x0A), hasBlankLine: true)
            },
            trailingComment: nil
        )
    }
}

/// A comment at the end of a .strings file.
package struct StringsFinalComment: Hashable, Sendable {
    package var text: String

    /// Whether it is `// …`, several lines joined.
    package var isLine: Bool

    /// Whether an empty line precedes it.
    package var hasBlankLineBefore: Bool
}
