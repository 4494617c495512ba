import Foundation
import InterlinguaIR
@testable import InterlinguaSemantics
import Testing

extension Entry {
    /// The entry as one of those of a catalogue.
    fileprivate func json(key: Key) -> String {
        var printer = JSONPrinter()
        printer.print(jsonValue(key: key))
        return printer.text + "\n"
    }
}

@Suite("Catalogues print as JSON")
struct JSONTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var key: String
        var entry: Entry
        var json: String

        var testDescription: String { key }
    }

    /// The representation's own examples, their members in the order in which they are printed.
    static let examples = [
        Example(
            key: "two",
            entry: FormatExamples.two,
            json: #"""
                {"key": ["two"], "arguments": [{"position": 1, "type": "int32"}, {"position": 2, "type": "int32"}],
                 "messages": {"en": [
                   {"select": "arg1", "name": "f", "variants": [
                     {"when": {"category": "one"}, "then": [{"argument": "arg1", "format": "d"}, " file"]},
                     {"when": "otherwise", "then": [{"argument": "arg1", "format": "d"}, " files"]}]},
                   " in ",
                   {"select": "arg2", "name": "d", "variants": [
                     {"when": {"category": "one"}, "then": [{"argument": "arg2", "format": "d"}, " folder"]},
                     {"when": "otherwise", "then": [{"argument": "arg2", "format": "d"}, " folders"]}]}]}}
                """#
        ),
        Example(
            key: "mail",
            entry: FormatExamples.mail,
            json: #"""
                {"key": ["mail"], "arguments": [{"position": 1, "type": "int32"}], "messages": {
                  "en": [{"select": "arg1", "name": "m", "variants": [
                     {"when": {"number": "0"}, "spelling": "zero", "then": "No mail"},
                     {"when": {"category": "one"}, "then": "One letter"},
                     {"when": "otherwise", "then": [{"argument": "arg1", "format": "d"}, " letters"]}]}],
                  "lv": [{"select": "arg1", "name": "m", "variants": [
                     {"when": {"category": "zero"}, "then": [{"argument": "arg1", "format": "d"}, " vēstuļu"]},
                     {"when": {"category": "one"}, "then": [{"argument": "arg1", "format": "d"}, " vēstule"]},
                     {"when": "otherwise", "then": [{"argument": "arg1", "format": "d"}, " vēstules"]}]}]}}
                """#
        ),
        Example(
            key: "news",
            entry: FormatExamples.news,
            json: #"{"key": ["news"], "messages": {"en": ["What's ", {"markup": "b", "content": ["new"]}, "?"]}}"#
        ),
        Example(
            key: "greet",
            entry: FormatExamples.greet,
            json: #"""
                {"key": ["greet"], "arguments": [{"position": 1, "name": "user"}], "messages": {"en": [
                   "Hi ", {"protected": {"id": "user", "example": "Ann"}, "content": [{"argument": "user"}]}, "!"]}}
                """#
        ),
        Example(
            key: "title",
            entry: FormatExamples.title,
            json: #"""
                {"key": ["title"], "messages": {"en": [
                   {"reference": {"key": ["app_name"]}, "inherited": ["variables", "selectors"]}]}}
                """#
        ),
        Example(
            key: "cars",
            entry: FormatExamples.cars,
            json: #"""
                {"key": ["cars"], "arguments": [{"name": "value", "type": "number"}], "messages": {"pl": [
                  {"select": "value", "reading": "text", "variants": [
                    {"when": {"number": "1"}, "spelling": "one", "then": [
                      {"select": "width", "variants": [{"when": {"atLeast": 120}, "then": "jeden samochód"},
                                                       {"when": {"atLeast": 60}, "then": "1 auto"}]}]},
                    {"when": {"matches": "(((?!1).[2-4]{1})$)|(^[2-4]$)"}, "spelling": "few",
                     "then": [{"argument": "value", "format": "d"}, " samochody"]},
                    {"when": {"number": "(4,9)"}, "spelling": "iex:4<x<9", "then": "kilka samochodów"}]}]}}
                """#
        ),
        Example(
            key: "boss",
            entry: FormatExamples.boss,
            json: #"""
                {"key": ["boss"], "arguments": [{"name": "context", "type": "text"}, {"name": "count", "type": "number"}],
                 "messages": {"en": [{"select": "context", "reading": "text", "variants": [
                   {"when": {"text": "f"}, "then": [{"select": "count", "variants": [
                      {"when": "absent", "then": "boss (f)"},
                      {"when": {"category": "one"}, "then": "1 boss (f)"},
                      {"when": {"category": "other"}, "then": [{"argument": "count"}, " bosses (f)"]}]}]},
                   {"when": "otherwise", "then": "boss"}]}]}}
                """#
        ),
        Example(
            key: "dir",
            entry: FormatExamples.dir,
            json: #"""
                {"key": ["dir"], "arguments": [{"name": "files", "type": "number"}], "messages": {"en": [
                   {"reference": {"key": ["fileN"]}, "bindings": {"count": "files"}, "inherited": ["variables", "selectors"]},
                   " found"]}}
                """#
        ),
        Example(
            key: "kg",
            entry: FormatExamples.kg,
            json: #"""
                {"key": ["kg"], "arguments": [{"name": "count", "type": "number"}], "messages": {"ru": [
                  {"select": "count", "reading": "unsignedInteger", "variants": [
                    {"when": {"number": "1"}, "then": "кило"},
                    {"when": {"rule": "n % 10 = 2..4 and n % 100 != 10..19"}, "spelling": "_plural_2", "then": "кила"},
                    {"when": {"rule": "n % 10 != 1..4 or n % 100 = 11..14"}, "spelling": "_plural_5", "then": "кил"},
                    {"when": "otherwise", "then": "кило"}]}]}}
                """#
        ),
    ]

    @Test("the representation's examples, as text and as structure", arguments: examples)
    func example(_ example: Example) throws {
        let printed = example.entry.json(key: Key(example.key))
        #expect(printed.filter { !$0.isWhitespace } == example.json.filter { !$0.isWhitespace })
        #expect(try structure(printed) == structure(example.json))
    }

    private func structure(_ json: String) throws -> NSObject {
        try #require(try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) as? NSObject)
    }

    @Test("lines hold what fits on them")
    func layout() {
        #expect(
            FormatExamples.two.json(key: Key("two")) == #"""
                {
                  "key": ["two"],
                  "arguments": [{"position": 1, "type": "int32"}, {"position": 2, "type": "int32"}],
                  "messages": {
                    "en": [
                      {
                        "select": "arg1",
                        "name": "f",
                        "variants": [
                          {"when": {"category": "one"}, "then": [{"argument": "arg1", "format": "d"}, " file"]},
                          {"when": "otherwise", "then": [{"argument": "arg1", "format": "d"}, " files"]}
                        ]
                      },
                      " in ",
                      {
                        "select": "arg2",
                        "name": "d",
                        "variants": [
                          {"when": {"category": "one"}, "then": [{"argument": "arg2", "format": "d"}, " folder"]},
                          {"when": "otherwise", "then": [{"argument": "arg2", "format": "d"}, " folders"]}
                        ]
                      }
                    ]
                  }
                }

                """#
        )
        for count in 60...130 {
            let printed = entry(["en": Pattern(String(repeating: "ü", count: count))]).json(key: Key("k"))
            let widths = printed.split(separator: "\n").map(\.unicodeScalars.count)
            #expect(widths.contains { $0 > 120 } == (count > 108))
            #expect(widths.count > 1 || count <= 85)
        }
    }

    @Test("a whole catalogue")
    func wholeCatalog() throws {
        var catalog = Catalog(sourceLanguage: english)
        catalog.tables[""] = Table(languages: [english, language("de")])
        let fallback = Fallback(languages: .parentsThenSource, gap: .nextLanguage, skipsEmpty: true)
        catalog.tables["Main"] = Table(fallback: fallback)
        var list = Entry(isTranslatable: false)
        list.messages[english] = Message(
            content: .list(["a", ""]),
            state: .needsReview,
            comment: "A \"list\"\\",
            headings: ["Top"]
        )
        catalog.entries[Key(table: "Main", kind: .list, path: ["x", "y.z"])] = list
        #expect(
            catalog.json() == #"""
                {
                  "format": 1,
                  "sourceLanguage": "en",
                  "tables": {
                    "": {"languages": ["en", "de"]},
                    "Main": {"languages": [], "fallback": {"languages": "parentsThenSource", "gap": "nextLanguage", "skipsEmpty": true}}
                  },
                  "entries": [
                    {
                      "key": ["x", "y.z"],
                      "table": "Main",
                      "kind": "list",
                      "isTranslatable": false,
                      "messages": {"en": {"list": ["a", ""], "state": "needsReview", "comment": "A \"list\"\\", "headings": ["Top"]}}
                    }
                  ]
                }

                """#
        )
    }

    @Test("characters that can't be seen or that JSON forbids are escaped")
    func escapes() throws {
        let text = "\"\\\u{0}\u{1F}\n\r\t\u{7F}\u{2028}\u{FEFF}/é😀"
        let printed = entry(["en": Pattern(text)]).json(key: Key("k"))
        #expect(printed.contains(#""\"\\\u0000\u001f\n\r\t\u007f\u2028\ufeff/é😀""#))
        let value = try structure(printed).value(text: ["messages", "en"])
        #expect(value == text)
    }

    @Test("formats in printf's letters")
    func formats() {
        func format(_ format: Format) -> String {
            let pattern: Pattern = [.placeholder(Placeholder(argument: 0, format: format))]
            let printed = entry([.any, int32, int32], ["en": pattern]).json(key: Key("k"))
            let start = printed.firstRange(of: #"{"argument": "arg1""#)?.upperBound ?? printed.startIndex
            let end = printed[start...].firstIndex(of: "}") ?? printed.endIndex
            return String(printed[start..<end])
        }
        #expect(format(.text(Field())) == "")
        #expect(
            format(.text(Field(width: .literal(5), precision: .literal(2), isLeftAligned: true)))
                == #", "format": "-5.2@""#
        )
        #expect(format(.character(Field())) == #", "format": "c""#)
        let fixed = NumberFormat(
            notation: .fixed,
            field: Field(precision: .literal(2)),
            sign: .always,
            isZeroPadded: true
        )
        #expect(format(.number(fixed)) == #", "format": "+0.2f""#)
        let hexadecimal = NumberFormat(notation: .hexadecimal, isAlternate: true, isUppercase: true)
        #expect(format(.number(hexadecimal)) == ##", "format": "#X""##)
        let sizes = NumberFormat(
            field: Field(width: .argument(1), precision: .argument(2)),
            sign: .space,
            isGrouped: true
        )
        #expect(format(.number(sizes)) == #", "format": " '*.*d", "width": "arg2", "precision": "arg3""#)
        let function = Function(namespace: "i18next", name: "number", options: [.init(name: "digits", value: "2")])
        #expect(format(.functions([function])) == #", "format": ["i18next:number(digits: 2)"]"#)
        #expect(format(.functions([Function(namespace: "java", name: "date")])) == #", "format": ["java:date"]"#)
    }

    @Test("the other constructs")
    func others() {
        let attributes = [Markup.Attribute(name: "href", value: "x")]
        let pattern: Pattern = [
            .markup(Markup(.element("a", attributes), [])), .reference(Reference(.external("?attr/x"), inherited: [])),
            .reference(Reference(.entry(Key("k", table: "T")), bindings: ["n": .pattern("3")], functions: [])),
            .placeholder(Placeholder(argument: 0, isUnescaped: true)),
            select(0, ["ordinal few": "a", "[100,)": "b", "(,4]": "c", "text x": "d"]),
            select(by: .environment(.device), ["text mac": "e", "other": "f"]),
        ]
        let printed = entry([Argument(name: "device")], ["en": pattern]).json(key: Key("k"))
        let expected = #"""
            {"key": ["k"], "arguments": [{"name": "device"}], "messages": {"en": [
             {"markup": "a", "attributes": {"href": "x"}, "content": []}, {"reference": {"external": "?attr/x"}},
             {"reference": {"key": ["k"], "table": "T"}, "bindings": {"n": {"pattern": "3"}},
              "inherited": ["variables", "selectors"]},
             {"argument": "device", "isUnescaped": true},
             {"select": {"argument": "device"}, "variants": [{"when": {"ordinal": "few"}, "then": "a"},
              {"when": {"number": "[100,)"}, "then": "b"}, {"when": {"number": "(,4]"}, "then": "c"},
              {"when": {"text": "x"}, "then": "d"}]},
             {"select": "device", "variants": [{"when": {"text": "mac"}, "then": "e"}, {"when": "otherwise", "then": "f"}]}
            ]}}
            """#
        #expect(printed.filter { !$0.isWhitespace } == expected.filter { !$0.isWhitespace })
    }
}

extension NSObject {
    fileprivate func value(text path: [String]) -> String? {
        var value: Any? = self
        for name in path { value = (value as? [String: Any])?[name] }
        return value as? String
    }
}
