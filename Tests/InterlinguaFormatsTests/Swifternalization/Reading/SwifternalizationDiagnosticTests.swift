import InterlinguaIR
import Testing

@testable import InterlinguaFormats

@Suite("Diagnostics for Swifternalization's files")
struct SwifternalizationDiagnosticTests {
    /// A project, and what is said of it, each with file, line and column.
    struct Example: Sendable {
        let name: String
        let files: [(path: String, text: String)]
        let expected: [String]
    }

    static let examples = [
        Example(
            name: "values that crash while loading",
            files: [
                ("base.json", "{\n  \"a\": 5,\n  \"b\": true,\n  \"c\": null,\n  \"d\": [\"x\"],\n  \"e\": \"fine\"\n}")
            ],
            expected: [
                "base.json:2:8 error invalid-entry", "base.json:3:8 error invalid-entry",
                "base.json:4:8 error invalid-entry", "base.json:5:8 error invalid-entry",
            ]
        ),
        Example(
            name: "entries that are left out",
            files: [("base.json", "{\n  \"a\": {},\n  \"b\": {\"x\": 1}\n}")],
            expected: ["base.json:2:8 warning ignored-entry", "base.json:3:8 warning ignored-entry"]
        ),
        Example(
            name: "a variant that is no text, among texts",
            files: [("base.json", "{\n  \"a\": {\"male\": \"he\", \"female\": 5}\n}")],
            expected: ["base.json:2:33 error invalid-variant"]
        ),
        Example(
            name: "variants that are dropped, and one that crashes",
            files: [
                (
                    "base.json",
                    "{\n  \"a\": {\n    \"ie:x=1\": {\"@1\": \"x\"},\n    \"ie:x=2\": 5,\n    \"ie:x=3\": {\"@1\": 5},\n"
                        + "    \"ie:x=4\": {},\n    \"ie:x=5\": {\"w\": \"x\"},\n    \"exp:^[^1]\": \"x\"\n  }\n}"
                )
            ],
            expected: [
                "base.json:4:15 warning dropped-variant", "base.json:5:22 warning dropped-variant",
                "base.json:6:15 error empty-variant", "base.json:7:16 error invalid-width",
                "base.json:2:3 warning uncovered-number",
            ]
        ),
        Example(
            name: "all variants dropped",
            files: [("base.json", "{\n  \"a\": {\"one\": {\"@10\": 7}}\n}")],
            expected: ["base.json:2:3 warning unreachable-entry", "base.json:2:24 warning dropped-variant"]
        ),
        Example(
            name: "widths",
            files: [
                (
                    "base.json",
                    "{\n  \"a\": {\"@60\": \"S\", \"@90\": \"L\"},\n  \"b\": {\"@\": \"S\"},\n"
                        + "  \"c\": {\"@5\": \"S\", \"@05\": \"T\"},\n  \"d\": {\"@1\": \"S\", \"one\": \"T\"},\n"
                        + "  \"e\": {\"@0\": \"S\", \"@90\": \"L\"},\n  \"f\": {\"\": \"S\"}\n}"
                )
            ],
            expected: [
                "base.json:2:9 warning width-left-to-chance", "base.json:3:9 error invalid-width",
                "base.json:4:20 warning duplicate-width", "base.json:5:9 error mixed-names",
                "base.json:5:3 warning uncovered-number", "base.json:7:9 error empty-name",
            ]
        ),
        Example(
            name: "expressions",
            files: [
                (
                    "base.json",
                    "{\n  \"a\": {\n    \"ie:x <5\": \"1\",\n    \"iex:9<x<2\": \"2\",\n    \"ie:x=>7\": \"3\",\n"
                        + "    \"exp:(\": \"4\",\n    \"exp:\": \"5\",\n    \"exp:(?>8)\": \"6\",\n    \"exp:99\": \"7\"\n  }\n}"
                )
            ],
            expected: [
                "base.json:3:5 warning malformed-expression", "base.json:4:5 warning reversed-bounds",
                "base.json:5:5 warning loose-expression", "base.json:6:5 error invalid-regular-expression",
                "base.json:7:5 error invalid-regular-expression", "base.json:8:5 warning undecided-expression",
                "base.json:9:5 note unanchored-expression", "base.json:2:3 note unchecked-expressions",
            ]
        ),
        Example(
            name: "overlap and gaps",
            files: [
                (
                    "base.json",
                    "{\n  \"o\": {\"ie:x>1\": \"a\", \"ie:x<5\": \"b\"},\n  \"same\": {\"ie:x>1\": \"t\", \"ie:x<5\": \"t\"},\n"
                        + "  \"gap\": {\"ie:x=0\": \"none\", \"ie:x>2\": \"many\"}\n}"
                )
            ],
            expected: [
                "base.json:2:24 warning overlapping-expressions", "base.json:4:3 warning uncovered-number",
            ]
        ),
        Example(
            name: "names that mean something else than CLDR",
            files: [
                ("base.json", "{}"),
                (
                    "pl.json",
                    "{\n  \"a\": {\"one\": \"1\", \"few\": \"2\", \"many\": \"5\"},\n  \"b\": {\"one\": \"1\", \"other\": \"n\"},\n"
                        + "  \"c\": {\"two\": \"2\", \"exp:^(?!2$)\": \"n\"}\n}"
                ),
                (
                    "ru.json",
                    "{\n  \"a\": {\"one\": \"1\", \"other\": \"n\"},\n  \"b\": {\"one\": \"1\", \"other\": \"n\"}\n}"
                ),
            ],
            expected: [
                "pl.json:3:21 note misleading-category", "pl.json:4:9 note misleading-category",
                "ru.json:2:9 warning misleading-category", "ru.json:2:21 note misleading-category",
            ]
        ),
        Example(
            name: "names that nothing has",
            files: [
                (
                    "base.json",
                    "{\n  \"a\": {\"one\": \"1\", \"more\": \"n\"},\n  \"b\": {\"male\": \"he\", \"female\": \"she\"},\n"
                        + "  \"c\": {\"ie:x>0\": \"n\", \"nothing\": \"0\"}\n}"
                )
            ],
            expected: [
                "base.json:2:3 warning uncovered-number", "base.json:2:21 warning unknown-expression",
                "base.json:4:3 warning uncovered-number", "base.json:4:24 warning unknown-expression",
            ]
        ),
        Example(
            name: "shared expressions",
            files: [
                ("base.json", "{\n  \"a\": {\"one\": \"1\", \"exp:^(?!1$)\": \"n\"}\n}"),
                (
                    "expressions.json",
                    "{\n  \"base\": {\"alias\": \"one\", \"bad\": \"ie:x\"},\n  \"de\": {\"one\": \"ie:x=77\", \"n\": 5},\n"
                        + "  \"ru\": {\"one\": \"exp:1$\"},\n  \"fr\": [],\n  \"somewhere\": {}\n}"
                ),
            ],
            expected: [
                "base.json:2:21 warning overlapping-expressions", "base.json:2:9 note redefined-expression",
                "expressions.json:2:21 warning expression-alias", "expressions.json:2:35 warning malformed-expression",
                "expressions.json:3:33 error disabled-section", "expressions.json:5:9 error disabled-section",
                "expressions.json:6:3 warning unknown-section",
            ]
        ),
        Example(
            name: "keys that look like expressions",
            files: [("base.json", "{\n  \"exp:^lib\": \"x\",\n  \"ie:x=0\": \"y\",\n  \"ie:x=1\": \"z\"\n}")],
            expected: [
                "base.json:2:3 error unreachable-entry", "base.json:3:3 warning expression-as-key",
                "base.json:4:3 error unreachable-entry",
            ]
        ),
        Example(
            name: "names that are the same",
            files: [
                (
                    "base.json",
                    "{\n  \"caf\u{E9}\": \"1\",\n  \"cafe\u{301}\": \"2\",\n  \"a\": \"3\",\n  \"a\": \"4\"\n}"
                )
            ],
            expected: ["base.json:3:3 warning equivalent-names", "base.json:5:3 warning duplicate-key"]
        ),
        Example(
            name: "files that the library takes for absent",
            files: [("base.json", "[]"), ("pl.json", "{\n  \"a\": \"x\",\n}")],
            expected: [
                "base.json:1:1 error root-not-object", "pl.json:1:1 warning ignored-file",
                "pl.json:2:11 error json-trailing-comma",
            ]
        ),
        Example(
            name: "shared expressions that the library takes for absent",
            files: [
                ("base.json", #"{"a": {"x": "1", "other": "2", "one": "3"}}"#),
                ("expressions.json", "{\n  \"base\": {\"x\": \"ie:x=7\"},\n}"),
            ],
            expected: [
                "base.json:1:18 warning overlapping-expressions", "expressions.json:1:1 warning ignored-file",
                "expressions.json:2:26 error json-trailing-comma",
            ]
        ),
        Example(
            name: "two spellings of one language",
            files: [("pt-BR.json", "{}"), ("pt_BR.json", "{}")],
            expected: ["pt_BR.json:1:1 warning language-spellings"]
        ),
        Example(
            name: "formats",
            files: [
                ("base.json", "{\n  \"a\": \"%d files\",\n  \"b\": \"%2$@ of %3$@\",\n  \"c\": \"%@\"\n}"),
                ("pl.json", "{\n  \"a\": \"%@ plików\",\n  \"c\": \"%1$#@x\"\n}"),
            ],
            expected: [
                "base.json:3:9 warning skipped-position", "pl.json:2:9 error argument-type-conflict",
                "pl.json:3:9 error malformed-variable",
            ]
        ),
        Example(
            name: "arguments and empty texts of translations",
            files: [
                ("base.json", "{\n  \"a\": \"%@ of %@\",\n  \"b\": \"%d files\",\n  \"c\": \"text\"\n}"),
                ("pl.json", "{\n  \"a\": \"%@\",\n  \"b\": \"%d plików %@\",\n  \"c\": \"\"\n}"),
            ],
            expected: [
                "pl.json:2:3 warning argument-not-shown", "pl.json:3:3 error argument-not-in-source",
                "pl.json:4:3 warning empty-translation",
            ]
        ),
    ]

    @Test("What is wrong is found where it stands", arguments: examples.indices)
    func diagnostics(index: Int) {
        let example = Self.examples[index]
        let files = example.files.map { InputFile(path: $0.path, bytes: Array($0.text.utf8)) }
        let result = SwifternalizationFormat().read(files, options: ReadingOptions(sourceLanguage: LanguageTag("en")))
        let found = result.diagnostics.map { diagnostic in
            let place = diagnostic.range.map { "\($0.file.path):\($0.start.line):\($0.start.column)" } ?? ""
            return "\(place) \(diagnostic.severity.rawValue) \(diagnostic.identifier)"
        }
        #expect(found.sorted() == example.expected.sorted(), "\(example.name)")
    }

    @Test("Diagnostics name the first number that shows what is meant otherwise")
    func firstNumbers() {
        let files = [
            InputFile(path: "base.json", bytes: Array("{}".utf8)),
            InputFile(
                path: "ru.json",
                bytes: Array(#"{"a": {"one": "1", "few": "2", "many": "5"}}"#.utf8)
            ),
            InputFile(
                path: "expressions.json",
                bytes: Array(
                    #"""
                    {"ru": {"one": "exp:(^1$)|(^[^1]1$)|(^[1-9][0-9]?[0,2,3,4,5,6,7,8,9]+1$)",
                    "few": "exp:(^[2-4]$)|(^[2-9][2-4]$)|([1-9]+[0-9]*[^1][2-4]$)",
                    "many": "exp:(^[05-9]$)|(^1[1-4]$)|(^[1-9]+[0-9]*[5-9]$)|(^[1-9]+[0-9]*1{1}[1-4]$)|([1-9]+[0-9]*0$)"}}
                    """#.utf8
                )
            ),
        ]
        let result = SwifternalizationFormat().read(files, options: ReadingOptions(sourceLanguage: LanguageTag("en")))
        let found = result.diagnostics.filter { $0.identifier == "misleading-category" }.map(\.message)
        // The library's unused Russian expressions fail from 10101 on; the other two are CLDR's.
        #expect(found.count == 1)
        #expect(found.first?.contains("10101") == true)
        #expect(result.diagnostics.contains { $0.identifier == "uncovered-number" && $0.message.contains("10101") })
    }
}
