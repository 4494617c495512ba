import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("Entries of .stringsdict that Foundation can't show")
struct FoundationDictionaryFaultTests {
    private func answer(_ entry: String, _ arguments: [ArgumentValue], device: String? = nil) -> RuntimeAnswer {
        let text = "<plist version=\"1.0\"><dict><key>k</key>\(entry)</dict></plist>"
        let file = InputFile(path: "en.lproj/Localizable.stringsdict", bytes: Array(text.utf8))
        var request = RuntimeRequest(["k"], arguments: arguments)
        request.device = device
        return FoundationRuntime([file], options: RuntimeOptions()).answer(request)
    }

    private static func format(_ format: String, _ variables: String = "") -> String {
        "<dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables)</dict>"
    }

    private static func variable(
        _ name: String,
        _ forms: [(String, String)],
        type: String? = "d",
        rule: String? = "NSStringPluralRuleType"
    ) -> String {
        var text = "<key>\(name)</key><dict>"
        if let rule { text += "<key>NSStringFormatSpecTypeKey</key><string>\(rule)</string>" }
        if let type { text += "<key>NSStringFormatValueTypeKey</key><string>\(type)</string>" }
        for (category, form) in forms { text += "<key>\(category)</key><string>\(form)</string>" }
        return text + "</dict>"
    }

    @Test(
        "Errors",
        arguments: [
            (format("%#@n@"), "missing-variable"), (format("%#@n@", variable("n", [("one", "x")])), "missing-other"),
            (format("%#@n@", variable("n", [("other", "x")], rule: "NSStringGenderRuleType")), "unsupported-rule"),
            (format("%#@n@", variable("n", [("other", "x")], rule: nil)), "unsupported-rule"),
            (format("%#@n@", variable("n", [("other", "x")], type: "y")), "invalid-value-type"),
            (format("%#@n@", variable("n", [("other", "%1$#@n@")])), "variable-cycle"),
            (
                format("%#@n@", variable("n", [("other", "%1$#@m@%1$#@m@")]) + variable("m", [("other", "%1$#@n@")])),
                "variable-cycle"
            ),
            (format("%#@n@", variable("n", [("other", "%2$d")])), "missing-argument"),
            (format("%2$#@n@", variable("n", [("other", "x")])), "missing-argument"),
            ("<array/>", "not-a-string"), ("<integer>1</integer>", "not-a-string"), ("<dict/>", "not-an-entry"),
            (
                "<dict><key>NSStringLocalizedFormatKey</key><string>x</string><key>NSStringVariableWidthRuleType</key>"
                    + "<dict/></dict>", "ambiguous-entry"
            ),
            ("<dict><key>NSStringVariableWidthRuleType</key><dict/></dict>", "missing-width"),
        ]
    )
    func errors(entry: String, expected: String) {
        guard case .failure(let failure) = answer(entry, [.number(5)]) else {
            Issue.record("the entry fails")
            return
        }
        #expect(failure.identifier == expected)
    }

    @Test("What is odd but works")
    func oddities() {
        let count = Self.variable("n", [("one", "%d file"), ("few", "%d few"), ("other", "%d files")], type: "%ld")
        #expect(answer(Self.format("%#@n@", count), [.number(3)]) == .text("3 files"))
        // A variable that only steps over a text.
        let dummy = Self.variable("names", [("zero", ""), ("one", ""), ("other", "")])
        let entry = Self.format("%#@names@%#@n@", dummy + Self.variable("n", [("other", "%1$@ and %d")]))
        #expect(answer(entry, [.text("Ada"), .number(3)]) == .text("Ada and 3"))
        #expect(answer(Self.format("%#@n@", dummy.replacing("names", with: "n")), [.text("x")]) == .text(""))
        // A reference without a variable shows an object.
        #expect(answer(Self.format("Hello, %#@x@"), [.text("Ada")]) == .text("Hello, Ada"))
        // Digits beyond the value type are not seen.
        let narrow = Self.variable("n", [("one", "one"), ("other", "%d")])
        #expect(answer(Self.format("%#@n@", narrow), [.number(0x1_0000_0001)]) == .text("one"))
        #expect(answer(Self.format("%#@n@", narrow), [.text("x")]).isFailure)
        let widths =
            "<key>40</key><string>forty</string><key>007</key><string>seven</string><key>x</key><string>-</string>"
        let wide = "<dict><key>NSStringVariableWidthRuleType</key><dict>\(widths)</dict></dict>"
        #expect(answer(wide, []) == .text("forty"))
    }

    @Test("The steps say which rule held and what was missing")
    func explanation() throws {
        let text = Self.variable("n", [("few", "%d pliki"), ("other", "%d pliku")])
        let bytes = Array("<plist><dict><key>k</key>\(Self.format("%#@n@!", text))</dict></plist>".utf8)
        let file = InputFile(path: "pl.lproj/Localizable.stringsdict", bytes: bytes)
        let runtime = FoundationRuntime([file], options: RuntimeOptions())
        let explanation = runtime.explain(
            RuntimeRequest(["k"], languages: [try #require(LanguageTag("pl"))], arguments: [.number(5)])
        )
        #expect(explanation.answer == .text("5 pliku!"))
        #expect(
            explanation.steps.map(\.text) == [
                "“pl.lproj” is the user's language pl", "the table's .stringsdict file is the one in “pl.lproj”",
                "the .stringsdict has the key “k”", "the text is the format “%#@n@!”",
                "the variable “n” takes argument 1, which is 5",
                "5 is “many” in pl: it ends in 5 to 9",
                "CLDR's rule of “many” is “v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or "
                    + "v = 0 and i % 100 = 12..14”, which holds for n = 5, i = 5, v = 0, f = 0",
                "the variable has no text for “many”: “other” is taken", "“%d pliku” stands for the variable “n”",
                "“%d” shows argument 1, “5”",
            ]
        )
        #expect(explanation.steps[2].origin.range?.start == SourceLocation(line: 1, column: 19))
    }
}

extension RuntimeAnswer {
    /// Whether no text is shown.
    var isFailure: Bool {
        if case .failure = self { return true }
        return false
    }
}
