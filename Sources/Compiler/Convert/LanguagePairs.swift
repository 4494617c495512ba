import InterlinguaFormats
import InterlinguaIR

/// The languages of a project that another one has under other tags.
struct LanguagePairs {
    private let own: Set<LanguageTag>
    private let there: Set<LanguageTag>

    init(_ own: Set<LanguageTag>, _ there: Set<LanguageTag>) {
        self.own = own
        self.there = there
    }

    /// The other project's tags of languages that it doesn't have under the project's own, in order.
    var names: [LanguageTag: [LanguageTag]] {
        same.merging(remaining.mapValues { [$0] }) { same, _ in same }
    }

    /// Languages that leave out the same subtags: users of some are shown `zh`, and those of others `zh-CN`.
    private var same: [LanguageTag: [LanguageTag]] {
        let theirs = Dictionary(grouping: there, by: \.maximised)
        var names: [LanguageTag: [LanguageTag]] = [:]
        for (likely, languages) in Dictionary(grouping: own, by: \.maximised) where likely != nil {
            guard languages.count == 1, let language = languages.first, !there.contains(language),
                let others = theirs[likely]
            else { continue }
            names[language] = others.sorted()
        }
        return names
    }

    /// Where both projects have the language of the likely region by itself (`pt-BR`), a tag without a region (`pt`) is left
    /// to people of others: those of the only other region that the other project has (`pt-PT`).
    private var remaining: [LanguageTag: LanguageTag] {
        let shared = own.intersection(there)
        let new = Dictionary(grouping: own.subtracting(shared), by: \.maximisedScript)
        let theirs = Dictionary(grouping: there.subtracting(shared), by: \.maximisedScript)
        var names: [LanguageTag: LanguageTag] = [:]
        for (script, languages) in Dictionary(grouping: shared, by: \.maximisedScript) where script != nil {
            guard let ours = new[script], ours.count == 1, let language = ours.first, language.region == nil,
                let others = theirs[script], others.count == 1, let other = others.first, other.standsForRegions,
                languages.contains(where: { $0.region != nil && $0.maximised == language.maximised })
            else { continue }
            names[language] = other
        }
        return names
    }
}

extension LanguageTag {
    /// Whether it is the parent of other regions' languages (CLDR, parent locales): what it says is meant for them, too.
    fileprivate var standsForRegions: Bool { ["en-001", "es-419", "pt-PT"].contains(identifier) }

    /// The maximised tag without its region.
    fileprivate var maximisedScript: LanguageTag? { maximised?.truncated }
}
