import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics

/// What is mere text in the source refers to another text in the target, or shows the name of one that there is not; or it
/// is the source that refers to a text whose name its app makes up, and the target shows how it refers.
struct NestingRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        // Most libraries take the spaces around the name for none of it.
        let readings: [(Substring) -> String] = [{ String($0) }, { $0.trimmingSpaces }]
        return readings.compactMap { read in
            guard let text = prediction.text, let nested = nested(text, read, prediction, observation), nested != text
            else { return nil }
            return prediction.with(nested, .seemingReference)
        } + asWritten(prediction, observation)
    }

    /// A text with a reference that is none of the catalogue's, as its file has it.
    private func asWritten(_ prediction: Prediction, _ observation: Observation) -> [Prediction] {
        guard !prediction.causes.contains(.lostPlaceholder), let marks = observation.projects.source.referenceMarks,
            let text = observation.mended(prediction.language, prediction.arguments),
            text.text.containsBytes(of: marks.opening)
        else { return [] }
        return [prediction.with(text, .lostPlaceholder)]
    }

    /// A text with other texts in the places of what refers to them; nil where texts refer to none.
    private func nested(
        _ text: SpannedText,
        _ read: (Substring) -> String,
        _ prediction: Prediction,
        _ observation: Observation
    ) -> SpannedText? {
        guard let marks = observation.projects.target.referenceMarks else { return nil }
        var nested = SpannedText("")
        for piece in text.pieces {
            guard case .text(let own) = piece else {
                nested.append(piece)
                continue
            }
            var rest = own[...]
            while let opening = rest.firstRange(of: marks.opening),
                let closing = rest[opening.upperBound...].firstRange(of: marks.closing)
            {
                nested.append(.text(String(rest[..<opening.lowerBound])))
                let name = read(rest[opening.upperBound..<closing.lowerBound])
                nested.append(contentsOf: shown(for: name, prediction, observation))
                rest = rest[closing.upperBound...]
            }
            nested.append(.text(String(rest)))
        }
        return nested
    }

    /// The text of the entry of that name beside the one that is asked for; the name if there is none.
    private func shown(for name: String, _ prediction: Prediction, _ observation: Observation) -> SpannedText {
        let catalog = observation.projects.catalog
        let key = Key(table: observation.plan.key.table, path: [name])
        let languages = observation.projects.languagesAskedOfTarget(for: key, key.kind, in: prediction.language)
        guard let entry = catalog.entries[key], let found = entry.firstMessage(in: languages),
            case .text(let text)? = Renderer(catalog).render(found.message, of: entry, in: found.language)
        else { return SpannedText(name) }
        return SpannedText(text)
    }
}
