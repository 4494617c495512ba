import InterlinguaFormats
import InterlinguaIR

/// Deals with entries that the target would not find where the source does.
struct FillPass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        if state.target.requiresSourceMessage { addSourceMessages(to: &state) }
        fillLanguages(of: &state)
    }

    /// Writes what the source's app shows for a missing text, its key, where the target would drop the whole entry.
    func addSourceMessages(to state: inout LegalisationState) {
        let language = state.sourceLanguage
        for index in state.entries.indices {
            let working = state.entries[index]
            guard working.entry.messages[language] == nil, let first = working.entry.messages.values.first else {
                continue
            }
            guard case .pattern = first.content else { continue }
            var message = Message(Pattern(working.key.name))
            message.state = .inherited
            message.origin = first.origin
            state.entries[index].entry.messages.updateValue(message, forKey: language, insertingAt: 0)
            state.collected.add(
                .warning,
                "missing-source",
                "the source language \(language) has no text; its key is written, as an app would show it",
                entry: working.key.name,
                at: first.origin.range
            )
        }
    }

    /// Counts the texts that only the source's fallback finds, and copies them if that is wanted.
    private func fillLanguages(of state: inout LegalisationState) {
        for (name, table) in state.tables where table.fallback.languages.reach > state.target.fallback.languages.reach {
            for language in table.languages where language != state.sourceLanguage {
                fill(language, of: name, table.fallback, &state)
            }
        }
    }

    private func fill(
        _ language: LanguageTag,
        of table: String,
        _ fallback: Fallback,
        _ state: inout LegalisationState
    ) {
        for index in state.entries.indices {
            let working = state.entries[index]
            guard working.key.table == table, working.entry.isTranslatable || state.options.fillsGaps,
                working.entry.messages[language] == nil,
                let found = working.entry.message(for: language, fallback, state.sourceLanguage)
            else { continue }
            if state.options.fillsGaps {
                var copy = found.message
                copy.state = .inherited
                copy.annotations = Annotations()
                state.entries[index].entry.messages[language] = copy
                state.collected.add(
                    .note,
                    "copied",
                    "texts of other languages are copied to \(language), which the target would not look for elsewhere",
                    entry: working.key.name,
                    at: found.message.origin.range
                )
            } else {
                state.collected.add(
                    .warning,
                    "missing-translation",
                    "\(language) has no text where the source falls back to \(found.language); "
                        + "the target shows the key there, unless --fill copies the text",
                    entry: working.key.name,
                    at: found.message.origin.range
                )
            }
        }
    }
}

extension Fallback.Languages {
    /// In how many places a key is looked for, to compare two formats.
    var reach: Int {
        switch self {
        case .none: 0
        case .source: 1
        case .parentsThenSource: 2
        }
    }
}

extension Entry {
    /// The message that a language shows, found as the table's fallback says.
    func message(
        for language: LanguageTag,
        _ fallback: Fallback,
        _ sourceLanguage: LanguageTag
    ) -> (language: LanguageTag, message: Message)? {
        if let message = messages[language] { return (language, message) }
        if fallback.languages == .parentsThenSource {
            for parent in language.parents {
                if let message = messages[parent] { return (parent, message) }
            }
        }
        if fallback.languages == .none { return nil }
        return messages[sourceLanguage].map { (sourceLanguage, $0) }
    }
}
