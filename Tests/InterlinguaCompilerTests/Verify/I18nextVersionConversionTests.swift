import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Files are shown, read and written in one version, whether somebody says it or not.
@Suite struct I18nextVersionConversionTests {
    private static let projects: [[(path: String, text: String)]] = [
        [
            ("en/translation.json", #"{"m_one": "{{count}} set", "m_other": "{{count}} sets"}"#),
            ("de/translation.json", #"{"m": "{{count}} Menge", "m_plural": "{{count}} Mengen"}"#),
        ],
        [
            ("en.json", #"{"a": "[__board__] __card__", "n": "{{count}} x", "n_plural": "{{count}} xs"}"#),
            ("ar.json", #"{"a": "[__board__] __card__", "n": "{{count}} y"}"#),
        ],
        [
            ("en/translation.json", #"{"m_one": "{{count}} set", "m_other": "{{count}} sets"}"#),
            ("zh_Hans/translation.json", #"{"m_0": "{{count}} zh"}"#),
            ("cs/translation.json", #"{"m_0": "{{count}} sada", "m_1": "{{count}} sady", "m_2": "{{count}} sad"}"#),
        ],
        // A code with an underscore has the forms of the language.
        [
            ("en/translation.json", #"{"m": "{{count}} set", "m_plural": "{{count}} sets"}"#),
            ("pt_BR/translation.json", #"{"m": "{{count}} conjunto", "m_plural": "{{count}} conjuntos"}"#),
        ],
        // A form of another language has the name of a text.
        [
            ("en/translation.json", #"{"a": {"m_one": "{{count}} set", "m_other": "{{count}} sets"}}"#),
            ("de/translation.json", #"{"a": {"m": "{{count}} Menge", "m_plural": "{{count}} Mengen"}}"#),
        ],
    ]

    @Test(arguments: projects.indices, ["i18next", "i18next-v4", "apple", "android"])
    func sentencesAreTheSameOrTheLossIsAnnounced(index: Int, target: String) throws {
        let target = try #require(FormatRegistry.format(named: target))
        var source = ComparedProject.make(I18nextFormat(), Self.projects[index])
        let options = ReadingOptions(sourceLanguage: source.catalog.sourceLanguage)
        source.format = source.format.settled(by: source.format.read(source.files, options: options)).platform
        let result = Converter().convert(source.catalog, from: source.format, to: target)
        let verification = Converter().verify(result, of: source, for: target)
        #expect(verification.sentenceCount > 0)
        #expect(verification.unexplained.map { "\($0.language): \($0)" } == [])
    }

    @Test(arguments: [("de", 1, "1 Menge"), ("de", 5, "5 Mengen"), ("en", 5, "m")])
    func formsOfTheVersionThatIsFoundAreShown(language: String, count: Int, expected: String) throws {
        let files = Self.projects[0].map { InputFile(path: $0.path, bytes: Array($0.text.utf8)) }
        let options = RuntimeOptions(sourceLanguage: LanguageTag("en"))
        let runtime = I18nextFormat().runtime(for: files, options: options)
        var request = RuntimeRequest(["m"], languages: [try #require(LanguageTag(language))])
        request.namedArguments = ["count": .number(DecimalNumber(count))]
        #expect(runtime.answer(request) == .text(expected))
    }

    /// Later versions agree about spaces between braces.
    @Test(arguments: ["i18next-v2", "i18next-v4"])
    func textsStayAsTheyAre(target: String) throws {
        let text = #"{"a":"Hi {{ name }} and {{name}}","n":"{{count}} x","n_plural":"{{ count }} xs"}"#
        let source = ComparedProject.make(I18nextFormat(.v3), [("locales/en/translation.json", text)])
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.text.contains("Hi {{ name }} and {{name}}") && conversion.text.contains("{{ count }} xs"))
    }
}
