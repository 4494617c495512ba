import InterlinguaIR
import InterlinguaSemantics

/// Something for which a message has a text of its own: a device, a width, a word, a number, a plural category; or an element,
/// such as `<b>`, for readers who see styles.
struct MessageChoice: Hashable {
    private enum Subject: Hashable {
        case argument(Int)
        case environment(Environment)
        case width
        case element(String)
    }

    private let subject: Subject
    fileprivate let condition: Condition

    fileprivate init?(_ markup: Markup) {
        guard case .element(let name, _) = markup.kind else { return nil }
        (subject, condition) = (.element(name), .otherwise)
    }

    fileprivate init?(_ selector: Selector, _ condition: Condition) {
        switch condition {
        case .text, .atLeast: break
        case .category(let category, _) where category != .other: break
        case .number(let range) where range.onlyNumber != nil: break
        default: return nil
        }
        switch selector {
        case .argument(let index, _): subject = .argument(index)
        case .environment(let environment): subject = .environment(environment)
        case .width: subject = .width
        }
        self.condition = condition
    }

    /// Whether it is a number, or a category of numbers.
    var isOfNumbers: Bool {
        switch condition {
        case .number, .category: true
        default: false
        }
    }

    /// Whether it is an element, for readers who see styles.
    var isElement: Bool {
        if case .element = subject { true } else { false }
    }

    /// Whether nothing in the files of any format is named for it alone: plural forms go together, and elements with their text.
    var goesWithText: Bool { isElement || isOfNumbers }

    /// Whether a text has its tag, be it as text.
    fileprivate func isTag(in pattern: Pattern) -> Bool {
        guard case .element(let name) = subject else { return false }
        return pattern.contains { element in
            if case .text(let text) = element { text.contains("<\(name)") } else { false }
        }
    }

    /// Whether some value of a call may be what it stands for; what is no argument always may.
    func isMade(by arguments: CallArguments, in language: LanguageTag) -> Bool {
        guard case .argument = subject else { return true }
        return arguments.values.contains { value in
            switch (condition, value) {
            case (.text(let word), .text(let text)): word == text
            case (.number(let range), .number(let number, _)): range.onlyNumber == number
            case (.category(let category, let kind), .number(let number, _)):
                PluralRules.rules(for: language, kind: kind).category(of: number) == category
            default: false
            }
        }
    }

    var label: String {
        switch condition {
        case .text(let text): text
        case .number(let range): range.description
        case .atLeast(let width): "width \(width)"
        case .category(let category, _): category.rawValue
        default: if case .element(let name) = subject { "<\(name)>" } else { "" }
        }
    }
}

extension Message {
    /// What it chooses by and another message of the entry doesn't.
    func choices(beyond other: Message?) -> Set<MessageChoice> {
        let own = choices
        if own.isEmpty { return own }
        return own.subtracting(other?.choices ?? []).filter { choice in
            other?.containsPattern(where: choice.isTag) != true
        }
    }

    private var choices: Set<MessageChoice> {
        var choices: Set<MessageChoice> = []
        forEachPattern { pattern in
            for select in pattern.selects {
                // What is shown where there is room for everything is the text itself.
                for variant in select.selector == .width ? select.variants.dropFirst() : select.variants[...] {
                    if let choice = MessageChoice(select.selector, variant.condition) { choices.insert(choice) }
                }
            }
        }
        forEachElement { element in
            if case .markup(let markup) = element, let choice = MessageChoice(markup) { choices.insert(choice) }
        }
        return choices
    }

    /// The plural categories for which another message of the entry says something else that was made of a message without
    /// them.
    fileprivate func forms(filledIn other: Message, of source: Message) -> [MessageChoice] {
        guard let own = patterns.first?.onlySelect, let written = other.patterns.first?.onlySelect,
            let known = source.patterns.first?.onlySelect?.variants.map(\.condition), known.allSatisfy(\.isOfCategories)
        else { return [] }
        return own.variants.compactMap { variant in
            guard let choice = MessageChoice(own.selector, variant.condition), choice.isOfNumbers,
                let filled = written.variants.first(where: { $0.condition == variant.condition }),
                !known.contains(variant.condition), filled.pattern.placeholders(insteadOf: variant.pattern) == nil
            else { return nil }
            return choice
        }
    }

    /// The message without the variants for some choices.
    fileprivate func leavingOut(_ choices: Set<MessageChoice>) -> Message { mapPatterns { $0.leavingOut(choices) } }
}

extension Condition {
    fileprivate var isOfCategories: Bool {
        switch self {
        case .category, .otherwise: true
        default: false
        }
    }
}

extension Pattern {
    fileprivate func leavingOut(_ choices: Set<MessageChoice>) -> Pattern {
        replacing { element in
            if case .markup(let markup) = element {
                let isLeftOut = MessageChoice(markup).map(choices.contains) ?? false
                return isLeftOut ? markup.content.leavingOut(choices) : nil
            }
            guard case .select(var select) = element else { return nil }
            let count = select.variants.count
            select.variants.removeAll { variant in
                MessageChoice(select.selector, variant.condition).map(choices.contains) ?? false
            }
            if select.variants.count == count { return nil }
            for index in select.variants.indices {
                select.variants[index].pattern = select.variants[index].pattern.leavingOut(choices)
            }
            return Pattern([.select(select)])
        }
    }
}

extension Catalog {
    /// What each message of this catalogue chooses by that another one's of the same entry does not, or only since it was
    /// filled with other texts.
    ///
    /// - Parameters:
    ///   - countsElements: Whether the source can't say elements.
    ///   - source: What was converted into a message of the other catalogue.
    func choices(
        beyond other: Catalog,
        countingElements countsElements: Bool,
        of source: (Key, LanguageTag) -> Message?
    ) -> [Key: [LanguageTag: Set<MessageChoice>]] {
        var found: [Key: [LanguageTag: Set<MessageChoice>]] = [:]
        for (key, entry) in entries {
            for (language, message) in entry.messages {
                guard let less = other.entries[key]?.messages[language] else { continue }
                // What another argument chooses now has its text.
                let moved = Set(less.choices(beyond: message).map(\.condition))
                var more = message.choices(beyond: less).filter {
                    $0.isElement ? countsElements : !$0.isOfNumbers || !moved.contains($0.condition)
                }
                if let source = source(key, language) { more.formUnion(message.forms(filledIn: less, of: source)) }
                if !more.isEmpty { found[key, default: [:]][language] = more }
            }
        }
        return found
    }

    /// The languages of entries in which another catalogue says the same but for some choices.
    func languages(
        sayingTheSameAs other: Catalog,
        besides choices: [Key: [LanguageTag: Set<MessageChoice>]]
    ) -> [Key: Set<LanguageTag>] {
        func normalized(_ catalog: Catalog) -> Catalog {
            var part = catalog
            part.entries.removeAll { key, _ in choices[key] == nil }
            for index in part.entries.values.indices {
                let own = choices[part.entries.keys[index]] ?? [:]
                for (language, choices) in own {
                    let message = part.entries.values[index].messages[language]
                    part.entries.values[index].messages[language] = message?.leavingOut(choices)
                }
            }
            return part.normalized().catalog
        }
        let (mine, others) = (normalized(self), normalized(other))
        return choices.reduce(into: [:]) { result, choice in
            let (key, languages) = choice
            // Calls that changed, and texts that may change, are not kept for a variant's sake.
            guard let entry = entries[key], entry.parameters == other.entries[key]?.parameters,
                entry.messages.values.allSatisfy(\.targets.isEmpty)
            else { return }
            result[key] = Set(languages.keys).filter {
                mine.entries[key]?.messages[$0] == others.entries[key]?.messages[$0]
            }
        }
    }
}
