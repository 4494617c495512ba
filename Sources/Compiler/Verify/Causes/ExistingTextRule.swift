import InterlinguaIR

/// Where the source has no text of its own, or none for a device or a number that the target has one for, the target's app
/// may go on showing what it showed before; so may one with styles that the source's format can't say.
struct ExistingTextRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        let (key, language, arguments) = (observation.plan.key, observation.language, observation.arguments)
        let message = observation.projects.catalog.entries[key]?.messages[language]
        // What the target has for rare numbers is its text for others, unless it chooses more.
        func isRare() -> Bool {
            observation.plan.arguments.selecting.contains { index in
                observation.number(index).map(Gap(observation, language, index).isRare) ?? false
            }
        }
        guard prediction.causes.isEmpty else { return [] }
        let isUnsaid = !observation.projects.hasOwnText(key, language, arguments) && !isRare()
        let choices = observation.apps.existingChoices(beyond: message, in: language, for: arguments)
        if !isUnsaid, choices.isEmpty { return [] }
        return observation.apps.existing(language, arguments).map { text in
            let isStyle = !isUnsaid && choices.allSatisfy(\.isElement)
            let hasSameWords = text.text.withoutTags == prediction.text?.text.withoutTags
            return prediction.with(text, isStyle && hasSameWords ? .existingStyle : .existingText)
        }
    }
}

extension String {
    fileprivate var withoutTags: String { replacing(#/<[^<>]+>/#, with: "") }
}
