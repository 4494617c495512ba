/// Whether two conditions mean the same numbers.
public enum Agreement: Sendable, Hashable {
    /// They hold for the same values of the domain.
    case equal
    /// They don't; the smallest value for which only one of them holds.
    case different(smallest: String)
    /// It is not known.
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

        /// Creates an overlap.
        public init(first: Int, second: Int, smallest: String) {
            self.first = first
            self.second = second
            self.smallest = smallest
        }
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

    /// The classes of a part.
    public func classes(of part: Part) -> [Class] { classes.filter { $0.part == part } }
}
