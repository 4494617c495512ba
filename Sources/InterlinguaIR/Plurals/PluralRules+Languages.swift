extension PluralRules {
    /// CLDR's rules for a language.
    ///
    /// Looked up by the tag without its extensions, then by the tag cut short from its end (CLDR and ICU give plural
    /// rules no other parents, so `pt-AO` has the rules of `pt`, not of `pt-PT`), else those of the root: `other` only.
    public static func rules(for language: LanguageTag, kind: PluralKind) -> PluralRules {
        let sets = kind == .cardinal ? PluralRuleTable.cardinals : PluralRuleTable.ordinals
        if let set = sets[language.identifier] { return PluralRuleTable.rules(kind, set: set) }
        var tag: LanguageTag? = language
        while let current = tag {
            if let set = sets[current.identifier] { return PluralRuleTable.rules(kind, set: set) }
            tag = current.truncated
        }
        return kind == .cardinal ? rootCardinals : rootOrdinals
    }

    private static let rootCardinals = PluralRules(.cardinal, rules: [])
    private static let rootOrdinals = PluralRules(.ordinal, rules: [])

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

extension PluralRuleTable {
    /// Reads lines of locales separated by spaces: the locale's value is the number of its line.
    static func index(_ lines: String) -> [String: Int] {
        var index: [String: Int] = [:]
        for (number, line) in lines.split(separator: "\n").enumerated() {
            for locale in line.split(separator: " ") { index[String(locale)] = number }
        }
        return index
    }
}
