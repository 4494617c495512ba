import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// A String Catalog has a source text for every key, if only the key itself.
@Suite struct StringCatalogConversionTests {
    @Test(
        arguments: [
            // The German app has a text of its own, which the catalogue looks for in English only.
            ("locales/de-AT/translation.json", #"{"b": "B"}"#, "locales/de/translation.json", #"{"a": "A"}"#),
            // An empty list ends where the other language's goes on.
            ("locales/de/translation.json", #"{"a": []}"#, "locales/fr/translation.json", #"{"a": ["A"]}"#),
        ]
    )
    func missingSourceTextsAreExplained(path: String, text: String, otherPath: String, otherText: String) throws {
        let files = [(path, text), (otherPath, otherText)].map { InputFile(path: $0, bytes: Array($1.utf8)) }
        let source = ComparedProject.make(I18nextFormat(.v4), files, "en")
        let converter = Converter()
        let result = converter.convert(source.catalog, from: source.format, to: StringCatalogFormat())
        let verification = converter.verify(result, of: source, for: StringCatalogFormat())
        #expect(verification.unexplained.map(\.description) == [])
        #expect(!verification.differences.isEmpty)
    }

    /// The Polish text takes the name for the number, at which its app crashes.
    @Test(arguments: ["apple", "xcstrings", "android", "i18next"])
    func aTranslationsSlipLeavesTheSourceTextAsItIs(target: String) throws {
        func table(_ format: String, _ forms: KeyValuePairs<String, String>) -> String {
            """
            <plist version="1.0"><dict><key>k</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
            <key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            \(forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined())
            </dict></dict></dict></plist>
            """
        }
        let files = [
            ("en.lproj/Localizable.stringsdict", table("%@ has %#@n@", ["one": "one star", "other": "%d stars"])),
            (
                "pl.lproj/Localizable.stringsdict",
                table("%#@n@: %@", ["one": "gwiazdka", "few": "%d gwiazdki", "many": "%d gwiazdek", "other": "%d"])
            ),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(AppleFormat(), files), to: target)
        #expect(conversion.unexplained == [])
        #expect(!conversion.text.contains("%1$d"))
        if target == "xcstrings" { #expect(conversion.text.contains("\"%1$@ has %#@n@\"")) }
    }

    /// Of a key that a language has, Foundation looks for a device's text nowhere else.
    @Test func devicesOfOtherLanguagesAreMissing() throws {
        func resources(_ texts: [(device: String, text: String)]) -> String {
            let strings = texts.map { device, text in
                "<string name=\"k_\(device)\" i:part=\"k variant device \(device)\">\(text)</string>"
            }
            return "<resources xmlns:i=\"urn:interlingua\">\(strings.joined())</resources>"
        }
        let files = [
            ("values/strings.xml", resources([("ipad", "iPad"), ("iphone", "iPhone")])),
            ("values-de/strings.xml", resources([("iphone", "das iPhone")])),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(AndroidFormat(), files), to: "xcstrings")
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == ["k de: missing-text"])
    }

    /// The app's name stands in Info.plist where no table has it.
    @Test func keysAreNotWrittenAsSourceTexts() throws {
        let files = [("zh-Hans.lproj/InfoPlist.strings", #""CFBundleDisplayName" = "应用";"#)]
        let conversion = try CheckedConversion(ComparedProject.make(AppleFormat(), files), to: "xcstrings")
        #expect(conversion.unexplained == [] && conversion.explained == [])
        #expect(!conversion.text.contains(#""en" : {"#))
        #expect(conversion.notes("missing-source") == [])
    }

    /// The system would show the key to users of the source language instead of the text in Info.plist.
    @Test(arguments: ["apple", "smartling", "xcstrings"])
    func propertyListsGoOnSayingTheirTexts(target: String) throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"NSCameraUsageDescription": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Scannen"}}}}}}
            """
        func resources(_ text: String) -> String {
            "<resources><string name=\"NSCameraUsageDescription\">\(text)</string></resources>"
        }
        let sources = [
            ComparedProject.make(StringCatalogFormat(), [("InfoPlist.xcstrings", catalog)]),
            ComparedProject.make(
                AndroidFormat(),
                [
                    ("values/InfoPlist.xml", resources("NSCameraUsageDescription")),
                    ("values-de/InfoPlist.xml", resources("Scannen")),
                ]
            ),
        ]
        for source in sources {
            let conversion = try CheckedConversion(source, to: target)
            #expect(conversion.unexplained == [])
            #expect(
                !conversion.text.contains("= \"NSCameraUsageDescription\"") && !conversion.text.contains("\"en\" : {")
            )
            #expect(!conversion.result.files.contains { $0.path.hasPrefix("en.lproj") })
            #expect(conversion.text.contains("Scannen"))
        }
    }

    /// A String Catalog has comments of entries, and none beside them.
    @Test(arguments: [("xcstrings", ["a"]), ("android", [])])
    func headingsHaveNoPlace(target: String, expected: [String]) throws {
        let text = "/* Main screen */\n\n/* Greets */\n\"a\" = \"A\";\n/* Leaves */\n\"b\" = \"B\";\n"
        let source = ComparedProject.make(AppleFormat(), [("en.lproj/Localizable.strings", text)])
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.notes("lost-comment") == expected)
    }

    /// No other format has the state of a translation.
    @Test(arguments: ["apple", "android", "i18next-v4"])
    func statesHaveNoPlaceElsewhere(target: String) throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "A"}},
            "de": {"stringUnit": {"state": "needs_review", "value": "B"}}}}}}
            """
        let source = ComparedProject.make(StringCatalogFormat(), [("Localizable.xcstrings", catalog)])
        #expect(try CheckedConversion(source, to: target).notes("lost-annotation") == ["a"])
    }

    /// Xcode puts the specifier in the place of `%arg` whatever stands in front of it.
    @Test func numbersBehindDigits() throws {
        let text = #"{"b": "1{{count}} birds", "b_plural": "1{{count}} birds", "s": "$t(b, {\"count\": {{n}} }) seen"}"#
        let project = ComparedProject.make(I18nextFormat(.v3), [("locales/en/translation.json", text)])
        let conversion = try CheckedConversion(project, to: "xcstrings")
        #expect(conversion.unexplained == [])
        #expect(conversion.text.contains("1%arg birds"))
    }

    @Test("Each catalogue keeps the language of its keys")
    func sourceLanguages() throws {
        func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
        let hello = #""Hello":{"localizations":{"de":\#(unit("Hallo"))}}"#
        let bird = #""Vogel":{"localizations":{"en":\#(unit("Bird"))}}"#
        let english = #"{"sourceLanguage":"en","strings":{"Bye":{},\#(hello)}}"#
        let german = #"{"sourceLanguage":"de","strings":{"Nest":{},\#(bird)}}"#
        let source = ComparedProject.make(
            StringCatalogFormat(),
            [("A/Localizable.xcstrings", english), ("B/Localizable.xcstrings", german)]
        )
        let conversion = try CheckedConversion(source, to: "xcstrings")
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == [])
        let text = conversion.text.filter { !$0.isWhitespace }
        #expect(text.contains(#""sourceLanguage":"en","strings":{"Bye":{}"#))
        #expect(text.contains(#""sourceLanguage":"de","strings":{"Nest":{}"#))
    }
}
