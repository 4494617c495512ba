import InterlinguaIR
import InterlinguaPlatforms

/// A language's plural categories and a target's forms in it, looked up once and not for every message.
struct LanguagePlurals: Sendable {
    /// What holds for counting, or for ordering.
    struct Kind: Sendable {
        /// The categories that the language tells apart.
        let categories: [PluralCategory]

        /// The target's forms, in the order they are tried.
        let forms: [Capabilities.Form]
    }

    private let cardinal: Kind
    private let ordinal: Kind

    init(_ language: LanguageTag, _ forms: (LanguageTag, PluralKind) -> [Capabilities.Form]) {
        func kind(_ kind: PluralKind) -> Kind {
            let categories = PluralRules.rules(for: language, kind: kind).categories
            var own = forms(language, kind)
            if own.isEmpty, kind == .ordinal {
                // Each becomes an entry of its own when selects are placed.
                own = categories.map {
                    Capabilities.Form(name: $0.rawValue, condition: .category($0, kind), isRequired: $0 == .other)
                }
            }
            return Kind(categories: categories, forms: own)
        }
        cardinal = kind(.cardinal)
        ordinal = kind(.ordinal)
    }

    /// Looks several languages up.
    static func table(
        for languages: [LanguageTag],
        _ forms: (LanguageTag, PluralKind) -> [Capabilities.Form]
    ) -> [LanguageTag: LanguagePlurals] {
        var table: [LanguageTag: LanguagePlurals] = [:]
        for language in languages where table[language] == nil {
            table[language] = LanguagePlurals(language, forms)
        }
        return table
    }

    /// What holds for counting, or for ordering.
    subscript(kind: PluralKind) -> Kind {
        switch kind {
        case .cardinal: cardinal
        case .ordinal: ordinal
        }
    }
}
