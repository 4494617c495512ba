@testable import InterlinguaIR
import Testing

@Suite("Which values get which variants")
struct DecisionTests {
    private let cache = DecisionCache()

    /// The classes as `choices: smallest`, with `…` for those without end, else the number of members up to 1000.
    private func classes(
        _ sides: [Decision.Side],
        _ tag: String = "en",
        _ domain: Decision.Domain = .numbers(.wholeNumbers)
    ) throws -> [String] {
        try Decision(Decision.Question(language(tag), sides, domain: domain)).classes.map { found in
            let choices = found.choices.map { $0.map(String.init) ?? "-" }.joined(separator: " ")
            return "\(choices): \(found.smallest)\(found.isInfinite ? " …" : "") \(found.countUpToThousand)"
        }
    }

    private func side(_ conditions: String..., reading: Reading = .decimal) -> Decision.Side {
        Decision.Side(conditions.map(condition), reading: reading)
    }

    @Test("ranges against the forms of English: apples of Swifternalization's example")
    func apples() throws {
        let apples = side("=0", "=1", "(1,4]", "(4,)", "(,0)", reading: .text)
        #expect(
            try classes([apples, side("=0", "one", "otherwise")]) == [
                "0 0: 0 1", "1 1: 1 1", "2 2: 2 3", "3 2: 5 … 996",
            ]
        )
        let signed = Decision.Domain.numbers(NumberDomain(hasNegatives: true, hasFractions: false))
        #expect(
            try classes([apples, side("=0", "one", "otherwise")], "en", signed).suffix(2) == [
                "4 1: -1 0", "4 2: -2 … 0",
            ]
        )
    }

    @Test("Polish one and other, and English one and two")
    func catchAll() throws {
        #expect(
            try classes([side("one", "otherwise"), side("one", "few", "many", "otherwise")], "pl") == [
                "1 2: 0 … 730", "0 0: 1 1", "1 1: 2 … 270",
            ]
        )
        #expect(try classes([side("=1", "=2"), side("one", "otherwise")]) == ["- 1: 0 … 999", "0 0: 1 1", "1 1: 2 1"])
    }

    @Test("rules with moduli that don't divide a power of ten")
    func moduli() throws {
        #expect(
            try classes([side("rule n % 7 = 3", "rule n % 6 = 5 and n != 5..40")]) == [
                "-: 0 … 721", "0: 3 … 143", "1: 41 … 137",
            ]
        )
        #expect(try classes([side("rule n % 12 = 11 and n % 18 = 4")]) == ["-: 0 … 1001"])
        #expect(try classes([side("rule n % 1000000 = 0 and n != 0")]) == ["-: 0 … 1001", "0: 1000000 … 0"])
        #expect(try classes([side("rule n % 2000000 = 0 and n != 0")]) == ["-: 0 … 1001", "0: 2000000 … 0"])
        let large = 9_223_372_036_854_775_807
        #expect(try classes([side("rule n = \(large)")]) == ["-: 0 … 1001", "0: \(large) 0"])
        #expect(try classes([side("rule n % 1000000000000000000 = 999999999999999999")]).count == 2)
    }

    @Test("numbers with fractions: visible zeros count where a text is passed, and only there")
    func fractions() throws {
        let domain = Decision.Domain.numbers(NumberDomain(hasNegatives: false, hasFractions: true))
        let rule = side("rule v = 0", "rule v = 2 and f = 10", "rule t = 1", reading: .text)
        #expect(
            try classes([rule], "en", domain) == ["0: 0 … 1001", "-: 0.0 … 0", "2: 0.1 … 0", "1: 0.10 … 0"]
        )
        let passed = side("rule v = 0", "rule v = 2 and f = 10", "rule t = 1")
        #expect(try classes([passed], "en", domain) == ["0: 0 … 1001", "2: 0.1 … 0", "-: 0.2 … 0"])
        // 1.0 as a text is the number 1, which has no visible fraction then.
        #expect(try classes([side("=1", reading: .text), side("one")], "en", domain).contains("0 0: 1.0 … 0"))
        #expect(try classes([side("rule n within 1..2")], "en", domain).contains("0: 1.1 … 0"))
        #expect(try classes([side("rule n = 1..2")], "en", domain) == ["-: 0 … 999", "0: 1 2", "-: 0.1 … 0"])
        #expect(
            try classes([side("[0.5,1.25)", "[1.25,1.26]")], "en", domain)
                == ["-: 0 … 1000", "0: 1 1", "-: 0.1 … 0", "0: 0.5 … 0", "1: 1.25 … 0"]
        )
    }

    @Test("a number that is read out of a text is compared in double precision")
    func doubles() throws {
        let large = 1 << 53
        #expect(
            try classes([side("=\(large)", reading: .text), side("=\(large)")])
                == ["- -: 0 … 1001", "0 0: \(large) 0", "0 -: \(large + 1) 0"]
        )
        #expect(try classes([side("=\(large + 1)", reading: .text)]) == ["-: 0 … 1001", "0: \(large) 0"])
        #expect(try classes([side("(\(large),)", reading: .text)]) == ["-: 0 1001", "0: \(large + 2) … 0"])
        #expect(try classes([side("[\(large + 2),)", reading: .text)]) == ["-: 0 1001", "0: \(large + 2) … 0"])
        #expect(try classes([side("(,\(large))", reading: .text)]) == ["0: 0 1001", "-: \(large) … 0"])
        let domain = Decision.Domain.numbers(NumberDomain(hasNegatives: true, hasFractions: true))
        let found = try classes([side("=0.1", reading: .text), side("=0.1")], "en", domain)
        // The shortest of them, and that nothing shorter is one, as the system's own conversion says.
        #expect(found.contains("0 -: 0.10000000000000001 … 0"))
        #expect(Double("0.10000000000000001") == 0.1)
        #expect(Double("0.1000000000000001") != 0.1)
        let zero = try Decision(Decision.Question(english, [side("=0", reading: .text), side("=0")], domain: domain))
        let tiny = zero.classes.first { $0.choices == [0, nil] }?.smallest
        #expect(tiny == "0." + String(repeating: "0", count: 323) + "1")
        #expect(Double(tiny ?? "") == 0)
    }

    @Test("integers are truncated, and single precision ends at 2²⁴")
    func readings() throws {
        let domain = Decision.Domain.numbers(NumberDomain(hasNegatives: true, hasFractions: true))
        #expect(
            try classes([side("(,0)", "[0,0]", "one", reading: .integer)], "en", domain) == [
                "1: 0 1", "2: 1 1", "-: 2 … 999", "0: -1 … 0", "1: 0.1 … 0", "2: 1.1 … 0", "-: 2.1 … 0", "0: -1.1 … 0",
            ]
        )
        let float = try Decision(
            Decision.Question(english, [side("one", "rule n % 10 = 0", reading: .signedFloat)], domain: domain)
        )
        #expect(float.limits == [.singlePrecision])
        #expect(float.classes(of: .negative).map(\.choices) == [[nil], [1]])
        #expect(float.classes(of: .whole).allSatisfy { !$0.isInfinite })
        let unsigned = try Decision(
            Decision.Question(english, [side("one", reading: .unsignedInteger)], domain: domain)
        )
        #expect(unsigned.limits == [.negativesAsUnsigned])
        #expect(unsigned.classes(of: .negative).isEmpty)
    }

    @Test("texts, among numbers and among words")
    func texts() throws {
        #expect(
            try classes([side("text 5", "text male", "text 007", reading: .text), side("=5")])
                == ["- -: 0 … 1000", "0 0: 5 1"]
        )
        let words = try Decision(
            Decision.Question(english, [side("text male", "text female", reading: .text)], domain: .words)
        )
        #expect(words.classes.map(\.choices) == [[nil], [0], [1]])
        #expect(words.classes.map(\.smallest) == ["", "male", "female"])
        #expect(words.classes.map(\.isInfinite) == [true, false, false])
        // Canonically equivalent texts are the same.
        let accents = Decision.Side([.text("é"), .text("e\u{301}")], reading: .text)
        #expect(try Decision(Decision.Question(english, [accents], domain: .words)).classes.count == 2)
    }

    @Test("conditions that agree, hold together or leave gaps")
    func questions() throws {
        let few = condition("few")
        let rule = condition("rule n % 10 = 2..4 and n % 100 != 12..14")
        #expect(cache.agreement(of: few, with: rule, in: language("pl")) == .equal)
        #expect(cache.agreement(of: few, with: condition("[2,4]"), in: language("pl")) == .different(smallest: "22"))
        #expect(cache.agreement(of: few, with: few, in: english) == .equal)
        let signed = Decision.Domain.numbers(NumberDomain(hasNegatives: true, hasFractions: false))
        #expect(
            cache.agreement(of: condition("one"), with: condition("=1"), in: english, domain: signed)
                == .different(smallest: "-1")
        )
        let conditions = ["(1,)", "[2,3]", "=2", "=0"].map(condition)
        let overlaps = try Decision(Decision.overlapQuestion(english, conditions)).overlaps
        #expect(
            overlaps == [
                Decision.Overlap(first: 0, second: 1, smallest: "2"),
                Decision.Overlap(first: 0, second: 2, smallest: "2"),
                Decision.Overlap(first: 1, second: 2, smallest: "2"),
            ]
        )
        let gaps = try Decision(Decision.Question(english, [Decision.Side(conditions)])).gaps(ofSide: 0)
        #expect(gaps.map(\.smallest) == ["1"])
    }

    @Test("conditions that have nothing to do with numbers never hold, otherwise always does")
    func others() throws {
        #expect(try classes([side("absent", ">=3", "few"), side("otherwise", "one")]) == ["- 0: 0 … 1001"])
        #expect(try classes([Decision.Side([])]) == ["-: 0 … 1001"])
        #expect(try classes([]) == [": 0 … 1001"])
    }

    @Test("answers are kept, also those that there are none")
    func keptAnswers() {
        let question = Decision.Question(english, [side("one", "otherwise")])
        #expect(cache.answer(question) == cache.answer(question))
        let undecided = Decision.Question(english, [side("one")], domain: .words)
        #expect(cache.answer(undecided) == .failure(.wordsAsNumbers))
        #expect(cache.answer(undecided) == .failure(.wordsAsNumbers))
    }
}
