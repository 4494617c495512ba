import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics

/// The source's app shows what nobody meant, as the front end said; the target says what was meant.
struct FaultRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        let projects = observation.projects
        let key = observation.plan.key
        let languages =
            projects.languagesAskedOfTarget(for: key, in: prediction.language)
            + projects.catalog.languagesAsked(for: key, in: prediction.language)
        // Where the app does not find a text that its file has, something is wrong with the key or with the file.
        let isFaulty =
            prediction.causes.isEmpty
            && (observation.expected.isMissing || languages.contains { projects.faulty.contains(key, $0) })
        guard !prediction.isMended, isFaulty || showsOtherRegion(prediction, observation) else { return [] }
        return rooms(prediction.arguments, observation).compactMap { arguments in
            guard let text = observation.mended(prediction.language, arguments) else { return nil }
            var mended = prediction.with(text, .faultySource)
            mended.isMended = true
            return mended
        }
    }

    /// Whether the app shows users of the source language another region's text, although there is one in their language.
    private func showsOtherRegion(_ prediction: Prediction, _ observation: Observation) -> Bool {
        let language = prediction.language
        let catalog = observation.projects.catalog
        guard language == catalog.sourceLanguage, let text = prediction.text else { return false }
        return catalog.languages.contains { other in
            other != language && other.language == language.language
                && observation.apps.source(other, prediction.arguments).contains(text)
        }
    }

    /// The arguments, with the room for each text where there is less than any text needs: the file says nothing about that.
    private func rooms(_ arguments: CallArguments, _ observation: Observation) -> [CallArguments] {
        let widths = observation.plan.arguments.widths
        guard let room = arguments.width, widths.allSatisfy({ $0 > room }) else { return [arguments] }
        return [arguments]
            + widths.map { width in
                var wider = arguments
                wider.width = width
                return wider
            }
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
            let marked = message.mapPatterns { $0.markingPlaceholders(of: entry, like: plan.arguments.arguments) }
            guard let said = Renderer(projects.catalog).render(marked, of: entry, in: language, context) else {
                continue
            }
            switch said {
            case .text(let text): return SpannedText(marked: text)
            case .list(let items): return SpannedText(items: items)
            case .missing: return SpannedText(Verifier.missingText)
            case .undecided: return nil
            }
        }
        return SpannedText(Verifier.missingText)
    }
}

extension Pattern {
    /// The pattern with marks around what those arguments print that the caller passes, too.
    fileprivate func markingPlaceholders(of entry: Entry, like passed: [Argument]) -> Pattern {
        replacing { element in
            guard case .placeholder(let placeholder) = element,
                let declared = entry.arguments[safe: placeholder.argument],
                passed[safe: placeholder.argument]?.isSame(as: declared) == true,
                let opening = ArgumentMark.position(placeholder.argument).opening
            else { return nil }
            return Pattern([.text(String(opening)), element, .text(String(MarkedText.closing))])
        }
    }
}

extension CallArguments {
    /// What a message is rendered with.
    func context(_ style: NumberStyle) -> RenderingContext {
        RenderingContext(values, width: width, device: device, product: product, numberStyle: style)
    }
}
