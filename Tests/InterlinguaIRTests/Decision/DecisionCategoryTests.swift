import InterlinguaIR
import Testing

/// The procedure against brute force, for CLDR's rules.
@Suite("CLDR's categories of each language against those of each other one")
struct DecisionCategoryTests {
    /// Parts of the work, so that all cores take part.
    private static let shardCount = 8

    @Test("every set of rules has another language with it or stands alone")
    func distinct() {
        #expect(CategorySets.whole.all.filter { $0.rules.kind == .cardinal }.count == 39)
        #expect(CategorySets.whole.all.filter { $0.rules.kind == .ordinal }.count == 25)
        // What the sets hold is what the interpreter says of whole rules.
        for sets in CategorySets.whole.all {
            for number in stride(from: 0, through: 200_000, by: 997) {
                let category = sets.rules.category(of: number)
                let place = sets.rules.categories.firstIndex(of: category)
                let only = NumberSet(count: NumberUniverse.whole.count) { $0 == number }
                #expect(sets.members.firstIndex { $0.firstCommon(with: only) != nil } == place)
            }
        }
    }

    @Test("0…200,000 and around 10⁶ and 10⁷", arguments: 0..<shardCount)
    func wholeNumbers(shard: Int) throws {
        try comparePairs(CategorySets.whole, .whole, .numbers(.wholeNumbers), .whole, shard)
    }

    @Test("up to three digits behind the point", arguments: 0..<shardCount)
    func fractions(shard: Int) throws {
        let domain = NumberDomain(hasNegatives: false, hasFractions: true)
        try comparePairs(CategorySets.fractions, .fractions, .numbers(domain), .fractional, shard)
    }

    private func comparePairs(
        _ sets: CategorySets,
        _ universe: NumberUniverse,
        _ domain: Decision.Domain,
        _ part: Decision.Part,
        _ shard: Int
    ) throws {
        var count = 0
        for (index, first) in sets.all.enumerated() {
            for second in sets.all.dropFirst(index + 1) {
                count += 1
                guard count % Self.shardCount == shard else { continue }
                let sides = [
                    Decision.Side(first.conditions), Decision.Side(second.conditions, language: second.language),
                ]
                let question = Decision.Question(first.language, sides, domain: domain)
                let decision = try Decision(question)
                let pair = "\(first.rules.kind) \(first.language) × \(second.rules.kind) \(second.language)"
                #expect(decision.stateCount <= 800, "\(pair)")
                var classes: [[Int?]: String] = [:]
                for found in decision.classes(of: part) {
                    classes[found.choices] = found.smallest
                    let number = found.smallestNumber
                    let categories = [first, second].map { $0.rules.category(of: number) }
                    let chosen = zip([first, second], found.choices).map { $1.map($0.rules.categories.element) }
                    if categories != chosen { Issue.record("\(pair): \(found.smallest) is \(categories)") }
                }
                for (row, left) in first.members.enumerated() {
                    for (column, right) in second.members.enumerated() {
                        let place = left.firstCommon(with: right)
                        let expected = place.map { universe.spellings[$0] }
                        let smallest = classes[[row, column]]
                        // A class may begin beyond the list; then the interpreter has confirmed it above.
                        if expected == smallest || expected == nil && smallest.map(universe.contains) == false {
                            continue
                        }
                        // The list is complete up to five letters only, where there are fractions.
                        if part == .fractional, let expected, let smallest, smallest.utf8.count > 5,
                            smallest.utf8.count <= expected.utf8.count, !universe.contains(smallest)
                        {
                            continue
                        }
                        Issue.record("\(pair) \(row) \(column): \(smallest ?? "-") for \(expected ?? "-")")
                    }
                }
            }
        }
    }

    /// Two rules agree on negative numbers and fractions if they do on magnitudes; only readings make a difference.
    @Test("signs, by reading", arguments: [Reading.decimal, .integer, .signedFloat])
    func signs(reading: Reading) throws {
        let domain = NumberDomain(hasNegatives: true, hasFractions: true)
        for sets in CategorySets.fractions.all {
            let sides = [Decision.Side(sets.conditions), Decision.Side(sets.conditions, reading: reading)]
            let decision = try Decision(Decision.Question(sets.language, sides, domain: .numbers(domain)))
            #expect(decision.limits == (reading == .signedFloat ? [.singlePrecision] : []))
            var expected: [Decision.Part: [[Int?]: String]] = [:]
            func add(_ spelling: String, _ part: Decision.Part) {
                let number = DecimalNumber(prefixOf: spelling)
                let choices = [
                    sets.rules.categories.firstIndex(of: sets.rules.category(of: number)),
                    sets.rules.categories.firstIndex(of: sets.rules.category(of: number, reading: reading)),
                ]
                if expected[part]?[choices] == nil { expected[part, default: [:]][choices] = spelling }
            }
            for number in Array(1...1_200) + [1_000_000, 2_000_000] { add("-\(number)", .negative) }
            for spelling in NumberUniverse.fractions.spellings.prefix(4_000) { add(spelling, .fractional) }
            for spelling in NumberUniverse.fractions.spellings.prefix(4_000) { add("-\(spelling)", .fractional) }
            for part in [Decision.Part.negative, .fractional] {
                let classes = Dictionary(
                    decision.classes(of: part).map { ($0.choices, $0.smallest) },
                    uniquingKeysWith: { first, _ in first }
                )
                for (choices, smallest) in expected[part] ?? [:] {
                    let found = classes[choices]
                    // Those with a sign were tried last although they may be shorter.
                    let isExpected =
                        found == smallest || part == .fractional && found.map { $0.utf8.count > 5 } == false
                    #expect(isExpected, "\(sets.language) \(reading) \(choices): \(found ?? "-") for \(smallest)")
                }
                for (choices, smallest) in classes {
                    let number = DecimalNumber(prefixOf: smallest)
                    let categories = [
                        sets.rules.category(of: number), sets.rules.category(of: number, reading: reading),
                    ]
                    #expect(choices.map { $0.map(sets.rules.categories.element) } == categories, "\(smallest)")
                }
            }
        }
    }

    @Test("the automata of one language are small")
    func stateCounts() throws {
        var counts: [String: Int] = [:]
        for sets in CategorySets.whole.all {
            let decision = try Decision(Decision.Question(sets.language, [Decision.Side(sets.conditions)]))
            counts["\(sets.language) \(sets.rules.kind)"] = decision.stateCount
        }
        let large = counts.filter { $0.value > 25 }
        #expect(large == ["kw cardinal": 143])
        #expect(counts.values.min() == 3)
    }
}

extension [PluralCategory] {
    fileprivate func element(_ index: Int) -> PluralCategory { self[index] }
}
