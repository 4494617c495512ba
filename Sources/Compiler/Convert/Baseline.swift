import InterlinguaIR
import InterlinguaPlatforms

/// Differences that are known already, from the report of an earlier conversion.
struct Baseline: Sendable {
    /// What a difference is told by from others.
    private struct Known: Hashable {
        let key: Key
        let language: LanguageTag
        let numberClass: String?
        let causes: [Cause]
        /// Both sentences; nil where causes give the target's.
        let shown: [RuntimeAnswer]?
    }

    private var known: Set<Known> = []

    init(_ differences: [Difference]) {
        for difference in differences { known.formUnion(difference.languages.map { Self.known(difference, $0) }) }
    }

    private static func known(_ difference: Difference, _ language: LanguageTag) -> Known {
        Known(
            key: difference.key,
            language: language,
            numberClass: difference.numberClass,
            causes: difference.causes,
            shown: difference.isUnexplained ? [difference.expected, difference.actual] : nil
        )
    }

    /// What is new of a difference; nil if it is known in all its languages.
    func remainder(of difference: Difference) -> Difference? {
        var rest = difference
        rest.languages.removeAll { known.contains(Self.known(difference, $0)) }
        return rest.languages.isEmpty ? nil : rest
    }
}
