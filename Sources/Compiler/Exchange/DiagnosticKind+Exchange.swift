package import InterlinguaIR

/// What is reported of files that translators send back.
extension Diagnostic.Kind {
    package static let changedSource = Diagnostic.Kind(
        "changed-source",
        "The source text is no longer what it was when the file was exported. The translation may say something else.",
        repair: "Look at the translation, or export the entry again."
    )
    package static let incompleteTranslation = Diagnostic.Kind(
        "incomplete-translation",
        "Some variants of a message are translated and others that the language needs are not.",
        repair: "Translate the units that the message names."
    )
    package static let invalidExchange = Diagnostic.Kind(
        "invalid-exchange",
        "The file is neither XLIFF 1.2, XLIFF 2 nor a table as `export` writes it.",
        repair: "Correct it at the place, or export it again."
    )
    package static let repeatedUnit = Diagnostic.Kind(
        "repeated-unit",
        "Two units of the file are about the same text and have different translations.",
        repair: "Remove one of the two."
    )
    package static let unbalancedTag = Diagnostic.Kind(
        "unbalanced-tag",
        "A translation opens a tag and doesn't close it, or the other way round.",
        repair: "Write both tags, as the source text does."
    )
    package static let unknownUnit = Diagnostic.Kind(
        "unknown-unit",
        "The project has no text that the unit is about. It is left out.",
        repair: "Nothing to do, if the entry was removed or renamed."
    )

    package static let exchangeKinds: [Diagnostic.Kind] = [
        .changedSource, .incompleteTranslation, .invalidExchange, .repeatedUnit, .unbalancedTag, .unknownUnit,
    ]
}
