import InterlinguaSystem

/// A file that could not be read or written.
package struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
    package enum Action: String, Sendable, Hashable {
        /// Looking it up.
        case find
        case open
        case read
        case create
        case write
        /// Giving it its final name.
        case rename
    }

    package var path: String

    package var action: Action

    /// Why it failed.
    package var reason: String

    /// Files that were replaced before the failure.
    package var newFiles: [String] = []

    /// Creates an error from the system's error number.
    package init(path: String, action: Action, code: Int32) {
        self.init(path: path, action: action, reason: String(cString: strerror(code)))
    }

    /// Creates an error with a reason of our own.
    package init(path: String, action: Action, reason: String) {
        self.path = path
        self.action = action
        self.reason = reason
    }

    /// The failure as one sentence: what was tried, on which file, and why it failed.
    package var description: String { "can't \(action.rawValue) \(path): \(reason)" }

    /// The failure of writing several files, with what became of the others.
    package var outcome: String {
        if newFiles.isEmpty { return "\(self); nothing was written" }
        return "\(self); already replaced: \(newFiles.joined(separator: ", ")); all other files are unchanged"
    }
}
