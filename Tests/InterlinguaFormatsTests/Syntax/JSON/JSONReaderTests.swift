import InterlinguaIR
import InterlinguaTestSupport
import Testing

@testable import InterlinguaFormats

/// Diagnostics as `line:column identifier`.
private func places(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0) \($0.identifier)" }
}

private func read(_ text: String) -> (document: JSONDocument, diagnostics: [Diagnostic]) {
    JSONReader.read(path: "a.json", bytes: Array(text.utf8))
}

/// What was read, on one line.
private func compact(_ document: JSONDocument) -> String {
    document.root.map { String(decoding: $0.value.bytes(.compact, endsLine: false), as: UTF8.self) } ?? "nothing"
}

@Suite("JSON")
struct JSONReaderTests {
    @Test(
        "What RFC 8259 allows is read without a word",
        arguments: [
            ("{}", "{}"), ("[]", "[]"), (" \t\r\n[ ]\n", "[]"), ("null", "null"), ("true", "true"), ("false", "false"),
            (#""""#, #""""#), ("0", "0"), ("-0", "-0"), ("-0.0e-0", "-0.0e-0"), ("1.50", "1.50"), ("1E+400", "1E+400"),
            ("123456789012345678901234567890", "123456789012345678901234567890"),
            (#"{"b":1,"a":{"c":[1,2,{"d":null}]},"":[]}"#, #"{"b":1,"a":{"c":[1,2,{"d":null}]},"":[]}"#),
            (#"["\"\\\/\b\f\n\r\t"]"#, #"["\"\\/\b\f\n\r\t"]"#),
            (#"["\u00e9\u20AC\uD83D\uDE00 é€😀"]"#, #"["é€😀 é€😀"]"#),
            (#"["\u0000\u2028\u2029\u007f\ufeff"]"#, #"["\u0000\u2028\u2029\u007f\ufeff"]"#),
            ("[\"// no comment /* */ # , } ]\"]", "[\"// no comment /* */ # , } ]\"]"),
            ("[\"\u{7F}\u{85}\u{2028}\"]", #"["\u007f\u0085\u2028"]"#),
            (#"{"a\u0062": "x", "ac": "y"}"#, #"{"ab":"x","ac":"y"}"#),
            (#"["12345678","1234567","123456789\n"]"#, #"["12345678","1234567","123456789\n"]"#),
        ] as [(String, String)]
    )
    func accepted(text: String, expected: String) {
        let result = read(text)
        #expect(places(result.diagnostics) == [])
        #expect(compact(result.document) == expected)
    }

    @Test(
        "Whatever departs from it is reported at its place, and read as it was probably meant",
        arguments: [
            // Commas
            (#"{"a": 1,}"#, ["1:8 json-trailing-comma"], #"{"a":1}"#),
            ("[1,\n 2,\n]", ["2:3 json-trailing-comma"], "[1,2]"),
            ("[1,,2]", ["1:4 json-extra-comma"], "[1,2]"), ("[,1]", ["1:2 json-extra-comma"], "[1]"),
            ("[,]", ["1:2 json-extra-comma"], "[]"), (#"{,"a":1}"#, ["1:2 json-extra-comma"], #"{"a":1}"#),
            (#"{"a":1,,"b":2}"#, ["1:8 json-extra-comma"], #"{"a":1,"b":2}"#),
            (#"{"a": 1 "b": 2}"#, ["1:8 json-missing-comma"], #"{"a":1,"b":2}"#),
            ("{\"a\": \"1\"\n \"b\": \"2\"}", ["1:10 json-missing-comma"], #"{"a":"1","b":"2"}"#),
            ("{\"a\": {\"x\": 1}\n \"b\": 2}", ["1:15 json-missing-comma"], #"{"a":{"x":1},"b":2}"#),
            ("[1 2]", ["1:3 json-missing-comma"], "[1,2]"), ("[[] {}]", ["1:4 json-missing-comma"], "[[],{}]"),
            (#"{"a": 1; "b": 2}"#, ["1:8 json-missing-comma"], #"{"a":1,"b":2}"#),
            // Colons, keys, values
            (#"{"a" 1}"#, ["1:5 json-missing-colon"], #"{"a":1}"#),
            (#"{"a" = 1}"#, ["1:6 json-missing-colon"], #"{"a":1}"#),
            (#"{"a" => 1}"#, ["1:6 json-missing-colon"], #"{"a":1}"#),
            (#"{"a", "b": 2}"#, ["1:5 json-missing-colon"], #"{"a":null,"b":2}"#),
            (#"{"a"}"#, ["1:5 json-missing-colon"], #"{"a":null}"#),
            (#"{"a":}"#, ["1:6 json-missing-value"], #"{"a":null}"#),
            (#"{"a":,"b":2}"#, ["1:6 json-missing-value"], #"{"a":null,"b":2}"#),
            (#"{:1}"#, ["1:2 json-missing-key"], #"{"":1}"#), (#"{[1]}"#, ["1:2 json-missing-key"], #"{"":[1]}"#),
            (#"{"a": 1: 2, "b": 3}"#, ["1:8 json-syntax"], #"{"a":1,"b":3}"#),
            (#"["a": 1, 2]"#, ["1:5 json-syntax"], #"["a",2]"#),
            (
                #"{a: 1, b-c.d: 2, $e_1: 3, 4: 5}"#,
                ["1:2 json-unquoted-key", "1:8 json-unquoted-key", "1:18 json-unquoted-key", "1:27 json-unquoted-key"],
                #"{"a":1,"b-c.d":2,"$e_1":3,"4":5}"#
            ),
            (#"{"a": hello world, "b": 1}"#, ["1:7 json-unquoted-value"], #"{"a":"hello world","b":1}"#),
            (
                #"[True, nil, FALSE, undefined]"#,
                [
                    "1:2 json-unquoted-value", "1:8 json-unquoted-value", "1:13 json-unquoted-value",
                    "1:20 json-not-a-number",
                ], "[true,null,false,null]"
            ),
            // Comments and white space
            ("// c\n{}", ["1:1 json-comment"], "{}"), ("{} /* c\n */\n", ["1:4 json-comment"], "{}"),
            (#"{"a": /* c */ 1, # d"# + "\n\"b\": 2}", ["1:7 json-comment", "1:18 json-comment"], #"{"a":1,"b":2}"#),
            ("[1, /* open", ["1:5 unterminated-comment"], "[1]"), ("[1] /", ["1:5 json-syntax"], "[1]"),
            ("[1,\u{A0}2]", ["1:4 json-white-space"], "[1,2]"), ("[\u{FEFF}1]", ["1:2 json-white-space"], "[1]"),
            ("[\u{2028}\u{B}1]", ["1:2 json-white-space", "1:3 json-white-space"], "[1]"),
            // Quotes
            ("{'a': 'it's'}", ["1:2 json-single-quotes", "1:7 json-single-quotes"], #"{"a":"it's"}"#),
            (#"['a \'b\' c', `d`]"#, ["1:2 json-single-quotes", "1:15 json-single-quotes"], #"["a 'b' c","d"]"#),
            (
                "{“a”: “it’s”, ‘b’: «c»}",
                [
                    "1:2 json-typographic-quotes", "1:7 json-typographic-quotes", "1:15 json-typographic-quotes",
                    "1:20 json-typographic-quotes",
                ], #"{"a":"it’s","b":"c"}"#
            ),
            // Texts
            ("[\"a\tb\tc\"]", ["1:4 json-control-character"], #"["a\tb\tc"]"#),
            ("[\"a\nb\"]", ["1:4 json-control-character"], #"["a\nb"]"#),
            ("[\"a\u{0}\"]", ["1:4 json-control-character"], #"["a\u0000"]"#),
            ("{\"a\": \"x\n\", \"b\": 1}", ["1:9 json-control-character"], #"{"a":"x\n","b":1}"#),
            (
                #"["\x41\a\'\é"]"#,
                ["1:3 json-bad-escape", "1:7 json-bad-escape", "1:9 json-bad-escape", "1:11 json-bad-escape"],
                #"["x41a'é"]"#
            ),
            (
                #"["\u12", "\u", "\u{1F600}"]"#,
                ["1:3 json-bad-escape", "1:11 json-bad-escape", "1:17 json-bad-escape"],
                "[\"\u{FFFD}\",\"\u{FFFD}\",\"\u{FFFD}{1F600}\"]"
            ),
            (
                #"["\ud83d", "\uDE00x", "\ud83d\u0041", "\uD83D\uD83D\uDE00"]"#,
                [
                    "1:3 json-lone-surrogate", "1:13 json-lone-surrogate", "1:24 json-lone-surrogate",
                    "1:40 json-lone-surrogate",
                ], "[\"\u{FFFD}\",\"\u{FFFD}x\",\"\u{FFFD}A\",\"\u{FFFD}😀\"]"
            ),
            ("{\"a\": \"x,\n \"b\": \"y\"}", ["1:7 unterminated-string"], #"{"a":"x","b":"y"}"#),
            ("{\"a\": \"x\n}", ["1:7 unterminated-string"], #"{"a":"x"}"#),
            ("{\"a: 1,\n \"b\": 2}", ["1:2 unterminated-string"], #"{"a: 1":null,"b":2}"#),
            ("[\"a,\n \"b\"]", ["1:2 unterminated-string"], #"["a","b"]"#),
            ("[\"a\\\nb\"]", ["1:4 json-bad-escape"], #"["a\nb"]"#),
            // Numbers
            (
                "[01, -007.5, 00]", ["1:2 json-leading-zero", "1:6 json-leading-zero", "1:14 json-leading-zero"],
                #"["01","-007.5","00"]"#
            ),
            ("[+1, +0.5e3]", ["1:2 json-leading-plus", "1:6 json-leading-plus"], #"["+1","+0.5e3"]"#),
            (
                "[.5, 1., 1e, -, 0x1F, 1_000, 1.2.3, --1]",
                [
                    "1:2 json-number", "1:6 json-number", "1:10 json-number", "1:14 json-number", "1:17 json-number",
                    "1:23 json-number", "1:30 json-number", "1:37 json-number",
                ], #"[".5","1.","1e","-","0x1F","1_000","1.2.3","--1"]"#
            ),
            (
                "[NaN, Infinity, -Infinity, +inf]",
                [
                    "1:2 json-not-a-number", "1:7 json-not-a-number", "1:17 json-not-a-number",
                    "1:28 json-not-a-number",
                ], "[null,null,null,null]"
            ),
            // Brackets and ends
            ("", ["1:1 json-empty"], "nothing"), (" \n", ["2:1 json-empty"], "nothing"),
            ("// c", ["1:1 json-comment"], "nothing"),
            ("{", ["1:2 json-truncated"], "{}"), (#"{"a""#, ["1:5 json-truncated"], #"{"a":null}"#),
            (#"{"a":"#, ["1:6 json-truncated"], #"{"a":null}"#),
            (#"{"a": [1,"#, ["1:10 json-truncated"], #"{"a":[1]}"#),
            (#"{"a": "x"#, ["1:7 unterminated-string"], #"{"a":"x"}"#),
            (#"{"a": "x\"#, ["1:7 unterminated-string"], #"{"a":"x"}"#),
            ("[1}", ["1:3 json-mismatched-bracket"], "[1]"),
            (#"{"a": [1, 2}"#, ["1:12 json-mismatched-bracket"], #"{"a":[1,2]}"#),
            (#"[{"a": 1]"#, ["1:9 json-mismatched-bracket"], #"[{"a":1}]"#),
            ("{}}", ["1:3 json-mismatched-bracket"], "{}"), ("]", ["1:1 json-mismatched-bracket"], "nothing"),
            ("{} {}", ["1:4 json-several-values"], "{}"),
            ("{\"a\":1}\n{\"a\":2}\n", ["2:1 json-several-values"], #"{"a":1}"#),
            ("1 2", ["1:3 json-several-values"], "1"), ("{},", ["1:3 json-several-values"], "{}"),
            ("{} \u{0}", ["1:4 json-syntax"], "{}"), ("\u{1}{}", ["1:1 json-syntax"], "{}"),
            ("[1, @, 2]", ["1:5 json-syntax", "1:6 json-extra-comma"], "[1,2]"),
        ] as [(String, [String], String)]
    )
    func refused(text: String, expected: [String], recovered: String) {
        let result = read(text)
        #expect(places(result.diagnostics) == expected)
        #expect(result.diagnostics.allSatisfy { $0.severity == .error })
        #expect(compact(result.document) == recovered)
    }

    @Test("Words say what to do")
    func words() {
        #expect(read("{a: 1}").diagnostics.map(\.message) == ["a key has to stand in double quotes; write \"a\""])
        #expect(
            read("[007]").diagnostics.map(\.message) == [
                "a number does not begin with a zero before other digits; write 7"
            ]
        )
        #expect(read("[\"\t\"]").diagnostics.map(\.message) == ["a tab can't stand in a text as it is; write “\\t”"])
        let truncated = read("{\n  \"a\": [1").diagnostics
        #expect(truncated.map(\.message) == ["the file ends within this list: “]” is missing, or a part of the file"])
        #expect(truncated.first?.notes.first?.range?.start == SourceLocation(line: 2, column: 8))
    }

    @Test("Repeated keys are kept in order, and each points to the first")
    func duplicates() throws {
        let result = read("{\"a\": 1, \"b\": 2,\n \"\\u0061\": 3, \"o\": {\"a\": 4}, \"a\": 5}")
        #expect(places(result.diagnostics) == ["2:2 duplicate-key", "2:30 duplicate-key"])
        #expect(result.diagnostics.map(\.severity) == [.warning, .warning])
        for diagnostic in result.diagnostics {
            #expect(diagnostic.notes.first?.range?.start == SourceLocation(line: 1, column: 2))
        }
        #expect(compact(result.document) == #"{"a":1,"b":2,"a":3,"o":{"a":4},"a":5}"#)
        #expect(result.document.root?.value(of: "a")?.number?.spelling == "5")
        // Keys are compared by their code points, as JavaScript does: composed and decomposed are two.
        #expect(read("{\"é\": 1, \"e\u{301}\": 2}").diagnostics.isEmpty)
    }

    @Test("Keys and values know their places")
    func ranges() throws {
        let result = read("{\n  \"kéy\": [\"a\\u00e9b\", 12.0,\n   {}]\n}")
        #expect(result.diagnostics.isEmpty)
        let members: [JSONElementMember] = Array(try #require(result.document.root?.members))
        let member = try #require(members.first)
        #expect(member.key.range.start == SourceLocation(line: 2, column: 3))
        #expect(member.key.range.end == SourceLocation(line: 2, column: 8))
        #expect(member.key.textRange.start == SourceLocation(line: 2, column: 4))
        #expect(member.value.range.start == SourceLocation(line: 2, column: 10))
        #expect(member.value.range.end == SourceLocation(line: 3, column: 7))
        let elements: [JSONElement] = Array(try #require(member.value.elements))
        #expect(elements.map(\.kind) == [.string, .number, .object])
        #expect(elements[0].textRange.start == SourceLocation(line: 2, column: 12))
        // The bytes of “a”, “é” (two) and “b” stand in six times as many.
        let start = Int(elements[0].textRange.lowerBound)
        #expect((0...4).map { elements[0].sourceOffset(ofByte: $0) - start } == [0, 1, 1, 7, 8])
        var cursor = DecodingCursor()
        #expect((0...4).map { elements[0].sourceOffset(ofByte: $0, &cursor) - start } == [0, 1, 1, 7, 8])
        #expect(elements[1].number?.spelling == "12.0")
        #expect(elements[1].number?.value == DecimalNumber(12))
    }

    @Test(
        "Encodings",
        arguments: [
            ([0xEF, 0xBB, 0xBF, 0x5B, 0x5D], ["1:1 json-byte-order-mark"], "[]"),
            ([0xFF, 0xFE, 0x5B, 0, 0x5D, 0], ["1:1 json-encoding"], "[]"),
            ([0x5B, 0, 0x5D, 0], ["1:1 json-encoding"], "[]"), ([0, 0x5B, 0, 0x5D], ["1:1 json-encoding"], "[]"),
            ([0xFE, 0xFF, 0, 0x5B, 0, 0x5D], ["1:1 json-encoding"], "[]"),
            ([0xFF, 0xFE, 0, 0, 0x5B, 0, 0, 0, 0x5D, 0, 0, 0], ["1:1 json-encoding"], "[]"),
            ([0x5B, 0, 0, 0, 0x5D, 0, 0, 0], ["1:1 json-encoding"], "[]"),
            ([0, 0, 0, 0x5B, 0, 0, 0, 0x5D], ["1:1 json-encoding"], "[]"),
            ([0x5B, 0x22, 0x61, 0xE9, 0x62, 0x22, 0x5D], ["1:4 invalid-encoding"], "[\"a\u{FFFD}b\"]"),
            ([0x5B, 0x22, 0xC0, 0x80, 0x22, 0x5D], ["1:3 invalid-encoding"], "[\"\u{FFFD}\u{FFFD}\"]"),
            ([0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D], ["1:3 invalid-encoding"], "[\"\u{FFFD}\u{FFFD}\u{FFFD}\"]"),
        ] as [([UInt8], [String], String)]
    )
    func encodings(bytes: [UInt8], expected: [String], recovered: String) {
        let result = JSONReader.read(path: "a.json", bytes: bytes)
        #expect(places(result.diagnostics) == expected)
        #expect(compact(result.document) == recovered)
    }

    @Test("Depth is limited, and the way there needs no stack")
    func depth() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(read(nested(512)).diagnostics.isEmpty)
        #expect(compact(read(nested(512)).document) == nested(512))
        #expect(places(read(nested(513)).diagnostics) == ["1:513 too-deep"])
        #expect(places(read(String(repeating: "[", count: 1_000_000)).diagnostics) == ["1:513 too-deep"])
        #expect(places(read(String(repeating: #"{"a":"#, count: 600)).diagnostics) == ["1:2561 too-deep"])
    }

    @Test("Hostile files cost no more than others")
    func hostile() {
        let commas = read("[" + String(repeating: ",", count: 1_000_000)).diagnostics
        #expect(commas.count == 201)
        #expect(commas.last?.identifier == "too-many-errors")
        #expect(commas.last?.range?.start == SourceLocation(line: 1, column: 202))
        let lines = read("[\"" + String(repeating: "\n", count: 1_000_000) + "\"]").diagnostics
        #expect(places(lines) == ["1:3 json-control-character"])
        let same = read("{" + String(repeating: "\"a\":1,", count: 100_000) + "\"b\":2}").diagnostics
        #expect(same.count == 1_001)
        #expect(same.last?.message == "98999 more keys are given again")
        let keys = (0..<100_000).map { "\"k\($0)\":1" }.joined(separator: ",")
        #expect(read("{\(keys)}").diagnostics.isEmpty)
    }

    @Test("Whatever the bytes are, reading ends, with values and places within the file")
    func randomBytes() {
        let seed = UInt64.random(in: 0 ... .max)
        print("JSON bytes: seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        let pieces =
            [
                "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "\\u12", "\\ud800", "//", "/*", "*/", "#", "\n", " ",
                "\t", "a", "1",
                "-", ".", "e", "NaN", "“", "«", "’", "true", "nul", "\u{A0}", "\u{0}", "é", "😀", "\u{FEFF}", ";", "=",
            ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80]]
        for _ in 0..<5_000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0...40, using: &generator) {
                bytes += pieces.randomElement(using: &generator) ?? []
            }
            let result = JSONReader.read(path: "a.json", bytes: bytes)
            let count = result.document.file.utf8.count
            let ranges = result.diagnostics.compactMap(\.range)
            #expect(ranges.count == result.diagnostics.count, "seed \(seed)")
            #expect(ranges.allSatisfy { Int($0.upperBound) <= count }, "seed \(seed)")
            guard let root = result.document.root else {
                #expect(!result.diagnostics.isEmpty, "seed \(seed)")
                continue
            }
            // What was read is JSON when it is written again.
            let again = JSONReader.read(path: "b.json", bytes: root.value.bytes())
            #expect(!again.diagnostics.contains { $0.severity == .error }, "seed \(seed)")
            #expect(again.document.root?.value == root.value, "seed \(seed)")
        }
    }
}
