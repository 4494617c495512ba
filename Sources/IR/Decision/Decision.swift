/// Which values get which variants: a domain divided by what several lists of conditions choose.
///
/// Exact: the classes are all that exist, and the spelling shown for each is its smallest. Every condition is a regular
/// language over the spellings of numbers, or over words; the automata of all of them run side by side over the domain.
public struct Decision: Sendable, Hashable {
    /// One list of conditions that chooses among its variants.
    public struct Side: Sendable, Hashable {
        /// The conditions in the order in which they are tried.
        public var conditions: [Condition]

        /// How the value is read before the conditions see it.
        public var reading: Reading

        /// The language whose categories the conditions mean; nil for the question's.
        public var language: LanguageTag?

        public init(_ conditions: [Condition], reading: Reading = .decimal, language: LanguageTag? = nil) {
            self.conditions = conditions
            self.reading = reading
            self.language = language
        }
    }

    /// The values that are asked about.
    public enum Domain: Sendable, Hashable {
        /// Decimal spellings without redundant zeros in front: `0`, `12`, `-3`, `0.5`; with zeros at the end of a fraction
        /// only where some side reads the value as text.
        case numbers(NumberDomain)
        /// All texts.
        case words
    }

    public struct Question: Sendable, Hashable {
        /// The language whose categories the conditions mean, unless a side names another one.
        public var language: LanguageTag

        /// The lists of conditions that are looked at side by side.
        public var sides: [Side]

        public var domain: Domain

        public init(_ language: LanguageTag, _ sides: [Side], domain: Domain = .numbers(.wholeNumbers)) {
            self.language = language
            self.sides = sides
            self.domain = domain
        }
    }

    /// The parts of a domain, whose classes are told apart.
    public enum Part: String, Sendable, Hashable, CaseIterable {
        /// 0, 1, 2 …: what decides whether a rewriting is exact.
        case whole
        /// -1, -2, -3 …
        case negative
        /// Numbers with digits behind the point, of either sign.
        case fractional
        /// Texts that need not be numbers.
        case word
    }

    /// All values of a part for which every side chooses the same.
    public struct Class: Sendable, Hashable {
        public var part: Part

        /// For each side the index of the first condition that holds; nil where none does.
        public var choices: [Int?]

        /// The shortest spelling, and among those the first in the order of digits: the smallest number in magnitude of
        /// the whole and of the negative ones.
        public var smallest: String

        /// Whether there is no end of members.
        public var isInfinite: Bool

        /// How many members there are from 0 to 1000; 0 but for whole numbers.
        public var countUpToThousand: Int

        /// The smallest member as a number; zero for a word.
        public var smallestNumber: DecimalNumber { DecimalNumber(prefixOf: smallest) }
    }

    /// What the answer leaves out of the domain.
    public enum Limit: String, Sendable, Hashable, CaseIterable {
        /// Numbers above 16,777,216 and fractions of more than six digits, which single precision rounds.
        case singlePrecision
        /// Negative numbers, which become 2⁶⁴ more.
        case negativesAsUnsigned
    }

    /// The classes that exist: those of each part together, in the order of their smallest members.
    public let classes: [Class]

    /// What was left out.
    public let limits: Set<Limit>

    /// The number of states of all automata together.
    public let stateCount: Int

    /// Answers a question; throws where no exact answer is found.
    public init(_ question: Question) throws(Undecided) {
        var compiler = try ConditionCompiler(question)
        let problem = try compiler.compile()
        var search = ProductSearch(problem)
        try search.run()
        classes = search.classes
        stateCount = search.states.count
        limits = problem.limits
    }
}

/// Why a question has no answer; never "equal" because nothing was found.
public enum Undecided: Error, Sendable, Hashable {
    /// The automata have more than 200,000 states together, or would take too many steps.
    case tooManyStates
    /// Numbers in the conditions are too large, or there are too many different conditions.
    case tooLarge
    /// A regular expression is outside the supported syntax, or repeats look-around without end.
    case unsupportedExpression
    /// Words are read as numbers.
    case wordsAsNumbers
}

/// Whether two conditions mean the same numbers.
public enum Agreement: Sendable, Hashable {
    /// They hold for the same values of the domain.
    case equal
    /// They don't; the smallest value for which only one of them holds.
    case different(smallest: String)
    case undecided(Undecided)
}

extension DecisionCache {
    /// Whether two conditions hold for the same values, and if not, the first that shows it.
    ///
    /// Whole numbers are looked at first, then negative ones, then those with fractions.
    public func agreement(
        of first: Condition,
        reading firstReading: Reading = .decimal,
        with second: Condition,
        reading secondReading: Reading = .decimal,
        in language: LanguageTag,
        domain: Decision.Domain = .numbers(.wholeNumbers)
    ) -> Agreement {
        let sides = [
            Decision.Side([first], reading: firstReading), Decision.Side([second], reading: secondReading),
        ]
        switch answer(Decision.Question(language, sides, domain: domain)) {
        case .failure(let reason): return .undecided(reason)
        case .success(let decision):
            let different = decision.classes.first { $0.choices[0] != $0.choices[1] }
            return different.map { .different(smallest: $0.smallest) } ?? .equal
        }
    }
}

extension Decision.Side {
    /// Whether a text has a line break; `$` stands before one at the end as well, so that few expressions mean what they
    /// say of such texts, which nobody chooses by.
    public static let lineBreaks = Decision.Side(
        [.matches(RegularExpression("[\u{0A}-\u{0D}\u{85}\u{2028}\u{2029}]"))],
        reading: .text
    )
}

extension Decision {
    /// Two conditions that hold together for some value.
    public struct Overlap: Sendable, Hashable {
        /// The index of the condition that is tried first.
        public var first: Int

        /// The index of the other condition.
        public var second: Int

        /// The smallest value for which both hold.
        public var smallest: String
    }

    /// What is asked to find conditions that hold together: each of a list stands on a side of its own.
    public static func overlapQuestion(
        _ language: LanguageTag,
        _ conditions: [Condition],
        reading: Reading = .decimal,
        domain: Domain = .numbers(.wholeNumbers)
    ) -> Question {
        Question(language, conditions.map { Side([$0], reading: reading) }, domain: domain)
    }

    /// The conditions that hold together, each pair once, where the question was made to find them; `otherwise` counts
    /// like any other.
    public var overlaps: [Overlap] {
        var found: [Overlap] = []
        var known: Set<[Int]> = []
        for values in classes {
            let holding = values.choices.indices.filter { values.choices[$0] != nil }
            for (place, first) in holding.enumerated() {
                for second in holding.dropFirst(place + 1) where known.insert([first, second]).inserted {
                    found.append(Overlap(first: first, second: second, smallest: values.smallest))
                }
            }
        }
        return found
    }

    /// The classes for which a side has no variant, in the order of their smallest members.
    public func gaps(ofSide side: Int) -> [Class] {
        classes.filter { $0.choices.indices.contains(side) && $0.choices[side] == nil }
    }

    public func classes(of part: Part) -> [Class] { classes.filter { $0.part == part } }
}
