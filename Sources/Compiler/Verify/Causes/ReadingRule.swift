import InterlinguaIR
import InterlinguaSemantics

/// The two platforms read a number as different values.
struct ReadingRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        prediction.arguments.values.indices.flatMap { index -> [Prediction] in
            if observation.arguments.value(at: index) == .absent {
                guard let shown = prediction.text, isRefused(prediction, observation) else { return [] }
                if isShownAsWritten(index, shown, observation) { return [prediction.with(nil, .seemingPlaceholder)] }
                // A number's format makes something of nothing, such as `NaN`.
                return shown.shows(index) ? [prediction.with(nil, .lostFormat)] : []
            }
            if case .list = observation.arguments.value(at: index), isRefused(prediction, observation) {
                return [prediction.with(nil, .lostFormat)]
            }
            if case .number = observation.arguments.value(at: index),
                isRefused(prediction, observation, otherNumber: DecimalNumber(65)),
                observation.apps.printsCharacter(index, in: observation.projects.catalog)
            {
                // Java has no characters beyond Unicode's, of which C shows a part; 65 is one to both.
                return [prediction.with(nil, .lostFormat)]
            }
            guard let number = observation.number(index),
                case .number(number, _) = prediction.arguments.values[index]
            else { return [] }
            if !number.isWhole, isRefused(prediction, observation) {
                return [prediction.with(nil, .wholeNumbers)]
            }
            return readings(of: number, index, observation).flatMap { value -> [Prediction] in
                var arguments = prediction.arguments
                arguments.values[index] = .number(value)
                guard observation.isReadAlike(index, observation.language, prediction.arguments, arguments) else {
                    return []
                }
                let cause = observation.projects.cause(ofReading: number)
                return observation.restating(prediction, prediction.language, arguments, cause)
            }
        }
    }

    /// Whether the source's app shows an argument's placeholder, as it does where none is passed.
    private func isShownAsWritten(_ index: Int, _ text: SpannedText, _ observation: Observation) -> Bool {
        let text = observation.projects.source.plainPlaceholders(in: text.text)
        return observation.placeholders(index).source.contains { text.containsBytes(of: $0) }
    }

    /// Whether the target's app can be asked with whole numbers and texts only, or with another number only.
    private func isRefused(
        _ prediction: Prediction,
        _ observation: Observation,
        otherNumber: DecimalNumber? = nil
    ) -> Bool {
        var arguments = prediction.arguments
        for index in arguments.values.indices {
            switch arguments.values[index] {
            case .number(let value, _): arguments.values[index] = .number(otherNumber ?? value.truncated)
            case .absent: arguments.values[index] = .number(2)
            case .list: arguments.values[index] = .text("")
            case .text, .date: break
            }
        }
        return observation.apps.target(observation.language, prediction.arguments).isEmpty
            && !observation.apps.target(observation.language, arguments).isEmpty
    }

    /// The other values that one of the platforms takes a number for.
    private func readings(of number: DecimalNumber, _ index: Int, _ observation: Observation) -> [DecimalNumber] {
        let projects = observation.projects
        var found: [DecimalNumber] = [projects.source.reading, projects.target.reading].map { number.read(as: $0) }
        if !number.isWhole { found.append(number.truncated) }
        if let double = Double(number.description), let rounded = DecimalNumber(shortest: double) {
            found.append(rounded)
        }
        // A target that tells all numbers apart may take an unusual one for the category that it has.
        if projects.target.forms == nil, !number.isWhole || number.isNegative || number.isLarge {
            let question = observation.plan.arguments.question(for: index, in: observation.rules)
            found += observation.numbers.numbers(for: question)
        }
        return found.filter { $0 != number }
    }
}
