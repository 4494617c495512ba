import InterlinguaIR

/// What a run time did for a call, told so that a translator follows it.
struct I18nextSteps: Sendable {
    /// The steps in order.
    private(set) var steps: [RuntimeExplanation.Step] = []

    /// More steps nobody reads.
    private static let limit = 500

    /// Adds a step.
    mutating func add(_ text: String, at origin: Origin = Origin()) {
        if steps.count < Self.limit { steps.append(RuntimeExplanation.Step(text, at: origin)) }
    }
}
