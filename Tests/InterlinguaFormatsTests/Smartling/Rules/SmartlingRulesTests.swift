import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("Smartling's frozen plural rules")
struct SmartlingRulesTests {
    private static let numbers: [DecimalNumber] = {
        let whole = [-300...1_200, 9_990...10_130, 999_990...1_000_120, 2_000_000...2_000_000].joined()
        let decimals = ["-1.5", "-0.5", "0.25", "0.5", "0.75", "1.5", "1.75", "2.5", "3.5", "11.5", "100.5"]
        return whole.map { DecimalNumber($0) } + decimals.map { DecimalNumber(prefixOf: $0) }
    }()

    /// The conditions of the front end and the functions of the run time were written independently of each other.
    @Test(
        "The rules hold for the numbers for which the library asks for the form",
        arguments: SmartlingPlurals.languageCodes
    )
    func agreement(code: String) {
        let rules = SmartlingRules.rules(forFolder: code)
        for number in Self.numbers {
            let operands = PluralOperands(number, reading: .signedFloat)
            let holding = rules.rules.filter { $0.rule.holds(for: operands) }.map(\.category.rawValue)
            let asked = SmartlingPlurals.form(of: Float(number.description) ?? 0, language: code)
            #expect(holding == [asked], "\(number) in \(code)")
        }
    }

    @Test("150 codes have rules, the same in both tables")
    func codes() {
        #expect(SmartlingPlurals.languageCodes.count == 150)
        #expect(SmartlingPlurals.languageCodes == SmartlingRules.sets.keys.sorted())
    }

    @Test(
        "The language is what stands before the first hyphen, compared exactly",
        arguments: [
            ("pt-BR", ["one", "other"]), ("zh-Hans", ["other"]), ("sr-Latn", ["one", "few", "many", "other"]),
            ("en_US", ["other"]), ("EN", ["other"]), ("English", ["other"]), ("iw", ["other"]), ("", ["other"]),
        ]
    )
    func folders(name: String, forms: [String]) {
        #expect(SmartlingRules.rules(forFolder: name).forms.map(\.rawValue) == forms)
    }

    /// The library's deviations from CLDR 47: form asked for, category of today, how many to 1000, the first.
    ///
    /// Romanian deviated while CLDR counted 101 as other; today it is few again.
    static let deviations: [String: [(String, Int, Int)]] = [
        "az": [("other → one", 1, 1)], "hu": [("other → one", 1, 1)], "ka": [("other → one", 1, 1)],
        "tr": [("other → one", 1, 1)], "bn": [("other → one", 1, 0)], "gu": [("other → one", 1, 0)],
        "pa": [("other → one", 1, 0)], "zu": [("other → one", 1, 0)], "fa": [("other → one", 2, 0)],
        "kn": [("other → one", 2, 0)], "bs": [("many → other", 641, 0)], "hr": [("many → other", 641, 0)],
        "sh": [("many → other", 641, 0)], "sr": [("many → other", 641, 0)], "fil": [("other → one", 699, 2)],
        "tl": [("other → one", 699, 2)], "gv": [("one → few", 51, 0), ("one → two", 100, 2)],
        "he": [("many → other", 100, 10)], "is": [("other → one", 89, 21)],
        "kw": [("other → few", 50, 3), ("other → many", 49, 21), ("other → two", 50, 22), ("other → zero", 1, 0)],
        "lv": [("other → zero", 190, 10)], "mk": [("one → other", 9, 111)],
        "mt": [("few → other", 9, 102), ("few → two", 1, 2)],
        // Beyond 1000: whole millions.
        "ca": [("other → many", 0, 1_000_000)], "es": [("other → many", 0, 1_000_000)],
        "fr": [("other → many", 0, 1_000_000)], "it": [("other → many", 0, 1_000_000)],
        "pt": [("other → many", 0, 1_000_000), ("other → one", 1, 0)],
    ]

    @Test("Deviations from CLDR are found by the decision procedure", arguments: SmartlingPlurals.languageCodes)
    func deviations(code: String) throws {
        // CLDR has no rules for this code.
        if code == "bh" { return }
        let language = try #require(LanguageTag(code))
        let found = SmartlingRuleCheck.disagreements(of: .rules(forFolder: code), in: language).map {
            ("\($0.asked.rawValue) → \($0.category.rawValue)", $0.countUpToThousand, $0.smallest)
        }.sorted { $0.0 < $1.0 }
        let expected = Self.deviations[code] ?? []
        #expect(found.map(\.0) == expected.map(\.0))
        #expect(found.map(\.1) == expected.map(\.1))
        #expect(found.map(\.2) == expected.map { DecimalNumber($0.2) })
    }

    @Test("The table's languages without rules deviate as well", arguments: ["az", "hu", "ka", "tr", "fa", "kn"])
    func unknownLanguages(code: String) throws {
        let language = try #require(LanguageTag(code))
        let found = SmartlingRuleCheck.disagreements(of: .rules(forFolder: code), in: language)
        let expected = try #require(Self.deviations[code])
        #expect(found.map(\.countUpToThousand) == expected.map(\.1))
        #expect(found.map(\.smallest) == expected.map { DecimalNumber($0.2) })
    }

    @Test(
        "Languages unknown to the library that have a singular today",
        arguments: """
            an ars as bal bho blo ce ceb csw doi dsb hsb hy ia io lij lld pcm prg sat sc scn sd sdh si ug uz vec yi
            """.split(separator: " ").map(String.init)
    )
    func newLanguages(code: String) throws {
        let language = try #require(LanguageTag(code))
        #expect(SmartlingRules.rules(for: language).forms == [.other])
        #expect(
            SmartlingRuleCheck.disagreements(of: .unknown, in: language).contains { $0.category == .one }
        )
    }
}
