package import InterlinguaIR

/// Where Android looks for texts that a language lacks, among the languages that there are (Android: `isBetterThan` since
/// API 24): also in other regions of it, if they share its script, but not in what is only its parent by name.
package struct AndroidRelatives {
    /// For every language whose texts are looked for elsewhere than in CLDR's parents, where, nearest first.
    package let chains: [LanguageTag: [LanguageTag]]

    package init(_ languages: [LanguageTag], sourceLanguage: LanguageTag) {
        var groups: [String: [(tag: LanguageTag, locale: AndroidLocale)]] = [:]
        for tag in languages { groups[tag.language, default: []].append((tag, AndroidLocale(tag))) }
        var chains: [LanguageTag: [LanguageTag]] = [:]
        for group in groups.values where group.count > 1 {
            for (tag, locale) in group where tag != sourceLanguage {
                // The source language's texts are the default ones, which come last.
                let serving = group.filter {
                    $0.tag != tag && $0.tag != sourceLanguage && $0.locale.serves(locale)
                        && locale.prefers($0.locale, to: nil)
                }
                let chain = serving.sorted { first, second in
                    if locale.prefers(first.locale, to: second.locale) { return true }
                    return !locale.prefers(second.locale, to: first.locale) && first.tag < second.tag
                }.map(\.tag)
                let parents = tag.parents.filter { $0 != sourceLanguage && languages.contains($0) }
                if chain != parents { chains[tag] = chain + [sourceLanguage] }
            }
        }
        self.chains = chains
    }
}
