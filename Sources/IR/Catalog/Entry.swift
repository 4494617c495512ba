public import OrderedCollections

/// One thing to say, in every language that says it.
public struct Entry: Sendable, Hashable {
    /// Ordered by position, then by first appearance in the source language; everything refers to them by index.
    public var arguments: [Argument]

    public var messages: OrderedDictionary<LanguageTag, Message>

    /// Whether translators are to touch it.
    public var isTranslatable: Bool

    /// What only one format needs in order to write the entry again.
    public var annotations: Annotations

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

extension Sequence<Entry> {
    /// The languages that have a message of some entry.
    package var languages: Set<LanguageTag> {
        var languages: Set<LanguageTag> = []
        // Most entries have the languages of the one before: comparing lists is cheaper than looking up each.
        var last: OrderedSet<LanguageTag> = []
        for entry in self where entry.messages.keys != last {
            last = entry.messages.keys
            languages.formUnion(last)
        }
        return languages
    }
}

extension Entry {
    /// Orders the arguments by position, those without one behind, and renames their indices everywhere.
    public mutating func sortArgumentsByPosition() {
        let order = arguments.indices.sorted { left, right in
            (arguments[left].position ?? .max, left) < (arguments[right].position ?? .max, right)
        }
        if order.elementsEqual(arguments.indices) { return }
        var newIndex = Array(repeating: 0, count: order.count)
        for (new, old) in order.enumerated() { newIndex[old] = new }
        arguments = order.map { arguments[$0] }
        mapArgumentIndices { newIndex.indices.contains($0) ? newIndex[$0] : $0 }
    }

    /// Changes the indices of arguments in all messages.
    public mutating func mapArgumentIndices(_ map: (Int) -> Int) {
        for (language, message) in messages {
            messages[language] = message.mapPatterns { $0.mappingArguments(map) }
        }
    }

    /// Adds another entry's arguments, where they are not the same as one there is.
    ///
    /// Two arguments are the same if they have the same position, or the same name where one has no position.
    ///
    /// - Returns: for each argument of the other entry its index here.
    public mutating func mergeArguments(of other: [Argument]) -> [Int] {
        other.map { argument in
            let index = arguments.firstIndex { candidate in
                if let position = argument.position, let own = candidate.position { return position == own }
                return argument.name != nil && argument.name == candidate.name
            }
            if let index {
                if arguments[index].type == .any { arguments[index].type = argument.type }
                return index
            }
            arguments.append(argument)
            return arguments.count - 1
        }
    }
}

extension Entry {
    /// Calls a function with every element of all messages that are more than a text, at any depth.
    package func forEachElement(_ visit: (Element) -> Void) {
        for message in messages.values { message.forEachElement(visit) }
    }

    /// Whether an element of some message that is more than a text, at any depth, meets a condition.
    package func contains(where predicate: (Element) -> Bool) -> Bool {
        messages.values.contains { message in
            !message.isPlainText && message.containsPattern { $0.contains(where: predicate) }
        }
    }

    /// The range of the message that stands for the entry in diagnostics: the source language's, else the first.
    public func range(in language: LanguageTag) -> SourceRange? {
        (messages[language] ?? messages.values.first)?.origin.range
    }
}
