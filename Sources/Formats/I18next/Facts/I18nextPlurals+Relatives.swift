package import InterlinguaIR

extension I18nextPlurals {
    /// Where the library on iOS looks for what a language of several subtags lacks: it cuts off all but the first one.
    package static func relativesOnIOS(
        of languages: [LanguageTag],
        sourceLanguage: LanguageTag
    ) -> [LanguageTag: [LanguageTag]] {
        var relatives: [LanguageTag: [LanguageTag]] = [:]
        for language in languages {
            guard let parent = language.truncated, let first = LanguageTag(language.language), parent != first else {
                continue
            }
            relatives[language] =
                language == sourceLanguage || first == sourceLanguage ? [first] : [first, sourceLanguage]
        }
        return relatives
    }
}
