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

    /// The parts of a message, the smallest last, so that there are no gaps between them.
    @usableFromInline
    struct Fields: Sendable, Hashable {
        @usableFromInline var content: Content
        @usableFromInline var origin: Origin
        /// What most messages do without.
        @usableFromInline var extras: Extras?
        /// How far the translation has come.
        @usableFromInline var state: State
    }

    /// What few messages have, apart from the others so that these take less room.
    @usableFromInline
    final class Extras: Sendable, Hashable {
        /// The translators' comment.
        @usableFromInline let comment: String?
        /// Comments that stand before it without belonging to it.
        @usableFromInline let headings: [String]
        /// What only one format needs.
        @usableFromInline let annotations: Annotations

        /// What there is; nil if there is nothing, for which a failing initializer would take room and give it back.
        static func of(comment: String?, headings: [String], annotations: Annotations) -> Extras? {
            if comment == nil, headings.isEmpty, annotations.isEmpty { return nil }
            return Extras(comment: comment, headings: headings, annotations: annotations)
        }

        private init(comment: String?, headings: [String], annotations: Annotations) {
            self.comment = comment
            self.headings = headings
            self.annotations = annotations
        }

        @usableFromInline
        static func == (left: Extras, right: Extras) -> Bool {
            left === right
                || left.comment == right.comment && left.headings == right.headings
                    && left.annotations == right.annotations
        }

        @usableFromInline
        func hash(into hasher: inout Hasher) {
            hasher.combine(comment)
            hasher.combine(headings)
            hasher.combine(annotations)
        }
    }

    /// The parts, shared by all copies.
    @usableFromInline var storage: Storage

    private var fields: Fields {
        get { storage.fields }
        set { storage = Storage(newValue) }
    }

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
        @inlinable get { storage.fields.extras?.comment }
        set { fields.extras = Extras.of(comment: newValue, headings: headings, annotations: annotations) }
    }

    /// Comments that stand before it without belonging to it: headings, licences.
    public var headings: [String] {
        @inlinable get { storage.fields.extras?.headings ?? [] }
        set { fields.extras = Extras.of(comment: comment, headings: newValue, annotations: annotations) }
    }

    public var origin: Origin {
        @inlinable get { storage.fields.origin }
        set { fields.origin = newValue }
    }

    /// What only one format needs in order to write the message again.
    public var annotations: Annotations {
        @inlinable get { storage.fields.extras?.annotations ?? Annotations() }
        set { fields.extras = Extras.of(comment: comment, headings: headings, annotations: newValue) }
    }

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
                origin: origin,
                extras: Extras.of(comment: comment, headings: headings, annotations: annotations),
                state: state
            )
        )
    }

    /// Creates a message as nearly all are: a translated text at its place, and nothing else.
    public init(content: Content, origin: Origin) {
        storage = Storage(Fields(content: content, origin: origin, extras: nil, state: .translated))
    }

    /// Whether two messages are equal in everything but their places.
    public static func == (left: Message, right: Message) -> Bool {
        left.storage === right.storage || left.storage.fields == right.storage.fields
    }

    /// Hashes everything but the place.
    public func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }

    public init(_ pattern: Pattern) { self.init(content: .pattern(pattern)) }

    /// The patterns of the message: one, or those of the list.
    @inlinable public var patterns: [Pattern] {
        switch content {
        case .pattern(let pattern): [pattern]
        case .list(let patterns): patterns
        }
    }

    /// Whether the message is one text and nothing else, as nearly all are; the text itself is not looked at.
    @inlinable public var isPlainText: Bool {
        if case .pattern(let pattern) = storage.fields.content { pattern.isPlainText } else { false }
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

    /// Calls a function with every element at any depth, outer ones before inner ones, unless the message is only a text.
    package func forEachElement(_ visit: (Element) -> Void) {
        if !isPlainText { forEachPattern { $0.forEachElement(visit) } }
    }

    /// The same message with elements replaced at any depth, from the outside in, as in ``Pattern/replacing(_:)``.
    package func replacing(_ transform: (Element) -> Pattern?) -> Message {
        guard case .pattern(let pattern) = content else { return mapPatterns { $0.replacing(transform) } }
        // Who has no such element goes on sharing the parts.
        guard let changed = pattern.replacingIfNeeded(transform) else { return self }
        var message = self
        message.content = .pattern(changed)
        return message
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

extension Message {
    /// Which file the message was read from, and its first byte there; nil for what was made rather than read.
    ///
    /// Unlike ``origin`` it takes no reference to the file: many threads that count references to one file wait for each
    /// other.
    public var place: Place? { origin.place }

    /// A byte of a file that is told from others by its identity.
    public struct Place: Sendable, Hashable {
        /// The file's identity.
        public var file: ObjectIdentifier

        /// The byte's offset.
        public var offset: UInt32
    }
}

extension Origin {
    /// Which file it is in, and the first byte there; nil for what was made rather than read.
    public var place: Message.Place? {
        guard let range else { return nil }
        return Message.Place(file: ObjectIdentifier(range.file), offset: range.lowerBound)
    }
}
