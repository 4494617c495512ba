package import InterlinguaIR

/// What is reported of Swifternalization.
extension Diagnostic.Kind {
    package static let disabledSection = Diagnostic.Kind(
        "disabled-section",
        "The section is no object, or one of its expressions is no string. The library then knows none of its expressions.",
        repair: "Write an object with strings."
    )
    package static let droppedVariant = Diagnostic.Kind(
        "dropped-variant",
        "The library drops a variant of this type.",
        repair: "Write a string."
    )
    package static let duplicateWidth = Diagnostic.Kind(
        "duplicate-width",
        "Two variants are for the same width. Which one is shown is undefined.",
        repair: "Remove one of the two."
    )
    package static let emptyName = Diagnostic.Kind(
        "empty-name",
        "A name is empty. The library crashes.",
        repair: "Give it a name."
    )
    package static let emptyVariant = Diagnostic.Kind(
        "empty-variant",
        "An object of variants is empty. The library crashes.",
        repair: "Give it a text."
    )
    package static let equivalentNames = Diagnostic.Kind(
        "equivalent-names",
        "Two names are equal for the library, which compares them by Unicode equivalence.",
        repair: "Remove one of the two."
    )
    package static let expressionAlias = Diagnostic.Kind(
        "expression-alias",
        "A shared expression stands for the name of another one, which is not looked up again.",
        repair: "Write the expression itself."
    )
    package static let expressionAsKey = Diagnostic.Kind(
        "expression-as-key",
        "The library takes the key for an expression.",
        repair: "Rename the key."
    )
    package static let ignoredEntry = Diagnostic.Kind(
        "ignored-entry",
        "The entry has no text. The library leaves it out.",
        repair: "Give it a text."
    )
    package static let invalidRegularExpression = Diagnostic.Kind(
        "invalid-regular-expression",
        "The regular expression is malformed and never matches.",
        repair: "Correct it."
    )
    package static let invalidVariant = Diagnostic.Kind(
        "invalid-variant",
        "A variant has a value of the wrong type. The library crashes.",
        repair: "Write a string."
    )
    package static let looseExpression = Diagnostic.Kind(
        "loose-expression",
        "The library reads the expression differently from how it is written.",
        repair: "Write it as the message says."
    )
    package static let malformedExpression = Diagnostic.Kind(
        "malformed-expression",
        "The library takes the text for no expression and compares the value with it literally.",
        repair: "Correct the expression."
    )
    package static let misleadingCategory = Diagnostic.Kind(
        "misleading-category",
        "A shared expression has the name of a plural category and matches other numbers. Translators may write a text for the wrong numbers.",
        repair: "Rename it, or correct the expression."
    )
    package static let mixedNames = Diagnostic.Kind(
        "mixed-names",
        "Names with and without “@” stand beside each other. The library crashes or ignores some.",
        repair: "Use widths or expressions, not both."
    )
    package static let overlappingExpressions = Diagnostic.Kind(
        "overlapping-expressions",
        "Two expressions match the same number. Which one is chosen is undefined.",
        repair: "Make them disjoint."
    )
    package static let redefinedExpression = Diagnostic.Kind(
        "redefined-expression",
        "A language redefines a shared expression that another language uses.",
        repair: "Use the same expression, or another name."
    )
    package static let reversedBounds = Diagnostic.Kind(
        "reversed-bounds",
        "The lower bound of an interval exceeds its upper bound.",
        repair: "Swap the bounds."
    )
    package static let rootNotObject = Diagnostic.Kind(
        "root-not-object",
        "The file holds no object. The library ignores it.",
        repair: "Write {…}."
    )
    package static let unanchoredExpression = Diagnostic.Kind(
        "unanchored-expression",
        "A regular expression matches anywhere in the value.",
        repair: "Add ^ and $ to match the whole value."
    )
    package static let uncheckedExpressions = Diagnostic.Kind(
        "unchecked-expressions",
        "The expressions are too complex to be compared with each other.",
        repair: "Nothing to do."
    )
    package static let uncoveredNumber = Diagnostic.Kind(
        "uncovered-number",
        "No expression matches some numbers. The library shows the key for them.",
        repair: "Add an expression for them, or “other”."
    )
    package static let undecidedExpression = Diagnostic.Kind(
        "undecided-expression",
        "What the expression matches can't be decided.",
        repair: "Write it as a simpler expression."
    )
    package static let unknownExpression = Diagnostic.Kind(
        "unknown-expression",
        "The name is no expression of the language and matches nothing but itself.",
        repair: "Define the expression, or correct its name."
    )
    package static let unknownSection = Diagnostic.Kind(
        "unknown-section",
        "The section is named after no language. The library never reads it.",
        repair: "Rename the section."
    )
    package static let unreachableEntry = Diagnostic.Kind(
        "unreachable-entry",
        "The library never shows a text of the entry.",
        repair: "Correct its expressions."
    )
    package static let unshownBase = Diagnostic.Kind(
        "unshown-base",
        "Every language file has a text of its own. The text of base.json is shown only in languages that the app declares and has no file for.",
        repair: "Nothing to do."
    )
    package static let widthLeftToChance = Diagnostic.Kind(
        "width-left-to-chance",
        "For small widths, and without one, the library shows any of the texts.",
        repair: "Name the smallest one “@0”."
    )

    package static let swifternalizationKinds: [Diagnostic.Kind] = [
        .disabledSection, .droppedVariant, .duplicateWidth, .emptyName, .emptyVariant, .equivalentNames,
        .expressionAlias, .expressionAsKey, .ignoredEntry, .invalidRegularExpression, .invalidVariant, .looseExpression,
        .malformedExpression, .misleadingCategory, .mixedNames, .overlappingExpressions, .redefinedExpression,
        .reversedBounds,
        .rootNotObject, .unanchoredExpression, .uncheckedExpressions, .uncoveredNumber, .undecidedExpression,
        .unknownExpression, .unknownSection, .unreachableEntry, .unshownBase, .widthLeftToChance,
    ]
}
