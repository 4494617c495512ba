import InterlinguaFormats
import InterlinguaIR

/// What a user's languages mean for a package: the one locale that everything is looked up for, and the configurations
/// that serve it, the best first.
final class AndroidLocaleChoice: Sendable {
    /// The language that was chosen of the user's; nil if he has none.
    let language: LanguageTag?

    /// The plural rules of the chosen language, whatever language the texts that are found are in.
    let rules: PluralRules

    let ruleLanguage: LanguageTag

    /// Indices of the configurations that serve the language, the best first.
    let configurations: [Int]

    /// Chooses among a user's languages (Android: `LocaleList`): the first that the app has texts for, English held to be
    /// there always; the very first if there is none.
    init(_ languages: [LanguageTag], in package: AndroidPackage, default defaultLanguage: LanguageTag) {
        var language = languages.first
        if languages.count > 1 {
            let english = AndroidLocale(LanguageTag("en") ?? .undetermined)
            let supported = [english] + package.configurations.compactMap(\.locale)
            language =
                languages.first { tag in
                    let request = AndroidLocale(tag)
                    return supported.contains { $0.serves(request) }
                } ?? language
        }
        self.language = language
        ruleLanguage = language ?? defaultLanguage
        rules = PluralRules.rules(for: ruleLanguage, kind: .cardinal)
        let request = language.map { AndroidLocale($0) }
        let serving = package.configurations.indices.filter { index in
            guard let locale = package.configurations[index].locale else { return true }
            return request.map { locale.serves($0) } ?? false
        }
        configurations = serving.sorted { first, second in
            guard let request else { return first < second }
            let locales = (package.configurations[first].locale, package.configurations[second].locale)
            if request.prefers(locales.0, to: locales.1) { return true }
            return first < second && !request.prefers(locales.1, to: locales.0)
        }
    }
}
