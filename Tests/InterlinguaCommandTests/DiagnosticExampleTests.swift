import Foundation
import InterlinguaTestSupport
import Testing

/// The examples in Documentation are what the tool says; INTERLINGUA_REGENERATE=1 writes what it says now.
@Suite struct DiagnosticExampleTests {
    private static let file = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/diagnostic-examples.md")

    struct Section: CustomTestStringConvertible {
        let text: Substring

        var testDescription: String { String(text.prefix { $0 != "\n" }) }
    }

    /// What stands in a section: files, and a command with what it says of the kind.
    struct Example {
        let kind: Substring
        let files: [(path: String, text: String)]
        let command: Substring
        let output: Substring

        init?(_ section: Section) {
            let text = section.text
            kind = text.prefix { $0 != "\n" }
            files = text.matches(of: /\n`(?<path>[^`\n]+)`\n\n```\w*\n(?<text>.*?\n)```\n/.dotMatchesNewlines())
                .map { (String($0.output.path), String($0.output.text)) }
            let console = /\n```console\n\$ (?<command>[^\n]+)\n(?<output>.*?)\n```/.dotMatchesNewlines()
            guard let match = text.firstMatch(of: console) else { return nil }
            command = match.output.command
            output = match.output.output
        }

        /// What the command says of the kind; notes that belong to a finding have no kind of their own.
        var printed: String {
            get throws {
                let folder = try TemporaryFolder()
                for file in files { try folder.write(file.text, to: file.path) }
                let script = "cd \"$1\" && interlingua() { \"$0\" \"$@\"; } && \(command) 2>&1"
                let output = try CommandLineTool().run(script: script, [folder.path]).standardOutput
                return output.split(separator: "\n").filter { $0.contains("[\(kind)]") }.joined(separator: "\n")
            }
        }
    }

    private static let parts = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n## ")
    private static let sections = parts.dropFirst().map(Section.init)

    @Test(arguments: sections)
    func messageIsWhatTheToolSays(_ section: Section) throws {
        let example = try #require(Example(section), "files, and a command with its output")
        let printed = try example.printed
        #expect(example.output == printed)
        #expect(!printed.isEmpty)
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["INTERLINGUA_REGENERATE"] != nil))
    func messagesAreWrittenAnew() throws {
        let sections = try Self.sections.map { section in
            guard let example = Example(section) else { return String(section.text) }
            return try String(section.text).replacing(
                "\n$ \(example.command)\n\(example.output)\n",
                with: "\n$ \(example.command)\n\(example.printed)\n"
            )
        }
        let text = ([String(Self.parts[0])] + sections).joined(separator: "\n## ")
        try Data(text.utf8).write(to: Self.file)
    }

    @Test func kindsAreInTheirOrder() {
        let kinds = Self.sections.map(\.testDescription)
        #expect(kinds == kinds.sorted() && Set(kinds).count == kinds.count)
    }
}
