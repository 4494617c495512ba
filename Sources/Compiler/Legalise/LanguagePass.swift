import InterlinguaIR

/// Leaves out the languages that no file of the target can be named for, and those whose files would only hide the default
/// texts, and copies of what nobody translates.
struct LanguagePass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        var languages = state.entries.lazy.map(\.entry).languages
        leaveOutEmpty(languages, of: &state)
        leaveOutCopies(of: &state)
        guard let languageOfFiles = state.target.languageOfFiles else { return }
        languages.formUnion(state.tables.values.flatMap(\.languages))
        let unnamed = Set(languages.filter { $0 != state.sourceLanguage && languageOfFiles($0) == nil })
        if unnamed.isEmpty { return }
        for name in state.tables.keys { state.tables[name]?.languages.removeAll(where: unnamed.contains) }
        for index in state.entries.indices {
            let messages = state.entries[index].entry.messages
            // An entry in such languages alone keeps its name.
            if messages.keys.allSatisfy(unnamed.contains) { continue }
            for language in messages.keys where unnamed.contains(language) {
                state.entries[index].entry.messages.removeValue(forKey: language)
            }
        }
    }

    /// Leaves out languages whose files have no text, for which the source's app shows the default ones: a file of the
    /// target without them would show keys, unless they are filled.
    private func leaveOutEmpty(_ withTexts: Set<LanguageTag>, of state: inout LegalisationState) {
        guard !state.options.fillsGaps, state.target.fallback.forKind(.text).languages == .none else { return }
        for (name, table) in state.tables where table.fallback.forKind(.text).languages != .none {
            state.tables[name]?.languages.removeAll { $0 != state.sourceLanguage && !withTexts.contains($0) }
        }
    }

    /// Leaves out texts without which the target shows the same, of entries of which the files that are there say that nobody
    /// translates them.
    private func leaveOutCopies(of state: inout LegalisationState) {
        guard state.target.untranslatable, let existing = state.options.existing else { return }
        var changed: [String: Set<LanguageTag>] = [:]
        for index in state.entries.indices {
            let (key, entry) = (state.entries[index].key, state.entries[index].entry)
            guard let known = existing.entry(of: key), !known.isTranslatable else { continue }
            state.entries[index].entry.isTranslatable = false
            for (language, message) in entry.messages
            where language != state.sourceLanguage && known.messages[language] == nil {
                let others = state.languagesInTarget(after: language, of: key)
                let shown = others.lazy.compactMap { entry.messages[$0] ?? known.messages[$0] }.first
                if shown?.content != message.content { continue }
                state.entries[index].entry.messages[language] = nil
                changed[key.table, default: []].insert(language)
            }
        }
        if changed.isEmpty { return }
        // Files without texts would be written.
        let gone = changed.values.reduce(into: Set()) { $0.formUnion($1) }
            .subtracting(state.entries.lazy.map(\.entry).languages)
        for working in state.entries { changed[working.key.table]?.subtract(working.entry.messages.keys) }
        for name in state.tables.keys {
            let languages = gone.union(changed[name] ?? [])
            state.tables[name]?.languages.removeAll(where: languages.contains)
        }
    }
}
