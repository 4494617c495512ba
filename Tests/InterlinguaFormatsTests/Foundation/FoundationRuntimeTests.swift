import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("What Foundation shows")
struct FoundationRuntimeTests {
    /// A run time over texts by path.
    private func runtime(_ files: [(String, String)], source: String? = nil) -> FoundationRuntime {
        FoundationRuntime(
            files.map { InputFile(path: $0.0, bytes: Array($0.1.utf8)) },
            options: RuntimeOptions(sourceLanguage: source.flatMap { LanguageTag($0) })
        )
    }

    private func ask(
        _ runtime: FoundationRuntime,
        _ key: String,
        _ languages: [String] = ["en"],
        table: String? = nil,
        _ arguments: [ArgumentValue] = []
    ) -> RuntimeAnswer {
        let languages = languages.compactMap { LanguageTag($0) }
        return runtime.answer(RuntimeRequest([key], languages: languages, table: table, arguments: arguments))
    }

    // MARK: Worked examples of .stringsdict

    private static let dictionaries: FoundationRuntime = {
        let languages = ["en", "ru", "pl", "ar", "lv", "ja", "fr", "cs", "he", "sl", "cy", "lt"]
        let bytes = ExampleEntry.file(StringsdictExamples.entries)
        let files = languages.map { InputFile(path: "\($0).lproj/Localizable.stringsdict", bytes: bytes) }
        return FoundationRuntime(files, options: RuntimeOptions())
    }()

    @Test("Worked examples of .stringsdict", arguments: StringsdictExamples.examples)
    func examples(example: StringsdictExample) throws {
        let language = try #require(LanguageTag(example.language))
        var request = RuntimeRequest([example.key], languages: [language], arguments: example.values)
        request.device = example.device
        request.width = example.width
        #expect(Self.dictionaries.answer(request) == .text(example.result))
        #expect(Self.dictionaries.explain(request).answer == .text(example.result))
    }

    @Test("The look-up returns the format with its variables")
    func rawText() {
        var request = RuntimeRequest(["nest"], languages: [], arguments: [.number(1), .number(2)], isRaw: true)
        #expect(Self.dictionaries.answer(request) == .text("%#@b@"))
        request.keys = ["pct"]
        #expect(Self.dictionaries.answer(request) == .text("%#@n@ (100%%)"))
    }

    @Test("A number apart from the arguments is the first of them where there is none")
    func count() {
        let request = RuntimeRequest(["mail"], count: .number(5))
        #expect(Self.dictionaries.answer(request) == .text("5 letters"))
    }

    // MARK: Tables and languages

    @Test(
        "Which folder is taken",
        arguments: [
            (["de-AT"], "de-AT"), (["de-CH"], "de"), (["pt"], "pt-BR"), (["pt-AO"], "pt-PT"), (["en-GB"], "en"),
            (["zh-TW"], "zh-Hant"), (["zh-HK"], "zh-Hant"), (["zh"], "zh_CN"), (["zh-Hans-SG"], "zh_CN"),
            (["ja"], "en"), ([], "en"), (["ja", "fr"], "French"), (["fr-CA", "de"], "French"), (["sr-Latn"], "en"),
            (["iw"], "iw"), (["he"], "iw"),
        ] as [([String], String)]
    )
    func languages(preferred: [String], expected: String) {
        let folders = ["en", "de", "de-AT", "pt-BR", "pt-PT", "zh-Hant", "zh_CN", "French", "sr", "iw", "x!"]
        let runtime = runtime(folders.map { ("\($0).lproj/Localizable.strings", "k = \"\($0)\";") })
        #expect(ask(runtime, "k", preferred) == .text(expected))
    }

    @Test("A table comes whole from one folder: there is no fallback for single keys")
    func tables() {
        let runtime = runtime([
            ("en.lproj/Localizable.strings", "a = A; b = B;"), ("en.lproj/More.strings", "m = M;"),
            ("de.lproj/Localizable.strings", "a = Ä;"), ("de-AT.lproj/Other.strings", "o = Ö;"),
            ("Base.lproj/Localizable.strings", "a = base;"), ("Base.lproj/More.strings", "m = base;"),
            ("Common.strings", "c = all;"), ("de.lproj/Common.strings", "c = de;"),
            ("Settings.bundle/fr.lproj/Root.strings", "r = fr;"), ("Settings.bundle/en.lproj/Root.strings", "r = en;"),
            ("Sync/cs.lproj/Localizable.strings", "s = cs;"),
        ])
        #expect(ask(runtime, "a", ["de"]) == .text("a"))  // Ä needs quotes, so that the file is refused
        #expect(ask(runtime, "b", ["de"]) == .text("b"))
        #expect(ask(runtime, "a", ["de-AT"]) == .text("a"))
        #expect(ask(runtime, "a", ["fr"]) == .text("A"))
        #expect(ask(runtime, "m", ["de"], table: "More") == .text("base"))
        #expect(ask(runtime, "c", ["de"], table: "Common") == .text("all"))
        #expect(ask(runtime, "r", ["de"], table: "Settings.bundle/Root") == .text("en"))
        #expect(ask(runtime, "r", ["fr-CA"], table: "Settings.bundle/Root") == .text("fr"))
        #expect(ask(runtime, "s", ["cs"], table: "Sync/") == .text("cs"))
        #expect(ask(runtime, "s", ["cs"], table: "Sync/Localizable") == .text("cs"))
        #expect(ask(runtime, "s", ["de"], table: "Sync/") == .text("s"))
        #expect(ask(runtime, "x", ["cs"], table: "None") == .text("x"))
    }

    @Test("The development language is one of the app's without a folder of its own")
    func developmentLanguage() {
        let runtime = runtime(
            [("fr.lproj/Localizable.strings", "a = fr;"), ("Base.lproj/Localizable.strings", "a = base;")],
            source: "en"
        )
        #expect(ask(runtime, "a", ["en"]) == .text("base"))
        #expect(ask(runtime, "a", ["de"]) == .text("base"))
        #expect(ask(runtime, "a", ["fr"]) == .text("fr"))
        let american = self.runtime([("en-US.lproj/Localizable.strings", "a = us;")], source: "en")
        #expect(ask(american, "a", ["en"]) == .text("us"))
        #expect(ask(american, "a", ["de"]) == .text("us"))
        let both = self.runtime(
            [("en-US.lproj/Localizable.strings", "a = us;"), ("Base.lproj/Localizable.strings", "a = base;")],
            source: "en"
        )
        #expect(ask(both, "a", ["en"]) == .text("base"))
        #expect(ask(both, "a", ["en-US"]) == .text("us"))
    }

    @Test("The .stringsdict comes before the .strings, unless that lies in a folder nearer to the user")
    func merge() {
        let dictionary = { (text: String) in
            "<plist><dict><key>k</key><string>\(text)</string><key>own</key><string>own \(text)</string></dict></plist>"
        }
        let runtime = runtime([
            ("en.lproj/Localizable.strings", "k = strings; s = s;"),
            ("en.lproj/Localizable.stringsdict", dictionary("dict")), ("de.lproj/Localizable.strings", "k = de;"),
        ])
        #expect(ask(runtime, "k") == .text("dict"))
        #expect(ask(runtime, "s") == .text("s"))
        #expect(ask(runtime, "k", ["de"]) == .text("de"))
        #expect(ask(runtime, "own", ["de"]) == .text("own dict"))
    }

    @Test("A missing key is shown itself, or the text that the app gives for that case")
    func missing() {
        let runtime = runtime([("en.lproj/Localizable.strings", "a = \"\";")])
        #expect(ask(runtime, "a") == .text(""))
        #expect(ask(runtime, "%d files", [], [.number(3)]) == .text("3 files"))
        var request = RuntimeRequest(["b"])
        request.defaultText = "Default"
        #expect(runtime.answer(request) == .text("Default"))
        request.defaultText = ""
        #expect(runtime.answer(request) == .text("b"))
        #expect(runtime.answer(RuntimeRequest()) == .text(""))
    }

    @Test("Keys are compared literally")
    func literalKeys() {
        let runtime = runtime([("en.lproj/Localizable.strings", "\"\u{E9}\" = one; \"e\u{301}\" = two;")])
        #expect(ask(runtime, "\u{E9}") == .text("one"))
        #expect(ask(runtime, "e\u{301}") == .text("two"))
    }

    @Test("A device without a text takes that for others, else that of the .strings")
    func devices() {
        let node = ExampleEntry.file([
            ("d", .device([("mac", .text("Click %d"))])), ("n", .device([("mac", .text("Click"))])),
        ])
        let files = [
            InputFile(path: "en.lproj/Localizable.strings", bytes: Array("d = \"Tap %d\";".utf8)),
            InputFile(path: "en.lproj/Localizable.stringsdict", bytes: node),
        ]
        let runtime = FoundationRuntime(files, options: RuntimeOptions())
        var request = RuntimeRequest(["d"], arguments: [.number(2)])
        #expect(runtime.answer(request) == .text("Tap 2"))
        request.device = "mac"
        #expect(runtime.answer(request) == .text("Click 2"))
        request.keys = ["n"]
        request.device = "iphone"
        #expect(runtime.answer(request) == .text("n"))
    }

    // MARK: Files (apple-strings, sections 2 and 3.2)

    @Test(
        "Malformed and odd files",
        arguments: [
            (#""a" = "1""#, ""), ("\"a\" = \"1\"\n\"b\" = \"2\";", ""), (#""k";"#, "k=k"), (#""k""#, ""),
            (#"'k' = 'v"w';"#, #"k=v"w"#), ("{ a = 1; }", "a=1"), ("{ a = 1 }", ""), (#""k" = ;"#, ""),
            (#""k" "v";"#, ""), (#""a" = "1", "b" = "2";"#, ""), (#""a" = "1";; "b" = "2";"#, "a=1"),
            (#""a" = "1"; }"#, "a=1"), (#""a" = "1"; "b" = "2"; +++"#, "a=1 b=2"), (#""a" = "1"; /"#, ""),
            ("# c\n\"a\" = \"1\";", ""), (#"KEY##{one} = "x";"#, ""), (#""a" = "1"#, ""),
            (#""a" = "1"; /* open"#, "a=1"), (#"/* a /* b */ c */ "a" = "1";"#, ""), ("// c\r\"a\" = \"1\";", "a=1"),
            (#""a" = <*I42>;"#, ""), (#""a" = "1"; "a" = "2";"#, "a=2"),
            ("a = /usr/bin; b = http://x.y;", "a=/usr/bin b=http://x.y"),
            ("a\u{A0}= 1;", ""), ("n = 12.5;", "n=12.5"), ("", ""), ("/* only */", ""), ("hello", ""),
            (#""a" = "1"; # note"#, "a=1"), (#""a" = "1"; "b"#, "a=1"), (#""a" = "1"; "b" = "x"#, ""),
            ("\u{FEFF}a = 1;", "a=1"), ("\"a\" = \"x\r\ny\";", "a=x\r\ny"), ("{\"k\": \"v\"}", ""),
        ]
    )
    func oddFiles(text: String, expected: String) {
        let runtime = runtime([("en.lproj/Localizable.strings", text)])
        var found: [String] = []
        for key in ["k", "a", "b", "n", "hello", "KEY##{one}"] {
            if ask(runtime, key) == .text(key), !expected.contains("\(key)=\(key)") { continue }
            if case .text(let shown) = ask(runtime, key) { found.append("\(key)=\(shown)") }
        }
        #expect(found.joined(separator: " ") == expected)
    }

    @Test("Encodings: what Foundation refuses is not there")
    func encodings() {
        let text = "\"k\" = \"é\";"
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let wide = text.unicodeScalars.flatMap { [UInt8($0.value & 0xFF), UInt8($0.value >> 8 & 0xFF), 0, 0] }
        let cases: [([UInt8], String)] = [
            (Array(text.utf8), "é"), ([0xEF, 0xBB, 0xBF] + Array(text.utf8), "é"), ([0xFF, 0xFE] + little, "é"),
            ([0xFE, 0xFF] + big, "é"), (little, "k"), (big, "k"), ([0xFF, 0xFE, 0, 0] + wide, "é"),
            (Array("k = \"".utf8) + [0xE9] + Array("\";".utf8), "k"), ([], "k"),
        ]
        for (bytes, expected) in cases {
            let files = [InputFile(path: "en.lproj/Localizable.strings", bytes: bytes)]
            let runtime = FoundationRuntime(files, options: RuntimeOptions())
            #expect(ask(runtime, "k") == .text(expected))
        }
    }

    // MARK: Formats (Documentation/formats/apple-strings.md, section 4.1)

    @Test(
        "Formats",
        arguments: [
            ("%2$@ %1$@", [.text("a"), .text("b")], "b a"), ("%1$d %1$d", [.number(7)], "7 7"),
            ("%@ %1$@", [.text("a"), .text("b")], "a a"), ("%2$@ %@", [.text("a"), .text("b")], "b a"),
            ("%1$@ %3$@", [.text("a"), .text("b"), .text("c")], "a b"),
            ("[%6$d]", [ArgumentValue](repeating: .number(1), count: 9), ""), ("100%", [.number(1)], "100"),
            ("50% off", [.number(0)], "500ff"), ("%y", [.number(1)], "y"), ("%d%%", [.number(5)], "5%"),
            ("%05d/%+d/%-5d/", [.number(42), .number(42), .number(42)], "00042/+42/42   /"),
            ("%.0f %.0f %.0f", [.decimal("0.5"), .decimal("1.5"), .decimal("2.5")], "0 2 2"),
            ("%x", [.number(-1)], "ffffffff"), ("%lx", [.number(-1)], "ffffffffffffffff"),
            ("%10@", [.text("a")], "a"), ("%c", [.number(0x20AC)], "\u{AC}"), ("%'d", [.number(1)], "'d"),
            ("%n%d", [.number(1), .number(2)], "2"),
            ("%*d|%.*f", [.number(4), .number(7), .number(1), .number(2)], "   7|2.0"),
            ("%1$*2$d", [.number(7), .number(3)], "  7"), ("%d", [.number(5_000_000_000)], "705032704"),
            ("%lld", [.number(5_000_000_000)], "5000000000"), ("%#@name", [.number(1)], ""),
            ("%#@bad-key@", [.number(1)], "#ey@"), ("%@", [.number(5)], "5"), ("%@", [.absent], "(null)"),
            ("%hhd %hd %u", [.number(300), .number(70000), .number(-1)], "44 4464 4294967295"),
            ("%C%C", [.number(0x20AC), .text("x")], "€x"), ("50% off", [], "50% off"),
            ("%d", [.number(1), .number(2)], "1"),
        ] as [(String, [ArgumentValue], String)]
    )
    func formats(format: String, arguments: [ArgumentValue], expected: String) {
        let runtime = runtime([])
        #expect(ask(runtime, format, [], arguments) == .text(expected))
    }

    @Test(
        "Calls that crash or show garbage",
        arguments: [
            ("%d", [.text("a")], "number-expected"), ("%d %d", [.number(1)], "missing-argument"),
            ("%d", [.decimal("1.5")], "integer-expected"), ("%1$d %1$@", [.number(1)], "conflicting-types"),
            ("%200$d", [.number(1)], "position-out-of-range"), ("%p", [.number(1)], "address-shown"),
            ("%s", [.number(1)], "text-expected"), ("%f", [.text("x")], "number-expected"),
            ("%99999999999d", [.number(1)], "position-out-of-range"),
        ] as [(String, [ArgumentValue], String)]
    )
    func failures(format: String, arguments: [ArgumentValue], expected: String) {
        guard case .failure(let failure) = ask(runtime([]), format, [], arguments) else {
            Issue.record("\(format) fails")
            return
        }
        #expect(failure.identifier == expected)
    }

    @Test(
        "Texts of one entry read an argument in one way",
        arguments: [
            ("%2$@ has %2$#@n@", "%d", "conflicting-types"), ("%2$#@n@ of %2$#@n@", "%d", "2 of 2"),
            // A variable that says the same for all numbers only steps over its argument.
            ("%2$@ has %2$#@n@", "one", "2 has one"),
            // A variable reads its argument as its value type says, not as an object.
            ("%2$d: %2$#@n@", "many", "2: many"), ("%2$#@n@ (%2$d)", "many", "many (2)"),
        ]
    )
    func conflictsBetweenTexts(format: String, other: String, expected: String) {
        func strings(_ pairs: (String, String)...) -> String {
            pairs.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
        }
        let variable = strings(
            ("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"),
            ("NSStringFormatValueTypeKey", "d"),
            ("one", "one"),
            ("other", other)
        )
        let entry = strings(("NSStringLocalizedFormatKey", format)) + "<key>n</key><dict>\(variable)</dict>"
        let file = "<plist><dict><key>k</key><dict>\(entry)</dict></dict></plist>"
        let answer = ask(runtime([("en.lproj/Localizable.stringsdict", file)]), "k", [], [.text("a"), .number(2)])
        switch answer {
        case .failure(let failure): #expect(failure.identifier == expected)
        default: #expect(answer == .text(expected))
        }
    }

    @Test("A translation that reads an argument as something else than the app passes")
    func mismatches() throws {
        let runtime = runtime([
            (
                "en.lproj/Localizable.strings",
                """
                "swap" = "%lld files in %@"; "number" = "%@ of %d"; "size" = "%d"; "star" = "%*d"; "double" = "%f";
                """
            ),
            (
                "de.lproj/Localizable.strings",
                """
                "swap" = "%@ hat %lld"; "number" = "%2$d von %1$@"; "size" = "%ld"; "star" = "%2$d"; "double" = "%d";
                """
            ),
        ])
        let arguments: [ArgumentValue] = [.number(1), .text("x")]
        #expect(ask(runtime, "swap", ["en"], arguments) == .text("1 files in x"))
        #expect(ask(runtime, "size", ["de"], arguments) == .text("1"))
        #expect(ask(runtime, "number", ["de"], [.number(1), .number(2)]) == .text("2 von 1"))
        #expect(ask(runtime, "star", ["de"], [.number(3), .number(2)]) == .text("3"))
        for key in ["swap", "double"] {
            guard case .failure(let failure) = ask(runtime, key, ["de"], arguments) else {
                Issue.record("\(key) crashes")
                continue
            }
            #expect(failure.identifier == "type-mismatch")
        }
    }

    @Test("A prepared look-up answers like the request itself")
    func preparation() {
        let lookup = Self.dictionaries.lookup(in: nil, languages: [])
        #expect(lookup.answer(RuntimeRequest(["mail"], arguments: [.number(2)])) == .text("2 letters"))
        #expect(Self.dictionaries.lookup(in: "None", languages: []).answer(RuntimeRequest(["mail"])) == .text("mail"))
    }
}
