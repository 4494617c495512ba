import ArgumentParser
import InterlinguaIR

/// How the tool ends, in the numbers of BSD's `sysexits.h` where it has one.
enum ExitStatus {
    /// The input has errors, or conversion in strict mode has losses.
    static let inputHasErrors = ExitCode(1)

    /// A file could not be read or written.
    static let fileFailed = ExitCode(74)

    /// How a run ends whose work was done as far as possible; nil for success.
    static func status(of diagnostics: [Diagnostic]) -> ExitCode? {
        if diagnostics.contains(where: { $0.identifier == "unreadable-file" }) { return fileFailed }
        return diagnostics.contains { $0.severity == .error } ? inputHasErrors : nil
    }
}
