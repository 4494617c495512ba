import InterlinguaIR

/// Leaves out the languages that no file of the target can be named for, and those whose files would only hide the default
/// texts.
struct LanguagePass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        var languages = state.entries.lazy.map(\.entry).languages
        leaveOutEmpty(languages, of: &state)
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
}
