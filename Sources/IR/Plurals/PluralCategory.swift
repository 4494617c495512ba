/// CLDR's names for the classes of numbers that a language tells apart, in CLDR's order.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    /// In Arabic, Welsh or Latvian, a class of its own for 0 and what is said like it.
    case zero
    /// The singular, and what is said like it.
    case one
    /// The dual.
    case two
    /// The paucal: 2 to 4 in Slavic languages.
    case few
    /// Large numbers, and fractions in Slavic languages.
    case many
    /// All numbers that no other category takes; every language has it.
    case other

    /// The place in CLDR's order, from 0.
    public var order: Int {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}

/// Whether numbers count ("3 files") or order ("3rd file").
public enum PluralKind: String, Sendable, Hashable, CaseIterable {
    /// Numbers that count.
    case cardinal
    /// Numbers that order.
    case ordinal
}
