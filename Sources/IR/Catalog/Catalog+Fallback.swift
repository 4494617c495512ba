extension Catalog {
    /// What is shown when a language has no message for a key, or no variant of it applies.
    public func fallback(for key: Key) -> Fallback { tables[key.table]?.fallback.forKind(key.kind) ?? Fallback() }

    /// The languages in which a key's message is looked for, in order, the asked one first, none twice.
    public func languagesAsked(for key: Key, in language: LanguageTag) -> [LanguageTag] {
        let next = tables[key.table]?.languages(after: language, kind: key.kind, sourceLanguage: sourceLanguage)
        return [language] + (next ?? [])
    }
}
