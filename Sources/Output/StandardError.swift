import InterlinguaSystem

/// The stream for everything that is not a command's result.
package enum StandardError {
    /// Prints a text and a line end.
    package static func print(_ line: String, terminator: String = "\n") {
        let bytes = Array((line + terminator).utf8)
        var offset = 0
        while offset < bytes.count {
            let count = bytes.withUnsafeBytes { write(2, $0.baseAddress.map { $0 + offset }, bytes.count - offset) }
            if count <= 0 { return }
            offset += count
        }
    }

    /// Whether a person is likely to read it.
    package static var isTerminal: Bool { isatty(2) == 1 }
}
