/// What an entry says in one language.
public struct Message: Sendable, Hashable {
    /// One text, or several that are asked for together.
    public enum Content: Sendable, Hashable {
        /// One text.
        case pattern(Pattern)
        /// Several texts that are asked for together.
        case list([Pattern])
    }

    /// How far the translation has come.
    public enum State: String, Sendable, Hashable {
        /// It is translated, or is the source text.
        case translated
        /// It has a translation that somebody is to look at.
        case needsReview
        /// It has no translation yet.
        case new
        /// Another language's text that this language shows as well.
        case inherited
    }

    /// The parts of a message behind one reference.
    ///
    /// Messages are copied often and changed seldom: one reference is counted where there would be six. The parts are
    /// constant and visible to other modules' optimizers, so that a look at one of them copies nothing else.
    @usableFromInline
    final class Storage: Sendable {
        /// The parts.
        @usableFromInline let fields: Fields

        /// Stores the parts of a new message.
        @usableFromInline
        init(_ fields: Fields) { self.fields = fields }
    }

    /// The parts of a message.
    @usableFromInline
    struct Fields: Sendable, Hashable {
        /// What is said.
        @usableFromInline var content: Content
        /// How far the translation has come.
        @usableFromInline var state: State
        /// The translators' comment.
        @usableFromInline var comment: String?
        /// Comments that stand before it without belonging to it.
        @usableFromInline var headings: [String]
        /// Where it stands.
        @usableFromInline var origin: Origin
        /// What only one format needs.
        @usableFromInline var annotations: Annotations
    }

    /// The parts, shared by all copies.
    @usableFromInline var storage: Storage

    private var fields: Fields {
        get { storage.fields }
        set { storage = Storage(newValue) }
    }

    /// What is said.
    public var content: Content {
        @inlinable get { storage.fields.content }
        set { fields.content = newValue }
    }

    /// How far the translation has come.
    public var state: State {
        @inlinable get { storage.fields.state }
        set { fields.state = newValue }
    }

    /// The translators' comment; the source language's is the entry's.
    public var comment: String? {
        @inlinable get { storage.fields.comment }
        set { fields.comment = newValue }
    }

    /// Comments that stand before it without belonging to it: headings, licences.
    public var headings: [String] {
        @inlinable get { storage.fields.headings }
        set { fields.headings = newValue }
    }

    /// Where it stands.
    public var origin: Origin {
        @inlinable get { storage.fields.origin }
        set { fields.origin = newValue }
    }

    /// What only one format needs in order to write the message again.
    public var annotations: Annotations {
        @inlinable get { storage.fields.annotations }
        set { fields.annotations = newValue }
    }

    /// Creates a message.
    public init(
        content: Content,
        state: State = .translated,
        comment: String? = nil,
        headings: [String] = [],
        origin: Origin = Origin(),
        annotations: Annotations = Annotations()
    ) {
        storage = Storage(
            Fields(
                content: content,
                state: state,
                comment: comment,
                headings: headings,
                origin: origin,
                annotations: annotations
            )
        )
    }

    /// Whether two messages are equal in everything but their places.
    public static func == (left: Message, right: Message) -> Bool {
        left.storage === right.storage || left.storage.fields == right.storage.fields
    }

    /// Hashes everything but the place.
    public func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }

    /// Creates a message of one pattern.
    public init(_ pattern: Pattern) { self.init(content: .pattern(pattern)) }

    /// The patterns of the message: one, or those of the list.
    @inlinable public var patterns: [Pattern] {
        switch content {
        case .pattern(let pattern): [pattern]
        case .list(let patterns): patterns
        }
    }

    /// Whether some pattern of the message meets a condition.
    @inlinable
    public func containsPattern(where predicate: (Pattern) -> Bool) -> Bool {
        switch storage.fields.content {
        case .pattern(let pattern): predicate(pattern)
        case .list(let patterns): patterns.contains(where: predicate)
        }
    }

    /// Calls a function with every pattern of the message.
    @inlinable
    public func forEachPattern(_ visit: (Pattern) -> Void) {
        switch storage.fields.content {
        case .pattern(let pattern): visit(pattern)
        case .list(let patterns): for pattern in patterns { visit(pattern) }
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
