import Foundation
import InterlinguaTestSupport
import Testing

/// Names and files of Android projects that are written into.
extension ExistingProjectTests {
    /// Who reads the files is told by their folder, wherever the command runs.
    @Test(arguments: ["app/composeResources", "."])
    func folderOfCompose(output: String) throws {
        let folder = try TemporaryFolder()
        let resources = "app/composeResources"
        try folder.write(strings(["a": "It's %@"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write(
            "<resources>\n    <string name=\"b\">I'm</string>\n</resources>\n",
            to: "\(resources)/values/strings.xml"
        )
        let result = try CommandLineTool().run(
            script: #"cd "$1/$2"; shift 2; exec "$0" convert "$@""#,
            [
                folder.path, output == "." ? resources : ".", folder.path + "/ios", "--to", "android", "--output",
                output, "--merge",
            ]
        )
        #expect(result.standardOutput.contains("all the same"))
        let written = try text(folder, "\(resources)/values/strings.xml")
        #expect(written.contains(">I'm<") && written.contains(">It's %1$s<"))
    }

    /// Nor does it matter whence files are read.
    @Test func filesOfCompose() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"<resources><string name="a">It's 100% "ok"</string></resources>"#,
            to: "app/composeResources/values/strings.xml"
        )
        let output = try CommandLineTool().run(
            script: #"cd "$1/app/composeResources"; exec "$0" convert . --to strings --output "$1/ios""#,
            [folder.path]
        )
        #expect(output.status == 0)
        #expect(try text(folder, "ios/en.lproj/Localizable.strings") == #""a" = "It's 100% \"ok\"";"# + "\n")
    }

    /// Code asks by `R.string.hello_world`, whatever other texts come.
    @Test func namesStayThoseOfTheirEntries() throws {
        let folder = try TemporaryFolder()
        let path = "ios/en.lproj/Localizable.strings"
        try folder.write(strings(["Hello world": "Hello world"]), to: path)
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        let first = #"<string name="hello_world" i:key="Hello world">Hello world</string>"#
        #expect(try text(folder, "res/values/strings.xml").contains(first))
        try folder.write(strings(["Hello, world": "Hello, world", "Hello world": "Hello world"]), to: path)
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        let both = try text(folder, "res/values/strings.xml")
        #expect(both.contains(first))
        #expect(both.contains(/<string name="hello_world_[0-9a-f]{8}" i:key="Hello, world">/))
        #expect(try convert(folder, "ios", to: "android", "res").standardOutput.contains("0 files written"))
        // The name of an entry that is not made again stays its own.
        try folder.write(strings(["Hello, world": "Hello, world", "Hello world!": "Hello world!"]), to: path)
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        let all = try text(folder, "res/values/strings.xml")
        #expect(all.hasPrefix(both.prefix(while: { $0 != "/" })))
        #expect(all.contains(first))
        #expect(all.contains(/<string name="hello_world_[0-9a-f]{8}" i:key="Hello world!">/))
        // An entry may be moved to another file.
        try folder.write(all.replacing(#"name="hello_world""#, with: #"name="greeting""#), to: "res/values/other.xml")
        try FileManager.default.removeItem(atPath: folder.path + "/res/values/strings.xml")
        try folder.write(strings(["Hello world": "Hi"]), to: path)
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        #expect(try folders(folder, "res/values") == ["other.xml"])
        #expect(try text(folder, "res/values/other.xml").contains(#"<string name="greeting" i:key="Hello world">Hi<"#))
        // A project of its own has its own names.
        #expect(try convert(folder, "ios", to: "android", "res", "--replace").status == 0)
        #expect(try text(folder, "res/values/strings.xml").contains(#"name="hello_world""#))
    }

    /// A name may have dots, which become underscores in `R`.
    @Test func namesOfKeysStay() throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["a.b": "New"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write("<resources><string name=\"a.b\">Old</string></resources>", to: "res/values/strings.xml")
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        #expect(try text(folder, "res/values/strings.xml").contains(#"<string name="a.b">New</string></resources>"#))
    }

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

    /// A name that would be that of another key's is that entry's only where both say the same, or have the same letters.
    @Test func namesOfOtherEntriesTakeNoTexts() throws {
        let folder = try TemporaryFolder()
        let old = strings(["Save %@": "Save %@", "Delete %lld files?": "Delete %lld files?", "OK-Button": "OK"])
        try folder.write(old, to: "ios/en.lproj/Localizable.strings")
        let names = ["save": "Save", "delete_files": "Delete files", "ok_button": "Fine"]
        let elements = names.sorted { $0.key < $1.key }.map { "<string name=\"\($0.key)\">\($0.value)</string>" }
        try folder.write("<resources>\(elements.joined())</resources>", to: "res/values/strings.xml")
        let output = try convert(folder, "res", to: "apple", "ios")
        #expect(output.status == 0)
        #expect(output.standardError.contains("“ok_button” that of “OK-Button”"))
        let written = try text(folder, "ios/en.lproj/Localizable.strings")
        #expect(written.hasPrefix(old.replacing("\"OK\"", with: "\"Fine\"")))
        for name in ["save", "delete_files"] { #expect(written.contains("\"\(name)\" = ")) }
    }

    /// Tools and people take attributes away that they don't know.
    @Test func partsWithoutLinksKeepTheirNames() throws {
        let folder = try TemporaryFolder()
        func variable(_ name: String) -> String {
            "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
                + "<key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d \(name)</string>"
                + "<key>other</key><string>%d \(name)s</string></dict>"
        }
        let source =
            "<plist version=\"1.0\"><dict><key>Files in folders!</key><dict><key>NSStringLocalizedFormatKey</key>"
            + "<string>%#@file@ in %#@dir@</string>\(variable("file"))\(variable("dir"))</dict></dict></plist>"
        try folder.write(source, to: "ios/en.lproj/Localizable.stringsdict")
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        let made = try text(folder, "res/values/strings.xml")
        #expect(made.matches(of: /plurals name="files_in_folders_(file|dir)" i:part=/).count == 2)
        let own = made.replacing(/\si:(part|key)="[^"]*"/, with: "")
        try folder.write(own, to: "res/values/strings.xml")
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        #expect(try text(folder, "res/values/strings.xml") == own)
    }

    /// Gradle lays a variant's resources over those of `main`, by languages: what a variant lacks is `main`'s.
    @Test(arguments: [
        (main: "App de", free: "App de", files: ["values"]),
        (main: "New", free: "App de", files: ["values", "values-de"]),
        (main: "App de", free: "New", files: ["values", "values-de"]),
    ])
    func variantsKeepTheTextsOfMain(main: String, free: String, files: [String]) throws {
        let folder = try TemporaryFolder()
        func resources(_ text: String) -> String {
            "<resources>\n    <string name=\"app\">\(text)</string>\n</resources>\n"
        }
        let own = [
            "main/res/values": "App", "main/res/values-de": "App de", "free/res/values": "App free",
        ]
        for (path, text) in own { try folder.write(resources(text), to: "src/\(path)/strings.xml") }
        #expect(try convert(folder, "src", to: "apple", "ios").status == 0)
        for (variant, text) in [("main", main), ("free", free)] {
            try folder.write(strings(["app": text]), to: "ios/\(variant)/res/de.lproj/Localizable.strings")
        }
        let output = try convert(folder, "ios", to: "android", "src")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        #expect(try folders(folder, "src/free/res") == files)
        #expect(try text(folder, "src/main/res/values-de/strings.xml") == resources(main))
        if files.count > 1 {
            #expect(try text(folder, "src/free/res/values-de/strings.xml").contains(">\(free)<"))
        }
    }

    /// Another text of the same name says nothing of what is passed.
    @Test func otherTextsTellNoTypes() throws {
        let folder = try TemporaryFolder()
        for (language, text) in [("en", "Hello {{name}}"), ("de", "Hallo {{name}}")] {
            try folder.write("{\"who\": \"\(text)\"}", to: "locales/\(language)/translation.json")
        }
        try folder.write("<resources><string name=\"who\">%d people</string></resources>", to: "res/values/strings.xml")
        let output = try convert(folder, "locales", to: "android", "res")
        #expect(output.standardError.contains("[call-changes]"))
        #expect(try text(folder, "res/values/strings.xml").contains("%s</xliff:g>"))
    }
}
