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

extension Diagnostic.Kind {
    /// Whether a text has a percent sign that users see only if nobody formats it.
    ///
    /// What a source text without arguments shows is what the app means, so that it formats no translation either.
    package var isOfLiteralPercentSign: Bool {
        [.strayPercent, .unknownConversion, .malformedVariable].contains(self)
    }
}

/// The greatest width or precision that is kept; more would only serve to exhaust memory.
let maximumFieldSize = 10_000

/// The highest argument position that is kept; far above what any caller passes.
package let maximumArgumentPosition = 255
