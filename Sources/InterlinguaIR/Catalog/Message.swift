/// What an entry says in one language.
public struct Message: Sendable, Hashable {
    /// One text, or several that are asked for together.
    public enum Content: Sendable, Hashable {
        case pattern(Pattern)
        case list([Pattern])
    }

    /// How far the translation has come.
    public enum State: String, Sendable, Hashable {
        case translated
        case needsReview
        case new
        /// Another language's text that this language shows as well.
        case inherited
    }

    /// What is said.
    public var content: Content

    /// How far the translation has come.
    public var state: State

    /// The translators' comment; the source language's is the entry's.
    public var comment: String?

    /// Comments that stand before it without belonging to it: headings, licences.
    public var headings: [String]

    /// Where it stands.
    public var origin: Origin

    /// What only one format needs in order to write the message again.
    public var annotations: Annotations

    /// Creates a message.
    public init(
        content: Content,
        state: State = .translated,
        comment: String? = nil,
        headings: [String] = [],
        origin: Origin = Origin(),
        annotations: Annotations = Annotations()
    ) {
        self.content = content
        self.state = state
        self.comment = comment
        self.headings = headings
        self.origin = origin
        self.annotations = annotations
    }

    /// Creates a message of one pattern.
    public init(_ pattern: Pattern) { self.init(content: .pattern(pattern)) }

    /// The patterns of the message: one, or those of the list.
    public var patterns: [Pattern] {
        switch content {
        case .pattern(let pattern): [pattern]
        case .list(let patterns): patterns
        }
    }

    /// The same message with every pattern changed.
    public func mapPatterns<Failure>(_ transform: (Pattern) throws(Failure) -> Pattern) throws(Failure) -> Message {
        var message = self
        switch content {
        case .pattern(let pattern): message.content = .pattern(try transform(pattern))
        case .list(let patterns):
            var changed: [Pattern] = []
            for pattern in patterns { changed.append(try transform(pattern)) }
            message.content = .list(changed)
        }
        return message
    }
}
