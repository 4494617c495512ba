/// The comments around an entry of a .strings file, and how it is laid out.
package struct StringsEntryComments: Sendable, Hashable {
    package var comment: String?

    /// Comments that stand before it without belonging to it.
    package var headings: [String]

    /// The layout; nil for the usual one.
    package var layout: StringsEntryLayout?

    package init(_ comment: String?, _ headings: [String], _ layout: StringsEntryLayout?) {
        self.comment = comment
        self.headings = headings
        self.layout = layout
    }

    /// The usual layout of the same comments.
    private var usual: StringsEntryLayout { .usual(hasComment: comment != nil, headings: headings) }

    /// The same behind the headings of an earlier entry that is left out.
    func behindHeadings(of earlier: StringsEntryComments) -> StringsEntryComments {
        if earlier.headings.isEmpty { return self }
        var layout = layout ?? usual
        let before = earlier.layout ?? earlier.usual
        layout.hasBlankLineBefore = before.hasBlankLineBefore
        layout.headings = before.headings + layout.headings
        if !before.headings.isEmpty { layout.headings[before.headings.count - 1].hasBlankLine = true }
        var merged = StringsEntryComments(comment, earlier.headings + headings, layout)
        if layout == merged.usual { merged.layout = nil }
        return merged
    }
}
