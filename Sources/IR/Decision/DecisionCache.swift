/// The questions that were answered before, shared by all threads: a catalogue asks few different ones.
public final class DecisionCache: Sendable {
    /// More answers than this are not kept.
    private static let capacity = 20_000

    private let answers = Locked<[Decision.Question: Result<Decision, Undecided>]>([:])

    /// Creates a cache that knows nothing.
    public init() {}

    /// The answer to a question, or why there is none.
    ///
    /// Two threads that ask for the same answer at the same time may both compute it; they get the same one.
    public func answer(_ question: Decision.Question) -> Result<Decision, Undecided> {
        if let answer = answers.withLock({ $0[question] }) { return answer }
        let answer = Result { () throws(Undecided) in try Decision(question) }
        answers.withLock { answers in
            if answers.count >= Self.capacity { answers.removeAll() }
            answers[question] = answer
        }
        return answer
    }
}
