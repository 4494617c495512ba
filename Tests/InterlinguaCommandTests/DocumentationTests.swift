import Foundation
import InterlinguaTestSupport
import Testing

/// What the documents of the repository promise.
@Suite struct DocumentationTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let documents = ["README.md", "CONTRIBUTING.md"] + pages

    private static var pages: [String] {
        let names = try? FileManager.default.subpathsOfDirectory(
            atPath: repository.appendingPathComponent("Documentation").path
        )
        return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/" + $0 }
    }

    private func text(_ document: String) throws -> String {
        try String(contentsOf: Self.repository.appendingPathComponent(document), encoding: .utf8)
    }

    @Test(arguments: documents)
    func linksLeadSomewhere(_ document: String) throws {
        let folder = Self.repository.appendingPathComponent(document).deletingLastPathComponent()
        for link in try text(document).matches(of: /\]\((?<target>[^)#\s]*)(?:#(?<anchor>[^)\s]*))?\)/) {
            let target = String(link.output.target)
            if target.contains("://") { continue }
            let file =
                target.isEmpty
                ? Self.repository.appendingPathComponent(document) : folder.appendingPathComponent(target)
            #expect(FileManager.default.fileExists(atPath: file.path), "\(document) links to \(target)")
            guard let anchor = link.output.anchor else { continue }
            let headings = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
                $0.hasPrefix("#")
            }
            let anchors = headings.map { heading in
                heading.drop { $0 == "#" || $0 == " " }.lowercased()
                    .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
                    .replacing(" ", with: "-")
            }
            #expect(anchors.contains(String(anchor)), "\(document) links to \(target)#\(anchor)")
        }
    }

    /// Commands after “$ ” print what the document shows below them.
    @Test(arguments: documents)
    func commandsPrintWhatIsShown(_ document: String) throws {
        let lines = try text(document).split(separator: "\n", omittingEmptySubsequences: false)
        for start in lines.indices where lines[start].hasPrefix("    $ ") {
            let command = lines[start].dropFirst(6)
            let shown = lines[(start + 1)...].prefix { $0.hasPrefix("    ") || $0.isEmpty }
                .map { String($0.dropFirst(4)) }
            let script = "cd \"$1\" && interlingua() { \"$0\" \"$@\"; } && " + command
            let output = try CommandLineTool().run(script: script, [Self.repository.path])
            let printed = output.standardOutput.trimmingCharacters(in: .newlines)
            #expect(printed == shown.joined(separator: "\n").trimmingCharacters(in: .newlines), "\(command)")
            #expect(output.status == 0)
        }
    }

    @Test func commandsOfTheHelpAreInTheREADME() throws {
        let help = try CommandLineTool().run(["--help"]).standardOutput
        let commands = help.matches(of: #/\n  ([a-z]+)  /#).map { String($0.output.1) }
        #expect(commands.count > 6)
        let readme = try text("README.md")
        for command in commands { #expect(readme.contains("`interlingua \(command)"), "\(command)") }
    }
}
