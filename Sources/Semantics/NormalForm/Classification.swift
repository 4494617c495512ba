import InterlinguaIR

/// Which variant each class of numbers gets in a set of selects on one argument.
struct Classification: Sendable {
    /// What a classification depends on.
    struct Question: Hashable, Sendable {
        /// The language whose rules categories are read with.
        var language: LanguageTag
        /// The numbers there can be.
        var domain: NumberDomain
        /// How the argument's value is read.
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

    /// The cells of the domain.
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
