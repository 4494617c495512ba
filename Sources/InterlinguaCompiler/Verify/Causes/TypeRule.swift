import InterlinguaIR

/// The languages' texts take an argument for different types, and the target passes what one of them takes.
struct TypeRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        let projects = observation.projects
        guard prediction.text != nil, let entry = projects.catalog.entries[observation.plan.key] else { return [] }
        let types = entry.messages.mapValues(\.shownTypes)
        let own = observation.rules.last.flatMap { types[$0] } ?? [:]
        let isConflicting = types.values.contains { other in
            other.contains { argument, types in own[argument].map { $0 != types } ?? false }
        }
        return isConflicting ? [prediction.with(nil, .argumentType)] : []
    }
}

extension Message {
    /// What the message takes arguments for, by their indices.
    fileprivate var shownTypes: [Int: Set<ShownType>] {
        var types: [Int: Set<ShownType>] = [:]
        forEachPattern { pattern in
            pattern.forEachElement { element in
                guard case .placeholder(let placeholder) = element else { return }
                types[placeholder.argument, default: []].insert(ShownType(placeholder.format))
            }
        }
        return types
    }
}

/// What a placeholder takes its argument for.
private enum ShownType {
    case object, character, integer, decimal

    init(_ format: Format) {
        switch format {
        case .text, .functions: self = .object
        case .character: self = .character
        case .number(let number):
            switch number.notation {
            case .integer, .hexadecimal, .octal: self = .integer
            case .fixed, .scientific, .general, .hexadecimalFloat: self = .decimal
            }
        }
    }
}
