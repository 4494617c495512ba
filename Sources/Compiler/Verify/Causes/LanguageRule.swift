import InterlinguaIR

/// The target has no files for a language, or takes it for another one, whose texts it shows.
struct LanguageRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        let projects = observation.projects
        let key = observation.plan.key
        let language = observation.language
        guard prediction.language == language, let languageOfFiles = projects.target.languageOfFiles else { return [] }
        let own = languageOfFiles(language)
        let known =
            (projects.catalog.tables[key.table]?.languages ?? [])
            + Array(projects.catalog.entries[key]?.messages.keys ?? [])
        // A language without files of its own is taken for the one that it is another spelling of.
        let same = known.filter { other in
            if other == language { return false }
            return own == nil ? other.canonical == language.canonical : languageOfFiles(other) == own
        }
        if own != nil, same.isEmpty { return [] }
        let others = same + observation.languagesAskedOfTarget(in: language).dropFirst()
        return others.flatMap { observation.restating(prediction, $0, prediction.arguments, .lostLanguage) }
            + observation.missingTexts.map { prediction.with($0, .lostLanguage) }
    }
}
