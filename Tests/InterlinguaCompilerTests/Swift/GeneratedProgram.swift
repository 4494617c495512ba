import InterlinguaPlatforms
import Foundation
import InterlinguaIR
import InterlinguaTestSupport
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

extension SwiftGenerator.Result {
    /// The file that holds the texts.
    var bytes: [UInt8] { Array(pieces.joined()) }
}

/// A program made of a generated file and some code behind it.
struct GeneratedProgram {
    private let folder: String

    /// What every program has: it reads the file that `run` passes to it.
    private static let readingRequests = """
        #if canImport(Glibc)
        import Glibc
        #else
        import Foundation
        #endif
        private func requests() -> [UInt8] {
            guard let file = fopen(CommandLine.arguments[1], "r") else { return [] }
            var bytes: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = fread(&chunk, 1, chunk.count, file)
                if count == 0 { return bytes }
                bytes += chunk[..<count]
            }
        }
        """

    /// Compiles a generated file with code behind it that can see its private parts.
    ///
    /// The code may call `requests()` for the bytes of the file that the program is run with.
    init(_ file: [UInt8], parts: [[UInt8]] = [], code: String, arguments: [String]) throws {
        folder = FileManager.default.temporaryDirectory.path + "/interlingua-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let source = folder + "/Generated.swift"
        try Data(file + Array("\n\(code)\n\(Self.readingRequests)\n".utf8)).write(to: URL(fileURLWithPath: source))
        var sources = [source]
        for (index, part) in parts.enumerated() {
            sources.append(folder + "/Part\(index).swift")
            try Data(part).write(to: URL(fileURLWithPath: sources[index + 1]))
        }
        let log = folder + "/log"
        let status = try ChildProcess.run(
            "/usr/bin/env",
            ["swiftc", "-module-name", "Generated", "-parse-as-library", "-o", folder + "/program"] + sources
                + arguments,
            output: log,
            error: log
        )
        let messages = try String(contentsOfFile: log, encoding: .utf8)
        #expect(messages.isEmpty, "the compiler has nothing to say")
        try #require(status == 0)
    }

    /// Runs the program with a file as its argument, and gives what it prints.
    func run(_ input: String = "", environment: [String] = []) throws -> String {
        let request = folder + "/requests"
        try Data(input.utf8).write(to: URL(fileURLWithPath: request))
        let output = folder + "/output-\(UUID().uuidString)"
        let status = try ChildProcess.run(
            "/usr/bin/env",
            environment + [folder + "/program", request],
            output: output,
            error: output
        )
        let text = try String(contentsOfFile: output, encoding: .utf8)
        try #require(status == 0, "the program ends by itself: \(text.suffix(300))")
        return text
    }

    /// Runs the program, and gives the texts that it prints, each of which ends with a byte of zeros.
    func texts(_ input: String = "") throws -> [String] {
        try run(input).utf8.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Removes what was made.
    func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
