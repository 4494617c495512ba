import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics

/// Neither the target's files nor its app choose by a number of an entry: they have the texts for what `other` says.
struct DecidedNumberRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        let selecting = observation.plan.arguments.selecting
        let target = observation.projects.target
        // References choose by themselves, unseen by the app, as variables of one format do.
        guard selecting.count > 1, target.references == .none, target.selects != .manyAnywhere,
            let call = observation.plan.target
        else { return [] }
        return selecting.filter { !call.chooses(byArgument: $0) }.flatMap { index -> [Prediction] in
            guard let number = observation.number(index), prediction.arguments.values[index] == .number(number) else {
                return []
            }
            return others(for: index, observation).filter { $0 != number }.flatMap { other -> [Prediction] in
                var arguments = prediction.arguments
                arguments.values[index] = .number(other)
                guard observation.isReadAlike(index, observation.language, prediction.arguments, arguments) else {
                    return []
                }
                // The number itself is shown as it is.
                return observation.restating(
                    prediction,
                    prediction.language,
                    arguments,
                    .lostVariant,
                    showsPassed: true
                )
            }
        }
    }

    /// The numbers whose form in the target is the one for all others.
    private func others(for index: Int, _ observation: Observation) -> [DecimalNumber] {
        let question = observation.plan.arguments.question(for: index, in: observation.rules)
        let numbers = observation.numbers.numbers(for: question).filter { $0.isWhole && !$0.isNegative && !$0.isLarge }
        let target = observation.projects.target
        let language = observation.rules.last ?? observation.language
        guard let forms = target.forms?(language, .cardinal) else { return numbers }
        func form(_ number: DecimalNumber) -> String? {
            forms.first { $0.condition.holds(for: number, read: target.reading, language: language) }?.name
        }
        let all = (0...1_000).map { form(DecimalNumber($0)) }
        // Where no whole number gets the form for all others, its text is that of the form that most of them get.
        let meant =
            all.contains(forms.last?.name)
            ? forms.last?.name
            : forms.max { left, right in all.count { $0 == left.name } < all.count { $0 == right.name } }?.name
        return numbers.filter { form($0) == meant }
    }
}

extension Call {
    /// Whether the app, or the platform by what it is passed apart from what is shown, chooses by an argument.
    fileprivate func chooses(byArgument argument: Int) -> Bool {
        switch self {
        case .items(let calls): return calls.contains { $0.chooses(byArgument: argument) }
        case .choice(let choice):
            return choice.selector == .argument(argument)
                || (choice.branches.map(\.call) + [choice.otherwise].compactMap(\.self)).contains {
                    $0.chooses(byArgument: argument)
                }
        case .lookUp(let lookUp):
            if [lookUp.number, lookUp.value].contains(.argument(argument)) { return true }
            return lookUp.allOperands.contains { operand in
                switch operand {
                case .call(let call): call.chooses(byArgument: argument)
                case .text: true
                case .argument, .nothing: false
                }
            }
        }
    }
}
