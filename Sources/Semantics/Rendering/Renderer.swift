public import InterlinguaIR

/// Says what the messages of a catalogue say for given arguments.
public struct Renderer: Sendable {
    /// The catalogue whose messages are said.
    public let catalog: Catalog

    /// How many references may lead from one entry to the next; what is beyond says its key.
    public static let maximumReferenceDepth = 32

    /// How many references one message is said with; what is beyond says its key.
    static let maximumReferenceCount = 1 << 16

    public init(_ catalog: Catalog) { self.catalog = catalog }

    /// What the catalogue says for a key in a language, in the first language of its table's fallback that says it.
    public func render(
        _ key: Key,
        in language: LanguageTag,
        _ context: RenderingContext = RenderingContext()
    ) -> Rendering {
        guard let entry = catalog.entries[key] else { return .missing(key: key.name) }
        let scope = Scope(entry: entry, context: context)
        var remaining = Self.maximumReferenceCount
        return render(key, entry, in: language, scope, context, depth: 0, &remaining)
    }

    /// What one message says, categories read with the rules of `language`; nil where none of its variants applies.
    public func render(
        _ message: Message,
        of entry: Entry,
        in language: LanguageTag,
        _ context: RenderingContext = RenderingContext()
    ) -> Rendering? {
        let scope = Scope(entry: entry, context: context)
        var remaining = Self.maximumReferenceCount
        switch attempt(message, entry, language, asked: language, scope, context, depth: 0, &remaining) {
        case .said(let rendering, _): return rendering
        case .gap: return nil
        }
    }

    /// Whether one message has a variant for given arguments.
    ///
    /// - Parameter skipsEmpty: whether a variant without any text counts as none; one that shows an empty value has a text.
    package func hasText(
        _ message: Message,
        of entry: Entry,
        in language: LanguageTag,
        _ context: RenderingContext = RenderingContext(),
        skipsEmpty: Bool
    ) -> Bool {
        let scope = Scope(entry: entry, context: context)
        var remaining = Self.maximumReferenceCount
        switch attempt(message, entry, language, asked: language, scope, context, depth: 0, &remaining) {
        case .said(_, let isEmptyText): return !(skipsEmpty && isEmptyText)
        case .gap: return false
        }
    }

    /// What comes of saying a message.
    enum Attempt {
        /// The language has a message for the call.
        case said(Rendering, isEmptyText: Bool)
        /// The language has a message, none of whose variants applies.
        case gap
    }

    /// Says an entry with given values.
    func render(
        _ key: Key,
        _ entry: Entry,
        in language: LanguageTag,
        _ scope: Scope,
        _ context: RenderingContext,
        depth: Int,
        _ remaining: inout Int
    ) -> Rendering {
        let fallback = catalog.fallback(for: key)
        for candidate in catalog.languagesAsked(for: key, in: language) {
            guard let message = entry.messages[candidate] else { continue }
            switch attempt(message, entry, candidate, asked: language, scope, context, depth: depth, &remaining) {
            case .said(let rendering, let isEmptyText):
                if isEmptyText && fallback.skipsEmpty { continue }
                return rendering
            case .gap:
                if fallback.gap == .nextLanguage { continue }
                return .missing(key: key.name)
            }
        }
        return .missing(key: key.name)
    }

    private func attempt(
        _ message: Message,
        _ entry: Entry,
        _ language: LanguageTag,
        asked: LanguageTag,
        _ scope: Scope,
        _ context: RenderingContext,
        depth: Int,
        _ remaining: inout Int
    ) -> Attempt {
        if case .pattern(let pattern) = message.content, let text = pattern.plainText {
            return .said(.text(text), isEmptyText: text.isEmpty)
        }
        var texts: [String] = []
        var isEmptyText = true
        for pattern in message.patterns {
            var writer = PatternWriter(
                renderer: self,
                entry: entry,
                language: language,
                asked: asked,
                scope: scope,
                context: context,
                referenceDepth: depth,
                remaining: remaining
            )
            defer { remaining = writer.remaining }
            do {
                try writer.write(pattern, depth: 0)
            } catch {
                switch error {
                case .gap: return .gap
                case .undecided(let source): return .said(.undecided(expression: source), isEmptyText: false)
                }
            }
            if writer.hasShown || !writer.text.isEmpty { isEmptyText = false }
            texts.append(writer.text)
        }
        switch message.content {
        case .pattern: return .said(.text(texts.first ?? ""), isEmptyText: isEmptyText)
        case .list: return .said(.list(texts), isEmptyText: false)
        }
    }
}
