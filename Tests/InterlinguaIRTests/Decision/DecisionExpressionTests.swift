import Foundation
import InterlinguaIR
import Testing

/// The procedure against ICU's own regular expressions, and against CLDR.
@Suite("Regular expressions are decided as ICU matches them")
struct DecisionExpressionTests {
    private let cache = DecisionCache()

    static let polish: [Condition] = [
        condition("=1"), condition("/(((?!1).[2-4]{1})$)|(^[2-4]$)/"),
        condition("/(^[05-9]$)|(.*(?=1).[0-9]$)|(^[0-9]{1}.*[0156789]$)/"),
    ]

    static let russian: [Condition] = [
        condition("/(^1$)|(^[^1]1$)|(^[1-9][0-9]?[0,2,3,4,5,6,7,8,9]+1$)/"),
        condition("/(^[2-4]$)|(^[2-9][2-4]$)|([1-9]+[0-9]*[^1][2-4]$)/"),
        condition(
            "/(^[05-9]$)|(^1[1-4]$)|(^[1-9]+[0-9]*[5-9]$)|(^[1-9]+[0-9]*1{1}[1-4]$)|([1-9]+[0-9]*0$)/"
        ),
    ]

    static let base: [Condition] = [
        condition("=1"), condition("(1,)"), condition("=2"), condition("/(^[^1])|(^\\d{2,})/"),
    ]

    private func categories(_ tag: String) -> [Condition] {
        PluralRules.rules(for: language(tag), kind: .cardinal).categories.map { .category($0, .cardinal) }
    }

    @Test("the built-in Polish expressions are CLDR's for whole numbers; the Russian ones differ first at 10101")
    func builtIn() throws {
        let polish = try Decision(
            Decision.Question(
                language("pl"),
                [Decision.Side(Self.polish, reading: .text), Decision.Side(categories("pl"))]
            )
        )
        #expect(polish.classes.map(\.choices) == [[2, 2], [0, 0], [1, 1]])
        #expect(polish.stateCount == 8)
        let russian = try Decision(
            Decision.Question(
                language("ru"),
                [Decision.Side(Self.russian, reading: .text), Decision.Side(categories("ru"))]
            )
        )
        #expect(russian.classes.map(\.choices) == [[2, 2], [0, 0], [1, 1], [nil, 0]])
        #expect(russian.classes.last?.smallest == "10101")
        #expect(russian.stateCount == 30)
        for (index, category) in ["one", "few", "many"].enumerated() {
            let agreement = cache.agreement(
                of: Self.russian[index],
                reading: .text,
                with: condition(category),
                in: language("ru")
            )
            #expect(agreement == (category == "one" ? .different(smallest: "10101") : .equal))
        }
    }

    /// Where the built-in expressions leave CLDR's categories, as the library's users see it.
    @Test(
        "the built-in expressions against categories",
        arguments: [
            ("en", 0, "one", nil), ("en", 3, "other", nil), ("en", 2, "other", "0"), ("pl", 0, "one", nil),
            ("pl", 3, "other", "0"), ("ru", 0, "one", "21"),
        ] as [(String, Int, String, String?)]
    )
    func base(tag: String, expression: Int, category: String, smallest: String?) {
        let own = category == "other" ? Condition.category(.other, .cardinal) : condition(category)
        let agreement = cache.agreement(of: Self.base[expression], reading: .text, with: own, in: language(tag))
        #expect(agreement == smallest.map { .different(smallest: $0) } ?? .equal)
    }

    @Test("the sets overlap and leave gaps where they are known to")
    func overlaps() throws {
        func overlaps(_ conditions: [Condition], _ tag: String) throws -> [String] {
            try Decision(Decision.overlapQuestion(language(tag), conditions, reading: .text)).overlaps.map {
                "\($0.first) \($0.second): \($0.smallest)"
            }
        }
        #expect(try overlaps(Self.base, "en") == ["1 2: 2", "1 3: 2", "2 3: 2"])
        #expect(try overlaps(Self.polish, "pl").isEmpty)
        let fractions = NumberDomain(hasNegatives: false, hasFractions: true)
        let question = Decision.Question(
            english,
            [Decision.Side([Self.base[0], Self.base[3]], reading: .text)],
            domain: .numbers(fractions)
        )
        #expect(try Decision(question).gaps(ofSide: 0).map(\.smallest) == ["1.1"])
    }

    @Test("expressions by families say CLDR's categories for all whole numbers, negative ones included")
    func families() throws {
        let domain = Decision.Domain.numbers(NumberDomain(hasNegatives: true, hasFractions: false))
        var count = 0
        for family in ExpressionFamily.all {
            for tag in family.languages {
                guard let language = LanguageTag(tag) else { continue }
                count += 1
                let expressions = family.expressions.map { Condition.matches(RegularExpression($0.source)) }
                let named = family.expressions.map {
                    condition($0.category == "other" ? "category other" : $0.category)
                }
                let sides = [Decision.Side(expressions, reading: .text), Decision.Side(named)]
                let decision = try Decision(Decision.Question(language, sides, domain: domain))
                for found in decision.classes where found.choices[0] != found.choices[1] || found.choices[0] == nil {
                    Issue.record("\(family.name) \(tag): \(found.smallest)")
                }
                let overlaps = try Decision(Decision.overlapQuestion(language, expressions, domain: domain)).overlaps
                #expect(overlaps.isEmpty, "\(family.name) \(tag)")
                if tag == "kw" { #expect(decision.classes(of: .whole).count == 6) }
            }
        }
        #expect(count == 220)
    }

    @Test("families by brute force: 0…200,000 and around 10⁶ and 10⁷", arguments: ExpressionFamily.all.indices)
    func familiesByBruteForce(index: Int) throws {
        let family = ExpressionFamily.all[index]
        let members = family.expressions.map { Self.lines(foundBy: $0.source) }
        for (place, first) in members.enumerated() {
            for second in members.dropFirst(place + 1) { #expect(first.firstCommon(with: second) == nil) }
        }
        for sets in CategorySets.whole.all where sets.rules.kind == .cardinal {
            guard
                family.languages.contains(where: {
                    LanguageTag($0).map { sets.rules == .rules(for: $0, kind: .cardinal) } ?? false
                })
            else { continue }
            for (category, numbers) in zip(sets.rules.categories, sets.members) {
                let place = family.expressions.firstIndex { $0.category == category.rawValue }
                guard let place else {
                    #expect(numbers.firstCommon(with: NumberSet(allOf: NumberUniverse.whole.count)) == nil)
                    continue
                }
                #expect(members[place].words == numbers.words, "\(family.name) \(category)")
            }
        }
    }

    /// The numbers, each on a line of its own, in which ICU finds an expression that can't match a line's end.
    private static func lines(foundBy source: String) -> NumberSet {
        guard
            let expression = try? NSRegularExpression(pattern: source, options: [.caseInsensitive, .anchorsMatchLines])
        else { return NumberSet(count: NumberUniverse.whole.count) { _ in false } }
        var found = [Bool](repeating: false, count: NumberUniverse.whole.count)
        let range = NSRange(location: 0, length: text.utf16.count)
        expression.enumerateMatches(in: text, range: range) { match, _, _ in
            if let match, match.range.location < lineNumbers.count {
                found[Int(lineNumbers[match.range.location])] = true
            }
        }
        return NumberSet(count: found.count) { found[$0] }
    }

    private static let text = NumberUniverse.whole.spellings.joined(separator: "\n")

    /// The line in which each character stands.
    private static let lineNumbers: [Int32] = NumberUniverse.whole.spellings.enumerated().flatMap { line in
        [Int32](repeating: Int32(line.offset), count: line.element.utf8.count + 1)
    }

    @Test("the built-in sets by brute force, whole, negative and with fractions", arguments: ["en", "pl", "ru"])
    func builtInByBruteForce(tag: String) throws {
        let conditions =
            tag == "pl" ? Self.polish : tag == "ru" ? Self.russian : [Self.base[0], Self.base[3], Self.base[2]]
        let rules = PluralRules.rules(for: language(tag), kind: .cardinal)
        let oracle = ConditionOracle(conditions)
        let domain = NumberDomain(hasNegatives: true, hasFractions: true)
        let sides = [Decision.Side(conditions, reading: .text), Decision.Side(categories(tag))]
        let decision = try Decision(Decision.Question(language(tag), sides, domain: .numbers(domain)))
        var expected: [Decision.Part: [[Int?]: String]] = [:]
        func add(_ spelling: String, _ part: Decision.Part) {
            let category = rules.category(of: DecimalNumber(prefixOf: spelling))
            let choices = [oracle.choice(spelling), rules.categories.firstIndex(of: category)]
            if expected[part]?[choices] == nil { expected[part, default: [:]][choices] = spelling }
        }
        for number in Array(0...30_000) + [100_001, 110_101, 999_999, 1_000_001] { add(String(number), .whole) }
        for number in 1...3_000 { add("-\(number)", .negative) }
        // In the order of the search: by length, then digit by digit; a fraction may end in zeros.
        var fractions: [String] = []
        for whole in 0...99 {
            for fraction in 0...9 { fractions.append("\(whole).\(fraction)") }
            for fraction in 0...99 { fractions.append("\(whole).\(fraction / 10)\(fraction % 10)") }
        }
        fractions.sort { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        for fraction in fractions + fractions.filter({ $0.contains { "123456789".contains($0) } }).map({ "-" + $0 }) {
            add(fraction, .fractional)
        }
        for part in [Decision.Part.whole, .negative, .fractional] {
            let classes = Dictionary(decision.classes(of: part).map { ($0.choices, $0.smallest) }) { first, _ in first }
            for (choices, smallest) in expected[part] ?? [:] {
                let found = classes[choices]
                let isShort = smallest.utf8.count <= 4 || part == .whole
                #expect(isShort ? found == smallest : found != nil, "\(tag) \(choices) \(smallest)")
            }
            for (choices, smallest) in classes {
                #expect(oracle.choice(smallest) == choices[0], "\(tag) \(smallest)")
                if expected[part]?[choices] == nil { #expect(smallest.utf8.count > 4, "\(tag) \(smallest)") }
            }
        }
    }
}
