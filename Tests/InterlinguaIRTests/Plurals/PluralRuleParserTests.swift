import InterlinguaIR
import Testing

/// Rules in CLDR's syntax (UTS #35, Language Plural Rules, and its older spellings).
@Suite struct PluralRuleParserTests {
    @Test(
        arguments: [
            ("n = 1", "n = 1"), ("", ""), ("  \t\n", ""), ("n=1", "n = 1"),
            ("n % 10 = 2..4 and n % 100 != 12..14", "n % 10 = 2..4 and n % 100 != 12..14"),
            ("v = 0 and i % 10 = 1 or f = 0,2..3 , 5", "v = 0 and i % 10 = 1 or f = 0,2..3,5"),
            ("e = 0 or c != 0..5", "e = 0 or e != 0..5"),
            ("n = 1 @integer 1 @decimal 1.0", "n = 1"), ("@integer 1", ""),
            // The older syntax.
            ("n is 1", "n = 1"), ("n is not 1", "n != 1"), ("n in 2..4", "n = 2..4"), ("n not in 2..4", "n != 2..4"),
            ("n mod 10 is 1 and n mod 100 is not 11", "n % 10 = 1 and n % 100 != 11"),
            ("n within 0..2", "n within 0..2"), ("n not within 0..2", "n not within 0..2"),
            ("n mod 100 within 1..2,5", "n % 100 within 1..2,5"),
            ("n within 1", "n = 1"), ("i within 0..2", "i = 0..2"), ("n within 0,1", "n = 0,1"),
            ("n = 9223372036854775807", "n = 9223372036854775807"),
            ("n within 0..9223372036854775807", "n within 0..9223372036854775807"),
        ]
    )
    func rules(text: String, description: String) throws {
        let rule = try PluralRule(parsing: text)
        #expect(rule.description == description)
        #expect(try PluralRule(parsing: rule.description) == rule)
    }

    @Test(
        arguments: [
            ("x = 1", .expectedOperand, 0), ("1 = n", .expectedOperand, 0), ("n = 1 and", .expectedOperand, 9),
            ("n = 1 or or n = 2", .expectedOperand, 9), ("N = 1", .expectedOperand, 0), ("nn = 1", .expectedOperand, 0),
            ("or", .expectedOperand, 0),
            ("n", .expectedComparison, 1), ("n 1", .expectedComparison, 2), ("n % 10", .expectedComparison, 6),
            ("n not is 1", .expectedComparison, 6), ("n < 2", .expectedComparison, 2),
            ("n not = 1", .expectedComparison, 6),
            ("n ! = 1", .expectedComparison, 2),
            ("n = ", .expectedNumber, 4), ("n % = 1", .expectedNumber, 4), ("n = 1,", .expectedNumber, 6),
            ("n = 1..", .expectedNumber, 7),
            ("n = -1", .expectedNumber, 4), ("n is not", .expectedNumber, 8), ("n = 1.5", .expectedConjunction, 5),
            ("n = 1 n = 2", .expectedConjunction, 6), ("n = 1 2", .expectedConjunction, 6),
            ("n is 1..2", .expectedConjunction, 6),
            ("n = 9223372036854775808", .numberTooLarge, 4), ("n = 99999999999999999999999999", .numberTooLarge, 4),
            ("n % 0 = 1", .zeroModulus, 4), ("n mod 00 is 1", .zeroModulus, 6),
            ("n = 4..2", .reversedRange, 4), ("n = 1,9..8", .reversedRange, 6),
            ("ż = 1", .expectedOperand, 0), ("n = 1\u{0}", .expectedConjunction, 5),
        ] as [(String, PluralRule.SyntaxError.Reason, Int)]
    )
    func errors(text: String, reason: PluralRule.SyntaxError.Reason, offset: Int) {
        #expect(throws: PluralRule.SyntaxError(reason, offset: offset)) { try PluralRule(parsing: text) }
        #expect(PluralRule(text) == nil)
    }

    @Test func longRules() throws {
        let clauses = String(repeating: "n % 10 = 1 and i = 2 or ", count: 20_000) + "n = 3"
        #expect(try PluralRule(parsing: clauses).alternatives.count == 20_001)
        let numbers = "n = " + String(repeating: "1,3..4,", count: 50_000) + "7"
        #expect(try PluralRule(parsing: numbers).relations.first?.ranges.count == 100_001)
        #expect(PluralRule(String(repeating: "n", count: 1_000_000)) == nil)
        #expect(PluralRule("n = " + String(repeating: "9", count: 1_000_000)) == nil)
        #expect(PluralRule("n = " + String(repeating: "0", count: 1_000_000) + "1")?.description == "n = 1")
    }

    /// Trees that have no spelling of their own become ones that have.
    @Test func treesWithoutSpelling() throws {
        let never = PluralRule.Relation(.n, ranges: [])
        let always = PluralRule.Relation(.n, isNegated: true, ranges: [-5 ... -1])
        let one = PluralRule.Relation(.n, ranges: [1...1])
        #expect(PluralRule(alternatives: [[never]]).alternatives.isEmpty)
        #expect(PluralRule(alternatives: [[never, one], [one, always]]).description == "n = 1")
        #expect(PluralRule(alternatives: [[one], [always]]) == .always)
        #expect(PluralRule(alternatives: [[one], []]) == .always)
        #expect(PluralRule.Relation(.i, modulus: -3, ranges: [-2...2]).description == "i = 0..2")
        let nothing = try PluralRule(parsing: PluralRule(alternatives: []).description)
        #expect((0...20).allSatisfy { !nothing.holds(for: PluralOperands($0)) })
    }
}
