import InterlinguaIR
import InterlinguaPlatforms
import OrderedCollections

/// A text that is handed on to another one goes through the app's own function there, which the target does not have.
///
/// Where an argument goes through it, the two printed values tell.
struct FunctionRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        guard let text = prediction.text else { return [] }
        let names = observation.lostFunctionsOfTextsReferredTo
        let bare = text.mapWords { words in names.reduce(words) { $0.withoutCalls(of: $1) } }
        return bare == text ? [] : [prediction.with(bare, .lostFormat)]
    }
}

extension Observation {
    /// More entries than these are not looked at.
    private static let entryLimit = 64

    /// The names of the functions through which texts that the entry refers to show what they are handed, and which the
    /// target does not have.
    fileprivate var lostFunctionsOfTextsReferredTo: OrderedSet<String> {
        var names: OrderedSet<String> = []
        var keys: OrderedSet<Key> = [plan.key]
        var next = 0
        while next < min(keys.count, Self.entryLimit) {
            for message in projects.catalog.entries[keys[next]]?.messages.values.elements ?? [] {
                keys.formUnion(message.targets)
                if next == 0 { continue }
                message.forEachElement { element in
                    guard case .placeholder(let placeholder) = element,
                        case .functions(let functions) = placeholder.format
                    else { return }
                    let known = projects.target.formats
                    for function in functions where !known.contains(.functions(function.namespace)) {
                        if function.options.isEmpty { names.append(function.name) }
                    }
                }
            }
            next += 1
        }
        return names
    }
}

extension String {
    /// The text in which what stands between parentheses behind a name stands alone.
    fileprivate func withoutCalls(of name: String) -> String {
        var result = ""
        var rest = self[...]
        while let call = rest.firstRange(of: name + "("), let end = rest[call.upperBound...].firstIndex(of: ")") {
            result += rest[..<call.lowerBound] + rest[call.upperBound..<end]
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
