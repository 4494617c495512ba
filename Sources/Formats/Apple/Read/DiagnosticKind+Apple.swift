package import InterlinguaIR

/// What is reported of .strings and .stringsdict.
extension Diagnostic.Kind {
    package static let foreignPlaceholder = Diagnostic.Kind(
        "foreign-placeholder",
        "The text has a placeholder in another platform's syntax, which is shown as it stands.",
        repair: "Write a format specifier such as %@."
    )
    package static let implicitOwnArgument = Diagnostic.Kind(
        "implicit-own-argument",
        "A specifier without a position in a plural variant reads the variable's own argument.",
        repair: "Write the position that is meant."
    )
    package static let invalidValueType = Diagnostic.Kind(
        "invalid-value-type",
        "The value type is no conversion. The app prints garbage or crashes.",
        repair: "Write lld for integers, f for decimals, @ for objects."
    )
    package static let invalidVariable = Diagnostic.Kind(
        "invalid-variable",
        "A variable has to be a dictionary. Foundation crashes.",
        repair: "Write a dictionary with NSStringFormatSpecTypeKey and its variants."
    )
    package static let literalEscape = Diagnostic.Kind(
        "literal-escape",
        "A property list has no escapes with backslashes. Users see the backslash.",
        repair: "Write the character itself, such as a line break."
    )
    package static let missingRuleType = Diagnostic.Kind(
        "missing-rule-type",
        "A variable lacks NSStringFormatSpecTypeKey. Foundation shows the format without it.",
        repair: "Add NSStringPluralRuleType."
    )
    package static let missingValueType = Diagnostic.Kind(
        "missing-value-type",
        "A variable lacks its value type. Foundation reads the argument with the wrong type.",
        repair: "Add the value type, lld for integers."
    )
    package static let tooManyExpansions = Diagnostic.Kind(
        "too-many-expansions",
        "The variables of the entry expand to too many texts.",
        repair: "Use fewer variables in one entry."
    )
    package static let unknownCategory = Diagnostic.Kind(
        "unknown-category",
        "The key is no plural category. Its text is never shown.",
        repair: "Use zero, one, two, few, many or other."
    )
    package static let unknownDevice = Diagnostic.Kind(
        "unknown-device",
        "The key is no device. Its text is never shown.",
        repair: "Use a device that the message lists."
    )
    package static let unknownEntry = Diagnostic.Kind(
        "unknown-entry",
        "The dictionary has neither a format nor a rule. Foundation crashes when it is looked up.",
        repair: "Add NSStringLocalizedFormatKey."
    )
    package static let unsupportedRule = Diagnostic.Kind(
        "unsupported-rule",
        "The rule type is none that Foundation knows.",
        repair: "Write NSStringPluralRuleType."
    )
    package static let unusedVariable = Diagnostic.Kind(
        "unused-variable",
        "No text refers to the variable.",
        repair: "Remove it, or refer to it as %#@name@."
    )
    package static let variableCycle = Diagnostic.Kind(
        "variable-cycle",
        "Variables refer to each other in a circle. Foundation overflows its stack.",
        repair: "Break the circle."
    )

    package static let appleKinds: [Diagnostic.Kind] = [
        .foreignPlaceholder, .implicitOwnArgument, .invalidValueType, .invalidVariable, .literalEscape,
        .missingRuleType,
        .missingValueType, .tooManyExpansions, .unknownCategory,
        .unknownDevice, .unknownEntry, .unsupportedRule, .unusedVariable, .variableCycle,
    ]
}
