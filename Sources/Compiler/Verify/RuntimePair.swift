import Dispatch
import InterlinguaPlatforms

/// The run times of both sides, whose memory is given back on two cores: there are texts by the hundred thousand, and what
/// comes next needs as much.
final class RuntimePair: Sendable {
    // Only the one that holds the pair looks at them until it lets go of both for good.
    private nonisolated(unsafe) var source: (any Runtime)?
    private nonisolated(unsafe) var target: (any Runtime)?

    /// Takes the source's and the target's run time.
    init(source: any Runtime, target: any Runtime) {
        self.source = source
        self.target = target
    }

    /// Calls a function with both; nil if they are gone.
    func both<Result>(_ body: (any Runtime, any Runtime) -> Result) -> Result? {
        guard let source, let target else { return nil }
        return body(source, target)
    }

    /// Gives the memory back; nobody may ask any more.
    func release() {
        DispatchQueue.concurrentPerform(iterations: 2) { index in
            if index == 0 { source = nil } else { target = nil }
        }
    }
}
