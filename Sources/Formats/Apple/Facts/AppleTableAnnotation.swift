import InterlinguaIR

/// What a table needs in order to be written into Apple's files as it was read.
package struct AppleTableAnnotation: Annotation {
    /// In the order of the table's languages.
    package var files: [LprojTableFile]
}

/// How an entry's arguments are spelled in Apple's formats where types alone don't tell, by argument, ascending.
package struct AppleEntryAnnotation: Annotation {
    package var spellings: [ClaimedSpelling]
}
