import InterlinguaIR
import OrderedCollections

/// Leaves out the languages that no file of the target can be named for.
struct LanguagePass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        guard let languageOfFiles = state.target.languageOfFiles else { return }
        var languages = OrderedSet(state.tables.values.flatMap(\.languages))
        // Most entries have the languages of the one before.
        var last: OrderedSet<LanguageTag> = []
        for working in state.entries where working.entry.messages.keys != last {
            last = working.entry.messages.keys
            languages.formUnion(last)
        }
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
}
