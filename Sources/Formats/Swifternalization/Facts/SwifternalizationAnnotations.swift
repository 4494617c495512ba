package import InterlinguaIR

/// What a project's files say beside their texts.
package struct SwifternalizationTableAnnotation: Annotation {
    /// The shared expressions that some text uses.
    package var sections: [SharedExpressions.Section] = []

    /// The languages that the files spell otherwise than BCP 47 does: `iw`, `pt_BR`.
    package var identifiers: [LanguageTag: String] = [:]

    /// Whether the texts of the source language stand in its own file alone, and there is no `base.json`.
    package var lacksBase = false

    /// Creates an annotation that says nothing.
    package init() {}
}

/// Says that a message of the source language stands in its own file rather than in `base.json`.
package struct SwifternalizationMessageAnnotation: Annotation {
    /// What `base.json` says for the key, which other languages show; nil if it says nothing.
    package var base: Pattern?
}

/// How an entry's texts spell the arguments whose types don't tell.
package struct SwifternalizationEntryAnnotation: Annotation {
    /// The spellings in the order of the arguments.
    var spellings: [ClaimedSpelling]

    /// The spelling of an argument; nil where its type tells it.
    package func spelling(ofArgument index: Int) -> String? { spellings.first { $0.argument == index }?.spelling }
}
