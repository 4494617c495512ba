import InterlinguaCompiler
import InterlinguaIR
import InterlinguaOutput

/// A line on the terminal that says how far long work is, and goes when it is done.
struct ProgressLine: Sendable {
    private struct State: Sendable {
        /// When the line is to be written next.
        var due: ContinuousClock.Instant
        var isShown = false
    }

    private let state = Locked(State(due: .now + .seconds(1)))

    /// Shows the state of the work, if that takes longer than a second.
    var handler: ProgressHandler? {
        guard StandardError.isTerminal else { return nil }
        return { [state] progress in
            state.withLock { state in
                guard ContinuousClock.now >= state.due else { return }
                state.due = .now + .milliseconds(200)
                state.isShown = true
                // From the line's first column on, and the rest of it deleted (ECMA-48).
                StandardError.print("\r\(progress)\u{1B}[K", terminator: "")
            }
        }
    }

    /// Takes the line away.
    func finish() {
        state.withLock { state in
            if state.isShown { StandardError.print("\r\u{1B}[K", terminator: "") }
            state.isShown = false
        }
    }

    /// Compares projects, and shows how far that is; what keeps them from being compared is printed.
    static func compare(
        _ sources: [VerifiedProject],
        with target: VerifiedProject,
        report: ConversionReport? = nil
    ) throws -> VerificationResult {
        let line = ProgressLine()
        defer { line.finish() }
        do {
            return try ProjectComparison.verify(sources, against: target, report: report, progress: line.handler)
        } catch {
            line.finish()
            throw ExitStatus.inputHasErrors.saying("\(error)")
        }
    }
}
