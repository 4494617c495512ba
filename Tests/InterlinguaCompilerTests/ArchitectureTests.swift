import Foundation
import Testing

/// Rules of the house that the compiler can't hold.
@Suite struct ArchitectureTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    /// Files that name formats since that is their subject: lists of all, and the calls of old libraries.
    private static let exceptions = [
        "Generate/Check/DiagnosticKind+Files.swift", "Compiler/Check/DiagnosticKind+All.swift",
        "Generate/Swift/Compatibility/", "Generate/Swift/File/", "Generate/Diagnostic+Build.swift",
        "Compiler/Load/MergedFormat+Platform.swift",
    ]

    /// Formats are told by what they declare, not by their names.
    @Test(arguments: ["IR", "Generate", "Compiler", "Output"])
    func namesOfFormatsStayInTheirFolders(_ folder: String) throws {
        let root = Self.sources.appendingPathComponent(folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        #expect(!paths.isEmpty)
        for path in paths where !Self.exceptions.contains(where: { (folder + "/" + path).hasPrefix($0) }) {
            let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            for line in text.split(separator: "\n") {
                let code = line.drop { $0 == " " }
                if code.hasPrefix("//") { continue }
                let named = code.firstMatch(of: /(?i)android|i18next|\bapple\b|smartling|swifternalization/)
                #expect(named == nil, "\(folder)/\(path): \(code)")
            }
        }
    }

    /// What the build plugin's tool links can't reach back ends, run times or passes.
    @Test func modulesImportOnlyThoseAbove() throws {
        let layers = [
            ["IR": "InterlinguaIR"], ["Semantics": "InterlinguaSemantics"], ["Formats": "InterlinguaFormats"],
            ["Generate": "InterlinguaGenerator"], ["Compiler": "InterlinguaCompiler"],
        ].flatMap { $0 }
        for (place, layer) in layers.enumerated() {
            let below = Set(layers[(place + 1)...].map(\.value))
            let root = Self.sources.appendingPathComponent(layer.key)
            for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
                let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
                let imports = text.matches(of: /(?:^|\n)(?:[a-z@()]+ )?import (?<module>\w+)/).map {
                    String($0.output.module)
                }
                #expect(below.isDisjoint(with: imports), "\(layer.key)/\(path)")
            }
        }
    }
}
