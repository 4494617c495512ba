/// The languages whose files some names stand for.
///
/// Apps ask for files by their names, so that two names of one tag, `pt-BR` and `pt_BR`, are two languages. Users of the tag
/// have the one that is named like it, else the first.
package struct LanguageSpellings: Sendable {
    /// The languages by name, those of names that spell no language left out.
    package private(set) var languages: [String: LanguageTag] = [:]

    package private(set) var names: [LanguageTag: String] = [:]

    /// Reads names.
    ///
    /// - Parameter tag: the tag that a name spells; nil for names of no language.
    package init(_ names: some Sequence<String>, tag: (String) -> LanguageTag?) {
        for name in names where languages[name] == nil {
            guard let tag = tag(name) else { continue }
            guard let other = self.names[tag] else {
                add(name, tag)
                continue
            }
            let isUsual = name == tag.identifier
            if isUsual { add(name, tag) }
            let spelling = isUsual ? other : name
            add(spelling, LanguageTag(tag, spelling: spelling))
        }
    }

    private mutating func add(_ name: String, _ language: LanguageTag) {
        languages[name] = language
        names[language] = name
    }

    /// The language of a name; nil for a name that spells none.
    package subscript(name: String) -> LanguageTag? { languages[name] }

    /// What is said of a name whose tag another one is the usual name of; empty for all others.
    package func diagnostic(for name: String, at range: SourceRange) -> [Diagnostic] {
        guard let language = languages[name], language != language.canonical,
            let usual = names[language.canonical]
        else { return [] }
        let message =
            "“\(name)” and “\(usual)” are two spellings of one language; they are kept apart, since an app that asks for one does not "
            + "find the other’s texts"
        return [Diagnostic(.warning, .languageSpellings, message, at: range)]
    }
}
