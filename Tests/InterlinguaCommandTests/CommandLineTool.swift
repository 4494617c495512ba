import Foundation
import InterlinguaTestSupport
import Testing

/// The built `interlingua` executable.
struct CommandLineTool {
    /// What a run of it gave.
    struct Output {
        let status: Int32
        let standardOutput: String
        let standardError: String
    }

    private let path: String

    /// Finds the executable beside the test bundle.
    init() throws {
        let candidates = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0])]
            .flatMap {
                [$0, $0.deletingLastPathComponent(), $0.deletingLastPathComponent().deletingLastPathComponent()]
            }
            .map { $0.appendingPathComponent("interlingua").path }
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

/// A folder that goes away with its last user.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("interlingua-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file below the folder.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String { try write(Data(text.utf8), to: name) }

    /// Writes a file below the folder.
    @discardableResult
    func write(_ data: Data, to name: String) throws -> String {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
        return url.path
    }

    /// The files below the folder with their contents, temporary ones included.
    func contents(of name: String = "") throws -> [String: Data] {
        let root = name.isEmpty ? path : path + "/" + name
        var contents: [String: Data] = [:]
        for file in try FileManager.default.subpathsOfDirectory(atPath: root) {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: root + "/" + file, isDirectory: &isFolder), !isFolder.boolValue
            else { continue }
            contents[file] = try Data(contentsOf: URL(fileURLWithPath: root + "/" + file))
        }
        return contents
    }
}
