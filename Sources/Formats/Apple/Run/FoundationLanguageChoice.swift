import InterlinguaIR

/// Chooses among the localisations of a bundle for a language that none of them is.
struct FoundationLanguageChoice {
    /// The places of localisations by their languages.
    let places: [LanguageTag: Int]

    /// The languages of the localisations by their places; nil for one that stands in for none.
    let languages: [LanguageTag?]

    /// The localisation that suits a language for which there is none.
    func place(near tag: LanguageTag) -> (place: Int, reason: FoundationBundle.Reason)? {
        let wanted = tag.canonical.withWrittenScript
        for parent in [wanted] + wanted.parents {
            if let place = places[parent] { return (place, .parent(of: tag)) }
        }
        let candidates = languages.indices.filter { place in
            guard let candidate = languages[place]?.withWrittenScript else { return false }
            return candidate.language == wanted.language && candidate.script == wanted.script
        }
        // Of several regions the one that stands for the language as such: pt-BR, en-US, zh-Hant-TW.
        let usual = ["US", "BR", "ES", "FR", "DE", "CN", "TW"]
        let found = candidates.first { languages[$0]?.region.map(usual.contains) ?? true }
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
