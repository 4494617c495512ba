import InterlinguaIR
import InterlinguaPlatforms

/// The target counts the arguments that a text shows, so that a gap in their positions moves the later ones.
struct PositionRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        guard case .positions(allowsGaps: false) = observation.projects.target.arguments, let text = prediction.text,
            let call = observation.plan.target
        else { return [] }
        if case .items(let calls) = call {
            let items = zip(text.spannedItems, calls).map { item, call in
                moved(item, passed(by: call, prediction, observation)).first ?? item
            }
            return items.count == calls.count ? [prediction.with(SpannedText(joining: items), .argumentOrder)] : []
        }
        let operands = passed(by: call, prediction, observation)
        var found = moved(text, operands).map { prediction.with($0, .argumentOrder) }
        let source = observation.projects.catalog.sourceLanguage
        let model = observation.apps.source(source, prediction.arguments).first
        if hasGap(text, operands) || model.map({ hasGap($0, operands) }) == true {
            // The type that is read there is another one than in the development language's text.
            found.append(prediction.with(nil, .argumentOrder))
        }
        return found
    }

    private func passed(by call: Call, _ prediction: Prediction, _ observation: Observation) -> [Operand] {
        guard let lookUp = call.lookUp(for: prediction.arguments, in: observation.language) else { return [] }
        return lookUp.operands.map { operand in
            Operand(operand, observation.apps.target(operand, observation.language, prediction.arguments))
        }
    }

    /// The positions that a text shows.
    private func shown(_ text: SpannedText, _ operands: [Operand]) -> [Int] {
        operands.indices.filter { operands[$0].isShown(in: text) }
    }

    private func hasGap(_ text: SpannedText, _ operands: [Operand]) -> Bool {
        let shown = shown(text, operands)
        return shown != Array(0..<shown.count)
    }

    /// A text with a gap as the target shows it: with the arguments that come first in the places of those that it shows,
    /// and the same for texts that other calls give.
    private func moved(_ text: SpannedText, _ operands: [Operand]) -> [SpannedText] {
        guard hasGap(text, operands) else { return [] }
        let shown = shown(text, operands)
        let arguments = text.mapArguments { index, printed in
            guard let rank = shown.firstIndex(where: { operands[$0].argument == index }),
                let moved = operands[rank].argument
            else { return (index, printed) }
            return (moved, operands[rank].text)
        }
        let texts = shown.enumerated().reversed().reduce(text.text) { text, place in
            text.replacing(operands[place.element].text, with: operands[place.offset].text)
        }
        return [arguments, SpannedText(texts)]
    }

    /// What is passed at one position.
    private struct Operand {
        /// The source's argument; nil for a text that another call gives.
        let argument: Int?
        let text: String

        init(_ operand: Call.Operand, _ text: String) {
            if case .argument(let index) = operand { argument = index } else { argument = nil }
            self.text = text
        }

        func isShown(in whole: SpannedText) -> Bool {
            if let argument { return whole.printed(argument) != nil }
            return !text.isEmpty && whole.text.contains(text)
        }
    }
}
