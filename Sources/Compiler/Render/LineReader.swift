package import InterlinguaGenerator
import InterlinguaSystem

/// Reads a file or a stream line by line, as the lines come.
package struct LineReader {
    package enum Line: Sendable, Hashable {
        /// A line without its end.
        case line([UInt8])
        /// A line that is longer than any should be; its bytes were passed over.
        case tooLong
        /// No more line is there without waiting for one.
        case pause
    }

    /// The longest line that is read, in bytes.
    package static let longestLine = 16 << 20

    private let path: String
    private let descriptor: Int32

    /// What was received and not given yet, and how much of it was looked through for line ends.
    private var pending: [UInt8] = []
    private var start = 0
    private var searched = 0
    private var isSkipping = false
    private var isAtEnd = false
    private var hasPaused = true

    /// Opens a file, or with `-` takes standard input.
    ///
    /// - Throws: `FileError` if the file can't be opened.
    package init(path: String) throws(FileError) {
        self.path = path
        descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path: path, action: .open, code: errno) }
    }

    /// The next line, or a pause before the reader has to wait; nil at the end.
    ///
    /// - Throws: `FileError` if reading fails.
    package mutating func next() throws(FileError) -> Line? {
        while true {
            if let end = lineEnd() {
                let line = Array(pending[start..<end])
                start = end + 1
                searched = start
                hasPaused = false
                if isSkipping {
                    isSkipping = false
                    return .tooLong
                }
                return .line(line)
            }
            if pending.count - start > Self.longestLine {
                isSkipping = true
                start = pending.count
            }
            if isAtEnd {
                let rest = Array(pending[start...])
                start = pending.count
                if isSkipping {
                    isSkipping = false
                    return .tooLong
                }
                return rest.isEmpty ? nil : .line(rest)
            }
            if !hasPaused {
                hasPaused = true
                return .pause
            }
            try receive()
        }
    }

    private mutating func lineEnd() -> Int? {
        let first = max(searched, start)
        let end = pending.withUnsafeBytes { bytes -> Int? in
            guard let base = bytes.baseAddress, first < bytes.count else { return nil }
            return memchr(base + first, 0x0A, bytes.count - first).map { UnsafeRawPointer($0) - base }
        }
        searched = end ?? pending.count
        return end
    }

    private mutating func receive() throws(FileError) {
        if start > 0 {
            pending.removeSubrange(..<start)
            searched -= start
            start = 0
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var count = read(descriptor, &buffer, buffer.count)
        while count < 0, errno == EINTR { count = read(descriptor, &buffer, buffer.count) }
        if count < 0 { throw FileError(path: path == "-" ? "standard input" : path, action: .read, code: errno) }
        if count == 0 { isAtEnd = true }
        pending.append(contentsOf: buffer[..<max(0, count)])
    }
}
