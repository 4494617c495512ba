import InterlinguaIR

/// A call's answer with what led to it.
struct I18nextExplanation {
    /// The answer with the steps.
    let explanation: RuntimeExplanation

    /// Explains a call.
    init(
        broken: [SourceFile],
        by call: () throws(RuntimeFailure) -> I18nextApp.Outcome
    ) {
        var steps = I18nextSteps()
        for file in broken {
            let origin = Origin(range: SourceRange(file: file, lowerBound: 0, upperBound: 0))
            steps.add("this file is left out, since it cannot be read as texts of i18next", at: origin)
        }
        let answer: RuntimeAnswer
        do throws(RuntimeFailure) {
            let outcome = try call()
            for step in outcome.steps?.steps ?? [] { steps.add(step.text, at: step.origin) }
            answer = outcome.failure.map { .failure($0) } ?? RuntimeAnswer(outcome.values)
        } catch {
            answer = .failure(error)
        }
        if case .failure(let failure) = answer { steps.add("that fails: \(failure.description)") }
        explanation = RuntimeExplanation(answer: answer, steps: steps.steps)
    }
}
