import InterlinguaIR
import OrderedCollections

/// Deals with entries that the target would not find where the source does.
struct FillPass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        dropEmptyTexts(in: &state)
        if state.target.requiresSourceMessage || state.target.missingText != nil { addSourceMessages(to: &state) }
        let own = state.tables.mapValues(\.languages)
        if state.options.fillsGaps { addLanguages(to: &state) }
        fillLanguages(of: &state)
        if state.options.fillsGaps {
            fillChoices(of: &state)
            leaveOutLanguages(besides: own, of: &state)
        }
        fillGaps(in: &state)
    }

    private func addLanguages(to state: inout LegalisationState) {
        for (name, table) in state.tables {
            state.tables[name]?.languages += state.options.furtherLanguages.filter { !table.languages.contains($0) }
        }
    }

    /// Leaves out the further languages to which nothing was copied.
    private func leaveOutLanguages(
        besides own: OrderedDictionary<String, [LanguageTag]>,
        of state: inout LegalisationState
    ) {
        if state.options.furtherLanguages.isEmpty { return }
        let entries = Dictionary(grouping: state.entries, by: \.key.table)
        for (name, languages) in own {
            let filled = (entries[name] ?? []).lazy.map(\.entry).languages
            state.tables[name]?.languages.removeAll { !languages.contains($0) && !filled.contains($0) }
        }
    }

    /// Writes what the source's app shows for a missing text, its key, where the target would drop the whole entry, or show
    /// something else, as one does that takes its key for a format.
    func addSourceMessages(to state: inout LegalisationState) {
        let language = state.sourceLanguage
        for index in state.entries.indices {
            let working = state.entries[index]
            guard working.entry.messages[language] == nil, let first = working.entry.messages.values.first else {
                continue
            }
            // Users of a region are shown the texts of its language, if that has any.
            let general = Array(sequence(first: language, next: \.truncated).dropFirst())
            if let found = working.entry.firstMessage(in: general) {
                let reason = ", such as the source language, which the target requires"
                copy(found.message, of: found.language, to: language, index, reason, &state)
                continue
            }
            let arguments = working.entry.arguments
            let shown = state.options.apps[working.source].missingText(working.source, arguments)
            if !state.target.requiresSourceMessage, shown == state.target.missingText?(working.source, arguments) {
                continue
            }
            let existing = state.options.existing?.entry(of: working.key)
            // It shows what it does by its key, which its app may use as a format.
            if let existing, existing.messages[language] == nil, !state.target.requiresSourceMessage { continue }
            var message = Message(shown)
            if case .list = first.content { message.content = .list([shown]) }
            message.state = .inherited
            message.origin = first.origin
            state.entries[index].entry.messages.updateValue(message, forKey: language, insertingAt: 0)
            // It stays.
            if existing?.messages[language] != nil { continue }
            if state.target.keysAreSourceTexts, shown.plainText == working.key.name, message.patterns.count == 1,
                !working.key.name.containsASCII(UInt8(ascii: "%"))
            {
                continue
            }
            state.collected.add(
                .warning,
                .missingSource,
                state.target.keysAreSourceTexts || !state.target.requiresSourceMessage
                    ? "the source language \(language) has no text, and the target would take the key for a format; "
                        + "it was written as a text"
                    : "the source language \(language) has no text, which the target requires; the key was written",
                entry: working.key.name,
                at: first.origin.range
            )
        }
    }

    /// Copies the texts that only the source's fallback finds, if that is wanted, and those that are not to be translated,
    /// which are meant for all languages.
    private func fillLanguages(of state: inout LegalisationState) {
        let target = state.target.fallback
        let tables = state.tables.filter { table in
            Key.Kind.allCases.contains { kind in
                let languages = table.value.fallback.forKind(kind).languages
                return languages != .none
                    && (languages != target.forKind(kind).languages
                        || table.value.relatives != state.targetTables[table.key]?.relatives)
            }
        }
        if tables.isEmpty { return }
        for index in state.entries.indices {
            guard let table = tables[state.entries[index].key.table] else { continue }
            let entry = state.entries[index].entry
            if entry.messages.count >= table.languages.count { continue }
            if !state.options.fillsGaps, entry.isTranslatable { continue }
            let kind = state.entries[index].key.kind
            if table.fallback.forKind(kind).languages == .none { continue }
            for language in table.languages where language != state.sourceLanguage && entry.messages[language] == nil {
                let candidates = table.languages(after: language, kind: kind, sourceLanguage: state.sourceLanguage)
                guard let found = entry.firstMessage(in: candidates) else { continue }
                let others = state.languagesInTarget(after: language, of: state.entries[index].key)
                if entry.firstMessage(in: others)?.language == found.language { continue }
                let reason = ", where the target would not look them up"
                copy(found.message, of: found.language, to: language, index, reason, &state)
            }
        }
    }

    /// Copies texts that choose by a number to the languages that show them, where the target would choose among them by
    /// other rules than the source.
    private func fillChoices(of state: inout LegalisationState) {
        for index in state.entries.indices where state.entries[index].features.contains(.numberSelects) {
            let working = state.entries[index]
            let isReadHere = state.options.apps[working.source].choosesByUserLanguage
            guard isReadHere || state.target.choosesByUserLanguage, let table = state.tables[working.key.table] else {
                continue
            }
            let kind = working.key.kind
            for language in table.languages where working.entry.messages[language] == nil {
                let candidates = table.languages(after: language, kind: kind, sourceLanguage: state.sourceLanguage)
                guard let found = working.entry.firstMessage(in: candidates) else { continue }
                // Categories mean the user's language on both sides then.
                if isReadHere, state.target.choosesByUserLanguage, !found.message.hasRules { continue }
                let reason = ", since the target would apply these languages' plural rules"
                copy(found.message, of: found.language, to: language, index, reason, &state)
            }
        }
    }

    /// Copies a text to another language, where it is read by the rules of its own unless the app chooses by the user's.
    private func copy(
        _ message: Message,
        of own: LanguageTag,
        to language: LanguageTag,
        _ index: Int,
        _ reason: String,
        _ state: inout LegalisationState
    ) {
        let working = state.entries[index]
        let isReadHere = state.options.apps[working.source].choosesByUserLanguage
        var copy = message.mapPatterns { isReadHere || $0.isPlainText ? $0 : $0.withRules(of: own) }
        copy.state = .inherited
        copy.annotations = Annotations()
        state.entries[index].entry.messages[language] = copy
        // It stays, or is a copy that was there already.
        if state.options.existing?.entry(of: working.key)?.messages[language] != nil { return }
        let note = "texts were copied to languages that lack them" + reason
        let entry = "\(working.key.name) to \(language)"
        state.collected.add(.note, .copied, note, entry: entry, at: message.origin.range)
    }
}

extension Message {
    /// Whether some choice is by a rule, which is the same in all languages.
    fileprivate var hasRules: Bool {
        containsPattern { pattern in
            pattern.selects.contains { $0.variants.contains { if case .rule = $0.condition { true } else { false } } }
        }
    }
}

extension Entry {
    /// The first of some languages that has a message, and that message.
    func firstMessage(in languages: [LanguageTag]) -> (language: LanguageTag, message: Message)? {
        for language in languages {
            if let message = messages[language] { return (language, message) }
        }
        return nil
    }
}

extension FillPass {
    /// Leaves out the texts that the source takes for missing because they are empty, unless the target does so too.
    func dropEmptyTexts(in state: inout LegalisationState) {
        if state.target.fallback.skipsEmpty { return }
        let tables = state.tables.filter { $0.value.fallback.skipsEmpty }
        if tables.isEmpty { return }
        state.replaceEntries(having: .emptyTexts) { _, working in
            guard tables[working.key.table]?.fallback.forKind(working.key.kind).skipsEmpty == true else { return nil }
            let entry = working.entry.mappingMessages { _, message in
                guard case .pattern(let pattern) = message.content else { return message }
                return pattern.withoutEmptyVariants.map { rest in message.mapPatterns { _ in rest } }
            }
            return [working.with(entry)]
        }
    }

    /// Fills what a message leaves to the next language, unless the target does the same.
    func fillGaps(in state: inout LegalisationState) {
        let tables = state.tables.filter { $0.value.fallback.gap == .nextLanguage }
        if tables.isEmpty { return }
        state.replaceEntries(having: [.numberSelects, .otherSelects]) { state, working in
            guard let fallback = tables[working.key.table]?.fallback.forKind(working.key.kind) else { return nil }
            let filler = GapFiller(
                entry: working.entry,
                fallback: fallback,
                sourceLanguage: state.sourceLanguage,
                target: state.target,
                keepsGaps: state.target.fallback.gap == .nextLanguage,
                decisions: state.decisions
            )
            var entry = working.entry
            var filled: [(LanguageTag, SourceRange?)] = []
            for (language, message) in working.entry.messages {
                guard case .pattern(let pattern) = message.content, let whole = filler.filled(pattern, in: language)
                else { continue }
                entry.messages[language] = message.mapPatterns { _ in whole.pattern }
                if whole.isCopy { filled.append((language, message.origin.range)) }
            }
            for (language, range) in filled {
                state.outcomes.recordRewriting(of: working.source, in: language)
                state.collected.add(
                    .note,
                    .copied,
                    "missing plural variants were filled from the language that the source falls back to",
                    entry: "\(working.key.name) in \(language)",
                    at: range
                )
            }
            return [working.with(entry)]
        }
    }
}

extension Pattern {
    /// The pattern without empty texts that selects around it choose; nil if nothing else is left.
    fileprivate var withoutEmptyVariants: Pattern? {
        if elements.isEmpty { return nil }
        guard var select = onlySelect else { return self }
        select.variants = select.variants.compactMap { variant in
            guard let pattern = variant.pattern.withoutEmptyVariants else { return nil }
            var kept = variant
            kept.pattern = pattern
            return kept
        }
        return select.variants.isEmpty ? nil : Pattern([.select(select)])
    }
}
