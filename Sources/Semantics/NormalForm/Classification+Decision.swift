import InterlinguaIR

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
    /// What the answer depends on.
    struct Question: Hashable, Sendable {
        /// The language of the message.
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
