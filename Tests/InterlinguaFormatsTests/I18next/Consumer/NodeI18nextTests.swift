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

    /// Look-ups at random, 5,000 in each version.
    @Test(arguments: I18nextVersion.allCases)
    func randomCalls(_ version: I18nextVersion) throws {
        let seed = UInt64(20_261_121) &+ UInt64(I18nextVersion.allCases.firstIndex(of: version) ?? 0)
        print("random look-ups of i18next \(version.rawValue): seed \(seed)")
        var random = RandomI18next(seed: seed, version: version)
        var comparison = NodeComparison()
        while comparison.count < 5_000 {
            let store = random.store()
            comparison.start(version, random.settings(), resources: store)
            for _ in 0..<20 { try comparison.call(random.keys(), random.options()) }
        }
        let differences = try comparison.differences()
        #expect(differences.isEmpty, "\(differences.prefix(5).joined(separator: "\n"))")
    }

    /// Languages without plural rules, with private subtags, in POSIX spelling, and under codes that were replaced.
    private static let rareLanguages = [
        "kmr", "ber", "bqi", "dag", "qaa", "x-klingon", "en-x-pirate", "pt_BR", "sr_RS@latin", "zh_Hant_TW", "iw", "in",
        "no", "en_GB.UTF-8", "ber-MA", "kmr-Latn-TR", "zh-yue", "tlh", "EN", "pt-br", "in-ID", "uz@Latn",
    ]

    @Test(arguments: I18nextVersion.allCases)
    func lookUpsInRareLanguages(_ version: I18nextVersion) throws {
        let seed = UInt64(20_261_123) &+ UInt64(I18nextVersion.allCases.firstIndex(of: version) ?? 0)
        var random = RandomI18next(seed: seed, version: version, languages: Self.rareLanguages)
        var comparison = NodeComparison()
        while comparison.count < 2_000 {
            let store = random.store()
            var settings = random.settings()
            // Unless it is said, the run time takes an app for one that finds its files.
            if case .object(var members) = settings, !members.contains(where: { $0.key == "lowerCaseLng" }) {
                members.append(JSONMember("lowerCaseLng", false))
                settings = .object(members)
            }
            comparison.start(version, settings, resources: store)
            for _ in 0..<20 { try comparison.call(random.keys(), random.options()) }
        }
        // The library takes a code with a point apart, so that it finds no properties of JavaScript's own there.
        let differences = try comparison.differences().filter { !$0.contains("UTF-8") || !$0.contains("toString") }
        #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5).joined(separator: "\n"))")
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
