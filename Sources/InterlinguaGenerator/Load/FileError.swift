#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif

/// A file that could not be read or written.
package struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What was tried.
    package enum Action: String, Sendable, Hashable {
        /// Looking it up.
        case find
        /// Opening it to read.
        case open
        /// Reading its content.
        case read
        /// Creating it.
        case create
        /// Writing its content.
        case write
        /// Giving it its final name.
        case rename
    }

    /// The file or folder.
    package var path: String

    /// What was tried.
    package var action: Action

    /// The system's error number.
    package var code: Int32

    /// Creates an error.
    package init(path: String, action: Action, code: Int32) {
        self.path = path
        self.action = action
        self.code = code
    }

    /// The failure as one sentence: what was tried, on which file, and the system's reason.
    package var description: String { "can't \(action.rawValue) \(path): \(String(cString: strerror(code)))" }
}
