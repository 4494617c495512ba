package import InterlinguaIR

/// What is reported of printf's formats.
extension Diagnostic.Kind {
    package static let strayPercent = Diagnostic.Kind(
        "stray-percent",
        "A “%” begins no format specifier. Foundation drops it, Java throws an exception.",
        repair: "Write %% for a percent sign."
    )
    package static let unknownConversion = Diagnostic.Kind(
        "unknown-conversion",
        "The letter after “%” is no conversion. Foundation shows it, Java throws an exception.",
        repair: "Write %% for a percent sign, or the intended conversion."
    )
    package static let unsupportedConversion = Diagnostic.Kind(
        "unsupported-conversion",
        "%p, %n and %P print addresses or nothing. No translation needs them.",
        repair: "Use %@ for objects, %lld for integers."
    )
    package static let hashConversion = Diagnostic.Kind(
        "hash-conversion",
        "Java reads %h as a hash code, so that %hd prints a hash and the letter d.",
        repair: "Write %d."
    )
    package static let invalidFlags = Diagnostic.Kind(
        "invalid-flags",
        "Flags, width or precision don't go with the conversion. Java throws an exception.",
        repair: "Remove the flags."
    )
    package static let positionOutOfRange = Diagnostic.Kind(
        "position-out-of-range",
        "An argument position is 0 or far too large. Apps print nothing or crash.",
        repair: "Number arguments from 1."
    )
    package static let missingPredecessor = Diagnostic.Kind(
        "missing-predecessor",
        "%<s repeats the argument of the specifier before it, and there is none. Java throws an exception.",
        repair: "Write the position, as in %1$s."
    )
    package static let malformedVariable = Diagnostic.Kind(
        "malformed-variable",
        "A variable has no closing “@”, or its name holds other characters than letters, digits and “_”. Foundation shows it as text or crashes.",
        repair: "Write %#@name@."
    )
    package static let variableWidth = Diagnostic.Kind(
        "variable-width",
        "%1#@name@ is a variable with a width. The position needs a “$”.",
        repair: "Write %1$#@name@."
    )
    package static let ineffectiveFlag = Diagnostic.Kind(
        "ineffective-flag",
        "A flag or a width has no effect with this conversion.",
        repair: "Remove it; where a position is meant, write a “$” after it."
    )
    package static let fieldTooLarge = Diagnostic.Kind(
        "field-too-large",
        "A width or precision exceeds 10,000 and is limited to it.",
        repair: "Use a smaller number."
    )
    package static let mixedNumbering = Diagnostic.Kind(
        "mixed-numbering",
        "Some specifiers have positions and some have none. Platforms count the latter differently.",
        repair: "Number all specifiers: %1$@, %2$@."
    )

    package static let printfKinds: [Diagnostic.Kind] = [
        .strayPercent, .unknownConversion, .unsupportedConversion, .hashConversion, .invalidFlags, .positionOutOfRange,
        .missingPredecessor, .malformedVariable, .variableWidth, .ineffectiveFlag, .fieldTooLarge, .mixedNumbering,
    ]
}
