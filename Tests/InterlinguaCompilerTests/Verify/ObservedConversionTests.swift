import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Kinds of projects in which conversions went wrong, each as small as it can be.
@Suite struct ObservedConversionTests {
    private static let targets = ["android", "apple", "i18next-v4"]

    private func expectTheSame(_ source: VerifiedProject, to target: String, sentences: Int) throws {
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == [])
        #expect(conversion.sentenceCount >= sentences)
    }

    @Test("Folders of languages that few lists have are read", arguments: ["bqi", "kmr", "ber", "dag"], targets)
    func rareLanguages(code: String, target: String) throws {
        let source = VerifiedProject.i18next(["en": #""a": "A""#, code: #""a": "A \#(code)""#])
        try expectTheSame(source, to: target, sentences: 2)
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.text.contains("A \(code)"))
    }

    /// Android shows the default texts to users of a language whose file is empty; Foundation would find nothing there.
    @Test("Languages without texts get no files where these would hide the default texts")
    func languagesWithoutTexts() throws {
        for fixed in ["", #"<string name="b" translatable="false">B</string>"#] {
            let source = VerifiedProject.android([
                "": #"<string name="a">A</string>\#(fixed)"#, "sr": "",
                "pl": #"<string name="a">P</string>"#,
            ])
            try expectTheSame(source, to: "apple", sentences: 3)
            let paths = try CheckedConversion(source, to: "apple").result.files.map(\.path)
            #expect(paths.contains { $0.hasPrefix("pl.lproj/") })
            #expect(!paths.contains { $0.hasPrefix("sr.lproj/") })
        }
    }

    /// The default namespace has few other names: a plural has others than a plain text.
    @Test("Folders of languages that few lists have are read, whatever is in them", arguments: targets)
    func rareLanguagesWithOtherNames(target: String) throws {
        let source = VerifiedProject.i18next([
            "en": #""k_one": "{{count}} x", "k_other": "{{count}} y""#, "ber": #""k": "z""#,
        ])
        try expectTheSame(source, to: target, sentences: 4)
    }

    /// i18next finds `k_1` for 2 with any context that Serbian has no text of its own for.
    @Test("A form beside a context that only the fallback has", arguments: targets + ["i18next-v1"])
    func formsBesideAContextOfTheFallback(target: String) throws {
        let source = VerifiedProject.project(
            I18nextFormat(.v3),
            ["en": #""k_male": "his""#, "sr": #""k_1": "{{count}} komada""#]
        ) {
            "locales/\($0)/translation.json"
        } _: {
            "{\($0)}"
        }
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        #expect(!conversion.differences.contains { $0.expected == .text("2 komada") })
    }

    /// i18next looks for the bare key only where no count is passed, or where no form has a text.
    @Test("A text for calls without a count stands beside the forms", arguments: targets)
    func pluralsWithAPlainText(target: String) throws {
        let source = VerifiedProject.i18next([
            "en": #""k": "Birds", "k_one": "{{count}} bird", "k_other": "{{count}} birds""#
        ])
        try expectTheSame(source, to: target, sentences: 4)
        #expect(try CheckedConversion(source, to: target).text.contains("Birds"))
    }

    /// With a count of 0 i18next looks for `_zero` in every language, for all other counts it finds the bare key only.
    @Test("A text for 0 stands beside a plain one", arguments: targets)
    func zeroBesideAPlainText(target: String) throws {
        let source = VerifiedProject.i18next(["en": #""k": "A bird", "k_zero": "No birds""#])
        try expectTheSame(source, to: target, sentences: 2)
        let text = try CheckedConversion(source, to: target).text
        #expect(text.contains("A bird") && text.contains("No birds"))
    }

    /// Android looks for plurals and strings in different places, and i18next for forms before the bare key.
    @Test("Forms in one language, a plain text in the other", arguments: targets)
    func pluralsBesideSingulars(target: String) throws {
        let forms =
            #""k_one": "{{count}} x", "k_few": "{{count}} y", "k_many": "{{count}} z", "k_other": "{{count}} w""#
        let plain = #""k": "X {{count}}""#
        try expectTheSame(.i18next(["en": plain, "pl": forms]), to: target, sentences: 6)
        try expectTheSame(.i18next(["en": forms, "pl": plain]), to: target, sentences: 4)
    }

    /// A blank before the first point makes a sentence of a key for i18next, which then looks for no namespace in it; it
    /// finds the key by steps as well as in one piece.
    @Test("Sentences as keys, nested in one language and flat in the other", arguments: targets)
    func sentencesAsKeys(target: String) throws {
        let source = VerifiedProject.i18next([
            "en": #""Please wait. Next: step": "Please wait. Next: step""#,
            "de": #""Please wait": {" Next: step": "Bitte warten""# + "}",
        ])
        try expectTheSame(source, to: target, sentences: 2)
        #expect(try CheckedConversion(source, to: target).text.contains("Bitte warten"))
    }

    @Test("i18next's folders may have underscores", arguments: targets)
    func underscores(target: String) throws {
        let source = VerifiedProject.i18next(["en": #""a": "A""#, "pt_BR": #""a": "Á""#])
        try expectTheSame(source, to: target, sentences: 2)
        #expect(try CheckedConversion(source, to: target).text.contains("Á"))
    }

    /// To i18next `pt_BR` has no parent before version 23; Android goes on to `pt`, Apple to nothing.
    @Test("A folder with an underscore has a parent on one side only", arguments: targets)
    func underscoresAndParents(target: String) throws {
        let source = VerifiedProject.i18next([
            "en": #""a": "A", "b": "B""#, "pt": #""a": "Apt", "b": "Bpt""#, "pt_BR": #""a": "Abr""#,
        ])
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        let cause = target == "apple" ? "missing-text" : "other-language"
        #expect(conversion.explained.isEmpty && target != "apple" || conversion.explained == ["b pt-BR: \(cause)"])
    }

    /// Java's `%s` prints an integer, and i18next prints whatever it is passed.
    @Test("Types that differ between languages")
    func types() throws {
        for (english, polish) in [("%1$d", "%1$s"), ("%1$s", "%1$d")] {
            let source = VerifiedProject.android([
                "": VerifiedProject.string("\(english) files"), "pl": VerifiedProject.string("\(polish) plików"),
            ])
            // Foundation would crash where one language takes a number for an object.
            for target in ["i18next-v4", "android", "apple"] { try expectTheSame(source, to: target, sentences: 4) }
        }
    }

    /// Android is passed an `int`, for which Polish never has `other`.
    @Test("What only fractions get is no difference for whole numbers", arguments: targets)
    func unreachableForms(target: String) throws {
        let source = VerifiedProject.android([
            "": VerifiedProject.plurals(["one": "%d bird", "other": "%d birds"]),
            "pl": VerifiedProject.plurals([
                "one": "%d ptak", "few": "%d ptaki", "many": "%d ptaków", "other": "%d ptaka",
            ]),
        ])
        try expectTheSame(source, to: target, sentences: 6)
        // No app of Android's shows it, but i18next's will for 1.5.
        #expect(try CheckedConversion(source, to: target).text.contains("ptaka"))
    }

    /// Android shows it for no whole number, and Smartling's library for those below zero, most of which are like -5.
    @Test("The form for the rest between Android and plural keys")
    func formsForTheRest() throws {
        let forms: KeyValuePairs = [
            "one": "%d ptak", "few": "%d ptaki", "many": "%d ptaków", "other": "%d ptaka",
        ]
        let android = VerifiedProject.android([
            "": VerifiedProject.plurals(forms), "pl": VerifiedProject.plurals(forms),
        ])
        #expect(try CheckedConversion(android, to: "smartling").text.contains("##{other}\" = \"%lld ptaków\";"))
        // What it repeats is what is meant.
        let repeated = VerifiedProject.plurals([
            "one": "%d dnia", "few": "%d dni", "many": "%d dni", "other": "%d dnia",
        ])
        let days = try CheckedConversion(VerifiedProject.android(["": repeated, "pl": repeated]), to: "smartling")
        #expect(days.text.contains("##{other}\" = \"%lld dnia\";"))
        #expect(days.unexplained == [])
        let keys = forms.map { "\"n##{\($0.key)}\" = \"\($0.value)\";\n" }.joined()
        let smartling = ComparedProject.make(
            SmartlingFormat(),
            [("pl.lproj/Localizable.strings", keys)],
            sourceLanguage: "pl"
        )
        #expect(
            try CheckedConversion(smartling, to: "android").text.contains("<item quantity=\"other\">%d ptaka</item>")
        )
    }

    /// The library has no `many` in Spanish; Android has, for 1,000,000.
    @Test func variantsThatAreNeverShownTakeNoNumbers() throws {
        let keys = ["one": "%d archivo", "many": "%d de archivos", "other": "%d archivos"]
            .sorted { $0.key < $1.key }.map { "\"n##{\($0.key)}\" = \"\($0.value)\";\n" }.joined()
        let source = ComparedProject.make(
            SmartlingFormat(),
            [("es.lproj/Localizable.strings", keys)],
            sourceLanguage: "es"
        )
        #expect(try CheckedConversion(source, to: "android").unexplained == [])
    }

    /// Android shows the default text to Germans, i18next goes on to English, and neither i18next nor its users cut a text
    /// to three characters.
    @Test("Default texts beside English ones")
    func defaultTextsAndEnglish() throws {
        let ok = VerifiedProject.string("OK", "ok")
        let source = VerifiedProject.android([
            "": VerifiedProject.string("Default %.3s") + ok, "en": VerifiedProject.string("English %.3s") + ok,
            "de": ok,
        ])
        let conversion = try CheckedConversion(source, to: "i18next-v4")
        #expect(conversion.unexplained == [])
        let german = conversion.differences.filter { $0.languages.contains { $0.identifier == "de" } }
        #expect(german.map { Set($0.causes) } == [[.otherLanguage, .lostFormat]])
        #expect(german.map(\.expected) == [.text("Default tex")])
        #expect(german.map(\.actual) == [.text("English text 1")])
    }

    /// Only Java takes a date apart; elsewhere the app has to pass each part as a text.
    @Test(
        "Parts of dates",
        arguments: ["%1$tB %1$te, %1$tY", "%tF", "%1$tH:%1$TM"],
        targets + ["xcstrings", "smartling"]
    )
    func partsOfDates(text: String, target: String) throws {
        let conversion = try CheckedConversion(.android(["": VerifiedProject.string(text)]), to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == (target == "android" ? [] : ["a en: lost-format"]))
        #expect(conversion.sentenceCount > 0)
        if target == "android" { #expect(conversion.text.contains(text)) }
    }

    /// Gradle's aapt2 lets such a text pass, whether or not its check is switched off, and `getString` formats it.
    @Test("Specifiers without positions", arguments: targets, ["", " formatted=\"false\""])
    func specifiersWithoutPositions(target: String, attribute: String) throws {
        let source = VerifiedProject.android(["": #"<string name="a"\#(attribute)>%d of %d files</string>"#])
        try expectTheSame(source, to: target, sentences: 2)
        let words = ["android": "%1$d of %2$d", "apple": "%1$lld of %2$lld", "i18next-v4": "{{arg1}} of {{arg2}}"]
        #expect(try CheckedConversion(source, to: target).text.contains(words[target] ?? ""))
    }

    /// i18next's older rules give 0 to the plural where CLDR's have one form for 0 and 1.
    @Test("A form takes the text that no other one can take")
    func formsForOneNumberOnly() throws {
        let source = VerifiedProject.i18next(
            ["en": #""d": "1 day", "d_plural": "{{count}} days""#, "hi": #""d": "1 दिन", "d_plural": "{{count}} दिनों""#],
            .v3
        )
        let conversion = try CheckedConversion(source, to: "android")
        #expect(conversion.text.contains(#"<item quantity="one">1 दिन</item>"#))
        #expect(conversion.unexplained == [])
    }

    /// CLDR's categories for fractions: an Android app never shows them, and i18next does for 1.5.
    @Test("Forms that only fractions get", arguments: ["cs", "sk", "lt"])
    func formsOfFractions(language: String) throws {
        func plural(_ categories: [String]) -> String {
            let items = categories.map { #"<item quantity="\#($0)">%d \#($0)</item>"# }
            return "<plurals name=\"a\">\(items.joined())</plurals>"
        }
        let source = VerifiedProject.android([
            "": plural(["one", "other"]), language: plural(["one", "few", "many", "other"]),
        ])
        for target in ["i18next-v4", "apple", "xcstrings", "android"] {
            try expectTheSame(source, to: target, sentences: 4)
            let conversion = try CheckedConversion(source, to: target)
            #expect(conversion.text.contains(" many"), "\(target)")
            #expect(!conversion.result.diagnostics.contains { $0.message.contains("has no form") })
        }
        // The library has no such form.
        for target in ["smartling", "i18next-v3"] {
            let conversion = try CheckedConversion(source, to: target)
            #expect(conversion.unexplained == [])
            #expect(
                conversion.result.diagnostics.filter { $0.identifier == "lost-variant" }.map(\.message).contains(
                    "the target has no form for “many” in “\(language)”, which the source's app never shows"
                )
            )
        }
    }

    /// Polish counts 3 and 4 otherwise than 5 to 9, all of which have one text in English.
    @Test("A range of one language spans categories of another", arguments: ["android", "smartling", "i18next"])
    func rangesAndCategories(target: String) throws {
        let source = VerifiedProject.swifternalization([
            "base": #"{"a": {"iex:2<x<10": "%d some", "ie:x=1": "%d one", "ie:x=2": "%d two", "ie:x>9": "%d many"}}"#,
            "pl": #"{"a": {"one": "%d raz", "few": "%d razy", "many": "%d wiele"}}"#,
        ])
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// Both apps read the folder, so that another text there is seen.
    @Test("A language that few lists have is read on both sides", arguments: ["kmr", "ber"])
    func rareLanguagesOnBothSides(code: String) throws {
        let source = VerifiedProject.i18next(["en": #""a": "A""#, code: #""a": "Own""#])
        let pair = ProjectPair("", source, .i18next(["en": #""a": "A""#, code: #""a": "Other""#]))
        #expect(try pair.found() == ["unexplained “a” in \(code): “Own” became “Other”"])
    }

    @Test("A variable without a value type prints an object, also where the source text has no argument")
    func objectsOfVariablesWithoutAType() throws {
        let catalog = #"""
            {"sourceLanguage": "de", "strings": {"k": {"localizations": {"ko": {
              "stringUnit": {"state": "translated", "value": "%#@n@"},
              "substitutions": {"n": {"argNum": 1, "variations": {"plural": {
                "other": {"stringUnit": {"state": "translated", "value": "%arg x"}}}}}}}}}}, "version": "1.0"}
            """#
        let source = ComparedProject.make(
            StringCatalogFormat(),
            [("Localizable.xcstrings", catalog)],
            sourceLanguage: "de"
        )
        let conversion = try CheckedConversion(source, to: "apple")
        #expect(conversion.text.contains("<string>@</string>"))
        #expect(conversion.differences == [])
    }

    /// Without a value type Foundation reads an object, which “%d” can't print; what is written says what the text prints.
    @Test("A variable without a value type is written as the number that its text prints")
    func missingValueType() throws {
        let entry = """
            <key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>other</key><string>%d birds</string></dict></dict>
            """
        let source = VerifiedProject.project(AppleFormat(), ["en": entry]) {
            "\($0).lproj/Localizable.stringsdict"
        } _: {
            "<plist version=\"1.0\"><dict>\($0)</dict></plist>"
        }
        #expect(source.diagnostics.map(\.kind).contains(.missingValueType))
        for format in [AppleFormat(), StringCatalogFormat()] as [any TranslationFormat] {
            let result = Converter().convert(source.catalog, from: source.format, to: format)
            #expect(Converter().readBack(result, as: format, source.diagnostics).errors == [])
        }
        #expect(try CheckedConversion(source, to: "apple").text.contains("<string>d</string>"))
    }

    /// Foundation reads one argument in one way, which is that of the texts in the end.
    @Test("Only translations say what an argument is, and not the same", arguments: ["apple", "xcstrings"])
    func contradictingTranslations(target: String) throws {
        func text(_ language: String, _ format: String) -> String {
            let forms = ["one", "other"].map { form in
                #""\#(form)": {"stringUnit": {"state": "translated", "value": "\#(format) \#(form)"}}"#
            }
            return #""\#(language)": {"variations": {"plural": {\#(forms.joined(separator: ","))}}}"#
        }
        let source = VerifiedProject.project(
            StringCatalogFormat(),
            ["": [text("he", "%d"), text("ro", "%.1f")].joined(separator: ",")]
        ) { _ in
            "Localizable.xcstrings"
        } _: {
            #"{"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {\#($0)}}}}"#
        }
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        #expect(!conversion.text.contains("<string>f</string>"))
    }

    /// A comma and a bracket end the name in “$t(…)”, and the library takes the spaces around it off.
    @Test("Texts of two numbers whose key no reference can name", arguments: 1...4)
    func keysThatNoReferenceCanName(version: Int) throws {
        func variable(_ name: String) -> String {
            """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>u</string>
            <key>one</key><string>one \(name)</string><key>other</key><string>%u of \(name)</string></dict>
            """
        }
        let format = "<key>NSStringLocalizedFormatKey</key><string>%1$#@m@ and %2$#@n@</string>"
        let entry = "<key> of it, $t(all) </key><dict>\(format)\(variable("m"))\(variable("n"))</dict>"
        let source = VerifiedProject.project(AppleFormat(), ["en": entry]) {
            "\($0).lproj/Localizable.stringsdict"
        } _: {
            "<plist version=\"1.0\"><dict>\($0)</dict></plist>"
        }
        try expectTheSame(source, to: "i18next-v\(version)", sentences: 4)
    }

    /// What the target's front end finds wrong in what was written is an error of the conversion.
    @Test("Files that can't be read back are reported")
    func unreadableFiles() throws {
        let source = VerifiedProject.i18next(["en": #""a": "A""#])
        for format in [AndroidFormat(), AppleFormat()] as [any TranslationFormat] {
            var result = Converter().convert(source.catalog, from: source.format, to: format)
            #expect(Converter().readBack(result, as: format, source.diagnostics).errors == [])
            for (index, file) in result.files.enumerated() {
                result.files[index] = OutputFile(path: file.path, bytes: file.bytes.dropLast(4))
            }
            #expect(!Converter().readBack(result, as: format, source.diagnostics).errors.isEmpty, "\(format.name)")
        }
    }
}
