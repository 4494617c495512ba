import InterlinguaIR

/// The records of the rules of plurals, which programs name by their places.
struct PackedRules: Sendable {
    /// Where a language's rules stand; 0 where nobody asks for them.
    struct Places: Sendable {
        var cardinal = 0

        /// The rules for ordering.
        var ordinal = 0
    }

    private var places: [LanguageTag: Places] = [:]

    func places(for language: LanguageTag) -> Places { places[language] ?? Places() }

    /// Notes where a language's rules stand.
    mutating func set(_ place: Int, of kind: PluralKind, for language: LanguageTag) {
        switch kind {
        case .cardinal: places[language, default: Places()].cardinal = place
        case .ordinal: places[language, default: Places()].ordinal = place
        }
    }

    static func record(_ kind: PluralKind, of language: LanguageTag) -> PackedBytes {
        let all = PluralRules.rules(for: language, kind: kind)
        let rules = all.rules
        var bytes = PackedBytes()
        // Most numbers are small: their categories are looked up.
        let count = rules.isEmpty ? 0 : 128
        bytes.append(number: count)
        for number in 0..<count { bytes.append(digit: all.category(of: number).order) }
        bytes.append(number: rules.count)
        for rule in rules {
            bytes.append(digit: rule.category.order)
            bytes.append(rule.rule)
        }
        return bytes
    }
}
