import Dispatch
import InterlinguaPlatforms

/// A project's run time, which reads the files beside whatever else is done.
package final class RuntimePreparation: Sendable {
    private let reading = DispatchGroup()

    // Written once before the group is left, read only behind that.
    private nonisolated(unsafe) var runtime: (any Runtime)?

    /// Begins to read a project's files.
    package init(_ project: VerifiedProject) {
        DispatchQueue.global().async(group: reading) { self.runtime = project.runtime() }
    }

    /// The run time, which is given away; the project's own if it was asked for before.
    func take(for project: VerifiedProject) -> any Runtime {
        reading.wait()
        defer { runtime = nil }
        return runtime ?? project.runtime()
    }
}
