import Foundation
import InterlinguaTestSupport
import Testing

/// Languages made for tests, by `convert --pseudo` and `--pseudo-plurals`.
@Suite struct PseudoLanguageTests {
    private func convert(_ options: String...) throws -> (output: CommandLineTool.Output, folder: TemporaryFolder) {
        let folder = try TemporaryFolder()
        try folder.write(
            #"""
            {"title": "Save all", "link": "Hi <b>{{name}}</b> &amp; https://example.org", "empty": "{{name}}",
             "birds_one": "{{count}} bird", "birds_other": "{{count}} birds"}
            """#,
            to: "in/locales/en/translation.json"
        )
        let arguments = ["convert", folder.path + "/in", "--to", "i18next", "--output", folder.path + "/out"]
        return (try CommandLineTool().run(arguments + options), folder)
    }

    private func texts(_ folder: TemporaryFolder, _ language: String) throws -> [String: String]? {
        let path = "\(folder.path)/out/locales/\(language)/translation.json"
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return try JSONSerialization.jsonObject(with: data) as? [String: String]
    }

    @Test func textsAreAccentedLongerAndInBrackets() throws {
        let (output, folder) = try convert("--pseudo", "en-XA")
        #expect(output.status == 0, "\(output.standardError)")
        let texts = try texts(folder, "en-XA")
        #expect(texts?["title"] == "[Šåṽé åļļ one]")
        #expect(texts?["link"] == "[Ĥî <b>{{name}}</b> &amp; https://example.org one two three four]")
        #expect(texts?["empty"] == "{{name}}")
        #expect(texts?["birds_one"] == "[{{count}} ƀîŕð one]")
        #expect(try self.texts(folder, "en")?["title"] == "Save all")
    }

    @Test func pluralsHaveAllCategories() throws {
        let (output, folder) = try convert("--pseudo-plurals", "ar")
        #expect(output.status == 0, "\(output.standardError)")
        let texts = try texts(folder, "ar")
        #expect(texts?["birds_one"] == "{{count}} bird (one)")
        for category in ["zero", "two", "few", "many", "other"] {
            #expect(texts?["birds_\(category)"] == "{{count}} birds (\(category))")
        }
        #expect(texts?["title"] == "Save all")
    }

    @Test(arguments: [("en-XA", 0, "[Šåṽé åļļ one]"), ("en", 1, "“en” is a language of the project")])
    func generatedCodeHasThemToo(tag: String, status: Int32, text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"title": "Save all"}"#, to: "App/locales/en/translation.json")
        try folder.write(#"{"swift": {"pseudo": "\#(tag)", "pseudoPlurals": "ar"}}"#, to: "App/interlingua.json")
        let file = folder.path + "/L10n.swift"
        let output = try CommandLineTool().run(["generate", folder.path + "/App", "--output", file])
        #expect(output.status == status, "\(output.standardError)")
        let written = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        #expect((written + output.standardError).contains(text))
        #expect(written.contains(".ar") == (status == 0))
    }

    @Test func languagesOfTheProjectAreRefused() throws {
        #expect(try convert("--pseudo", "fr", "--pseudo-plurals", "fr").output.status == 64)
        let (output, _) = try convert("--pseudo", "en")
        #expect(output.status == 64)
        #expect(output.standardError.contains("“en” is a language of the project"))
    }
}
