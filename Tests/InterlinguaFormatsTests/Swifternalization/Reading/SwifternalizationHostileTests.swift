import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("Hostile files of Swifternalization")
struct SwifternalizationHostileTests {
    private static func read(_ text: String, path: String = "base.json") -> ReadingResult {
        let files = [InputFile(path: path, bytes: Array(text.utf8))]
        return SwifternalizationFormat().read(files, options: ReadingOptions(sourceLanguage: LanguageTag("en")))
    }

    private static func objects(_ count: Int, _ member: (Int) -> String) -> String {
        "{" + (0..<count).map(member).joined(separator: ",") + "}"
    }

    /// Regular expressions that are large, deep, or of no syntax that is known here.
    static let expressions = [
        "exp:" + String(repeating: "(", count: 5_000),
        "exp:" + String(repeating: "(?:", count: 60) + String(repeating: ")", count: 60),
        "exp:(a*)*b", "exp:(a|a)*$", "exp:((a{1,100}){1,100}){1,100}", "exp:[", "exp:\\", "exp:(?<n>a)\\k<n>",
        "exp:\\1",
        "exp:(?>a+)b", "exp:a++", "exp:\\p{L}", "exp:[[:alpha:]]", "exp:(?x) a # b", "exp:(?<=a*)b",
        "exp:.{1000}{1000}",
        "exp:\u{0}", "exp:\u{202E}", "exp:" + String(repeating: "a", count: 20_000), "exp:(?i-i:a)", "exp:(?-i)^A$",
        "ie:x=" + String(repeating: "9", count: 5_000), "iex:-" + String(repeating: "9", count: 400) + "<x<1",
        "ie:x=" + String(repeating: "0.", count: 3_000), "iex:" + String(repeating: "1<x<", count: 3_000),
        "ie:x=\u{661}", "ie:x<\u{0}5", "@99999999999999999999999", "\u{FEFF}", "ie:x>-0",
    ]

    @Test("Weird expressions are read, checked and written", arguments: expressions.indices)
    func expression(index: Int) {
        let value = JSONValue.object([
            JSONMember(
                "key",
                .object([
                    JSONMember(Self.expressions[index], "a"), JSONMember("exp:^[0-9]", "b"), JSONMember("ie:x=1", "c"),
                ])
            ),
            JSONMember(Self.expressions[index], "plain"),
        ])
        let result = Self.read(String(decoding: value.bytes(), as: UTF8.self))
        #expect(result.catalog.entries.count == 2)
        #expect(result.catalog.validate().map(\.description) == [])
        let written = SwifternalizationFormat().write(result.catalog, options: WritingOptions())
        let files = written.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        let again = SwifternalizationFormat().read(files, options: ReadingOptions(sourceLanguage: LanguageTag("en")))
        #expect(again.catalog.differences(from: result.catalog) == [])
    }

    @Test("Thousands of members cost no more than their number")
    func members() {
        let entries = Self.objects(3) { key in
            "\"key\(key)\": " + Self.objects(2_000) { "\"ie:x=\($0)\": \"\($0)\"" }
        }
        let result = Self.read(entries)
        #expect(result.catalog.entries.count == 3)
        // All three have the same list, of which it is said once that nobody looks through it.
        #expect(result.diagnostics.map(\.identifier) == ["unchecked-expressions"])
        let widths = Self.read("{\"key\": " + Self.objects(5_000) { "\"@\($0)\": \"\($0)\"" } + "}")
        #expect(widths.catalog.entries.count == 1)
        let repeated = Self.read(Self.objects(5_000) { _ in "\"a\": \"b\"" })
        #expect(repeated.catalog.entries.count == 1)
    }

    @Test("Many different expressions are read, but not all compared")
    func differentExpressions() {
        let entries = Self.objects(300) { key in
            "\"key\(key)\": {\"exp:^\(key)(?:[0-3]|\(key)5{\(key % 50)})$\": \"a\", \"exp:^(?!\(key)$)\": \"b\"}"
        }
        #expect(Self.read(entries).catalog.entries.count == 300)
    }

    @Test("Deep nesting and other shapes are refused with a place")
    func depth() {
        let deep = String(repeating: "{\"a\":", count: 20_000)
        let result = Self.read(deep)
        #expect(result.diagnostics.contains { $0.severity == .error && $0.range != nil })
        for text in [
            "", "\u{0}", "5", "\"a\"", "{", "{\"a\"", "{\"a\":{\"b\":", "{}{}", "nul", "[[[[",
            "{\"\\ud800\": \"\\udfff\"}",
        ] {
            let result = Self.read(text)
            #expect(result.diagnostics.contains { $0.severity == .error }, "\(text)")
            #expect(result.catalog.validate().isEmpty)
        }
    }

    @Test("Bytes that are no UTF-8 are an error where they stand")
    func encoding() {
        let bytes = Array("{\"a\": \"".utf8) + [0xC0, 0x80] + Array("\"}".utf8)
        let result = SwifternalizationFormat().read(
            [InputFile(path: "base.json", bytes: bytes)],
            options: ReadingOptions()
        )
        #expect(result.diagnostics.first { $0.severity == .error }?.identifier == "invalid-encoding")
    }

    @Test("Files of every prefix of a file are read")
    func prefixes() {
        let text = #"{"a": {"one": {"@1": "%1$d", "@2": "b"}, "iex:1<x<5": "c"}, "b": {"@5": "d"}, "c": "e\u0041"}"#
        for count in 0...text.utf8.count {
            let bytes = Array(text.utf8.prefix(count))
            let result = SwifternalizationFormat().read(
                [InputFile(path: "pl.json", bytes: bytes)],
                options: ReadingOptions()
            )
            #expect(result.catalog.validate().isEmpty)
            _ = SwifternalizationFormat().write(result.catalog, options: WritingOptions())
        }
    }
}
