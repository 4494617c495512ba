@testable import InterlinguaSemantics
import Testing

@testable import InterlinguaIR

@Suite("Why a number belongs to its category")
struct PluralReasonTests {
    @Test(
        "Reasons name what a translator sees in the number",
        arguments: [
            ("ru", "1", "it ends in 1, but not in 11"), ("ru", "21", "it ends in 1, but not in 11"),
            ("ru", "23", "it ends in 2, 3 or 4, but not in 12, 13 or 14"), ("ru", "10", "it ends in 0"),
            ("ru", "11", "it ends in 11 to 14"), ("ru", "25", "it ends in 5 to 9"),
            ("ru", "1.5", "it is not “one”, “few” or “many”, since it has decimals"),
            ("en", "1", "it is 1"), ("en", "5", "it is not “one”, since it is not 1"),
            ("en", "1.5", "it is not “one”, since it has decimals"),
            ("fr", "0", "it is 0 or 1"), ("fr", "1.5", "it has a whole part that is 0 or 1"),
            ("fr", "2000000", "it is not 0 and is a multiple of 1000000"),
            ("fr", "5", "it is not “one”, since it is not 0 or 1; not “many”, since it is no multiple of 1000000"),
            ("lv", "10", "it ends in 0"), ("lv", "11", "it ends in 11 to 19"),
            ("lv", "21", "it ends in 1, but not in 11"),
            ("lv", "1.1", "it does not have 2 decimals and has decimals that end in 1"),
            ("sl", "102", "it ends in 02"), ("ar", "103", "it ends in 03 to 10"),
            ("ja", "1", "the language has no other form"),
            ("cs", "1.5", "it has decimals"), ("pl", "1", "it is 1"),
            ("he", "20", "it is not “one”, since it is not 1; not “two”, since it is not 2"),
        ] as [(String, String, String)]
    )
    func reasons(language: String, number: String, expected: String) throws {
        let rules = PluralRules.rules(for: try #require(LanguageTag(language)), kind: .cardinal)
        #expect(rules.reason(for: try #require(PluralOperands(number))) == expected)
    }

    @Test(
        "An explanation has the rule and the operands",
        arguments: [
            (
                "ru", "21",
                "21 is “one” in ru: it ends in 1, but not in 11 "
                    + "(the rule is “v = 0 and i % 10 = 1 and i % 100 != 11”, with n = 21, i = 21, v = 0)"
            ),
            (
                "en", "1.50",
                "1.50 is “other” in en: it is not “one”, since it has decimals (n = 1.50, i = 1, v = 2, f = 50, t = 5)"
            ),
            (
                "fr", "0.05",
                "0.05 is “one” in fr: it has a whole part that is 0 or 1 (the rule is “i = 0,1”, with n = 0.05, i = 0, v = 2, f = 5, t = 5)"
            ),
            ("ja", "1", "1 is “other” in ja: the language has no other form"),
        ] as [(String, String, String)]
    )
    func explanations(language: String, number: String, expected: String) throws {
        let tag = try #require(LanguageTag(language))
        let rules = PluralRules.rules(for: tag, kind: .cardinal)
        #expect(rules.explanation(of: try #require(PluralOperands(number)), in: tag) == expected)
    }

    @Test("Every language has words for every number")
    func allLanguages() throws {
        for language in [
            "ar", "br", "cy", "da", "dsb", "ga", "gd", "gv", "is", "kw", "lag", "lt", "lv", "mt", "pt", "ro", "sr",
            "tzm",
        ] {
            let rules = PluralRules.rules(for: try #require(LanguageTag(language)), kind: .cardinal)
            for text in (0...130).map(String.init) + ["0.5", "1.0", "1.1", "2.50", "1000000"] {
                let reason = rules.reason(for: try #require(PluralOperands(text)))
                #expect(
                    reason.hasPrefix("it ") && !reason.contains("%") && !reason.contains("  "),
                    "\(language) \(text): \(reason)"
                )
            }
        }
    }
}
