import InterlinguaIR
@testable import InterlinguaSemantics
import Testing

@Suite("Domains are cut into cells that no condition tells apart")
struct NumberPartitionTests {
    /// Languages with every set of cardinal and ordinal rules that has many moduli or constants.
    private static let languages = [
        "en", "fr", "pl", "ru", "lv", "ar", "cy", "br", "kw", "mt", "ga", "gv", "tzm", "lij", "he", "sl", "pt", "da",
        "is", "fil",
        "it", "uk", "sv", "lt", "cs", "ro", "shi", "dsb", "mk", "hy", "az", "ka", "ca", "bn", "sq",
    ]

    @Test("every number up to 1,010 and around powers of ten has a cell like it", arguments: PluralKind.allCases)
    func complete(_ kind: PluralKind) throws {
        var numbers = Array(0...1_010)
        for power in [10_000, 100_000, 1_000_000, 2_000_000, 10_000_000] { numbers += (power - 21)...(power + 101) }
        for tag in Self.languages {
            let rules = PluralRules.rules(for: language(tag), kind: kind)
            let all = rules.rules.map(\.rule)
            let partition = try #require(NumberPartition(.wholeNumbers, rules: all, ranges: []), "\(tag)")
            #expect(partition.cells.count < 2_500, "\(tag)")
            let signatures = Set(partition.cells.map { signature(PluralOperands($0.number), all) })
            for number in numbers {
                #expect(signatures.contains(signature(PluralOperands(number), all)), "\(tag) \(number)")
            }
        }
    }

    /// Which relations hold for a number: cells have to tell apart everything that any of them does.
    private func signature(_ operands: PluralOperands, _ rules: [PluralRule]) -> [Bool] {
        rules.flatMap(\.relations).map { $0.holds(for: operands) }
    }

    @Test("every short decimal has a cell like it")
    func fractions() throws {
        var numbers: [DecimalNumber] = []
        for whole in [0, 1, 2, 3, 5, 10, 11, 20, 21, 100, 101, 1_000_000] {
            for fraction in Array(1...99) + [101, 111, 112, 211, 999] {
                let digits = String(String((fraction < 100 ? 100 : 1_000) + fraction).dropFirst())
                numbers.append(DecimalNumber(prefixOf: "\(whole).\(digits)"))
            }
        }
        for tag in Self.languages {
            let all = PluralRules.rules(for: language(tag), kind: .cardinal).rules.map(\.rule)
            let domain = NumberDomain(hasNegatives: false, hasFractions: true)
            let partition = try #require(NumberPartition(domain, rules: all, ranges: []), "\(tag)")
            let signatures = Set(partition.cells.map { signature(PluralOperands($0.number), all) })
            for number in numbers {
                let found = signatures.contains(signature(PluralOperands(number), all))
                if !found { Issue.record("\(tag) \(number)") }
            }
        }
    }

    @Test("ranges, their ends and what lies around them")
    func ranges() throws {
        func range(_ text: String) -> NumberRange {
            guard case .number(let range) = condition(text) else { return NumberRange(lower: nil, upper: nil) }
            return range
        }
        func cells(_ domain: NumberDomain, _ ranges: String...) -> [String] {
            NumberPartition(domain, rules: [], ranges: ranges.map(range))?.cells.map {
                "\($0.number)\($0.isSingle ? "!" : "")"
            } ?? []
        }
        #expect(cells(.wholeNumbers) == ["0"])
        #expect(cells(.wholeNumbers, "=3") == ["0!", "1!", "2!", "3!", "4"])
        #expect(cells(.wholeNumbers, "(1,4]") == ["0!", "1!", "2!", "3!", "4!", "5"])
        #expect(cells(.wholeNumbers, "[2,5)") == cells(.wholeNumbers, "(1,4]"))
        #expect(cells(.wholeNumbers, "(1.5,4.5)") == cells(.wholeNumbers, "(1,4]"))
        #expect(cells(.wholeNumbers, "(0,20)") == ["0!", "1", "20"])
        let signed = NumberDomain(hasNegatives: true, hasFractions: false)
        #expect(cells(signed, "(,0)") == ["0", "-1"])
        #expect(cells(signed, "=-3") == ["0", "-1!", "-2!", "-3!", "-4"])
        let fractions = NumberDomain(hasNegatives: false, hasFractions: true)
        #expect(cells(fractions, "=0.5") == ["0!", "1", "0.1", "1.1", "0.5!", "0.49", "0.51"])
        #expect(cells(fractions, "(0,20)") == ["0!", "1", "20!", "21", "0.1", "1.1", "20.1", "21.1"])
    }

    @Test("moduli that don't divide each other, and too much of everything")
    func foreignModuli() throws {
        let rule = try #require(PluralRule("n % 4 = 1 and n % 6 = 3"))
        let partition = try #require(NumberPartition(.wholeNumbers, rules: [rule], ranges: []))
        let signatures = Set(partition.cells.map { signature(PluralOperands($0.number), [rule]) })
        for number in 0...200 { #expect(signatures.contains(signature(PluralOperands(number), [rule]))) }
        let primes = try #require(PluralRule("n % 99991 = 1 and n % 99989 = 3"))
        #expect(NumberPartition(.wholeNumbers, rules: [primes], ranges: []) == nil)
        let huge = NumberRange.exactly(DecimalNumber(prefixOf: "1e300"))
        #expect(NumberPartition(.wholeNumbers, rules: [], ranges: [huge]) == nil)
    }
}
