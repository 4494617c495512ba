import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("Writing Swifternalization's files")
struct SwifternalizationWriterTests {
    private static let english = LanguageTag("en") ?? .undetermined
    private static let japanese = LanguageTag("ja") ?? .undetermined

    private static func write(
        _ arguments: [Argument],
        _ messages: [(LanguageTag, Pattern)],
        key: String = "key"
    ) -> WritingResult {
        var entry = Entry(arguments: arguments)
        for (language, pattern) in messages { entry.messages[language] = Message(pattern) }
        var catalog = Catalog(sourceLanguage: english)
        catalog.entries[Key(key)] = entry
        return SwifternalizationFormat().write(catalog, options: WritingOptions())
    }

    private static func text(_ result: WritingResult, _ path: String = "base.json") -> String? {
        result.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    private static func select(
        _ argument: Int,
        _ variants: [(Condition, Pattern)],
        reading: Reading = .text
    ) -> Pattern {
        Pattern([.select(Select(.argument(argument, reading), variants: variants.map { Variant($0.0, $0.1) }))])
    }

    private static let count = Argument(position: 1, type: .integer(IntegerType(bits: 32)))

    private static func shown(_ argument: Int, _ format: Format = .number(NumberFormat())) -> Element {
        .placeholder(Placeholder(argument: argument, format: format))
    }

    @Test("The document's Russian example is written as it stands there")
    func russian() throws {
        let russian = try #require(LanguageTag("ru"))
        let pattern = Self.select(
            0,
            [
                (.number(.exactly(.zero)), Pattern("no files")), (.category(.one, .cardinal), Pattern("one")),
                (.category(.few, .cardinal), Pattern("few")), (.category(.many, .cardinal), Pattern("many")),
                (.otherwise, Pattern("other")),
            ]
        )
        let result = Self.write([Self.count], [(russian, pattern)], key: "files")
        let expected = #"""
            {
                "files": {
                    "exp:^0$": "no files",
                    "exp:^-?(?:1|\\d*[02-9]1)$": "one",
                    "exp:^-?(?:[2-4]|\\d*[02-9][2-4])$": "few",
                    "exp:^(?!0$)-?(?:\\d*[05-9]|\\d*1[1-4])$": "many",
                    "exp:^(?!(?:0|-?(?:1|\\d*[02-9]1|[2-4]|\\d*[02-9][2-4]|\\d*[05-9]|\\d*1[1-4]))$)": "other"
                }
            }

            """#
        #expect(Self.text(result, "ru.json") == expected)
        #expect(Self.text(result) == "{}\n")
    }

    @Test("French with decimals is written by the rule, as in the document")
    func french() throws {
        let french = try #require(LanguageTag("fr"))
        let pattern = Self.select(0, [(.category(.one, .cardinal), Pattern("1")), (.otherwise, Pattern("n"))])
        let result = Self.write([Argument(name: "count", type: .number)], [(french, pattern)])
        let expected = #"""
            {
                "key": {
                    "exp:^-?(?:(?=[01](?:\\.[0-9]+)?$))[0-9]": "1",
                    "exp:^(?!-?(?:(?=[01](?:\\.[0-9]+)?$))[0-9])": "n"
                }
            }

            """#
        #expect(Self.text(result, "fr.json") == expected)
    }

    @Test("A text that does not vary is asked for with the value all the same")
    func invariable() {
        let english = Self.select(0, [(.category(.one, .cardinal), Pattern("one")), (.otherwise, Pattern("many"))])
        let japanese = Pattern("all")
        let result = Self.write([Self.count], [(Self.english, english), (Self.japanese, japanese)])
        #expect(Self.text(result, "ja.json") == "{\n    \"key\": {\n        \"exp:^\": \"all\"\n    }\n}\n")
    }

    @Test("Numbers alone become inequalities")
    func inequalities() {
        let pattern = Self.select(
            0,
            [
                (.number(.exactly(DecimalNumber(1))), Pattern("one")),
                (.number(NumberRange(lower: .init(DecimalNumber(2), isInclusive: true), upper: nil)), Pattern("more")),
            ]
        )
        let result = Self.write([Self.count], [(Self.english, pattern)])
        let expected = """
            {
                "key": {
                    "ie:x=1": "one",
                    "ie:x>=2": "more"
                }
            }

            """
        #expect(Self.text(result) == expected)
    }

    @Test("Words become texts, the rest their complement")
    func words() {
        let pattern = Self.select(
            0,
            [
                (.text("male"), Pattern("he")), (.text("one"), Pattern("1")), (.text("a+b"), Pattern("sum")),
                (.otherwise, Pattern("they")),
            ]
        )
        let result = Self.write([Argument(name: "value", type: .text)], [(Self.english, pattern)])
        let expected = #"""
            {
                "key": {
                    "exp:^(?-i:male)$": "he",
                    "exp:^(?-i:one)$": "1",
                    "exp:^(?-i:a\\+b)$": "sum",
                    "exp:^(?!(?-i:male|one|a\\+b)$)": "they"
                }
            }

            """#
        #expect(Self.text(result) == expected)
        let bare = Self.select(0, [(.text("male"), Pattern("he")), (.text("5"), Pattern("five"))])
        let second = Self.write([Argument(name: "value")], [(Self.english, bare)])
        #expect(Self.text(second)?.contains(#""male": "he""#) == true)
        #expect(Self.text(second)?.contains(#""5": "five""#) == true)
    }

    @Test("Two numbers in one sentence are selected by one text", arguments: ["en", "cs"])
    func composed(tag: String) throws {
        let language = try #require(LanguageTag(tag))
        let arguments = [Self.count, Argument(position: 2, type: .integer(IntegerType(bits: 32)))]
        func wires(_ birds: String) -> Pattern {
            Self.select(
                1,
                [
                    (.category(.one, .cardinal), Pattern("\(birds) on a wire")),
                    (.otherwise, Pattern("\(birds) on wires")),
                ]
            )
        }
        let pattern = Self.select(
            0,
            [(.category(.one, .cardinal), wires("one bird")), (.otherwise, wires("birds"))]
        )
        let result = Self.write(arguments, [(language, pattern)])
        if tag == "en" {
            let expected = #"""
                {
                    "key": {
                        "exp:^-?1:-?1$": "one bird on a wire",
                        "exp:^-?1:(?!-?1$)": "one bird on wires",
                        "exp:^(?!-?1:)[^\\:]*:-?1$": "birds on a wire",
                        "exp:^(?!-?1:)[^\\:]*:(?!-?1$)": "birds on wires"
                    }
                }

                """#
            #expect(Self.text(result) == expected)
        }
        let files = result.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        let read = SwifternalizationFormat().read(files, options: ReadingOptions(sourceLanguage: Self.english))
        let renderer = Renderer(read.catalog)
        for (value, text) in [
            ("1:1", "one bird on a wire"), ("1:5", "one bird on wires"), ("0:1", "birds on a wire"),
            ("12:11", "birds on wires"), ("-1:0", "one bird on wires"),
        ] {
            let context = RenderingContext([.text(value)])
            #expect(renderer.render(Key("key"), in: language, context) == .text(text), "\(value)")
        }
        #expect(read.diagnostics.filter { $0.severity != .note }.isEmpty)
    }

    @Test("A word and a number are selected by one text")
    func wordAndNumber() {
        func number(_ who: String) -> Pattern {
            Self.select(1, [(.category(.one, .cardinal), Pattern("\(who) 1")), (.otherwise, Pattern("\(who) n"))])
        }
        let pattern = Self.select(0, [(.text("male"), number("he")), (.otherwise, number("they"))])
        let result = Self.write(
            [Argument(name: "value", type: .text), Argument(name: "count", type: .number)],
            [(Self.english, pattern)]
        )
        let files = result.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        let renderer = Renderer(
            SwifternalizationFormat().read(files, options: ReadingOptions(sourceLanguage: Self.english)).catalog
        )
        for (value, text) in [
            ("male:1", "he 1"), ("male:1.5", "he n"), ("x:1", "they 1"), ("Male:2", "they n"), (":0", "they n"),
        ] {
            #expect(
                renderer.render(Key("key"), in: Self.english, RenderingContext([.text(value)])) == .text(text),
                "\(value)"
            )
        }
    }

    @Test("Widths begin at 0, and one alone is none")
    func widths() {
        func widths(_ variants: [(Int, String)]) -> Pattern {
            Pattern([.select(Select(.width, variants: variants.map { Variant(.atLeast($0.0), Pattern($0.1)) }))])
        }
        let result = Self.write(
            [],
            [(Self.english, widths([(120, "long"), (60, "short")])), (Self.japanese, widths([(9, "one")]))]
        )
        #expect(
            Self.text(result) == "{\n    \"key\": {\n        \"@0\": \"short\",\n        \"@120\": \"long\"\n    }\n}\n"
        )
        #expect(Self.text(result, "ja.json") == "{\n    \"key\": \"one\"\n}\n")
    }

    @Test("Widths stand inside expressions")
    func widthsInside() {
        let inner = Pattern([
            .select(
                Select(
                    .width,
                    variants: [Variant(.atLeast(9), Pattern("one bird")), Variant(.atLeast(1), Pattern("1"))]
                )
            )
        ])
        let pattern = Self.select(0, [(.category(.one, .cardinal), inner), (.otherwise, Pattern("n"))])
        let expected = #"""
            {
                "key": {
                    "exp:^-?1$": {
                        "@0": "1",
                        "@9": "one bird"
                    },
                    "exp:^(?!-?1$)": "n"
                }
            }

            """#
        #expect(Self.text(Self.write([Self.count], [(Self.english, pattern)])) == expected)
    }

    @Test("Placeholders are numbered where there are several, percent signs doubled where there is one")
    func formats() {
        let arguments = [Self.count, Argument(position: 2)]
        let two = Pattern([Self.shown(0), .text(" of "), Self.shown(1, .text(Field())), .text(" 5%")])
        let result = Self.write(
            arguments,
            [(Self.english, two), (Self.japanese, Pattern([.text("100% "), Self.shown(0)]))]
        )
        #expect(Self.text(result)?.contains(#""%1$d of %2$@ 5%%""#) == true)
        #expect(Self.text(result, "ja.json")?.contains(#""100%% %d""#) == true)
        #expect(Self.text(Self.write([], [(Self.english, Pattern("100%"))]))?.contains(#""100%""#) == true)
    }

    @Test("A text steps over an argument that it does not show, unless that is a floating-point number")
    func gaps() {
        let arguments = [Self.count, Argument(position: 2)]
        let result = Self.write(arguments, [(Self.english, Pattern([Self.shown(1, .text(Field()))]))])
        #expect(Self.text(result)?.contains(#""%1$n%2$@""#) == true)
        #expect(result.diagnostics.isEmpty)
        let decimals = [Argument(position: 1, type: .decimal), Argument(position: 2)]
        let lost = Self.write(decimals, [(Self.english, Pattern([Self.shown(1, .text(Field()))]))])
        #expect(lost.diagnostics.map(\.identifier) == ["unwritable"])
    }

    @Test("A key that looks like an expression gets one that matches it")
    func expressionKey() {
        let result = Self.write([], [(Self.english, Pattern("text"))], key: "exp:^lib")
        #expect(Self.text(result) == "{\n    \"exp:^lib\": {\n        \"exp:^\": \"text\"\n    }\n}\n")
        let same = Self.write([], [(Self.english, Pattern("text"))], key: "exp:lib")
        #expect(Self.text(same) == "{\n    \"exp:lib\": \"text\"\n}\n")
    }

    @Test("What can't be written is an error")
    func unwritable() {
        let inside = Pattern([.text("a "), Self.select(0, [(.otherwise, Pattern("b"))]).elements[0]])
        let lists: [Message.Content] = [.pattern(inside), .list([Pattern("a")])]
        for content in lists {
            var catalog = Catalog(sourceLanguage: Self.english)
            catalog.entries[Key("key")] = Entry(
                arguments: [Self.count],
                messages: [Self.english: Message(content: content)]
            )
            let result = SwifternalizationFormat().write(catalog, options: WritingOptions())
            #expect(result.diagnostics.map(\.identifier) == ["unwritable"])
            #expect(Self.text(result) == "{}\n")
        }
    }
}
