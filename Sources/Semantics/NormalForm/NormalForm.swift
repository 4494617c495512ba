public import InterlinguaIR

/// A catalogue in the form in which equal means that the same is said.
///
/// Each message is a tree of selects around whole sentences: by width and environment first, then by the arguments in
/// order. The values of each argument are divided into the classes that get different sentences, written as categories
/// and exact numbers where they are such. What is not said is left out: names of variables, spellings, comments, states,
/// annotations, protected spans, argument types, names of arguments with positions, escaping for HTML.
public struct NormalForm: Sendable, Hashable {
    public enum Numbers: Sendable, Hashable {
        /// What each argument's type admits: whole numbers for integers, all decimals for others.
        case ofArgumentTypes
        /// 0, 1, 2 … for all arguments: two catalogues whose arguments are typed differently can say the same.
        case whole
    }

    /// A message that was left as it was.
    public struct Unexpanded: Sendable, Hashable {
        public var key: Key
        public var language: LanguageTag
    }

    public var catalog: Catalog

    /// The messages of more than 4,096 sentences, or nested too deeply: they are cleaned, their selects stand where they
    /// stood.
    public var unexpanded: [Unexpanded]

    /// How many sentences one message may have.
    public static let maximumLeafCount = 4096
}

extension Catalog {
    /// The normal form of the catalogue.
    ///
    /// A message that is nothing but a text costs next to nothing; the classes of numbers are computed once for each
    /// language and list of conditions.
    public func normalized(_ numbers: NormalForm.Numbers = .ofArgumentTypes) -> NormalForm {
        var result = self
        for name in result.tables.keys { result.tables[name]?.annotations = Annotations() }
        var cache = ClassificationCache()
        var unexpanded: [NormalForm.Unexpanded] = []
        for (key, entry) in entries {
            let (normal, languages) = entry.normalized(numbers, &cache)
            result.entries[key] = removingInherited(normal, of: entry, key: key)
            unexpanded += languages.map { NormalForm.Unexpanded(key: key, language: $0) }
        }
        return NormalForm(catalog: result, unexpanded: unexpanded)
    }

    /// Leaves out inherited messages that say what the fallback says without them.
    private func removingInherited(_ normal: Entry, of entry: Entry, key: Key) -> Entry {
        var result = normal
        for (language, message) in entry.messages where message.state == .inherited {
            let next = languagesAsked(for: key, in: language).dropFirst().first { entry.messages[$0] != nil }
            guard let next, let own = normal.messages[language], own == normal.messages[next],
                own.pluralKinds.allSatisfy({
                    PluralRules.rules(for: language, kind: $0) == PluralRules.rules(for: next, kind: $0)
                })
            else { continue }
            result.messages.removeValue(forKey: language)
        }
        return result
    }
}

extension Entry {
    /// The normal form of the entry, and the languages whose messages have too many sentences for it, with the answers to
    /// questions that other entries asked as well.
    func normalized(
        _ numbers: NormalForm.Numbers,
        _ cache: inout ClassificationCache
    ) -> (entry: Entry, unexpanded: [LanguageTag]) {
        var result = Entry()
        result.messages.reserveCapacity(messages.count)
        let order = arguments.normalOrder
        for index in order {
            let argument = arguments[index]
            result.arguments.append(
                Argument(position: argument.position, name: argument.position == nil ? argument.name : nil)
            )
        }
        var unexpanded: [LanguageTag] = []
        var normalizer: Normalizer?
        for (language, message) in messages {
            if case .pattern(let pattern) = message.content, pattern.isPlainText {
                result.messages[language] = Message(pattern)
                continue
            }
            var current = normalizer ?? Normalizer(self, order, numbers)
            current.cache = cache
            cache = ClassificationCache()
            let (normal, isExpanded) = current.normalize(message, language)
            if !isExpanded { unexpanded.append(language) }
            result.messages[language] = normal
            cache = current.cache
            current.cache = ClassificationCache()
            normalizer = current
        }
        return (result, unexpanded)
    }
}

extension [Argument] {
    /// The indices of the arguments with those without position last and by name.
    fileprivate var normalOrder: [Int] {
        if count < 2 { return [Int](indices) }
        let all = [Int](indices)
        let named = all.filter { self[$0].position == nil }.sorted { (self[$0].name ?? "") < (self[$1].name ?? "") }
        return all.filter { self[$0].position != nil } + named
    }
}

extension Message {
    /// The kinds of plural categories that stand in conditions: by these the meaning hangs on the language.
    fileprivate var pluralKinds: Set<PluralKind> {
        var kinds: Set<PluralKind> = []
        for condition in patterns.lazy.flatMap(\.selects).flatMap(\.variants).map(\.condition) {
            if case .category(_, let kind) = condition { kinds.insert(kind) }
        }
        return kinds
    }
}
