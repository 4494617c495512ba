package import InterlinguaIR

/// How a program ends, in the numbers of BSD's `sysexits.h` where it has one.
package enum ExitNumber {
    package static let done: Int32 = 0
    package static let inputHasErrors: Int32 = 1

    /// The arguments make no sense.
    package static let usage: Int32 = 64

    /// A file could not be read or written.
    package static let fileFailed: Int32 = 74

    /// How a run ends whose work was done as far as possible.
    package static func number(for diagnostics: [Diagnostic]) -> Int32 {
        diagnostics.contains { $0.severity == .error } ? inputHasErrors : done
    }
}
