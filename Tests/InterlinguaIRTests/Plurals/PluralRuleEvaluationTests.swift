import InterlinguaIR
import Testing

/// Whether rules hold for numbers (UTS #35, Language Plural Rules: operands, relations).
@Suite struct PluralRuleEvaluationTests {
    @Test(
        arguments: [
            ("n = 1", ["1", "1.0", "01"], ["0", "1.1", "2", "11"]),
            ("i = 1", ["1", "1.5", "1.0"], ["0.9", "2"]),
            ("v = 0", ["1", "1.2c6", "1c6"], ["1.0", "1.5"]),
            ("w = 0", ["1", "1.0", "1.00"], ["1.5", "1.50"]),
            ("f = 50", ["1.50", "0.050"], ["1.5", "1"]),
            ("t = 5", ["1.5", "1.50"], ["1.05c0x", "1.55", "1"].filter { $0 != "1.05c0x" }),
            ("e = 6", ["1c6", "1.2c6", "1e6"], ["1000000", "1c3"]),
            ("e != 0..5", ["1c6"], ["1", "1c3", "1c5"]),
            ("n = 1000000", ["1c6", "1000000", "1.0c6"], ["1c5", "1.1c6"]),
            ("n != 1", ["2", "1.5", "0"], ["1", "1.0"]),
            ("n = 2..4", ["2", "3", "4", "3.0"], ["2.5", "1", "5"]),
            ("n within 2..4", ["2", "2.5", "3.99", "4"], ["4.1", "1.9"]),
            ("n not within 0..2", ["2.1", "3"], ["0", "0.5", "1.9", "2"]),
            ("n % 10 = 1", ["1", "11", "21.0"], ["1.5", "10", "21.1"]),
            ("n mod 10 within 1..2", ["11.5", "1", "102"], ["12.5", "10.5"]),
            ("i % 100 = 11", ["111.5", "11"], ["12"]),
            ("n = 1 or n = 3 and v = 0", ["1", "1.0", "3"], ["3.0", "2"]),
            ("", ["0", "1.5"], []),
        ] as [(String, [String], [String])]
    )
    func rules(text: String, holding: [String], failing: [String]) throws {
        let rule = try PluralRule(parsing: text)
        for number in holding { #expect(rule.holds(for: try #require(PluralOperands(number))), "\(number)") }
        for number in failing { #expect(!rule.holds(for: try #require(PluralOperands(number))), "\(number)") }
    }

    /// A number that keeps its sign equals none of CLDR's, as with C's remainder; but zero is zero.
    @Test func negativeNumbers() throws {
        let minusOne = try #require(DecimalNumber("-1"))
        let signed = PluralOperands(minusOne, keepsSign: true)
        #expect(!(try PluralRule(parsing: "n = 1")).holds(for: signed))
        #expect(try PluralRule(parsing: "n != 1").holds(for: signed))
        #expect(!(try PluralRule(parsing: "n % 10 = 1")).holds(for: signed))
        #expect(
            try PluralRule(parsing: "n % 10 = 0").holds(
                for: PluralOperands(try #require(DecimalNumber("-20")), keepsSign: true)
            )
        )
        #expect(try PluralRule(parsing: "n = 1").holds(for: PluralOperands(minusOne)))
        #expect(
            !(try PluralRule(parsing: "n within 0..1")).holds(
                for: PluralOperands(try #require(DecimalNumber("-0.5")), keepsSign: true)
            )
        )
        #expect(
            try PluralRule(parsing: "n within 0..1").holds(for: PluralOperands(try #require(DecimalNumber("-0.5"))))
        )
    }

    @Test func hugeNumbers() throws {
        let digits = String(repeating: "7", count: 1_000_000)
        let whole = try #require(PluralOperands(digits + "21"))
        #expect(try PluralRule(parsing: "n % 100 = 21").holds(for: whole))
        #expect(try PluralRule(parsing: "n != 21").holds(for: whole))
        // 7…721 without its last 18 digits is whole multiples of the modulus.
        #expect(try PluralRule(parsing: "n % 1000000000000000000 = 777777777777777721").holds(for: whole))
        let fraction = try #require(PluralOperands("1." + digits + "21"))
        #expect(fraction.v == 1_000_002)
        #expect(try PluralRule(parsing: "i = 1 and f % 100 = 21").holds(for: fraction))
        #expect(PluralRules.rules(for: try #require(LanguageTag("pl")), kind: .cardinal).category(of: whole) == .many)
        #expect(whole.i.remainder(dividingBy: Int.max) >= 0)
        #expect(whole.i.remainder(dividingBy: 0) == 0)
    }
}
