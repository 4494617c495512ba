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

    /// Texts, and whether all their variables are spelled in the usual way.
    static let texts: [(text: String, isUsual: Bool)] = [
        ("{{a}}", true), ("{{- a}}", true), ("{{a}}{{b}}", true), ("x {{a}} y {{- b}} z {{a}}", true),
        ("{{user_name1}} has {{count}}", true), ("{{arg2}} of {{arg1}}", true), ("{{arg1d}}", true), ("}} {{a}}", true),
        ("{{a}} }}", true), ("{{- a}}{{b}}{{- c}}", true), ("ą{{a}}ę", true), ("", true), ("x", true),
        ("{{ a }}", false), ("{{-a}}", false), ("{{-  a}}", false), ("{{a }}", false), ("{{a.b}}", false),
        ("{{a, number}}", false), ("{{a}}}", false), ("{{{a}}", false), ("{{}}", false), ("{{- }}", false),
        ("{{a}", false), ("{{a", false), ("{{", false), ("{", false), ("{{a}} {b}", false), ("{{a{{b}}", false),
        ("{{ą}}", false), ("{{a\n}}", false),
    ]

    @Test("Texts with usual variables say what the long way finds in them", arguments: texts.indices)
    func usualVariables(index: Int) {
        var (text, isUsual) = Self.texts[index]
        #expect(text.withUTF8 { I18nextPatternReader.hasOnlyUsualVariables($0) } == isUsual)
        // A single brace behind it takes any text the long way.
        let spelling = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
        let result = Self.read(["en": #"{"a": "\#(spelling)", "b": "\#(spelling) {"}"#])
        guard let short = result.catalog.entries[Key("a")], let long = result.catalog.entries[Key("b")] else {
            Issue.record("both texts are read")
            return
        }
        #expect(short.arguments == long.arguments)
        guard case .pattern(var pattern)? = short.messages.values.first?.content else { return }
        pattern.append(.text(" {"))
        #expect(long.messages.values.first?.content == .pattern(pattern))
        let annotations = [short, long].map { $0.messages.values.first?.annotations.isEmpty }
        #expect(annotations[0] == annotations[1])
    }
}
