import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

extension VerifiedProject {
    /// Files that i18next's library on iOS reads.
    fileprivate static func i18nextOnIOS(_ texts: KeyValuePairs<String, String>) -> VerifiedProject {
        project(I18nextFormat(.v1), texts) {
            "locales/\($0)/translation.json"
        } _: {
            "{\($0)}"
        }
    }
}

/// Causes beside their twins: under the same circumstances a wrong, dropped or swapped text has no cause.
@Suite struct CauseTwinTests {
    /// Differences are told by their beginnings: long texts are cut.
    @Test(arguments: languages + selects + placeholders + numbers + faults)
    func causesAreThoseOfTheDifference(pair: ProjectPair) throws {
        let found = try pair.found()
        let isExpected = found.count == pair.expected.count && zip(found, pair.expected).allSatisfy { $0.hasPrefix($1) }
        #expect(isExpected, "\(found)")
    }

    private static func word(_ text: String, _ name: String = "a") -> String { VerifiedProject.string(text, name) }

    // MARK: Languages

    /// Android shows Brazilian texts to readers in Portugal.
    private static let portuguese = VerifiedProject.android([
        "": word("Hen") + word("Egg", "b"), "pt-rBR": word("Galinha") + word("Ovo", "b"), "pt-rPT": word("Ovo!", "b"),
    ])

    private static func hens(brazil: String, portugal: String) -> VerifiedProject {
        .i18next(["en": #""a": "Hen", "b": "Egg""#, "pt-BR": brazil, "pt-PT": portugal])
    }

    static let languages = [
        ProjectPair(
            "i18next looks for no other region",
            portuguese,
            hens(brazil: #""a": "Galinha", "b": "Ovo""#, portugal: #""b": "Ovo!""#),
            "other-language “a” in pt-PT: “Galinha” became “Hen”"
        ),
        ProjectPair(
            "A translation that is left out is no other region's",
            portuguese,
            hens(brazil: #""b": "Ovo""#, portugal: #""b": "Ovo!""#),
            "unexplained “a” in pt-BR: “Galinha” became “Hen”",
            "other-language “a” in pt-PT: “Galinha” became “Hen”"
        ),
        ProjectPair(
            "A text that no language has for the key",
            portuguese,
            hens(brazil: #""a": "Galinha", "b": "Ovo""#, portugal: #""a": "Galo", "b": "Ovo!""#),
            "unexplained “a” in pt-PT: “Galinha” became “Galo”"
        ),
    ]

    // MARK: Objects

    /// Each library says by itself of an object that it is no text; a text that is left out beside one is none of that.
    @Test func objectsAreNoTexts() throws {
        let source = VerifiedProject.i18nextOnIOS(["en": #""o": {"x": "X"}, "o_plural": "__count__ P""#])
        let kept = try ProjectPair("kept", source, .i18next(["en": #""o": {"x": "X"}, "o_other": "{{count}} P""#]))
            .found()
        let words = "“key 'translation:o (en)' returned an object instead of a string” became “key 'o (en"
        #expect(kept.contains { $0.hasPrefix("missing-text “o” in en for 1: " + words) }, "\(kept)")
        #expect(!kept.contains { $0.hasPrefix("unexplained") }, "\(kept)")
        let lost = try ProjectPair("lost", source, .i18next(["en": #""o": {"x": "X"}"#])).found()
        #expect(lost.contains { $0.hasPrefix("unexplained “o” in en for 2: “2 P” became") }, "\(lost)")
    }

    /// An object of the same name in another namespace is another one.
    @Test func objectsOfOtherNamespacesAreOthers() throws {
        func project(_ call: String) -> VerifiedProject {
            let files = [
                ("locales/en/translation.json", #"{"o": {"x": "X"}, "a": "\#(call)"}"#),
                ("locales/en/places.json", #"{"o": {"x": "X"}}"#),
            ]
            return ComparedProject.make(I18nextFormat(.v1), files)
        }
        let found = try ProjectPair("moved", project("$t(o)"), project("$t(places:o)")).found()
        #expect(found.contains { $0.hasPrefix("unexplained “a” in en") }, "\(found)")
        #expect(try ProjectPair("kept", project("$t(o)"), project("$t(o)")).found() == [])
    }

    // MARK: Selects

    private static let code = VerifiedProject.swifternalization([
        "base": #"{"code": {"exp:^c": "begins with C", "exp:^(?!c)": "anything else"}}"#
    ])

    static let selects = [
        ProjectPair(
            "i18next chooses by whole words",
            code,
            .i18next(["en": #""code": "anything else""#]),
            "lost-select “code” in en for “c”: “begins with C” became “anything else”"
        ),
        ProjectPair(
            "A wrong text where words are not told apart",
            code,
            .i18next(["en": #""code": "anything""#]),
            "unexplained “code” in en for “”: “anything else” became “anything”"
        ),
    ]

    // MARK: Placeholders

    private static let capitalized = VerifiedProject.i18next([
        "en": #""c": "{{a, capitalize}}", "k": "$t(c, {\"a\": \"ok\"}) (ok)""#
    ])

    static let placeholders = [
        ProjectPair(
            "The app's function for what a call hands on",
            capitalized,
            .android(["": word("%s", "c") + word("ok (ok)", "k")]),
            "lost-format “c” in en for “text 1”",
            "lost-format “k” in en: “capitalize(ok) (ok)” became “ok (ok)”"
        ),
        ProjectPair(
            "Another text than a call hands on",
            capitalized,
            .android(["": word("%s", "c") + word("no (ok)", "k")]),
            "lost-format “c” in en for “text 1”",
            "unexplained “k” in en: “capitalize(ok) (ok)” became “no (ok)”"
        ),
        ProjectPair(
            "i18next shows the name of a key that there is not",
            .android(["": word("Press $t(x)")]),
            .i18next(["en": #""a": "Press $t(x)""#]),
            "seeming-reference “a” in en: “Press $t(x)” became “Press x”"
        ),
        ProjectPair(
            "i18next shows another text for its key",
            .android(["": word("Press $t(b)") + word("it", "b")]),
            .i18next(["en": #""a": "Press $t(b)", "b": "it""#]),
            "seeming-reference “a” in en: “Press $t(b)” became “Press it”"
        ),
        ProjectPair(
            "Another text in the place of one that seems to be referred to",
            .android(["": word("Press $t(x)")]),
            .i18next(["en": #""a": "Push $t(x)""#]),
            "unexplained “a” in en: “Press $t(x)” became “Push x”"
        ),
        // To the library's expression on iOS, `__(\w+)__`, letters and underscores in a row are one name.
        ProjectPair(
            "Letters between two placeholders",
            .android(["": word("%1$sと%2$s")]),
            .i18nextOnIOS(["en": #""a": "__arg1__と__arg2__""#]),
            "lost-placeholder “a” in en for “text 1”, “text 2”: “text 1とtext 2” became “__arg1__と__arg2__”"
        ),
        ProjectPair(
            "A wrong word between placeholders that are not seen",
            .android(["": word("%1$sと%2$s")]),
            .i18nextOnIOS(["en": #""a": "__arg1__か__arg2__""#]),
            "unexplained “a” in en for “text 1”, “text 2”: “text 1とtext 2” became “__arg1__か__arg2__”"
        ),
        ProjectPair(
            "Swapped placeholders that are not seen",
            .android(["": word("%1$sと%2$s")]),
            .i18nextOnIOS(["en": #""a": "__arg2__と__arg1__""#]),
            "unexplained “a” in en for “text 1”, “text 2”: “text 1とtext 2” became “__arg2__と__arg1__”"
        ),
        // The library escapes values that are shown by {{name}}.
        ProjectPair(
            "Foundation escapes nothing",
            .i18next(["en": #""a": "Hi {{name}}""#]),
            .apple(["en": #""a" = "Hi %@";"#]),
            "escaping “a” in en for “%1$s 100% "
        ),
        ProjectPair(
            "A wrong word beside an escaped value",
            .i18next(["en": #""a": "Hi {{name}}""#]),
            .apple(["en": #""a" = "Ho %@";"#]),
            "unexplained “a” in en for “text 1”: “Hi text 1” became “Ho text 1”"
        ),
        ProjectPair(
            "Another argument beside an escaped value",
            .i18next(["en": #""a": "{{x}}, {{y}}""#]),
            .apple(["en": #""a" = "%2$@, %1$@";"#]),
            "unexplained “a” in en for “text 1”, “text 2”: “text 1, text 2” became “text 2, text 1”"
        ),
    ]

    // MARK: Numbers

    private static let birds = VerifiedProject.smartling([
        "en": #""n##{one}" = "%lld bird"; "n##{other}" = "%lld birds";"#
    ])

    static let numbers = [
        // Java's %g keeps zeros at the end, C's drops them.
        ProjectPair(
            "Two kinds of %g",
            .android(["": word("%g")]),
            .apple(["en": #""a" = "%g";"#]),
            "number-style “a” in en for "
        ),
        ProjectPair(
            "A wrong word beside %g",
            .android(["": word("%g km")]),
            .apple(["en": #""a" = "%g m";"#]),
            "unexplained “a” in en for "
        ),
        // English has “-1 bird” in CLDR, but not in Smartling's rules.
        ProjectPair(
            "A wrong word beside a negative number",
            birds,
            .i18next(["en": #""n_one": "{{count}} bird", "n_other": "{{count}} hens""#]),
            "unexplained “n” in en for 0: “0 birds” became “0 hens”",
            "unexplained “n” in en for 2: “2 birds” became “2 hens”",
            "negative-numbers “n” in en for -1: “-1 birds” became “-1 bird”"
        ),
    ]

    // MARK: Faults

    /// The library takes a file that is no JSON for absent, and shows the base text.
    private static let broken = VerifiedProject.swifternalization([
        "base": #"{"a": "A", "b": "B"}"#, "ru": #"{"a": "А" "b": "Б"}"#,
    ])

    static let faults = [
        ProjectPair(
            "What was meant",
            broken,
            .android(["": word("A") + word("B", "b"), "ru": word("А") + word("Б", "b")]),
            "faulty-source “a” in ru: “A” became “А”",
            "faulty-source “b” in ru: “B” became “Б”"
        ),
        ProjectPair(
            "What nobody meant, in a file with an error",
            broken,
            .android(["": word("A") + word("B", "b"), "ru": word("Я") + word("Б", "b")]),
            "unexplained “a” in ru: “A” became “Я”",
            "faulty-source “b” in ru: “B” became “Б”"
        ),
        ProjectPair(
            "Another language's text beside a file with an error",
            broken,
            .android(["": word("A") + word("C", "b"), "ru": word("А") + word("Б", "b")]),
            "faulty-source “a” in ru: “A” became “А”",
            "unexplained “b” in en: “B” became “C”",
            "faulty-source “b” in ru: “B” became “Б”"
        ),
    ]

    // MARK: Single precision

    /// What a number that ends in 3 is in single precision is left to chance: 2⁵³ + 1 may be another form's.
    @Test func singlePrecision() throws {
        func polish(_ few: String, _ many: String) -> VerifiedProject {
            .smartling([
                "en": #""n##{one}" = "%lld bird"; "n##{other}" = "%lld birds";"#,
                "pl": """
                "n##{one}" = "%lld ptak"; "n##{few}" = "%lld \(few)"; "n##{many}" = "%lld \(many)";
                "n##{other}" = "%lld ptak";
                """,
            ])
        }
        let source = VerifiedProject.android([
            "": VerifiedProject.plurals(["one": "%d bird", "other": "%d birds"]),
            "pl": VerifiedProject.plurals([
                "one": "%d ptak", "few": "%d ptaki", "many": "%d ptaków", "other": "%d ptaka",
            ]),
        ])
        let right = try ProjectPair("", source, polish("ptaki", "ptaków")).found()
        let large = right.filter { $0.contains("9007199254740993") }
        #expect(large.count == 1 && large.allSatisfy { $0.hasPrefix("single-precision “n” in pl for ") }, "\(right)")
        #expect(!right.contains { $0.hasPrefix("unexplained") }, "\(right)")
        let swapped = try ProjectPair("", source, polish("ptaków", "ptaki")).found()
        for number in [2, 5] {
            #expect(swapped.contains { $0.hasPrefix("unexplained “n” in pl for \(number):") }, "\(swapped)")
        }
    }
}
