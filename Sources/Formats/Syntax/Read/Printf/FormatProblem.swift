package import InterlinguaIR

/// Something wrong with a text that is used as a format.
package struct FormatProblem: Sendable, Hashable {
    package var kind: Diagnostic.Kind

    /// How bad it is where the text is used as a format.
    package var severity: Diagnostic.Severity

    /// One sentence without a full stop.
    package var message: String

    /// Byte offsets into the text.
    package var range: Range<Int>
}

/// What the percent signs of a text are; of several texts, the greatest.
///
/// What a source text without arguments shows is what the app means: where its percent signs are text, those of
/// translations are.
enum PercentSigns: Comparable {
    case none
    /// Users see them only if nobody formats the text.
    case text
    case specifiers

    init(hasArguments: Bool, problems: some Sequence<Diagnostic.Kind>) {
        let isText = problems.contains { [.strayPercent, .unknownConversion, .malformedVariable].contains($0) }
        self = hasArguments ? .specifiers : isText ? .text : .none
    }
}

/// The greatest width or precision that is kept; more would only serve to exhaust memory.
let maximumFieldSize = 10_000

/// The highest argument position that is kept; far above what any caller passes.
package let maximumArgumentPosition = 255
