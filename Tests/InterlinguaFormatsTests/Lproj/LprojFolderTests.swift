import InterlinguaFormats
import InterlinguaIR
import Testing

/// The folders of Apple's layout (Documentation/formats/apple-strings.md, section 1; android.md, section 2).
@Suite struct LprojFolderTests {
    @Test(
        arguments: [
            ("en", "en"), ("fr-CA", "fr-CA"), ("pt-BR", "pt-BR"), ("pt-PT", "pt-PT"), ("pt", "pt"),
            ("zh-Hans", "zh-Hans"),
            ("zh-Hant", "zh-Hant"), ("zh-Hant-HK", "zh-Hant-HK"), ("zh-HK", "zh-HK"), ("sr-Latn", "sr-Latn"),
            ("uz-Cyrl", "uz-Cyrl"), ("es-419", "es-419"), ("nb", "nb"), ("fil", "fil"), ("he", "he"), ("id", "id"),
            ("yi", "yi"),
            // Spellings that occur in the wild.
            ("pt_BR", "pt-BR"), ("zh_CN", "zh-CN"), ("zh_Hant", "zh-Hant"), ("es_419", "es-419"), ("no", "no"),
            ("nb-NO", "nb-NO"), ("iw", "he"), ("in", "id"), ("ji", "yi"), ("gre", "el"), ("EN", "en"),
            // Names of old projects.
            ("English", "en"), ("German", "de"), ("French", "fr"), ("Japanese", "ja"), ("Spanish", "es"),
            ("Italian", "it"),
            ("Norwegian", "nb"), ("Lao", "lo"), ("Brazilian Portuguese", "pt-BR"), ("Simplified Chinese", "zh-Hans"),
            ("Chinese, Traditional", "zh-Hant"), ("Persian", "fa"), ("Farsi", "fa"),
        ]
    )
    func languages(name: String, tag: String) throws {
        let expected = LprojFolder.language(try #require(LanguageTag(tag)))
        #expect(LprojFolder(name: name) == expected)
    }

    @Test func base() {
        #expect(LprojFolder(name: "Base") == .base)
    }

    @Test(arguments: [
        "", "Klingonese", "e", "en-", "base", "łó", "en.lproj",
    ])
    func noLocalization(name: String) {
        #expect(LprojFolder(name: name) == nil)
    }

    @Test(arguments: [
        ("pt-BR", "pt-BR.lproj"), ("zh-Hans", "zh-Hans.lproj"), ("he", "he.lproj"), ("sr-Latn", "sr-Latn.lproj"),
    ])
    func folderNames(tag: String, name: String) throws {
        let tag = try #require(LanguageTag(tag))
        #expect(LprojFolder.folderName(for: tag) == name)
        #expect(LprojFolder(name: String(name.dropLast(6))) == .language(tag))
    }
}
