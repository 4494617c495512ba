import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Languages without a text of their own show another one's, among whose forms platforms choose by different rules.
@Suite struct OtherLanguageTests {
    /// English says "0 eggs"; French rules give 0 the form `one`, Russian rules 21.
    private let smartling = ComparedProject.make(
        SmartlingFormat(),
        [
            ("en.lproj/Localizable.strings", #""eggs##{one}" = "%d egg"; "eggs##{other}" = "%d eggs"; "ok" = "OK";"#),
            ("fr.lproj/Localizable.strings", #""ok" = "D’accord";"#),
            ("ru.lproj/Localizable.strings", #""ok" = "Да";"#),
            ("ja.lproj/Localizable.strings", #""ok" = "はい";"#),
        ]
    )

    private func verification(
        of source: VerifiedProject,
        to target: any TranslationFormat,
        fillsGaps: Bool = false
    ) -> (differing: [String], unexplained: [String]) {
        let converter = Converter(options: Converter.Options(fillsGaps: fillsGaps))
        let result = converter.convert(source.catalog, from: source.format, to: target)
        let verification = converter.verify(result, of: source, for: target)
        return (
            verification.differences.filter { $0.causes == [.otherLanguage] }
                .map { "\($0.language) \($0.arguments.text) \($0.actual.text)" },
            verification.unexplained.map(\.description)
        )
    }

    @Test("Android reads forms by the user's language, which shows for the numbers concerned")
    func userLanguage() {
        let found = verification(of: smartling, to: AndroidFormat())
        #expect(found.unexplained == [])
        #expect(
            found.differing == [
                "fr 0 0 egg", "ja 1 1 eggs", "ru 21 21 egg",
            ]
        )
    }

    @Test("A copy of the text is read by the rules of its own language, as far as the user's has forms for that")
    func copies() {
        let found = verification(of: smartling, to: AndroidFormat(), fillsGaps: true)
        #expect(found.unexplained == [])
        // French, Russian and Japanese files tell no 0, 21 or 1 from the other numbers of its form.
        #expect(found.differing.allSatisfy { ["fr", "ja", "ru"].contains($0.prefix(2)) })
    }

    @Test("Android's own texts are chosen by the user's language, and lose that elsewhere")
    func textLanguage() throws {
        let android = ComparedProject.make(
            AndroidFormat(),
            [
                (
                    "values/strings.xml",
                    """
                    <resources><string name="ok">OK</string><plurals name="eggs">
                    <item quantity="one">%d egg</item><item quantity="other">%d eggs</item></plurals></resources>
                    """
                ),
                ("values-fr/strings.xml", #"<resources><string name="ok">D’accord</string></resources>"#),
            ]
        )
        let found = verification(of: android, to: try #require(FormatRegistry.format(named: "i18next-v4")))
        #expect(found.unexplained == [])
        #expect(found.differing == ["fr 0 0 eggs"])
        #expect(verification(of: android, to: AndroidFormat()).differing == [])
    }

    @Test("i18next on iOS looks for a form in English before it looks for the key in the user's language")
    func formsOfOtherLanguages() throws {
        func dictionary(_ texts: String) -> String {
            """
            <plist version="1.0"><dict><key>eggs</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(texts)</dict></dict></dict></plist>
            """
        }
        let source = ComparedProject.make(
            AppleFormat(),
            [
                (
                    "en.lproj/Localizable.stringsdict",
                    dictionary("<key>one</key><string>%d egg</string><key>other</key><string>%d eggs</string>")
                ), ("he.lproj/Localizable.stringsdict", dictionary("<key>other</key><string>ביצים: %d</string>")),
            ]
        )
        let version1 = try #require(FormatRegistry.format(named: "i18next-v1"))
        let result = Converter().convert(source.catalog, from: source.format, to: version1)
        #expect(Converter().verify(result, of: source, for: version1).unexplained.map(\.description) == [])
        let hebrew = try #require(result.files.first { $0.path.split(separator: "/").contains("he") })
        #expect(String(decoding: hebrew.bytes, as: UTF8.self).contains(#""eggs_plural": "ביצים: __count__""#))
    }
}
