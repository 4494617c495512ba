import InterlinguaIR
import InterlinguaOracle
@testable import InterlinguaSemantics
import Testing

/// Sets of rules, and which languages have which.
@Suite struct PluralRulesTests {
    private func rules(_ tag: String, _ kind: PluralKind = .cardinal) throws -> PluralRules {
        PluralRules.rules(for: try #require(LanguageTag(tag)), kind: kind)
    }

    @Test(
        arguments: [
            ("en", "one other"), ("pl", "one few many other"), ("ar", "zero one two few many other"), ("ja", "other"),
            ("lv", "zero one other"),
            ("cy", "zero one two few many other"), ("fr", "one many other"), ("he", "one two other"),
            ("lt", "one few many other"),
            ("und", "other"), ("tlh", "other"), ("cs", "one few many other"),
        ]
    )
    func categories(tag: String, expected: String) throws {
        #expect(try rules(tag).categories.map(\.rawValue).joined(separator: " ") == expected)
    }

    @Test(
        arguments: [
            ("en", "one two few other"), ("pl", "other"), ("it", "many other"), ("sv", "one other"), ("tlh", "other"),
            ("uk", "few other"),
        ]
    )
    func ordinalCategories(tag: String, expected: String) throws {
        #expect(try rules(tag, .ordinal).categories.map(\.rawValue).joined(separator: " ") == expected)
    }

    /// Rules are looked up by cutting tags short, not by CLDR's parents: ICU gives pt-AO the rules of pt.
    @Test(
        arguments: [
            ("pt-BR", "pt"), ("pt-AO", "pt"), ("pt-PT-x-own", "pt-PT"), ("pt-PT-u-nu-latn", "pt-PT"),
            ("pt-Latn-PT", "pt"),
            ("sr-Latn-RS", "sr"), ("zh-Hant-HK", "zh"), ("en-GB", "en"), ("iw", "he"), ("in", "id"), ("tl", "fil"),
            ("mo", "ro"),
            ("de-1996", "de"), ("und-PL", "und"), ("xyz", "und"), ("xyz-PL", "und"), ("no", "nb"),
        ]
    )
    func languages(tag: String, same: String) throws {
        for kind in PluralKind.allCases { #expect(try rules(tag, kind) == (try rules(same, kind))) }
    }

    @Test func portugueseDiffers() throws {
        #expect(try rules("pt").category(of: 0) == .one)
        #expect(try rules("pt-PT").category(of: 0) == .other)
        #expect(try rules("pt-AO").category(of: 0) == .one)
    }

    /// The categories that are kept for small numbers are those that the rules give.
    @Test(arguments: ["en", "pl", "ar", "cy", "fr", "lt", "he", "is", "mk", "gv"])
    func smallNumbers(tag: String) throws {
        for kind in PluralKind.allCases {
            let rules = try rules(tag, kind)
            for number in 0...300 {
                let operands = PluralOperands(number)
                let expected = rules.rules.first { $0.rule.holds(for: operands) }?.category ?? .other
                #expect(rules.category(of: number) == expected)
                #expect(rules.category(of: operands) == expected)
                #expect(rules.category(of: DecimalNumber(number), reading: .signedFloat) == expected)
                #expect(rules.category(of: -number) == expected)
            }
            #expect(rules.category(of: Int.min) == rules.category(of: DecimalNumber(Int.min)))
        }
    }

    @Test func readings() throws {
        let english = try rules("en")
        let minusOne = DecimalNumber(-1)
        #expect(english.category(of: minusOne) == .one)
        #expect(english.category(of: minusOne, reading: .signedFloat) == .other)
        #expect(english.category(of: minusOne, reading: .unsignedInteger) == .other)
        let almostTwo = try #require(DecimalNumber("1.9"))
        #expect(english.category(of: almostTwo) == .other)
        #expect(english.category(of: almostTwo, reading: .integer) == .one)
    }

    @Test func ownRules() throws {
        let one = try #require(PluralRule("n = 1"))
        let rules = PluralRules(
            .cardinal,
            rules: [.init(.many, .always), .init(.one, one), .init(.other, one), .init(.one, .always)]
        )
        #expect(rules.categories == [.one, .many, .other])
        #expect(rules.category(of: 1) == .one)
        #expect(rules.category(of: 7) == .many)
        #expect(rules.rule(for: .one) == one)
        #expect(rules.rule(for: .other) == nil)
        #expect(rules.holds(.many, for: PluralOperands(2)))
        #expect(!rules.hasCategory(.few))
        #expect(rules != PluralRules(.ordinal, rules: rules.rules))
        #expect(Set([rules, PluralRules(.cardinal, rules: rules.rules)]).count == 1)
    }

    /// Every category of every language occurs among the samples, but for those that only compact numbers have.
    @Test func samplesCoverCategories() throws {
        for tag in ["en", "pl", "ar", "ru", "cy", "ga", "lt", "mt", "sl", "br"] {
            let rules = try rules(tag)
            let found = Set(
                rules.wholeNumberSamples.map { rules.category(of: $0) }
                    + rules.decimalSamples.map { rules.category(of: $0) }
            )
            #expect(found == Set(rules.categories), "\(tag)")
            #expect(rules.wholeNumberSamples == rules.wholeNumberSamples.sorted())
        }
        let large = PluralRules(
            .cardinal,
            rules: [.init(.one, try #require(PluralRule("n % 9223372036854775807 = 9223372036854775807")))]
        )
        #expect(large.wholeNumberSamples.contains(120))
    }
}
