import InterlinguaIR

@testable import InterlinguaGenerator

extension Catalog {
    /// The languages of generated code: the source language first and the others in the order of their tags.
    var generatedLanguages: [LanguageTag] {
        generatedLanguages(withMessagesIn: Set(entries.values.flatMap(\.messages.keys)))
    }
}
