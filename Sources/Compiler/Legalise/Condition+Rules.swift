import InterlinguaIR

extension Condition {
    /// A rule in the place of a language's category, so that another language reads it alike; the condition itself where
    /// it is none.
    func withRules(of language: LanguageTag) -> Condition {
        guard case .category(let category, let kind) = self else { return self }
        let rules = PluralRules.rules(for: language, kind: kind)
        let rule =
            category == .other ? PluralRule.complement(of: rules.rules.map(\.rule)) : rules.rule(for: category)
        // A category that the language lacks holds for no number.
        return .rule(rule ?? PluralRule(alternatives: []))
    }
}
