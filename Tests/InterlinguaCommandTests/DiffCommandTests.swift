import Foundation
import InterlinguaTestSupport
import Testing

/// The command `diff`, as its users meet it.
@Suite struct DiffCommandTests {
    private func write(_ folder: TemporaryFolder, _ place: String, english: String, polish: String) throws {
        try folder.write("<resources>\n\(english)\n</resources>\n", to: place + "/values/strings.xml")
        try folder.write("<resources>\n\(polish)\n</resources>\n", to: place + "/values-pl/strings.xml")
    }

    private func plural(_ one: String, _ other: String) -> String {
        #"<plurals name="birds"><item quantity="one">\#(one)</item><item quantity="other">\#(other)</item></plurals>"#
    }

    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try write(
            folder,
            "old",
            english: #"<string name="a">A</string><string name="gone">Gone</string>"# + plural("%d bird", "%d birds"),
            polish: #"<string name="a">A</string>"# + plural("%d ptak", "%d ptaka")
        )
        try write(
            folder,
            "new",
            // The same text in another spelling.
            english: #"<string name="a">"A"</string> <string name="more">More</string>"#
                + plural("%d bird", "%d birds"),
            polish: #"<string name="a">A</string>"# + plural("%d ptak", "%d ptaków")
        )
        return folder
    }

    private func diff(_ folder: TemporaryFolder, _ arguments: String...) throws -> CommandLineTool.Output {
        try CommandLineTool().run(
            script: #"cd "$1" && shift && exec "$0" diff "$@" --base-language en"#,
            [folder.path] + arguments
        )
    }

    @Test("An entry that moves to another file of its folder is the same one")
    func movedEntries() throws {
        let folder = try TemporaryFolder()
        func file(_ names: String...) -> String {
            "<resources>\(names.map { "<string name=\"\($0)\">A</string>" }.joined())</resources>"
        }
        try folder.write(file("a", "b"), to: "old/values/strings.xml")
        try folder.write(file("a"), to: "new/values/strings.xml")
        try folder.write(file("b"), to: "new/values/more.xml")
        #expect(try diff(folder, "old", "new").standardOutput.contains("no differences\n"))
        let verified = try CommandLineTool().run(["verify", folder.path + "/old", "--against", folder.path + "/new"])
        #expect(!verified.standardError.contains("[entry-only-in-target]"))
    }

    private let lines = """
        changed: birds
          pl for 0: “0 ptaka” became “0 ptaków”
        added: more: “More”
        removed: gone: “Gone”
        1 changed, 1 added, 1 removed

        """

    @Test func foldersAreCompared() throws {
        let output = try diff(try project(), "old", "new", "--limit", "1")
        #expect(output.standardOutput.replacing(#/  and \d+ more\n/#, with: "") == lines)
        #expect(output.standardError == "")
        #expect(output.status == 0)
        #expect(try diff(try project(), "old", "new", "--exit-code").status == 1)
        let same = try diff(try project(), "old", "old", "--exit-code")
        #expect(same.standardOutput == "no differences\n")
        #expect(same.status == 0)
    }

    @Test func revisionsAreCompared() throws {
        let folder = try project()
        let git = "git -c user.name=Test -c user.email=test@example.org"
        let setup = try CommandLineTool().run(
            script: """
                cd "$1" && git init -q . && mv old "it's" && \(git) add . && \(git) commit -qm one \
                && rm -r "it's" && mv new "it's" && \(git) add -A && \(git) commit -qm two
                """,
            [folder.path]
        )
        try #require(setup.status == 0, "\(setup.standardError)")
        let output = try diff(folder, "HEAD~1..HEAD", "it's", "--limit", "1")
        #expect(output.standardOutput.replacing(#/  and \d+ more\n/#, with: "") == lines)
        let working = try diff(folder, "HEAD..", "it's")
        #expect(working.standardOutput == "no differences\n")
        let unknown = try diff(folder, "nowhere..HEAD", "it's")
        #expect(unknown.status == 64)
        #expect(unknown.standardError.contains("There is no revision “nowhere”"))
        #expect(try diff(folder, "--upload-pack=x..HEAD", "it's").status == 64)
        #expect(try diff(folder, "HEAD~1...HEAD", "it's").status == 64)
        #expect(try diff(folder, "HEAD~1..HEAD", "/it's").status == 64)
    }

    /// A repository with a commit for each project, made by shell scripts.
    private func repository(_ commits: String...) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let git = "git -c user.name=Test -c user.email=test@example.org"
        let script = commits.map { "\($0)\n\(git) add -A\n\(git) commit -qm change" }.joined(separator: "\n")
        let output = try CommandLineTool().run(script: "set -e; cd \"$1\"; git init -q .\n" + script, [folder.path])
        try #require(output.status == 0, "\(output.standardError)")
        return folder
    }

    @Test func settingsAndIgnoredExportsAreThoseOfTheRevision() throws {
        let folder = try repository(
            """
            mkdir -p web/locales/en App/en.lproj App/pl.lproj
            printf '%s' '{"settings": {"i18next": {"escapeValue": false}}}' >web/interlingua.json
            printf '%s' '{"b": "{{x}} & <b>"}' >web/locales/en/common.json
            echo '"a" = "A";' >App/en.lproj/L.strings
            echo '"a" = "PA";' >App/pl.lproj/L.strings
            echo 'App/pl.lproj export-ignore' >.gitattributes
            """,
            """
            echo '"a" = "PB";' >App/pl.lproj/L.strings
            printf '%s' '{"n": "N"}' >web/locales/en/extra.json
            """
        )
        #expect(
            try diff(folder, "HEAD~..HEAD", "App").standardOutput.hasPrefix("changed: L:a\n  pl: “PA” became “PB”\n")
        )
        // The setting is in the folder around; a second namespace leaves the first one's entries what they are.
        #expect(try diff(folder, "HEAD..", "web/locales").standardOutput == "no differences\n")
        let added = try diff(folder, "HEAD~..HEAD", "web/locales")
        #expect(added.standardOutput == "added: extra:n: “N”\n1 added\n")
        let below = try CommandLineTool().run(
            script: #"cd "$1/web" && exec "$0" diff HEAD~.. ../App"#,
            [folder.path]
        )
        #expect(below.standardOutput.hasPrefix("changed: L:a\n"))
    }

    @Test func foldersOfOneRevisionAreAddedOrRemoved() throws {
        let folder = try repository(
            "mkdir Old; mkdir Old/en.lproj; echo '\"a\" = \"A\";' >Old/en.lproj/L.strings",
            "git mv Old New"
        )
        #expect(try diff(folder, "HEAD~..HEAD", "New").standardOutput == "added: L:a: “A”\n1 added\n")
        #expect(try diff(folder, "HEAD~..HEAD", "Old").standardOutput == "removed: L:a: “A”\n1 removed\n")
        #expect(try diff(folder, "HEAD~..", "Old").standardOutput == "removed: L:a: “A”\n1 removed\n")
        #expect(try diff(folder, "HEAD~..HEAD", "Nowhere").status != 0)
        #expect(try diff(folder, "../Old", "../New").standardError.hasPrefix("error: can't find"))
    }

    @Test func markdownShowsTextsAsTheyAre() throws {
        let folder = try TemporaryFolder()
        for (place, text) in [("old", "A"), ("new", "B\\n<img src=x> | @team `c`")] {
            try folder.write("\"a`b\" = \"\(text)\";\n", to: place + "/en.lproj/Localizable.strings")
        }
        let markdown = try diff(folder, "old", "new", "--format", "markdown").standardOutput
        #expect(markdown.contains("| a\\`b | en |  | A | B<br>&lt;img src=x> \\| @\u{200B}team \\`c\\` |"))
    }

    @Test func differencesAsJSONAndMarkdown() throws {
        let output = try diff(try project(), "old", "new", "--format", "json")
        let object = try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8)) as? [String: Any]
        let changed = try #require((object?["changed"] as? [[String: Any]])?.first)
        #expect(changed["key"] as? String == "birds")
        #expect((object?["added"] as? [[String: String]]) == [["key": "more"]])
        #expect((object?["removed"] as? [[String: String]]) == [["key": "gone"]])
        let markdown = try diff(try project(), "old", "new", "--format", "markdown").standardOutput
        #expect(markdown.contains("| birds | pl | 0 | 0 ptaka | 0 ptaków |"))
        #expect(markdown.contains("### Added\n\n- more: “More”\n"))
    }

    @Test func changedCallsOfGeneratedCode() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"tabs": {"n": "{{value}} tabs", "t": "T", "a": "A"}}"#, to: "old/en/translation.json")
        try folder.write(#"{"tabs": {"n": "{{tabs}} tabs", "t": "T {{x}}", "a": "B"}}"#, to: "new/en/translation.json")
        let output = try diff(folder, "old", "new", "--exit-code")
        #expect(output.standardOutput.contains("call: L10n.tabs.n(value:) is now n(tabs:)\n"))
        #expect(output.standardOutput.hasSuffix("call: L10n.tabs.t is now t(x:)\n3 changed, 2 changed calls\n"))
        let json = try diff(folder, "old", "new", "--format", "json").standardOutput
        #expect(json.contains(#""before": "L10n.tabs.n(value:)""#))
        #expect(json.contains(#""after": "n(tabs:)""#))
        let markdown = try diff(folder, "old", "new", "--format", "markdown").standardOutput
        #expect(
            markdown.hasSuffix(
                "### Changed calls\n\n- L10n.tabs.n(value:) is now n(tabs:)\n- L10n.tabs.t is now t(x:)\n"
            )
        )
        // Where labels are the same, types tell.
        try folder.write(#"<resources><string name="s">%s</string></resources>"#, to: "before/values/strings.xml")
        try folder.write(#"<resources><string name="s">%d</string></resources>"#, to: "after/values/strings.xml")
        let types = try diff(folder, "before", "after").standardOutput
        #expect(types.contains("call: L10n.s(_: String) -> String is now s(_: Int) -> String\n"), "\(types)")
    }
}
