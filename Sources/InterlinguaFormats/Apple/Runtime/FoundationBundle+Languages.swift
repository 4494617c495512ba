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
        let wanted = tag.withWrittenScript
        for parent in [wanted] + wanted.parents {
            if let place = languages[parent] { return (place, .parent(of: tag)) }
        }
        let candidates = localizations.indices.filter { place in
            let candidate = localizations[place].language.withWrittenScript
            return !localizations[place].isBase && !localizations[place].name.isEmpty
                && candidate.language == wanted.language && candidate.script == wanted.script
        }
        // Of several regions the one that stands for the language as such: pt-BR, en-US, zh-Hant-TW.
        let usual = ["US", "BR", "ES", "FR", "DE", "CN", "TW"]
        let found = candidates.first { localizations[$0].language.region.map(usual.contains) ?? true }
        return (found ?? candidates.first).map { ($0, .sibling(of: tag)) }
    }
}

extension LanguageTag {
    /// Chinese with the script that its region writes, since its two scripts don't stand in for each other.
    fileprivate var withWrittenScript: LanguageTag {
        guard language == "zh", script == nil else { return self }
        let isTraditional = region.map { ["TW", "HK", "MO"].contains($0) } ?? false
        let rest = region.map { "-" + $0 } ?? ""
        return LanguageTag("zh-\(isTraditional ? "Hant" : "Hans")\(rest)") ?? self
    }
}
