import Foundation
import InterlinguaTestSupport
import Testing

/// A built executable, `interlingua` unless another one is named.
struct CommandLineTool {
    /// What a run of it gave.
    struct Output {
        let status: Int32
        let standardOutput: String
        let standardError: String
    }

    private let path: String

    /// Finds the executable beside the test bundle.
    init(named name: String = "interlingua") throws {
        let candidates = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0])]
            .flatMap {
                [$0, $0.deletingLastPathComponent(), $0.deletingLastPathComponent().deletingLastPathComponent()]
            }
            .map { $0.appendingPathComponent(name).path }
        let found = candidates.first { candidate in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder) && !isFolder.boolValue
        }
        path = try #require(found, "the executable is built with the tests")
    }

    /// Runs the tool to its end.
    func run(_ arguments: [String]) throws -> Output { try Self.run(path, arguments) }

    /// Runs the tool by a shell script, which finds it as `$0`.
    func run(script: String, _ arguments: [String] = []) throws -> Output {
        try Self.run("/bin/sh", ["-c", script, path] + arguments)
    }

    private static func run(_ path: String, _ arguments: [String]) throws -> Output {
        // Files rather than pipes: nothing has to be read while the tool runs.
        let folder = try TemporaryFolder()
        let (output, error) = (folder.path + "/output", folder.path + "/error")
        for file in [output, error] { try Data().write(to: URL(fileURLWithPath: file)) }
        let status = try ChildProcess.run(path, arguments, output: output, error: error)
        return Output(
            status: status,
            standardOutput: try String(contentsOfFile: output, encoding: .utf8),
            standardError: try String(contentsOfFile: error, encoding: .utf8)
        )
    }
}

extension TemporaryFolder {
    /// Writes a small project of Apple's in three languages below `in`.
    func writeProject(keys: Int = 3) throws {
        for (language, word) in [("en", "Text"), ("pl", "Tekst"), ("ar", "نص")] {
            let lines = (0..<keys).map { #""key\#($0)" = "\#(word) \#($0)";"# }
            try write(lines.joined(separator: "\n") + "\n", to: "in/\(language).lproj/Localizable.strings")
        }
    }
}
