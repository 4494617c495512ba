import InterlinguaIR

/// Numbers that a language treats alike, and the forms that the library asks for with them.
struct I18nextCell: Sendable {
    var condition: Condition

    /// The forms, in the order in which they are asked for; empty where only the key itself is.
    var forms: [I18nextFormName]

    /// Whether the cell is only there if its first form is: exactly 0, which has a category too.
    var isOptional = false
}

/// A language's cells for one version.
struct I18nextCells: Sendable {
    /// The cells of cardinal numbers.
    let cardinals: [I18nextCell]

    /// The cells of ordinal numbers, in version 4.
    let ordinals: [I18nextCell]

    let reading: Reading

    /// Whether the number 1 never asks for a form, as on iOS.
    let excludesOne: Bool

    /// Looks a language's cells up.
    ///
    /// - Parameter code: the language as the files spell it, by which the library finds its forms.
    init(_ language: LanguageTag, code: String, version: I18nextVersion, settings: I18nextSettings) {
        reading = settings.reading(for: version)
        excludesOne = settings.dialect(for: version) == .ios
        guard version == .v4 else {
            let reader = I18nextSuffixReader(version: version, settings: settings)
            cardinals = settings.forms(of: code, version: version).map { form in
                var name = "x" + form.suffix
                let suffix = name.withUTF8 { reader.suffix(of: $0) }
                return I18nextCell(condition: form.condition, forms: suffix?.form.map { [$0] } ?? [])
            }
            ordinals = []
            return
        }
        let rules = I18nextPlurals.rules(for: code, kind: .cardinal)
        let ordinalRules = I18nextPlurals.rules(for: code, kind: .ordinal)
        var cells = Self.cells(rules, of: language) { [.category($0)] }
        if !rules.hasCategory(.zero) {
            let zero = I18nextCell(
                condition: .number(.exactly(DecimalNumber(0))),
                forms: [.category(.zero), .category(rules.category(of: 0))],
                isOptional: true
            )
            cells.insert(zero, at: 0)
        }
        cardinals = cells
        ordinals = Self.cells(ordinalRules, of: language) { [.ordinal($0), .category($0)] }
    }

    private static func cells(
        _ rules: PluralRules,
        of language: LanguageTag,
        forms: (PluralCategory) -> [I18nextFormName]
    ) -> [I18nextCell] {
        let areOwn = PluralRules.rules(for: language, kind: rules.kind).rules == rules.rules
        return rules.categories.map { category in
            if areOwn {
                return I18nextCell(condition: .category(category, rules.kind), forms: forms(category))
            }
            let rule = rules.rule(for: category) ?? PluralRule.complement(of: rules.rules.map(\.rule))
            return I18nextCell(condition: rule.map { .rule($0) } ?? .otherwise, forms: forms(category))
        }
    }
}

extension Condition {
    /// The numbers without 1.
    var withoutOne: Condition {
        guard case .rule(let rule) = self, rule.holds(for: PluralOperands(1)) else { return self }
        let exclusion = PluralRule.Relation(.n, isNegated: true, ranges: [1...1])
        return .rule(PluralRule(alternatives: rule.alternatives.map { $0 + [exclusion] }))
    }
}
