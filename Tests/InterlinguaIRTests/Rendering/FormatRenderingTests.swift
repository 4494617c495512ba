import InterlinguaIR
import InterlinguaOracle
@testable import InterlinguaSemantics
import Testing

@Suite("The examples of the other formats render as their consumers show them")
struct FormatRenderingTests {
    private func shown(
        _ key: String,
        _ tag: String,
        _ named: [String: ArgumentValue],
        width: Int? = nil,
        in catalog: Catalog = FormatExamples.catalog
    ) -> Rendering {
        Renderer(catalog).render(Key(key), in: language(tag), RenderingContext(namedValues: named, width: width))
    }

    @Test("the examples satisfy the invariants")
    func invariants() { #expect(FormatExamples.catalog.validate() == []) }

    @Test("Android: styled text, protected placeholder, reference")
    func android() {
        let strings = catalog(
            [
                "app_name": entry(["en": "App", "de": "Anwendung"]), "title": FormatExamples.title,
                "news": FormatExamples.news, "greet": FormatExamples.greet,
            ],
            fallback: Fallback(languages: .parentsThenSource)
        )
        #expect(shown("news", "en", [:], in: strings) == .text("What's new?"))
        #expect(shown("greet", "en", ["user": .text("Ann")], in: strings) == .text("Hi Ann!"))
        // Resources fall back by entry: the English alias says the German name.
        #expect(shown("title", "de-AT", [:], in: strings) == .text("Anwendung"))
        #expect(shown("title", "fr", [:], in: strings) == .text("App"))
        #expect(shown("nothing", "fr", [:], in: strings) == .missing(key: "nothing"))
    }

    @Test("Android: plurals truncate, products choose")
    func androidPlurals() {
        let strings = catalog([
            "songs": entry(
                [int32],
                ["en": [select(0, reading: .integer, ["one": "song", "other": [integer(0), " songs"]])]]
            ),
            "device": entry(["en": [select(by: .environment(.product), ["text tablet": "Tablet", "other": "Phone"])]]),
        ])
        func songs(_ number: String) -> Rendering {
            Renderer(strings).render(
                Key("songs"),
                in: english,
                RenderingContext([.number(DecimalNumber(prefixOf: number))])
            )
        }
        #expect(songs("1") == .text("song"))
        #expect(songs("1.5") == .text("song"))
        #expect(songs("-1") == .text("song"))
        #expect(songs("0.9") == .text("0 songs"))
        let renderer = Renderer(strings)
        #expect(renderer.render(Key("device"), in: english) == .text("Phone"))
        #expect(renderer.render(Key("device"), in: english, RenderingContext(product: "tablet")) == .text("Tablet"))
        #expect(renderer.render(Key("device"), in: english, RenderingContext(product: "tv")) == .text("Phone"))
    }

    @Test("Swifternalization: numbers are read from the text, and a gap shows the key")
    func swifternalization() {
        let texts = catalog(["apples": FormatExamples.apples, "cars": FormatExamples.cars])
        func apples(_ value: ArgumentValue) -> Rendering { shown("apples", "en", ["value": value], in: texts) }
        // B1 to B15 of the format's examples.
        #expect(apples(.number(0)) == .text("none"))
        #expect(apples(.number(1)) == .text("single"))
        #expect(apples(.number(2)) == .text("a few"))
        #expect(apples(.number(4)) == .text("a few"))
        #expect(apples(.number(5)) == .text("lots"))
        #expect(apples(.number(-1)) == .text("debt"))
        #expect(apples(.text("2.5")) == .text("a few"))
        #expect(apples(.text("1.0")) == .text("single"))
        #expect(apples(.text("0.3")) == .missing(key: "apples"))
        #expect(apples(.text("4.0001")) == .text("lots"))
        #expect(apples(.text("7 kg")) == .text("lots"))
        #expect(apples(.text("1e2")) == .text("lots"))
        #expect(apples(.text("plenty")) == .text("none"))
        #expect(apples(.text("")) == .text("none"))
        func cars(_ value: Int, _ width: Int? = nil) -> Rendering {
            shown("cars", "pl", ["value": .number(value)], width: width, in: texts)
        }
        #expect(cars(1) == .text("jeden samochód"))
        #expect(cars(1, 120) == .text("jeden samochód"))
        #expect(cars(1, 119) == .text("1 auto"))
        #expect(cars(1, 5) == .text("1 auto"))
        #expect(cars(22) == .text("22 samochody"))
        #expect(cars(5) == .text("kilka samochodów"))
        #expect(cars(12) == .missing(key: "cars"))
        #expect(shown("cars", "de", ["value": .number(1)], in: texts) == .missing(key: "cars"))
    }

    @Test("i18next: context, plural, a base text for calls without count")
    func boss() {
        func boss(_ context: ArgumentValue, _ count: ArgumentValue) -> Rendering {
            shown("boss", "en", ["context": context, "count": count])
        }
        #expect(boss(.text("f"), .number(2)) == .text("2 bosses (f)"))
        #expect(boss(.text("f"), .number(1)) == .text("1 boss (f)"))
        #expect(boss(.text("f"), .absent) == .text("boss (f)"))
        #expect(boss(.text("m"), .number(2)) == .text("boss"))
        #expect(boss(.absent, .absent) == .text("boss"))
        #expect(shown("friend", "en", ["context": .text("male"), "count": .number(3)]) == .text("3 boyfriends"))
        #expect(shown("friend", "en", ["count": .number(1)]) == .text("1 friend"))
    }

    @Test("i18next v1: frozen forms of Russian")
    func kilograms() {
        func kilograms(_ count: ArgumentValue) -> Rendering { shown("kg", "ru", ["count": count]) }
        #expect(kilograms(.number(1)) == .text("кило"))
        #expect(kilograms(.number(3)) == .text("кила"))
        #expect(kilograms(.number(14)) == .text("кил"))
        #expect(kilograms(.number(5)) == .text("кил"))
        #expect(kilograms(.number(21)) == .text("кило"))
        #expect(kilograms(.absent) == .text("кило"))
        // C2 of its examples: iOS truncates what selects and shows the value itself.
        let apple = entry(
            [Argument(name: "count", type: .number)],
            ["en": [select(0, reading: .unsignedInteger, ["=1": ["sg ", text(0)], "other": ["pl ", text(0)]])]]
        )
        func apples(_ count: String) -> Rendering {
            shown("a", "en", ["count": .number(DecimalNumber(prefixOf: count))], in: catalog(["a": apple]))
        }
        #expect(apples("1.5") == .text("sg 1.5"))
        #expect(apples("-1") == .text("pl -1"))
    }

    @Test("i18next: a reference binds the count of what it refers to")
    func nesting() {
        #expect(shown("dir", "en", ["files": .number(2)]) == .text("2 files found"))
        #expect(shown("dir", "en", ["files": .number(1)]) == .text("1 file found"))
        func refer(
            _ key: String,
            _ inherited: Reference.Inherited,
            _ bindings: [String: Reference.Operand] = [:]
        ) -> Element {
            var reference = Reference(.entry(Key(key)), inherited: inherited)
            for (name, operand) in bindings { reference.bindings[name] = operand }
            return .reference(reference)
        }
        let named = [Argument(name: "count", type: .number)]
        let cups = entry(
            named,
            [
                "en": [
                    select(0, ["one": [text(0), " cup"], "other": [text(0), " cups"], "absent": [text(0), " cup"]])
                ]
            ]
        )
        let both: Reference.Inherited = [.variables, .selectors]
        // S38, S39 of iOS and J34 of JavaScript: what is inherited decides.
        let texts = catalog([
            "q": cups,
            "bound": entry(
                [Argument(name: "count"), Argument(name: "n")],
                ["en": [refer("q", .variables, ["count": .argument(1)]), " / ", text(0)]]
            ),
            "ios": entry(named, ["en": [refer("q", .variables)]]),
            "js": entry([Argument](), ["en": ["see ", refer("q", both)]]),
            "constant": entry([Argument](), ["en": [refer("q", [], ["count": .pattern("3")])]]),
            "missing": entry([Argument](), ["en": ["see ", refer("gone", both)]]),
            "outside": entry([Argument](), ["en": [.reference(Reference(.external("?attr/x")))]]),
            "circle": entry([Argument](), ["en": ["a", refer("circle", both)]]),
        ])
        #expect(shown("bound", "en", ["count": .number(1), "n": .number(6)], in: texts) == .text("6 cups / 1"))
        #expect(shown("ios", "en", ["count": .number(6)], in: texts) == .text("6 cup"))
        #expect(shown("js", "en", ["count": .number(5)], in: texts) == .text("see 5 cups"))
        #expect(shown("constant", "en", ["count": .number(1)], in: texts) == .text("3 cups"))
        #expect(shown("missing", "en", [:], in: texts) == .text("see gone"))
        #expect(shown("outside", "en", [:], in: texts) == .text("?attr/x"))
        // A cycle, which no valid catalogue has, comes to an end.
        #expect(shown("circle", "en", [:], in: texts).shown?.hasSuffix("acircle") == true)
    }

    @Test("a gap and an empty text go to the next language where the table says so")
    func fallbacks() {
        let entries: KeyValuePairs<String, Entry> = [
            "gap": entry(
                [int32],
                ["en": [select(0, ["one": "en one", "other": "en other"])], "de": [select(0, ["one": "de one"])]]
            ),
            "empty": entry(["en": "text", "de": ""]),
            "shown": entry([.any], ["en": "text", "de": [text(0)]]),
        ]
        func say(_ key: String, _ value: ArgumentValue, _ fallback: Fallback) -> Rendering {
            Renderer(catalog(entries, fallback: fallback)).render(
                Key(key),
                in: language("de"),
                RenderingContext([value])
            )
        }
        let next = Fallback(languages: .parentsThenSource, gap: .nextLanguage, skipsEmpty: true)
        #expect(say("gap", .number(1), next) == .text("de one"))
        #expect(say("gap", .number(2), next) == .text("en other"))
        #expect(say("gap", .number(2), Fallback(languages: .source)) == .missing(key: "gap"))
        #expect(say("empty", .absent, next) == .text("text"))
        #expect(say("empty", .absent, Fallback(languages: .source)) == .text(""))
        // An empty value is no empty text.
        #expect(say("shown", .text(""), next) == .text(""))
        func hasText(_ key: String, _ value: ArgumentValue, skipsEmpty: Bool) -> Bool? {
            guard let entry = entries.first(where: { $0.key == key })?.value,
                let message = entry.messages[language("de")]
            else { return nil }
            return Renderer(catalog(entries, fallback: next))
                .hasText(message, of: entry, in: language("de"), RenderingContext([value]), skipsEmpty: skipsEmpty)
        }
        for skipsEmpty in [false, true] {
            #expect(hasText("shown", .text(""), skipsEmpty: skipsEmpty) == true)
            #expect(hasText("gap", .number(1), skipsEmpty: skipsEmpty) == true)
            #expect(hasText("gap", .number(2), skipsEmpty: skipsEmpty) == false)
            #expect(hasText("empty", .absent, skipsEmpty: skipsEmpty) == !skipsEmpty)
        }
    }

    @Test("lists, expressions that are not decided, and nesting without end")
    func others() {
        var list = Entry(arguments: [Argument(position: 1)])
        list.messages[english] = Message(content: .list(["a", [text(0)]]))
        var deep: Pattern = "x"
        for _ in 0..<100 { deep = [.markup(Markup(.element("b", []), deep))] }
        let texts = catalog([
            "list": list,
            "undecided": entry([.any], ["en": [select(0, reading: .text, ["/\\p{L}/": "a", "other": "b"])]]),
            "invalid": entry([.any], ["en": [select(0, reading: .text, ["/(/": "a", "other": "b"])]]),
            "deep": entry(["en": deep]),
        ])
        let renderer = Renderer(texts)
        #expect(renderer.render(Key("list"), in: english, RenderingContext([.text("b")])) == .list(["a", "b"]))
        #expect(
            renderer.render(Key("undecided"), in: english, RenderingContext([.text("x")]))
                == .undecided(expression: "\\p{L}")
        )
        #expect(renderer.render(Key("invalid"), in: english, RenderingContext([.text("x")])) == .text("b"))
        #expect(renderer.render(Key("deep"), in: english) == .missing(key: "deep"))
    }
}
