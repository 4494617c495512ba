import InterlinguaIR
import Testing

@Suite("Whatever conditions hold, the procedure ends soon: with an answer or undecided")
struct DecisionLimitTests {
    private static let everyDomain = NumberDomain(hasNegatives: true, hasFractions: true)

    private func answer(
        _ conditions: [Condition],
        _ domain: NumberDomain = .wholeNumbers
    ) -> Result<Decision, Undecided> {
        let question = Decision.Question(english, [Decision.Side(conditions, reading: .text)], domain: .numbers(domain))
        return Result { () throws(Undecided) in try Decision(question) }
    }

    private func failure(_ conditions: [Condition], _ domain: NumberDomain = .wholeNumbers) -> Undecided? {
        guard case .failure(let reason) = answer(conditions, domain) else { return nil }
        return reason
    }

    private func expression(_ source: String) -> Condition { .matches(RegularExpression(source)) }

    @Test(
        "expressions that write out too much, or have many states",
        arguments: [
            "(((1{50}){50}){50})", "((\\d{25}){25}){25}", "(\\d{0,30}){0,30}5", "1\\d{60}$", "(?<=1\\d{40})2",
            "(1?){300}1{300}", "(?=.*1)(?=.*2)(?=.*3)(?=.*4)(?=.*5)(?=.*6)(?=.*7)(?=.*8)(?=.*9)(?=.*0)",
            "^(?=(\\d\\d\\d)*$)(?=(\\d{5})*$)(?=(\\d{97})*1$)(?=(\\d{101})*2)",
        ]
    )
    func expressions(source: String) { #expect(failure([expression(source)], Self.everyDomain) != nil) }

    @Test(
        "what only looks large has an answer",
        arguments: [
            "(((a{25}){25}){25})", "((((\\d?)*)*)*)*", "(\\d*1){12}", "(a?){1000}", "(\\d|\\d\\d|\\d?)*5",
            String(repeating: "(", count: 40) + "1" + String(repeating: ")", count: 40),
            String(repeating: "(?=", count: 40) + "1" + String(repeating: ")", count: 40),
            String(repeating: "(?:1*", count: 20) + String(repeating: ")*", count: 20), "^(?:1{1000})?2$",
        ]
    )
    func harmless(source: String) { #expect(failure([expression(source)], Self.everyDomain) == nil) }

    @Test("nesting, and long rows of what can be empty, meet a limit of depth")
    func depth() {
        #expect(
            failure([expression(String(repeating: "(?:1?", count: 45) + String(repeating: ")*", count: 45))]) == nil
        )
        let row = "^" + String(repeating: "1?", count: 3_000) + "$"
        #expect(failure([expression("(?:" + row.dropFirst().dropLast() + "2)*3")]) != nil)
        _ = answer([expression(row)], Self.everyDomain)
    }

    @Test(
        "what is not modelled is undecided, what never matches never holds",
        arguments: [
            ("(1)\\1", true), ("(?>1)", true), ("1*+", true), ("(?:\\b1)*2", true), ("(?<=(?=1)1)2", true),
            ("(", false),
        ]
    )
    func unsupported(source: String, isUndecided: Bool) {
        #expect(failure([expression(source)]) == (isUndecided ? .unsupportedExpression : nil))
    }

    @Test("large numbers in ranges and rules")
    func largeNumbers() {
        let huge = NumberRange.exactly(DecimalNumber(prefixOf: "1e300"))
        #expect(failure([.number(huge)]) == .tooLarge)
        #expect(failure([.number(.exactly(DecimalNumber(prefixOf: "1e-3000")))], Self.everyDomain) == nil)
        #expect(
            failure([.number(.exactly(DecimalNumber(prefixOf: String(repeating: "9", count: 5_000))))]) == .tooLarge
        )
        #expect(failure([condition("rule n % 999983 = 7")]) == .tooManyStates)
        #expect(failure([condition("rule n % 9223372036854775807 = 7")]) == .tooManyStates)
        #expect(failure([condition("rule v = 9223372036854775807")], Self.everyDomain) == .tooManyStates)
        #expect(failure([condition("rule n = 0..9223372036854775807")]) == nil)
        #expect(failure([condition("rule n % 991 = 3 and n % 997 = 5")]) == .tooManyStates)
    }

    @Test("10,000 variants")
    func manyVariants() throws {
        let numbers = try answer((0..<10_000).map { .number(.exactly(DecimalNumber($0 * 7))) }).get()
        #expect(numbers.classes.count == 10_001)
        #expect(numbers.classes.contains { $0.choices == [9_999] && $0.smallest == "69993" })
        let texts = try answer((0..<10_000).map { .text(String($0 * 3)) }).get()
        #expect(texts.classes.count == 10_001)
        let rules = answer((0..<10_000).map { condition("rule n % 1000 = \($0 % 1_000) and n = \($0)") })
        // Each takes two automata to tell, so that none is found without trying all before it.
        #expect(throws: Undecided.tooManyStates) { try rules.get() }
        #expect(failure((1...10_000).map { condition("rule n % \($0) = 0") }) == .tooLarge)
        #expect(failure((1...10_000).map { expression("^\($0)$") }) == .tooLarge)
        let same = try answer((0..<10_000).map { condition($0 % 2 == 0 ? "one" : "rule n != 1 and n = 5..7") }).get()
        #expect(same.classes.map(\.choices) == [[nil], [0], [1]])
        let nested = (0..<10_000).map {
            Condition.number(NumberRange(lower: .init(DecimalNumber($0), isInclusive: true), upper: nil))
        }
        _ = answer(nested)
    }

    @Test("many sides, each with conditions of its own")
    func manySides() {
        let conditions = (0..<2_000).map { Condition.number(.exactly(DecimalNumber($0))) }
        let question = Decision.overlapQuestion(english, conditions)
        _ = Result { () throws(Undecided) in try Decision(question).overlaps }
    }
}
