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

extension SmartlingRules {
    /// The rules by language.
    static let sets: [String: SmartlingRules] = {
        var sets: [String: SmartlingRules] = [:]
        for (languages, texts) in table {
            let rules = texts.compactMap { category, text in PluralRule(text).map { CategoryRule(category, $0) } }
            let shared = SmartlingRules(rules)
            for language in languages.split(separator: " ") { sets[String(language)] = shared }
        }
        return sets
    }()

    /// The library's generated table (CLDR revision 7657), in CLDR's syntax.
    ///
    /// `within` takes fractions in; without it only whole numbers fulfil a relation to n.
    private static let table: [(String, [(PluralCategory, String)])] = [
        (
            "lt",
            [
                (.one, "n % 10 = 1 and n % 100 != 11..19"),
                (.few, "n % 10 = 2..9 and n % 100 != 11..19"),
            ]
        ),
        ("lv", [(.zero, "n = 0"), (.one, "n % 10 = 1 and n % 100 != 11")]),
        ("cy", [(.zero, "n = 0"), (.one, "n = 1"), (.two, "n = 2"), (.few, "n = 3"), (.many, "n = 6")]),
        (
            "be bs hr ru sh sr uk",
            [
                (.one, "n % 10 = 1 and n % 100 != 11"),
                (.few, "n % 10 = 2..4 and n % 100 != 12..14"),
                (.many, "n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14"),
            ]
        ),
        ("ksh", [(.zero, "n = 0"), (.one, "n = 1")]),
        ("shi", [(.one, "n within 0..1"), (.few, "n = 2..10")]),
        ("he", [(.one, "n = 1"), (.two, "n = 2"), (.many, "n != 0 and n % 10 = 0")]),
        ("cs sk", [(.one, "n = 1"), (.few, "n = 2..4")]),
        (
            "br",
            [
                (.one, "n % 10 = 1 and n % 100 != 11,71,91"),
                (.two, "n % 10 = 2 and n % 100 != 12,72,92"),
                (.few, "n % 10 = 3,4,9 and n % 100 != 10..19,70..79,90..99"),
                (.many, "n != 0 and n % 1000000 = 0"),
            ]
        ),
        ("sl", [(.one, "n % 100 = 1"), (.two, "n % 100 = 2"), (.few, "n % 100 = 3..4")]),
        ("lag", [(.zero, "n = 0"), (.one, "n within 0..2 and n != 0,2")]),
        (
            "pl",
            [
                (.one, "n = 1"),
                (.few, "n % 10 = 2..4 and n % 100 != 12..14"),
                (.many, "n != 1 and n % 10 = 0..1 or n % 10 = 5..9 or n % 100 = 12..14"),
            ]
        ),
        ("gd", [(.one, "n = 1,11"), (.two, "n = 2,12"), (.few, "n = 3..10,13..19")]),
        ("gv", [(.one, "n % 10 = 1..2 or n % 20 = 0")]),
        ("mk", [(.one, "n % 10 = 1 and n != 11")]),
        ("mt", [(.one, "n = 1"), (.few, "n = 0 or n % 100 = 2..10"), (.many, "n % 100 = 11..19")]),
        ("mo ro", [(.one, "n = 1"), (.few, "n = 0 or n != 1 and n % 100 = 1..19")]),
        ("ga", [(.one, "n = 1"), (.two, "n = 2"), (.few, "n = 3..6"), (.many, "n = 7..10")]),
        ("ff fr kab", [(.one, "n within 0..2 and n != 2")]),
        ("iu kw naq se sma smi smj smn sms", [(.one, "n = 1"), (.two, "n = 2")]),
        ("ak am bh fil guw hi ln mg nso ti tl wa", [(.one, "n = 0..1")]),
        ("tzm", [(.one, "n = 0..1 or n = 11..99")]),
        (
            """
            af asa ast bem bez bg bn brx ca cgg chr ckb da de dv ee el en eo es et eu fi fo fur fy gl gsw gu ha haw is it \
            jgo jmc kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nl nn nnh no nr ny nyn om or os pa \
            pap ps pt rm rof rwk saq seh sn so sq ss ssy st sv sw syr ta te teo tig tk tn ts ur ve vo vun wae xh xog zu
            """,
            [(.one, "n = 1")]
        ),
        (
            "ar",
            [
                (.zero, "n = 0"), (.one, "n = 1"), (.two, "n = 2"), (.few, "n % 100 = 3..10"),
                (.many, "n % 100 = 11..99"),
            ]
        ),
    ]
}
