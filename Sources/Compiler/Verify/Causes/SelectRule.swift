import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics

/// The target's files do not choose by a width, a device, a product or a word.
struct SelectRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        let choosesByUser = observation.projects.target.choosesByUserLanguage
        let language = choosesByUser ? observation.language : prediction.language
        let found = calls(likeThatOf: prediction, observation).filter { call in
            observation.isReadAlike(call.argument, language, prediction.arguments, call.arguments)
        }.flatMap { observation.restating(prediction, prediction.language, $0.arguments, .lostSelect) }
        guard observation.plan.arguments.mixesWordsAndNumbers else { return found }
        // The target takes the argument for a number, or for a word, and has no text for the other one.
        return found + [SpannedText(Verifier.missingText), nil].map { prediction.with($0, .lostSelect) }
    }

    /// The calls that the target may take for the same as that of a prediction.
    private func calls(
        likeThatOf prediction: Prediction,
        _ observation: Observation
    ) -> [(argument: Int, arguments: CallArguments)] {
        let kinds = Set(observation.projects.target.selectors.flatMap { $0 })
        let plan = observation.plan.arguments
        var found: [(argument: Int, arguments: CallArguments)] = []
        func changed(_ argument: Int = -1, _ change: (inout CallArguments) -> Void) {
            var arguments = prediction.arguments
            change(&arguments)
            if arguments != prediction.arguments { found.append((argument, arguments)) }
        }
        if !kinds.contains(.width) { changed { $0.width = nil } }
        if !kinds.contains(.device) { changed { $0.device = nil } }
        if !kinds.contains(.product) { changed { $0.product = nil } }
        for index in prediction.arguments.values.indices {
            let sides = plan.wordSides[index] ?? []
            // Words that a condition takes by a pattern are endless, and no file but the source's has one for them.
            guard
                !sides.isEmpty
                    || plan.texts[index] != nil
                        && (!kinds.contains(.text) || plan.selecting.contains(index)
                            || observation.losesSelector(index))
            else { continue }
            let words = (plan.texts[index] ?? []) + NumberChoices.words(for: sides, in: observation.language)
            for word in words + ["unknown"] { changed(index) { $0.values[index] = .text(word) } }
            if plan.selecting.contains(index) {
                for number in observation.numbers.numbers(for: plan.question(for: index, in: observation.rules)) {
                    changed(index) { $0.values[index] = .number(number) }
                }
            }
        }
        return found
    }
}

extension Observation {
    /// Whether only texts that the entry refers to choose by a text, and the target does not hand it on to them.
    fileprivate func losesSelector(_ argument: Int) -> Bool {
        guard case .inPattern(let bindings) = projects.target.references, !bindings.inherited.contains(.selectors),
            let entry = projects.catalog.entries[plan.key]
        else { return false }
        return entry.messages.values.contains { $0.containsPattern(where: \.hasReferences) }
            && !entry.selectingArguments.contains(argument)
    }
}

extension ArgumentPlan {
    /// Whether some argument chooses by words and by numbers.
    fileprivate var mixesWordsAndNumbers: Bool {
        selecting.contains { texts[$0] != nil || wordSides[$0] != nil }
    }
}
