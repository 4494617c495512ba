package import InterlinguaIR

/// What a table needs in order to be written into Apple's files as it was read.
package struct AppleTableAnnotation: Annotation {
    /// One language's files.
    package struct File: Hashable, Sendable {
        package var language: LanguageTag

        /// The folder without `.lproj` as it is spelled on disk; nil for a file outside of such folders.
        package var folder: String?

        /// Comments behind the last entry of the .strings file.
        package var finalComments: [StringsFinalComment]
    }

    /// The files that are not named and written as their language suggests, in the order of the table's languages.
    package var files: [File] = []

    package init() {}
}

/// How an entry's arguments are spelled in Apple's formats where types alone don't tell.
package struct AppleEntryAnnotation: Annotation {
    /// The spelling for one argument.
    package struct Spelling: Hashable, Sendable {
        /// Index into the entry's arguments.
        package var argument: Int

        /// The size of an integer (`l`, `z`), or `s` or `S` for a C string.
        package var spelling: String
    }

    /// By argument, ascending.
    package var spellings: [Spelling] = []

    package init() {}
}
