extension RegularExpression {
    /// A part of the syntax tree.
    ///
    /// Groups leave no trace: nothing supported refers to them.
    public indirect enum Node: Sendable, Hashable {
        /// Matches the empty text.
        case empty
        case scalar(ScalarSet)
        /// One after the other.
        case sequence([Node])
        /// Any one of these.
        case alternatives([Node])
        /// A node so many times.
        case repetition(Node, Repetition)
        /// A place that has to be of some kind.
        case assertion(Assertion)
        /// What has to stand, or not to stand, beside a place.
        case lookAround(LookAround, Node)
    }

    /// How often something is repeated.
    public struct Repetition: Sendable, Hashable {
        /// The least number of times.
        public var minimum: Int

        /// The greatest number of times; nil for no limit.
        public var maximum: Int?

        /// Whether few are preferred; this does not change whether something is found.
        public var isLazy = false
    }

    /// What holds at a place without taking part of the text.
    public enum Assertion: Sendable, Hashable {
        /// `^`, `\A`.
        case start
        /// `$`, `\Z`: the end, or before a line end that ends the text.
        case endOrLastLineEnd
        /// `\z`.
        case end
        /// `\b`.
        case wordBoundary
        /// `\B`.
        case noWordBoundary
    }

    /// Whether something stands behind or before a place.
    public struct LookAround: Sendable, Hashable {
        /// Whether it looks behind itself, `(?<=…)`, rather than ahead.
        public var isBehind: Bool

        /// Whether it holds where nothing is found.
        public var isNegated: Bool
    }
}
