import Foundation
import InterlinguaIR
import InterlinguaTestSupport
import Testing

@testable import InterlinguaFormats

/// Android's resource compiler, where it is installed.
enum Aapt2 {
    /// Where the tool is; nil where it is not installed.
    static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/aapt2" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Whether tests that need the tool run: elsewhere than in CI they are skipped without it, in CI they fail.
    static var isExpected: Bool { path != nil || ProcessInfo.processInfo.environment["CI"] != nil }

    /// What the tool made of some files.
    struct Outcome {
        /// What the tool printed; empty if all went well.
        var complaints = ""
        /// The resource table; nil if the files could not be compiled or linked.
        var table: [UInt8]?
        /// Whether the files could be compiled at least.
        var isCompiled = false
    }

    /// Compiles and links files, whose paths are below `res`.
    static func run(_ files: [OutputFile]) throws -> Outcome {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("interlingua-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let resources = folder.appendingPathComponent("res")
        for file in files {
            let place = resources.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(file.bytes).write(to: place)
        }
        let manifest = folder.appendingPathComponent("AndroidManifest.xml")
        try Data(#"<manifest package="org.example.test"/>"#.utf8).write(to: manifest)
        let compiled = folder.appendingPathComponent("compiled.zip").path
        var outcome = Outcome()
        let compilation = try run(["compile", "--dir", resources.path, "-o", compiled], in: folder)
        guard compilation.status == 0 else {
            outcome.complaints = compilation.output
            return outcome
        }
        outcome.isCompiled = true
        let package = folder.appendingPathComponent("linked.apk")
        let link = try run(
            [
                "link", "-o", package.path, "--manifest", manifest.path, "--no-resource-removal",
                "--no-resource-deduping", compiled,
            ],
            in: folder
        )
        outcome.complaints = compilation.output + link.output
        if link.status == 0 { outcome.table = stored("resources.arsc", in: Array(try Data(contentsOf: package))) }
        return outcome
    }

    /// A file of a ZIP archive that is not compressed, which resource tables never are.
    private static func stored(_ name: String, in archive: [UInt8]) -> [UInt8]? {
        func number(_ offset: Int, _ count: Int) -> Int {
            (0..<count).reversed().reduce(0) { $0 << 8 | Int(archive[offset + $1]) }
        }
        // The directory stands at the end.
        guard archive.count > 22, let end = (0...(archive.count - 22)).last(where: { number($0, 4) == 0x0605_4B50 })
        else {
            return nil
        }
        var entry = number(end + 16, 4)
        while entry + 46 <= archive.count, number(entry, 4) == 0x0201_4B50 {
            let nameEnd = entry + 46 + number(entry + 28, 2)
            if archive[(entry + 46)..<nameEnd].elementsEqual(name.utf8), number(entry + 10, 2) == 0 {
                let header = number(entry + 42, 4)
                let start = header + 30 + number(header + 26, 2) + number(header + 28, 2)
                return Array(archive[start..<(start + number(entry + 24, 4))])
            }
            entry = nameEnd + number(entry + 30, 2) + number(entry + 32, 2)
        }
        return nil
    }

    private static func run(_ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
        let tool = try #require(path, "aapt2 is not installed")
        let output = folder.appendingPathComponent("output")
        try Data().write(to: output)
        let status = try ChildProcess.run(tool, arguments, output: output.path, error: output.path)
        return (status, String(decoding: try Data(contentsOf: output), as: UTF8.self))
    }
}
