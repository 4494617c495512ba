import InterlinguaIR

/// Where the source has no text of its own, the target's app may go on showing the one that it had before.
struct ExistingTextRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        let (language, arguments) = (observation.language, observation.arguments)
        guard prediction.causes.isEmpty,
            !observation.projects.hasOwnText(observation.plan.key, language, arguments)
        else { return [] }
        return observation.apps.existing(language, arguments).map { prediction.with($0, .existingText) }
    }
}
