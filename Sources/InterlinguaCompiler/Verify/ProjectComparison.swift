import InterlinguaFormats
import InterlinguaIR

/// Compares two projects that are files already.
package struct ProjectComparison: Sendable {
    /// The project that says what is right.
    package var source: VerifiedProject

    /// The project that is to say the same.
    package var target: VerifiedProject

    /// What the conversion that made the target said; nil if it was made otherwise, or nothing is known.
    package var report: ConversionReport?

    /// Creates a comparison.
    package init(source: VerifiedProject, target: VerifiedProject, report: ConversionReport? = nil) {
        self.source = source
        self.target = target
        self.report = report
    }

    /// Asks both platforms for every entry of the source in every language.
    package func verify() -> VerificationResult {
        let converter = Converter(options: Converter.Options(fillsGaps: report?.fillsGaps ?? false))
        let legalised = converter.legalise(source.catalog, from: source.format, to: target.format)
        let calls = TargetCalls(target, legalised: legalised, report: report)
        let verifier = Verifier(
            source: source,
            target: target,
            plan: VerificationPlan(
                source: source,
                targetMarkup: target.format.capabilities.markup,
                calls: calls
            ),
            losses: AnnouncedLosses((report?.losses ?? []) + source.faults)
        )
        return verifier.verify()
    }
}
