/// The plural rules of one language and kind: which category a number belongs to.
public struct PluralRules: Sendable {
    /// The rule of one category.
    public struct CategoryRule: Sendable, Hashable {
        public var category: PluralCategory

        /// When a number belongs to it.
        public var rule: PluralRule

        public init(_ category: PluralCategory, _ rule: PluralRule) {
            self.category = category
            self.rule = rule
        }
    }

    /// What is computed once per set of rules; shared, since languages share sets and values are copied often.
    private final class Storage: Sendable {
        let kind: PluralKind
        let rules: [CategoryRule]
        let categories: [PluralCategory]
        /// The categories of 0, 1, 2 …, which are asked for most.
        let smallNumbers: [PluralCategory]
        let smallCategories: [PluralCategory]

        init(kind: PluralKind, rules: [CategoryRule]) {
            self.kind = kind
            self.rules = rules
            categories = PluralCategory.allCases.filter { category in
                category == .other || rules.contains { $0.category == category }
            }
            let found = (0...200).map { PluralRules.category(of: PluralOperands($0), by: rules) }
            smallNumbers = found
            smallCategories = PluralCategory.allCases.filter { found.contains($0) }
        }
    }

    private let storage: Storage

    /// Creates a set of rules, which are tried in CLDR's order of categories; a rule for `other` is ignored.
    public init(_ kind: PluralKind, rules: [CategoryRule]) {
        let ordered = PluralCategory.allCases.flatMap { category in
            rules.filter { $0.category == category && category != .other }.prefix(1)
        }
        storage = Storage(kind: kind, rules: ordered)
    }

    /// Whether the rules are for counting or for ordering.
    public var kind: PluralKind { storage.kind }

    /// The rules in CLDR's order of categories; `other`, which takes the numbers that no rule takes, has none.
    public var rules: [CategoryRule] { storage.rules }

    /// The categories that the language tells apart, in CLDR's order; `other` is always the last.
    public var categories: [PluralCategory] { storage.categories }

    /// The categories that whole numbers up to 200 reach, in CLDR's order; the others are for fractions or for millions.
    public var smallNumberCategories: [PluralCategory] { storage.smallCategories }

    /// Whether a number's category is one for which things are hardly ever counted: the one of millions in French.
    package func isRare(_ number: DecimalNumber) -> Bool {
        number > Self.usualLimit && !smallNumberCategories.contains(category(of: number))
    }

    private static let usualLimit = DecimalNumber(1_000)

    public func hasCategory(_ category: PluralCategory) -> Bool { categories.contains(category) }

    /// The rule of a category; nil for a category that the language lacks, and for `other`, the complement of all others.
    public func rule(for category: PluralCategory) -> PluralRule? {
        rules.first { $0.category == category }?.rule
    }

    public func category(of operands: PluralOperands) -> PluralCategory {
        if operands.v == 0, operands.e == 0, !operands.isNegative, case .small(let value) = operands.i,
            value < storage.smallNumbers.count
        {
            return storage.smallNumbers[Int(value)]
        }
        return Self.category(of: operands, by: rules)
    }

    /// The category of a whole number's magnitude.
    public func category(of number: Int) -> PluralCategory {
        let small = storage.smallNumbers
        return small.indices.contains(number) ? small[number] : category(of: PluralOperands(number))
    }

    /// The category of a number under a reading.
    public func category(of number: DecimalNumber, reading: Reading = .decimal) -> PluralCategory {
        category(of: PluralOperands(number, reading: reading))
    }

    /// Whether a number belongs to a category; never for one that the language lacks.
    public func holds(_ category: PluralCategory, for operands: PluralOperands) -> Bool {
        self.category(of: operands) == category
    }

    private static func category(of operands: PluralOperands, by rules: [CategoryRule]) -> PluralCategory {
        for rule in rules where rule.rule.holds(for: operands) { return rule.category }
        return .other
    }
}

extension PluralRules: Hashable {
    /// Whether two sets have the same kind and the same rules.
    public static func == (left: PluralRules, right: PluralRules) -> Bool {
        left.storage === right.storage || (left.kind == right.kind && left.rules == right.rules)
    }

    /// Feeds kind and rules into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(rules)
    }
}

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

    /// Creates a set from rules `one: n = 1; two: n = 2`; one that can't be read is left out.
    init(_ kind: PluralKind, _ text: String) {
        let rules = text.split(separator: ";").compactMap { text -> CategoryRule? in
            let text = text.drop { $0 == " " }
            guard let colon = text.firstIndex(of: ":"), let category = PluralCategory(rawValue: String(text[..<colon])),
                let rule = PluralRule(String(text[colon...].dropFirst()))
            else { return nil }
            return CategoryRule(category, rule)
        }
        self.init(kind, rules: rules)
    }
}
