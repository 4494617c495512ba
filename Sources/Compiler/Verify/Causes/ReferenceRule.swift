import InterlinguaIR
import OrderedCollections

/// A text that refers to what the source's files lack is left out, whatever the source's app shows for other numbers; for
/// what only its language lacks, the target looks in an order of its own.
struct ReferenceRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        guard prediction.causes.isEmpty else { return [] }
        let found = observation.languagesOfTextsReferredTo.compactMap { language in
            observation.text(of: observation.language, nestingIn: language, prediction.arguments)
        }
        return (observation.refersOutside ? observation.missingTexts : []).map {
            prediction.with($0, .unsupportedReference)
        } + found.map { prediction.with($0, .otherLanguage) }
    }
}

extension Observation {
    /// The languages in which the target finds texts that the language's own one refers to, and that it lacks.
    fileprivate var languagesOfTextsReferredTo: OrderedSet<LanguageTag> {
        guard let entry = projects.catalog.entries[plan.key] else { return [] }
        let referred = projects.catalog.entries(referredToBy: entry, in: [language])
        return OrderedSet(
            referred.compactMap { key, entry in
                let asked = projects.languagesAskedOfTarget(for: key, key.kind, in: language)
                let found = asked.first { entry.messages[$0] != nil }
                return found == language ? nil : found
            }
        )
    }

    /// Whether what the entry shows, or what that leads to, refers to something that no file has.
    fileprivate var refersOutside: Bool {
        let catalog = projects.catalog
        guard let entry = catalog.entries[plan.key] else { return false }
        let shown = catalog.languagesAsked(for: plan.key, in: language)
        return ([(plan.key, entry)] + catalog.entries(referredToBy: entry, in: shown)).contains { key, entry in
            let message = entry.firstMessage(in: catalog.languagesAsked(for: key, in: language))?.message
            return message?.containsPattern { pattern in
                pattern.contains { element in
                    guard case .reference(let reference) = element, case .external = reference.target else {
                        return false
                    }
                    return true
                }
            } ?? false
        }
    }
}
