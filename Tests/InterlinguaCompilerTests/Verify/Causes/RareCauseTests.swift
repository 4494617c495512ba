import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Causes that only rare files have, beside their twins: under the same circumstances a wrong text has no cause.
@Suite struct RareCauseTests {
    /// Differences are told by their beginnings: long texts are cut.
    @Test(arguments: characters + selectors + languages + references)
    func causesAreThoseOfTheDifference(pair: ProjectPair) throws {
        let found = try pair.found()
        let isExpected = found.count == pair.expected.count && zip(found, pair.expected).allSatisfy { $0.hasPrefix($1) }
        #expect(isExpected, "\(found)")
    }

    private static func word(_ text: String, _ name: String = "a") -> String { VerifiedProject.string(text, name) }

    // MARK: Characters

    /// aapt2 reads an escape for U+0000 as the end of the text, and XML 1.0 has none for it.
    private static let zero = VerifiedProject.apple(["en": #""a" = "x\U0000y";"#])

    static let characters = [
        ProjectPair(
            "Android has no place for U+0000",
            zero,
            .android(["": word("x\u{FFFD}y")]),
            "lost-character “a” in en: “x\\u{0}y” became “x\u{FFFD}y”"
        ),
        ProjectPair(
            "A wrong word beside a lost character",
            zero,
            .android(["": word("x\u{FFFD}z")]),
            "unexplained “a” in en: “x\\u{0}y” became “x\u{FFFD}z”"
        ),
        ProjectPair(
            "A lost character leaves another one behind",
            zero,
            .android(["": word("xy")]),
            "unexplained “a” in en: “x\\u{0}y” became “xy”"
        ),
        ProjectPair(
            "A character that XML holds is not lost",
            .apple(["en": #""a" = "x\Uf8ffy";"#]),
            .android(["": word("x\u{FFFD}y")]),
            "unexplained “a” in en: “x\\u{F8FF}y” became “x\u{FFFD}y”"
        ),
    ]

    // MARK: Gaps

    /// A source that shows nothing for some numbers, with a target that says one of the source's texts there, and one that
    /// says another.
    struct Gap: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let source: VerifiedProject
        let filled: VerifiedProject
        let wrong: VerifiedProject
    }

    private static func thai(_ texts: String) -> VerifiedProject { .smartling(["th": texts, "en": #""ok" = "OK";"#]) }

    private static func cards(_ one: String) -> VerifiedProject {
        .i18next(["en": #""a": "$t(k)", \#(one)"k_other": "{{count}} K""#])
    }

    static let gaps = [
        // The library asks for `other` in Thai, whatever the number is.
        Gap(
            testDescription: "A text that no number gets, where the source shows none",
            source: thai(##""n##{one}" = "dead"; "##),
            filled: thai(##""n##{other}" = "dead";"##),
            wrong: thai(##""n##{other}" = "alive";"##)
        ),
        // i18next shows the name of a nested key that lacks the form.
        Gap(
            testDescription: "A form that a nested text lacks",
            source: cards(""),
            filled: cards(#""k_one": "{{count}} K", "#),
            wrong: cards(#""k_one": "{{count}} L", "#)
        ),
    ]

    /// What fills a gap is explained by the kind of number that is passed, whichever it is, and another text by nothing.
    @Test(arguments: gaps) func gapsAreFilledByTextsOfTheSource(gap: Gap) throws {
        let filled = try ProjectComparison(source: gap.source, target: gap.filled).verify().differences
        #expect(!filled.isEmpty)
        for difference in filled {
            #expect(difference.causes == [cause(of: difference, in: gap.source.format)], "\(difference)")
        }
        let wrong = try ProjectComparison(source: gap.source, target: gap.wrong).verify().differences
        #expect(Set(wrong.map(\.key)) == Set(filled.map(\.key)))
        #expect(wrong.allSatisfy { $0.isUnexplained }, "\(wrong)")
    }

    private func cause(of difference: Difference, in format: any TranslationFormat) -> Cause? {
        guard case .number(let number, _)? = difference.arguments.values.first else { return nil }
        if !number.isWhole { return .wholeNumbers }
        if number.isNegative { return .negativeNumbers }
        // Whole numbers up to 2²⁴ are the same in single precision.
        return format.name == "smartling" && number > DecimalNumber(1 << 24) ? .singlePrecision : .lostVariant
    }

    /// A source whose text is dropped or faulty, so that the target shows another one, with a text that none of the source's
    /// languages has.
    struct Twin: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let source: VerifiedProject
        let target: String
        let wrong: VerifiedProject
        let language: String
    }

    static let twins = [
        // The library asks for “other” in Serbian for fractions and negative numbers only, for which i18next has no form.
        Twin(
            testDescription: "A negative number that the next language takes for another one, too",
            source: .smartling(["en": ##""n##{one}" = "E";"##, "sh": ##""n##{other}" = "S";"##]),
            target: "i18next-v3",
            wrong: .i18next(["en": #""n": "X""#, "sr-Latn": ""], .v3),
            language: "sr-Latn"
        ),
        // The text for the States hides an empty one from users of the source language.
        Twin(
            testDescription: "An empty text behind another region's",
            source: .android(["": plurals(["one": ""]), "en-rUS": plurals(["one": "%2$d"])]),
            target: "smartling",
            wrong: .smartling(["en": ##""n##{one}" = "X"; "n##{other}" = "X";"##]),
            language: "en"
        ),
        // The colon parts a namespace from the key.
        Twin(
            testDescription: "An empty list whose key can't be looked up",
            source: .i18next(["en": #""a:b": ["E"]"#, "sv": #""a:b": []"#]),
            target: "xcstrings",
            wrong: .apple(["en": #""a:b.0" = "X";"#]),
            language: "sv"
        ),
    ]

    @Test(arguments: twins) func droppedTextsAreExplained(twin: Twin) throws {
        let conversion = try CheckedConversion(twin.source, to: twin.target)
        #expect(conversion.unexplained == [])
        #expect(!conversion.differences.isEmpty)
        let wrong = try ProjectComparison(source: twin.source, target: twin.wrong).verify().differences
        let own = wrong.filter { $0.languages.contains { $0.identifier == twin.language } }
        #expect(!own.isEmpty && own.allSatisfy(\.isUnexplained), "\(wrong)")
    }

    private static func plurals(_ texts: KeyValuePairs<String, String>) -> String { VerifiedProject.plurals(texts) }

    // MARK: Selectors

    private static let hand = #""hand": "{{context}} holds $t(cards)", "cards": "the cards", "cards_male": "his cards""#
    private static let cards = #""cards": "the cards", "cards_male": "his cards""#

    private static func onIOS(_ hand: String) -> VerifiedProject {
        .project(I18nextFormat(.v1), ["en": #""hand": "\#(hand)", \#(cards)"#]) {
            "locales/\($0)/translation.json"
        } _: {
            "{\($0)}"
        }
    }

    /// The library for iOS has the context apart from the variables that texts show and hand on.
    static let selectors = [
        ProjectPair(
            "A context that is not handed on",
            .i18next(["en": hand]),
            onIOS(#"__context__ holds $t(cards, {\"context\": \"__context__\" })"#),
            "lost-select, lost-placeholder “hand” in en for “male”: “male holds his cards” became “__context__ holds the cards”",
            "lost-placeholder “hand” in en for “unknown”: “unknown holds the cards” became “__context__ holds the cards”"
        ),
        ProjectPair(
            "A wrong word beside a context that is not handed on",
            .i18next(["en": hand]),
            onIOS(#"__context__ takes $t(cards, {\"context\": \"__context__\" })"#),
            "unexplained “hand” in en for “male”: “male holds his cards” became “__context__ takes the cards”"
        ),
    ]

    // MARK: Languages

    /// Nobody has written anything in `zh-Hant-HK`.
    private static let hongKong = VerifiedProject.i18next(["en": #""a": "A""#, "zh-HK": #""a": "甲""#, "zh-Hant-HK": ""])

    private static func catalog(_ chinese: String) -> VerifiedProject {
        .project(StringCatalogFormat(), ["": chinese]) { _ in
            "Localizable.xcstrings"
        } _: {
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "A"}},
            "zh-HK": {"stringUnit": {"state": "translated", "value": "\($0)"}}}}}}
            """
        }
    }

    static let languages = [
        ProjectPair(
            "A language without any text has another one's files",
            hongKong,
            catalog("甲"),
            "other-language “a” in zh-Hant-HK: “A” became “甲”"
        ),
        ProjectPair(
            "A wrong text for a language without any",
            hongKong,
            catalog("乙"),
            "unexplained “a” in zh-HK: “甲” became “乙”",
            "unexplained “a” in zh-Hant-HK: “A” became “乙”"
        ),
    ]

    // MARK: References

    static let references = [
        // The library takes the spaces around the name off.
        ProjectPair(
            "What seems to be a name with spaces around it",
            .android(["": word("Press $t( b )") + word("it", "b")]),
            .i18next(["en": #""a": "Press $t( b )", "b": "it""#]),
            "seeming-reference “a” in en: “Press $t( b )” became “Press it”"
        ),
        ProjectPair(
            "Another text in the place of one whose name has spaces around it",
            .android(["": word("Press $t( b )") + word("it", "b")]),
            .i18next(["en": #""a": "Push $t( b )", "b": "it""#]),
            "unexplained “a” in en: “Press $t( b )” became “Push it”"
        ),
        ProjectPair(
            "What seems to be a value in a format",
            .apple(["en": #""a" = "x {{x, number}}";"#]),
            .i18next(["en": #""a": "x {{x, number}}""#]),
            "seeming-placeholder “a” in en: “x {{x, number}}” became “x NaN”"
        ),
        ProjectPair(
            "Another text around what seems to be a value",
            .apple(["en": #""a" = "x {{x, number}}";"#]),
            .i18next(["en": #""a": "y {{x, number}}""#]),
            "unexplained “a” in en: “x {{x, number}}” became “y NaN”"
        ),
        ProjectPair(
            "What seems to be a reference with options",
            .apple(["en": #""a" = "x $t(b, {\"count\": 1})"; "b" = "it";"#]),
            .i18next(["en": #""a": "x $t(b, {\"count\": 1})", "b": "it""#]),
            ##"seeming-reference “a” in en: “x $t(b, {"count": 1})” became “x it”"##
        ),
    ]
}
