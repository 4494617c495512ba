import InterlinguaIR
import InterlinguaPlatforms

/// A text that is handed on to another one goes through the app's own function there, which the target does not have.
///
/// Where an argument goes through it, the two printed values tell.
struct FunctionRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        guard let text = prediction.text else { return [] }
        let known = observation.projects.target.formats
        let functions = observation.formats.flatMap { format -> [Function] in
            guard case .functions(let functions) = format else { return [] }
            return functions.filter { $0.options.isEmpty && !known.contains(.functions($0.namespace)) }
        }
        let bare = text.mapWords { words in functions.reduce(words) { $0.withoutCalls(of: $1.name) } }
        return bare == text ? [] : [prediction.with(bare, .lostFormat)]
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
