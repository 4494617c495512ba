import InterlinguaIR
import Testing

/// The procedure against brute force, for conditions made at random.
@Suite("10,000 random sets of conditions")
struct DecisionRandomTests {
    private static let shardCount = 8
    private static let seed: UInt64 = 20_250_301

    /// Without expressions the first numbers behind all constants, as many as the least common multiple of the moduli
    /// (60 here), show everything.
    @Test("rules, ranges and texts", arguments: 0..<shardCount)
    func rules(shard: Int) throws {
        print("random conditions: seed \(Self.seed), shard \(shard)")
        var random = RandomConditions(seed: Self.seed &+ UInt64(shard))
        let numbers = (0...200).map(String.init)
        for _ in 0..<(8_000 / Self.shardCount) {
            try compare(random.conditions(withExpressions: false), numbers, isComplete: true)
        }
    }

    /// With expressions what the procedure finds is confirmed by ICU, and what ICU finds among many spellings is found.
    @Test("regular expressions too, against ICU", arguments: 0..<shardCount)
    func expressions(shard: Int) throws {
        print("random conditions with expressions: seed \(Self.seed + 100), shard \(shard)")
        var random = RandomConditions(seed: Self.seed &+ 100 &+ UInt64(shard))
        let numbers =
            (0...125).map(String.init) + [200, 212, 999, 1_000, 1_001, 1_112, 12_121, 100_500].map(String.init)
        let others = [
            "-1", "-2", "-11", "-12", "-25", "0.0", "0.1", "0.5", "1.0", "1.5", "2.1", "12.50", "-0.1", "-1.0",
        ]
        for _ in 0..<(2_000 / Self.shardCount) {
            try compare(random.conditions(withExpressions: true), numbers, others, isComplete: false)
        }
    }

    private static let words = [
        "", "a", "A", "b", "B", "ab", "ba", "aB", "k", "K", "\u{212A}", "é", "É", "e", "1", "11", "-", " ", "a b",
        "a\n", "\n",
        "\n\n", "a\r\n", "\r", "b\u{2028}", "male", "ö1", "Ö", "ka", "a1a", "x", "٣", "_", "abab", "aab", "bb b",
    ]

    @Test("words, against ICU", arguments: 0..<4)
    func words(shard: Int) throws {
        print("random conditions on words: seed \(Self.seed + 200), shard \(shard)")
        var random = RandomConditions(seed: Self.seed &+ 200 &+ UInt64(shard))
        for _ in 0..<250 {
            let conditions = random.wordConditions()
            let question = Decision.Question(english, [Decision.Side(conditions, reading: .text)], domain: .words)
            let decision: Decision
            do {
                decision = try Decision(question)
            } catch .unsupportedExpression {
                continue
            }
            let oracle = ConditionOracle(conditions)
            for found in decision.classes where oracle.choice(found.smallest) != found.choices[0] {
                Issue.record("\(describe(conditions)): \(found.smallest.debugDescription) gets \(found.choices)")
            }
            for word in Self.words {
                let choice = oracle.choice(word)
                let found = decision.classes.first { $0.choices[0] == choice }
                if found.map({ $0.smallest.unicodeScalars.count <= word.unicodeScalars.count }) != true {
                    Issue.record(
                        "\(describe(conditions)): \(word.debugDescription) gets \(choice.map(String.init) ?? "-")"
                    )
                }
            }
        }
    }

    private func compare(
        _ conditions: [Condition],
        _ numbers: [String],
        _ others: [String] = [],
        isComplete: Bool
    ) throws {
        let domain = others.isEmpty ? NumberDomain.wholeNumbers : NumberDomain(hasNegatives: true, hasFractions: true)
        let side = Decision.Side(conditions, reading: .text)
        let question = Decision.Question(english, [side], domain: .numbers(domain))
        let decision: Decision
        do {
            decision = try Decision(question)
        } catch .unsupportedExpression {
            // A lazy repetition of what can be empty may come up: ICU does not get out of it.
            return
        } catch {
            Issue.record("\(describe(conditions)): \(error)")
            return
        }
        let oracle = ConditionOracle(conditions)
        var expected: [Int?: String] = [:]
        for number in numbers {
            let choice = oracle.choice(number)
            if expected[choice] == nil { expected[choice] = number }
        }
        let limit = 125
        for found in decision.classes {
            if oracle.choice(found.smallest) != found.choices[0] {
                Issue.record("\(describe(conditions)): \(found.smallest) gets \(found.choices)")
            }
            guard found.part == .whole else { continue }
            let smallest = expected[found.choices[0]]
            let isSmall = isComplete || Int(found.smallest).map { $0 <= limit } ?? false
            if isSmall ? smallest != found.smallest : false {
                Issue.record("\(describe(conditions)): \(found.smallest) for \(smallest ?? "-")")
            }
        }
        let whole = Set(decision.classes(of: .whole).map { $0.choices[0] })
        for (choice, number) in expected where !whole.contains(choice) {
            Issue.record("\(describe(conditions)): \(number) gets \(choice.map(String.init) ?? "-")")
        }
        for spelling in others {
            let part = spelling.contains(".") ? Decision.Part.fractional : .negative
            let choice = oracle.choice(spelling)
            let found = decision.classes(of: part).first { $0.choices[0] == choice }
            if found.map({ $0.smallest.utf8.count <= spelling.utf8.count }) != true {
                Issue.record("\(describe(conditions)): \(spelling) gets \(choice.map(String.init) ?? "-")")
            }
        }
    }

    private func describe(_ conditions: [Condition]) -> String {
        conditions.map { condition in
            switch condition {
            case .rule(let rule): "rule \(rule)"
            case .matches(let expression): "/\(expression.source)/"
            default: "\(condition)"
            }
        }.joined(separator: "; ")
    }
}
