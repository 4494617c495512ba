import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// What a target's forms don't tell apart is seen in the entries that refer to others, too.
@Suite struct ReferenceConversionTests {
    private func differences(
        from format: any TranslationFormat,
        _ text: String,
        in language: String,
        to target: any TranslationFormat
    ) -> (explained: [String], unexplained: [String]) {
        let source = ComparedProject.make(
            format,
            [("locales/\(language)/translation.json", text)],
            sourceLanguage: language
        )
        let converter = Converter()
        let result = converter.convert(source.catalog, from: source.format, to: target)
        let verification = converter.verify(result, of: source, for: target)
        let explained = verification.differences.filter { !$0.isUnexplained && !$0.isPlatformFact }
        return (
            explained.map { "\($0.key.name) \($0.causes.map(\.rawValue).joined(separator: " ")) \($0.arguments.text)" },
            verification.unexplained.map(\.description)
        )
    }

    @Test("Latvian 10 has no form of its own in version 3, wherever the number comes from")
    func forms() throws {
        let text = """
            {"birds_zero": "{{count}} putnu", "birds_one": "{{count}} putns", "birds_other": "{{count}} putni",
            "seen": "Redzēti $t(birds, {\\"count\\": {{n}} })", "three": "$t(birds, {\\"count\\": 3 })"}
            """
        let version4 = try #require(FormatRegistry.format(named: "i18next-v4"))
        let version3 = try #require(FormatRegistry.format(named: "i18next-v3"))
        let found = differences(from: version4, text, in: "lv", to: version3)
        #expect(found.unexplained == [])
        #expect(found.explained.contains { $0.hasPrefix("birds lost-variant 10") })
        #expect(found.explained.contains { $0.hasPrefix("seen lost-variant 10") })
        #expect(!found.explained.contains { $0.hasPrefix("three") })
    }

    /// What is looked up in vain anyway, such as `@null`, is not lost.
    @Test("Texts of the system are lost where the target can't refer to them")
    func textsOfTheSystem() throws {
        let text = """
            <resources><string name="ok">@android:string/ok</string><string name="own">@string/ok</string>
            <string name="none">@null</string><string name="a">A</string>
            <plurals name="n"><item quantity="one">@android:string/ok</item><item quantity="other">%d</item></plurals>
            <string-array name="list"><item>@string/a</item><item>@string/lost</item></string-array>
            <array name="mixed"><item>Text</item><item>@drawable/x</item></array></resources>
            """
        let source = ComparedProject.make(AndroidFormat(), [("values/strings.xml", text)])
        for (name, lost) in [
            ("android", []), ("apple", ["list", "mixed", "n", "ok", "own"]),
            ("i18next", ["list", "mixed", "n", "ok", "own"]),
        ] {
            let target = try #require(FormatRegistry.format(named: name))
            let result = Converter().convert(source.catalog, from: source.format, to: target)
            let differences = Converter().verify(result, of: source, for: target).differences
            let own = differences.filter { $0.causes == [.unsupportedReference] }
            #expect(Set(own.map(\.key.name)).sorted() == lost)
            #expect(differences.filter(\.isUnexplained).map(\.description) == [])
        }
    }

    @Test("Bound texts are escaped as often as before")
    func escapes() throws {
        let text = #"""
            {"photos": "{{name}} shared", "raw": "{{- name}} shared",
            "a": "$t(photos, {\"name\": \"{{name}}\" })", "b": "$t(raw, {\"name\": \"{{- name}}\" })"}
            """#
        let version2 = try #require(FormatRegistry.format(named: "i18next-v2"))
        let version3 = try #require(FormatRegistry.format(named: "i18next-v3"))
        let found = differences(from: version2, text, in: "en", to: version3)
        #expect(found.unexplained == [])
        #expect(found.explained == [])
    }

    @Test(
        "Where all of a text is a call, its number chooses in every format",
        arguments: FormatRegistry.formats.map(\.name)
    )
    func forms(to name: String) throws {
        let text = #"{"a": "$t(b)", "b": "$t(k)", "k_one": "one {{- x}}", "k_other": "{{count}} {{- x}}"}"#
        let version4 = try #require(FormatRegistry.format(named: "i18next-v4"))
        let target = try #require(FormatRegistry.format(named: name))
        let found = differences(from: version4, text, in: "en", to: target)
        #expect(found.unexplained == [])
        #expect(found.explained == [])
    }

    @Test("Numbers in each other are passed under names of their own where references bind only one")
    func numbersInEachOther() throws {
        func variable(_ name: String, _ one: String, _ other: String) -> String {
            """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>\(one)</string>
            <key>other</key><string>\(other)</string></dict>
            """
        }
        let text = """
            <plist version="1.0"><dict><key>shelves</key><dict><key>NSStringLocalizedFormatKey</key>
            <string>%1$#@a@</string>
            \(variable("a", "One shelf has %2$#@b@", "%1$d shelves have %2$#@b@"))
            \(variable("b", "one box and %3$#@c@", "%2$d boxes and %3$#@c@"))
            \(variable("c", "a book on %1$d", "%3$d books on %1$d"))
            </dict></dict></plist>
            """
        let source = ComparedProject.make(AppleFormat(), [("en.lproj/Localizable.stringsdict", text)])
        let version1 = try #require(FormatRegistry.format(named: "i18next-v1"))
        let result = Converter().convert(source.catalog, from: source.format, to: version1)
        let verification = Converter().verify(result, of: source, for: version1)
        #expect(verification.unexplained.map(\.description) == [])
        #expect(verification.sentenceCount > 8)
    }

    /// A nested call looks in its own folder of files, and a resource of Android in all modules.
    @Test func referencesToOtherModulesAreInlined() throws {
        let source = ComparedProject.make(
            AndroidFormat(),
            [
                ("ui/res/values/strings.xml", #"<resources><string name="about">About</string></resources>"#),
                ("app/res/values/strings.xml", #"<resources><string name="app">@string/about</string></resources>"#),
            ]
        )
        let conversion = try CheckedConversion(source, to: "i18next-v4")
        #expect(conversion.unexplained == [])
        let app = try #require(conversion.result.files.first { $0.path.hasPrefix("app/") })
        #expect(String(decoding: app.bytes, as: UTF8.self).contains(#""app": "About""#))
    }

    /// Parts of a text show the other arguments.
    @Test func argumentsThatPartsShowAreStillPassed() throws {
        let source = ComparedProject.make(AppleFormat(), [("en.lproj/Localizable.stringsdict", Self.parts)])
        let conversion = try CheckedConversion(source, to: "i18next-v4")
        #expect(conversion.unexplained == [])
        #expect(!conversion.result.diagnostics.contains { $0.message.contains("no longer passed") })
    }

    private static let parts = """
        <plist version="1.0"><dict><key>ask</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>Delete %1$#@folders@ and %3$#@points@</string>
        <key>folders</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%2$@ folder</string><key>other</key><string>%2$@ folders</string></dict>
        <key>points</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%4$@ point</string><key>other</key><string>%4$@ points</string></dict>
        </dict></dict></plist>
        """

    @Test("A number that is handed on twice keeps its name in no text", arguments: ["i18next-v2", "i18next-v3"])
    func numbersHandedOnTwice(target: String) throws {
        let text = """
            {"b_one": "bird", "b_other": "birds", "b_zero": "none", "m": "$t(b, {\\"count\\": {{n}} })",
            "s": "$t(m, {\\"count\\": {{n}} })"}
            """
        let target = try #require(FormatRegistry.format(named: target))
        let found = try differences(
            from: #require(FormatRegistry.format(named: "i18next-v4")),
            text,
            in: "en",
            to: target
        )
        #expect(found.unexplained == [])
    }
}
