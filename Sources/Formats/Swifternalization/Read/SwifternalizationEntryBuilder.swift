import InterlinguaIR
import OrderedCollections

/// Makes entries of what the files of all languages say for a key.
struct SwifternalizationEntryBuilder {
    /// One text of an entry, with what it is as a format.
    private struct Draft {
        let raw: SwifternalizationFile.Entry
        let language: Int
        /// In the order of the raw entry's texts.
        var texts: [PlainFormat]
    }

    /// What is to be said about the entries that were made.
    private(set) var diagnostics: [Diagnostic] = []

    /// Whether texts are no formats, and a plain one is chosen by the value as well: the key is its expression.
    var keepsTextsUnformatted = false

    private let languages: [SwifternalizationTableBuilder.Language]
    private let resolver: NameResolver
    private let hasBase: Bool

    /// Prepares for the entries of a folder.
    init(languages: [SwifternalizationTableBuilder.Language], resolver: NameResolver, hasBase: Bool) {
        self.languages = languages
        self.resolver = resolver
        self.hasBase = hasBase
    }

    /// Makes an entry of what the base file and the languages' own files say.
    mutating func entry(
        base: SwifternalizationFile.Entry?,
        own: [(language: Int, raw: SwifternalizationFile.Entry)]
    ) -> Entry {
        var drafts = own.map { draft($0.raw, $0.language) }
        let baseDraft = base.map { draft($0, 0) }
        let sourceIsOwn = drafts.first?.language == 0
        if let baseDraft { drafts.insert(baseDraft, at: 0) }
        let isLiteral =
            drafts.first { $0.language == 0 }?.texts.lazy.map(\.percentSigns).max() == .text
            && drafts.allSatisfy { if case .plain = $0.raw.shape { true } else { false } }
        let isFormat = !isLiteral && drafts.contains { $0.texts.contains(where: \.isFormat) }
        var entry = Entry()
        let value = declareArguments(of: &entry, drafts, isFormat: isFormat)
        if let baseDraft, !sourceIsOwn { add(baseDraft, to: &entry, value, isFormat: isFormat) }
        for draft in drafts.dropFirst(baseDraft == nil ? 0 : 1) {
            add(draft, to: &entry, value, isFormat: isFormat)
            guard draft.language == 0, hasBase else { continue }
            // The source language has a file of its own beside the base texts.
            let pattern = baseDraft.map { self.pattern(of: $0, in: 0, value, isFormat: isFormat) }
            let language = languages[0].tag
            entry.messages[language]?.annotations = Annotations(SwifternalizationMessageAnnotation(base: pattern))
        }
        if let baseDraft { inherit(baseDraft, sourceIsOwn: sourceIsOwn, into: &entry, value, isFormat: isFormat) }
        return entry
    }

    private func draft(_ raw: SwifternalizationFile.Entry, _ language: Int) -> Draft {
        let texts = raw.shape.texts.map { text in
            keepsTextsUnformatted
                ? PlainFormat(verbatim: text.text)
                : PlainFormat(text.text, ofBundle: false) { text.range(ofBytes: $0) }
        }
        return Draft(raw: raw, language: language, texts: texts)
    }

    // MARK: Messages

    private func add(_ draft: Draft, to entry: inout Entry, _ value: Int?, isFormat: Bool) {
        let pattern = pattern(of: draft, in: draft.language, value, isFormat: isFormat)
        entry.messages[languages[draft.language].tag] = Message(
            content: .pattern(pattern),
            origin: Origin(range: draft.raw.range)
        )
    }

    /// Adds the base texts of languages that have none of their own and show them otherwise than the source language.
    private func inherit(
        _ base: Draft,
        sourceIsOwn: Bool,
        into entry: inout Entry,
        _ value: Int?,
        isFormat: Bool
    ) {
        let source = entry.messages[languages[0].tag]
        for index in languages.indices.dropFirst() where entry.messages[languages[index].tag] == nil {
            guard sourceIsOwn || base.raw.isRedefined(in: index, resolver) else { continue }
            let pattern = pattern(of: base, in: index, value, isFormat: isFormat)
            if case .pattern(pattern)? = source?.content { continue }
            entry.messages[languages[index].tag] = Message(
                content: .pattern(pattern),
                state: .inherited,
                origin: Origin(range: base.raw.range)
            )
        }
        entry.sortMessages(by: languages)
    }

    private func pattern(of draft: Draft, in language: Int, _ value: Int?, isFormat: Bool) -> Pattern {
        var index = 0
        func text() -> Pattern {
            defer { index += 1 }
            return isFormat ? draft.texts[index].format : draft.texts[index].plain ?? draft.texts[index].format
        }
        func content(_ content: SwifternalizationFile.Content) -> Pattern {
            switch content {
            case .text: return text()
            case .widths(let widths):
                let variants = widths.map { width in
                    Variant(
                        .atLeast(width.room),
                        text(),
                        spelling: width.name,
                        origin: Origin(range: width.key.range)
                    )
                }
                return Pattern([.select(Select(.width, variants: variants))])
            }
        }
        let selector = Selector.argument(value ?? 0, .text)
        switch draft.raw.shape {
        case .plain(let plain):
            let pattern = content(plain)
            if keepsTextsUnformatted {
                let condition = ValueExpression(draft.raw.name).condition
                return Pattern([.select(Select(selector, variants: [Variant(condition, pattern)]))])
            }
            if draft.raw.isReachable { return pattern }
            return Pattern([.select(Select(selector, variants: [.unreachable(pattern)]))])
        case .expressions(let members):
            if members.isEmpty { return Pattern([.select(Select(selector, variants: [.unreachable(Pattern())]))]) }
            let variants = members.map { member in
                Variant(
                    resolver.resolution(of: member.name, in: language).expression.condition,
                    content(member.content),
                    spelling: member.name,
                    origin: Origin(range: member.key.range)
                )
            }
            return Pattern([.select(Select(selector, variants: variants))])
        }
    }

    // MARK: Arguments

    /// Declares what the texts show and what selects; gives the index of the latter, nil if nothing selects.
    private mutating func declareArguments(of entry: inout Entry, _ drafts: [Draft], isFormat: Bool) -> Int? {
        var uses: [TypeUse] = []
        if isFormat {
            var count = 0
            for draft in drafts {
                for text in draft.texts {
                    diagnostics += text.diagnostics
                    count = max(count, text.claims.argumentCount)
                    uses += text.claims.uses(in: languages[draft.language].tag)
                }
            }
            entry.arguments = (0..<count).map { Argument(position: $0 + 1) }
            let unification = Unification(uses, argumentCount: count, sourceLanguage: languages[0].tag)
            for index in entry.arguments.indices { entry.arguments[index].type = unification.types[index] }
            for conflict in unification.conflicts where entry.arguments.indices.contains(conflict.deviating.argument) {
                diagnostics.append(conflict.diagnostic(argument: entry.arguments[conflict.deviating.argument]))
            }
            var storage = StorageCheck(argumentCount: count)
            for draft in drafts {
                for text in draft.texts {
                    storage.check(text.claims, in: languages[draft.language].tag, reportsAgain: false)
                }
            }
            diagnostics += storage.diagnostics
            annotateSpellings(of: &entry, drafts)
        }
        let needsValue = drafts.contains { draft in
            if keepsTextsUnformatted { return true }
            if case .plain = draft.raw.shape { return !draft.raw.isReachable }
            return true
        }
        guard needsValue else { return nil }
        let subject = valueType(of: drafts)
        if isFormat, subject != .text, let shown = drafts.lazy.compactMap(Self.firstInteger).first { return shown }
        let name = subject == .number ? "count" : "value"
        entry.arguments.append(Argument(name: name, type: subject))
        return entry.arguments.count - 1
    }

    /// Notes how arguments are spelled whose types suggest something else.
    private func annotateSpellings(of entry: inout Entry, _ drafts: [Draft]) {
        let claims = drafts.lazy.flatMap(\.texts).flatMap(\.claims)
        let spellings = [ClaimedSpelling](claims, for: entry.arguments)
        if !spellings.isEmpty {
            entry.annotations = Annotations(SwifternalizationEntryAnnotation(spellings: spellings))
        }
    }

    /// The first argument that a language's texts by expression show as an integer.
    private static func firstInteger(_ draft: Draft) -> Int? {
        guard case .expressions = draft.raw.shape else { return nil }
        return draft.texts.flatMap(\.claims).filter(\.isWholeNumber).map(\.argument).min()
    }

    /// A number if some expression holds for numbers and none for words, a text if it is the other way round.
    private func valueType(of drafts: [Draft]) -> ArgumentType {
        var hasNumbers = false
        var hasWords = false
        for draft in drafts {
            guard case .expressions(let members) = draft.raw.shape else { continue }
            for member in members {
                let condition = resolver.resolution(of: member.name, in: draft.language).expression.condition
                switch resolver.subjects.subject(of: condition) {
                case .numbers: hasNumbers = true
                case .words: hasWords = true
                case .both, .unknown: break
                }
            }
        }
        return hasNumbers ? hasWords ? .any : .number : hasWords ? .text : .any
    }
}

extension Entry {
    /// Puts the messages in the order of the folder's languages.
    fileprivate mutating func sortMessages(by languages: [SwifternalizationTableBuilder.Language]) {
        if messages.count < 2 { return }
        var sorted: OrderedDictionary<LanguageTag, Message> = [:]
        for language in languages { sorted[language.tag] = messages[language.tag] }
        if sorted.keys != messages.keys { messages = sorted }
    }
}

extension Variant {
    /// What no call ever reaches.
    fileprivate static func unreachable(_ pattern: Pattern) -> Variant {
        Variant(.matches(RegularExpression("")), pattern, spelling: "exp:")
    }
}

extension SwifternalizationFile.Entry {
    /// Whether a call without a value, whose value is the key, finds a text that has no expressions: the key is taken
    /// for one.
    var isReachable: Bool { name.matchesItself }

    /// Whether some name means something else in a language than in the source language.
    func isRedefined(in language: Int, _ resolver: NameResolver) -> Bool {
        guard case .expressions(let members) = shape else { return false }
        return members.contains { resolver.isRedefined($0.name, in: language) }
    }
}

extension ArgumentClaim {
    /// Whether the argument is shown as a whole number in decimal digits.
    fileprivate var isWholeNumber: Bool {
        guard isShown, case .integer = type else { return false }
        return ["d", "i", "u", "D", "U"].contains(conversion.suffix(1))
    }
}
