import Foundation
import InterlinguaTestSupport
import Testing

/// Names and files of Android projects that are written into.
extension ExistingProjectTests {
    /// Entries of two tables that have one key, which is no name in Android.
    @Test(arguments: [("Backoff Limit", "glossary"), ("title", "second-page")])
    func namesOfEqualKeysStay(key: String, namespace: String) throws {
        let folder = try TemporaryFolder()
        for language in ["en", "de"] {
            for (name, text) in [("translation", "First"), (namespace, "Second")] {
                try folder.write("{\"\(key)\": \"\(text) \(language)\"}", to: "locales/\(language)/\(name).json")
            }
        }
        #expect(try convert(folder, "locales", to: "android", "res").status == 0)
        let written = try folder.contents(of: "res")
        for options in [["--base-language", "en"], ["--merge"]] {
            let output = try CommandLineTool().run(
                script: #"cd "$1"; shift; exec "$0" convert "$@""#,
                [folder.path, "locales", "--to", "android", "--output", "res"] + options
            )
            #expect(output.standardOutput.contains("0 files written, 4 unchanged"), "\(output.standardError)")
            #expect(try folder.contents(of: "res") == written)
        }
    }

    /// A resource is defined once, in whatever file: here in that of another table, which is written as well.
    @Test func entriesStayInTheirFiles() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"hi": "Hi"}"#, to: "locales/en/translation.json")
        try folder.write(#"{"dark": "Dark mode", "light": "Light"}"#, to: "locales/en/settings.json")
        try folder.write(
            "<resources>\n    <string name=\"dark\">Dark</string>\n</resources>\n",
            to: "res/values/strings.xml"
        )
        for _ in 1...2 {
            let output = try convert(folder, "locales", to: "android", "res")
            #expect(output.status == 0, "\(output.standardError)")
            #expect(
                try text(folder, "res/values/strings.xml")
                    == """
                    <resources>
                        <string name="dark">Dark mode</string>
                        <string name="hi">Hi</string>
                    </resources>

                    """
            )
            let settings = try text(folder, "res/values/settings.xml")
            #expect(settings.contains("\"light\"") && !settings.contains("\"dark\""))
        }
    }

    /// Users of the default folder's language would go on seeing another region's text.
    @Test func theOtherRegionOfTheSourceLanguage() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"hi": "Olá, pt"}"#, to: "locales/pt/translation.json")
        try folder.write("<resources><string name=\"hi\">Olá</string></resources>", to: "res/values/strings.xml")
        try folder.write("<resources><string name=\"hi\">Oi</string></resources>", to: "res/values-pt-rBR/strings.xml")
        let output = try convert(folder, "locales", to: "android", "res", "--merge", "--base-language", "pt")
        #expect(output.status == 0, "\(output.standardError)")
        #expect(try text(folder, "res/values-pt/strings.xml").contains("Olá, pt"))
        #expect(try text(folder, "res/values-pt-rBR/strings.xml").contains("Oi"))
    }
}
