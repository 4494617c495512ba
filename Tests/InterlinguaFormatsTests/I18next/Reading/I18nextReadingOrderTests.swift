import InterlinguaIR
import Testing

@testable import InterlinguaFormats

@Suite("i18next's names keep their order, and short ways lead to the same place")
struct I18nextReadingOrderTests {
    private static func read(_ files: KeyValuePairs<String, String>) -> ReadingResult {
        let inputs = files.map { InputFile(path: "locales/\($0.key)/translation.json", bytes: Array($0.value.utf8)) }
        return I18nextFormat(.v4).read(inputs, options: ReadingOptions(sourceLanguage: LanguageTag("en")))
    }

    @Test("Every language's new names stand behind those of the languages before it")
    func order() {
        let result = Self.read([
            "en": #"{"a": "1", "o": {"b": "2"}, "z": "3"}"#,
            "ar": #"{"a": "1", "r": "4", "o": {"b": "2", "c": "5"}}"#,
            "cs": #"{"z": "3", "q": "6", "o": {"d": "7"}, "a": "1"}"#,
            "cy": #"{"a": "1", "o": {"b": "2"}, "z": "3"}"#,
            "de": #"{"o": {"c": "5", "e": "8"}, "a": "1"}"#,
            "es": #"{"a": "1", "o": {"b": "2"}, "z": "3", "f": "9"}"#,
            "fr": #"{"g": "10", "a": "1", "r": "4"}"#,
            "it": #"{"o": {"h": {"i": "11"}}, "f": "9"}"#,
            "pl": #"{"j": "12", "z": "3", "a": "old", "a": "1"}"#,
        ])
        #expect(result.diagnostics.map(\.identifier) == ["duplicate-key"])
        let names = ["a", "o.b", "z", "r", "o.c", "q", "o.d", "o.e", "f", "g", "o.h.i", "j"]
        #expect(result.catalog.entries.keys.map(\.name) == names)
        for (index, entry) in result.catalog.entries.values.enumerated() {
            #expect(entry.messages.values.allSatisfy { $0.content == .pattern(Pattern("\(index + 1)")) })
        }
        let languages = result.catalog.entries.values.map { $0.messages.keys.map(\.identifier).joined(separator: " ") }
        #expect(
            languages == [
                "en ar cs cy de es fr pl", "en ar cy es", "en cs cy es pl", "ar fr", "ar de", "cs", "cs", "de", "es it",
                "fr", "it", "pl",
            ]
        )
    }

    /// What stands behind a key in the names of its forms, for entries of many shapes.
    private static let shapes: [[String]] = [
        ["_one", "_other"], ["_other", "_one"], ["", "_one", "_other"], ["", "_other"], ["_0", "_other"],
        ["_zero", "_one", "_other"], ["_zero", "_other"], ["_one"], ["_ordinal_one", "_ordinal_other"],
        ["_ordinal_one", "_one", "_other"], ["_one", "_other", "_ordinal_one", "_ordinal_two", "_ordinal_other"],
        ["_one", "_few", "_many", "_other"], ["_few", "_many", "_one", "_other"], ["_two", "_other"],
        ["_m_one", "_m_other", "_f_one", "_f_other", "_one", "_other"], ["", "_m", "_f"], ["_f", "", "_m"],
    ]

    @Test("Entries of many shapes are read beside each other as each is read alone")
    func shapesBesideEachOther() {
        func file(_ shapes: ArraySlice<[String]>, _ isKept: (Int) -> Bool) -> String {
            let members = zip(shapes.indices, shapes).flatMap { number, suffixes in
                suffixes.enumerated().filter { isKept($0.offset) }.map {
                    "\"key\(number)\($0.element)\": \"{{count}} \(number) \($0.offset)\""
                }
            }
            return "{" + members.joined(separator: ", ") + "}"
        }
        func read(_ shapes: ArraySlice<[String]>) -> ReadingResult {
            Self.read(["en": file(shapes) { _ in true }, "pl": file(shapes) { $0 != 1 }, "ru": file(shapes) { $0 > 0 }])
        }
        let together = read(Self.shapes[...])
        var alone: [Key: Entry] = [:]
        var messages: [String] = []
        for index in Self.shapes.indices {
            let result = read(Self.shapes[index...index])
            alone.merge(result.catalog.entries.map { ($0.key, $0.value) }) { first, _ in first }
            messages += result.diagnostics.map(\.message)
        }
        #expect(Set(alone.keys) == Set(together.catalog.entries.keys))
        for (key, entry) in together.catalog.entries { #expect(entry == alone[key], "\(key.name)") }
        #expect(together.diagnostics.map(\.message).sorted() == messages.sorted())
    }

    @Test("Thousands of contexts and of variables")
    func thousands() throws {
        let contexts = (0..<3_000).map { #""a_\#($0)": "c\#($0)""# }.joined(separator: ", ")
        let variables = (0..<3_000).map { "{{v\($0)}}" }.joined()
        let text = #"{"a": "none", \#(contexts), "b": "\#(variables)\#(variables)"}"#
        let settings = ["contexts": RuntimeSetting.list((0..<3_000).map { .text("\($0)") })]
        let input = InputFile(path: "locales/en/translation.json", bytes: Array(text.utf8))
        let options = ReadingOptions(sourceLanguage: LanguageTag("en"), settings: settings)
        let catalog = I18nextFormat(.v4).read([input], options: options).catalog
        let choice = try #require(catalog.entries[Key("a")])
        #expect(choice.messages.values.first?.patterns.first?.selects.first?.variants.count == 3_001)
        let variable = try #require(catalog.entries[Key("b")])
        #expect(variable.arguments.map(\.name) == (0..<3_000).map { "v\($0)" })
        #expect(variable.messages.values.first?.patterns.first?.elements.count == 6_000)
    }

    @Test("An object that is given again hides what the first one held, in every language")
    func repeatedObject() {
        let result = Self.read([
            "en": #"{"o": {"a": "1", "b": "2"}, "c": "3"}"#,
            "pl": #"{"o": {"a": "x", "b": "x"}, "c": "3", "o": {"b": "2"}}"#,
        ])
        let languages = result.catalog.entries.map { "\($0.key.name): \($0.value.messages.keys.map(\.identifier))" }
        #expect(languages == [#"o.a: ["en"]"#, #"o.b: ["en", "pl"]"#, #"c: ["en", "pl"]"#])
        #expect(result.catalog.entries[Key(path: ["o", "b"])]?.messages.values.last?.content == .pattern(Pattern("2")))
    }
}
