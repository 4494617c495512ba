import InterlinguaIR
import Testing

/// Language tags: what is well-formed (BCP 47), and how it is spelled (CLDR's aliases).
@Suite struct LanguageTagTests {
    @Test(
        arguments: [
            ("pl", "pl"), ("PL", "pl"), ("pt-br", "pt-BR"), ("PT_BR", "pt-BR"), ("sr-latn-rs", "sr-Latn-RS"),
            ("zh_Hans", "zh-Hans"),
            ("es-419", "es-419"), ("ca-es-VALENCIA", "ca-ES-valencia"), ("de-1996-1901", "de-1901-1996"),
            ("sl-rozaj-biske", "sl-biske-rozaj"),
            ("kok", "kok"), ("en-US-posix", "en-US-posix"), ("de-DE-u-nu-latn-t-en", "de-DE-t-en-u-nu-latn"),
            ("en-X-Own-A", "en-x-own-a"), ("x-own", "und-x-own"), ("und", "und"), ("mul", "mul"), ("en-XC", "en-XC"),
            ("zh-yue", "yue"),
            ("zh-yue-HK", "yue-HK"), ("en-GB-oed", "en-GB-oxendict"),
            // Codes that others replace.
            ("iw", "he"), ("in", "id"), ("ji", "yi"), ("iw-IL", "he-IL"), ("tl", "fil"), ("mo", "ro"), ("eng", "en"),
            ("gre", "el"), ("ger-AT", "de-AT"),
            ("sh", "sr-Latn"), ("sh-RS", "sr-Latn-RS"), ("sh-Cyrl", "sr-Cyrl"), ("prs", "fa-AF"),
            ("prs-Arab", "fa-Arab-AF"), ("prs-IR", "fa-IR"),
            ("swc", "sw-CD"), ("no", "no"), ("nb", "nb"), ("no-bok", "nb"), ("i-klingon", "tlh"), ("zh-min-nan", "nan"),
            ("i-default", "en-x-i-default"),
            ("arb", "arb"), ("cmn", "cmn"), ("sgn-us", "ase"),
        ]
    )
    func canonicalSpelling(text: String, identifier: String) throws {
        let tag = try #require(LanguageTag(text))
        #expect(tag.identifier == identifier)
        #expect(LanguageTag(tag.identifier) == tag)
        #expect(tag.description == identifier)
    }

    @Test(
        arguments: [
            "", "-", "--", "_", "e", "-en", "en-", "en--US", "x", "x-", "en-x", "en-x-", "en-u", "en-u-", "en-u-x-own",
            "Base", "English", "root",
            "toolongtag", "en-toolongtag", "en-US-GB", "en-Latn-Cyrl", "en-US-Latn", "12", "e1", "en-1", "en-12",
            "en-1234567890", "de-1996-1996",
            "en-u-nu-latn-u-co-phonebk", "en US", " en", "en\n", "pł", "łó", "en.UTF-8", "uz@Latn", "日本", "en\u{0}",
            "en-é", "e\u{301}n", "i-unknown",
        ]
    )
    func notWellFormed(text: String) {
        #expect(LanguageTag(text) == nil)
    }

    @Test func subtags() throws {
        let tag = try #require(LanguageTag("sl-Latn-IT-rozaj-1994-u-nu-latn-x-own-a"))
        #expect(tag.language == "sl")
        #expect(tag.script == "Latn")
        #expect(tag.region == "IT")
        #expect(tag.variants == ["1994", "rozaj"])
        #expect(tag.extensions == ["u-nu-latn"])
        #expect(tag.privateUse == "x-own-a")
        #expect(!tag.isLanguageOnly)
        #expect(tag.languageOnly == LanguageTag("sl"))
        let plain = try #require(LanguageTag("fil"))
        #expect(plain.isLanguageOnly)
        #expect(plain.languageOnly == plain)
        #expect([plain.script, plain.region, plain.privateUse] == [nil, nil, nil])
        #expect(plain.variants.isEmpty)
        #expect(LanguageTag("es-419")?.region == "419")
        #expect(LanguageTag("es-419")?.script == nil)
    }

    @Test func order() throws {
        let tags = try ["pt-PT", "en", "pt", "en-GB"].map { try #require(LanguageTag($0)) }
        #expect(tags.sorted().map(\.identifier) == ["en", "en-GB", "pt", "pt-PT"])
    }

    @Test func longTexts() {
        #expect(LanguageTag(String(repeating: "a", count: 1_000_000)) == nil)
        #expect(LanguageTag(String(repeating: "-", count: 1_000_000)) == nil)
        #expect(LanguageTag(String(repeating: "ż", count: 500_000)) == nil)
        #expect(LanguageTag(String(repeating: "en-", count: 300_000)) == nil)
        #expect(LanguageTag("en" + String(repeating: "-valencia", count: 100_000)) == nil)
        let private_ = "en-x" + String(repeating: "-a", count: 500_000)
        #expect(LanguageTag(private_)?.identifier == private_)
        #expect(LanguageTag(private_)?.parents.map(\.identifier) == ["en"])
        var variants = "en"
        for number in 10_000..<60_000 { variants += "-\(number)" }
        #expect(LanguageTag(variants)?.identifier == variants)
    }
}
