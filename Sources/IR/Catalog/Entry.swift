public import OrderedCollections

/// One thing to say, in every language that says it.
public struct Entry: Sendable, Hashable {
    /// Ordered by position, then by first appearance in the source language; everything refers to them by index.
    public var arguments: [Argument]

    /// What is said, by language.
    public var messages: OrderedDictionary<LanguageTag, Message>

    /// Whether translators are to touch it.
    public var isTranslatable: Bool

    /// What only one format needs in order to write the entry again.
    public var annotations: Annotations

    /// Creates an entry.
    public init(
        arguments: [Argument] = [],
        messages: OrderedDictionary<LanguageTag, Message> = [:],
        isTranslatable: Bool = true,
        annotations: Annotations = Annotations()
    ) {
        self.arguments = arguments
        self.messages = messages
        self.isTranslatable = isTranslatable
        self.annotations = annotations
    }
}
