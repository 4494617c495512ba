import Foundation
import InterlinguaFormats
import InterlinguaTestSupport
import Testing

/// A real consumer's command-line tool.
struct Consumer {
    /// Where the tool is; nil where it is not installed.
    let path: String?

    /// Whether tests that need the tool run: elsewhere than in CI they are skipped without it, in CI they fail.
    var isExpected: Bool { path != nil || ProcessInfo.processInfo.environment["CI"] != nil }

    /// Android's resource compiler.
    static let aapt2 = Consumer(named: "aapt2")

    /// Python with its plistlib.
    static let python = Consumer(named: "python3")

    private init(named name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        path = folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs the tool and gives its status and all that it printed.
    func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let tool = try #require(path, "the tool is not installed")
        let folder = try TemporaryFolder()
        let file = folder.path + "/output"
        try Data().write(to: URL(fileURLWithPath: file))
        let status = try ChildProcess.run(tool, arguments, output: file, error: file)
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        return (status, String(decoding: data, as: UTF8.self))
    }
}

extension TemporaryFolder {
    /// Writes files below the folder.
    func write(_ files: [OutputFile]) throws {
        for file in files { try write(Data(file.bytes), to: file.path) }
    }
}
