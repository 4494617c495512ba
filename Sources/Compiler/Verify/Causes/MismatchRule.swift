import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics

/// The languages of the source take an argument for different things, as the front end said.
///
/// An app that passes what the source language's text takes can't show the other one.
struct MismatchRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        let projects = observation.projects
        let key = observation.plan.key
        let source = projects.catalog.sourceLanguage
        guard case .positions = projects.target.arguments, let entry = projects.catalog.entries[key],
            let shown = entry.firstMessage(in: observation.languagesAskedOfTarget(in: prediction.language)),
            let passed = entry.messages[source], shown.language != source,
            projects.faulty.contains(key, shown.language) || projects.faulty.contains(key, source)
        else { return [] }
        let taken = passed.storages
        let differs = shown.message.storages.contains { argument, storages in
            taken[argument].map { !storages.isSubset(of: $0) } ?? false
        }
        return differs ? [prediction.with(nil, .faultySource)] : []
    }
}

/// What an app has to pass for a placeholder of printf.
private enum Storage {
    case object, integer, decimal
}

extension Message {
    /// What the placeholders take each argument for.
    fileprivate var storages: [Int: Set<Storage>] {
        var storages: [Int: Set<Storage>] = [:]
        forEachElement { element in
            guard case .placeholder(let placeholder) = element else { return }
            let storage: Storage =
                switch placeholder.format {
                case .text, .functions: .object
                case .character: .integer
                case .number(let number): number.notation.isOfDecimals ? .decimal : .integer
                }
            storages[placeholder.argument, default: []].insert(storage)
        }
        return storages
    }
}
