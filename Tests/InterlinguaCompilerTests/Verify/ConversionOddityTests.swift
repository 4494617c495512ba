import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Rare files whose conversion shows the same, or says what differs.
@Suite struct ConversionOddityTests {
    private func project(_ files: KeyValuePairs<String, String>, _ version: I18nextVersion = .v4) -> VerifiedProject {
        ComparedProject.make(I18nextFormat(version), files.map { ("locales/\($0.key)/translation.json", $0.value) })
    }

    /// The app makes nothing of a file with a comma too many, and what it was meant to say is converted.
    @Test(arguments: ["android", "apple", "i18next-v3"])
    func brokenFilesAreFaults(target: String) throws {
        let source = project(["en": #"{"a": "Yes", "b": "No"}"#, "pl": #"{"a": "Tak", "b": "Nie",}"#])
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == ["a pl: faulty-source", "b pl: faulty-source"])
    }

    /// What no value is put into is shown as it is, whatever letter follows a percent sign.
    @Test(arguments: ["android", "apple", "smartling", "swifternalization", "xcstrings"])
    func percentSignsOfProseAreText(target: String) throws {
        let source = project(["en": #"{"a": "100% natural", "b": "100% pure", "c": "50% off", "d": "30 % niedriger"}"#])
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [] && conversion.explained == [])
        let format = try #require(FormatRegistry.format(named: target))
        let read = format.read(conversion.result.inputFiles, options: ReadingOptions())
        #expect(read.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    }

    /// The app doesn't format a source text whose percent sign would be lost, nor its translations.
    @Test(arguments: [
        ("AppleFormat", #""low" = "Battery at 10%";"#, #""low" = "Bateria %d dolu";"#),
        (
            "Android", #"<resources><string name="low">At 10%</string></resources>"#,
            #"<resources><string name="low">%d dolu</string></resources>"#
        ),
    ])
    func theSourceTextTellsWhetherPercentSignsAreText(format: String, source: String, translation: String) throws {
        let files =
            format == "Android"
            ? [("res/values/strings.xml", source), ("res/values-tr/strings.xml", translation)]
            : [("en.lproj/Localizable.strings", source), ("tr.lproj/Localizable.strings", translation)]
        let project =
            format == "Android"
            ? ComparedProject.make(AndroidFormat(), files) : ComparedProject.make(AppleFormat(), files)
        #expect(project.catalog.entries.values.map(\.arguments.count) == [0])
        for target in ["android", "apple", "i18next"] {
            let conversion = try CheckedConversion(project, to: target)
            #expect(conversion.unexplained == [] && conversion.explained == [])
        }
    }

    /// The source text says nothing of a plural beside it, and a translation nothing of others.
    @Test func percentSignsOfOtherTexts() throws {
        func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
        let plural = #"{"variations": {"plural": {"one": \#(unit("%d%% Lied")), "other": \#(unit("%d%% Lieder"))}}}"#
        let texts = #"{"en": \#(unit("100% of songs")), "de": \#(plural)}"#
        let catalog = #"{"sourceLanguage": "en", "strings": {"c": {"localizations": \#(texts)}}, "version": "1.0"}"#
        let android = [
            ("values/a.xml", "<resources/>"),
            ("values-de/a.xml", "<resources><string name=\"c\">Rabatt 100%</string></resources>"),
            ("values-fr/a.xml", "<resources><string name=\"c\">Remise %1$d %%</string></resources>"),
        ]
        for source in [
            ComparedProject.make(StringCatalogFormat(), [("Localizable.xcstrings", catalog)]),
            ComparedProject.make(AndroidFormat(), android),
        ] {
            #expect(source.catalog.entries.values.map(\.arguments.count) == [1])
            #expect(try CheckedConversion(source, to: "i18next").unexplained == [])
        }
    }

    /// A text of another formatter's placeholders shows no argument, so that the number that chooses is one of its own.
    @Test(arguments: ["android", "apple", "i18next"])
    func numbersBesideTextsThatAreNoFormats(target: String) throws {
        let source = ComparedProject.make(
            SwifternalizationFormat(),
            [
                ("base.json", ##"{"list-hint": {"#one": "%2$ld%{x}"}}"##),
                ("expressions.json", ##"{"base": {"#one": "ie:x=1"}}"##),
            ]
        )
        #expect(source.catalog.entries.values.map(\.arguments.count) == [1])
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// The library shows a value as it is in a format that it does not know, and apps add formats.
    @Test(arguments: ["android", "apple", "swifternalization", "i18next-v3"])
    func formatsOfTheAppAreLost(target: String) throws {
        let source = project(["en": #"{"a": "Hi {{name, uppercase}}"}"#])
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == (target == "i18next-v3" ? [] : ["a en: lost-format"]))
    }

    /// Java pads texts, and Foundation shows those of objects as they are: `%2@` has a width, and no position.
    @Test func fieldsOfTexts() throws {
        let resources = "<resources><string name=\"a\">[%2s]</string></resources>"
        let android = ComparedProject.make(AndroidFormat(), [("values/strings.xml", resources)])
        #expect(try CheckedConversion(android, to: "apple").explained == ["a en: lost-format"])
        let apple = ComparedProject.make(AppleFormat(), [("en.lproj/Localizable.strings", "\"a\" = \"[%2@]\";")])
        #expect(try CheckedConversion(apple, to: "android").explained == [])
    }

    /// Nobody asks for an item of a list that has none.
    @Test(arguments: ["android", "apple", "swifternalization", "smartling", "i18next-v1"])
    func emptyListsStayEmpty(target: String) throws {
        let conversion = try CheckedConversion(project(["en": #"{"a": "x", "f": []}"#]), to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.sentenceCount == 2)
    }

    /// The library has no rules for Kurmanji and takes English ones; an app that chooses among keys has none either.
    @Test func ordinalsOfALanguageWithoutRules() throws {
        let source = project(["kmr": #"{"a_ordinal_one": "{{count}} st", "a_ordinal_other": "{{count}} th"}"#])
        #expect(try CheckedConversion(source, to: "i18next-v1").unexplained == [])
    }

    /// An empty text counts as missing, and the next language's is chosen by the rules of the user's.
    @Test func emptyFormsAreThoseOfTheNextLanguage() throws {
        let source = ComparedProject.make(
            SmartlingFormat(),
            [
                ("en.lproj/Localizable.strings", "\"D##{one}\" = \"a\";\n\"D##{other}\" = \"%@ x\";"),
                ("zh-TW.lproj/Localizable.strings", #""D##{other}" = "";"#),
            ]
        )
        let conversion = try CheckedConversion(source, to: "i18next-v1")
        #expect(conversion.unexplained == [])
        #expect(conversion.explained.contains { $0.hasPrefix("D zh-TW: ") && $0.hasSuffix("lost-variant") })
    }

    /// The text that is nested has forms in the next language only, which chooses by its own rules.
    @Test(arguments: ["i18next-v1", "i18next-v4", "android", "apple"])
    func formsOfTheNextLanguageAreNested(target: String) throws {
        let source = project(
            ["en": #"{"b_plural": "{{count}} b"}"#, "th": #"{"a: m": "$t(b, {\"count\": {{n}} })"}"#],
            .v2
        )
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// Earlier versions look for a folder by the language that a code with a point in it means.
    @Test(arguments: ["i18next-v1", "i18next-v2", "i18next-v3"])
    func codesWithAnEncodingAreRespelled(target: String) throws {
        let source = project(["en": #"{"a": "A"}"#, "en_GB.UTF-8": #"{"a": "B"}"#])
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.result.files.map(\.path).contains("locales/en-GB/translation.json"))
    }

    /// On iOS the library cuts off all subtags but the first at once, so that it does not find the script's texts.
    @Test(arguments: ["i18next-v1", "i18next-v3", "android", "apple"])
    func textsOfAScriptAreThoseOfItsRegions(target: String) throws {
        let files: KeyValuePairs = ["en": "{}", "sr-Latn": #"{"a": "x", "l": ["0", "1"]}"#, "sr-Latn-RS": "{}"]
        let conversion = try CheckedConversion(project(files, .v2), to: target)
        #expect(conversion.unexplained == [])
        #expect(
            conversion.explained.filter { $0.hasPrefix("a ") }
                == (target == "i18next-v1" ? ["a sr-Latn-RS: missing-text"] : [])
        )
    }

    /// JavaScript prints the double that is nearest to a number, however it is spelled.
    @Test(arguments: [
        ("3.10", "3.1"), ("1e3", "1000"), ("-0", "0"), ("1.0", "1"), ("1.5", "1.5"), ("12", "12"),
        ("123456789012345678901", "123456789012345680000"), ("9007199254740993", "9007199254740992"),
        ("1e21", "1e+21"), ("1e-7", "1e-7"),
    ])
    func numbersAreShownAsJavaScriptPrintsThem(spelling: String, shown: String) throws {
        let source = project(["en": #"{"a": \#(spelling), "l": ["x", \#(spelling)]}"#])
        let conversion = try CheckedConversion(source, to: "android")
        #expect(conversion.unexplained == [])
        #expect(conversion.text.contains(#"<string name="a">\#(shown)</string>"#))
        #expect(conversion.text.contains("<item>\(shown)</item>"))
    }

    /// The file's own spelling stays.
    @Test func numbersKeepTheirSpelling() throws {
        let conversion = try CheckedConversion(project(["en": #"{"a": 3.10, "b": 1e3}"#]), to: "i18next-v4")
        #expect(conversion.unexplained == [])
        #expect(conversion.text.filter { !$0.isWhitespace } == #"{"a":3.10,"b":1e3}"#)
    }

    /// The number of a nested text that does not show it is a whole one where the text becomes a part of the sentence.
    @Test(arguments: ["apple", "android", "smartling", "swifternalization"])
    func numbersThatNestedTextsDoNotShowAreWhole(target: String) throws {
        let source = project([
            "en": """
            {"m_one": "{{count}} $t(m__b, {\\"count\\": {{n}} })", "m_other": "{{count}}s $t(m__b, {\\"count\\": {{n}} })",
            "m__b_one": "acct", "m__b_other": "accts"}
            """
        ])
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// Fractions are “many” in Lithuanian and Czech, for which i18next asks English.
    @Test(arguments: ["lt", "cs"])
    func fractionsWithoutAForm(language: String) throws {
        let source = project([
            "en": #"{"m_one": "{{count}} min", "m_other": "{{count}} mins"}"#,
            language: #"{"m_one": "{{count}} a", "m_few": "{{count}} b", "m_other": "{{count}} c"}"#,
        ])
        let conversion = try CheckedConversion(source, to: "swifternalization")
        #expect(conversion.unexplained == [])
    }

    /// A language without rules has one text for all numbers, and i18next asks for two.
    @Test(arguments: ["qu", "co"])
    func theOnlyTextIsWrittenForEveryForm(language: String) throws {
        let source = ComparedProject.make(
            SmartlingFormat(),
            [
                ("en.lproj/Localizable.strings", "\"D##{one}\" = \"one hen\";\n\"D##{other}\" = \"%@ hens\";"),
                ("\(language).lproj/Localizable.strings", #""D##{other}" = "%@ x";"#),
            ]
        )
        let conversion = try CheckedConversion(source, to: "i18next-v4")
        #expect(conversion.unexplained == [])
        let file = try #require(conversion.result.files.first { $0.path.contains("/\(language)/") })
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(text.contains(#""D_one": "{{- arg1}} x""#) && text.contains(#""D_other": "{{- arg1}} x""#))
    }

    /// For the numbers without a form the library shows that the key has an object, and other formats show the key.
    @Test(arguments: ["android", "apple", "i18next-v1", "smartling", "swifternalization", "xcstrings"])
    func objectsInPlaceOfForms(target: String) throws {
        let source = project(["en": #"{"b": {}, "b_plural": "birds", "a": "$t(b, {\"count\": {{n}} })"}"#], .v3)
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// Foundation's apps format the key where a text is missing, and would read the name as a number.
    @Test(arguments: ["apple", "smartling", "swifternalization", "xcstrings"])
    func keysThatAreFormatsAreWrittenAsTexts(target: String) throws {
        let source = project(["th": #"{"%d birds": "{{- name}}", "bird": "{{- name}}"}"#])
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.differences.isEmpty)
        #expect(conversion.text.contains("%%d birds"))
        let format = try #require(FormatRegistry.format(named: target))
        #expect(Converter().readBack(conversion.result, as: format, []).errors.map(\.message) == [])
    }

    /// Beside a plural of that name, Smartling's library takes the key for one of its forms.
    @Test func keysThatLookLikeForms() throws {
        let plural = project(["en": #"{"a_one": "one", "a_other": "{{count}}", "a##{one}": "x", "a##{ten}": "y"}"#])
        let beside = try CheckedConversion(plural, to: "smartling")
        #expect(beside.unexplained == [])
        #expect(beside.text.contains(##""a##{one}_text" = "x""##) && beside.text.contains(##""a##{ten}" = "y""##))
        let alone = try CheckedConversion(project(["en": #"{"a##{one}": "x"}"#]), to: "smartling")
        #expect(alone.text.contains(##""a##{one}" = "x""##))
    }

    /// The library resolves `$t(b_{{t}})` once the variable is in its place; other formats show it as it is written.
    @Test(arguments: ["android", "apple", "smartling", "swifternalization", "xcstrings"])
    func keysThatAreComputedAreShown(target: String) throws {
        let conversion = try CheckedConversion(project(["en": #"{"a": "$t(b_{{t}})", "b_x": "X"}"#]), to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained.contains { $0.hasPrefix("a en: lost-placeholder") })
    }

    /// i18next puts the number into the options before it finds null, whose text is empty.
    @Test(arguments: ["android", "apple", "i18next-v2", "i18next-v4", "xcstrings"])
    func optionsOfNullAreRead(target: String) throws {
        let source = project(["en": #"{"b": null, "a": "$t(b, {\"count\": {{n}} })."}"#], .v3)
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// The library for iOS shows of a nested object that it is one.
    @Test(arguments: ["{}", #"{"x": "X"}"#])
    func nestedObjectsOnIOSAreFaults(object: String) throws {
        let source = project(["en": #"{"b": \#(object), "a": "$t(b)"}"#], .v1)
        for target in ["android", "apple", "i18next-v1", "i18next-v4", "swifternalization", "xcstrings"] {
            #expect(try CheckedConversion(source, to: target).unexplained == [])
        }
    }
}
