import InterlinguaOutput
import InterlinguaSystem

/// The stream for a command's result, written without a buffer that somebody might wait for.
enum StandardOutput {
    /// Prints a text and a line end; what a terminal might obey is made visible.
    ///
    /// - Parameter isForPrograms: whether the text stays as it is unless it goes to a terminal.
    static func print(_ text: String, isForPrograms: Bool = false) throws {
        let text = isForPrograms && !isTerminal ? text : text.printableLines.joined(separator: "\n")
        try write(Array((text + "\n").utf8))
    }

    /// Writes bytes.
    ///
    /// - Throws: The exit status if that fails, which is reported unless nobody reads the output any more.
    static func write(_ bytes: [UInt8]) throws {
        var offset = 0
        while offset < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                systemWrite(1, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
            }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno != EPIPE {
                StandardError.print("error: can't write the output: \(String(cString: strerror(errno)))")
            }
            if count <= 0 { throw ExitStatus.fileFailed }
            offset += count
        }
    }

    /// Writes the lines of a unified diff, coloured on a terminal.
    static func write(diff lines: [String]) throws {
        let lines = lines.map { DiffLine($0).text(isColored: isTerminal) }
        if !lines.isEmpty { try write(Array((lines.joined(separator: "\n") + "\n").utf8)) }
    }

    /// Whether a person is likely to read it.
    static var isTerminal: Bool { isatty(1) == 1 }

    private static func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Glibc)
        Glibc.write(descriptor, start, count)
        #elseif canImport(Darwin)
        Darwin.write(descriptor, start, count)
        #elseif canImport(Musl)
        Musl.write(descriptor, start, count)
        #endif
    }
}
