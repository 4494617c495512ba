import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("Which names are languages")
struct LanguageNameTests {
    static let names: [(name: String, tag: String?)] = [
        ("en", "en"), ("kmr", "kmr"), ("ber", "ber"), ("qaa", "qaa"), ("x-klingon", "und-x-klingon"),
        ("en-x-pirate", "en-x-pirate"), ("pt_BR", "pt-BR"), ("pt-br", "pt-BR"), ("iw", "he"), ("in", "id"),
        ("no", "no"),
        ("en_GB.UTF-8", "en-GB"), ("sr_RS@latin", "sr-Latn-RS"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"),
        ("uz@Latn", "uz-Latn"), ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("ca_ES@valencia", "ca-ES-valencia"),
        ("de_DE@euro", "de-DE"), ("zh_CN.GB2312", "zh-CN"), ("ru_RU.KOI8-R", "ru-RU"), ("ja.eucJP", "ja"),
        ("zh_Hant_TW", "zh-Hant-TW"), ("en.common", nil), ("common.en", nil), ("common", nil), ("en@2x", nil),
        ("en_GB.", nil), ("@latin", nil), ("en@", nil), (".UTF-8", nil), ("", nil), ("Base", nil),
        ("sr-Latn@cyrillic", nil), ("zhCn", "zh-CN"), ("ptBR", "pt-BR"), ("esUS", "es-US"), ("zhHans", "zh-Hans"),
        ("srLatnRS", "sr-Latn-RS"), ("English", "en"), ("spanish", "es"), ("simplified chinese", "zh-Hans"),
        ("klingon", nil), ("idCard", nil), ("zhcn", nil), ("toast", nil), ("zhCN2", nil), ("zhHansC", nil),
    ]

    @Test("Tags, POSIX locales and platforms' spellings are read", arguments: names.indices)
    func tag(index: Int) {
        #expect(LanguageName.tag(of: Self.names[index].name)?.identifier == Self.names[index].tag)
    }

    @Test("Without neighbours only languages count that are no words")
    func known() {
        for name in ["en", "kmr", "qaa", "pt_BR", "ber-MA", "en-x-pirate", "en_GB.UTF-8"] {
            #expect(KnownLanguages.tag(of: name) != nil, "\(name)")
            #expect(KnownLanguages.possibleTag(of: name) == nil, "\(name)")
        }
        for name in [
            "ber", "bqi", "dag", "x-klingon", "app", "web", "src", "xy", "zhCn", "zhHans", "German", "spanish",
        ] {
            #expect(KnownLanguages.tag(of: name) == nil, "\(name)")
            #expect(KnownLanguages.possibleTag(of: name) != nil, "\(name)")
        }
        for name in ["common", "locales", "und", "", "test"] {
            #expect(KnownLanguages.tag(of: name) == nil || name == "und", "\(name)")
            #expect(KnownLanguages.possibleTag(of: name) == nil, "\(name)")
        }
    }

    /// What the front end reads, the platform's model finds.
    @Test(
        "Android's folders are the same to the front end and to the resource compiler's model",
        arguments: [
            "values-kmr", "values-ber", "values-bqi-rIR", "values-qaa", "values-in", "values-iw-rIL", "values-no",
            "values-b+kmr+Latn", "values-b+sr+Latn+RS", "values-b+zh+Hant+TW", "values-b+en+x+pirate", "values-b+in",
            "values-b+x+klingon", "values-pt-rBR", "values-pt_BR", "values-b+es+419", "values-b+ca+valencia",
            "values-car",
            "values-app", "values-x-klingon", "values-zh-rTW", "values-b+ber+MA", "values-tl", "values-b+en+u+ca",
            "values-und",
        ]
    )
    func androidFolders(folder: String) {
        let model = AndroidResourcePath("res/\(folder)/strings.xml")
        let file = InputFile(
            path: "res/\(folder)/strings.xml",
            bytes: Array(#"<resources><string name="a">A</string></resources>"#.utf8)
        )
        var options = ReadingOptions(sourceLanguage: LanguageTag("zu"))
        options.settings["chinese"] = .text("asWritten")
        let result = AndroidFormat().read([file], options: options)
        let languages = result.catalog.tables.values.flatMap(\.languages).filter { $0.identifier != "zu" }
        #expect(languages == (model?.tag).map { [$0] } ?? [])
        // Nothing is left out in silence.
        #expect(!languages.isEmpty || !result.diagnostics.isEmpty)
    }

    @Test(
        "Folders of Apple's name any language, or are reported",
        arguments: [
            ("kmr", "kmr"), ("ber", "ber"), ("qaa", "qaa"), ("x-klingon", "und-x-klingon"), ("pt_BR", "pt-BR"),
            ("in", "id"), ("iw", "he"), ("no", "no"), ("zh_Hant_TW", "zh-Hant-TW"), ("en-x-pirate", "en-x-pirate"),
            ("sr_RS@latin", nil), ("klingon", nil),
        ] as [(String, String?)]
    )
    func appleFolders(name: String, tag: String?) {
        let file = InputFile(path: "\(name).lproj/Localizable.strings", bytes: Array(#""a" = "A";"#.utf8))
        let result = AppleFormat().read([file], options: ReadingOptions())
        #expect(result.catalog.tables.values.flatMap(\.languages).map(\.identifier) == (tag.map { [$0] } ?? []))
        #expect(result.diagnostics.contains { $0.identifier == "unknown-language" } == (tag == nil))
    }
}
