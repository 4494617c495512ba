import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// The steps of a look-up, with their places.
@Suite struct AndroidExplanationTests {
    private static let app = androidRuntime([
        "values": """

        <plurals name="files"><item quantity="one">%d file</item><item quantity="other">%d files</item></plurals>
        <string name="alias">@string/name</string><string name="name"><b>Perch</b></string>
        <string name="bad">it's</string><string name="cut">50% done</string>
        """,
        "values-pl": """

        <plurals name="files">
        <item quantity="few">%d pliki</item><item quantity="other">%d pliku</item></plurals>
        <string name="name">Okoń</string>
        """,
        "values-land": "",
    ])

    /// A step as `file:line:column: text`; steps without a place have the text alone.
    private func steps(_ request: RuntimeRequest) -> [String] {
        Self.app.explain(request).steps.map { step in
            guard let range = step.origin.range else { return step.text }
            return "\(range.file.path):\(range.start.line):\(range.start.column): \(step.text)"
        }
    }

    private static let leftOut =
        "folders for some devices only, and those that Android does not know, are left out: values-land"

    @Test func plural() {
        #expect(
            steps(RuntimeRequest("files", "de pl", count: 5, [.number(5)])) == [
                "of the user's languages de, pl Android takes pl, the first that the app has texts for (English counts as "
                    + "always there), and looks up everything for it",
                "folders that serve it, the best first: values-pl, then values", Self.leftOut,
                "values-pl/strings.xml:2:1: values-pl has the plural “files”",
                "by the rules of the user's language, 5 is “many” in pl: it ends in 5 to 9 (the rule is “v = 0 and i != 1 "
                    + "and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14”, with n = 5, i = 5, "
                    + "v = 0)",
                "values-pl/strings.xml:3:37: the plural has no item for “many”, so that the one for “other” is taken",
                "values-pl/strings.xml:3:37: the text is “%d pliku”",
                "formatted with argument 1 as “5” it is “5 pliku”",
            ]
        )
    }

    /// English texts by French rules.
    @Test func fallback() {
        var request = RuntimeRequest("files", "fr", [])
        request.count = .number(DecimalNumber(prefixOf: "0.7"))
        #expect(
            steps(request) == [
                "the user's language is fr", "folders that serve it, the best first: only values", Self.leftOut,
                "values/strings.xml:2:1: values has the plural “files”",
                "Android chooses plurals by whole numbers only, so that 0.7 counts as 0",
                "by the rules of the user's language, 0 is “one” in fr: it is 0 or 1 (the rule is “i = 0,1”, with n = 0, "
                    + "i = 0, v = 0)",
                "values/strings.xml:2:23: the plural has an item for “one”",
                "values/strings.xml:2:23: the text is “%d file”",
                "no arguments are passed, so that it is not formatted and percent signs stay as they are",
            ]
        )
    }

    @Test func references() {
        #expect(
            steps(RuntimeRequest("alias", "pl")).dropFirst(3) == [
                "values-pl has no string “alias”", "values/strings.xml:3:1: values has the string “alias”",
                "values/strings.xml:3:1: the text refers to the string “name”",
                "values-pl/strings.xml:4:1: values-pl has it", "values-pl/strings.xml:4:1: the text is “Okoń”",
            ]
        )
        #expect(
            steps(RuntimeRequest("name")).dropFirst(3) == [
                "values/strings.xml:3:43: values has the string “name”",
                "values/strings.xml:3:43: the text is “Perch”",
                "it has markup, which only getText gives; here it is dropped",
            ]
        )
    }

    @Test func failures() {
        #expect(
            steps(RuntimeRequest("bad")).last
                == "that fails: the resource compiler refuses the text: an apostrophe needs a backslash before it"
        )
        #expect(
            steps(RuntimeRequest("cut", [.text("x")])).last
                == "that fails: IllegalFormatConversionException: “%d” does not take a value of the type String"
        )
        #expect(steps(RuntimeRequest("x")).last == "that fails: there is no string called “x”")
    }
}

extension RuntimeRequest {
    /// A request in English.
    fileprivate init(_ key: String, _ arguments: [ArgumentValue]) {
        self.init(key, "en", count: nil, arguments)
    }
}
