package import InterlinguaIR

/// Which variant each class of numbers gets in a set of selects on one argument.
struct Classification: Sendable {
    /// What a classification depends on.
    struct Question: Hashable, Sendable {
        /// The language whose rules categories are read with.
        var language: LanguageTag
        var domain: NumberDomain
        var reading: Reading
        /// Whether negative numbers differ from positive ones.
        var keepsSign: Bool
        /// The conditions of each select that looks at the argument.
        var lists: [[Condition]]

        /// The kinds of categories that classes may be, the likelier one first.
        var kinds: [PluralKind] {
            let isOrdinal = lists.joined().contains { if case .category(_, .ordinal) = $0 { true } else { false } }
            let isCardinal = lists.joined().contains { if case .category(_, .cardinal) = $0 { true } else { false } }
            return isOrdinal && !isCardinal ? [.ordinal, .cardinal] : [.cardinal, .ordinal]
        }
    }

    var cells: [NumberPartition.Cell]

    /// For each cell and each list the variant that it gets; nil where there is none.
    var choices: [[Int?]]

    /// For each cell its category.
    var categories: [PluralCategory]

    /// For each cell and the first list, how many of its conditions hold beside `otherwise`.
    var overlaps: [Int]

    /// Whose categories they are: ordinal ones if only those are asked for.
    var kind: PluralKind

    /// Answers a question; nil where the domain can't be cut into few enough cells.
    init?(_ question: Question) {
        var rules: [PluralRule] = []
        var ranges: [NumberRange] = []
        var kinds: Set<PluralKind> = []
        for condition in question.lists.joined() {
            switch condition {
            case .rule(let rule): rules.append(rule)
            case .number(let range): ranges.append(range)
            case .text(let text):
                guard let number = DecimalNumber(text) else { continue }
                ranges.append(.exactly(number))
            case .category(_, let kind): kinds.insert(kind)
            case .matches, .atLeast, .absent, .otherwise: break
            }
        }
        kind = kinds == [.ordinal] ? .ordinal : .cardinal
        kinds.insert(kind)
        for kind in PluralKind.allCases where kinds.contains(kind) {
            rules += PluralRules.rules(for: question.language, kind: kind).rules.map(\.rule)
        }
        guard let partition = NumberPartition(question.domain, rules: rules, ranges: ranges) else { return nil }
        cells = partition.cells
        choices = []
        categories = []
        overlaps = []
        let ownRules = PluralRules.rules(for: question.language, kind: kind)
        for cell in cells {
            let value = ReadValue(cell.number, keepsSign: question.keepsSign)
            categories.append(ownRules.category(of: value.operands))
            choices.append(
                question.lists.map { list in
                    list.firstIndex { $0 != .absent && value.satisfies($0, question.language) == true }
                }
            )
            let first = question.lists.first ?? []
            overlaps.append(
                first.count { $0 != .absent && $0 != .otherwise && value.satisfies($0, question.language) == true }
            )
        }
    }
}

/// The classifications that were asked for before; a catalogue asks few different questions.
struct ClassificationCache: Sendable {
    private struct Decided: Hashable {
        let question: Classification.Question
        let kind: PluralKind
    }

    private var answers: [Classification.Question: Classification?] = [:]
    private var decided: [Decided: Classification?] = [:]
    private var words: [WordClasses.Question: WordClasses?] = [:]

    /// The answer to a question, found once; nil where there are too many classes.
    mutating func classification(_ question: Classification.Question) -> Classification? {
        if let answer = answers[question] { return answer }
        let answer = Classification(question)
        answers[question] = .some(answer)
        return answer
    }

    /// The decision procedure's answer to a question, found once; nil where it has none.
    mutating func classification(
        deciding question: Classification.Question,
        by kind: PluralKind
    ) -> Classification? {
        let key = Decided(question: question, kind: kind)
        if let answer = decided[key] { return answer }
        let answer = Classification(deciding: question, by: kind)
        decided[key] = .some(answer)
        return answer
    }

    /// What words get, found once; nil where that has no names or is not known.
    mutating func words(_ question: WordClasses.Question) -> WordClasses? {
        if let answer = words[question] { return answer }
        let answer = WordClasses(question)
        words[question] = .some(answer)
        return answer
    }
}

extension Classification {
    /// Classes with more numbers than this are not taken apart into single numbers, as in ``NumberPartition``.
    private static let maximumListedCount = NumberPartition.maximumListedCount

    /// Lists with more conditions than this are not searched for some that hold together.
    private static let maximumComparedCount = 16

    /// Answers a question by the decision procedure, which knows regular expressions as well; nil where it has no answer.
    ///
    /// The cells are its classes, those with few members taken apart.
    init?(deciding question: Question, by kind: PluralKind) {
        let categories = PluralRules.rules(for: question.language, kind: kind).categories
        let named = Decision.Side(categories.map { Condition.category($0, kind) }, reading: question.reading)
        let sides = question.lists.map { Decision.Side($0, reading: question.reading) } + [named]
        let domain = Decision.Domain.numbers(question.domain)
        guard let decision = try? Decision(Decision.Question(question.language, sides, domain: domain)) else {
            return nil
        }
        self.kind = kind
        cells = []
        choices = []
        self.categories = []
        overlaps = []
        var listed: [Condition] = []
        func add(_ found: Decision.Class, isSingle: Bool) -> Bool {
            guard let last = found.choices.last, let category = last else { return false }
            cells.append(NumberPartition.Cell(number: found.smallestNumber, isSingle: isSingle))
            choices.append(Array(found.choices.dropLast()))
            self.categories.append(categories[category])
            if isSingle { listed.append(.number(.exactly(found.smallestNumber))) }
            return true
        }
        func canBeListed(_ found: Decision.Class) -> Bool {
            !found.isInfinite && (found.part == .whole || found.part == .negative)
                && found.countUpToThousand <= Self.maximumListedCount
        }
        for found in decision.classes where !add(found, isSingle: canBeListed(found)) { return nil }
        // The members of finite classes one by one: what is left once the known ones are taken away.
        var step = 0
        while !listed.isEmpty, step <= Self.maximumListedCount {
            let others = Decision.Question(question.language, sides + [Decision.Side(listed)], domain: domain)
            guard let rest = try? Decision(others) else { return nil }
            let left = rest.classes.filter { $0.choices.last == .some(nil) && canBeListed($0) }
            if left.isEmpty { break }
            for found in left {
                var own = found
                own.choices.removeLast()
                if !add(own, isSingle: step < Self.maximumListedCount) { return nil }
            }
            step += 1
        }
        let first = question.lists.first ?? []
        let count = first.count <= Self.maximumComparedCount && !Self.overlap(first, question) ? 1 : 2
        overlaps = cells.map { _ in count }
    }

    /// Whether two conditions hold together for some number.
    private static func overlap(_ conditions: [Condition], _ question: Question) -> Bool {
        let own = conditions.filter { $0 != .absent && $0 != .otherwise }
        if own.count < 2 { return false }
        let asked = Decision.overlapQuestion(
            question.language,
            own,
            reading: question.reading,
            domain: .numbers(question.domain)
        )
        return (try? Decision(asked)).map { !$0.overlaps.isEmpty } ?? true
    }
}

/// Which variant each of some words gets, and all other words alike, in a set of selects on one argument.
struct WordClasses: Sendable {
    struct Question: Hashable, Sendable {
        var language: LanguageTag
        /// The conditions of each select that looks at the argument.
        var lists: [[Condition]]
    }

    /// The words that some condition names, ascending, each with the variant of each list that it gets.
    var texts: [(text: String, choice: [Int?])]

    /// What all other words get.
    var rest: [Int?]

    /// Answers a question; nil where other words get different variants, or where that is not decided.
    init?(_ question: Question) {
        let texts = Set(question.lists.joined().compactMap(\.text)).sorted()
        let named = Decision.Side(texts.map { Condition.text($0) }, reading: .text)
        let sides = question.lists.map { Decision.Side($0, reading: .text) }
        let asked = Decision.Question(question.language, sides + [named, .lineBreaks], domain: .words)
        guard let decision = try? Decision(asked) else { return nil }
        self.texts = []
        var rests: [[Int?]] = []
        for found in decision.classes where found.choices.last == .some(nil) {
            let choice = Array(found.choices.prefix(sides.count))
            if let text = found.choices[sides.count] {
                self.texts.append((texts[text], choice))
            } else if !rests.contains(choice) {
                rests.append(choice)
            }
        }
        guard rests.count == 1 else { return nil }
        rest = rests[0]
        self.texts.sort { $0.text < $1.text }
    }
}

extension Classification {
    /// The classes of outcomes as exact numbers, then categories, in the order in which they are to be tried; nil if they
    /// can't be told by these.
    ///
    /// A category gets the outcome of its numbers; exact numbers before it are those that differ from the rest of their
    /// category. Where all cells of a category are single numbers, the rest is the largest one.
    func described(_ outcomes: [Int], _ isGap: (Int) -> Bool) -> [(Condition, Int)]? {
        var numbers: [(DecimalNumber, Int)] = []
        var classes: [(Condition, Int)] = []
        for category in PluralCategory.allCases {
            let members = cells.indices.filter { categories[$0] == category }
            guard let last = members.last else { continue }
            let many = members.filter { !cells[$0].isSingle }
            let base = outcomes[many.first ?? largest(of: members) ?? last]
            for cell in members where outcomes[cell] != base {
                guard cells[cell].isSingle, !isGap(outcomes[cell]) else { return nil }
                numbers.append((cells[cell].number, outcomes[cell]))
            }
            if !isGap(base) { classes.append((.category(category, kind), base)) }
        }
        let exact = numbers.sorted { $0.0 < $1.0 }.map { (Condition.number(.exactly($0.0)), $0.1) }
        return exact + classes
    }

    private func largest(of members: [Int]) -> Int? { members.max { cells[$0].number < cells[$1].number } }
}

extension Condition {
    /// The condition in words; nil where words would be longer than the class.
    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    package var isExpression: Bool {
        if case .matches = self { return true }
        return false
    }

    /// The same condition for numbers in its plainest form: a number rather than its text, and ends that belong to their
    /// ranges where all numbers are whole.
    func plain(in domain: NumberDomain) -> Condition {
        if case .text(let text) = self, let number = DecimalNumber(text) { return .number(.exactly(number)) }
        guard !domain.hasFractions, case .number(let range) = self else { return self }
        func whole(_ bound: NumberRange.Bound?, isUpper: Bool) -> NumberRange.Bound? {
            guard let bound, let truncated = Int(exactly: bound.value.truncated), abs(truncated) < .max / 2 else {
                return bound
            }
            var value = truncated
            if bound.value.isWhole {
                if !bound.isInclusive { value += isUpper ? -1 : 1 }
            } else if isUpper == bound.value.isNegative {
                value += isUpper ? -1 : 1
            }
            return NumberRange.Bound(DecimalNumber(value), isInclusive: true)
        }
        return .number(NumberRange(lower: whole(range.lower, isUpper: false), upper: whole(range.upper, isUpper: true)))
    }

    /// Exact numbers ascending, categories in CLDR's order, others by their spelling, then `otherwise`.
    func precedes(_ other: Condition) -> Bool {
        let (left, right) = (sortClass, other.sortClass)
        if left != right { return left < right }
        switch (self, other) {
        case (.number(let first), .number(let second)):
            if let first = first.onlyNumber, let second = second.onlyNumber { return first < second }
        case (.category(let first, _), .category(let second, _)):
            let order = PluralCategory.allCases
            return (order.firstIndex(of: first) ?? 0) < (order.firstIndex(of: second) ?? 0)
        default: break
        }
        return spelled < other.spelled
    }

    private var sortClass: Int {
        switch self {
        case .absent: 0
        case .number(let range) where range.onlyNumber != nil: 1
        case .category(_, .cardinal): 2
        case .category(_, .ordinal): 3
        case .otherwise: 5
        default: 4
        }
    }

    private var spelled: String {
        switch self {
        case .number(let range): range.description
        case .rule(let rule): rule.description
        case .text(let text): text
        case .matches(let expression): expression.source
        case .category, .atLeast, .absent, .otherwise: ""
        }
    }
}
