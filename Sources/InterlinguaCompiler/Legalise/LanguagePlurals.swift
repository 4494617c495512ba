import InterlinguaFormats
import InterlinguaIR

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

    /// Looks a language up.
    init(_ language: LanguageTag, _ forms: (LanguageTag, PluralKind) -> [Capabilities.Form]) {
        func kind(_ kind: PluralKind) -> Kind {
            Kind(
                categories: PluralRules.rules(for: language, kind: kind).categories,
                forms: forms(language, kind)
            )
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
