import InterlinguaIR

extension Catalog {
    /// The languages of generated code: the source language first and the others in the order of their tags.
    var generatedLanguages: [LanguageTag] {
        [sourceLanguage] + languages.filter { $0 != sourceLanguage }
    }
}
