import Foundation
import InterlinguaTestSupport
import Testing

/// The command `verify`, and what `convert` says of it, as their users meet them.
@Suite struct VerifyCommandTests {
    private func project(_ folder: TemporaryFolder) throws {
        for (language, text) in [("en", "Text"), ("pl", "Tekst")] {
            try folder.write("\"key\" = \"\(text)\";\n", to: "in/\(language).lproj/Localizable.strings")
        }
        let output = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", "android", "--output", folder.path + "/out", "--report",
            folder.path + "/report.json",
        ])
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("2 sentences compared, all the same\n"))
    }

    private func verify(_ folder: TemporaryFolder, _ options: String...) throws -> CommandLineTool.Output {
        let projects = [folder.path + "/in", "--against", folder.path + "/out"]
        return try CommandLineTool().run(["verify"] + projects + ["--report", folder.path + "/report.json"] + options)
    }

    @Test func whatWasConvertedIsTheSame() throws {
        let folder = try TemporaryFolder()
        try project(folder)
        let output = try verify(folder)
        #expect(output.status == 0)
        #expect(output.standardOutput == "2 sentences compared, all the same\n")
        #expect(output.standardError == "")
    }

    @Test("What a conversion tells the target's app is known from the report")
    func settings() throws {
        let folder = try TemporaryFolder()
        for language in ["en", "pl"] {
            try folder.write("\"%@:\" = \"%@:\";\n", to: "in/\(language).lproj/Localizable.strings")
        }
        let output = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", "i18next", "--output", folder.path + "/out", "--report",
            folder.path + "/report.json",
        ])
        #expect(output.standardOutput.contains("i18next.init({ nsSeparator: false, … })"))
        #expect(try verify(folder).status == 0)
    }

    @Test("A language that is known by another code than its files' names has this one in the report")
    func spellings() throws {
        let folder = try TemporaryFolder()
        for language in ["en", "fil", "tl"] {
            try folder.write("\"key\" = \"\(language)\";\n", to: "in/\(language).lproj/Localizable.strings")
        }
        let output = try CommandLineTool().run([
            "convert", folder.path + "/in", "--to", "android", "--output", folder.path + "/out", "--report",
            folder.path + "/report.json",
        ])
        #expect(output.standardError.contains("[lost-language]"))
        #expect(try verify(folder).standardOutput == "3 sentences compared, 1 differs as reported\n")
    }

    @Test("Keys that the target splits into paths are no others", arguments: ["i18next", "i18next-v3"])
    func paths(format: String) throws {
        let folder = try TemporaryFolder()
        let list = """
            <plist version="1.0"><dict><key>a.b</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict></dict></dict></plist>
            """
        try folder.write(list, to: "in/en.lproj/Localizable.stringsdict")
        try folder.write("\"c\" = \"C\";\n", to: "in/ckb.lproj/Localizable.strings")
        let projects = ["--to", format, folder.path + "/in"]
        _ = try CommandLineTool().run(
            ["convert"] + projects + ["--output", folder.path + "/out", "--report", folder.path + "/report.json"]
        )
        let output = try CommandLineTool().run(
            ["verify"] + projects + ["--against", folder.path + "/out", "--report", folder.path + "/report.json"]
        )
        #expect(output.status == 0)
        #expect(!output.standardError.contains("only-in-target"))
    }

    @Test func whatWasChangedAfterwardsIsTold() throws {
        let folder = try TemporaryFolder()
        try project(folder)
        try folder.write(
            "<resources>\n    <string name=\"key\">Text!</string>\n</resources>\n",
            to: "out/values-pl/strings.xml"
        )
        let output = try verify(folder)
        #expect(output.status == 1)
        #expect(output.standardOutput == "2 sentences compared, 1 differs unexplained\n")
        #expect(
            output.standardError.contains(
                "/in/pl.lproj/Localizable.strings:1:10: error: the target shows another text (1 entry) [unexplained]"
            )
        )
        let sentences = "“key” in pl: “Tekst” became “Text!”; \(folder.path)/out/values-pl/strings.xml:2:5"
        #expect(output.standardError.contains(sentences))
        let json = try verify(folder, "--json")
        #expect(json.status == 1)
        let object = try JSONSerialization.jsonObject(with: Data(json.standardOutput.utf8)) as? [String: Any]
        #expect(object?["sentences"] as? Int == 2)
        #expect(object?["unexplained"] as? Int == 1)
        let difference = (object?["differences"] as? [[String: Any]])?.first
        #expect((difference?["source"] as? [String: Any])?["shown"] as? String == "Tekst")
        #expect((difference?["target"] as? [String: Any])?["shown"] as? String == "Text!")
        #expect((difference?["target"] as? [String: Any])?["line"] as? Int == 2)
    }

    @Test func aReportThatIsNoneIsRefused() throws {
        let folder = try TemporaryFolder()
        try project(folder)
        try folder.write("{\"version\": 7}", to: "report.json")
        let output = try verify(folder)
        #expect(output.status == 1)
        #expect(output.standardError.hasPrefix("error: \(folder.path)/report.json:1:1: the report has another version"))
        let missing = try CommandLineTool().run([
            "verify", folder.path + "/in", "--against", folder.path + "/out", "--report", folder.path + "/none.json",
        ])
        #expect(missing.status == 74)
    }

    @Test("An error in the source accounts for nothing but the text in which it stands")
    func anErrorBesideAText() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "<resources><string name=\"good\">Delete</string><string>x</string></resources>",
            to: "in/values/strings.xml"
        )
        try folder.write("\"good\" = \"Send\";\n", to: "out/en.lproj/Localizable.strings")
        let output = try CommandLineTool().run(["verify", folder.path + "/in", "--against", folder.path + "/out"])
        #expect(output.standardOutput == "1 sentence compared, 1 differs unexplained\n")
        #expect(output.status == 1)
    }
}
