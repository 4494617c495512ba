/// CLDR's names for the classes of numbers that a language tells apart, in CLDR's order.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    case zero, one, two, few, many, other
}

/// Whether numbers count ("3 files") or order ("3rd file").
public enum PluralKind: String, Sendable, Hashable, CaseIterable {
    case cardinal, ordinal
}
