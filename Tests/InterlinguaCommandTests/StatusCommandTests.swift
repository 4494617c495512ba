import Foundation
import InterlinguaTestSupport
import Testing

/// The command `status`, as its users meet it.
@Suite struct StatusCommandTests {
    /// Four entries to be translated, one not to be; Polish has every issue.
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <resources>
                <string name="title">Title</string>
                <string name="ok">OK</string>
                <string name="greeting">Hello %1$s</string>
                <string name="brand" translatable="false">Perch</string>
                <plurals name="birds"><item quantity="one">%d bird</item><item quantity="other">%d birds</item></plurals>
            </resources>

            """,
            to: "res/values/strings.xml"
        )
        try folder.write(
            """
            <resources>
                <string name="ok">OK</string>
                <string name="greeting">Witaj %1$s, %2$d</string>
                <string name="old">Stary</string>
                <plurals name="birds"><item quantity="one">%d ptak</item><item quantity="other">%d ptaka</item></plurals>
            </resources>

            """,
            to: "res/values-pl/strings.xml"
        )
        try folder.write(
            "<resources>\n<string name=\"title\">Título</string><string name=\"ok\">OK</string></resources>\n",
            to: "res/values-pt/strings.xml"
        )
        try folder.write(
            "<resources>\n<string name=\"ok\">Tá</string></resources>\n",
            to: "res/values-pt-rBR/strings.xml"
        )
        return folder
    }

    private func status(_ folder: TemporaryFolder, _ options: String...) throws -> CommandLineTool.Output {
        try CommandLineTool().run(
            script: #"cd "$1" && shift && exec "$0" status res --base-language en "$@""#,
            [folder.path] + options
        )
    }

    @Test func figuresByLanguage() throws {
        let output = try status(try project(), "--format", "csv")
        #expect(
            output.standardOutput == """
                language,entries,translated,missing,incomplete,crashing,same,unreviewed,obsolete\r
                pl,4,2,1,1,1,1,0,1\r
                pt,4,2,2,0,0,1,0,0\r
                pt-BR,4,2,2,0,0,0,0,0\r

                """
        )
        #expect(output.standardError == "")
    }

    @Test func tableForPeople() throws {
        let output = try status(try project())
        let lines = output.standardOutput.split(separator: "\n")
        #expect(lines.first == "4 entries in en")
        #expect(lines.contains { $0.hasPrefix("pl        ██████████░░░░░░░░░░") && $0.contains("50 %") })
    }

    @Test func entriesOfALanguage() throws {
        let output = try status(try project(), "--language", "pl")
        #expect(output.standardOutput.contains("pl: missing\n  title: Title\n    at res/values/strings.xml:2:5\n"))
        #expect(output.standardOutput.contains("pl: would crash\n  greeting: Hello {arg1}\n"))
        #expect(output.standardOutput.contains("requires “few” (2, 3, 4, 22 …), “many” (0, 5, 6, 7 …)"))
        #expect(output.standardOutput.contains("pl: not in source\n  old\n    at res/values-pl/strings.xml:4:5"))
    }

    @Test func threshold() throws {
        let low = try status(try project(), "--fail-under", "60")
        #expect(low.status == 1)
        #expect(low.standardError == "error: less than 60 % is translated into pl, pt, pt-BR\n")
        #expect(try status(try project(), "--fail-under", "50").status == 0)
        #expect(try status(try project(), "--fail-under", "101").status == 64)
        let folder = try project()
        try folder.write(#"{"failUnder": {"pl": 50, "pt-BR": 60, "de": 60}}"#, to: "res/interlingua.json")
        let byLanguage = try status(folder)
        #expect(byLanguage.status == 1)
        #expect(byLanguage.standardError == "error: less than 60 % is translated into de, pt-BR\n")
        #expect(try status(folder, "--fail-under", "50").status == 0, "options override the configuration")
        let unknown = try status(try project(), "--language", "fr")
        #expect(unknown.status == 64)
        #expect(unknown.standardError.contains("no translation into “fr”; it has pl, pt, pt-BR"))
    }

    @Test func figuresAsJSONAndMarkdown() throws {
        let output = try status(try project(), "--format", "json")
        let object = try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8)) as? [String: Any]
        #expect(object?["entries"] as? Int == 4)
        let polish = try #require((object?["languages"] as? [[String: Any]])?.first)
        let items = polish["items"] as? [[String: Any]] ?? []
        let issues = items.map { "\($0["key"] ?? "") \($0["issue"] ?? "") \($0["line"] ?? "")" }
        #expect(
            issues == ["title missing 2", "ok same 2", "greeting crashing 3", "birds incomplete 5", "old obsolete 4"]
        )
        let markdown = try status(try project(), "--format", "markdown").standardOutput
        #expect(markdown.contains("| language | translated | missing | incomplete | would crash |"))
        #expect(markdown.contains("| pl | 50 % | 1 | 1 | 1 |"))
    }

    @Test func parentsCountWhereThePlatformAsksThem() throws {
        let folder = try TemporaryFolder()
        for (language, text) in [
            ("en", "\"a\" = \"A\";\n\"b\" = \"\";\n"), ("pt", "\"a\" = \"P\";\n"), ("pt-BR", "\"c\" = \"C\";\n"),
        ] {
            try folder.write(text, to: "res/\(language).lproj/Localizable.strings")
        }
        let output = try status(folder, "--format", "csv")
        // Foundation looks for no key in another language; nobody translates an empty text.
        #expect(output.standardOutput.contains("pt,1,1,0,0,0,0,0,0\r\n"))
        #expect(output.standardOutput.contains("pt-BR,1,0,1,0,0,0,0,1\r\n"))
    }

    @Test func whatCannotBeReadIsAnError() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"A", to: "res/en.lproj/Localizable.strings")
        try folder.write("\"a\" = \"B\";\n", to: "res/de.lproj/Localizable.strings")
        let output = try status(folder, "--fail-under", "95")
        #expect(output.status == 1)
        #expect(
            output.standardError.contains("res/en.lproj/Localizable.strings:1:7: error: this quote is never closed")
        )
    }

    /// An app with English sentences as keys has no file for English.
    @Test func keysThatAreTexts() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "\"Sign in\" = \"Anmelden\";\n\"Not now\" = \"Nicht jetzt\";\n",
            to: "res/de.lproj/Localizable.strings"
        )
        try folder.write("\"Sign in\" = \"Se connecter\";\n", to: "res/fr.lproj/Localizable.strings")
        let output = try status(folder, "--format", "csv")
        #expect(output.standardOutput.contains("de,2,2,0,"))
        #expect(output.standardOutput.contains("fr,2,1,1,"))
    }
}
