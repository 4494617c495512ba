import InterlinguaIR
import Testing

/// The chains of locales whose texts stand in (CLDR's parent locales).
@Suite struct LanguageTagParentTests {
    @Test(
        arguments: [
            ("pt-AO", "pt-PT pt"), ("pt-PT", "pt"), ("pt-BR", "pt"), ("pt", ""),
            ("en-GB", "en-001 en"), ("en-IN", "en-001 en"), ("en-DE", "en-150 en-001 en"), ("en-US", "en"),
            ("en-001", "en"),
            ("es-MX", "es-419 es"), ("es-ES", "es"), ("es-419", "es"),
            ("zh-Hant-MO", "zh-Hant-HK zh-Hant"), ("zh-Hant-HK", "zh-Hant"), ("zh-Hant", ""), ("zh-Hans", "zh"),
            ("zh-Hans-SG", "zh-Hans zh"),
            ("zh-TW", "zh"), ("sr-Latn", ""), ("sr-Latn-RS", "sr-Latn"), ("sr-Cyrl-ME", "sr-Cyrl sr"), ("az-Arab", ""),
            ("uz-Cyrl", ""),
            ("nb", "no"), ("nn-NO", "nn no"), ("hi-Latn", "en-IN en-001 en"),
            ("de-AT-1996-x-own", "de-AT-1996 de-AT de"),
            ("de-u-nu-latn-x-own", "de"), ("und", ""), ("und-PL", ""), ("und-x-own", ""), ("und-Latn-PL", "und-Latn"),
        ]
    )
    func parents(tag: String, chain: String) throws {
        #expect(try #require(LanguageTag(tag)).parents.map(\.identifier).joined(separator: " ") == chain)
    }

    @Test func truncated() throws {
        #expect(try #require(LanguageTag("pt-AO")).truncated == LanguageTag("pt"))
        #expect(try #require(LanguageTag("sr-Latn")).truncated == LanguageTag("sr"))
        #expect(try #require(LanguageTag("und-PL")).truncated == .undetermined)
        #expect(try #require(LanguageTag("pt")).truncated == nil)
    }
}
