package import InterlinguaIR

extension Select {
    /// Whether some number may get no variant: none is for all others, and not every category of the language has one.
    package func mayLeaveNumbers(in language: LanguageTag) -> Bool {
        if variants.indices.contains(where: { variants[$0].condition == .otherwise }) { return false }
        var own: [PluralKind: Set<PluralCategory>] = [:]
        for case .category(let category, let kind) in variants.lazy.map(\.condition) {
            own[kind, default: []].insert(category)
        }
        return !own.contains { kind, categories in
            PluralRules.rules(for: language, kind: kind).categories.allSatisfy(categories.contains)
        }
    }
}
