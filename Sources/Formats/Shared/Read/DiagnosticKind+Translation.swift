package import InterlinguaIR

/// What is reported of translations in any format.
extension Diagnostic.Kind {
    package static let argumentNotInSource = Diagnostic.Kind(
        "argument-not-in-source",
        "A translation shows an argument that the source text lacks. The app doesn't pass it, so that the text prints garbage or nothing, or crashes.",
        repair: "Remove the placeholder, or correct its number."
    )
    package static let argumentNotShown = Diagnostic.Kind(
        "argument-not-shown",
        "A translation doesn't show an argument that the source text shows.",
        repair: "Add the placeholder, if it is not left out on purpose."
    )
    package static let callChanges = Diagnostic.Kind(
        "call-changes",
        "The app has to ask for the entry with another key or other arguments.",
        repair: "Change the call; --calls lists them."
    )
    package static let duplicateName = Diagnostic.Kind(
        "duplicate-name",
        "One name is defined twice. One of the two texts is lost, or the platform refuses the file.",
        repair: "Rename or remove one of the two."
    )
    package static let emptyFile = Diagnostic.Kind(
        "empty-file",
        "The file is empty and is read as a table without entries.",
        repair: "Remove the file."
    )
    package static let emptyTranslation = Diagnostic.Kind(
        "empty-translation",
        "The text is empty. Users see nothing.",
        repair: "Translate the text, or remove the entry so that the fallback is shown."
    )
    package static let foreignCategory = Diagnostic.Kind(
        "foreign-category",
        "The plural has a category that the language doesn't use. Its text is never shown.",
        repair: "Remove the variant."
    )
    package static let formerCategory = Diagnostic.Kind(
        "former-category",
        "The language had the plural category in earlier versions of CLDR. Only older systems show the variant.",
        repair: "Keep the variant as long as the app runs on such systems."
    )
    package static let icuMessage = Diagnostic.Kind(
        "icu-message",
        "Texts are written in ICU's syntax for messages, which none of the formats has. They are kept as they stand, and what "
            + "they show is not checked.",
        repair:
            "Write plurals as the format has them, unless the app hands the texts to a library that reads this syntax."
    )
    package static let ignoredFile = Diagnostic.Kind(
        "ignored-file",
        "The library can't read the file, and goes on as if it were missing.",
        repair: "Correct the errors that are reported in the file."
    )
    package static let impliedNumber = Diagnostic.Kind(
        "implied-number",
        "The category also holds other numbers than the text implies, and the text doesn't show the number.",
        repair: "Show the number in the text."
    )
    package static let invalidEntry = Diagnostic.Kind(
        "invalid-entry",
        "The entry has a value of the wrong type. The platform crashes or shows the key.",
        repair: "Write a string, or a dictionary as the format has it."
    )
    package static let invalidWidth = Diagnostic.Kind(
        "invalid-width",
        "A variant for a width is not keyed by a whole number.",
        repair: "Use a whole number as its key."
    )
    package static let missingCategory = Diagnostic.Kind(
        "missing-category",
        "The plural lacks a category that the language uses. Users see the text of another category.",
        repair: "Add the variant."
    )
    package static let missingOther = Diagnostic.Kind(
        "missing-other",
        "The plural has no variant “other”. For numbers without a variant of their own, apps crash or show the key.",
        repair: "Add “other”."
    )
    package static let missingVariable = Diagnostic.Kind(
        "missing-variable",
        "The format uses a variable that is not defined.",
        repair: "Define the variable, or correct its name."
    )
    package static let mixedEntry = Diagnostic.Kind(
        "mixed-entry",
        "The entry has several kinds of rules at once. What the platform does then is undefined.",
        repair: "Keep one of them."
    )
    package static let nestingTooLong = Diagnostic.Kind(
        "nesting-too-long",
        "Texts that nest each other become too long. They are left out.",
        repair: "Nest fewer texts."
    )
    package static let notAString = Diagnostic.Kind(
        "not-a-string",
        "A value has to be a string. The platform crashes or ignores it.",
        repair: "Write a string."
    )
    package static let overriddenEntry = Diagnostic.Kind(
        "overridden-entry",
        "A second file of the language has the same key with another text. One of them is never shown.",
        repair: "Remove one of the two."
    )
    package static let placeholderNotInSource = Diagnostic.Kind(
        "placeholder-not-in-source",
        "A translation has an element or a placeholder of another syntax that the source text lacks.",
        repair: "Correct or remove it."
    )
    package static let placeholderNotShown = Diagnostic.Kind(
        "placeholder-not-shown",
        "A translation lacks an element or a placeholder of another syntax that the source text has.",
        repair: "Add it."
    )
    package static let shadowedTable = Diagnostic.Kind(
        "shadowed-table",
        "A file outside of .lproj folders hides the localised files of the same table.",
        repair: "Move the file into a .lproj folder."
    )
    package static let skippedPosition = Diagnostic.Kind(
        "skipped-position",
        "No placeholder uses an argument between others that are used. Positions may be off by one.",
        repair: "Number the placeholders from 1 without gaps."
    )
    package static let unknownLanguage = Diagnostic.Kind(
        "unknown-language",
        "The name is no language, or no system asks for the language by it.",
        repair: "Use a BCP 47 language tag: `zh` is Chinese, `cn` only a country."
    )
    package static let unknownMember = Diagnostic.Kind(
        "unknown-member",
        "The dictionary has a member without a meaning here.",
        repair: "Remove it, or correct its name."
    )
    package static let untranslatableEntry = Diagnostic.Kind(
        "untranslatable-entry",
        "An entry that is marked as not to be translated has a translation. Android's lint refuses it, and Xcode leaves it out.",
        repair: "Remove the translation or the mark."
    )
    package static let unwritable = Diagnostic.Kind(
        "unwritable",
        "The target can't hold the text.",
        repair: "Change the text as the message says, or leave the entry out."
    )

    package static let translationKinds: [Diagnostic.Kind] = [
        .argumentNotInSource, .argumentNotShown, .callChanges, .duplicateName, .emptyFile, .emptyTranslation,
        .foreignCategory, .formerCategory, .icuMessage, .ignoredFile, .impliedNumber, .invalidEntry, .invalidWidth,
        .missingCategory, .missingOther, .missingVariable,
        .mixedEntry, .nestingTooLong, .notAString, .overriddenEntry, .placeholderNotInSource, .placeholderNotShown,
        .shadowedTable,
        .skippedPosition, .unknownLanguage, .unknownMember,
        .untranslatableEntry, .unwritable,
    ]
}
