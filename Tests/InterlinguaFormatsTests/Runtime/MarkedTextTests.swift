import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// Marks around what arguments printed.
@Suite struct MarkedTextTests {
    /// A text with its marks spelled out: `⟨0 x⟩` for the first argument, `⟨n0 x⟩` for the first name, `⟨c 5⟩` for the count.
    private func spelled(_ answer: RuntimeAnswer) -> String {
        var result = ""
        for scalar in answer.shown.unicodeScalars {
            switch ArgumentMark(openingScalar: scalar) {
            case .position(let place)?: result += "⟨\(place) "
            case .name(let place)?: result += "⟨n\(place) "
            case .count?: result += "⟨c "
            case .value?: result += "⟨v "
            case nil where scalar == MarkedText.closing: result += "⟩"
            case nil: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private func ask(_ runtime: any Runtime, _ request: RuntimeRequest) -> String {
        checkMarks(runtime, request)
        var request = request
        request.marksArguments = true
        return spelled(runtime.answer(request))
    }

    private func text(_ argument: String) -> ArgumentValue {
        Int(argument).map { .number($0) } ?? .text(argument)
    }

    // MARK: Marks

    @Test func marksAreReadBack() {
        for mark in [ArgumentMark.position(0), .position(1023), .name(0), .name(1023), .count, .value] {
            #expect(mark.opening.flatMap { ArgumentMark(openingScalar: $0) } == mark)
        }
        #expect(ArgumentMark.position(1024).opening == nil)
        #expect(ArgumentMark.name(1024).opening == nil)
        #expect(ArgumentMark.count.opening == "\u{100800}")
        #expect(ArgumentMark.value.opening == "\u{100801}")
        #expect(ArgumentMark(openingScalar: "\u{100802}") == nil)
        #expect(ArgumentMark(openingScalar: "a") == nil)
    }

    @Test func marksAreTakenOut() {
        let inner = MarkedText.marked("b", 1)
        #expect(inner == "\u{100001}b\u{10FFFD}")
        let outer = MarkedText.marked("a\(inner)c", 0x400)
        #expect(outer == "\u{100400}a\u{100001}b\u{10FFFD}c\u{10FFFD}")
        #expect(MarkedText.unmarked(outer) == "abc")
        #expect(MarkedText.unmarked("é😀") == "é😀")
        // Symbols of fonts that are no marks stay, and values with them get none.
        #expect(MarkedText.unmarked("\u{100185} \(outer)") == "\u{100185} abc")
        #expect(MarkedText.unmarked("\u{10FFFD}") == "\u{10FFFD}")
        #expect(MarkedText.marked("\u{100185}", 0) == "\u{100185}")
        #expect(MarkedText.marked("x", 0x802) == "x")
    }

    // MARK: Exact answers

    private static let foundation = FoundationRuntime(
        [
            InputFile(
                path: "en.lproj/Localizable.strings",
                bytes: Array(
                    #""turned" = "%2$@ of %1$@"; "sized" = "[%5d|%-5d|%05.1f]"; "none" = "plain"; "c" = "%c%C";"#.utf8
                )
            ),
            InputFile(
                path: "en.lproj/Localizable.stringsdict",
                bytes: ExampleEntry.file(StringsdictExamples.entries)
            ),
        ],
        options: RuntimeOptions()
    )

    @Test(
        arguments: [
            ("turned", ["a", "b"], "⟨1 b⟩ of ⟨0 a⟩"), ("sized", ["1", "2", "3"], "[⟨0     1⟩|⟨1 2    ⟩|⟨2 003.0⟩]"),
            ("none", ["a"], "plain"), ("mail", ["5"], "⟨0 5⟩ letters"), ("%@%%", ["x"], "⟨0 x⟩%"), ("%@", [""], "⟨0 ⟩"),
        ] as [(String, [String], String)]
    )
    func foundation(key: String, arguments: [String], shown: String) {
        let request = RuntimeRequest([key], arguments: arguments.map(text))
        #expect(ask(Self.foundation, request) == shown)
    }

    @Test func foundationCountsAndVariables() {
        #expect(ask(Self.foundation, RuntimeRequest(["mail"], count: .number(1))) == "⟨c 1⟩ letter")
        // The variable within the other one prints the second argument.
        let nested = RuntimeRequest(["outer"], arguments: [.number(2), .number(1)])
        let entry = """
            <plist version="1.0"><dict><key>outer</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
            <key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%1$d in %2$#@b@</string></dict>
            <key>b</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%2$d box</string>
            <key>other</key><string>%2$d boxes</string></dict></dict></dict></plist>
            """
        let file = InputFile(path: "en.lproj/Localizable.stringsdict", bytes: Array(entry.utf8))
        let runtime = FoundationRuntime([file], options: RuntimeOptions())
        #expect(ask(runtime, nested) == "⟨0 2⟩ in ⟨1 1⟩ box")
    }

    @Test func valuesWithMarks() {
        let value = ArgumentValue.text("x" + MarkedText.marked("y", 3))
        #expect(ask(Self.foundation, RuntimeRequest(["%@!"], arguments: [value])) == "⟨0 x⟨3 y⟩⟩!")
        #expect(ask(Self.foundation, RuntimeRequest(["%4s!"], arguments: [value])) == "⟨0   xy⟩!")
        let android = androidRuntime(["values": #"<string name="a">%s|%4s|%S</string>"#])
        #expect(ask(android, RuntimeRequest("a", "en", [value, value, value])) == "⟨0 x⟨3 y⟩⟩|⟨1   xy⟩|⟨2 X⟨3 Y⟩⟩")
        let script = Self.i18next(#"{"a": "{{v}} {{v, number}}", "b": "{{v}}!"}"#, "js")
        #expect(ask(script, RuntimeRequest(["b"], namedArguments: ["v": value])) == "⟨n0 x⟨3 y⟩⟩!")
        checkMarks(script, RuntimeRequest(["a"], namedArguments: ["v": value]))
    }

    @Test(
        arguments: [
            ("a", nil, ["x", "y"], "⟨1 y⟩ ⟨0 x⟩ ⟨0 x⟩ 100%"), ("w", nil, ["7", "7"], "[⟨0     7⟩|⟨1 7    ⟩]"),
            ("p", 1, ["1"], "⟨0 1⟩ file"), ("p", 4, ["4"], "⟨0 4⟩ files"), ("p", 4, [], "%d files"),
            ("l", nil, ["z"], "[⟨0 z⟩, plain]"),
        ] as [(String, Int?, [String], String)]
    )
    func android(key: String, count: Int?, arguments: [String], shown: String) {
        let app = androidRuntime([
            "values": """
            <string name="a">%2$s %1$s %&lt;s 100%%</string><string name="w">[%5d|%-5d]</string>
            <plurals name="p"><item quantity="one">%d file</item><item quantity="other">%d files</item></plurals>
            <string-array name="l"><item>%s</item><item>plain</item></string-array>
            """
        ])
        let request = RuntimeRequest(key, "en", count: count, arguments.map(text))
        #expect(ask(app, request).replacing("\"", by: "") == shown)
        var prepared = request
        prepared.kind = count != nil ? .plural : key == "l" ? .list : .text
        prepared.marksArguments = true
        let user = app.prepared(for: request.languages, table: nil)
        let entry = user.entry(for: prepared)
        #expect((entry?.answer(prepared)).map { spelled($0).replacing("\"", by: "") } == shown)
    }

    @Test func smartlingAndSwifternalization() {
        let strings = InputFile(
            path: "en.lproj/Localizable.strings",
            bytes: Array(#""k##{one}" = "one"; "k##{other}" = "%d of 100%%"; "k##{one}" = "%2$@: %1$d";"#.utf8)
        )
        let english = LanguageTag("en")
        let smartling = SmartlingRuntime([strings], options: RuntimeOptions(sourceLanguage: english))
        #expect(ask(smartling, RuntimeRequest(["k"], count: .number(5))) == "⟨c 5⟩ of 100%")
        #expect(ask(smartling, RuntimeRequest(["k"], count: .number(5), arguments: [.number(5)])) == "⟨0 5⟩ of 100%")
        let base = InputFile(
            path: "base.json",
            bytes: Array(#"{"k": {"ie:x=2": "%2$@: %1$d", "ie:x>1": "%1$d, %2$@"}, "d": {"ie:x=1": "%d car"}}"#.utf8)
        )
        let swifternalization = SwifternalizationRuntime([base], options: RuntimeOptions(sourceLanguage: english))
        var request = RuntimeRequest(["d"], arguments: [.number(1)])
        request.value = .number(1)
        #expect(ask(swifternalization, request) == "⟨0 1⟩ car")
        request = RuntimeRequest(["k"], arguments: [.number(2), .text("x")])
        request.value = .number(2)
        #expect(ask(swifternalization, request) == #"one of ["⟨1 x⟩: ⟨0 2⟩", "⟨0 2⟩, ⟨1 x⟩"]"#)
    }

    private static func i18next(_ texts: String, _ dialect: String) -> I18nextRuntime {
        let file = InputFile(path: "store.json", bytes: Array(#"{"en":{"translation":\#(texts)}}"#.utf8))
        let settings: [String: RuntimeSetting] = ["dialect": .text(dialect), "lng": .text("en")]
        return I18nextRuntime([file], version: dialect == "js" ? .v4 : .v1, options: RuntimeOptions(settings: settings))
    }

    @Test(
        arguments: [
            ("hello", "Hi ⟨n1 B&amp;B⟩, ⟨c 3⟩ new"), ("files", "⟨c 3⟩ files"), ("outer", "B has ⟨n0 3⟩ files!"),
            ("named", "⟨n1 B&amp;B⟩: ⟨c 3⟩ files"), ("fixed", "3 files of ⟨n0 3⟩"), ("plain", "plain"),
            ("money", "⟨n0 3.0⟩ and $"), ("keyed", "three"), ("missing", "{{none}} ⟨n0 3⟩"), ("raw", "⟨n1 B&B⟩"),
        ]
    )
    func script(key: String, shown: String) {
        let runtime = Self.i18next(
            #"""
            {"hello": "Hi {{name}}, {{count}} new", "files_one": "{{count}} file", "files_other": "{{count}} files",
            "outer": "B has $t(files, {\"count\": {{f}} })!", "named": "{{name}}: $t(files)", "plain": "plain",
            "fixed": "$t(files, {\"count\": 3}) of {{f}}", "money": "{{f, number(minimumFractionDigits: 1)}} and $",
            "keyed": "$t(k{{f}})", "k3": "three", "missing": "{{none}} {{f}}", "raw": "{{- name}}"}
            """#,
            "js"
        )
        let arguments: [String: ArgumentValue] = ["f": .number(3), "name": .text("B&B")]
        let request = RuntimeRequest([key], count: .number(3), namedArguments: arguments)
        #expect(ask(runtime, request) == shown)
    }

    @Test(arguments: ["ios", "js1"])
    func earlierLibraries(dialect: String) {
        let runtime = Self.i18next(
            #"""
            {"hello": "Hi __name__, __count__ new", "files": "__count__ file", "files_plural": "__count__ files",
            "outer": "B has $t(files, {\"count\": __f__})!", "key": "$t(k__f__)", "k3": "three"}
            """#,
            dialect
        )
        var arguments: [String: ArgumentValue] = ["f": .number(3), "name": .text("B")]
        let request = RuntimeRequest(["hello"], count: .number(3), namedArguments: arguments)
        #expect(ask(runtime, request) == "Hi ⟨n1 B⟩, ⟨c 3⟩ new")
        #expect(ask(runtime, RuntimeRequest(["key"], namedArguments: arguments)) == "three")
        #expect(ask(runtime, RuntimeRequest(["outer"], namedArguments: arguments)) == "B has ⟨n0 3⟩ files!")
        arguments["count"] = .number(2)
        #expect(ask(runtime, RuntimeRequest(["files"], namedArguments: arguments)) == "⟨n0 2⟩ files")
    }

    @Test(arguments: ["ios", "js1", "js"])
    func nativeFormats(dialect: String) {
        let runtime = Self.i18next(
            #"{"f": "%2$s of %1$s 100%%"}"#.replacing("$s", by: dialect == "ios" ? "$@" : "$s"),
            dialect
        )
        let request = RuntimeRequest(["f"], arguments: [.text("a"), .text("b")])
        #expect(ask(runtime, request) == "⟨1 b⟩ of ⟨0 a⟩ 100%")
    }
}
