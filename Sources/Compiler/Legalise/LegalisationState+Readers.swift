import InterlinguaIR

extension LegalisationState {
    /// The languages in which the target looks for a text that a language lacks, nearest first, the source language last.
    func languagesInTarget(after language: LanguageTag, of key: Key) -> [LanguageTag] {
        let table = targetTables[key.table] ?? Table(fallback: target.fallback)
        return table.languages(after: language, kind: key.kind, sourceLanguage: sourceLanguage)
    }

    /// The languages that show a message of an entry although they have none, by the message's language.
    ///
    /// Those that find another text in the target, or none, are left out.
    func readers(of working: WorkingEntry) -> [LanguageTag: [LanguageTag]] {
        guard let table = tables[working.key.table], working.entry.messages.count < table.languages.count else {
            return [:]
        }
        let kind = working.key.kind
        var readers: [LanguageTag: [LanguageTag]] = [:]
        for language in table.languages where working.entry.messages[language] == nil {
            let candidates = table.languages(after: language, kind: kind, sourceLanguage: sourceLanguage)
            let others = languagesInTarget(after: language, of: working.key)
            guard let found = working.entry.firstMessage(in: candidates)?.language,
                working.entry.firstMessage(in: others)?.language == found
            else { continue }
            readers[found, default: []].append(language)
        }
        return readers
    }
}
