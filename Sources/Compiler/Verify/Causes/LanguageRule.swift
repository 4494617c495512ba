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
        let same = known.filter { $0 != language && own != nil && languageOfFiles($0) == own }
        if own != nil, same.isEmpty { return [] }
        let others = same + projects.languagesAskedOfTarget(for: key, in: language).dropFirst()
        return others.flatMap { observation.restating(prediction, $0, prediction.arguments, .lostLanguage) }
            + [prediction.with(SpannedText(Verifier.missingText), .lostLanguage)]
    }
}
