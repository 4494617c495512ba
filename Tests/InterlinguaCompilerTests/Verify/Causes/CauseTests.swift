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

    static func i18next(_ texts: KeyValuePairs<String, String>) -> VerifiedProject {
        project(I18nextFormat(.v4), texts) {
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

    /// One text of Android's.
    static func string(_ text: String, _ name: String = "a") -> String { "<string name=\"\(name)\">\(text)</string>" }

    /// Android's texts for some forms.
    static func plurals(_ texts: KeyValuePairs<String, String>) -> String {
        let items = texts.map { "<item quantity=\"\($0.key)\">\($0.value)</item>" }
        return "<plurals name=\"n\">\(items.joined())</plurals>"
    }

    private static func project(
        _ format: any TranslationFormat,
        _ texts: KeyValuePairs<String, String>,
        _ path: (String) -> String,
        _ text: (String) -> String
    ) -> VerifiedProject {
        let files = texts.map { InputFile(path: path($0.key), bytes: Array(text($0.value).utf8)) }
        var project = ComparedProject.make(format, files)
        project.diagnostics = format.read(files, options: ReadingOptions(sourceLanguage: LanguageTag("en"))).diagnostics
        return project
    }
}

/// What each rule explains, and above all what it must not: a wrong text is no fact of two platforms.
@Suite struct CauseTests {
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
            "French tells 0 from 2 by a form of its own name",
            eggs,
            .android(["": ok + VerifiedProject.plurals(["one": "%d egg", "other": "%d eggs"]), "fr": french]),
            // Smartling's `one` is 1 in English, ICU's is -1 as well.
            "negative-numbers “n” in en and 1 other language for -1: “-1 eggs” became “-1 egg”",
            "lost-variant “n” in fr for 0: “0 eggs” became “0 egg”"
        ),
        ProjectPair(
            "Another form is one of the same text",
            eggs,
            .android(["": ok + VerifiedProject.plurals(["one": "%d hen", "other": "%d eggs"]), "fr": french]),
            "unexplained “n” in en and 1 other language for 1: “1 egg” became “1 hen”",
            "unexplained “n” in fr for 0: “0 eggs” became “0 hen”"
        ),
    ]

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
            "A language that the target does not look into",
            .i18next(["en": #""a": "A", "b": "B""#, "de": #""b": "Be""#, "fr": #""a": "À", "b": "Bé""#]),
            .i18next(["en": #""a": "A", "b": "B""#, "de": #""a": "À", "b": "Be""#, "fr": #""a": "À", "b": "Bé""#]),
            "unexplained “a” in de: “A” became “À”"
        ),
    ]

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
        )
    ]
}
