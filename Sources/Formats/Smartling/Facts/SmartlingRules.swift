package import InterlinguaIR

/// The plural rules of one language as Smartling's library has them: those of CLDR 22, frozen, for signed numbers.
///
/// The library's forms are no categories of today's CLDR, so that all conditions are rules of their own. Fractions have a
/// form of their own in five languages; in all others, and for negative fractions, they are `other`.
package struct SmartlingRules: Sendable, Hashable {
    /// A form and the numbers for which the library asks for it.
    package typealias CategoryRule = PluralRules.CategoryRule

    /// The rules in CLDR's order of categories, disjoint; `other` last with the rule of the rest.
    package let rules: [CategoryRule]

    /// Takes the rules of a language but for that of `other`.
    init(_ rules: [CategoryRule]) {
        // The rest of no rules at all is everything.
        let rest = PluralRule.complement(of: rules.map(\.rule)) ?? .always
        self.rules = rules + [CategoryRule(.other, rest)]
    }

    /// The rules for a folder's name without its ending: what stands before the first hyphen is the language, which the
    /// library compares exactly.
    ///
    /// `en_US`, `EN` and `English` are no languages that it knows, and neither are codes that are older or younger than
    /// its table: all numbers are of the rest.
    package static func rules(forFolder name: String) -> SmartlingRules {
        sets[String(name.prefix { $0 != "-" })] ?? unknown
    }

    /// The rules for a language whose folder is named by its tag.
    package static func rules(for language: LanguageTag) -> SmartlingRules { rules(forFolder: language.name) }

    /// The rules of all languages that the library does not know.
    static let unknown = SmartlingRules([])

    /// The forms that the library asks for, in CLDR's order, `other` last.
    package var forms: [PluralCategory] { rules.map(\.category) }

    /// Whether the library ever asks for a form.
    func has(_ form: PluralCategory) -> Bool { rules.contains { $0.category == form } }

    /// The numbers for which the library asks for a form; none for a form that it never asks for.
    package func condition(of form: PluralCategory) -> Condition { .rule(rule(of: form)) }

    private func rule(of form: PluralCategory) -> PluralRule {
        rules.first { $0.category == form }?.rule ?? PluralRule(alternatives: [])
    }

    /// The smallest whole numbers for which the library asks for a form, three at most; none if only fractions and
    /// negative numbers get it.
    func firstWholeNumbers(of form: PluralCategory) -> [Int] {
        let rule = rule(of: form)
        var found: [Int] = []
        // A million is the largest modulus.
        for number in [0...200, 1_000_000...1_000_000].joined() where rule.holds(for: PluralOperands(number)) {
            found.append(number)
            if found.count == 3 { break }
        }
        return found
    }
}
