package import InterlinguaIR

/// What is reported of projects and generated Swift.
extension Diagnostic.Kind {
    package static let conflictingEntry = Diagnostic.Kind(
        "conflicting-entry",
        "Two inputs have the same key with different texts. The first one is used.",
        repair: "Remove one of the two, or set --table."
    )
    package static let invalidConfiguration = Diagnostic.Kind(
        "invalid-configuration",
        "The value in interlingua.json has the wrong type.",
        repair: "Use a value as the message says."
    )
    package static let mergedFormats = Diagnostic.Kind(
        "merged-formats",
        "Files of several formats are read into one catalogue.",
        repair: "Choose one with --from."
    )
    package static let missingInSource = Diagnostic.Kind(
        "missing-in-source",
        "Translations have a key that the source language lacks: it was renamed or removed there. Users see the key.",
        repair: "Give the key a text in the source language, or remove its translations."
    )
    package static let sameAccessor = Diagnostic.Kind(
        "same-accessor",
        "Two keys have one name in Swift. Each gets a suffix, except a key that is exactly the name.",
        repair: "Rename one of the keys."
    )
    package static let severalApps = Diagnostic.Kind(
        "several-apps",
        "The input holds several apps whose scripts tell their library different options. Each is read by its own, and all are written with the same.",
        repair: "Convert each app by itself."
    )
    package static let textsOutsideBundle = Diagnostic.Kind(
        "texts-outside-bundle",
        "The accessors can't find the texts in a bundle: apps find only .strings, .stringsdict and .xcstrings there.",
        repair: "Leave the texts in the program, or convert the files."
    )
    package static let unconvertedTexts = Diagnostic.Kind(
        "unconverted-texts",
        "The old library's calls can be answered from other formats only.",
        repair: "Generate without --compatibility."
    )
    package static let unfollowedExpression = Diagnostic.Kind(
        "unfollowed-expression",
        "The generated code does not understand the expression, which never holds.",
        repair: "Write a simpler expression."
    )
    package static let unfollowedFormat = Diagnostic.Kind(
        "unfollowed-format",
        "The generated Swift has no such format, and shows the argument's value as it is.",
        repair: "Format the value in the app and pass the text."
    )
    package static let unreadFiles = Diagnostic.Kind(
        "unread-files",
        "Beside the files that are read lie others that look like translations, and are of no format that is read.",
        repair: "Convert them with another tool, or leave them out with --exclude."
    )
    package static let unusableTable = Diagnostic.Kind(
        "unusable-table",
        "No file can have the name of the table. Its entries are left out.",
        repair: "Rename the table."
    )

    package static let generationKinds: [Diagnostic.Kind] = [
        .conflictingEntry, .invalidConfiguration, .mergedFormats, .missingInSource, .sameAccessor, .severalApps,
        .textsOutsideBundle, .unconvertedTexts, .unfollowedExpression, .unfollowedFormat, .unreadFiles, .unusableTable,
    ]
}
