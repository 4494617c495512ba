import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// A run time over files given as the content of their `<resources>`.
func androidRuntime(_ files: KeyValuePairs<String, String>, sourceLanguage: String? = nil) -> AndroidRuntime {
    let head = """
        <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" xmlns:tools="http://schemas.android.com/tools">
        """
    let inputs = files.map { path, content in
        let isFolder = !path.contains(".")
        let text =
            path.hasSuffix(".properties") || content.hasPrefix("<?xml") ? content : head + content + "</resources>"
        return InputFile(path: isFolder ? path + "/strings.xml" : path, bytes: Array(text.utf8))
    }
    return AndroidRuntime(inputs, options: RuntimeOptions(sourceLanguage: sourceLanguage.flatMap { LanguageTag($0) }))
}

extension RuntimeRequest {
    /// A request in a user's languages, separated by blanks.
    init(_ key: String, _ languages: String = "en", count: Int? = nil, _ arguments: [ArgumentValue] = []) {
        self.init(
            [key],
            languages: languages.split(separator: " ").compactMap { LanguageTag(String($0)) },
            count: count.map { .number($0) },
            arguments: arguments
        )
    }
}

extension RuntimeAnswer {
    /// The text, the texts of a list in brackets, or the failure's identifier.
    var shown: String {
        switch self {
        case .text(let text): text
        case .list(let texts): "\(texts)"
        case .outcomes(let texts): "one of \(texts)"
        case .failure(let failure): "! \(failure.identifier)"
        }
    }
}

/// What an app shows (Android string resources: run time).
@Suite struct AndroidRuntimeTests {
    private static let app = androidRuntime([
        "values": """
        <string name="percent">100%% of %1$s</string><string name="styled">a <b>%s</b></string>
        <string name="cut">50% done</string>
        <plurals name="songs"><item quantity="one">%d song</item><item quantity="other">%d songs</item></plurals>
        <plurals name="dead"><item quantity="zero">none</item><item quantity="two">two</item>
        <item quantity="one">one</item><item quantity="other">other</item></plurals>
        <plurals name="hole"><item quantity="one">one</item></plurals>
        <string-array name="days"><item>Monday</item><item>@string/day</item><item/></string-array>
        <string name="day">Tuesday</string><string name="alias">@string/day</string>
        <plurals name="aliases"><item quantity="other">@string/day</item></plurals>
        <string name="plural">@plurals/songs</string><string name="null">@null</string>
        <string name="theme">?attr/x</string><string name="system">@android:string/ok</string>
        <string name="circle">@string/circle2</string><string name="circle2">@string/circle</string>
        <string name="lost">@string/missing</string><string name="bad">it's</string>
        <string name="songs">a string</string><string-array name="day"><item>x</item></string-array>
        <string name="device" product="tablet">T</string><string name="device" product="default">D</string>
        <string name="only" product="tablet">T</string>
        """,
        "values-pl": """
        <plurals name="songs"><item quantity="few">%d utwory</item><item quantity="other">%d utworu</item></plurals>
        <string-array name="days"><item>poniedziałek</item></string-array><string name="day">wtorek</string>
        <string name="extra">x</string>
        """,
    ])

    @Test(
        arguments: [
            ("percent", "en", nil, [], "100%% of %1$s"), ("percent", "en", nil, ["x"], "100% of x"),
            ("styled", "en", nil, [], "a %s"), ("styled", "en", nil, ["b"], "a b"),
            ("cut", "en", nil, [], "50% done"), ("cut", "en", nil, ["x"], "! format-exception"),
            ("songs", "en", nil, [], "a string"), ("nothing", "en", nil, [], "! missing-resource"),
            ("nothing", "en", 1, [], "! missing-resource"), ("aliases", "en", nil, [], "! missing-resource"),
            // Plurals
            ("songs", "en", 1, [], "%d song"), ("songs", "en", 0, [], "%d songs"), ("songs", "en", -1, [], "%d song"),
            ("songs", "en", 2, ["7"], "7 songs"),
            // A French user reads English texts by French rules.
            ("songs", "fr", 0, ["0"], "0 song"), ("songs", "fr", 1_000_000, ["7"], "7 songs"),
            ("songs", "en", 1, ["x"], "! format-exception"),
            ("songs", "pl", 1, [], "%d utworu"), ("songs", "pl", 3, [], "%d utwory"),
            ("songs", "pl", 5, [], "%d utworu"),
            ("dead", "en", 0, [], "other"), ("dead", "en", 2, [], "other"), ("dead", "ar", 0, [], "none"),
            ("dead", "ar", 2, [], "two"), ("dead", "pl", 3, [], "other"),
            ("hole", "en", 1, [], "one"), ("hole", "en", 2, [], "! missing-resource"),
            // Arrays as a whole
            ("days", "en", nil, [], #"["Monday", "Tuesday", ""]"#), ("days", "pl", nil, [], #"["poniedziałek"]"#),
            ("day", "en", nil, [], "Tuesday"),
            // References, within the language
            ("alias", "en", nil, [], "Tuesday"), ("alias", "pl", nil, [], "wtorek"), ("aliases", "pl", 1, [], "wtorek"),
            ("plural", "en", nil, [], "! external-reference"), ("null", "en", nil, [], "! missing-resource"),
            ("theme", "en", nil, [], "! external-reference"), ("system", "en", nil, [], "! external-reference"),
            ("circle", "en", nil, [], "! reference-cycle"), ("lost", "en", nil, [], "! external-reference"),
            ("bad", "en", nil, [], "! refused-text"),
            // Without default text an entry is left out; so is one without its default product.
            ("extra", "pl", nil, [], "! missing-resource"), ("only", "en", nil, [], "! missing-resource"),
        ] as [(String, String, Int?, [String], String)]
    )
    func lookUps(key: String, languages: String, count: Int?, arguments: [String], shown: String) {
        let values = arguments.map { text in Int(text).map { .number($0) } ?? ArgumentValue.text(text) }
        let request = RuntimeRequest(key, languages, count: count, values)
        let answer = Self.app.answer(request)
        #expect(answer.shown == shown)
        let explanation = Self.app.explain(request)
        #expect(explanation.answer == answer)
        #expect(!explanation.steps.isEmpty)
    }

    @Test func kindsProductsAndForms() {
        var request = RuntimeRequest("day")
        request.kind = .list
        #expect(Self.app.answer(request).shown == #"["x"]"#)
        request = RuntimeRequest("device")
        #expect(Self.app.answer(request).shown == "D")
        request.product = "tablet"
        #expect(Self.app.answer(request).shown == "T")
        request.product = "watch"
        #expect(Self.app.answer(request).shown == "D")
        request = RuntimeRequest("dead")
        request.form = "zero"
        #expect(Self.app.answer(request).shown == "none")
        request.form = "few"
        #expect(Self.app.answer(request).shown == "! missing-resource")
        request = RuntimeRequest("songs", count: 1, [.number(1)])
        request.isRaw = true
        #expect(Self.app.answer(request).shown == "%d song")
        // No decimals: what is behind the point does not count.
        request = RuntimeRequest("songs")
        request.count = .number(DecimalNumber(prefixOf: "1.5"))
        #expect(Self.app.answer(request).shown == "%d song")
        request.count = .text("one")
        #expect(Self.app.answer(request).shown == "! invalid-count")
    }

    @Test func modules() {
        let app = androidRuntime([
            "a/values": #"<string name="x">x</string>"#, "b/values": #"<string name="y">y</string>"#,
        ])
        func failure(_ key: String) -> String? {
            guard case .failure(let failure) = app.answer(RuntimeRequest(key)) else { return nil }
            return failure.description
        }
        #expect(failure("x") == "there is no folder of texts")
        #expect(failure("z") == "there is no resource called “z”")
    }

    /// Folders by the part of a table's name before its last slash.
    @Test func packages() {
        let app = androidRuntime([
            "values": #"<string name="a">top</string>"#, "legacy/values": #"<string name="a">old</string>"#,
        ])
        var request = RuntimeRequest("a")
        for (table, shown) in [(nil, "top"), ("", "top"), ("plurals", "top"), ("legacy/", "old"), ("legacy/x", "old")] {
            request.table = table
            #expect(app.answer(request).shown == shown)
        }
        request.table = "other/"
        #expect(app.answer(request).shown == "! missing-resource")
        let only = androidRuntime(["app/res/values": #"<string name="a">x</string>"#])
        #expect(only.answer(RuntimeRequest("a")).shown == "x")
    }

    /// Files that Android does not read, and what is left without default texts.
    @Test func files() {
        let text = #"<string name="a">x</string>"#
        for path in [
            "values/.xml", "values/strings.XML", "values/sub/strings.xml", "values-land/strings.xml",
            "values-pt-BR/strings.xml", "values-car/strings.xml", "values-b+ar+u+nu+latn/strings.xml",
            "raw/strings.xml",
            "values-es-r419/strings.xml", "values-pl-v21/strings.xml",
        ] {
            let app = androidRuntime([path: text])
            #expect(app.answer(RuntimeRequest("a", "pl")).shown == "! missing-resource", "\(path)")
        }
        #expect(androidRuntime(["values/broken.xml": "<?xml version=\"1.0\"?><resources>"]).resources.broken.count == 1)
        // Where there is no default folder at all, it is elsewhere.
        #expect(androidRuntime(["values-pl": text]).answer(RuntimeRequest("a", "pl")).shown == "x")
        #expect(
            androidRuntime(["values-pl": text, "values": ""]).answer(RuntimeRequest("a", "pl")).shown
                == "! missing-resource"
        )
        #expect(androidRuntime(["values-any": text]).answer(RuntimeRequest("a", "")).shown == "x")
        // Two names of one configuration are merged.
        let merged = androidRuntime([
            "values": text + #"<string name="b">b</string>"#, "values-pt-rBR": #"<string name="a">1</string>"#,
            "values-b+pt+BR": #"<string name="b">2</string>"#,
        ])
        #expect(["a", "b"].map { merged.answer(RuntimeRequest($0, "pt-BR")).shown } == ["1", "2"])
    }

    /// A user without languages counts by the language of the default texts.
    @Test func unknownLanguage() {
        let plural = """
            <plurals name="n"><item quantity="one">one</item><item quantity="few">few</item>
            <item quantity="other">other</item></plurals>
            """
        let request = RuntimeRequest("n", "", count: 3)
        #expect(androidRuntime(["values": plural]).answer(request).shown == "other")
        #expect(androidRuntime(["values": plural], sourceLanguage: "pl").answer(request).shown == "few")
        let named = androidRuntime(["values": plural, "resources.properties": "unqualifiedResLocale = cs\n"])
        #expect(named.answer(request).shown == "few")
    }
}
