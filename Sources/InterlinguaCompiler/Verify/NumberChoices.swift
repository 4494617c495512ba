import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Numbers that meet every class of numbers which conditions tell apart.
struct NumberChoices: Sendable {
    /// What the classes hang on.
    struct Question: Sendable, Hashable {
        /// The languages whose categories count.
        var languages: [LanguageTag]
        /// Numbers, ranges, rules and texts; not the languages' own categories.
        var conditions: [Condition]
        var domain: NumberDomain
        /// Whether ordinal categories count as well.
        var hasOrdinals: Bool
    }

    private var answers: [Question: [DecimalNumber]] = [:]

    /// Numbers that are passed whatever the classes are; nil to find classes out.
    private var fixed: [DecimalNumber]?

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

    /// Numbers to try where classes can't be found out.
    private static let samples = Array(0...30) + [99, 100, 101, 111, 1_000, 1_001, 10_101, 1_000_000]

    private static func numbers(for question: Question) -> [DecimalNumber] {
        var rules: [PluralRule] = []
        for language in question.languages {
            for kind in PluralKind.allCases where kind == .cardinal || question.hasOrdinals {
                rules += PluralRules.rules(for: language, kind: kind).rules.map(\.rule)
            }
        }
        var ranges: [NumberRange] = []
        var isUndecided = false
        for condition in question.conditions {
            switch condition {
            case .rule(let rule): rules.append(rule)
            case .number(let range): ranges.append(range)
            case .text(let text): if let number = DecimalNumber(text) { ranges.append(.exactly(number)) }
            case .matches: isUndecided = true
            case .category, .atLeast, .absent, .otherwise: break
            }
        }
        var numbers = OrderedSet([0, 1, 2, 2_147_483_647].map { DecimalNumber($0) })
        if isUndecided { numbers.formUnion((0...120).map { DecimalNumber($0) }) }
        if let partition = NumberPartition(question.domain, rules: rules, ranges: ranges) {
            numbers.formUnion(representatives(of: partition, rules, ranges))
        } else {
            numbers.formUnion(samples.map { DecimalNumber($0) })
        }
        return numbers.sorted { left, right in
            let first = (left.isWhole ? 0 : 1, left.isNegative ? 1 : 0)
            let second = (right.isWhole ? 0 : 1, right.isNegative ? 1 : 0)
            return first == second ? left.magnitude < right.magnitude : first < second
        }
    }

    /// The first numbers of each class: two of those that are whole and not negative, one of the others.
    private static func representatives(
        of partition: NumberPartition,
        _ rules: [PluralRule],
        _ ranges: [NumberRange]
    ) -> [DecimalNumber] {
        var counts: [[Bool]: Int] = [:]
        var numbers: [DecimalNumber] = []
        for cell in partition.cells {
            let number = cell.number
            let operands = PluralOperands(number)
            var signature = [number.isNegative, number.isWhole]
            signature += rules.map { $0.holds(for: operands) }
            signature += ranges.map { $0.contains(number) }
            let wanted = number.isWhole && !number.isNegative ? 2 : 1
            if counts[signature, default: 0] >= wanted { continue }
            counts[signature, default: 0] += 1
            numbers.append(number)
        }
        return numbers
    }
}
