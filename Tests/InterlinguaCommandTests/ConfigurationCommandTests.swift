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
        #expect(output.status == 64)
        #expect(output.standardError.contains("other.json:2:3: error: a configuration has no member “language”"))
        #expect(output.standardOutput.isEmpty)
        let missing = try CommandLineTool().run([
            "inspect", folder.path + "/in", "--configuration", folder.path + "/none",
        ])
        #expect(missing.status == 74)
    }

    /// What a project says must not be passed over, least of all before files are replaced.
    @Test func aFaultyConfigurationStopsBeforeAnythingIsWritten() throws {
        let folder = try TemporaryFolder()
        try project(folder)
        try folder.write("{\"sourceLanguage\": 5}", to: "in/interlingua.json")
        let convert = ["convert", folder.path + "/in", "--to", "android", "--output", folder.path + "/out"]
        let output = try CommandLineTool().run(convert)
        #expect(output.status == 64)
        #expect(output.standardError.hasPrefix("\(folder.path)/in/interlingua.json:1:20: error: "))
        #expect(output.standardError.hasSuffix("[invalid-configuration]\n"))
        #expect(
            try folder.contents().keys.sorted() == [
                "in/interlingua.json", "in/locales/de/common.json", "in/locales/fr/common.json",
            ]
        )
        let generated = try CommandLineTool(named: "interlingua-generate").run([
            folder.path + "/L10n.swift", folder.path + "/in",
        ])
        #expect(generated.status == 64)
        #expect(generated.standardError == output.standardError)
    }

    /// A pipe that nobody writes to would keep the tool waiting.
    @Test func aConfigurationIsARegularFile() throws {
        let folder = try TemporaryFolder()
        try project(folder)
        for path in ["/dev/zero", folder.path + "/pipe"] {
            let output = try CommandLineTool().run(
                script: #"mkfifo "$1" 2>/dev/null; exec "$0" inspect "$2" --configuration "$1""#,
                [path, folder.path + "/in"]
            )
            #expect(output.status == 74)
            #expect(output.standardError == "error: can't read \(path): It is not a regular file\n")
        }
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
