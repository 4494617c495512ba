package import InterlinguaIR

/// What is reported of String Catalogs.
extension Diagnostic.Kind {
    package static let appShortcutPhrases = Diagnostic.Kind(
        "app-shortcut-phrases",
        "The system reads phrases of App Shortcuts by itself. They stay in the catalogue and are not converted.",
        repair: "Nothing has to be done."
    )
    package static let argOutsideSubstitution = Diagnostic.Kind(
        "arg-outside-substitution",
        "“%arg” stands outside of a substitution. The app shows a number and “rg”.",
        repair: "Write the specifier, such as %lld."
    )
    package static let duplicateTable = Diagnostic.Kind(
        "duplicate-table",
        "Two catalogues hold the same table. One of them is left out.",
        repair: "Remove or rename one of them."
    )
    package static let invalidArgumentNumber = Diagnostic.Kind(
        "invalid-argument-number",
        "“argNum” is no position of an argument.",
        repair: "Count the arguments from 1."
    )
    package static let invalidLocalization = Diagnostic.Kind(
        "invalid-localization",
        "The localisation has no text, or more than one kind of text. Xcode refuses the catalogue.",
        repair: "Write a stringUnit or variations."
    )
    package static let invalidSubstitution = Diagnostic.Kind(
        "invalid-substitution",
        "The substitution does not vary by plural.",
        repair: "Give it variations by plural."
    )
    package static let leftOutState = Diagnostic.Kind(
        "left-out-state",
        "Translations are left out since “states” asks for others.",
        repair: "Add their states to the list, or nothing."
    )
    package static let missingMember = Diagnostic.Kind(
        "missing-member",
        "The catalogue lacks “sourceLanguage” or “strings”.",
        repair: "Add the member."
    )
    package static let missingNumber = Diagnostic.Kind(
        "missing-number",
        "No text of the plural shows the number that chooses. Xcode refuses the catalogue.",
        repair: "Show the number in “other”, or use a substitution."
    )
    package static let notACatalog = Diagnostic.Kind(
        "not-a-catalog",
        "The file is JSON and no String Catalog.",
        repair: "Write an object with “sourceLanguage”, “strings” and “version”."
    )
    package static let unknownState = Diagnostic.Kind(
        "unknown-state",
        "The state of the translation is none of Xcode's.",
        repair: "Use translated, needs_review or new."
    )
    package static let unknownVariation = Diagnostic.Kind(
        "unknown-variation",
        "The text varies by something that Xcode does not know there.",
        repair: "Vary it by plural, or by device and then by plural."
    )
    package static let unknownVersion = Diagnostic.Kind(
        "unknown-version",
        "The catalogue has a version of the format that is unknown.",
        repair: "Check what is made of it."
    )

    package static let stringCatalogKinds: [Diagnostic.Kind] = [
        .appShortcutPhrases, .argOutsideSubstitution, .duplicateTable, .invalidArgumentNumber, .invalidLocalization,
        .invalidSubstitution, .leftOutState, .missingMember, .missingNumber, .notACatalog, .unknownState,
        .unknownVariation,
        .unknownVersion,
    ]
}
