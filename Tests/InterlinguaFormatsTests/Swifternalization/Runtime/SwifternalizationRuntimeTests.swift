import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("What Swifternalization shows")
struct SwifternalizationRuntimeTests {
    private func runtime(_ files: [String: String]) -> SwifternalizationRuntime {
        SwifternalizationRuntime(
            files.sorted { $0.key < $1.key }.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) },
            options: RuntimeOptions()
        )
    }

    private func ask(
        _ runtime: SwifternalizationRuntime,
        _ key: String,
        _ value: ArgumentValue? = nil,
        width: Int? = nil,
        default defaultText: String? = nil,
        language: String = "en",
        arguments: [ArgumentValue] = []
    ) -> RuntimeAnswer {
        var request = RuntimeRequest([key], languages: [LanguageTag(language)].compactMap { $0 }, arguments: arguments)
        request.value = value
        request.width = width
        request.defaultText = defaultText
        let answer = runtime.answer(request)
        #expect(runtime.explain(request).answer == answer)
        return answer
    }

    private static let lookups = SwifternalizationExamples.all.indices.flatMap { group in
        SwifternalizationExamples.all[group].examples.indices.map { [group, $0] }
    }

    private static let runtimes = SwifternalizationExamples.all.map {
        SwifternalizationRuntime($0.inputs, options: RuntimeOptions())
    }

    @Test("Worked examples", arguments: lookups)
    func examples(lookup: [Int]) {
        let example = SwifternalizationExamples.all[lookup[0]].examples[lookup[1]]
        var defaultText: String?
        if case .defaultText(let text) = example.result { defaultText = text }
        // An integer is passed as a number, all else as a text.
        let value = example.value.map { text in
            Int(text).map { ArgumentValue.number($0) } ?? .text(text)
        }
        let answer = ask(
            Self.runtimes[lookup[0]],
            example.key,
            value,
            width: example.width,
            default: defaultText,
            language: example.language
        )
        let expected: RuntimeAnswer =
            switch example.result {
            case .text(let text), .defaultText(let text): .text(text)
            case .key: .text(example.key)
            case .chance(let texts): .outcomes(texts.sorted())
            }
        #expect(answer.sorted == expected, "\(example.number)")
    }

    @Test("There are 144 examples")
    func count() { #expect(Self.lookups.count == 144) }

    @Test(
        "Values that are no texts crash the app at its start, whatever is looked up",
        arguments: [
            #"{"a": 1}"#, #"{"a": true}"#, #"{"a": null}"#, #"{"a": ["x"]}"#, #"{"a": {"one": "x", "two": 2}}"#,
            #"{"a": {"one": {}}}"#, #"{"a": {"one": {"big": "x"}}}"#, #"{"a": {"@": "x"}}"#, #"{"a": {"@-5": "x"}}"#,
            #"{"a": {"@abc": "x"}}"#, #"{"a": {"": "x"}}"#, #"{"a": {"@100": {"one": "x"}}}"#,
        ]
    )
    func crashes(entry: String) {
        let base = runtime(["base.json": String(entry.dropLast()) + #", "k": "text"}"#])
        guard case .failure(let failure) = ask(base, "k") else {
            Issue.record("\(entry) did not crash")
            return
        }
        #expect(failure.identifier == "load-failure")
    }

    @Test("An overridden entry crashes only while it is loaded")
    func overridden() {
        let language = #"{"a": "A", "k": "text"}"#
        let harmless = [#"{"a": {"one": "x", "two": 2}}"#, #"{"a": {"one": {}}}"#, #"{"a": {"@": "x"}}"#]
        for base in harmless {
            #expect(ask(runtime(["base.json": base, "en.json": language]), "k") == .text("text"))
        }
        for base in [#"{"a": 1}"#, #"{"a": {"": "x"}}"#] {
            guard case .failure = ask(runtime(["base.json": base, "en.json": language]), "k") else {
                Issue.record("\(base) did not crash")
                continue
            }
        }
    }

    @Test("Files that are no JSON or hold no object count as absent")
    func absentFiles() {
        let files = [
            "base.json": #"{"k": "base"}"#, "en.json": #"{"k": "en",}"#, "de.json": #"["k"]"#,
            "fr.json": "// comment\n{\"k\": \"fr\"}", "expressions.json": "[]",
        ]
        let runtime = runtime(files)
        for language in ["en", "de", "fr", "pl"] { #expect(ask(runtime, "k", language: language) == .text("base")) }
        #expect(ask(self.runtime([:]), "k", default: "d") == .text("d"))
        #expect(ask(self.runtime([:]), "k") == .text("k"))
    }

    @Test("Names with and without a sign are read in either way")
    func mixedNames() {
        let runtime = runtime(["base.json": #"{"k": {"@10": "w", "max@5": "m"}}"#])
        #expect(ask(runtime, "k", width: 20) == .outcomes(["k", "w"]))
        #expect(ask(runtime, "k", .text("@10")) == .outcomes(["w", "k"]))
    }

    @Test("Of two names for the same width either is taken; numbers beyond 64 bits are their maximum")
    func widths() {
        let runtime = runtime([
            "base.json": #"{"k": {"@7": "a", "@007": "b", "@99999999999999999999": "c", "@99.5": "d"}}"#
        ])
        #expect(ask(runtime, "k", width: 8) == .outcomes(["a", "b"]))
        #expect(ask(runtime, "k", width: 99) == .text("d"))
        #expect(ask(runtime, "k", width: .max) == .text("c"))
    }

    @Test(
        "Numbers that values begin with",
        arguments: [
            ("5", 5), (" 5", 5), ("\t+5", 5), ("5.", 5), ("5 kg", 5), ("05", 5), (".5", 0.5), ("-.5", -0.5),
            ("1e3", 1000),
            ("1.e2", 100), ("1,5", 1), ("", 0), ("abc", 0), ("-", 0), ("x7", 0), ("inf", 0), ("nan", 0), ("٣", 0),
            ("0x10", 0), ("1e", 1), ("-7e-1", -0.7), (".", 0), ("+.e3", 0),
        ] as [(String, Double)]
    )
    func numbers(text: String, number: Double) {
        #expect(SwifternalizationValue(text).number == number)
    }

    @Test(
        "Patterns that are literals",
        arguments: [
            "one", "5", "IE:x=1", " ie:x=1", "ie::x=1", "foo:bar", "ie:x<= 5", "ie:x<=+5", "ie:x<=.5", "ie:x <5",
            "ie:x!=5",
            "ie:y=5", "ie:x=--5", "iex:4>x>1", "iex:4<x>1", "iex:4=x<9", "iex: 4<x<9", "iex:4 <x<9", "iex:4< x<9",
            "iex:4<x< 9", "iex:.5<x<2", "iex:1<x<.5", "iex:1<y<3", "iex:4<x<==9", "iex:4<x",
        ]
    )
    func literals(source: String) {
        guard case .literal(source) = SwifternalizationPattern(source).kind else {
            Issue.record("\(source) is no literal")
            return
        }
    }

    @Test(
        "Comparisons",
        arguments: [
            ("ie:x==5", "5"), ("ie:x=>5", "5"), ("ie:x<>5", "(,5)"), ("ie:x= 5", "5"), ("ie:x=+5", "5"),
            ("ie:x=.5", "5"),
            ("ie:x=1e3", "1"), ("ie:x=1,5", "1"), ("ie:x=1.5.2", "1.5"), ("ie:x=5.", "5"), ("ie:x>-0.25", "(-0.25,)"),
            ("ie:X>=5", "[5,)"), ("ie:x=1,ie:x>7", "(7,)"), ("iex:2<x<10", "(2,10)"), ("iex:-4<=x<=-2", "[-4,-2]"),
            ("iex:5<=x<=5", "(,5]"), ("iex:10<x<4", "(,4)"), ("iex:4<<x<9", "(4,9)"), ("iex:4<>x<9", "(4,9)"),
            ("iex:4<x<9<20", "(4,20)"),
        ]
    )
    func comparisons(source: String, expected: String) throws {
        let pattern = SwifternalizationPattern(source)
        guard case .numbers(let range) = pattern.kind else {
            Issue.record("\(source) is a literal")
            return
        }
        #expect(range.description == expected)
        for text in ["-5", "-4", "-3", "-2", "-0.25", "0", "1", "1.5", "2", "4", "5", "7", "8", "9", "10", "19", "20"] {
            let number = try #require(DecimalNumber(text))
            #expect(pattern.matches(SwifternalizationValue(text)) == range.contains(number), "\(text)")
        }
    }

    @Test("Of a text with longer characters patterns see less")
    func longCharacters() {
        let runtime = runtime(["base.json": #"{"k": {"exp:5$": "five"}}"#])
        #expect(ask(runtime, "k", .text("x5")) == .text("five"))
        #expect(ask(runtime, "k", .text("😀5")) == .text("k"))
    }

    @Test("What an unsupported expression matches is not guessed")
    func unsupported() {
        let runtime = runtime([
            "base.json": #"{"k": {"exp:(a)\\1": "twice", "exp:^b": "b"}, "same": {"exp:(a)\\1": "t", "exp:a": "t"}}"#
        ])
        guard case .failure(let failure) = ask(runtime, "k", .text("aa")) else {
            Issue.record("something was shown")
            return
        }
        #expect(failure.identifier == "not-evaluated")
        #expect(ask(runtime, "same", .text("aa")) == .text("t"))
    }

    @Test("Bundles are told apart by their folders, and the text is formatted with the arguments")
    func bundles() {
        let runtime = runtime([
            "App/base.json": #"{"k": {"ie:x=2": "%2$@: %1$d (100%%)"}, "p": "%d"}"#,
            "App/de.json": #"{"p": "%@"}"#, "Kit/base.json": #"{"k": "kit"}"#,
        ])
        var request = RuntimeRequest(["k"], table: "App/", arguments: [.number(2), .text("x")])
        request.value = .number(2)
        #expect(runtime.answer(request) == .text("x: 2 (100%)"))
        request.isRaw = true
        #expect(runtime.answer(request) == .text("%2$@: %1$d (100%%)"))
        request.table = "Kit/"
        request.value = nil
        #expect(runtime.answer(request) == .text("kit"))
        let german = RuntimeRequest(
            ["p"],
            languages: [LanguageTag("de")].compactMap { $0 },
            table: "App/",
            arguments: [.number(1)]
        )
        guard case .failure(let failure) = runtime.answer(german) else {
            Issue.record("a number was taken for an object")
            return
        }
        #expect(failure.identifier == "type-mismatch")
    }
}

extension RuntimeAnswer {
    /// Outcomes in the order of their texts.
    fileprivate var sorted: RuntimeAnswer {
        if case .outcomes(let texts) = self { .outcomes(texts.sorted()) } else { self }
    }
}
