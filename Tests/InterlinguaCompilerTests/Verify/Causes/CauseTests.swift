import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Two projects written by hand, and what their apps show differently with the causes that are found.
struct ProjectPair: Sendable, CustomTestStringConvertible {
    /// What is compared, in a few words.
    let testDescription: String
    let source: VerifiedProject
    let target: VerifiedProject
    let expected: [String]

    init(_ name: String, _ source: VerifiedProject, _ target: VerifiedProject, _ expected: String...) {
        testDescription = name
        self.source = source
        self.target = target
        self.expected = expected
    }

    /// The differences as `causes description`.
    func found() throws -> [String] {
        try ProjectComparison(source: source, target: target).verify().differences.map { difference in
            let causes =
                difference.isUnexplained ? "unexplained" : difference.causes.map(\.rawValue).joined(separator: ", ")
            return "\(causes) \(difference)"
        }
    }
}

/// Projects by their languages.
extension VerifiedProject {
    /// Android's texts, the default ones under an empty name.
    static func android(_ texts: KeyValuePairs<String, String>) -> VerifiedProject {
        project(AndroidFormat(), texts) {
            "values\($0.isEmpty ? "" : "-" + $0)/strings.xml"
        } _: {
            "<resources>\($0)</resources>"
        }
    }

    static func i18next(
        _ texts: KeyValuePairs<String, String>,
        _ version: I18nextVersion = .v4
    ) -> VerifiedProject {
        project(I18nextFormat(version), texts) {
            "locales/\($0)/translation.json"
        } _: {
            "{\($0)}"
        }
    }

    static func apple(_ texts: KeyValuePairs<String, String>) -> VerifiedProject {
        project(AppleFormat(), texts) {
            "\($0).lproj/Localizable.strings"
        } _: {
            $0
        }
    }

    static func smartling(_ texts: KeyValuePairs<String, String>) -> VerifiedProject {
        project(SmartlingFormat(), texts) {
            "\($0).lproj/Localizable.strings"
        } _: {
            $0
        }
    }

    static func swifternalization(_ texts: KeyValuePairs<String, String>) -> VerifiedProject {
        project(SwifternalizationFormat(), texts) {
            "\($0).json"
        } _: {
            $0
        }
    }

    /// One entry with variables in a .stringsdict, which choose by unsigned integers.
    static func stringsdict(
        _ format: String,
        _ variables: KeyValuePairs<String, KeyValuePairs<String, String>>
    ) -> VerifiedProject {
        func string(_ pair: (key: String, value: String)) -> String {
            "<key>\(pair.key)</key><string>\(pair.value)</string>"
        }
        let type = [("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"), ("NSStringFormatValueTypeKey", "u")]
        let all = variables.map { name, forms in
            "<key>\(name)</key><dict>\((type + forms.map { ($0.key, $0.value) }).map(string).joined())</dict>"
        }
        let entry = string(("NSStringLocalizedFormatKey", format)) + all.joined()
        return project(AppleFormat(), ["en": entry]) {
            "\($0).lproj/Localizable.stringsdict"
        } _: {
            "<plist version=\"1.0\"><dict><key>n</key><dict>\($0)</dict></dict></plist>"
        }
    }

    /// One text of Android's.
    static func string(_ text: String, _ name: String = "a") -> String { "<string name=\"\(name)\">\(text)</string>" }

    /// Android's texts for some forms.
    static func plurals(_ texts: KeyValuePairs<String, String>) -> String {
        let items = texts.map { "<item quantity=\"\($0.key)\">\($0.value)</item>" }
        return "<plurals name=\"n\">\(items.joined())</plurals>"
    }

    static func project(
        _ format: any TranslationFormat,
        _ texts: KeyValuePairs<String, String>,
        _ path: (String) -> String,
        _ text: (String) -> String
    ) -> VerifiedProject {
        ComparedProject.make(format, texts.map { (path($0.key), text($0.value)) })
    }
}

/// What apps don't find is the source's fault, and converted as it was meant.
@Suite struct HiddenFileTests {
    @Test(arguments: ["apple", "smartling"])
    func fileOutsideOfFoldersHidesThoseInThem(format: String) throws {
        let source = ComparedProject.make(
            try #require(FormatRegistry.format(named: format)),
            [
                ("Localizable.strings", #""k" = "Root";"#), ("en.lproj/Localizable.strings", #""k" = "English";"#),
                ("de.lproj/Localizable.strings", #""k" = "Deutsch";"#),
            ]
        )
        let target = AndroidFormat()
        let result = Converter().convert(source.catalog, from: source.format, to: target)
        let found = Converter().verify(result, of: source, for: target)
        #expect(found.differences.map(\.description) == ["“k” in de: “Root” became “Deutsch”"])
        #expect(found.differences.map(\.causes) == [[.faultySource]])
    }
}

/// Differences of numbers have the cause that they have for all numbers of their class.
@Suite struct NumberCauseTests {
    private func causes(_ source: VerifiedProject, _ target: I18nextVersion) -> [[Cause]] {
        let format = I18nextFormat(target)
        let result = Converter().convert(source.catalog, from: source.format, to: format)
        return Converter().verify(result, of: source, for: format).differences.map(\.causes)
    }

    /// The library of version 1 chooses from the English text by Polish rules, whatever the size of the number.
    @Test func largeNumberOfALostClass() {
        let texts = VerifiedProject.plurals(["one": "%d card", "other": "%d cards"])
        let found = causes(.android(["": texts, "pl": VerifiedProject.string("x", "b")]), .v1)
        #expect(Set(found) == [[.otherLanguage]])
    }

    /// JavaScript has doubles, and prints numbers in the signs of the language, which Java is asked for in English.
    @Test(arguments: [
        ("%1$,d cards", [Cause.largeNumbers]), ("%1$.1f cards", [.numberStyle]), ("%1$,.2f cards", [.numberStyle]),
    ])
    func printedNumber(text: String, expected: [Cause]) {
        let languages = VerifiedProject.android(["": VerifiedProject.string(text), "de": VerifiedProject.string(text)])
        let found = causes(languages, .v4)
        #expect(!found.isEmpty)
        #expect(Set(found.joined()).subtracting([.numberStyle]) == Set(expected).subtracting([.numberStyle]))
    }
}

/// What each rule explains, and above all what it must not: a wrong text is no fact of two platforms.
@Suite struct CauseTests {
    /// What another text is shown for is told before how its values look.
    @Test(
        arguments: [
            ([.lostVariant, .escaping], .lostVariant), ([.wholeNumbers, .lostSelect, .lostFormat], .lostSelect),
            ([.otherLanguage, .lostVariant], .lostVariant), ([.escaping, .lostFormat], .lostFormat),
            ([.wholeNumbers, .escaping], .escaping), ([.wholeNumbers], .wholeNumbers),
        ] as [([Cause], Cause)]
    )
    func groupsAreNamedAfterTheCauseOfAnotherText(causes: [Cause], named: Cause) {
        #expect(DifferenceGroup(causes: causes, differences: []).kind == named.kind)
    }

    @Test(arguments: forms + fallbacks + placeholders + selects + faults)
    func causesAreThoseOfTheDifference(pair: ProjectPair) throws {
        let found = try pair.found()
        #expect(found == pair.expected, "\(found)")
    }

    // MARK: Numbers and forms

    private static let polish =
        ["one": "%d ptak", "few": "%d ptaki", "many": "%d ptaków", "other": "%d ptaka"]
        as KeyValuePairs
    private static let english = ["one": "%d bird", "other": "%d birds"] as KeyValuePairs
    private static let birds = VerifiedProject.i18next([
        "en": #""n_one": "{{count}} bird", "n_other": "{{count}} birds""#
    ])
    /// English says “0 eggs” where French rules would choose `one`.
    private static let eggs = VerifiedProject.smartling([
        "en": #""n##{one}" = "%d egg"; "n##{other}" = "%d eggs"; "ok" = "OK";"#, "fr": #""ok" = "D’accord";"#,
    ])
    private static let ok = VerifiedProject.string("OK", "ok")
    private static let french = VerifiedProject.string("D’accord", "ok")

    static let forms = [
        ProjectPair(
            "Android's quantity is an int",
            birds,
            .android(["": VerifiedProject.plurals(["one": "%s bird", "other": "%s birds"])]),
            "whole-numbers “n” in en for 1.1: “1.1 birds” became “1.1 bird”"
        ),
        ProjectPair(
            "English tells 1 from other whole numbers",
            .android(["": VerifiedProject.plurals(english)]),
            .android(["": VerifiedProject.plurals(["one": "%d birds", "other": "%d birds"])]),
            "unexplained “n” in en for 1: “1 bird” became “1 birds”"
        ),
        ProjectPair(
            "Polish tells 2 and 5 apart",
            .android(["": VerifiedProject.plurals(english), "pl": VerifiedProject.plurals(polish)]),
            .android([
                "": VerifiedProject.plurals(english),
                "pl": VerifiedProject.plurals([
                    "one": "%d ptak", "few": "%d ptaków", "many": "%d ptaków", "other": "%d ptaka",
                ]),
            ]),
            "unexplained “n” in pl for 2: “2 ptaki” became “2 ptaków”"
        ),
        ProjectPair(
            "French takes 0 for one, where English has the text",
            eggs,
            .android(["": ok + VerifiedProject.plurals(["one": "%d egg", "other": "%d eggs"]), "fr": french]),
            // Smartling's `one` is 1 in English, ICU's is -1 as well.
            "negative-numbers “n” in en and 1 other language for -1: “-1 eggs” became “-1 egg”",
            "other-language “n” in fr for 0: “0 eggs” became “0 egg”"
        ),
        ProjectPair(
            "Another form is one of the same text",
            eggs,
            .android(["": ok + VerifiedProject.plurals(["one": "%d hen", "other": "%d eggs"]), "fr": french]),
            "unexplained “n” in en and 1 other language for 1: “1 egg” became “1 hen”",
            "unexplained “n” in fr for 0: “0 eggs” became “0 hen”"
        ),
        ProjectPair(
            "A library chooses by the first number, and has the texts of the second for what “other” says",
            nights,
            smartlingNights("%2$u b nights", "%2$u nights"),
            "lost-variant “n” in en for 0, 1: “0 a, one night” became “0 a, 1 nights”",
            "lost-variant “n” in en for 1, 1: “One a, one b night” became “One a, 1 b nights”",
            "lost-variant “n” in en for 2, 1: “2 a, one night” became “2 a, 1 nights”"
        ),
        ProjectPair(
            "The second number gets no other texts than those for “other”",
            nights,
            smartlingNights("one b night", "%2$u nights"),
            "lost-variant “n” in en for 0, 1: “0 a, one night” became “0 a, 1 nights”",
            "unexplained “n” in en for 1, 0: “One a, 0 b nights” became “One a, one b night”",
            "single-precision “n” in en for 1, 4294967295: “One a, 4294967295 b nights” became “One a, one b night”",
            "lost-variant “n” in en for 2, 1: “2 a, one night” became “2 a, 1 nights”"
        ),
        ProjectPair(
            "A wrong word beside a number by which the library does not choose",
            nights,
            smartlingNights("%2$u b days", "%2$u nights"),
            "lost-variant “n” in en for 0, 1: “0 a, one night” became “0 a, 1 nights”",
            "unexplained “n” in en for 1, 0: “One a, 0 b nights” became “One a, 0 b days”",
            "lost-variant “n” in en for 2, 1: “2 a, one night” became “2 a, 1 nights”"
        ),
    ]

    /// What the second number chooses hangs on the first.
    private static let nights = VerifiedProject.stringsdict(
        "%1$#@a@",
        [
            "a": ["one": "One a, %2$#@b@", "other": "%1$u a, %2$#@c@"],
            "b": ["one": "one b night", "other": "%2$u b nights"],
            "c": ["one": "one night", "other": "%2$u nights"],
        ]
    )

    private static func smartlingNights(_ one: String, _ other: String) -> VerifiedProject {
        .smartling(["en": "\"n##{one}\" = \"%1$nOne a, \(one)\"; \"n##{other}\" = \"%1$u a, \(other)\";"])
    }

    // MARK: Languages

    private static func word(_ text: String, _ name: String) -> String { VerifiedProject.string(text, name) }

    static let fallbacks = [
        ProjectPair(
            "Apple looks for a text in one language only",
            .android(["": word("A", "a") + word("B", "b"), "de": word("Be", "b")]),
            .apple(["en": #""a" = "A"; "b" = "B";"#, "de": #""b" = "Be";"#]),
            "missing-text “a” in de: “A” became “a”"
        ),
        ProjectPair(
            "A translation that is left out is no missing text",
            .android(["": word("A", "a") + word("B", "b"), "de": word("Ä", "a") + word("Be", "b")]),
            .apple(["en": #""a" = "A"; "b" = "B";"#, "de": #""b" = "Be";"#]),
            "unexplained “a” in de: “Ä” became “a”"
        ),
        ProjectPair(
            "A translation that is left out is no other language's",
            .apple(["en": #""a" = "A"; "b" = "B";"#, "de": #""a" = "Ä"; "b" = "Be";"#]),
            .android(["": word("A", "a") + word("B", "b"), "de": word("Be", "b")]),
            "unexplained “a” in de: “Ä” became “A”"
        ),
        ProjectPair(
            "Another language's text in the place of a language's own",
            .i18next(["en": #""a": "A""#, "de": #""a": "Ä""#, "fr": #""a": "À""#]),
            .i18next(["en": #""a": "A""#, "de": #""a": "À""#, "fr": #""a": "À""#]),
            "unexplained “a” in de: “Ä” became “À”"
        ),
        ProjectPair(
            "Smartling's library takes an empty text for missing, whose English forms are those of the number",
            yumurta,
            eggs(english: "%lld egg"),
            "negative-numbers “n” in en for -1: “-1 egg” became “-1 eggs”",
            "other-language “n” in tr for 0: “” became “0 eggs”",
            "lost-variant, other-language “n” in tr for 1: “1 yumurta” became “1 egg”",
            "other-language “n” in tr for 2: “” became “2 eggs”",
            "negative-numbers, other-language “n” in tr for -1: “-1 yumurta” became “-1 eggs”"
        ),
        ProjectPair(
            "Another English text in the place of an empty one",
            yumurta,
            eggs(english: "%lld hen"),
            "unexplained “n” in en for 1: “1 egg” became “1 hen”",
            "negative-numbers “n” in en for -1: “-1 egg” became “-1 eggs”",
            "other-language “n” in tr for 0: “” became “0 eggs”",
            "unexplained “n” in tr for 1: “1 yumurta” became “1 hen”",
            "other-language “n” in tr for 2: “” became “2 eggs”",
            "negative-numbers, other-language “n” in tr for -1: “-1 yumurta” became “-1 eggs”"
        ),
        ProjectPair(
            "A language that the target does not look into",
            .i18next(["en": #""a": "A", "b": "B""#, "de": #""b": "Be""#, "fr": #""a": "À", "b": "Bé""#]),
            .i18next(["en": #""a": "A", "b": "B""#, "de": #""a": "À", "b": "Be""#, "fr": #""a": "À", "b": "Bé""#]),
            "unexplained “a” in de: “A” became “À”"
        ),
    ]

    /// Smartling's rules have no Turkish `one`.
    private static let yumurta = VerifiedProject.android([
        "": VerifiedProject.plurals(["one": "%d egg", "other": "%d eggs"]),
        "tr": VerifiedProject.plurals(["one": "%d yumurta", "other": ""]),
    ])

    private static func eggs(english: String) -> VerifiedProject {
        .smartling([
            "en": "\"n##{one}\" = \"\(english)\"; \"n##{other}\" = \"%lld eggs\";", "tr": ##""n##{other}" = "";"##,
        ])
    }

    // MARK: Placeholders

    static let placeholders = [
        ProjectPair(
            "i18next has no precision",
            .android(["": word("Hi %.3s", "a")]),
            .i18next(["en": #""a": "Hi {{- arg1}}""#]),
            "lost-format “a” in en for “text 1”: “Hi tex” became “Hi text 1”"
        ),
        ProjectPair(
            "A wrong word beside a lost format",
            .android(["": word("Hi %.3s", "a")]),
            .i18next(["en": #""a": "Ho {{- arg1}}""#]),
            "unexplained “a” in en for “text 1”: “Hi tex” became “Ho text 1”"
        ),
        ProjectPair(
            "Another argument is no other format",
            .android(["": word("%1$s, %2$s", "a")]),
            .i18next(["en": #""a": "{{- arg2}}, {{- arg1}}""#]),
            "unexplained “a” in en for “text 1”, “text 2”: “text 1, text 2” became “text 2, text 1”"
        ),
        ProjectPair(
            "Another argument beside a lost format",
            .android(["": word("%1$s, %2$.3s", "a")]),
            .i18next(["en": #""a": "{{- arg1}}, {{- arg1}}""#]),
            "unexplained “a” in en for “text 1”, “text 2”: “text 1, tex” became “text 1, text 1”"
        ),
        ProjectPair(
            "i18next replaces what looks like a placeholder",
            .android(["": word("{{arg1}}: %1$s", "a")]),
            .i18next(["en": #""a": "{{arg1}}: {{- arg1}}""#]),
            "seeming-placeholder “a” in en for “text 1”: “{{arg1}}: text 1” became “text 1: text 1”"
        ),
        ProjectPair(
            "Foundation counts the arguments that a text shows",
            .android(["": word("%1$s %2$s", "a"), "de": word("%2$s", "a")]),
            .apple(["en": #""a" = "%1$@ %2$@";"#, "de": #""a" = "%2$@";"#]),
            "argument-order “a” in de for “text 1”, “text 2”: “text 2” became “text 1”"
        ),
        ProjectPair(
            "Without a gap no argument moves",
            .android(["": word("%1$s %2$s", "a"), "de": word("%2$s, %1$s", "a")]),
            .apple(["en": #""a" = "%1$@ %2$@";"#, "de": #""a" = "%1$@, %2$@";"#]),
            "unexplained “a” in de for “text 1”, “text 2”: “text 2, text 1” became “text 1, text 2”"
        ),
        ProjectPair(
            "Escapes among the words are no escaped values",
            .i18next(["en": #""a": "A & B""#]),
            .apple(["en": #""a" = "A &amp; B";"#]),
            "unexplained “a” in en: “A & B” became “A &amp; B”"
        ),
        ProjectPair(
            "A placeholder that no argument has",
            .android(["": word("%1$s", "a")]),
            .i18next(["en": #""a": "{{- name}}""#]),
            "unexplained “a” in en for “text 1”: “text 1” became “{{- name}}”"
        ),
    ]

    // MARK: Selects

    static let selects = [
        ProjectPair(
            "i18next chooses by a context",
            .i18next(["en": #""p": "A person", "p_male": "A man", "p_female": "A woman""#]),
            .i18next(["en": #""p": "A person", "p_male": "A woman", "p_female": "A woman""#]),
            "unexplained “p” in en for “male”: “A man” became “A woman”"
        ),
        ProjectPair(
            "A context without a text of its own",
            .i18next(["en": #""p": "A person", "p_male": "A man", "p_female": "A woman""#]),
            .i18next(["en": #""p": "A person", "p_male": "A man""#]),
            "unexplained “p” in en for “female”: “A woman” became “A person”"
        ),
    ]

    // MARK: Faults

    static let faults = [
        ProjectPair(
            "An error in one text excuses no other",
            .android(["": word("a \\u12 b", "a") + word("B", "b")]),
            .apple(["en": #""a" = "a b"; "b" = "C";"#]),
            "unexplained “b” in en: “B” became “C”"
        ),
        ProjectPair(
            "A wrong word beside an escaped value of a mended text",
            greeting(#"{"a": "Привет, %@",}"#),
            .i18next(["en": #""a": "Hi {{- arg1}}""#, "ru": #""a": "Пока, {{arg1}}""#]),
            "unexplained “a” in ru for “text 1”: “Hi text 1” became “Пока, text 1”"
        ),
        ProjectPair(
            "With less room than each text needs, any of a mended text's is shown",
            rooms(#"{"a": {"@10": "Б", "@20": "ББ"},}"#),
            rooms(#"{"a": {"@10": "Б", "@20": "ББ"}}"#),
            "faulty-source “a” in ru: “AA” became “ББ”"
        ),
        ProjectPair(
            "With less room than each text needs, no other text is shown than a mended one's",
            rooms(#"{"a": {"@10": "Б", "@20": "ББ"},}"#),
            rooms(#"{"a": {"@10": "Б", "@20": "В"}}"#),
            "unexplained “a” in ru: “AA” became “В”",
            "faulty-source “a” in ru for width 19: “A” became “Б”"
        ),
    ]

    @Test func valuesInMendedTextsAreEscapedLikeOthers() throws {
        let target = VerifiedProject.i18next([
            "en": #""a": "Hi {{- arg1}}""#, "ru": #""a": "Привет, {{arg1}}""#,
        ])
        let source = Self.greeting(#"{"a": "Привет, %@",}"#)
        let differences = try ProjectComparison(source: source, target: target).verify().differences
        #expect(differences.map(\.causes) == [[.faultySource], [.faultySource, .escaping]])
    }

    private static func greeting(_ russian: String) -> VerifiedProject {
        .swifternalization(["base": #"{"a": "Hi %@"}"#, "ru": russian])
    }

    private static func rooms(_ russian: String) -> VerifiedProject {
        .swifternalization(["base": #"{"a": {"@10": "A", "@20": "AA"}}"#, "ru": russian])
    }
}
