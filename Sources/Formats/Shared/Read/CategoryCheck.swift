import InterlinguaIR

/// What a language's plural rules ask of the texts for its categories.
struct CategoryCheck: Sendable {
    private let language: LanguageTag
    private let rules: PluralRules

    /// Looks a language's rules up.
    init(_ language: LanguageTag) {
        self.language = language
        rules = PluralRules.rules(for: language, kind: .cardinal)
    }

    /// What to say about a text for a category that the language lacks; nil if it has the category.
    func foreign(_ category: PluralCategory) -> String? {
        if category == .other || rules.hasCategory(category) || language.isForNotes { return nil }
        if category == .many, language.identifier == "he" {
            return "“\(language)” has no category “many” since CLDR 42; only older systems show the text"
        }
        return "“\(language)” has no category “\(category.rawValue)”; the text is never shown"
    }

    /// The categories that are needed and not given, listed for a message; nil if there are none.
    ///
    /// A text for whole millions alone, as Romance languages have it, is hardly ever missed.
    func missing(from given: Set<PluralCategory>, hasFractions: Bool) -> String? {
        let needed = hasFractions ? rules.categories.filter { !isForMillions($0) } : rules.smallNumberCategories
        let missing = needed.filter { $0 != .other && !given.contains($0) }
        return missing.isEmpty ? nil : missing.map { "“\($0.rawValue)”" }.joined(separator: ", ")
    }

    private func isForMillions(_ category: PluralCategory) -> Bool {
        category == .many && !rules.smallNumberCategories.contains(.many)
            && rules.category(of: 1_000_000) == .many
    }
}

extension LanguageTag {
    /// Whether the tag is no language's: translatewiki.net keeps notes for translators under `qq` and `qqq`.
    var isForNotes: Bool { identifier == "qq" || identifier == "qqq" }
}
