import InterlinguaFormats
import InterlinguaIR

/// One call of a library, with all the calls that it leads to.
protocol I18nextTranslation {
    /// Only a cycle nests calls so deep.
    static var depthLimit: Int { get }

    /// How deep calls are nested.
    var depth: Int { get set }

    /// How much was done so far: look-ups, and units of texts that were gone through.
    var work: Int { get set }

    /// What was done so far, for people; nil if nobody asks.
    var steps: I18nextSteps? { get set }
}

extension I18nextTranslation {
    /// Counts a call within another one.
    mutating func enter() throws(RuntimeFailure) {
        depth += 1
        guard depth <= Self.depthLimit else {
            let reason = "the texts refer to each other in a circle, which overflows the stack"
            throw RuntimeFailure("stack-overflow", reason)
        }
    }

    /// Counts work, up to what no sensible text needs.
    mutating func spend(_ amount: Int) throws(RuntimeFailure) {
        work += amount
        if work > 2_000_000 {
            throw RuntimeFailure("endless", "the texts refer to each other so often that the app hangs")
        }
    }

    mutating func note(_ text: @autoclosure () -> String, _ origin: @autoclosure () -> Origin = Origin()) {
        guard steps != nil else { return }
        steps?.add(text(), at: origin())
    }
}

/// What a run time did for a call, told so that a translator follows it.
struct I18nextSteps: Sendable {
    private(set) var steps: [RuntimeExplanation.Step] = []

    /// More steps nobody reads.
    private static let limit = 500

    mutating func add(_ text: String, at origin: Origin = Origin()) {
        if steps.count < Self.limit { steps.append(RuntimeExplanation.Step(text, at: origin)) }
    }
}
