import Dispatch
import InterlinguaPlatforms

/// The run times of both sides, whose memory is given back beside what comes next: there are texts by the hundred
/// thousand, and giving them back takes about a tenth of the time of a verification.
final class RuntimePair: Sendable {
    // Only the one that holds the pair looks at it until it lets go of it for good.
    private nonisolated(unsafe) var runtimes: [any Runtime]

    /// Takes the source's and the target's run time.
    init(_ runtimes: [any Runtime]) { self.runtimes = runtimes }

    /// Calls a function with both; nil if they are gone.
    func both<Result>(_ body: (any Runtime, any Runtime) -> Result) -> Result? {
        runtimes.count == 2 ? body(runtimes[0], runtimes[1]) : nil
    }

    /// Gives the memory back; nobody may ask any more.
    func releaseInBackground() { DispatchQueue.global().async { self.runtimes = [] } }
}
