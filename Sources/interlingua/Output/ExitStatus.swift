import ArgumentParser
import InterlinguaIR
import InterlinguaOutput

/// How the tool ends, as the package for command lines wants it.
enum ExitStatus {
    /// The input has errors, or conversion in strict mode has losses.
    static let inputHasErrors = ExitCode(ExitNumber.inputHasErrors)

    /// The arguments or the configuration make no sense.
    static let wrongUsage = ExitCode(ExitNumber.usage)

    /// A file could not be read or written.
    static let fileFailed = ExitCode(ExitNumber.fileFailed)

    /// How a run ends whose work was done as far as possible; nil for success.
    static func status(of diagnostics: [Diagnostic]) -> ExitCode? {
        let number = ExitNumber.number(for: diagnostics)
        return number == ExitNumber.done ? nil : ExitCode(number)
    }
}

extension ExitCode {
    /// Prints why a command ends so.
    func saying(_ error: String) -> ExitCode {
        StandardError.print("error: \(error)".printable)
        return self
    }
}
