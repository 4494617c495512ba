/// When a variant applies.
///
/// What is rare and large stands behind a reference, since variants are copied often.
public enum Condition: Sendable, Hashable {
    /// A CLDR category of the message's language.
    case category(PluralCategory, PluralKind)
    /// A rule in CLDR's syntax that belongs to no category list: foreign and frozen tables.
    indirect case rule(PluralRule)
    /// Within a range.
    indirect case number(NumberRange)
    /// Equal to the text, case-sensitive.
    case text(String)
    /// Found anywhere in the text, ignoring case.
    indirect case matches(RegularExpression)
    /// Room for at least so much.
    case atLeast(Int)
    /// The caller passed nothing for the argument.
    case absent
    /// Whenever no other variant does.
    case otherwise
}

/// Signed numbers between two bounds, either open: `0`, `1<x<=4`, `x>=100`.
public struct NumberRange: Sendable, Hashable {
    /// One end of a range.
    public struct Bound: Sendable, Hashable {
        public var value: DecimalNumber

        /// Whether the number itself belongs to the range.
        public var isInclusive: Bool

        public init(_ value: DecimalNumber, isInclusive: Bool) {
            self.value = value
            self.isInclusive = isInclusive
        }
    }

    /// The lower end; nil where there is none.
    public var lower: Bound?

    /// The upper end; nil where there is none.
    public var upper: Bound?

    public init(lower: Bound?, upper: Bound?) {
        self.lower = lower
        self.upper = upper
    }

    public static func exactly(_ value: DecimalNumber) -> NumberRange {
        NumberRange(lower: Bound(value, isInclusive: true), upper: Bound(value, isInclusive: true))
    }

    /// The only number in the range; nil if there are more, or none.
    public var onlyNumber: DecimalNumber? {
        guard let lower, let upper, lower.isInclusive, upper.isInclusive, lower.value == upper.value else { return nil }
        return lower.value
    }

    /// Whether a number lies in the range.
    public func contains(_ number: DecimalNumber) -> Bool {
        if let lower, lower.isInclusive ? number < lower.value : number <= lower.value { return false }
        if let upper, upper.isInclusive ? number > upper.value : number >= upper.value { return false }
        return true
    }
}

extension NumberRange: CustomStringConvertible {
    /// The number if it is only one, else the interval in mathematical notation: `(1,4]`, `[100,)`.
    public var description: String {
        if let onlyNumber { return onlyNumber.description }
        let opening = lower?.isInclusive == true ? "[" : "("
        let closing = upper?.isInclusive == true ? "]" : ")"
        return opening + (lower?.value.description ?? "") + "," + (upper?.value.description ?? "") + closing
    }
}
