/// A plural rule's syntax tree, in CLDR's syntax (UTS #35, Language Plural Rules).
public struct PluralRule: Sendable, Hashable {
    /// Reads a rule such as `n % 10 = 2..4 and n % 100 != 12..14`; samples behind `@` are not part of it.
    public init?(_ text: String) { nil }
}
