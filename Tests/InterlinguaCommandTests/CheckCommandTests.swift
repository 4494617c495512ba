import Foundation
import InterlinguaTestSupport
import Testing

/// The command `check`, as its users meet it.
@Suite struct CheckCommandTests {
    /// A project with two faults in Polish and one in German.
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <resources>
                <string name="title">Title</string>
                <plurals name="birds"><item quantity="one">%d bird</item><item quantity="other">%d birds</item></plurals>
            </resources>

            """,
            to: "res/values/strings.xml"
        )
        try folder.write(
            """
            <resources>
                <string name="title"></string>
                <plurals name="birds"><item quantity="one">%d ptak</item><item quantity="other">%d ptaka</item></plurals>
            </resources>

            """,
            to: "res/values-pl/strings.xml"
        )
        try folder.write(
            "<resources>\n    <string name=\"title\"></string>\n</resources>\n",
            to: "res/values-de/strings.xml"
        )
        return folder
    }

    private func check(_ folder: TemporaryFolder, _ options: String...) throws -> CommandLineTool.Output {
        try CommandLineTool().run(
            script: #"cd "$1" && shift && exec "$0" check res --base-language en "$@""#,
            [folder.path] + options
        )
    }

    /// Where findings are, and of which kind they are.
    private func places(_ output: CommandLineTool.Output) -> [String] {
        output.standardOutput.split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: /(.*:\d+:\d+): (error|warning|note): .* \[(.*)\]/) else { return nil }
            return "\(match.output.1) \(match.output.2) \(match.output.3)"
        }
    }

    @Test func warningsAreReportedAndExitWithZero() throws {
        let output = try check(try project())
        #expect(
            places(output) == [
                "res/values-de/strings.xml:2:5 warning empty-translation",
                "res/values-pl/strings.xml:2:5 warning empty-translation",
                "res/values-pl/strings.xml:3:5 warning missing-category",
            ]
        )
        #expect(output.standardOutput.hasSuffix("3 warnings in 3 files\n"))
        #expect(output.standardError == "")
        #expect(output.status == 0)
        #expect(try check(try project(), "--strict").status == 1)
    }

    @Test func optionsChangeSeverities() throws {
        let output = try check(try project(), "--error", "missing-category", "--off", "empty-translation")
        #expect(places(output) == ["res/values-pl/strings.xml:3:5 error missing-category"])
        #expect(output.standardOutput.hasSuffix("1 error in 3 files\n"))
        #expect(output.status == 1)
    }

    @Test func configurationChangesSeveritiesByLanguage() throws {
        let folder = try project()
        try folder.write(
            #"{"checks": {"empty-translation": {"severity": "error", "languages": ["pl"]}, "missing-category": "off"}}"#,
            to: "res/interlingua.json"
        )
        let output = try check(folder)
        #expect(
            places(output) == [
                "res/values-de/strings.xml:2:5 warning empty-translation",
                "res/values-pl/strings.xml:2:5 error empty-translation",
            ]
        )
        let overridden = try check(folder, "--off", "empty-translation")
        #expect(places(overridden) == [])
        #expect(overridden.status == 0)
        // Every command takes the severities.
        let inspected = try CommandLineTool().run(["inspect", "--quiet", folder.path + "/res"])
        #expect(inspected.status == 1)
    }

    @Test func commentsAtTheSourceSwitchKindsOff() throws {
        let folder = try project()
        let source = try String(contentsOfFile: folder.path + "/res/values/strings.xml", encoding: .utf8)
        try folder.write(
            source.replacing("<string", with: "<!-- Shown nowhere. interlingua:off empty-translation -->\n<string"),
            to: "res/values/strings.xml"
        )
        #expect(places(try check(folder)) == ["res/values-pl/strings.xml:3:5 warning missing-category"])
    }

    @Test func baselinesKnowFindingsByKeyAndLanguage() throws {
        let folder = try project()
        let written = try check(folder, "--baseline", "known.json", "--write-baseline")
        #expect(written.standardOutput == "3 findings written to known.json\n")
        let again = try check(folder, "--baseline", "known.json", "--strict")
        #expect(again.standardOutput == "nothing found in 3 files; 3 findings of the baseline not shown\n")
        #expect(again.status == 0)
        // Lines move, and a fault comes.
        try folder.write(
            "<resources>\n\n\n    <string name=\"title\"></string>\n    <string name=\"more\"></string>\n</resources>\n",
            to: "res/values-de/strings.xml"
        )
        let source = try String(contentsOfFile: folder.path + "/res/values/strings.xml", encoding: .utf8)
        let more = "    <string name=\"more\">More</string>\n</resources>"
        try folder.write(source.replacing("</resources>", with: more), to: "res/values/strings.xml")
        let later = try check(folder, "--baseline", "known.json")
        #expect(places(later) == ["res/values-de/strings.xml:5:5 warning empty-translation"])
    }

    /// Of a key that is given twice, the entry that is read is named, whichever place is the diagnostic's.
    @Test(arguments: [
        (
            "en.lproj/Localizable.strings", "\"d\" = \"1\";\n\"y\" = \"2\";\n\"d\" = \"3\";\n\"d\" = \"4\";\n",
            ["d", "d"]
        ),
        ("locales/en/translation.json", "{\"x\": \"1\",\n\"d\": \"2\",\n\"y\": \"3\",\n\"d\": \"4\"}", ["d"]),
        (
            "values/strings.xml",
            "<resources>\n<string name=\"y\">1</string>\n<string name=\"d\">1</string>\n<string name=\"z\">1</string>\n"
                + "<string name=\"d\">2</string>\n</resources>\n",
            ["d"]
        ),
    ])
    func duplicatesAreOfTheirKey(_ path: String, _ text: String, _ keys: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "res/" + path)
        let output = try check(folder, "--format", "json")
        let object = try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8)) as? [String: Any]
        let findings = object?["findings"] as? [[String: Any]] ?? []
        let duplicates = findings.filter { ($0["kind"] as? String ?? "").hasPrefix("duplicate-") }
        #expect(duplicates.compactMap { $0["key"] as? String } == keys)
    }

    @Test func findingsOfALanguageNeedTheSource() throws {
        let folder = try project()
        try folder.write(
            "<resources>\n    <string name=\"title\">%1$s</string>\n</resources>\n",
            to: "res/values-de/strings.xml"
        )
        #expect(
            places(try check(folder, "--language", "de")) == [
                "res/values-de/strings.xml:2:26 error argument-not-in-source"
            ]
        )
        #expect(try check(folder, "--language", "fr").status == 1)
        #expect(try check(folder, "--diagnostics", "json").status == 64)
    }

    @Test func translatorsCommentsSwitchTheirLanguageOff() throws {
        let folder = try project()
        try folder.write(
            """
            <resources>
                <!-- interlingua:off missing-category, empty-translation. -->
                <string name="title"></string>
            </resources>

            """,
            to: "res/values-de/strings.xml"
        )
        #expect(
            places(try check(folder)) == [
                "res/values-pl/strings.xml:2:5 warning empty-translation",
                "res/values-pl/strings.xml:3:5 warning missing-category",
            ]
        )
    }

    @Test(arguments: ["{}", "[", #"{"version": 2, "findings": []}"#])
    func whatIsNoBaselineIsRefused(_ text: String) throws {
        let folder = try project()
        try folder.write(text, to: "known.json")
        let output = try check(folder, "--baseline", "known.json")
        #expect(output.status == 64)
        #expect(output.standardError.hasPrefix("error: “known.json” is "))
    }

    @Test func kindsAreSuggested() throws {
        let output = try check(try project(), "--off", "empty-transaltion")
        #expect(output.status == 64)
        #expect(output.standardError.contains("Did you mean “empty-translation”?"))
    }

    @Test func findingsForGitHub() throws {
        let output = try check(try project(), "--format", "github", "--off", "empty-translation")
        let line = output.standardOutput
        #expect(line.hasPrefix("::warning file=res/values-pl/strings.xml,line=3,col=5,endLine=3,endColumn="))
        #expect(line.contains(",title=missing-category::“pl” requires “few”"))
    }

    /// Services compare paths with those of the repository, which have no “./”.
    @Test(arguments: ["github", "json", "sarif"])
    func pathsAreThoseOfTheRepository(_ format: String) throws {
        let folder = try project()
        let output = try withExtendedLifetime(folder) {
            try CommandLineTool().run(script: #"cd "$1" && exec "$0" check . --format "$2""#, [folder.path, format])
        }
        #expect(output.standardOutput.contains("res/values-pl/strings.xml"))
        #expect(!output.standardOutput.contains("./res"))
    }

    @Test func findingsAsJSON() throws {
        let output = try check(try project(), "--format", "json")
        let object = try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8)) as? [String: Any]
        #expect(object?["version"] as? Int == 1)
        let findings = object?["findings"] as? [[String: Any]] ?? []
        let missing = try #require(findings.first { $0["kind"] as? String == "missing-category" })
        #expect(missing["key"] as? String == "birds")
        #expect(missing["language"] as? String == "pl")
        #expect(missing["severity"] as? String == "warning")
        #expect(missing["file"] as? String == "res/values-pl/strings.xml")
        #expect(missing["line"] as? Int == 3)
        #expect(missing["help"] as? String == "Add the variant.")
    }

    @Test func findingsAsSARIF() throws {
        let output = try check(try project(), "--format", "sarif")
        let object = try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8)) as? [String: Any]
        #expect(object?["version"] as? String == "2.1.0")
        let run = try #require((object?["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = (driver["rules"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
        #expect(rules == ["empty-translation", "missing-category"])
        let results = run["results"] as? [[String: Any]] ?? []
        #expect(
            results.compactMap { $0["ruleId"] as? String } == [
                "empty-translation", "empty-translation", "missing-category",
            ]
        )
        let location = (results.last?["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        #expect((location?["artifactLocation"] as? [String: Any])?["uri"] as? String == "res/values-pl/strings.xml")
        #expect((location?["region"] as? [String: Any])?["startLine"] as? Int == 3)
    }

    @Test func kindsAreExplained() throws {
        let output = try CommandLineTool().run(["explain", "missing-category"])
        #expect(output.status == 0)
        #expect(output.standardOutput.hasPrefix("missing-category\n\nThe plural lacks a category"))
        let unknown = try CommandLineTool().run(["explain", "missing-catgory"])
        #expect(unknown.status == 64)
        #expect(unknown.standardError.contains("Did you mean “missing-category”?"))
        let all = try CommandLineTool().run(["explain"])
        #expect(all.standardOutput.split(separator: "\n").count > 200)
    }
}

/// Diagnostics on a terminal, as `script` of util-linux makes one.
@Suite struct TerminalTests {
    private func output(_ environment: String) throws -> String? {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"1\";\n\"a\" = \"2\";\n", to: "in/en.lproj/Localizable.strings")
        let script =
            "command -v script >/dev/null || exit 99; cd \"$1\" && \(environment) script -qc \"$0 check in\" /dev/null"
        let output = try CommandLineTool().run(script: script, [folder.path])
        return output.status == 99 ? nil : output.standardOutput
    }

    @Test func severitiesAreColouredAndRangesMarked() throws {
        guard let output = try output("TERM=xterm NO_COLOR=") else { return }
        #expect(output.contains("\u{1B}[1;35mwarning: \u{1B}[0mduplicate key “a” with another value"))
        #expect(output.contains("    \"a\" = \"2\";\r\n     \u{1B}[1;32m^\u{1B}[0m"))
    }

    @Test func coloursCanBeSwitchedOff() throws {
        guard let output = try output("TERM=xterm NO_COLOR=1") else { return }
        #expect(!output.contains("\u{1B}"))
        #expect(output.contains("    \"a\" = \"2\";\r\n     ^\r\n"))
    }
}
