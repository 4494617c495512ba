import InterlinguaIR
import InterlinguaPlatforms

/// What is mere text in the source is a placeholder in the target, or refers to another text.
///
/// No file can write it otherwise. Or it is the source that refers to a text whose name its app makes up, and the target
/// shows how it refers.
struct NestingRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        asRead(prediction, observation) + asWritten(prediction, observation)
    }

    /// What the target's app makes of the words of a text, and of the whole.
    private func asRead(_ prediction: Prediction, _ observation: Observation) -> [Prediction] {
        let target = observation.projects.target
        guard let text = prediction.text else { return [] }
        func contains(_ marks: (opening: String, closing: String)?) -> Bool {
            marks.map { text.text.containsBytes(of: $0.opening) } ?? false
        }
        let refers = contains(target.referenceMarks)
        guard refers || contains(target.placeholderMarks) else { return [] }
        func read(_ text: String) -> SpannedText {
            observation.apps.target(ofMissing: text, observation.language, observation.arguments) ?? SpannedText(text)
        }
        var words = SpannedText("")
        for piece in text.pieces {
            if case .text(let own) = piece { words.append(contentsOf: read(own)) } else { words.append(piece) }
        }
        return [words, read(text.text)].filter { !$0.text.isIdentical(to: text.text) }.map {
            prediction.with($0, refers ? .seemingReference : .seemingPlaceholder)
        }
    }

    /// A text with a reference that is none of the catalogue's, as its file has it.
    private func asWritten(_ prediction: Prediction, _ observation: Observation) -> [Prediction] {
        guard !prediction.causes.contains(.lostPlaceholder), let marks = observation.projects.source.referenceMarks,
            let text = observation.mended(prediction.language, prediction.arguments),
            text.text.containsBytes(of: marks.opening)
        else { return [] }
        return [prediction.with(text, .lostPlaceholder)]
    }
}
