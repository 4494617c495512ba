import InterlinguaIR

/// A language tag in a test; the suite of language tags proves that these are read.
func language(_ tag: String) -> LanguageTag {
    guard let language = LanguageTag(tag) else { preconditionFailure("\(tag) is no language tag") }
    return language
}

let english = language("en")
