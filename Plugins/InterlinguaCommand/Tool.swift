import Foundation

/// The compiler for translations as a process.
struct Tool {
    /// How a run ended that did not do what it was asked for; the tool itself has said why.
    struct Failure: Error, CustomStringConvertible {
        /// The exit status.
        var status: Int32

        /// What is wrong.
        var description: String { "interlingua ended with status \(status)" }
    }

    /// The program.
    let executable: URL

    /// The folder in which it runs.
    let folder: URL

    /// Runs it, and waits for its end.
    func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw Failure(status: process.terminationStatus) }
    }

    /// A file's path as seen from the folder.
    func path(of file: URL) -> String {
        let prefix = folder.path + "/"
        return file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
    }
}
