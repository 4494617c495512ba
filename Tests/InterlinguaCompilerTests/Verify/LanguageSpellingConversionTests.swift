import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Files under two names of one tag are two users' files, and a target that can't have both loses one of them by a cause.
@Suite struct LanguageSpellingConversionTests {
    private static let source = ComparedProject.make(
        AppleFormat(),
        [
            ("en.lproj/Localizable.strings", #""k" = "Base";"#),
            ("pt-BR.lproj/Localizable.strings", #""k" = "Hyphen";"#),
            ("pt_BR.lproj/Localizable.strings", #""k" = "Underscore";"#),
        ]
    )

    @Test(arguments: ["apple", "smartling", "swifternalization", "i18next-v4"])
    func bothAreCarried(target: String) throws {
        let format = try #require(FormatRegistry.format(named: target))
        let result = Converter().convert(Self.source.catalog, from: Self.source.format, to: format)
        let verification = Converter().verify(result, of: Self.source, for: format)
        #expect(verification.differences.isEmpty)
        for text in ["Hyphen", "Underscore"] {
            #expect(result.files.contains { String(decoding: $0.bytes, as: UTF8.self).contains(text) })
        }
    }

    @Test("Android has one folder for both")
    func oneIsLost() {
        let result = Converter().convert(Self.source.catalog, from: Self.source.format, to: AndroidFormat())
        let verification = Converter().verify(result, of: Self.source, for: AndroidFormat())
        #expect(verification.differences.map(\.causes) == [[.lostLanguage]])
    }

    /// An app that asks in small letters finds no other file by any, also where a language gets another code.
    @Test(arguments: ["i18next-v2", "i18next-v3"])
    func otherCodesAmongSmallOnes(target: String) throws {
        let files = [
            ("locales/pt-br/translation.json", #"{"a": "A"}"#), ("locales/sh/translation.json", #"{"a": "S"}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v4), files), to: target)
        #expect(conversion.unexplained == [] && conversion.explained == [])
        #expect(
            conversion.result.files.map(\.path).sorted() == files.map(\.0).map { $0.replacing("sh", with: "sr-latn") }
        )
    }

    @Test("The text of a language that the target can name is not lost by that cause")
    func twin() throws {
        var result = Converter().convert(Self.source.catalog, from: Self.source.format, to: AndroidFormat())
        let place = try #require(result.files.firstIndex { $0.path.contains("pt-rBR") })
        let bytes = String(decoding: result.files[place].bytes, as: UTF8.self).replacing("Hyphen", with: "Base").utf8
        result.files[place] = OutputFile(path: result.files[place].path, bytes: Array(bytes))
        #expect(Converter().verify(result, of: Self.source, for: AndroidFormat()).unexplained.count >= 1)
    }

    /// The libraries before version 4 know no forms of `mo`, `sh` and `FR`: texts for those of the language lie under its tag.
    @Test(
        arguments: [
            ("i18next-v1", "i18next-v1", "mo", "locales/ro/"), ("i18next-v1", "i18next-v1", "sh", "locales/sr-LATN/"),
            ("i18next-v4", "i18next-v2", "FR", "locales/fr/"), ("i18next-v4", "i18next-v3", "FR", "locales/fr/"),
            ("i18next-v4", "i18next-v4", "FR", "locales/FR/"),
        ]
    )
    func formsAreThoseOfTheCode(source: String, target: String, code: String, path: String) throws {
        let format = try #require(FormatRegistry.format(named: source))
        let text =
            source == "i18next-v1" ? #"{"k": "one", "k_plural": "more"}"# : #"{"k_one": "one", "k_other": "more"}"#
        let project = ComparedProject.make(format, [("locales/\(code)/translation.json", text)])
        let conversion = try CheckedConversion(project, to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.result.files.map(\.path) == [path + "translation.json"])
    }

    /// `Intl` refuses the code, and i18next takes `one` for 1 alone then: 21 is `other`, which is `one` in English.
    @Test(arguments: ["android", "apple", "swifternalization", "i18next-v4"])
    func ordinalsOfRefusedCodes(target: String) throws {
        let text = #"{"k_ordinal_one": "first", "k_ordinal_other": "{{count}}"}"#
        let project = ComparedProject.make(I18nextFormat(.v4), [("locales/i-klingon/translation.json", text)])
        #expect(try CheckedConversion(project, to: target).unexplained == [])
    }

    /// On iOS the first part of a code counts in small letters: Chinese has one form.
    @Test(arguments: ["android", "apple", "smartling", "swifternalization", "xcstrings"])
    func partsOfCodesOnIOS(target: String) throws {
        let files = [
            ("locales/de/translation.json", #"{"k": "one", "k_plural": "__count__"}"#),
            ("locales/ZH-hans/translation.json", "{}"),
        ]
        let project = ComparedProject.make(I18nextFormat(.v1), files, sourceLanguage: "de")
        #expect(try CheckedConversion(project, to: target).unexplained == [])
    }

    /// Users of English with a region are passed the word, too.
    @Test(arguments: ["android", "apple", "smartling", "xcstrings", "i18next-v4"])
    func wordsServeAllRegions(target: String) throws {
        let files = [
            ("locales/de/translation.json", #"{"k": "deutsch"}"#),
            ("locales/English/translation.json", #"{"k": "english"}"#),
        ]
        let project = ComparedProject.make(I18nextFormat(.v1), files, sourceLanguage: "de")
        let conversion = try CheckedConversion(project, to: target)
        #expect(conversion.unexplained == [] && conversion.explained == [])
    }

    /// Of two spellings neither of which is the tag, the same one is the tag's on both sides, as of folders `.lproj`.
    @Test(arguments: ["apple", "smartling", "swifternalization", "i18next-v4", "xcstrings"])
    func spellingsInStringCatalogs(target: String) throws {
        func text(_ name: String) -> String {
            #""\#(name)": {"stringUnit": {"state": "translated", "value": "\#(name)"}}"#
        }
        let catalog = #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {\#(text("pt_BR")), \#(text("pt-br"))}}}}
            """#
        let project = ComparedProject.make(StringCatalogFormat(), [("Localizable.xcstrings", catalog)])
        #expect(try CheckedConversion(project, to: target).unexplained == [])
    }
}
