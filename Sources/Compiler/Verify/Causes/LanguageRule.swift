import InterlinguaIR

/// The target has no files for a language, or takes it for another one, whose texts it shows.
struct LanguageRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        let projects = observation.projects
        let key = observation.plan.key
        let language = observation.language
        guard prediction.language == language, projects.target.languageOfFiles != nil else { return [] }
        let own = projects.languageOfFiles(language)
        // A language without files of its own is taken for the one that it is another spelling of.
        let same =
            own.map { projects.languagesSharingFiles(of: $0, with: language, for: key) }
            ?? projects.spellings(of: language, for: key)
        if own != nil, same.isEmpty { return [] }
        let others = same + observation.languagesAskedOfTarget(in: language).dropFirst()
        return others.flatMap { observation.restating(prediction, $0, prediction.arguments, .lostLanguage) }
            + observation.missingTexts.map { prediction.with($0, .lostLanguage) }
    }
}
