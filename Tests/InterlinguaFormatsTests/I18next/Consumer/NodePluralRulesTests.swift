import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaFormats

/// The plural rules of the installed Node.js beside those of CLDR 47, which the run time has.
///
/// Skipped where Node.js or the library is not installed, but not in CI.
@Suite(.enabled(if: NodeI18next.isExpected, "Node.js or i18next is not installed"))
struct NodePluralRulesTests {
    /// Languages of CLDR's rules that `Intl` does not know, so that it takes the rules of its own language, English.
    private static let unknown = ""

    /// Numbers in whose categories `Intl` and CLDR 47 differ: languages, by what they differ in.
    private static let differences = ["scn ordinal": "81: other, not many"]

    /// ICU's version, for whose data the table was made.
    private static let version = "78"

    private static let numbers: [String] =
        (0...130).map(String.init)
        + [
            "200", "201", "211", "1000", "1001", "10000", "100000", "1000000", "1000001", "2000000", "0.1", "0.5",
            "1.1", "1.5", "2.25", "10.1",
        ]

    @Test func cardinalsAndOrdinals() throws {
        let codes = Self.languages
        let list = codes.map { "'\($0)'" }.joined(separator: ",")
        let numbers = Self.numbers.joined(separator: ",")
        let code = """
            [\(list)].map(code => ['cardinal', 'ordinal'].map(type => {
              const rules = new Intl.PluralRules(code, { type })
              return [rules.resolvedOptions().locale].concat([\(numbers)].map(n => rules.select(n)))
            }))
            """
        let version = try NodeI18next.ask([
            .start(options: "{}", files: []), .evaluate("process.versions.icu"), .evaluate(code),
        ])
        guard case .value(.list(let languages)) = version[1], case .value(.text(let icu)) = version[0] else {
            Issue.record("no answer")
            return
        }
        var unknown: [String] = []
        var differences: [String: String] = [:]
        for (code, answers) in zip(codes, languages) {
            guard let tag = LanguageTag(code), let kinds = answers.list else { continue }
            for (kind, answer) in zip([PluralKind.cardinal, .ordinal], kinds) {
                let words = answer.list?.compactMap(\.text) ?? []
                if words.first?.split(by: "-").first != code {
                    if kind == .cardinal { unknown.append(code) }
                    continue
                }
                let rules = PluralRules.rules(for: tag, kind: kind)
                let wrong = zip(Self.numbers, words.dropFirst()).first { number, word in
                    rules.category(of: DecimalNumber(number) ?? .zero).rawValue != word
                }
                if let (number, word) = wrong {
                    let own = rules.category(of: DecimalNumber(number) ?? .zero).rawValue
                    differences["\(code) \(kind)"] = "\(number): \(own), not \(word)"
                }
            }
        }
        // Of another version's data nobody has looked at the differences: here they are.
        print("ICU \(icu) beside CLDR 47: \(differences.sorted { $0.key < $1.key })")
        guard icu.hasPrefix(Self.version + ".") else { return }
        #expect(unknown.joined(separator: " ") == Self.unknown)
        #expect(differences == Self.differences)
    }

    /// The languages of two or three letters that CLDR has rules for, spelled canonically.
    private static let languages: [String] = {
        let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        let pairs = letters.flatMap { first in letters.map { first + $0 } }
        let all = pairs + pairs.flatMap { pair in letters.map { pair + $0 } }
        return all.filter { code in
            guard let tag = LanguageTag(code), tag.identifier == code, code != "und" else { return false }
            return PluralRules.areKnown(for: tag, kind: .cardinal)
        }
    }()
}
