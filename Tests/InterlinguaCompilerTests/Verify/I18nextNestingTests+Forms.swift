import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler

/// Plural forms and contexts of nested texts, in all languages.
extension I18nextNestingTests {
    /// The form that the other language chooses can't be said.
    @Test func formsOfNamedLanguagesStayAsTheyAre() {
        let file = #"{"a": "$t(n, {\"lng\": \"de\", \"count\": 2})", "n_one": "1", "n_other": "{{count}}"}"#
        let source = ComparedProject.make(I18nextFormat(.v4), [("locales/en/translation.json", file)])
        #expect(source.diagnostics.map(\.identifier) == ["i18next-nested-option"])
        #expect(source.diagnostics.first?.range?.place == "locales/en/translation.json:1:8")
    }

    /// A form is asked for in vain with another number than one.
    @Test(arguments: targets)
    func theNumberOfACallIsPassedToTheFormThatItNames(target: String) throws {
        let files = [
            ("locales/nl/translation.json", #"{"m_plural": "$t(m_plural, {\"count\": {{n}} }) here"}"#),
            ("locales/tr/translation.json", #"{"m_plural": ""}"#),
        ]
        let source = ComparedProject.make(I18nextFormat(.v3), files)
        let entry = try #require(source.catalog.entries[Key("m")])
        #expect(entry.arguments.map(\.name) == ["count", "n"])
        #expect(entry.arguments.last?.type == .number)
        let shown = entry.messages.values.first?.patterns.first?.selects.first?.variants.first?.pattern.plainText
        #expect(shown == " here here here")
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// What leads back by forms in a circle of three overflows the stack, and on iOS any circle does.
    @Test func formsWithoutEndAreFaults() throws {
        let circle =
            #"{"a": "A", "a_plural": "$t(b_plural)", "b": "B", "b_plural": "$t(c_plural)", "c": "C", "#
            + #""c_plural": "x $t(a_plural)"}"#
        for (version, text) in [(I18nextVersion.v3, circle), (.v1, #"{"a": "A", "a_plural": "x $t(a_plural)"}"#)] {
            let source = ComparedProject.make(I18nextFormat(version), [("locales/en/translation.json", text)])
            let errors = source.diagnostics.filter { $0.severity == .error }
            #expect(Set(errors.map(\.identifier)) == ["i18next-nesting-cycle"])
            let place = version == .v3 ? "1:25" : "1:27"
            #expect(errors.first?.range?.place.description.hasSuffix(place) == true)
        }
    }

    /// The library for iOS takes the nested text of another language in the form that the user's language has: Chinese has one.
    @Test func formsOfNestedTextsInOtherLanguages() throws {
        let files = [
            ("locales/en/translation.json", #"{"b": "bird", "b_plural": "birds"}"#),
            ("locales/zh-TW/translation.json", #"{"a": "$t(b, {\"count\": {{n}} })"}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v3), files), to: "i18next-v1")
        #expect(conversion.unexplained == [])
        #expect(conversion.explained.contains { $0.hasPrefix("a zh-TW: lost-variant") })
    }

    /// A name that is a key like others before version 4 is one of its forms to a text that is nested with a count.
    @Test(arguments: targets, [I18nextVersion.v2, .v3, .v4])
    func formsOfContextsThatOnlyNestedCallsAskFor(target: String, _ version: I18nextVersion) throws {
        let file = #"""
            {"a": "A", "a_male": "He", "a_male_other": "They", "b": "$t(a, {\"count\": {{n}} })", "c": "$t(d)", "d": "D {{count}}"}
            """#
        let source = ComparedProject.make(I18nextFormat(version), [("locales/en/translation.json", file)])
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// Chinese has one form, and the library never asks for `zh-Hans` under the file's name.
    @Test(arguments: targets)
    func formsNestedFromFilesThatAreNotFound(target: String) throws {
        let files = [
            ("locales/en/translation.json", #"{"l_plural": "{{count}}", "s": "$t(e)"}"#),
            ("locales/ZH-hans/translation.json", #"{"e": "$t(l)"}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v2), files), to: target)
        #expect(conversion.unexplained == [])
    }

    /// Both libraries say in their own words that an object is no text.
    @Test(arguments: ["i18next-v1", "i18next-v2", "i18next-v4"])
    func objectsBesideForms(target: String) throws {
        let files = [
            (
                "locales/en/translation.json",
                #"{"o": {"x": "X"}, "o_plural": "P", "a": "See $t(o, {\"count\": __n__ })"}"#
            ), ("locales/ji/translation.json", #"{"o": {"x": "JX"}, "o_plural": "JP"}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v1), files), to: target)
        #expect(conversion.unexplained == [])
    }

    /// Under another name the library knows the forms of French, by which 0 is one and not many.
    @Test func otherLanguagesFormsUnderAnotherName() throws {
        let files = [
            ("locales/en/translation.json", #"{"n": "one", "n_plural": "many"}"#),
            ("locales/FR/translation.json", "{}"),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v1), files), to: "i18next-v1")
        #expect(conversion.unexplained == [])
    }

    /// Under another name the library knows the one form of Indonesian, and has no `_plural` for it.
    @Test func namesOfFormsUnderAnotherName() throws {
        let files = [("locales/in/translation.json", #"{"n": "one", "n_plural": ""}"#)]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v1), files), to: "i18next-v1")
        #expect(conversion.unexplained == [])
        #expect(conversion.text.contains("n_plural_1") && !conversion.text.contains(#"n_plural""#))
    }

    /// The library for iOS finds the forms of the empty key as well.
    @Test(arguments: targets)
    func formsOfTheEmptyKey(target: String) throws {
        let files = [("locales/en/translation.json", #"{"": "__count__", "_plural": "many"}"#)]
        let source = ComparedProject.make(I18nextFormat(.v1), files)
        #expect(source.catalog.entries.count == 1)
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// What a text refers to has no form for 1 in Russian, whose users see the English text around it.
    @Test(arguments: targets)
    func formsThatOnlyTheUsersLanguageHas(target: String) throws {
        let files = [
            ("locales/en/translation.json", #"{"a": "$t(b)"}"#),
            ("locales/ru/translation.json", #"{"b_1": "{{count}}"}"#),
        ]
        let source = ComparedProject.make(I18nextFormat(.v3), files)
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// The library knows other forms of Hebrew than `_plural`, so that the text is all that is found by its key.
    @Test(arguments: targets)
    func formsThatLookLikeKeysWithForms(target: String) throws {
        let file = #"{"a_plural_2": "{{count}}", "a_plural_2_plural": "more", "b": "$t(a_plural_2)"}"#
        let source = ComparedProject.make(I18nextFormat(.v3), [("locales/iw/translation.json", file)])
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// Without another text `male_other` is a form of `male` to version 4 as soon as a number is passed.
    @Test(arguments: [I18nextVersion.v2, .v3])
    func contextsThatBecomeForms(version: I18nextVersion) throws {
        let file = #"{"a_male": "He", "a_male_other": "They", "a_other": "It", "b": "$t(a, {\"count\": {{n}} })"}"#
        let source = ComparedProject.make(I18nextFormat(version), [("locales/zh-Hant/translation.json", file)])
        let conversion = try CheckedConversion(source, to: "i18next-v4")
        #expect(conversion.unexplained == [])
        #expect(conversion.explained.filter { $0.hasPrefix("b ") } == [])
    }

    /// A number has no text only where no language that is asked has one, be its texts for other words.
    @Test(arguments: targets)
    func formsThatOnlyTheUsersLanguageHasBesideContexts(target: String) throws {
        let files = [
            ("locales/en/translation.json", #"{"a": "$t(b)", "b_male": "he"}"#),
            ("locales/ru/translation.json", #"{"b_1": "{{count}}"}"#),
        ]
        let source = ComparedProject.make(I18nextFormat(.v3), files)
        #expect(try CheckedConversion(source, to: target).unexplained == [])
    }

    /// Under other names the library knows forms of French and Indonesian for 0, which an object is not in the way of.
    @Test func objectsBesideFormsOfOtherLanguages() throws {
        let files = [
            ("locales/en-US/translation.json", #"{"o": {"x": "X"}, "o_plural": "P"}"#),
            ("locales/FR/translation.json", #"{"o_plural": "FP", "o": {"x": "FX"}}"#),
            ("locales/in/translation.json", #"{"o": {"x": "IX"}, "o_plural": "IP"}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(I18nextFormat(.v1), files), to: "i18next-v1")
        #expect(conversion.unexplained == [])
        #expect(conversion.text.contains(#""o_plural_1": "FP""#) || conversion.text.contains(#""o_plural_1":"FP""#))
        #expect(conversion.text.contains("FX"))
    }
}
