import InterlinguaIR

/// Turns conditions into regular expressions, for one language and the numbers that an argument can be.
struct ConditionPatterns {
    /// The language whose categories the conditions mean.
    let language: LanguageTag

    /// The numbers that the value can be.
    let domain: NumberDomain

    /// What stands behind the value: `$` or the separator behind it.
    let end: String

    /// The values for which a condition holds by itself; nil if that has no regular expression.
    ///
    /// `otherwise` is every value.
    func pattern(of condition: Condition) -> ValuePattern? {
        switch condition {
        case .otherwise: return .always
        case .absent, .atLeast: return nil
        case .text(let text): return ValuePattern(texts: [text])
        case .matches(let expression):
            if expression.problem?.kind == .invalid { return ValuePattern() }
            return ValuePattern(found: [expression.source])
        case .number(let range):
            // A bound that double precision rounds is meant as it is written.
            let alternatives = RangePattern.alternatives(
                range,
                hasFractions: domain.hasFractions,
                hasNegatives: domain.hasNegatives
            )
            return alternatives.map { ValuePattern(whole: $0) }
        case .rule(let rule): return pattern(of: rule)
        case .category(let category, let kind):
            let rules = PluralRules.rules(for: language, kind: kind)
            if let rule = rules.rule(for: category) { return pattern(of: rule) }
            guard category == .other else { return ValuePattern() }
            var others = ValuePattern()
            for rule in rules.rules {
                guard let pattern = pattern(of: rule.rule) else { return nil }
                others.formUnion(pattern)
            }
            others.isNegated = true
            return others
        }
    }

    private func pattern(of rule: PluralRule) -> ValuePattern? {
        if !domain.hasFractions {
            let whole = rule.ofWholeNumbers
            if let alternatives = WholeNumberPatterns.alternatives(for: whole) {
                return ValuePattern(unsigned: alternatives)
            }
            if whole == .always { return .always }
            // What holds for fractions alone is written for them: the text is kept though no whole number shows it.
        }
        if rule == .always { return .always }
        return RulePattern.branches(of: rule, end: end).map { ValuePattern(branches: $0) }
    }
}
