import Foundation
import InterlinguaTestSupport
import Testing

/// What becomes of files that stand in the output folder already.
@Suite struct ExistingFileTests {
    private static let strings = "/* Title */\n\"title\" = \"Title\";\n\"hello\" = \"New\";\n"

    private static let resources = """
        <?xml version="1.0" encoding="utf-8"?>
        <!-- Licence -->
        <resources xmlns:tools="http://schemas.android.com/tools">
            <!-- Section -->

            <!-- Name -->
            <string name="app_name" tools:ignore="Typo">App</string>
            <color name="red">#f00</color>
            <string name="hello">Old</string>
            <string name="own"><![CDATA[<b>own</b>]]></string>
        </resources>

        """

    private func convert(_ folder: TemporaryFolder, _ options: String...) throws -> CommandLineTool.Output {
        try CommandLineTool().run(
            script: #"cd "$1"; shift; exec "$0" convert ios --to android --output res "$@""#,
            [folder.path] + options
        )
    }

    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.strings, to: "ios/en.lproj/Localizable.strings")
        try folder.write(Self.resources, to: "res/values/strings.xml")
        return folder
    }

    private func written(_ folder: TemporaryFolder) throws -> String {
        try String(contentsOfFile: folder.path + "/res/values/strings.xml", encoding: .utf8)
    }

    @Test func whatWouldDisappearHasToBeAskedFor() throws {
        let folder = try project()
        let output = try convert(folder)
        #expect(output.status == 1)
        #expect(
            output.standardError == """
                res/values/strings.xml:1:1: error: the file holds “app_name”, “red”, “own”, which this conversion does not \
                make; --merge keeps them, --prune takes out such translations, --replace writes the file anew \
                [existing-entries]
                nothing was written

                """
        )
        #expect(output.standardOutput == "")
        #expect(try written(folder) == Self.resources)
    }

    @Test func aTranslationAloneDoesNotTakeTheSourceTextsPlaces() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"hello\" = \"Cześć\";\n", to: "ios/pl.lproj/Localizable.strings")
        try folder.write(Self.resources, to: "res/values/strings.xml")
        let output = try convert(folder, "--merge")
        #expect(output.status == 1)
        #expect(
            output.standardError == """
                interlingua: error: the source language of “res” is assumed to be en, and that of these texts pl: \
                --base-language en puts them beside its texts, and --base-language pl in the places of its default texts \
                [other-source-language]
                nothing was written

                """
        )
        #expect(try written(folder) == Self.resources)
        let json = try convert(folder, "--merge", "--diagnostics", "json")
        #expect(json.standardError.contains(#""other-source-language""#))
        #expect(try convert(folder, "--merge", "--base-language", "en").status == 0)
        #expect(try written(folder).contains(">Old<"))
        #expect(try convert(folder, "--merge", "--base-language", "pl").status == 0)
        #expect(try written(folder).contains("Cześć"))
        try folder.write(Self.resources, to: "res/values/strings.xml")
        // What stands beside the source says nothing of the texts there.
        let configuration = #"{"sourceLanguage": "pl"}"#
        try folder.write(configuration, to: "ios/interlingua.json")
        #expect(try convert(folder, "--merge").status == 1)
        try folder.write(configuration, to: "res/interlingua.json")
        #expect(try convert(folder, "--merge").status == 0)
    }

    /// The source's app has the default texts as a translation.
    @Test func aConfigurationOfTheSourceAloneDoesNotTakeTheDefaultTextsPlaces() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"sourceLanguage": "de"}"#, to: "ios/interlingua.json")
        try folder.write("\"a\" = \"Datei\"; \"b\" = \"Ordner\";", to: "ios/de.lproj/Localizable.strings")
        try folder.write("\"a\" = \"File\"; \"b\" = \"Folder\";", to: "ios/en.lproj/Localizable.strings")
        let english = "<resources><string name=\"a\">File</string><string name=\"b\">Folder</string></resources>"
        try folder.write(english, to: "res/values/strings.xml")
        let output = try convert(folder, "--merge")
        #expect(output.status == 1)
        #expect(output.standardError.contains("--base-language en puts them beside its texts"))
        #expect(try written(folder) == english)
    }

    /// However people write a text, it stays as long as users see the same.
    @Test func textsThatShowTheSameStayAsTheyAreWritten() throws {
        let own = """
            <resources xmlns:tools="http://schemas.android.com/tools" tools:locale="en">
                <string name="title" msgid="42" tools:ignore="Typo">"Title"</string>
                <string name="hello">Hello</string>
                <string name="terms">The <b>terms</b></string>
                <plurals name="days">
                    <!-- Of a trip -->
                    <item quantity="one">%d day</item>
                    <item quantity="other"><xliff:g xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" example="7"
                        id="n">%d</xliff:g> days</item>
                </plurals>
            </resources>

            """
        let folder = try TemporaryFolder()
        let texts = "\"title\" = \"Title\";\n\"hello\" = \"Hello!\";\n\"terms\" = \"The <b>terms</b>\";\n"
        try folder.write(texts, to: "ios/en.lproj/Localizable.strings")
        let plural = """
            <plist version="1.0"><dict><key>days</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
            <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d day</string><key>other</key><string>%d days</string></dict></dict></dict></plist>
            """
        try folder.write(plural, to: "ios/en.lproj/Localizable.stringsdict")
        try folder.write(own, to: "res/values/strings.xml")
        #expect(try convert(folder, "--merge").status == 0)
        #expect(try written(folder) == own.replacing(">Hello<", with: ">Hello!<"))
    }

    /// An existing call passes one text, and the new text shows two.
    @Test func callsThatNoLongerFitAreNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"hello\" = \"Hello %@ %@\";\n", to: "ios/en.lproj/Localizable.strings")
        let own = "<resources>\n    <string name=\"hello\">Hello %s</string>\n</resources>\n"
        try folder.write(own, to: "res/values/strings.xml")
        let output = try convert(folder, "--merge")
        #expect(output.status == 0)
        #expect(
            output.standardError.contains(
                "res/values/strings.xml:2:5: warning: calls of texts that are there already don't fit the new ones, which "
                    + "take other arguments [call-changes]"
            )
        )
    }

    /// A source text that only repeats the key is no reason to replace one that somebody wrote.
    @Test func keysDoNotTakeTheTextsPlaces() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"hello\" = \"Hello\";\n", to: "ios/en.lproj/Localizable.strings")
        try folder.write("\"share\" = \"Udostępnij\";\n", to: "ios/pl.lproj/Localizable.strings")
        let own = """
            <resources>
                <string name="hello">Hello</string>
                <string name="share">Share</string>
            </resources>

            """
        try folder.write(own, to: "res/values/strings.xml")
        #expect(try convert(folder).status == 1)
        #expect(try written(folder) == own)
        #expect(try convert(folder, "--merge").status == 0)
        #expect(try written(folder).contains(#"<string name="share">Share</string>"#))
    }

    /// All files of a folder make one table of resources, in which a name stands once; other folders have their own.
    @Test func entriesAreWrittenWhereTheyAre() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"app_name\" = \"New\";\n\"hello\" = \"Hello\";\n", to: "ios/en.lproj/Localizable.strings")
        try folder.write("\"hello\" = \"Hallo\";\n\"app_name\" = \"Neu\";\n", to: "ios/de.lproj/Localizable.strings")
        let names = "<resources>\n    <string name=\"app_name\" translatable=\"false\">Old</string>\n</resources>\n"
        try folder.write(names, to: "res/values/donottranslate.xml")
        let own = "<resources>\n    <string name=\"own\">Own</string>\n</resources>\n"
        try folder.write(own, to: "res/values/strings.xml")
        #expect(try convert(folder, "--merge").status == 0)
        #expect(try written(folder).contains("app_name") == false)
        #expect(try written(folder).contains(#"<string name="own">Own</string>"#))
        let file = folder.path + "/res/values/donottranslate.xml"
        #expect(try String(contentsOfFile: file, encoding: .utf8) == names.replacing(">Old<", with: ">New<"))
        let german = folder.path + "/res/values-de/donottranslate.xml"
        #expect(try String(contentsOfFile: german, encoding: .utf8).contains(#"<string name="app_name">Neu</string>"#))
        #expect(try convert(folder, "--merge").standardOutput.contains("0 files written"))
    }

    /// Apple looks into the .stringsdict first.
    @Test func textsThatWerePluralsLeaveNoPluralsBehind() throws {
        let folder = try TemporaryFolder()
        let plural = """
            <plist version="1.0">
            <dict>
                <key>days</key>
                <dict>
                    <key>NSStringLocalizedFormatKey</key><string>%#@d@</string>
                    <key>d</key>
                    <dict>
                        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                        <key>NSStringFormatValueTypeKey</key><string>d</string>
                        <key>one</key><string>%d day</string>
                        <key>other</key><string>%d days</string>
                    </dict>
                </dict>
            </dict>
            </plist>
            """
        try folder.write(plural, to: "ios/en.lproj/Localizable.stringsdict")
        try folder.write("<resources><string name=\"days\">Days: %d</string></resources>", to: "res/values/strings.xml")
        let output = try CommandLineTool().run(
            script: #"cd "$1"; exec "$0" convert res --to apple --output ios --merge"#,
            [folder.path]
        )
        #expect(output.status == 0)
        let file = folder.path + "/ios/en.lproj/Localizable.stringsdict"
        #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("days"))
    }

    /// The forms of a text that chooses no longer would still be found first.
    @Test func textsThatChoseLeaveNoFormsBehind() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"lives\" = \"Lives\";\n", to: "ios/en.lproj/Localizable.strings")
        let own = #"{"lives_one": "{{count}} life", "lives_other": "{{count}} lives", "own": "Own"}"#
        try folder.write(own, to: "web/locales/en/translation.json")
        let output = try CommandLineTool().run(
            script: #"cd "$1"; exec "$0" convert ios --to i18next --output web --merge"#,
            [folder.path]
        )
        #expect(output.status == 0)
        let file = folder.path + "/web/locales/en/translation.json"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains("Own") && text.contains("Lives") && !text.contains("lives_one"))
    }

    @Test func commentsThatWouldDisappearHaveToBeAskedFor() throws {
        let own = "<!-- Licence -->\n<resources>\n    <string name=\"hello\">Old</string>\n</resources>\n"
        let folder = try TemporaryFolder()
        try folder.write("\"hello\" = \"New\";\n", to: "ios/en.lproj/Localizable.strings")
        try folder.write(own, to: "res/values/strings.xml")
        let output = try convert(folder)
        #expect(output.status == 1)
        #expect(
            output.standardError.hasPrefix(
                "res/values/strings.xml:1:1: error: the file holds comments that this conversion does not make; --merge "
                    + "keeps them, --replace writes the file anew [existing-entries]\n"
            )
        )
        #expect(try written(folder) == own)
        #expect(try convert(folder, "--merge").status == 0)
        #expect(try written(folder).hasPrefix("<!-- Licence -->\n"))
        #expect(try convert(folder).status == 1)
        #expect(try convert(folder, "--replace").status == 0)
        #expect(try convert(folder).status == 0)
        // A comment in front of an entry takes the place of the one before.
        for comment in ["First", "Second"] {
            try folder.write("/* \(comment) */\n\"hello\" = \"New\";\n", to: "ios/en.lproj/Localizable.strings")
            #expect(try convert(folder).status == 0)
            #expect(try written(folder).contains("<!-- \(comment) -->"))
        }
    }

    @Test func mergedFilesKeepEveryByteThatIsNotReplaced() throws {
        let folder = try project()
        #expect(try convert(folder, "--merge").status == 0)
        let expected = Self.resources.replacingOccurrences(of: ">Old<", with: ">New<").replacingOccurrences(
            of: "\n</resources>",
            with: "\n    <!-- Title -->\n    <string name=\"title\">Title</string>\n</resources>"
        )
        #expect(try written(folder) == expected)
        #expect(try convert(folder, "--merge").standardOutput.hasSuffix("0 files written, 1 unchanged\n"))
        #expect(try written(folder) == expected)
    }

    @Test func prunedFilesLoseTranslationsAlone() throws {
        let folder = try project()
        let output = try convert(folder, "--prune")
        #expect(output.status == 0)
        #expect(output.standardError.contains("strings.xml:1:1: note: the source doesn't have “"))
        #expect(
            try written(folder) == """
                <?xml version="1.0" encoding="utf-8"?>
                <!-- Licence -->
                <resources xmlns:tools="http://schemas.android.com/tools">
                    <!-- Section -->
                    <color name="red">#f00</color>
                    <string name="hello">New</string>
                    <!-- Title -->
                    <string name="title">Title</string>
                </resources>

                """
        )
        let pruned = try written(folder)
        #expect(try !convert(folder, "--prune").standardError.contains("taken out"))
        #expect(try written(folder) == pruned)
        #expect(try convert(folder, "--merge", "--prune").standardError.contains("only one can be chosen"))
        #expect(try convert(folder).status == 1)
    }

    @Test func replacedFilesAreThoseOfAnEmptyFolder() throws {
        let folder = try project()
        #expect(try convert(folder, "--replace").status == 0)
        let replaced = try written(folder)
        try FileManager.default.removeItem(atPath: folder.path + "/res")
        #expect(try convert(folder).status == 0)
        #expect(try written(folder) == replaced)
    }

    /// A file of which every entry is made again is simply replaced.
    @Test func laterVersionsReplaceEarlierOnes() throws {
        let folder = try project()
        #expect(try convert(folder, "--replace").status == 0)
        let changed = Self.strings.replacingOccurrences(of: "New", with: "Newer") + "\"more\" = \"More\";\n"
        try folder.write(changed, to: "ios/en.lproj/Localizable.strings")
        #expect(try convert(folder).status == 0)
        #expect(try written(folder).contains(">Newer<"))
        try folder.write(Self.strings, to: "ios/en.lproj/Localizable.strings")
        let output = try convert(folder)
        #expect(output.status == 1)
        #expect(
            output.standardError.contains(
                "the file holds “more”, which this conversion does not make; --merge keeps it"
            )
        )
    }

    @Test func aFaultyFileIsNotReplacedUnasked() throws {
        let folder = try project()
        try folder.write("<resources>\n<string name=\"a\">b</strin></resources>", to: "res/values/strings.xml")
        for option in ["--merge", "--prune"] {
            let output = try convert(folder, option)
            #expect(output.status == 1)
            #expect(output.standardError.hasPrefix("res/values/strings.xml:2:"))
            #expect(output.standardError.contains("[unreadable-existing-file]\nnothing was written\n"))
        }
        #expect(try convert(folder, "--replace").status == 0)
    }

    @Test func inputsAreNotConvertedOver() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\"   =   \"A\";\n", to: "ios/en.lproj/Localizable.strings")
        let script = #"cd "$1"; shift; exec "$0" convert ios --to apple --output ios "$@""#
        for option in [[], ["--merge"]] {
            let output = try CommandLineTool().run(script: script, [folder.path] + option)
            #expect(output.status == 1)
            #expect(
                output.standardError == "ios/en.lproj/Localizable.strings:1:1: error: the file is an input of this "
                    + "conversion; write over it with --replace [output-is-input]\nnothing was written\n"
            )
        }
        #expect(try CommandLineTool().run(script: script, [folder.path, "--replace"]).status == 0)
    }

    @Test(
        "A report is no file of the project",
        arguments: ["ios/en.lproj/Localizable.strings", "res/values/strings.xml", "ios/../res/values/strings.xml"]
    )
    func reportsOverFiles(path: String) throws {
        let folder = try project()
        let before = try folder.contents()
        let output = try convert(folder, "--replace", "--report", path)
        #expect(output.status == 64)
        #expect(output.standardError.hasPrefix("Error: --report names a file of the project, “\(path)”\n"))
        #expect(try folder.contents() == before)
    }

    // MARK: Without writing

    @Test func whatWouldBeWritten() throws {
        let folder = try project()
        let before = try folder.contents()
        let output = try convert(folder, "--merge", "--dry-run")
        #expect(output.status == 0)
        #expect(
            output.standardOutput == """
                would change res/values/strings.xml
                1 file to write, 0 unchanged; nothing was written

                """
        )
        #expect(try convert(folder, "--dry-run").status == 1)
        #expect(try folder.contents() == before)
    }

    @Test func differencesNameFilesWithSpaces() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"New\";\n", to: "ios/en.lproj/Localizable.strings")
        try folder.write("{\n  \"a\": \"Old\"\n}\n", to: "my app/locales/en/translation.json")
        let output = try CommandLineTool().run(
            script: #"cd "$1"; "$0" convert ios --to i18next --output "my app" --merge --diff"#,
            [folder.path]
        )
        let name = "my app/locales/en/translation.json"
        #expect(output.standardOutput.hasPrefix("--- \(name)\t\n+++ \(name)\t\n@@ -"))
        try folder.write(output.standardOutput, to: "patch")
        let patched = try CommandLineTool().run(script: #"cd "$1"; patch -p0 <patch"#, [folder.path])
        if patched.status == 127 { return }
        #expect(patched.status == 0)
        #expect(try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8).contains("New"))
    }

    /// `patch` makes of the old file what would have been written.
    @Test(arguments: ["--merge", "--prune", "--replace"])
    func differencesArePatches(option: String) throws {
        let folder = try project()
        let output = try convert(folder, option, "--diff")
        #expect(output.status == 0)
        #expect(try written(folder) == Self.resources)
        #expect(output.standardOutput.hasPrefix("--- res/values/strings.xml\n+++ res/values/strings.xml\n@@ -"))
        try folder.write(output.standardOutput, to: "patch")
        let patched = try CommandLineTool().run(script: #"cd "$1"; patch -p0 <patch"#, [folder.path])
        // Not every system has it.
        if patched.status == 127 { return }
        #expect(patched.status == 0)
        let result = try written(folder)
        try folder.write(Self.resources, to: "res/values/strings.xml")
        #expect(try convert(folder, option).status == 0)
        #expect(try written(folder) == result)
    }
}
