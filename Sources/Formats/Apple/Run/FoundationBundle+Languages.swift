import InterlinguaIR

extension FoundationBundle {
    /// Why a localisation was chosen.
    enum Reason: Sendable, Hashable {
        /// The user prefers its language.
        case preferred(LanguageTag)
        /// The user prefers a language whose texts it stands in for.
        case parent(of: LanguageTag)
        /// The user prefers the same language of another region.
        case sibling(of: LanguageTag)
        /// Nothing suits the user, and it is the development language's.
        case development
    }

    /// The localisation for a user: that of the first preferred language which any folder suits.
    func localization(for preferred: [LanguageTag]) -> (place: Int, reason: Reason) {
        for tag in preferred {
            if let place = languages[tag] { return (place, .preferred(tag)) }
            if let found = localization(near: tag) { return found }
        }
        return (languages[developmentLanguage] ?? 0, .development)
    }

    /// The folder that suits a language for which there is none.
    private func localization(near tag: LanguageTag) -> (place: Int, reason: Reason)? {
        let candidates = localizations.map { $0.isBase || $0.name.isEmpty ? nil : $0.language }
        return FoundationLanguageChoice(places: languages, languages: candidates).place(near: tag)
    }
}
