import InterlinguaIR
import InterlinguaSemantics

/// The source's app shows what nobody meant, as the front end said; the target says what was meant.
struct FaultRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        let projects = observation.projects
        let key = observation.plan.key
        let languages = projects.languagesAskedOfTarget(for: key, in: prediction.language)
        // Where the app does not find a text that its file has, something is wrong with the key or with the file.
        guard prediction.causes.isEmpty,
            observation.expected.isMissing || languages.contains(where: { projects.faulty.contains(key, $0) }),
            let text = observation.mended(prediction.language, prediction.arguments)
        else { return [] }
        var mended = prediction.with(text, .faultySource)
        mended.isMended = true
        return [mended]
    }
}

extension Observation {
    /// What the source's app would show if the messages said what was meant; nil where that is not known.
    func mended(_ language: LanguageTag, _ arguments: CallArguments) -> SpannedText? {
        let key = plan.key
        guard let entry = projects.catalog.entries[key] else { return nil }
        let languages = projects.languagesAskedOfTarget(for: key, in: language)
        for language in languages {
            guard let message = entry.messages[language] else { continue }
            let context = arguments.context(projects.target.numberStyle)
            guard let said = Renderer(projects.catalog).render(message, of: entry, in: language, context) else {
                continue
            }
            switch said {
            case .text(let text): return SpannedText(text)
            case .list(let items): return SpannedText(items: items)
            case .missing: return SpannedText(Verifier.missingText)
            case .undecided: return nil
            }
        }
        return SpannedText(Verifier.missingText)
    }
}

extension CallArguments {
    /// What a message is rendered with.
    func context(_ style: NumberStyle) -> RenderingContext {
        RenderingContext(values, width: width, device: device, product: product, numberStyle: style)
    }
}
