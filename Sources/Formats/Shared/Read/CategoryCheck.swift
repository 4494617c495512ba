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

    /// What to report of a variant for a category that the language lacks; nil if it has the category.
    func foreign(_ category: PluralCategory) -> (kind: Diagnostic.Kind, message: String)? {
        if category == .other || rules.hasCategory(category) || language.isForNotes { return nil }
        if category == .many, language.language == "he" {
            let text = "“\(language)” has no plural category “many” since CLDR 42: only older systems show this variant"
            return (.formerCategory, text)
        }
        // The same for all its categories, which are reported as one.
        let own = rules.categories.map(\.rawValue).joined(separator: ", ")
        return (.foreignCategory, "“\(language)” has no plural categories but \(own): this variant is never shown")
    }

    /// Whether the language needs a text for the category.
    ///
    /// A text for whole millions alone, as Romance languages have it, is hardly ever missed.
    func needs(_ category: PluralCategory, hasFractions: Bool) -> Bool {
        if category == .other { return false }
        if !hasFractions { return rules.smallNumberCategories.contains(category) }
        return rules.hasCategory(category) && !isForMillions(category)
    }

    /// The categories that are needed and not given with their first numbers, listed for a message; nil if there are none.
    func missing(from given: some Sequence<PluralCategory>, hasFractions: Bool) -> String? {
        let missing = PluralCategory.allCases.filter { needs($0, hasFractions: hasFractions) && !given.contains($0) }
        if missing.isEmpty { return nil }
        return missing.map { "“\($0.rawValue)” (\(rules.examples(of: $0)))" }.joined(separator: ", ")
    }

    /// Whether the categories that are given are those of all whole numbers.
    func coversWholeNumbers(_ given: Set<PluralCategory>) -> Bool {
        rules.smallNumberCategories.allSatisfy { given.contains($0) }
    }

    private func isForMillions(_ category: PluralCategory) -> Bool {
        category == .many && !rules.smallNumberCategories.contains(.many)
            && rules.category(of: 1_000_000) == .many
    }
}

extension PluralRules {
    /// The first whole numbers of a category for a message; a number with a fraction if it has no small whole ones.
    func examples(of category: PluralCategory) -> String {
        let numbers = (0...200).lazy.filter { self.category(of: $0) == category }.prefix(4)
        if numbers.isEmpty { return "such as 1.5" }
        let list = numbers.map(String.init).joined(separator: ", ")
        return numbers.count < 4 ? list : list + " …"
    }
}

extension LanguageTag {
    /// Whether the tag is no language's: translatewiki.net keeps notes for translators under `qq` and `qqq`.
    package var isForNotes: Bool { identifier == "qq" || identifier == "qqq" }
}
