import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// A form that a language lacks in some context is another language's in that context; the texts are those that i18next
/// 22.4.8 shows.
@Suite struct ContextGapTests {
    private static let targets = FormatRegistry.formats.map(\.name).filter { $0 != "i18next" }

    private func project(_ english: String, _ language: String, _ texts: String) -> VerifiedProject {
        ComparedProject.make(
            I18nextFormat(.v4),
            [("locales/en/translation.json", english), ("locales/\(language)/translation.json", texts)]
        )
    }

    private func expectTheSame(_ source: VerifiedProject, _ target: String) throws {
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        #expect(!conversion.explained.contains { $0.contains("lost-select") })
    }

    private static let friends = """
        {"friend_male_one": "A boyfriend", "friend_male_other": "{{count}} boyfriends",
        "friend_female_one": "A girlfriend", "friend_female_other": "{{count}} girlfriends",
        "friend_one": "A friend", "friend_other": "{{count}} friends"}
        """

    private static let polishFriends = """
        {"friend_male_one": "kolega", "friend_male_few": "{{count}} koledzy", "friend_male_many": "{{count}} kolegów",
        "friend_one": "znajomy", "friend_other": "{{count}} znajomych"}
        """

    /// There is no `friend`, and calls without a count have texts of their own.
    @Test(arguments: targets)
    func contextsWithoutABase(target: String) throws {
        let english = """
            {"friend_male": "A boyfriend", "friend_male_one": "{{count}} boyfriend",
            "friend_male_other": "{{count}} boyfriends", "friend_female": "A girlfriend",
            "friend_female_one": "{{count}} girlfriend", "friend_female_other": "{{count}} girlfriends"}
            """
        #expect(try CheckedConversion(project(english, "pl", "{}"), to: target).unexplained == [])
    }

    /// `t("friend", {context: "female", count: 2})` is “2 girlfriends”, where Polish has no text for women.
    @Test(arguments: [
        ("friend_female", "few", "{{count}} girlfriends"), ("friend_female", "one", "znajomy"),
        ("friend_male", "few", "{{count}} koledzy"), ("friend", "many", "{{count}} friends"),
    ])
    func contextsThatALanguageLacksAreSoughtInTheNext(name: String, category: String, expected: String) throws {
        let source = project(Self.friends, "pl", Self.polishFriends)
        let result = try CheckedConversion(source, to: "android").result
        let polish = try #require(LanguageTag("pl"))
        let entry = try #require(result.catalog.entries[Key(name, kind: .plural)])
        let select = try #require(entry.messages[polish]?.patterns.first?.onlySelect)
        let condition = Condition.category(try #require(PluralCategory(rawValue: category)), .cardinal)
        let pattern = try #require(select.variants.first { $0.condition == condition }?.pattern)
        let text = pattern.elements.map { element in
            if case .text(let text) = element { text } else { "{{count}}" }
        }
        #expect(text.joined() == expected)
    }

    @Test(arguments: targets)
    func contextsWithSomeFormsSayTheSame(target: String) throws {
        try expectTheSame(project(Self.friends, "pl", Self.polishFriends), target)
    }

    /// Texts without a form stand in for forms, and are those of calls without a number.
    @Test(
        arguments: targets,
        [
            (
                #"{"f": "plain", "f_male": "male plain", "f_female_other": "female other {{count}}"}"#, "pl",
                #"{"f_few": "few {{count}}", "f_many": "many {{count}}", "f_other": "other {{count}}"}"#
            ),
            (
                #"{"f": "plain", "f_male_one": "male one {{count}}", "f_male_other": "male other {{count}}"}"#, "de",
                #"{"f_one": "ein {{count}}", "f_other": "viele {{count}}"}"#
            ),
            (
                #"{"f_one": "one {{count}}", "f_male_one": "male one {{count}}"}"#, "pl",
                """
                {"f": "pl plain", "f_male_many": "pl male many {{count}}", "f_female_one": "pl female one {{count}}",
                "f_female_few": "pl female few {{count}}", "f_female_many": "pl female many {{count}}",
                "f_female_other": "pl female other {{count}}"}
                """
            ),
            (
                """
                {"f_one": "one {{count}}", "f_other": "other {{count}}", "f_male_one": "male one {{count}}",
                "f_female_one": "female one {{count}}", "f_female_other": "female other {{count}}"}
                """, "id", #"{"f": "id plain", "f_female_other": "id female other {{count}}"}"#
            ),
        ]
    )
    func textsWithoutAFormSayTheSame(target: String, files: (String, String, String)) throws {
        try expectTheSame(project(files.0, files.1, files.2), target)
    }

    /// The text of the only form is another one than that of calls without a number, which is another language's.
    @Test(arguments: targets)
    func onlyFormsAreNotTheTextWithoutANumber(target: String) throws {
        let source = project(
            #"{"f": "plain", "f_female_other": "female other {{count}}"}"#,
            "id",
            #"{"f_other": "id {{count}}", "f_male": "id male", "f_female": "id female"}"#
        )
        try expectTheSame(source, target)
    }

    /// `t("x")` is the English singular where only Russian has a text of its own for calls without a number.
    @Test(arguments: [I18nextVersion.v2, .v3])
    func singularsAreTheTextWithoutANumberBesideAPlainText(version: I18nextVersion) throws {
        let forms = version == .v2 ? ["1", "2", "5"] : ["0", "1", "2"]
        let russian = forms.map { #", "n_\#($0)": "\#($0): {{count}}""# }.joined()
        let source = ComparedProject.make(
            I18nextFormat(version),
            [
                ("locales/en/translation.json", #"{"n": "one", "n_plural": "many {{count}}"}"#),
                ("locales/ru/translation.json", #"{"n": "plain"\#(russian)}"#),
            ]
        )
        try expectTheSame(source, "i18next-v1")
    }

    /// The library reads `arg2` as the name that it is; nothing is passed by position.
    @Test(arguments: targets)
    func namesThatAreNumberedAreNotPassedByPosition(target: String) throws {
        let source = project(
            #"{"x_one": "An item", "x_other": "{{count}} items in {{- arg2}}", "about": "About"}"#,
            "id",
            #"{"about": "Tentang"}"#
        )
        try expectTheSame(source, target)
    }
}
