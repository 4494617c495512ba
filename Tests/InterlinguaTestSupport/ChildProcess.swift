import Foundation

/// Programs that tests run.
package enum ChildProcess {
    /// A program that could not be started.
    package struct StartingError: Error, CustomStringConvertible {
        /// The program's path.
        package let path: String

        /// The system's number for the reason.
        package let code: Int32

        package var description: String { "\(path) can't be started: \(String(cString: strerror(code)))" }
    }

    /// Runs a program to its end, its output in files, and gives its exit status or the signal that ended it.
    ///
    /// Foundation's `Process` waits on a run loop, which now and then never hears of the end when many tests wait at once.
    package static func run(_ path: String, _ arguments: [String], output: String, error: String) throws -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let flags = O_WRONLY | O_CREAT | O_APPEND
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, error, flags, 0o600)
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var identifier = pid_t()
        let code = posix_spawn(&identifier, path, &actions, nil, &words, environ)
        if code != 0 { throw StartingError(path: path, code: code) }
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) == -1, errno == EINTR {}
        // The low seven bits hold the signal that ended it, the next eight its exit status.
        return status & 0x7F == 0 ? status >> 8 & 0xFF : status & 0x7F
    }
}
