import InterlinguaTestSupport
import Testing

@Suite struct ConfigurationCommandTests {
    private func project(_ folder: TemporaryFolder) throws {
        try folder.write(#"{"a": "Hi {{name}}", "mail_one": "a", "mail_other": "b"}"#, to: "in/locales/de/common.json")
        try folder.write(#"{"a": "Hi {{name}}"}"#, to: "in/locales/fr/common.json")
    }

    @Test func aConfigurationBesideTheInputsSaysTheSourceLanguage() throws {
        let folder = try TemporaryFolder()
        try project(folder)
        try folder.write(#"{"sourceLanguage": "fr"}"#, to: "in/interlingua.json")
        let output = try CommandLineTool().run(["inspect", folder.path + "/in", "--json"])
        #expect(output.standardOutput.contains(#""sourceLanguage": "fr""#))
        let own = try CommandLineTool().run(["inspect", folder.path + "/in", "--json", "--base-language", "de"])
        #expect(own.standardOutput.contains(#""sourceLanguage": "de""#))
    }

    @Test func faultsOfAConfigurationAreErrorsWithTheirPlaces() throws {
        let folder = try TemporaryFolder()
        try project(folder)
        try folder.write("{\n  \"language\": \"fr\"\n}", to: "other.json")
        let output = try CommandLineTool().run([
            "inspect", folder.path + "/in", "--configuration", folder.path + "/other.json",
        ])
        #expect(output.status == 1)
        #expect(output.standardError.contains("other.json:2:3: error: a configuration has no member “language”"))
        let missing = try CommandLineTool().run([
            "inspect", folder.path + "/in", "--configuration", folder.path + "/none",
        ])
        #expect(missing.status == 74)
    }

    @Test func inputsOfSeveralFormatsAreConvertedTogether() throws {
        let folder = try TemporaryFolder()
        try folder.write(#""a" = "A"; "shared" = "One";"#, to: "app/en.lproj/Localizable.strings")
        try folder.write(#""n##{one}" = "%d nest"; "n##{other}" = "%d nests";"#, to: "kit/en.lproj/Localizable.strings")
        try folder.write(
            "<resources>\n<string name=\"shared\">Two</string></resources>",
            to: "res/values/strings.xml"
        )
        let inputs = ["app", "kit", "res"].map { folder.path + "/" + $0 }
        let output = try CommandLineTool().run(
            ["convert"] + inputs + ["--to", "android", "--output", folder.path + "/out"]
        )
        #expect(output.status == 0)
        #expect(output.standardError.contains("[conflicting-entry]"))
        #expect(output.standardError.contains("res/values/strings.xml:2:1: warning"))
        let bytes = try folder.contents(of: "out")["values/strings.xml"] ?? .init()
        let written = String(decoding: bytes, as: UTF8.self)
        #expect(written.contains(#"<string name="shared">One</string>"#))
        #expect(written.contains(#"<item quantity="other">%d nests</item>"#))
    }

    @Test func optionsWithoutAMeaningAreNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("<resources><string name=\"a\">A</string></resources>", to: "res/values/strings.xml")
        let arguments = ["render", folder.path + "/res", "--key", "a", "--width", "5", "--default", "x"]
        let output = try CommandLineTool().run(arguments)
        #expect(output.standardOutput == "A\n")
        #expect(
            output.standardError.contains("note: android has nothing like a width, a default text; that is ignored")
        )
    }
}
