import Foundation
import InterlinguaIR
import InterlinguaTestSupport
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// The run time says what i18next 22.4.8 itself says.
///
/// Skipped where Node.js or the library is not installed, but not in CI.
@Suite(.enabled(if: NodeI18next.isExpected, "Node.js or i18next is not installed"))
struct NodeI18nextTests {
    /// The examples that were made with this library.
    @Test func workedExamples() throws {
        var comparison = NodeComparison()
        var count = 0
        for example in I18nextExample.all where example.dialect == "js" {
            let parts = example.call.split(by: ", init ")
            var settings: [JSONMember] = [JSONMember("lng", .string(example.language))]
            var interpolation: [JSONMember] = [JSONMember("escapeValue", .boolean(parts.count > 1))]
            if example.version == .v1 { interpolation = [] }
            settings.append(JSONMember("interpolation", .object(interpolation)))
            if let fallback = example.fallback { settings.append(JSONMember("fallbackLng", .string(fallback))) }
            let store =
                example.isStore ? example.resources : #"{"\#(example.language)":{"translation":\#(example.resources)}}"#
            comparison.start(example.version, .object(settings), resources: try json(store))
            guard case .array(let call) = try json("[\(parts[0])]") else { continue }
            try comparison.call(call[0], call.count > 1 ? call[1] : [:])
            count += 1
        }
        #expect(count == 96)
        #expect(try comparison.differences() == [])
    }

    private func json(_ text: String) throws -> JSONValue {
        try #require(JSONReader.read(path: "", bytes: Array(text.utf8)).document.root?.value)
    }

    /// Languages without plural rules, with private subtags, in POSIX spelling, and under codes that were replaced.
    private static let rareLanguages = [
        "kmr", "ber", "bqi", "dag", "qaa", "x-klingon", "en-x-pirate", "pt_BR", "sr_RS@latin", "zh_Hant_TW", "iw", "in",
        "no", "en_GB.UTF-8", "ber-MA", "kmr-Latn-TR", "zh-yue", "tlh", "EN", "pt-br", "in-ID", "uz@Latn",
    ]

    /// Look-ups at random.
    ///
    /// INTERLINGUA_RANDOM is the number of look-ups of a longer run, and INTERLINGUA_RANDOM_SEED its seed.
    @Test(arguments: I18nextVersion.allCases, [RandomI18next.usualLanguages, rareLanguages])
    func randomCalls(_ version: I18nextVersion, _ languages: [String]) throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["INTERLINGUA_RANDOM"].flatMap { Int($0) }.map { $0 / 8 } ?? 1_000
        let seed = environment["INTERLINGUA_RANDOM_SEED"].flatMap { UInt64($0) } ?? 20_261_121
        var random = RandomI18next(seed: seed, version: version, languages: languages)
        var comparison = NodeComparison()
        while comparison.count < count {
            let store = random.store()
            comparison.start(version, random.settings(), resources: store)
            for _ in 0..<20 { try comparison.call(random.keys(), random.options()) }
        }
        let differences = try comparison.differences()
        print("\(comparison.count) look-ups of i18next \(version.rawValue), seed \(seed): \(differences.count) differ")
        #expect(differences.isEmpty, "\(differences.prefix(5).joined(separator: "\n"))")
    }

    /// Languages that are spelled as words, which have no parents, and forms of no language of theirs.
    @Test(arguments: I18nextVersion.allCases, ["zhCn", "ptBr", "spanish"])
    func wordsForLanguages(_ version: I18nextVersion, _ code: String) throws {
        let names = ["a", "a_one", "a_other", "a_0", "a_1", "a_2", "a_plural", "a_plural_2"]
        for missing in names.indices {
            let texts = names.indices.filter { $0 != missing }.map { "\"\(names[$0])\":\"\(names[$0]) \(code)\"" }
            let english = names.map { "\"\($0)\":\"\($0)\"" }.joined(separator: ",") + #","b":"B""#
            let store = """
                {"en":{"translation":{\(english)}},"\(code)":{"translation":{\(texts.joined(separator: ","))}}}
                """
            var comparison = NodeComparison()
            comparison.start(version, try json(#"{"lng":"\#(code)","fallbackLng":"en"}"#), resources: try json(store))
            for count in ["0", "1", "2", "5", "1.5"] { try comparison.call("a", try json(#"{"count":\#(count)}"#)) }
            try comparison.call("b", [:])
            #expect(try comparison.differences() == [])
        }
    }

    /// What is passed for `{{name}}` beside `{{name.first}}` is an object that says how it prints.
    @Test func objectsThatPrintAsTexts() throws {
        let text = "{{name}}, {{name.first}}, {{- name.first.initial}} {{name.last}}"
        let value = "{first: {initial: '<J>', toString: () => 'J&n'}, toString: () => '<JS>'}"
        let answers = try NodeI18next.ask([
            .start(options: #"{"lng": "en", "resources": {"en": {"translation": {"a": "\#(text)"}}}}"#, files: []),
            .evaluate("instance.t('a', {name: \(value)})"),
        ])
        let shown = "&lt;JS&gt;, J&amp;n, <J> {{name.last}}"
        #expect(answers == [.value(.text(shown))])
        let file = InputFile(path: "locales/en/translation.json", bytes: Array(#"{"a": "\#(text)"}"#.utf8))
        var request = RuntimeRequest(["a"], languages: [try #require(LanguageTag("en"))])
        request.namedArguments = [
            "name.first.initial": .text("<J>"), "name.first": .text("J&n"), "name": .text("<JS>"),
        ]
        #expect(I18nextFormat(.v4).runtime(for: [file], options: RuntimeOptions()).answer(request) == .text(shown))
    }

    /// Newer libraries spell codes as `Intl` does, where it takes them.
    @Test func canonicalCodes() throws {
        let codes =
            Self.rareLanguages + [
                "zh-hant-tw", "iw-IL", "mo-MD", "sh-RS", "zh-min-nan", "i-klingon", "UTF-8", "en-GB-oed", "klingon-kl",
                "und-x-klingon", "qaa-QQ", "a-b", "dev-x", "en-u-ca-gregory", "sgn-BE-FR", "", "-", "en-", "1-2",
            ]
        let questions = codes.map { code in
            NodeI18next.Question.evaluate(
                "(() => { try { return Intl.getCanonicalLocales('\(code)')[0] } catch { return '' } })()"
            )
        }
        let answers = try NodeI18next.ask([.start(options: "{}", files: [])] + questions)
        for (code, answer) in zip(codes, answers) {
            // ICU knows the language of which CLDR counts Northern Kurdish as the usual one.
            let own = (IntlLocale.canonical(code) ?? "").replacing("kmr", with: "ku")
            #expect(answer == .value(.text(own)), "\(code)")
        }
    }
}
