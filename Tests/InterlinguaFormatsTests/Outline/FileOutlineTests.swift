import InterlinguaFormats
import InterlinguaIR
import Testing

@testable import InterlinguaPlatforms

@Suite("Files put together")
struct FileOutlineTests {
    private func union(
        _ path: String,
        _ old: String,
        _ new: String,
        nests: Bool = true,
        keeps: Bool = true
    ) throws -> String {
        let old = try FileOutline.read(path: path, bytes: Array(old.utf8), nests: nests)
        let new = try FileOutline.read(path: path, bytes: Array(new.utf8), nests: nests)
        let made = Set(new.names.map(\.path))
        let bytes = try old.union(with: new) { path, _ in keeps && !made.contains(path) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func check(_ path: String, _ old: String, _ new: String, _ merged: String, _ pruned: String) throws {
        #expect(try union(path, old, new) == merged)
        #expect(try union(path, merged, new) == merged)
        #expect(try union(path, old, new, keeps: false) == pruned)
        #expect(try union(path, pruned, new, keeps: false) == pruned)
    }

    @Test func strings() throws {
        try check(
            "a.strings",
            "// Licence\n\n/* a; */\n\"a\" /* ; */ = /* ; */ \"1;\" /* ; */; // own\n\nb = \"2\";\n/* end */\n",
            "/* C */\n\"c\" = \"3\";\n\n\"b\" = \"two\";\n",
            "// Licence\n\n/* a; */\n\"a\" /* ; */ = /* ; */ \"1;\" /* ; */; // own\n\nb = \"two\";\n"
                + "/* C */\n\"c\" = \"3\";\n/* end */\n",
            "// Licence\n\nb = \"two\";\n/* C */\n\"c\" = \"3\";\n/* end */\n"
        )
    }

    @Test("Comments of a file without items stay in front of the new ones")
    func comments() throws {
        let comment = "<!-- Licence -->\n"
        let items = "<resources>\n    <string name=\"a\">A</string>\n</resources>\n"
        #expect(try union("a.xml", comment + "<resources/>\n", items) == comment + items)
        #expect(try union("a.xml", "<resources/>\n", comment + items) == comment + items)
        // One tag may have attributes, and be followed by more.
        let root = #"<resources xmlns:tools="http://schemas.android.com/tools" tools:ignore="X""#
        let end = "<!-- End -->\n"
        let whole = items.replacing("<resources", with: root)
        for tag in [root + "/>\n", root + " />\n", root + ">\n</resources>\n"] {
            #expect(try union("a.xml", comment + tag + end, items) == comment + whole + end)
            #expect(try union("a.xml", tag, items) == whole)
        }
        #expect(try union("a.strings", "// Licence", "\n\"a\" = \"A\";\n") == "// Licence\n\n\"a\" = \"A\";\n")
        #expect(try union("a.strings", "// Licence\n", "\n") == "// Licence\n")
    }

    @Test func nestedJSON() throws {
        try check(
            "en.json",
            "{\n    \"x\": {\n        \"own\": \"1\",\n        \"b\": \"2\"\n    },\n    \"y\": {\"z\": \"3\"}\n}\n",
            "{\n  \"x\": {\n    \"b\": \"two\",\n    \"c\": \"three\"\n  },\n  \"new\": {\n    \"a\": \"n\"\n  }\n}\n",
            "{\n    \"x\": {\n        \"own\": \"1\",\n        \"b\": \"two\",\n        \"c\": \"three\"\n    },\n"
                + "    \"y\": {\"z\": \"3\"},\n    \"new\": {\n        \"a\": \"n\"\n    }\n}\n",
            "{\n    \"x\": {\n        \"b\": \"two\",\n        \"c\": \"three\"\n    },\n"
                + "    \"new\": {\n        \"a\": \"n\"\n    }\n}\n"
        )
        try check(
            "en.json",
            "{\n\t\"x\": {\n\t\t\"a\": \"1\"\n\t}\n}\n",
            "{\n  \"x\": {\n    \"a\": \"1\",\n    \"n\": {\n      \"b\": \"  2\"\n    }\n  }\n}\n",
            "{\n\t\"x\": {\n\t\t\"a\": \"1\",\n\t\t\"n\": {\n\t\t\t\"b\": \"  2\"\n\t\t}\n\t}\n}\n",
            "{\n\t\"x\": {\n\t\t\"a\": \"1\",\n\t\t\"n\": {\n\t\t\t\"b\": \"  2\"\n\t\t}\n\t}\n}\n"
        )
    }

    @Test("Space stays where people wrote it, before commas and colons too")
    func spaceInJSON() throws {
        try check(
            "en.json",
            "{ \"a\" : {\"x\": \"1\" } , \"b\":\"2\"\n, \"c\": [null , {\"d\": \"3\"}] }",
            "{\"b\": \"two\"}",
            "{ \"a\" : {\"x\": \"1\" } , \"b\":\"two\"\n, \"c\": [null , {\"d\": \"3\"}] }",
            "{ \"b\":\"two\"\n }"
        )
    }

    @Test("What an array lacks keeps its place there")
    func arraysOfObjects() throws {
        try check(
            "en.json",
            #"{"a": [{"b": "1"}, null, {"c": "2"}, ["x"]]}"#,
            #"{"a": [null, null, {"c": "two"}, null, null, {"d": "3"}]}"#,
            #"{"a": [{"b": "1"}, null, {"c": "two"}, ["x"], null, {"d": "3"}]}"#,
            #"{"a": [null, null, {"c": "two"}, null, null, {"d": "3"}]}"#
        )
        let (gap, full) = (#"{"a": [{"b": "1"}, null]}"#, #"{"a": [{"b": "1"}, {"b": "2"}]}"#)
        try check("en.json", gap, full, full, full)
    }

    @Test(arguments: [
        (#"[{"b": "1"}]"#, #"{"0": {"b": "1"}, "c": "2"}"#, "an array", "an object"),
        (#"["1"]"#, #"{"b": "1"}"#, "an array", "an object"), (#"{"b": "1"}"#, #""1""#, "an object", "a text"),
        (#""1""#, #"[{"b": "1"}]"#, "a text", "an array"),
    ])
    func othersInTheirPlaces(old: String, new: String, kind: String, newKind: String) {
        let conflict = #expect(throws: FileOutline.Conflict.self) {
            try union("en.json", #"{"a": \#(old)}"#, #"{"a": \#(new)}"#)
        }
        #expect(conflict?.message == "“a” is \(kind) in en.json and \(newKind) in the conversion")
    }

    @Test("A plural keeps what people wrote around its items")
    func plurals() throws {
        func file(_ name: String, _ tags: [String]) -> String {
            """
            <resources xmlns:i="urn:interlingua" xmlns:tools="http://schemas.android.com/tools">
              <plurals \(name)>
            \(tags.map { "    \($0)\n" }.joined())  </plurals>
            </resources>

            """
        }
        let one = #"<item quantity="one">%d a</item>"#
        let new = #"<item quantity="other">%d new</item>"#
        let own = #"name="n" tools:ignore="x""#
        let marked = #"<item quantity="other" tools:ignore="y">"#
        try check(
            "strings.xml",
            file(own, ["<!-- c -->", one, #"<item quantity="few">%d f</item>"#, marked + "%d as</item>"]),
            file(#"name="n""#, [one, new]),
            file(own, ["<!-- c -->", one, marked + "%d new</item>"]),
            file(own, ["<!-- c -->", one, marked + "%d new</item>"])
        )
        // Attributes that are written come with the whole.
        let whole = file(#"name="n" i:part="p""#, [one, new])
        try check("strings.xml", file(own, ["<!-- c -->", one]), whole, whole, whole)
    }

    @Test("A list keeps what people wrote around its items as long as it has as many")
    func lists() throws {
        func file(_ tags: String...) -> String {
            "<resources>\n  <string-array name=\"n\">\n\(tags.map { "    \($0)\n" }.joined())  </string-array>\n</resources>\n"
        }
        let (old, new) = (
            file("<!-- c -->", "<item>a</item>", "<item>b</item>"), file("<item>a</item>", "<item>c</item>")
        )
        let merged = file("<!-- c -->", "<item>a</item>", "<item>c</item>")
        try check("strings.xml", old, new, merged, merged)
        let short = file("<item>b</item>")
        try check("strings.xml", old, short, short, short)
    }

    /// An object is one text in formats that don't nest keys.
    @Test func flatJSON() throws {
        let merged = try union("en.json", #"{"a": {"one": "1", "few": "2"}}"#, #"{"a": {"one": "x"}}"#, nests: false)
        #expect(merged == #"{"a": {"one": "x"}}"#)
    }

    @Test(arguments: [(#"{"a": "1"}"#, #"{"a": {"b": "2"}}"#), (#"{"a": {"b": "2"}}"#, #"{"a": "1"}"#)])
    func textsThatHoldTexts(old: String, new: String) {
        #expect(throws: FileOutline.Conflict.self) { try union("en.json", old, new) }
    }

    @Test func propertyList() throws {
        func list(_ body: String) -> String {
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\(body)\n</dict>\n</plist>\n"
        }
        func item(_ key: String, _ text: String) -> String {
            "\n  <key>\(key)</key>\n  <dict>\n    <key>a</key>\n    <string>\(text)</string>\n  </dict>"
        }
        try check(
            "a.stringsdict",
            list("\n  <!-- own -->" + item("own", "1") + item("b&amp;c", "2")),
            list(item("b&#38;c", "two") + item("d", "3")),
            list("\n  <!-- own -->" + item("own", "1") + item("b&#38;c", "two") + item("d", "3")),
            list(item("b&#38;c", "two") + item("d", "3"))
        )
    }

    /// What an element needs is declared.
    @Test func declarations() throws {
        let merged = try union(
            "a.xml",
            "<resources\n    xmlns:x=\"urn:x\">\n  <string name=\"a\" x:y=\"z\">1</string>\n</resources>",
            "<resources xmlns:i=\"urn:interlingua\" i:table=\"T\">\n    <string name=\"b\" i:key=\"B\">2</string>\n</resources>"
        )
        #expect(
            merged == "<resources\n    xmlns:x=\"urn:x\" xmlns:i=\"urn:interlingua\" i:table=\"T\">\n"
                + "  <string name=\"a\" x:y=\"z\">1</string>\n  <string name=\"b\" i:key=\"B\">2</string>\n</resources>"
        )
        #expect(throws: FileOutline.Conflict.self) {
            try union(
                "a.xml",
                "<resources xmlns:i=\"urn:other\"><string name=\"a\">1</string></resources>",
                "<resources xmlns:i=\"urn:interlingua\"/>"
            )
        }
    }

    /// Names live side by side in R.string and R.plurals.
    @Test func kindsOfResources() throws {
        let outline = try FileOutline.read(
            path: "a.xml",
            bytes: Array(
                """
                <resources><string name="a" product="tablet"/><string name="a"/><plurals name="a"/><eat-comment/>\
                <item type="string" name="b"/><string-array name="c"/><dimen name="a">1</dimen></resources>
                """.utf8
            ),
            nests: false
        )
        let names = outline.names.map { $0.path[0] }
        #expect(names == ["string a tablet", "string a", "plurals a", "string b", "array c", "dimen a"])
    }

    @Test(arguments: ["a.strings", "a.stringsdict"])
    func binaryLists(path: String) {
        #expect {
            try FileOutline.read(path: path, bytes: Array("bplist00\u{D2}".utf8), nests: true)
        } throws: { error in
            guard case FileOutline.Failure.conflicting(let reason) = error else { return false }
            return reason.contains("plutil -convert xml1")
        }
    }

    @Test(arguments: [("a.xml", "<resources>"), ("a.strings", "\"a\" = "), ("a.json", "{\"a\": }"), ("a.csv", "a")])
    func filesWithoutOutline(path: String, text: String) {
        #expect(throws: FileOutline.Failure.self) {
            try FileOutline.read(path: path, bytes: Array(text.utf8), nests: true)
        }
    }
}
