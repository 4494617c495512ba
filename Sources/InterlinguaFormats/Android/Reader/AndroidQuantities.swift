import InterlinguaIR

/// What a language's plural rules ask of Android's quantities.
struct AndroidQuantities: Sendable {
    /// The categories that the language has.
    private let known: Set<PluralCategory>

    /// Those of them, in CLDR's order, that small whole numbers have: a text for 1,000,000 alone is rarely missed.
    private let needed: [PluralCategory]

    /// Whether `one` holds for other numbers than 1.
    private let oneIsSeveral: Bool

    /// Looks a language's rules up.
    init(_ language: LanguageTag) {
        let rules = PluralRules.rules(for: language, kind: .cardinal)
        known = Set(rules.categories).union([.other])
        let found = (0...200).map { rules.category(of: $0) }
        let occurring = Set(found)
        needed = PluralCategory.allCases.filter { occurring.contains($0) && $0 != .other }
        oneIsSeveral = found.indices.contains { $0 != 1 && found[$0] == .one }
    }

    /// What is probably wrong with a plural.
    ///
    /// - Parameters:
    ///   - items: The categories in the file, where each stands, and whether its text shows an argument.
    ///   - place: Where the plural stands.
    func diagnostics(
        for items: [(category: PluralCategory, place: SourceRange, showsArgument: Bool)],
        in language: LanguageTag,
        at place: SourceRange
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let missing = needed.filter { category in !items.contains { $0.category == category } }
        if !missing.isEmpty, items.contains(where: { $0.category == .other }) {
            let names = missing.map { "“\($0.rawValue)”" }.joined(separator: ", ")
            let message = "the plural has no item for \(names), which \(language) has"
            diagnostics.append(Diagnostic(.warning, "missing-category", message, at: place))
        }
        for item in items where !known.contains(item.category) {
            let message = "“\(item.category.rawValue)” is never used in \(language)"
            diagnostics.append(Diagnostic(.warning, "unknown-category", message, at: item.place))
        }
        let othersShow = items.contains { $0.showsArgument }
        for item in items where item.category == .one && !item.showsArgument && oneIsSeveral && othersShow {
            let message = "“one” stands for several numbers in \(language), but the text does not show the number"
            diagnostics.append(Diagnostic(.warning, "implied-number", message, at: item.place))
        }
        return diagnostics
    }
}
