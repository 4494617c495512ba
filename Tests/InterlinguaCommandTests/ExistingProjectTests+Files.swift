import Foundation
import InterlinguaTestSupport
import Testing

/// The way in which the files of a project are written, and what lies beside them.
extension ExistingProjectTests {
    /// What no entry needs declared is none of the conversion's.
    @Test(arguments: ["", #" xmlns:tools="http://schemas.android.com/tools""#])
    func filesKeepTheirHeaders(declaration: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["a": "Apple", "b": "Pear"]), to: "ios/en.lproj/Localizable.strings")
        func file(_ pear: String) -> String {
            "<resources\(declaration)>\n    <string name=\"a\">Apple</string>\n    <string name=\"b\">\(pear)</string>\n</resources>\n"
        }
        try folder.write(file("Peach"), to: "res/values/strings.xml")
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        #expect(try text(folder, "res/values/strings.xml") == file("Pear"))
    }

    /// A text that becomes a plural goes from one of the table's files to the other.
    @Test func commentsGoWithTheirEntries() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <resources><plurals name="files"><item quantity="one">%d file</item><item quantity="other">%d files</item></plurals>
            <string name="title">T</string></resources>
            """,
            to: "res/values/strings.xml"
        )
        let title = strings(["title": "T"])
        try folder.write(
            "/* How many */\n" + strings(["files": "%d files"]) + title,
            to: "ios/en.lproj/Localizable.strings"
        )
        let output = try convert(folder, "res", to: "apple", "ios")
        #expect(output.status == 0)
        #expect(try text(folder, "ios/en.lproj/Localizable.strings") == title)
        let dictionary = try text(folder, "ios/en.lproj/Localizable.stringsdict")
        #expect(dictionary.contains("<!-- How many -->\n\t<key>files</key>"))
    }

    /// A file goes on being written as it is: encoding, line ends, indentation.
    @Test(
        arguments: [
            String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .isoLatin1,
        ],
        ["\n", "\r\n"]
    )
    func filesKeepTheirBytes(encoding: String.Encoding, lineEnd: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["hello": "Nów", "more": "Żółw"]), to: "ios/en.lproj/Localizable.strings")
        let names: [String.Encoding: String] = [.utf8: "utf-8", .isoLatin1: "ISO-8859-1"]
        let own = """
            <?xml version="1.0" encoding="\(names[encoding] ?? "UTF-16")"?>
            <resources xmlns:tools="http://schemas.android.com/tools" tools:locale="en">
            \t<string name="own">é</string>
            \t<string name="hello">Old</string>
            </resources>

            """
        func data(_ text: String) throws -> Data {
            let mark: [String.Encoding: [UInt8]] = [.utf16LittleEndian: [0xFF, 0xFE], .utf16BigEndian: [0xFE, 0xFF]]
            let text = text.replacing("\n", with: lineEnd)
            return try Data(mark[encoding] ?? []) + #require(text.data(using: encoding))
        }
        try folder.write(data(own), to: "res/values/strings.xml")
        let output = try convert(folder, "ios", to: "android", "res")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        let more = encoding == .isoLatin1 ? "&#x17b;ó&#x142;w" : "Żółw"
        let new = own.replacing("Old", with: "Nów").replacing(
            "</resources>",
            with: "\t<string name=\"more\">\(more)</string>\n</resources>"
        )
        #expect(try folder.contents()["res/values/strings.xml"] == data(new))
    }

    /// Foundation reads .strings files that are property lists.
    @Test func propertyListsStayPropertyLists() throws {
        func list(_ body: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
                <!-- Own -->
                <key>own</key>
                <string>Own</string>
            \(body)</dict>
            </plist>

            """
        }
        func item(_ key: String, _ text: String) -> String {
            "    <key>\(key)</key>\n    <string>\(text)</string>\n"
        }
        let folder = try TemporaryFolder()
        try folder.write(
            "<resources><string name=\"hello\">a &lt; b</string><string name=\"more\">More</string></resources>",
            to: "res/values/strings.xml"
        )
        let path = "ios/en.lproj/Localizable.strings"
        try folder.write(list(item("hello", "Old")), to: path)
        let output = try convert(folder, "res", to: "apple", "ios")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        #expect(try text(folder, path) == list(item("hello", "a &lt; b") + item("more", "More")))
    }

    /// Only what a source could have is taken out where it has none.
    @Test func prunedFilesKeepFormsThatTheirLanguageNeeds() throws {
        let folder = try TemporaryFolder()
        func web(_ language: String, _ one: String, _ other: String) throws {
            let texts = #"{"days_one": "{{count}} \#(one)", "days_other": "{{count}} \#(other)"}"#
            try folder.write(texts, to: "web/locales/\(language)/translation.json")
        }
        func resources(_ forms: KeyValuePairs<String, String>) -> String {
            let items = forms.map { "<item quantity=\"\($0.key)\">%d \($0.value)</item>" }.joined()
            return "<resources><plurals name=\"days\">\(items)</plurals></resources>\n"
        }
        try web("en", "day", "days")
        try web("ru", "день", "дня")
        try folder.write(resources(["one": "day", "other": "days"]), to: "res/values/strings.xml")
        let russian = resources(["one": "день", "few": "дня", "many": "дней", "other": "дня"])
        try folder.write(russian, to: "res/values-ru/strings.xml")
        let output = try convert(folder, "web", to: "android", "res", "--prune")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("0 files written"))
        try web("ru", "сутки", "суток")
        let changed = try convert(folder, "web", to: "android", "res", "--prune")
        #expect(changed.status == 0)
        #expect(changed.standardError.contains("note: days for few, many in ru"))
    }

    /// What becomes another kind of text is there still.
    @Test func prunedTextsAreThoseThatGo() throws {
        let folder = try TemporaryFolder()
        let new = #"{"items_one": "{{count}} item", "items_other": "{{count}} items"}"#
        try folder.write(new, to: "web/en/translation.json")
        try folder.write(strings(["items": "%ld items", "old": "Old"]), to: "ios/en.lproj/Localizable.strings")
        let elements = ["items": "%d items", "old": "Old"].map { "<string name=\"\($0.key)\">\($0.value)</string>" }
        try folder.write("<resources>\(elements.joined())</resources>", to: "res/values/strings.xml")
        for (format, output) in [("apple", "ios"), ("android", "res")] {
            for options in [["--prune", "--dry-run"], ["--prune"]] {
                let result = try CommandLineTool().run(
                    script: #"cd "$1"; shift; exec "$0" convert web "$@""#,
                    [folder.path, "--to", format, "--output", output] + options
                )
                #expect(result.status == 0)
                #expect(result.standardError.contains("the source doesn't have “old”, which is taken out"))
            }
        }
    }

    /// What can't be read may hold the names that are written.
    @Test func neighboursThatCannotBeReadAreNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["hello": "New"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write("<resources/>\n", to: "res/values/strings.xml")
        let path = folder.path + "/res/values/other.xml"
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere.xml")
        let before = try text(folder, "res/values/strings.xml")
        let output = try convert(folder, "ios", to: "android", "res")
        #expect(output.status == 74)
        #expect(output.standardError.hasPrefix("error: can't open res/values/other.xml: "))
        #expect(try text(folder, "res/values/strings.xml") == before)
    }

    /// What only says that a language or a table has no texts is nothing to add to a project that lacks the file.
    @Test func filesWithoutEntries() throws {
        let folder = try TemporaryFolder()
        let none = "<resources>\n</resources>\n"
        try folder.write("<resources><string name=\"a\">A</string></resources>", to: "res/values/a.xml")
        try folder.write("<resources><string name=\"a\">A</string></resources>", to: "res/values-pl/a.xml")
        try folder.write(none, to: "res/values-in/a.xml")
        try folder.write(strings(["a": "A"]), to: "ios/en.lproj/a.strings")
        try folder.write(strings(["a": "Apl"]), to: "ios/pl.lproj/a.strings")
        try folder.write("", to: "ios/pl.lproj/b.strings")
        try folder.write("", to: "ios/id.lproj/b.strings")
        try folder.write(strings(["b": "B"]), to: "ios/en.lproj/b.strings")
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        #expect(try folders(folder, "res/values-pl") == ["a.xml"])
        #expect(try folders(folder, "res") == ["values", "values-in", "values-pl"])
        #expect(try text(folder, "res/values/b.xml").contains(">B<"))
        #expect(try text(folder, "res/values-pl/a.xml").contains(">Apl<"))
        #expect(try text(folder, "res/values-in/a.xml") == none)
    }

    /// What people wrote into a file before it had any texts.
    @Test func filesOfComments() throws {
        let folder = try TemporaryFolder()
        let comment = "/*\n  Localizable.strings\n*/\n"
        try folder.write(comment, to: "ios/en.lproj/Localizable.strings")
        try folder.write(strings(["a": "A"]), to: "ios/de.lproj/Localizable.strings")
        try folder.write(#"{"a": "B"}"#, to: "web/locales/de/translation.json")
        #expect(try convert(folder, "web", to: "apple", "ios").status == 0)
        #expect(try text(folder, "ios/en.lproj/Localizable.strings") == comment)
        try folder.write(#"{"a": "A"}"#, to: "web/locales/en/translation.json")
        #expect(try convert(folder, "web", to: "apple", "ios").status == 0)
        #expect(try text(folder, "ios/en.lproj/Localizable.strings") == comment + "\n" + strings(["a": "A"]))
    }

    /// Translators' tools call their files otherwise: entries go from these with the source language's.
    @Test func translationsInOtherFiles() throws {
        let folder = try TemporaryFolder()
        func resources(_ names: String...) -> String {
            "<resources>\n" + names.map { "    <string name=\"\($0)\">\($0)</string>\n" }.joined() + "</resources>\n"
        }
        try folder.write(resources("a", "b"), to: "res/values/localazy.xml")
        try folder.write(resources("own"), to: "res/values/own.xml")
        try folder.write(resources("a", "b", "own"), to: "res/values-pl/translations.xml")
        try folder.write(strings(["a": "A"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write(strings(["a": "a"]), to: "ios/pl.lproj/Localizable.strings")
        let output = try convert(folder, "ios", to: "android", "res", "--prune")
        #expect(output.status == 0)
        #expect(output.standardError.contains("translations.xml:1:1: note: the same here"))
        #expect(!(try text(folder, "res/values/localazy.xml")).contains("\"b\""))
        #expect(try text(folder, "res/values-pl/translations.xml") == resources("a", "own"))
    }
    /// The source has no such languages; what is for some devices stays as it is.
    @Test(arguments: [
        ("values-de/strings.xml", true), ("values-de/own.xml", true), ("values-land/strings.xml", false),
        ("values-night/own.xml", false),
    ])
    func prunedTextsInFilesThatAreNotWritten(path: String, goes: Bool) throws {
        let folder = try TemporaryFolder()
        func resources(_ names: String...) -> String {
            "<resources>\n" + names.map { "    <string name=\"\($0)\">\($0)</string>\n" }.joined() + "</resources>\n"
        }
        try folder.write(resources("a", "gone"), to: "res/values/strings.xml")
        try folder.write(resources("gone", "own"), to: "res/" + path)
        try folder.write(strings(["a": "a"]), to: "ios/en.lproj/Localizable.strings")
        let output = try convert(folder, "ios", to: "android", "res", "--prune")
        #expect(output.status == 0)
        #expect(output.standardError.contains("res/\(path):1:1: warning: the file still holds “gone”") != goes)
        #expect(try text(folder, "res/" + path) == (goes ? resources("own") : resources("gone", "own")))
    }
}
