import ArgumentParser

/// How the tool ends, in the numbers of BSD's `sysexits.h` where it has one.
enum ExitStatus {
    /// The input has errors, or conversion in strict mode has losses.
    static let inputHasErrors = ExitCode(1)

    /// A file could not be read or written.
    static let fileFailed = ExitCode(74)
}
