import InterlinguaTestSupport
import Testing

@Suite struct GenerateCommandTests {
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(#""title" = "Birds";"#, to: "App/Resources/en.lproj/Localizable.strings")
        try folder.write(#""title" = "Ptaki";"#, to: "App/Resources/pl.lproj/Localizable.strings")
        return folder
    }

    private func generated(_ folder: TemporaryFolder, _ arguments: [String]) throws -> String {
        let output = try CommandLineTool().run(
            ["generate"] + arguments + ["--output", folder.path + "/out/L10n.swift"]
        )
        #expect(output.status == 0, "\(output.standardError)")
        let bytes = try folder.contents(of: "out")["L10n.swift"] ?? .init()
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func theFolderAroundTheLanguagesChangesNothing() throws {
        let folder = try project()
        let inner = try generated(folder, [folder.path + "/App/Resources"])
        #expect(inner.contains("static var title: String"))
        #expect(try generated(folder, [folder.path + "/App"]) == inner)
        #expect(try generated(folder, [folder.path]) == inner)
    }

    @Test func optionsCountMoreThanTheConfiguration() throws {
        let folder = try project()
        try folder.write(#"{"swift": {"typeName": "Texts", "access": "public"}}"#, to: "App/interlingua.json")
        let own = try generated(folder, [folder.path + "/App"])
        #expect(own.contains("public enum Texts {"))
        let both = try generated(folder, [folder.path + "/App", "--type-name", "Words"])
        #expect(both.contains("public enum Words {"))
    }

    /// A key that comes later has its name changed, and not the one that was there; the same twice is the same.
    @Test func namesAreFixedBesideTheConfiguration() throws {
        let folder = try project()
        try folder.write("{}", to: "App/interlingua.json")
        let first = try generated(folder, [folder.path + "/App", "--lock-names"])
        #expect(first.contains("static var title: String"))
        let lock = try folder.contents(of: "App")["interlingua.names.json"].map { String(decoding: $0, as: UTF8.self) }
        #expect(
            lock == """
                {
                  "version": 1,
                  "names": [
                    {
                      "key": "title",
                      "name": "title"
                    }
                  ]
                }

                """
        )
        #expect(try generated(folder, [folder.path + "/App", "--lock-names"]) == first)
        try folder.write(
            #""title" = "Birds"; "Title" = "Other birds";"#,
            to: "App/Resources/en.lproj/Localizable.strings"
        )
        let second = try generated(
            folder,
            [folder.path + "/App/Resources", "--configuration", folder.path + "/App/interlingua.json"]
        )
        #expect(second.contains("static var title: String"))
        #expect(second.contains("static var title_"))
        try folder.write(#"{"version": 1}"#, to: "App/interlingua.names.json")
        let output = try CommandLineTool().run(["check", folder.path + "/App"])
        #expect(output.status == 64)
        #expect(output.standardError.contains("interlingua.names.json:1:1: error: "))
    }

    @Test(arguments: [["--type-name", "A B"], ["--access", "open"], ["--keys", "camel"], ["--import", "A; B"]])
    func optionsWithoutAMeaningAreRefused(option: [String]) throws {
        let folder = try project()
        let output = try CommandLineTool().run(["generate", folder.path, "--output", folder.path + "/out"] + option)
        #expect(output.status == 64)
        #expect(output.standardError.contains(option[0]))
    }

    @Test func languagesAreListedForTheBundle() throws {
        let folder = try project()
        let output = try CommandLineTool().run(["generate", folder.path + "/App", "--info-plist"])
        #expect(output.status == 0)
        #expect(
            output.standardOutput == """
                <key>CFBundleDevelopmentRegion</key>
                <string>en</string>
                <key>CFBundleLocalizations</key>
                <array>
                \t<string>en</string>
                \t<string>pl</string>
                </array>

                """
        )
        let missing = try CommandLineTool().run(["generate", folder.path + "/App"])
        #expect(missing.status == 64)
        #expect(missing.standardError.contains("--output"))
    }

    @Test func checkingWritesNothing() throws {
        let folder = try project()
        let arguments = ["generate", folder.path + "/App", "--output", folder.path + "/out/L10n.swift"]
        let before = try CommandLineTool().run(arguments + ["--check"])
        #expect(before.status == 1)
        #expect(before.standardError.contains("out/L10n.swift is not what the translations give; run without --check"))
        #expect(try folder.contents(of: "").keys.allSatisfy { !$0.hasPrefix("out") })
        #expect(try CommandLineTool().run(arguments).status == 0)
        #expect(try CommandLineTool().run(arguments + ["--check"]).status == 0)
    }

    @Test func thePluginsToolMakesTheSameBytes() throws {
        let folder = try project()
        let expected = try generated(folder, [folder.path + "/App"])
        let tool = try CommandLineTool(named: "interlingua-generate")
        let output = try tool.run([folder.path + "/build/L10n.swift", folder.path + "/App"])
        #expect(output.status == 0)
        #expect(output.standardError == "")
        let bytes = try folder.contents(of: "build")["L10n.swift"] ?? .init()
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    @Test func thePluginsToolAnswersOldCallsFromTheLibrarysOwnFilesOnly() throws {
        let folder = try project()
        try folder.write(#"{"swift": {"compatibility": "smartling"}}"#, to: "App/interlingua.json")
        #expect(try generated(folder, [folder.path + "/App"]).contains("SLPluralizedString"))
        let tool = try CommandLineTool(named: "interlingua-generate")
        let output = try tool.run([folder.path + "/L10n.swift", folder.path + "/App"])
        #expect(output.status == 1)
        #expect(output.standardError.contains("swift package interlingua generate"))
        #expect(output.standardError.contains("[unconverted-texts]"))

        try folder.write(
            #""birds##{one}" = "%d bird"; "birds##{other}" = "%d birds";"#,
            to: "App/Resources/en.lproj/Localizable.strings"
        )
        let own = try tool.run([folder.path + "/build/L10n.swift", folder.path + "/App"])
        #expect(own.status == 0, "\(own.standardError)")
        let bytes = try folder.contents(of: "build")["L10n.swift"] ?? .init()
        #expect(String(decoding: bytes, as: UTF8.self) == (try generated(folder, [folder.path + "/App"])))
    }

    /// Smartling's texts have printf's formats, of which none prints a share in per cent.
    @Test func whatOldCallsShowDifferentlyIsReportedAsByConvert() throws {
        let folder = try TemporaryFolder()
        let text = #"{"price": "{{value, number(style: percent)}} off"}"#
        try folder.write(text, to: "App/locales/en/translation.json")
        let tool = try CommandLineTool()
        let output = try tool.run([
            "generate", folder.path + "/App", "--compatibility", "smartling", "--output", folder.path + "/L10n.swift",
        ])
        #expect(output.status == 0)
        #expect(output.standardError.contains("[lost-format]"))
        #expect(output.standardError.contains("“price” in en for 40: “4,000% off” became “40 off”\n"))
        let converted = try tool.run([
            "convert", folder.path + "/App", "--to", "smartling", "--output", folder.path + "/out",
        ])
        #expect(converted.standardError.contains("“price” in en for 40: “4,000% off” became “40 off”; "))
    }

    @Test func thePluginsToolKnowsTheFirstVersionOfI18nextByItsContent() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"swift": {"compatibility": "i18next"}}"#, to: "App/interlingua.json")
        let path = "App/locales/en/translation.json"
        try folder.write(#"{"birds": "__count__ bird", "birds_plural": "__count__ birds"}"#, to: path)
        let tool = try CommandLineTool(named: "interlingua-generate")
        let own = try tool.run([folder.path + "/build/L10n.swift", folder.path + "/App"])
        #expect(own.status == 0, "\(own.standardError)")
        try folder.write(#"{"birds_one": "{{count}} bird", "birds_other": "{{count}} birds"}"#, to: path)
        let other = try tool.run([folder.path + "/build/L10n.swift", folder.path + "/App"])
        #expect(other.standardError.contains("[unconverted-texts]"))
    }

    @Test func thePluginsToolWarnsWhereThereIsOnlyJSONOfOtherPrograms() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"url": "https://example.org"}"#, to: "App/config.json")
        let tool = try CommandLineTool(named: "interlingua-generate")
        let output = try tool.run([folder.path + "/build/L10n.swift", folder.path + "/App"])
        #expect(output.status == 0)
        #expect(
            output.standardError
                == "warning: there are no translations in \(folder.path)/App, so that no accessors are generated\n"
        )
        #expect(try folder.contents(of: "build")["L10n.swift"] == .init("// There are no translations.\n".utf8))
    }

    @Test(arguments: ["", " ", "<<<<<<< HEAD\n{}", "[]", "module.exports = {}", "<html>"])
    func aBrokenFileOfOneLanguageIsAnError(text: String) throws {
        for name in ["locales/pl/translation.json", "pl.json"] {
            let folder = try TemporaryFolder()
            try folder.write(text, to: name)
            try folder.write(#"{"bird": "Bird {{name}}"}"#, to: name.replacing("pl", with: "en"))
            let tool = try CommandLineTool(named: "interlingua-generate")
            let output = try tool.run([folder.path + "/out/L10n.swift", folder.path])
            #expect(output.status == 1)
            #expect(output.standardError.contains("/\(name):1:"), "\(output.standardError)")
            #expect(output.standardError.contains(": error: "))
        }
    }

    @Test func aLanguageIsToldByTheFolderThatTheCommandIsRunIn() throws {
        let folder = try project()
        let polish = folder.path + "/App/Resources/pl.lproj"
        for input in [".", "Localizable.strings", "./Localizable.strings", polish + "/.", "../pl.lproj"] {
            let output = try CommandLineTool().run(
                script: #"cd "$1" && exec "$0" generate "$2" --output "$3""#,
                [polish, input, folder.path + "/out/L10n.swift"]
            )
            #expect(output.status == 0, "\(output.standardError)")
            let bytes = try folder.contents(of: "out")["L10n.swift"] ?? .init()
            #expect(String(decoding: bytes, as: UTF8.self).contains("case pl = "))
        }
    }

    @Test func thePluginsToolSaysWhatIsWrong() throws {
        let folder = try project()
        try folder.write("\"title\" = \"Birds", to: "App/Resources/en.lproj/Localizable.strings")
        let tool = try CommandLineTool(named: "interlingua-generate")
        let output = try tool.run([folder.path + "/L10n.swift", folder.path + "/App"])
        #expect(output.status == 1)
        #expect(output.standardError.contains("/en.lproj/Localizable.strings:1:11: error: "))
        let empty = try tool.run([folder.path + "/L10n.swift", folder.path + "/App/Resources/none"])
        #expect(empty.status == 74)
        #expect(try tool.run([folder.path]).status == 64)
    }
}
