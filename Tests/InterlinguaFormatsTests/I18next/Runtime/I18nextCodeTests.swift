import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

/// Languages are looked for as the library spells them, unless all files show that the app has said otherwise.
@Suite struct I18nextCodeTests {
    private func answer(_ language: String, _ codes: [String]) throws -> RuntimeAnswer {
        let files = codes.map { code in
            InputFile(path: "locales/\(code)/translation.json", bytes: Array(#"{"home": "\#(code)"}"#.utf8))
        }
        let options = RuntimeOptions(sourceLanguage: LanguageTag("en"))
        var request = RuntimeRequest(["home"])
        request.languages = [try #require(LanguageTag(language))]
        return I18nextFormat(.v4).runtime(for: files, options: options).answer(request)
    }

    @Test(arguments: [
        // The app says `lowerCaseLng`: nobody ships files that are never found.
        ("zh-TW", ["en", "zh", "zh-tw"], "zh-tw"), ("pt-BR", ["en", "pt-br", "pt-pt"], "pt-br"),
        ("zh-TW", ["en", "zh", "zh-TW"], "zh-TW"),
        // Of two spellings only one is found.
        ("zh-TW", ["en", "zh", "zh-tw", "pt-BR"], "zh"), ("pt-BR", ["en", "zh-tw", "pt-BR"], "pt-BR"),
        ("en", ["en", "zh-tw"], "en"),
        // A word for a language is passed for all its users: the library comes to it from no tag.
        ("fr-CA", ["en", "French"], "French"), ("fr-CA", ["en", "fr"], "fr"), ("fr-CA", ["en", "German"], "en"),
    ])
    func codesInSmallLetters(language: String, codes: [String], expected: String) throws {
        #expect(try answer(language, codes) == .text(expected))
    }

    /// What 22.4.8 finds nothing for is read by a later library.
    @Test(arguments: [
        ("en", #"{"place_ordinal_two": "{{count}}nd", "place_two": "2"}"#, "2nd"), ("en", #"{"place": null}"#, "place"),
        ("pt_BR", #"{"place_other": "{{count}} lugares"}"#, "2 lugares"),
    ])
    func laterLibraries(code: String, text: String, expected: String) throws {
        let file = InputFile(path: "locales/\(code)/translation.json", bytes: Array(text.utf8))
        var request = RuntimeRequest(["place"])
        request.languages = [try #require(LanguageTag(code.replacing("_", with: "-")))]
        request.count = .number(2)
        request.kind = text.contains("ordinal") ? .ordinal : nil
        let runtime = I18nextFormat(.v4).runtime(for: [file], options: RuntimeOptions())
        #expect(runtime.answer(request) == .text(expected))
    }

    /// The name under which forms are chosen is a number's also in a text without forms.
    @Test func theCountIsANumber() throws {
        let file = InputFile(path: "locales/en/translation.json", bytes: Array(#"{"a": "{{count}} of {{all}}"}"#.utf8))
        let catalog = I18nextFormat(.v4).read([file], options: ReadingOptions(sourceLanguage: LanguageTag("en")))
            .catalog
        let entry = try #require(catalog.entries[Key("a")])
        #expect(entry.arguments == [Argument(name: "count", type: .number), Argument(name: "all")])
    }
}
