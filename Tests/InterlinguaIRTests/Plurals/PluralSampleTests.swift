import InterlinguaIR
import Testing

/// Every sample of CLDR, for every locale, kind and category.
@Suite struct PluralSampleTests {
    private struct Sample {
        let kind: PluralKind
        let locales: [String]
        let category: PluralCategory
        let integers: [String]
        let decimals: [String]
    }

    @Test func samples() throws {
        var integerCount = 0
        var decimalCount = 0
        for sample in try Self.samples() {
            for locale in sample.locales {
                let rules = PluralRules.rules(for: try #require(LanguageTag(locale), "\(locale)"), kind: sample.kind)
                #expect(rules.hasCategory(sample.category), "\(sample.kind) \(locale) \(sample.category)")
                for text in sample.integers + sample.decimals {
                    let category = rules.category(of: try #require(PluralOperands(text), "\(text)"))
                    if category != sample.category {
                        Issue.record("\(sample.kind) \(locale) \(text): \(category) instead of \(sample.category)")
                    }
                }
                for text in sample.integers {
                    guard let number = Int(text), let decimal = DecimalNumber(text) else { continue }
                    #expect(rules.category(of: number) == sample.category)
                    #expect(rules.category(of: decimal) == sample.category)
                }
                integerCount += sample.integers.count
                decimalCount += sample.decimals.count
            }
        }
        // Counted in the JSON of CLDR 47: 219 locales of cardinal and 104 of ordinal rules.
        #expect(integerCount == 8_198)
        #expect(decimalCount == 6_414)
    }

    /// The categories that have samples are those of the rules, no more and no fewer, and each rule can be read.
    @Test func categoriesAreThoseWithSamples() throws {
        var categories: [PluralKind: [String: Set<PluralCategory>]] = [:]
        for sample in try Self.samples() {
            for locale in sample.locales {
                categories[sample.kind, default: [:]][locale, default: []].insert(sample.category)
            }
        }
        for (kind, locales) in categories {
            for (locale, expected) in locales {
                let rules = PluralRules.rules(for: try #require(LanguageTag(locale)), kind: kind)
                #expect(Set(rules.categories) == expected, "\(kind) \(locale)")
                #expect(rules.rules.count == expected.count - 1, "\(kind) \(locale)")
                for rule in rules.rules {
                    #expect(PluralRule(rule.rule.description) == rule.rule, "\(kind) \(locale) \(rule.category)")
                }
            }
        }
    }

    private static func samples() throws -> [Sample] {
        try pluralSamples.split(separator: "\n").map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            let names = try #require(parts.first).split(separator: " ").map(String.init)
            let samples = try #require(parts.last).split(separator: "@").map {
                $0.split(whereSeparator: { ", ".contains($0) })
            }
            func numbers(_ type: Substring) throws -> [String] {
                try samples.first { $0.first == type }?.dropFirst().filter { $0 != "…" }.flatMap(expanded) ?? []
            }
            let category = String(try #require(samples.first?.first))
            return Sample(
                kind: try #require(PluralKind(rawValue: names[0])),
                locales: Array(names.dropFirst()),
                category: try #require(PluralCategory(rawValue: category)),
                integers: try numbers("integer"),
                decimals: try numbers("decimal")
            )
        }
    }

    /// The numbers of `2~16` and `0.0~1.5`: steps of one in the last digit.
    private static func expanded(_ sample: Substring) throws -> [String] {
        let ends = sample.split(separator: "~")
        guard ends.count == 2 else { return [String(sample)] }
        let digits = ends[0].split(separator: ".").dropFirst().first?.count ?? 0
        let bounds = try ends.map { try #require(Int($0.filter { $0 != "." })) }
        return (bounds[0]...bounds[1]).map { number in
            guard digits > 0 else { return String(number) }
            let text = String(repeating: "0", count: max(0, digits + 1 - String(number).count)) + String(number)
            return "\(text.dropLast(digits)).\(text.suffix(digits))"
        }
    }
}
