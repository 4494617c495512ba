import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// Which folder is taken (Android string resources: which configuration).
@Suite struct AndroidLocaleTests {
    /// The folders that serve a user, the best first.
    private func order(_ languages: String, _ folders: String) -> String {
        let names = folders.split(separator: " ").map(String.init)
        let inputs = names.map {
            InputFile(
                path: "\($0)/strings.xml",
                bytes: Array(#"<resources><string name="a">x</string></resources>"#.utf8)
            )
        }
        let resources = AndroidResources(inputs, options: RuntimeOptions())
        let tags = languages.split(separator: " ").compactMap { LanguageTag(String($0)) }
        let choice = resources.choice(for: tags, in: 0)
        return choice.configurations.map { resources.packages[0].configurations[$0].folder }.joined(separator: " ")
    }

    /// The orders that Android's rules give; folders that serve nobody stand behind a bar.
    @Test(arguments: [
        ("pt-BR", "values-pt-rBR values-pt values-pt-rPT values | values-es"),
        ("pt-AO", "values-pt-rAO values-pt-rPT values-pt values-pt-rBR values"),
        ("en-GB", "values-en-rGB values-b+en+001 values-en values-en-rUS values"),
        ("en-US", "values-en-rUS values-en values values-en-rGB"),
        ("es-MX", "values-es-rMX values-b+es+419 values-es-rUS values-es values-es-rES values"),
        ("es-AR", "values-es-rAR values-b+es+419 values-es-rMX values-es-rUS values-es values"),
        ("zh-HK", "values-zh-rHK values-b+zh+Hant values-zh-rTW values | values-zh values-zh-rCN"),
        ("zh-Hant", "values-b+zh+Hant values-zh-rTW values-zh-rHK values | values-zh values-b+zh+Hans"),
        ("zh-Hans", "values-zh values-zh-rCN values | values-zh-rTW"),
        ("zh-MO", "values-zh-rHK values-b+zh+Hant values-zh-rTW values"),
        ("sr-Latn", "values-b+sr+Latn values | values-sr"), ("sr", "values-sr values | values-b+sr+Latn"),
        ("sr-ME", "values-b+sr+Latn values | values-sr"), ("sr-Cyrl", "values-sr values | values-b+sr+Latn"),
        ("de-AT", "values-de-rAT values-de values-de-rDE values"),
        ("de-AT", "values-de-rDE values-de-rCH values"), ("de-LI", "values-de-rDE values-de-rCH values"),
        ("en-CA", "values-en-rCA values-b+en+001 values-en values-en-rGB values"),
        ("en", "values-en values values-en-rGB"), ("en-PR", "values-en values-en-rUS values values-en-rGB"),
        ("he", "values-iw values-he values"), ("id-ID", "values-in values-id values"), ("yi", "values-ji values"),
        ("fil", "values-fil values-tl values"),
        ("ca-ES-valencia", "values-b+ca+ES+valencia values-ca-rES values-ca values"),
        ("pl", "values-pl values | values-de"), ("xx", "values-xx values | values-xx-rAB values-yy"),
        ("foo-AB", "values-foo-rAB values-foo values | values-foo-rCD"),
        ("en-XA", "values-en-rXA values | values-en"), ("fr", "values | values-en-rXA values-pl"),
        ("ar-MA", "values-ar-rMA values-b+ar+015 values-ar values-ar-rEG values-ar-rAE values | values-ar-rXB"),
    ])
    func orders(language: String, folders: String) {
        let parts = folders.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
        let all = folders.split(separator: " ").filter { $0 != "|" }
        for rotation in all.indices {
            let rotated = all[rotation...] + all[..<rotation]
            #expect(order(language, rotated.joined(separator: " ")) == parts[0])
        }
        #expect(order(language, all.reversed().joined(separator: " ")) == parts[0])
    }

    /// The first language that the app has texts for; English counts as always there, the default folder's own not.
    @Test(arguments: [
        ("de fr", "values values-fr", "values-fr values"), ("de en fr", "values values-fr", "values"),
        ("de-AT de", "values values-de", "values-de values"), ("it ja", "values values-fr", "values"),
        ("zh-Hant-HK zh-Hans-CN", "values values-zh-rCN", "values-zh-rCN values"),
        ("fr pl", "values values-pl values-fr", "values-fr values"),
    ])
    func languages(languages: String, folders: String, expected: String) {
        #expect(order(languages, folders) == expected)
    }

    /// Plural rules are those of the language that was chosen.
    @Test func rules() {
        let plural = """
            <plurals name="n"><item quantity="one">one</item><item quantity="few">few</item>
            <item quantity="other">other</item></plurals>
            """
        let app = androidRuntime(["values": plural, "values-fr": "", "values-pl": plural])
        #expect(app.answer(RuntimeRequest("n", "fr", count: 0)).shown == "one")
        #expect(app.answer(RuntimeRequest("n", "en fr", count: 0)).shown == "other")
        #expect(app.answer(RuntimeRequest("n", "it pl", count: 3)).shown == "few")
        #expect(app.answer(RuntimeRequest("n", "it ja", count: 1)).shown == "one")
    }

    /// Which of two is better never goes in a circle.
    @Test func isAnOrder() {
        for (language, regions) in [
            ("en", ["", "US", "GB", "001", "150", "DE", "CA", "IN", "PR"]),
            ("es", ["", "ES", "MX", "US", "419", "AR", "GQ"]),
            ("pt", ["", "PT", "BR", "AO"]), ("zh-Hant", ["", "TW", "HK", "MO", "SG"]),
            ("de", ["", "DE", "AT", "CH", "LI"]),
        ] {
            let locales: [AndroidLocale?] =
                [nil]
                + regions.map { region in
                    LanguageTag(region.isEmpty ? language : "\(language)-\(region)").map { AndroidLocale($0) }
                }
            for request in locales.compactMap({ $0 }) {
                for first in locales {
                    for second in locales where request.prefers(first, to: second) {
                        #expect(!request.prefers(second, to: first))
                        for third in locales where request.prefers(second, to: third) {
                            #expect(request.prefers(first, to: third), "\(request) \(first.debugDescription)")
                        }
                    }
                }
            }
        }
    }
}
