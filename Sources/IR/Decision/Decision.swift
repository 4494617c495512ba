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

        /// Creates a side.
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

    /// What is asked.
    public struct Question: Sendable, Hashable {
        /// The language whose categories the conditions mean, unless a side names another one.
        public var language: LanguageTag

        /// The lists of conditions that are looked at side by side.
        public var sides: [Side]

        /// The values.
        public var domain: Domain

        /// Creates a question.
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
        /// The part of the domain.
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
