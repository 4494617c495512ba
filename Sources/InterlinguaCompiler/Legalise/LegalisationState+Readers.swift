import InterlinguaIR

extension LegalisationState {
    /// Whether an app has to choose by itself among texts for ordinal numbers, since the target has no forms of them.
    var lacksOrdinals: Bool { target.forms?(sourceLanguage, .ordinal).isEmpty ?? false }

    /// The languages that show a message of an entry although they have none, by the message's language.
    ///
    /// Those that find another text in the target, or none, are left out.
    func readers(of working: WorkingEntry) -> [LanguageTag: [LanguageTag]] {
        guard let table = tables[working.key.table], working.entry.messages.count < table.languages.count else {
            return [:]
        }
        let kind = working.key.kind
        let rule = target.fallback.forKind(kind).languages
        var readers: [LanguageTag: [LanguageTag]] = [:]
        for language in table.languages where working.entry.messages[language] == nil {
            let candidates = table.languages(after: language, kind: kind, sourceLanguage: sourceLanguage)
            let others = rule.languages(after: language, sourceLanguage: sourceLanguage)
            guard let found = working.entry.firstMessage(in: candidates)?.language,
                working.entry.firstMessage(in: others)?.language == found
            else { continue }
            readers[found, default: []].append(language)
        }
        return readers
    }
}
