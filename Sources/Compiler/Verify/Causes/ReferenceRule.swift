import InterlinguaIR

/// A text that refers to what the source's files lack is left out, whatever the source's app shows for other numbers.
struct ReferenceRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        guard prediction.causes.isEmpty, observation.refersOutside else { return [] }
        return observation.missingTexts.map { prediction.with($0, .unsupportedReference) }
    }
}

extension Observation {
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
