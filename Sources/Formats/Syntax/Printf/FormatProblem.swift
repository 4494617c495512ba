package import InterlinguaIR

/// Something wrong with a text that is used as a format.
package struct FormatProblem: Sendable, Hashable {
    /// What is wrong.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A `%` at the end: Foundation drops it, Java throws.
        case strayPercent = "stray-percent"
        /// A letter that is no conversion: Foundation shows it, Java throws.
        case unknownConversion = "unknown-conversion"
        /// `%p`, `%n` and `%P` of Foundation: memory addresses, nothing, and strings of another age.
        case unsupportedConversion = "unsupported-conversion"
        /// `%hd` and the like in Java, which is a hash and a letter.
        case hashConversion = "hash-conversion"
        /// Flags, width or precision that do not fit the conversion: Java throws.
        case invalidFlags = "invalid-flags"
        /// A position of 0, or one so high that the result is empty or the app crashes.
        case positionOutOfRange = "position-out-of-range"
        /// Java's `%<s` without a specifier before it.
        case missingPredecessor = "missing-predecessor"
        /// `%#@name` without its end, or with a name that holds more than letters, digits and `_`.
        case malformedVariable = "malformed-variable"
        /// `%1#@name@`, where `%1$#@name@` was meant.
        case variableWidth = "variable-width"
        /// A flag without effect, such as the space of `% @`.
        case ineffectiveFlag = "ineffective-flag"
        /// A width or precision beyond 10,000, which is taken as that.
        case fieldTooLarge = "field-too-large"
    }

    /// What is wrong.
    package var kind: Kind

    /// How bad it is where the text is used as a format.
    package var severity: Diagnostic.Severity

    /// One sentence without a full stop.
    package var message: String

    /// Byte offsets into the text.
    package var range: Range<Int>

    /// The stable name of diagnostics about it.
    package var identifier: String { kind.rawValue }
}

/// The greatest width or precision that is kept; more would only serve to exhaust memory.
let maximumFieldSize = 10_000

/// The highest argument position that is kept; far above what any caller passes.
package let maximumArgumentPosition = 255
