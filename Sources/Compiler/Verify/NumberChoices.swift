import InterlinguaIR
import OrderedCollections

/// Values that meet every class which conditions tell apart.
struct NumberChoices: Sendable {
    /// What the classes hang on.
    struct Question: Sendable, Hashable {
        /// The languages whose categories count.
        var languages: [LanguageTag]

        /// What both sides look for, each with how it reads the number; not the languages' own categories.
        var sides: OrderedSet<Decision.Side>

        /// How the languages' own categories read the number.
        var readings: OrderedSet<Reading>

        /// The numbers that can be passed.
        var domain: NumberDomain

        /// The size of the integers that can be passed; nil for other numbers.
        var bits: Int?

        /// Whether ordinal categories count as well.
        var hasOrdinals: Bool
    }

    private var answers: [Question: [DecimalNumber]] = [:]

    /// Numbers that are passed whatever the classes are; nil to find classes out.
    private var fixed: [DecimalNumber]?

    /// What was decided before, in any comparison.
    private static let decisions = DecisionCache()

    /// Finds the numbers for all questions, on all cores.
    init(_ questions: OrderedSet<Question>) {
        let found = Array(questions).concurrentMap { ($0, Self.numbers(for: $0)) }
        answers = Dictionary(found) { first, _ in first }
    }

    /// The same numbers for every question.
    init(always numbers: [DecimalNumber]) { fixed = numbers }

    /// Numbers of every class, the smallest ones first, negative ones and those with fractions behind.
    func numbers(for question: Question) -> [DecimalNumber] {
        fixed ?? answers[question] ?? Self.numbers(for: question)
    }

    /// Words of every class that conditions on a text tell apart; empty where that can't be decided.
    static func words(for sides: OrderedSet<Decision.Side>, in language: LanguageTag) -> [String] {
        if sides.isEmpty { return [] }
        let question = Decision.Question(language, sides.elements, domain: .words)
        guard case .success(let decision) = decisions.answer(question) else { return [] }
        return decision.classes.map(\.smallest)
    }

    /// Numbers to try where classes can't be found out.
    private static let samples = Array(0...120) + [999, 1_000, 1_001, 10_101, 1_000_000]

    private static func numbers(for question: Question) -> [DecimalNumber] {
        var sides = question.sides.elements
        for language in question.languages {
            for kind in PluralKind.allCases where kind == .cardinal || question.hasOrdinals {
                let rules = PluralRules.rules(for: language, kind: kind)
                let categories = rules.rules.map { Condition.category($0.category, kind) }
                if categories.isEmpty { continue }
                for reading in question.readings {
                    sides.append(Decision.Side(categories, reading: reading, language: language))
                }
            }
        }
        var numbers = OrderedSet([0, 1, 2].map { DecimalNumber($0) })
        let language = question.languages.first ?? .undetermined
        switch decisions.answer(Decision.Question(language, sides, domain: .numbers(question.domain))) {
        case .success(let decision):
            numbers.formUnion(representatives(of: decision))
            numbers.formUnion(seconds(of: decision, language, sides))
        case .failure:
            numbers.formUnion(samples.map { DecimalNumber($0) })
            if question.domain.hasNegatives { numbers.append(DecimalNumber(-1)) }
            if question.domain.hasFractions { numbers.formUnion(["0.5", "1.5"].compactMap { DecimalNumber($0) }) }
        }
        numbers.formUnion(large(question))
        return numbers.sorted { left, right in
            let first = (left.isWhole ? 0 : 1, left.isNegative ? 1 : 0)
            let second = (right.isWhole ? 0 : 1, right.isNegative ? 1 : 0)
            return first == second ? left.magnitude < right.magnitude : first < second
        }
    }

    /// A number of every class of whole numbers; of the negative and fractional ones the smallest of each part, and one
    /// of every class for which some side chooses otherwise than for all whole numbers.
    private static func representatives(of decision: Decision) -> [DecimalNumber] {
        let whole = Set(decision.classes(of: .whole).map(\.choices))
        var parts: Set<Decision.Part> = []
        return decision.classes.filter { found in
            let isFirst = parts.insert(found.part).inserted
            return found.part == .whole || isFirst || !whole.contains(found.choices)
        }.map(\.smallestNumber)
    }

    /// The second smallest whole number of each class: two arguments of one class must not always have the same value.
    private static func seconds(
        of decision: Decision,
        _ language: LanguageTag,
        _ sides: [Decision.Side]
    ) -> [DecimalNumber] {
        let smallest = decision.classes(of: .whole).map { Condition.number(.exactly($0.smallestNumber)) }
        let question = Decision.Question(language, sides + [Decision.Side(smallest)])
        guard case .success(let others) = decisions.answer(question) else { return [] }
        return others.classes.filter { $0.choices.last == .some(nil) }.map(\.smallestNumber)
    }

    /// Numbers at which types and platforms come to their ends.
    ///
    /// Of 64 bits one that 32 bits cut and a double rounds tells both.
    private static func large(_ question: Question) -> [DecimalNumber] {
        let numbers: [Int64] =
            switch question.bits {
            case nil: [2_147_483_647]
            case .some(..<32): []
            case 32?: question.domain.hasNegatives ? [2_147_483_647] : [4_294_967_295]
            default: [9_007_199_254_740_993]
            }
        return numbers.map { DecimalNumber($0) }
    }
}
