package import InterlinguaIR

/// What a message needs in order to be written into .strings files as it was read.
package struct SmartlingMessageAnnotation: Annotation {
    /// How a plain key is laid out, or the first form in the file; nil for the usual way.
    package var layout: StringsEntryLayout?

    /// What stands around further forms, where it is more than nothing.
    package var forms: [Form] = []

    /// What stands around the key of one form.
    package struct Form: Hashable, Sendable {
        package var form: PluralCategory
        package var comment: String?

        /// Comments that stand before it without belonging to it.
        package var headings: [String]

        /// How it is laid out; nil for the usual way.
        package var layout: StringsEntryLayout?
    }

    /// Whether there is nothing to remember.
    package var isEmpty: Bool { layout == nil && forms.isEmpty }

    package init() {}
}

/// What a table needs in order to be written into .strings files as it was read.
package struct SmartlingTableAnnotation: Annotation {
    /// In the order of the table's languages.
    package var files: [LprojTableFile]
}

/// How an entry's arguments are spelled in formats where types alone don't tell.
package struct SmartlingEntryAnnotation: Annotation {
    /// The size of an integer (`l`, `z`), or `s` or `S` for a C string, by the argument's index, ascending.
    package var spellings: [ClaimedSpelling]
}
