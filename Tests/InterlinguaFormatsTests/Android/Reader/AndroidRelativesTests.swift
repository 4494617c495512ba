import InterlinguaIR
import Testing

@testable import InterlinguaFormats

/// Where Android looks for a text that a language lacks, after the order of folders that `isBetterThan` gives.
@Suite struct AndroidRelativesTests {
    @Test(
        arguments: [
            ("pt-BR", ["pt", "pt-BR", "pt-PT"], ["pt", "pt-PT"]),
            ("pt-AO", ["pt", "pt-AO", "pt-BR", "pt-PT"], ["pt-PT", "pt", "pt-BR"]),
            ("pt-PT", ["pt-BR", "pt-PT"], ["pt-BR"]),
            ("es-MX", ["es", "es-419", "es-AR", "es-MX", "es-US"], ["es-419", "es-US", "es", "es-AR"]),
            ("zh-HK", ["zh", "zh-CN", "zh-HK", "zh-Hant", "zh-TW"], ["zh-Hant", "zh-TW"]),
            ("zh-TW", ["zh", "zh-CN", "zh-TW"], []),
            ("sr-Latn", ["sr", "sr-Latn"], []),
            ("de-AT", ["de", "de-AT", "de-DE"], ["de", "de-DE"]),
            ("en-GB", ["en", "en-001", "en-GB", "en-IN"], ["en-001", "en-IN"]),
            ("en-US", ["en", "en-GB", "en-US"], []),
        ]
    )
    func orderOfFolders(language: String, languages: [String], expected: [String]) throws {
        let source = try #require(LanguageTag("en"))
        let tags = try languages.map { try #require(LanguageTag($0)) }
        var table = Table(languages: tags, fallback: Fallback(languages: .parentsThenSource))
        table.relatives = AndroidRelatives(tags, sourceLanguage: source).chains
        let asked = table.languages(after: try #require(LanguageTag(language)), kind: .text, sourceLanguage: source)
        // Parents that have no texts are asked in vain.
        #expect(asked.filter { tags.contains($0) || $0 == source }.map(\.identifier) == expected + ["en"])
    }
}
