import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("JSON writer")
struct JSONWriterTests {
    private let value: JSONValue = [
        "b": [1, true, .null, "x"], "a": [:], "c": [], "d": ["e": .number(JSONNumber("1.50") ?? JSONNumber(0))],
    ]

    @Test("Values stand in their order, set out as asked")
    func layouts() {
        #expect(
            String(decoding: value.bytes(.compact), as: UTF8.self)
                == #"{"b":[1,true,null,"x"],"a":{},"c":[],"d":{"e":1.50}}"# + "\n"
        )
        #expect(
            String(decoding: value.bytes(.indented(2)), as: UTF8.self) == """
                {
                  "b": [
                    1,
                    true,
                    null,
                    "x"
                  ],
                  "a": {},
                  "c": [],
                  "d": {
                    "e": 1.50
                  }
                }

                """
        )
        #expect(String(decoding: (["a"] as JSONValue).bytes(.indented(4)), as: UTF8.self) == "[\n    \"a\"\n]\n")
        #expect(String(decoding: ("a" as JSONValue).bytes(endsLine: false), as: UTF8.self) == "\"a\"")
    }

    @Test(
        "What JSON demands is escaped, and what would not be seen",
        arguments: [
            ("\"\\/", #"\"\\/"#), ("\u{8}\t\n\u{C}\r", #"\b\t\n\f\r"#), ("\u{0}\u{1F}\u{7F}", #"\u0000\u001f\u007f"#),
            ("\u{80}\u{9F}\u{A0}", "\\u0080\\u009f\u{A0}"),
            ("\u{2027}\u{2028}\u{2029}\u{202A}", "\u{2027}\\u2028\\u2029\u{202A}"),
            ("\u{FEFF}\u{FEFE}", "\\ufeff\u{FEFE}"), ("é€😀\u{FFFD}", "é€😀\u{FFFD}"), ("", ""),
        ] as [(String, String)]
    )
    func escapes(text: String, expected: String) {
        #expect(
            String(decoding: JSONValue.string(text).bytes(endsLine: false), as: UTF8.self) == "\"" + expected + "\""
        )
    }

    @Test("Pieces give the same as a value, and what is left open is closed")
    func pieces() {
        var writer = JSONWriter(.compact)
        writer.beginObject()
        writer.key("a")
        writer.beginArray()
        writer.number(1)
        writer.end()
        writer.key("b")
        #expect(String(decoding: writer.finish(endsLine: false), as: UTF8.self) == #"{"a":[1],"b":null}"#)
    }

    @Test("A number is what JSON's grammar allows")
    func numbers() {
        for spelling in ["0", "-0", "10", "1.5", "1e5", "1E-5", "1.0e+05"] { #expect(JSONNumber(spelling) != nil) }
        for spelling in ["", "-", "01", "+1", ".5", "1.", "1e", "1e+", " 1", "1 ", "0x1", "NaN", "1.e5"] {
            #expect(JSONNumber(spelling) == nil)
        }
        #expect(JSONNumber("1.0") != JSONNumber("1"))
    }
}
