import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Numbers for which a language has no form are said in English.
@Suite struct FormGapTests {
    private func convert(
        _ language: String,
        _ texts: String,
        to name: String
    ) throws -> (file: String, unexplained: [String]) {
        let source = ComparedProject.make(
            I18nextFormat(.v4),
            [
                ("locales/en/translation.json", #"{"n_one": "{{count}} item", "n_other": "{{count}} items"}"#),
                ("locales/\(language)/translation.json", texts),
            ]
        )
        let target = try #require(FormatRegistry.format(named: name))
        let result = Converter().convert(source.catalog, from: source.format, to: target)
        let verification = Converter().verify(result, of: source, for: target)
        let file = try #require(result.files.first { $0.path.split(separator: "/").contains(Substring(language)) })
        let text = String(decoding: file.bytes, as: UTF8.self).filter { $0 != "\n" }
        return (text, verification.unexplained.map(\.description))
    }

    /// Up to version 3 the singular has the key's own name, which is found before any text of another language.
    @Test(arguments: ["i18next-v2", "i18next-v3"], ["pt-BR", "pt", "de", "fr", "es"])
    func pluralsAreCopiedBesideASingular(target: String, language: String) throws {
        let found = try convert(language, #"{"n_one": "{{count}} X"}"#, to: target)
        #expect(found.unexplained == [])
        #expect(found.file == #"{"n":"{{count}} X","n_plural":"{{count}} items"}"#)
    }

    @Test(arguments: ["i18next-v2", "i18next-v3"], ["de", "sv"])
    func singularsAreFoundBesideAPlural(target: String, language: String) throws {
        let found = try convert(language, #"{"n_other": "{{count}} X"}"#, to: target)
        #expect(found.unexplained == [])
        #expect(found.file == #"{"n_plural":"{{count}} X"}"#)
    }

    /// Russian forms have names of their own, and each is looked for by itself.
    @Test func formsWithNamesOfTheirOwnAreFound() throws {
        let found = try convert("ru", #"{"n_one": "{{count}} X"}"#, to: "i18next-v3")
        #expect(found.unexplained == [])
        #expect(found.file == #"{"n_0":"{{count}} X"}"#)
    }
}
