package import InterlinguaIR

extension Select {
    /// Whether some number may get no variant: none is for all others, and not every category of the language has one.
    package func mayLeaveNumbers(in language: LanguageTag) -> Bool {
        var own: [PluralKind: Set<PluralCategory>] = [:]
        for variant in variants {
            switch variant.condition {
            case .otherwise: return false
            case .category(let category, let kind): own[kind, default: []].insert(category)
            default: break
            }
        }
        return !own.contains { kind, categories in
            PluralRules.rules(for: language, kind: kind).categories.allSatisfy(categories.contains)
        }
    }
}
