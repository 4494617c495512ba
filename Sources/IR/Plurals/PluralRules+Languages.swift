extension PluralRules {
    /// CLDR's rules for a language.
    ///
    /// Looked up by the tag without its extensions, then by the tag cut short from its end (CLDR and ICU give plural
    /// rules no other parents, so `pt-AO` has the rules of `pt`, not of `pt-PT`), else those of the root: `other` only.
    public static func rules(for language: LanguageTag, kind: PluralKind) -> PluralRules {
        switch kind {
        case .cardinal: PluralRuleTable.cardinals(set: PluralRuleTable.cardinals.set(for: language))
        case .ordinal: PluralRuleTable.ordinals(set: PluralRuleTable.ordinals.set(for: language))
        }
    }

    /// Whether CLDR has rules for a language, so that they are not those of the root.
    public static func areKnown(for language: LanguageTag, kind: PluralKind) -> Bool {
        let index = kind == .cardinal ? PluralRuleTable.cardinals : PluralRuleTable.ordinals
        return index.set(for: language) != PluralRuleIndex.root
    }

    /// Creates a set from lines `one: n = 1`; a line that can't be read is left out.
    init(_ kind: PluralKind, lines: String) {
        let rules = lines.split(separator: "\n").compactMap { line -> CategoryRule? in
            guard let colon = line.firstIndex(of: ":"), let category = PluralCategory(rawValue: String(line[..<colon])),
                let rule = PluralRule(String(line[colon...].dropFirst()))
            else { return nil }
            return CategoryRule(category, rule)
        }
        self.init(kind, rules: rules)
    }
}
