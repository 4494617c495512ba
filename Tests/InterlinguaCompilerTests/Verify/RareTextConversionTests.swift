import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Conversions of what few files have show the same, or say what differs.
@Suite struct RareTextConversionTests {
    private static let targets = FormatRegistry.formats.map(\.name).filter { $0 != "i18next" }

    private func project(
        _ files: KeyValuePairs<String, String>,
        _ version: I18nextVersion = .v4,
        sourceLanguage: String = "en"
    ) -> VerifiedProject {
        ComparedProject.make(
            I18nextFormat(version),
            files.map { ("locales/\($0.key)/translation.json", $0.value) },
            sourceLanguage: sourceLanguage
        )
    }

    // MARK: Characters

    /// XML 1.0 has no control characters but tab and line ends.
    @Test(arguments: ["\\u0001", "\\u000B", "\\u0000"])
    func controlCharactersInPluralsAreLostByName(character: String) throws {
        let file = #"{"n_one": "{{count}} x\#(character)", "n_other": "{{count}} xs\#(character)"}"#
        let conversion = try CheckedConversion(project(["en": file]), to: "apple")
        #expect(conversion.unexplained == [])
        #expect(conversion.differences.contains { $0.causes == [.lostCharacter] })
        #expect(conversion.text.contains("<string>%1$lld x\u{FFFD}</string>"))
    }

    /// Each item of a list is in a file of its own kind, of which only .strings holds all characters.
    @Test func controlCharactersInItemsAreLostByName() throws {
        let file = ##"{"n_one": "x", "n_other": "xs", "l": ["\u0001", "$t(n)\u0001"]}"##
        let conversion = try CheckedConversion(project(["en": file]), to: "apple")
        #expect(conversion.unexplained == [])
        #expect(conversion.explained.contains("l en: lost-character"))
    }

    @Test func zeroIsLostInAndroidsTexts() throws {
        let source = ComparedProject.make(AppleFormat(), [("en.lproj/Localizable.strings", #""a" = "x\U0000y";"#)])
        let conversion = try CheckedConversion(source, to: "android")
        #expect(conversion.explained == ["a en: lost-character"])
        #expect(conversion.text.contains("<string name=\"a\">x\u{FFFD}y</string>"))
    }

    /// JSON, and .strings, hold all characters.
    @Test(arguments: ["xcstrings", "smartling", "swifternalization", "i18next-v2"])
    func controlCharactersAreKeptElsewhere(target: String) throws {
        let file = #"{"n_one": "{{count}} x\u0001", "n_other": "{{count}} xs\u0001"}"#
        let conversion = try CheckedConversion(project(["en": file]), to: target)
        #expect(!conversion.differences.contains { $0.isUnexplained || $0.causes.contains(.lostCharacter) })
    }

    /// `%c` prints a byte of any number, and of Java's formatter none beyond Unicode's characters.
    @Test func numbersThatAreNoCharacters() throws {
        let source = ComparedProject.make(
            AppleFormat(),
            [("en.lproj/Localizable.strings", "a = \"%d\";"), ("de.lproj/Localizable.strings", "a = \"%c\";")]
        )
        let conversion = try CheckedConversion(source, to: "android")
        #expect(conversion.unexplained == [])
        #expect(conversion.explained.contains("a de: lost-format"))
    }

    // MARK: Arguments

    /// The app passes what the source language's texts take, which stand in `Base.lproj`; those of `en-US` crash.
    @Test func languagesThatTakeAnArgumentForDifferentThings() throws {
        let source = ComparedProject.make(
            AppleFormat(),
            [
                ("Base.lproj/Localizable.strings", "a = \"x %@\";"),
                ("en-US.lproj/Localizable.strings", "a = \"x %.1f\";"),
            ]
        )
        let conversion = try CheckedConversion(source, to: "xcstrings")
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == [])
        #expect(conversion.text.contains("\"x %@\"") && conversion.text.contains("\"x %.1f\""))
    }

    /// Java's `%s` shows characters, too, and Foundation's `%@` none.
    @Test(arguments: ["apple", "smartling", "swifternalization", "xcstrings"])
    func charactersThatAreShownAsTexts(target: String) throws {
        let source = ComparedProject.make(
            AndroidFormat(),
            [("", "%1$c"), ("-ru", "%1$s y")].map { folder, text in
                ("values\(folder)/strings.xml", "<resources><string name=\"a\">\(text)</string></resources>")
            }
        )
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.differences.filter { $0.causes != [.numberStyle] }.map(\.description) == [])
        #expect(conversion.text.contains("%C y"))
    }

    /// A name ends only where no underscore follows on iOS; a number that chooses twice is passed by two names.
    @Test func numbersBesideEachOther() throws {
        func variable(_ name: String, _ one: String, _ other: String) -> String {
            """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
            """
        }
        let file = """
            <plist version="1.0"><dict><key>a</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@m@, %#@n@</string>
            \(variable("m", "Level %d%ld", "Level %d"))\(variable("n", "%d note", "%d notes"))
            </dict></dict></plist>
            """
        let source = ComparedProject.make(AppleFormat(), [("en.lproj/Localizable.stringsdict", file)])
        let conversion = try CheckedConversion(source, to: "i18next-v1")
        #expect(conversion.unexplained == [])
        #expect(conversion.differences.contains { $0.causes == [.lostPlaceholder] })
    }

    /// Where the target has the next language's text, and the source's app fails to show it, it is still known.
    @Test func nextLanguagesThatFail() throws {
        let source = ComparedProject.make(
            SmartlingFormat(),
            [("en", "V%s"), ("de", "V%d"), ("he", "H"), ("iw", "I")].map { folder, text in
                ("\(folder).lproj/Localizable.strings", "\"a\" = \"\(text)\";")
            }
        )
        #expect(try CheckedConversion(source, to: "i18next-v1").unexplained == [])
    }

    /// A text for one number shows what the others' texts show by a select of its own.
    @Test(arguments: targets)
    func partsWithinTheTextOfOneNumber(target: String) throws {
        let file = """
            <resources xmlns:i="urn:interlingua">
            <plurals name="a"><item quantity="one">%1$d cat, %2$s</item>\
            <item quantity="other">%1$d cats, %2$s</item></plurals>
            <string name="a_zero" i:part="a variant argument1 =0">no cats, %2$s</string>
            <plurals name="a_dogs" i:part="a select 2 dogs"><item quantity="one">%d dog</item>\
            <item quantity="other">%d dogs</item></plurals></resources>
            """
        let source = ComparedProject.make(AndroidFormat(), [("values/strings.xml", file)])
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// Texts that no app formats may look like any formats.
    @Test(arguments: targets)
    func textsThatLookLikeFormats(target: String) throws {
        let source = project([
            "en": #"{"x": {"a": "%Savings", "b": "%@"}}"#,
            "sl": #"{"x": {"a": "%", "a_female": "%", "b": "%d"}}"#, "de": #"{"x": {"b": "%.1f"}}"#,
        ])
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        let format = try #require(FormatRegistry.format(named: target))
        #expect(Converter().readBack(conversion.result, as: format, []).errors.map(\.message) == [])
    }

    /// Foundation reads a variable that no .stringsdict has as `%@`.
    @Test(arguments: ["apple", "xcstrings"])
    func undefinedVariables(target: String) throws {
        let source = ComparedProject.make(
            AppleFormat(),
            [("ar.lproj/Localizable.strings", "a = \"%lu\";"), ("ru.lproj/Localizable.strings", "a = \"%#@a@\";")]
        )
        #expect(source.diagnostics.map(\.kind).contains(.argumentTypeConflict))
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        let format = try #require(FormatRegistry.format(named: target))
        let readBack = Converter().readBack(conversion.result, as: format, source.diagnostics)
        #expect(readBack.errors.map(\.message) == [])
    }

    // MARK: Missing texts

    /// Elements are written as tags where the target has only texts, and so are those of a file that no app reads.
    @Test(arguments: ["apple", "i18next-v4"])
    func elementsInAFileThatIsLeftOut(target: String) throws {
        let source = ComparedProject.make(
            AndroidFormat(),
            [
                ("values/strings.xml", "<resources><string name=\"a\">A</string></resources>"),
                ("values-pt/strings.xml", "<resources><string name=\"a\"><b>x</b> y</string>"),
            ]
        )
        #expect(try CheckedConversion(source, to: target).explained == ["a pt: faulty-source"])
    }

    /// A nib shows its own text where a language has none.
    @Test(arguments: ["apple", "smartling"])
    func textsOfNibs(target: String) throws {
        let comment = #"<!-- Class = "NSMenu"; title = "Main"; ObjectID = "x-1"; -->"#
        let source = ComparedProject.make(
            AndroidFormat(),
            [
                (
                    "values/strings.xml",
                    "<resources>\(comment)<string name=\"x-1.title\">Main menu</string>"
                        + "<string name=\"b\">B</string></resources>"
                ), ("values-sk/strings.xml", "<resources><string name=\"b\">C</string></resources>"),
            ]
        )
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
    }

    // MARK: Languages

    /// The older libraries look for `i-KLINGON`, and know no plurals of `in`.
    @Test(arguments: ["i18next-v1", "i18next-v2", "i18next-v3"], [("i-klingon", "tlh"), ("in", "id")])
    func replacedCodesAreThoseThatTheLibraryKnows(target: String, code: (old: String, new: String)) throws {
        let source = project(["en": #"{"a": "A", "n_one": "one", "n_other": "{{count}}"}"#, code.old: #"{"a": "B"}"#])
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.result.files.map(\.path).contains("locales/\(code.new)/translation.json"))
        #expect(conversion.notes("language-code") == ["“\(code.old)” becomes “\(code.new)”"])
    }

    /// i18next asks for `zh-Hans`, however the app spells it.
    @Test func aSpellingThatTheLibraryNeverAsksFor() throws {
        let source = ComparedProject.make(
            AppleFormat(),
            [
                ("en.lproj/Localizable.strings", #""a" = "A";"#), ("zh-Hans.lproj/Localizable.strings", #""a" = "B";"#),
                ("ZH-hans.lproj/Localizable.strings", #""a" = "C";"#),
            ]
        )
        let conversion = try CheckedConversion(source, to: "i18next-v4")
        #expect(conversion.unexplained == [])
        #expect(conversion.differences.map(\.causes) == [[.lostLanguage]])
        #expect(conversion.differences.flatMap(\.languages).map(\.name) == ["ZH-hans"])
    }

    @Test(arguments: ["i18next-v2", "i18next-v3"])
    func codesInOtherCapitalsAreThoseThatTheLibraryAsksFor(target: String) throws {
        let source = project(["en-US": #"{"a": "A"}"#, "pt-br": #"{"a": "B"}"#], sourceLanguage: "en-US")
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.result.files.map(\.path).contains("locales/pt-BR/translation.json"))
    }

    @Test("Where all codes are in small letters, the app has an option for it")
    func codesInSmallLettersAreKept() throws {
        let source = project(["en": #"{"a": "A"}"#, "pt-br": #"{"a": "B"}"#])
        let conversion = try CheckedConversion(source, to: "i18next-v3")
        #expect(conversion.result.files.map(\.path).contains("locales/pt-br/translation.json"))
    }

    @Test(arguments: ["i18next-v4", "swifternalization"])
    func otherLibrariesKnowReplacedCodes(target: String) throws {
        let conversion = try CheckedConversion(project(["en": #"{"a": "A"}"#, "in": #"{"a": "B"}"#]), to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.notes("language-code") == [])
    }

    /// A language that only private subtags tell from the source's has no folder in Android.
    @Test func theKeyIsShownForALanguageWithoutAFolder() throws {
        let source = project(["en-x-pirate": #"{"a": "$t(gone.more)"}"#])
        let conversion = try CheckedConversion(source, to: "android")
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == ["a en-x-pirate: lost-language"])
    }

    @Test("One of two spellings has a file in version 1, and the other one's empty text is not the same")
    func anEmptyTextOfALostLanguage() throws {
        let source = ComparedProject.make(
            SwifternalizationFormat(),
            [
                ("base.json", "{}"), ("pt-BR.json", #"{"t": {"male": "M"}}"#), ("pt_BR.json", #"{"t": {"male": ""}}"#),
            ]
        )
        let conversion = try CheckedConversion(source, to: "i18next-v1")
        #expect(conversion.unexplained == [])
        #expect(conversion.differences.map(\.causes) == [[.lostLanguage]])
    }

    // MARK: Lists

    /// aapt2 leaves arrays out that have no default one.
    @Test(arguments: ["[]", #"["u", "v"]"#])
    func listsOfOtherLanguagesHaveADefaultOne(list: String) throws {
        let source = project(["en": #"{"a": "A"}"#, "fr": #"{"l": \#(list)}"#])
        let conversion = try CheckedConversion(source, to: "android")
        #expect(conversion.unexplained == [])
        let text = conversion.text.filter { $0 != "\n" }
        #expect(text.contains(#"<string-array name="l">        <item>l</item>    </string-array>"#))
    }

    // MARK: Gaps

    @Test("Smartling's library never asks for “one” in Thai", arguments: targets)
    func deadForms(target: String) throws {
        let source = ComparedProject.make(
            SmartlingFormat(),
            [("th.lproj/Localizable.strings", ##""n##{one}" = "dead";"##)]
        )
        let format = try #require(FormatRegistry.format(named: target))
        let converter = Converter()
        let result = converter.convert(source.catalog, from: source.format, to: format)
        #expect(converter.verify(result, of: source, for: format).unexplained.map(\.description) == [])
        #expect(converter.readBack(result, as: format, source.diagnostics).errors == [])
    }

    /// Smartling's `other` is for negative numbers here; the target's `few`, which has no text, is for -2 as well as for 2.
    @Test(arguments: targets)
    func negativeNumbersOfAFormWithoutAText(target: String) throws {
        let source = ComparedProject.make(
            SmartlingFormat(),
            [("sr-Latn.lproj/Localizable.strings", ##""n##{one}" = "jedan"; "n##{other}" = "drugi";"##)]
        )
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// Whether the source has a text for 2³¹ - 1 is left to chance, and the target has none.
    @Test(arguments: targets)
    func textsThatMayBeMissing(target: String) throws {
        let source = ComparedProject.make(
            SmartlingFormat(),
            [("sr-Latn.lproj/Localizable.strings", ##""n" = "plain"; "n##{other}" = "drugi";"##)]
        )
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    @Test("Turkish has “one”, and an empty text for all others", arguments: targets)
    func emptyForms(target: String) throws {
        let source = project(["en": #"{"a": "A"}"#, "tr": #"{"n_one": "bir", "n_other": ""}"#])
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    @Test(arguments: targets)
    func nestedTextsWithoutAForm(target: String) throws {
        let source = project(["de": #"{"n_other": "{{count}}", "a": "$t(n)"}"#], sourceLanguage: "de")
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// No language has a text for these numbers.
    @Test(arguments: targets)
    func ordinalsThatNoLanguageHas(target: String) throws {
        let source = project(["en": #"{"a": "A", "a_two": "{{count}}"}"#])
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    // MARK: References

    @Test(
        "A key that the library takes for a namespace's refers to a text with an argument of its own",
        arguments: targets
    )
    func referencesOfFaultyKeys(target: String) throws {
        let source = project(["en": #"{"b": "{{total}}", "a:x": "$t(b, {\"count\": {{n}} })"}"#])
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// A text without arguments that are shown is no format, although a text that it refers to was to get one.
    @Test(arguments: targets)
    func percentSignsBesideAKeyThatThereIsNot(target: String) throws {
        let source = project(["en": #"{"a": "$t(gone, {\"count\": {{n}} }) 100%"}"#])
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        if target == "smartling" { #expect(conversion.text == "\"a\" = \"gone 100%\";\n") }
    }

    /// Which of two texts is shown hangs on the namespaces that are loaded.
    @Test(arguments: targets)
    func whatTheSourceLeavesToChance(target: String) throws {
        let source = ComparedProject.make(
            I18nextFormat(.v3),
            [
                ("locales/pt/translation.json", #"{"k_plural": "K", "m": "M $t(k, {\"count\": {{n}} })"}"#),
                ("locales/pt/places.json", #"{"b": "$t(m, {\"count\": {{n}} })"}"#),
            ]
        )
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// The app crashes at the form that shows a number as an object, not at the other one.
    @Test(arguments: targets)
    func formsThatFailByThemselves(target: String) throws {
        let files = [
            ("de.lproj/Localizable.strings", "\"n##{one}\" = \"%d\";"),
            ("pt.lproj/Localizable.strings", "\"n##{one}\" = \"um\";\n\"n##{other}\" = \"%@\";"),
        ]
        let source = ComparedProject.make(SmartlingFormat(), files, sourceLanguage: "de")
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// Two spellings share one file of the target, which says what the other one's text was meant to say.
    @Test(arguments: targets)
    func faultyTextsOfAnotherSpelling(target: String) throws {
        let files = [
            ("pt-BR.json", #"{"s": " 100%"}"#), ("pt_BR.json", ##"{"s": {"#one": "%1$@"}}"##),
        ]
        let source = ComparedProject.make(SwifternalizationFormat(), files)
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// Android shows users of Portuguese what is meant for Brazil before it shows them English.
    @Test func textsOfTheNextOfKin() throws {
        let files = [
            ("base.json", #"{"a": "A", "b": "B"}"#), ("pt-BR.json", #"{"a": "BR"}"#), ("pt.json", #"{"b": "PT"}"#),
        ]
        let source = ComparedProject.make(SwifternalizationFormat(), files)
        #expect(try CheckedConversion(source, to: "android").unexplained == [])
    }

    /// Android shows users of American English what is meant for another English, in which a text is shown that another
    /// one refers to over two steps, with an argument that neither shows itself.
    @Test func argumentsHandedOnTwice() throws {
        func file(_ strings: String) -> String { "<resources>\(strings)</resources>" }
        let all = #"<string name="a" formatted="false">%s %&lt;s</string>"#
        let files = [
            (
                "values/strings.xml",
                file(all + #"<string name="b">@string/a</string><string name="c">@string/b</string>"#)
            ), ("values-b+en+x+pirate/strings.xml", file(#"<string name="a">%s</string>"#)),
        ]
        let source = ComparedProject.make(AndroidFormat(), files, sourceLanguage: "en-US")
        #expect(try CheckedConversion(source, to: "apple").unexplained == [])
    }
}
