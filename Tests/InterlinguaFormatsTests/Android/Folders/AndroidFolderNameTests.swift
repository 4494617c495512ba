import InterlinguaFormats
import InterlinguaIR
import Testing

/// The names of folders for languages (Documentation/formats/android.md, section 2).
@Suite struct AndroidFolderNameTests {
    @Test(
        arguments: [
            ("pl", "values-pl"), ("fil", "values-fil"), ("tl", "values-fil"), ("nb", "values-nb"), ("no", "values-no"),
            ("ca", "values-ca"), ("tr", "values-tr"), ("pt", "values-pt"),
            ("he", "values-iw"), ("id", "values-in"), ("yi", "values-ji"), ("he-IL", "values-iw-rIL"),
            ("he-Hebr-IL", "values-b+iw+Hebr+IL"),
            ("pt-BR", "values-pt-rBR"), ("pt-PT", "values-pt-rPT"), ("pt_BR", "values-pt-rBR"),
            ("zh_CN", "values-zh-rCN"),
            ("en-GB", "values-en-rGB"), ("fr-CA", "values-fr-rCA"), ("de-CH", "values-de-rCH"),
            ("fil-PH", "values-fil-rPH"),
            ("zh-Hans", "values-zh-rCN"), ("zh-Hant", "values-zh-rTW"), ("zh-HK", "values-zh-rHK"),
            ("zh-Hant-HK", "values-b+zh+Hant+HK"),
            ("es-419", "values-b+es+419"), ("sr-Latn", "values-b+sr+Latn"), ("uz-Cyrl", "values-b+uz+Cyrl"),
            ("car", "values-b+car"), ("car-SR", "values-b+car+SR"), ("any", "values-b+any"),
            ("de-1996", "values-b+de+1996"), ("ca-ES-valencia", "values-b+ca+ES+valencia"),
            ("sr-Latn-RS-ekavsk", "values-b+sr+Latn+RS+ekavsk"),
        ]
    )
    func names(tag: String, name: String) throws {
        #expect(AndroidFolder.name(of: try #require(LanguageTag(tag))) == name)
    }

    @Test(arguments: [("zh-Hans", "values-b+zh+Hans"), ("zh-Hant", "values-b+zh+Hant"), ("zh-TW", "values-zh-rTW")])
    func chineseAsWritten(tag: String, name: String) throws {
        let tag = try #require(LanguageTag(tag))
        #expect(AndroidFolder.name(of: tag, chinese: .asWritten) == name)
        #expect(AndroidFolder(name: name).askedLanguage == tag)
    }

    @Test(arguments: [("zh-Hans", "values-zh-rCN"), ("zh-Hant", "values-zh-rTW")])
    func chineseByRegion(tag: String, name: String) throws {
        let tag = try #require(LanguageTag(tag))
        #expect(AndroidFolder.name(of: tag, chinese: .byRegion) == name)
        #expect(AndroidFolder(name: name, chinese: .byRegion).askedLanguage == tag)
    }

    @Test(arguments: ["de-u-nu-latn", "de-x-own", "de-1901-1996", "x-own"])
    func tagsWithoutFolder(tag: String) throws {
        #expect(AndroidFolder.name(of: try #require(LanguageTag(tag))) == nil)
    }

    /// The languages that projects of both platforms were seen to have; only Chinese by script has other tags afterwards.
    @Test func tagsSurviveTheRoundTrip() throws {
        let text = """
            am ar ar-SA ar-SY az be bg bn br ca ca-ES co cs cy cy-GB da de de-CH dsb el en en-001 en-AU en-CA en-GB en-IN en-US
            en-XC enm eo es es-419 es-ES es-MX es-US et eu fa fi fil fr fr-CA fr-FR ga ga-IE gd gl gre gu he he-IL hi hi-IN hr
            hsb hu id is it ja ja-JP ka kk km ko ko-KR ku ky lb lg lt lv lv-LV ml mn ms mt my nb nb-NO ne nl nl-NL nn no peo pl
            pl-PL pt pt-BR pt-PT qq qu ro ro-RO ru ru-RU si sk sl sl-SI sq sr sr-Latn sv sv-SE sw sw-KE ta th tr tr-TR uk ur uz
            uz-UZ vi zh zh-CN zh-HK zh-Hant-HK zh-Hant-TW zh-TW zu
            """
        for word in text.split(whereSeparator: \.isWhitespace) {
            let tag = try #require(LanguageTag(String(word)))
            let name = try #require(AndroidFolder.name(of: tag))
            #expect(AndroidFolder(name: name).askedLanguage == tag, "\(word) as \(name)")
        }
        let changed = try ["zh-Hans", "zh-Hant"].map { try #require(LanguageTag($0)) }
        let back = try changed.map { AndroidFolder(name: try #require(AndroidFolder.name(of: $0))) }
        #expect(back.map(\.askedLanguage) == [LanguageTag("zh-CN"), LanguageTag("zh-TW")])
    }
}
