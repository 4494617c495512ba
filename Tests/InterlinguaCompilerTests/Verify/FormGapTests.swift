import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Numbers for which a language has no form are said in English.
@Suite struct FormGapTests {
    private func convert(
        _ language: String,
        _ texts: String,
        to name: String
    ) throws -> (file: String, unexplained: [String], causes: Set<Cause>) {
        let source = ComparedProject.make(
            I18nextFormat(.v4),
            [
                ("locales/en/translation.json", #"{"n_one": "{{count}} item", "n_other": "{{count}} items"}"#),
                ("locales/\(language)/translation.json", texts),
            ]
        )
        let target = try #require(FormatRegistry.format(named: name))
        let result = Converter().convert(source.catalog, from: source.format, to: target)
        let verification = Converter().verify(result, of: source, for: target)
        let names = [Substring(language), Substring("values-\(language)")]
        let file = try #require(
            result.files.first { !$0.path.split { "/.".contains($0) }.filter(names.contains).isEmpty }
        )
        let text = String(decoding: file.bytes, as: UTF8.self).filter { $0 != "\n" }
        let causes = Set(verification.differences.flatMap(\.causes))
        return (text, verification.unexplained.map(\.description), causes)
    }

    /// Up to version 3 the singular has the key's own name, which is found before any text of another language.
    @Test(arguments: ["i18next-v2", "i18next-v3"], ["pt-BR", "pt", "de", "fr", "es"])
    func pluralsAreCopiedBesideASingular(target: String, language: String) throws {
        let found = try convert(language, #"{"n_one": "{{count}} X"}"#, to: target)
        #expect(found.unexplained == [])
        #expect(found.file == #"{"n":"{{count}} X","n_plural":"{{count}} items"}"#)
    }

    @Test(arguments: ["i18next-v2", "i18next-v3"], ["de", "sv"])
    func singularsAreFoundBesideAPlural(target: String, language: String) throws {
        let found = try convert(language, #"{"n_other": "{{count}} X"}"#, to: target)
        #expect(found.unexplained == [])
        #expect(found.file == #"{"n_plural":"{{count}} X"}"#)
    }

    /// On iOS `FR` has one form, which 0.1 gets as 0; version 4 has a form for 0.1 and 1, which English says.
    @Test(arguments: [(#""n_plural": "__more__""#, ""), (#""n_plural": "$t(m)""#, #""m": "__more__", "#)])
    func fractionsWithoutAForm(english: String, other: String) throws {
        let files = [
            ("locales/en/translation.json", "{\(english)}"),
            ("locales/FR/translation.json", "{\(other)\"n_plural\": \"x\"}"),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v1), files), to: "i18next-v4")
        #expect(conversion.unexplained == [])
        #expect(conversion.explained.contains("n fr: other-language"))
    }

    /// `in` has no folder of its own beside `id`, whose users Android shows English.
    @Test func languagesThatShareAFolder() throws {
        let files = [
            ("locales/en/translation.json", #"{"n_plural": "e"}"#), ("locales/id/translation.json", "{}"),
            ("locales/in/translation.json", #"{"n_plural": "i"}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v1), files), to: "android")
        #expect(conversion.unexplained == [])
    }

    /// Russian forms have names of their own, and each is looked for by itself.
    @Test func formsWithNamesOfTheirOwnAreFound() throws {
        let found = try convert("ru", #"{"n_one": "{{count}} X"}"#, to: "i18next-v3")
        #expect(found.unexplained == [])
        #expect(found.file == #"{"n_0":"{{count}} X"}"#)
    }

    /// Nearly no project has the form that French has for millions, and who reads French wants no English for it; one for
    /// common numbers is another matter.
    @Test(arguments: ["android", "apple", "smartling", "swifternalization"])
    func rareNumbersGetTheLanguagesOwnText(target: String) throws {
        let found = try convert("fr", #"{"n_one": "{{count}} X", "n_other": "{{count}} Xs"}"#, to: target)
        #expect(found.unexplained == [])
        #expect(found.causes.contains(.rareNumbers) && !found.causes.contains(.lostVariant))
        #expect(!found.file.contains("items"))
        let russian = try convert("ru", #"{"n_one": "{{count}} X", "n_other": "{{count}} Xs"}"#, to: target)
        #expect(russian.unexplained == [] && !russian.causes.contains(.rareNumbers))
    }

    /// Where another language's texts are shown for common numbers, rare ones still get the language's own.
    @Test(arguments: ["android", "apple", "smartling", "swifternalization"])
    func rareNumbersBesideCommonOnes(target: String) throws {
        let found = try convert("fr", #"{"n_other": "{{count}} Xs"}"#, to: target)
        #expect(found.unexplained == [])
        #expect(found.causes.contains(.rareNumbers))
    }

    /// What a language's own text nests is asked for in its own forms, whichever language shows something else for the rest.
    @Test(
        arguments: ["android", "apple", "smartling", "swifternalization"],
        [#"$t(n, {\"count\": {{count}} })"#, "$t(n)", #"$t(n, {\"count\": {{a}} }) $t(n, {\"count\": {{b}} })"#]
    )
    func rareNumbersOfNestedTexts(target: String, nested: String) throws {
        let files = [
            ("en", #""n_one": "{{count}} item", "n_other": "{{count}} items""#),
            ("fr", #""n_one": "{{count}} X", "n_other": "{{count}} Xs""#),
        ]
        .map { ("locales/\($0)/translation.json", "{\($1), \"k\": \"\($0) \(nested)\"}") }
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v4), files), to: target)
        #expect(conversion.unexplained == [])
        let found = conversion.differences.filter { $0.key.name == "k" && $0.causes.contains(.rareNumbers) }
        #expect(Set(found.flatMap(\.languages).map(\.identifier)) == ["fr"])
    }

    /// A text that the language lacks nests for the user one that the language has.
    @Test(arguments: ["android", "apple", "smartling", "swifternalization"])
    func rareNumbersOfTextsNestedForTheUser(target: String) throws {
        let english = #"{"n_one": "{{count}} item", "n_other": "{{count}} items", "k": "Got $t(n)."}"#
        let files = [
            ("locales/en/translation.json", english),
            ("locales/fr/translation.json", #"{"n_one": "{{count}} X", "n_other": "{{count}} Xs"}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v4), files), to: target)
        #expect(conversion.unexplained == [])
        let found = conversion.differences.filter { $0.key.name == "k" && $0.causes.contains(.rareNumbers) }
        #expect(Set(found.flatMap(\.languages).map(\.identifier)) == ["fr"])
    }

    /// A parent that lacks the form as well says nothing better than the language itself.
    @Test(arguments: [
        (#"{"n_one": "{{count}} Y", "n_other": "{{count}} Ys"}"#, 0),
        (#"{"n_one": "{{count}} Y", "n_many": "{{count}} de Y", "n_other": "{{count}} Ys"}"#, 1),
    ])
    func rareNumbersOfRegions(parent: String, copies: Int) throws {
        let texts = [
            "en": #"{"n_one": "{{count}} item", "n_other": "{{count}} items"}"#, "es": parent,
            "es-MX": #"{"n_one": "{{count}} X", "n_other": "{{count}} Xs"}"#,
        ]
        let files = texts.sorted { $0.key < $1.key }.map { ("locales/\($0.key)/translation.json", $0.value) }
        let source = ComparedProject.make(I18nextFormat(.v4), files)
        let target = try #require(FormatRegistry.format(named: "android"))
        let result = Converter().convert(source.catalog, from: source.format, to: target)
        #expect(Converter().verify(result, of: source, for: target).unexplained.map(\.description) == [])
        let file = try #require(result.files.first { $0.path.contains("values-es-rMX") })
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(text.contains(" Xs<") && !text.contains("Ys") && !text.contains(" items<"))
        #expect(text.ranges(of: " de Y").count == copies)
    }

    /// A region that has one form of its own shows its parent's text for all other numbers, and so for rare ones.
    @Test(arguments: ["android", "apple", "i18next-v3", "swifternalization"])
    func rareNumbersOfRegionsWithOneForm(target: String) throws {
        let files = [
            ("locales/en/translation.json", #"{"n_one": "{{count}} item", "n_other": "{{count}} items"}"#),
            ("locales/fr/translation.json", #"{"n_one": "{{count}} X", "n_other": "{{count}} Xs"}"#),
            ("locales/fr-CA/translation.json", #"{"n_one": "{{count}} Y"}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v4), files), to: target)
        #expect(conversion.unexplained == [])
        let found = conversion.differences.filter { $0.causes.contains(.rareNumbers) }
        #expect(Set(found.flatMap(\.languages).map(\.identifier)) == ["fr", "fr-CA"])
        // English for two pieces is none of them.
        let english = files.filter { !$0.0.contains("/fr/") }
        let others = try CheckedConversion(ComparedProject.make(I18nextFormat(.v4), english), to: target)
        #expect(others.unexplained == [] && !others.differences.contains { $0.causes.contains(.rareNumbers) })
    }
}
