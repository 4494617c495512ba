/// A regular expression in ICU's syntax: its source, and its parsed form where the syntax is supported.
public struct RegularExpression: Sendable, Hashable {
    /// The expression as the file spells it.
    public let source: String

    /// Creates an expression from its source.
    public init(_ source: String) { self.source = source }
}
