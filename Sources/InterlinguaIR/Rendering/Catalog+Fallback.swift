extension Catalog {
    /// The languages in which a key's message is looked for, in order, the asked one first, none twice.
    public func languagesAsked(for key: Key, in language: LanguageTag) -> [LanguageTag] {
        var languages = [language]
        switch tables[key.table]?.fallback.languages ?? .none {
        case .none: return languages
        case .source: break
        case .parentsThenSource: languages += language.parents
        }
        if !languages.contains(sourceLanguage) { languages.append(sourceLanguage) }
        return languages
    }
}
