import Foundation
import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// Reading, writing and reading again changes nothing, and what is written twice is the same bytes.
@Suite struct AndroidRoundTripTests {
    private func files(below folder: URL) throws -> [InputFile] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        return try names.filter { AndroidFormat().recognizes(path: $0) }.map { name in
            InputFile(path: name, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
        }
    }

    private func check(_ files: [InputFile]) {
        let format = AndroidFormat()
        let first = format.read(files, options: ReadingOptions())
        let written = format.write(first.catalog, options: WritingOptions())
        #expect(written.diagnostics.isEmpty)
        let inputs = written.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        let second = format.read(inputs, options: ReadingOptions(sourceLanguage: first.catalog.sourceLanguage))
        #expect(second.catalog.tables == first.catalog.tables)
        #expect(second.catalog.entries.keys == first.catalog.entries.keys)
        let changed = first.catalog.entries.filter { second.catalog.entries[$0.key] != $0.value }
        #expect(changed.keys.map { "\($0.table)/\($0.name)" } == [])
        #expect(format.write(second.catalog, options: WritingOptions()).files == written.files)
    }

    @Test func everyConstruct() throws {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = repository.appendingPathComponent("TestData/android")
        let files = try files(below: folder)
        #expect(files.count > 10)
        check(files)
    }

    /// Constructs beside the texts: each is written as it stood.
    @Test(arguments: [
        #"<string name="a" tools:ignore="X" msgid="12">x</string>"#,
        #"<string name="a" formatted="false">x</string>"#,
        #"<string name="a" translatable="false">%s</string>"#,
        #"<string name="a" product="tablet">T</string>\#n    <string name="a" product="default">D</string>"#,
        #"<string name="a">D</string>\#n    <string name="a" product="tablet">T</string>"#,
        #"<item type="string" name="a">12</item>"#,
        #"<item type="string" name="a" format="string">12</item>"#,
        "<bag type=\"plurals\" name=\"a\">\n        <item quantity=\"one\">x</item>\n        <item quantity=\"other\">y</item>\n    </bag>",
        "<array name=\"a\">\n        <item>x</item>\n        <item></item>\n    </array>",
        """
        <plurals name="a">

                <!-- first -->
                <item quantity="one">x</item> <!-- behind -->

                <!-- of
                     two lines -->
                <!-- again -->
                <item quantity="other">y</item>
                <!-- last -->
            </plurals>
        """,
        """
        <string-array name="a">
                <!-- first -->
                <item>x</item> <!-- x -->
                <item>y</item>

                <item>z</item> <!-- z -->

            </string-array>
        """,
        "<string-array name=\"a\">\n        <!-- none -->\n    </string-array>",
        #"<string name="a.b-c">x</string>"#,
        #"<string name="class">x</string>"#,
        #"<string name="é_あ">x</string>"#,
        #"<string name="a_x2E_b">x</string>"#,
        #"<string name="a">a <b>b</b> c<br/></string>"#,
        #"<string name="a"><xliff:g id="x" example="y">%s</xliff:g> z</string>"#,
        #"<string name="a">@string/a_b</string>\#n    <string name="a_b">x</string>"#,
        #"<string name="a">?attr/x</string>"#,
        #"<string name="a">@null</string>"#,
        #"<string name="a">100%</string>"#,
        #"<string name="a" formatted="false">%1$d of %2$d</string>"#,
        #"<string name="a" formatted="false">50% of %d</string>"#,
        #"<string name="a">%H:%M</string>"#,
        #"<string name="a">%1$tY-%1$tm, %2$(d</string>"#,
        "<!-- Heading --><eat-comment />\n    <string name=\"a\">x</string>",
        "<!-- Heading -->\n    <!-- own\n         on two lines -->\n    <string name=\"a\">x</string>",
        "<string name=\"a\">x</string>\n    <!-- end -->",
        #"<plurals name="a" i:number="0">\#n        <item quantity="one">%d</item>\#n        <item quantity="other">%d</item>\#n    </plurals>"#,
        #"<string name="a" i:part="b%20c select 1 n">x</string>"#,
    ])
    func unchanged(xml: String) {
        let namespaces = [
            ("tools", "http://schemas.android.com/tools"), ("xliff", "urn:oasis:names:tc:xliff:document:1.2"),
            ("i", "urn:interlingua"),
        ]
        // `tools` is always there, since the root names the language.
        let used = namespaces.filter { $0.0 == "tools" || xml.contains("\($0.0):") }
        let declarations = used.map { "xmlns:\($0.0)=\"\($0.1)\"" }.joined(separator: "\n    ")
        let file = """
            <?xml version="1.0" encoding="utf-8"?>
            <resources \(declarations)
                tools:locale="en">
                \(xml)
            </resources>

            """
        let result = readAndroid(["values/strings.xml": file])
        let written = AndroidFormat().write(result.catalog, options: WritingOptions())
        #expect(written.diagnostics.isEmpty)
        #expect(written.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [file])
    }

    /// Folders, files and orders that are not the usual ones stay.
    @Test func layout() {
        let head = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
        let tools = "xmlns:tools=\"http://schemas.android.com/tools\"\n    tools:locale=\"en\""
        let files: KeyValuePairs<String, String> = [
            "ui/res/values/strings.xml":
                head
                + "<!-- Licence -->\n<resources \(tools)>\n    <string name=\"a\">A</string>\n    <string name=\"b\">B</string>\n</resources>\n",
            "ui/res/values-he/strings.xml": head
                + "<resources>\n    <string name=\"b\">ב</string>\n    <string name=\"a\">א</string>\n</resources>\n",
            "ui/res/values-pl/more.xml": head + "<resources>\n    <string name=\"a\">x</string>\n</resources>\n",
            "values-b+pt+BR/texts.xml": head + "<resources>\n</resources>\n",
            "values/texts.xml": head + "<resources \(tools)>\n    <string name=\"c\">C</string>\n</resources>\n",
        ]
        let result = readAndroid(files)
        let written = AndroidFormat().write(result.catalog, options: WritingOptions())
        let byPath = Dictionary(
            uniqueKeysWithValues: written.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        )
        for (path, text) in files { #expect(byPath[path] == text, "\(path)") }
        #expect(byPath.count == files.count)
    }
}
