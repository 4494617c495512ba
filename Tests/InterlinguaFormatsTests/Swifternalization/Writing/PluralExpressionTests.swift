import Foundation
import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaIR
@testable import InterlinguaPlatforms

/// One language for each set of plural rules that CLDR has: languages of one set are written alike.
enum PluralLanguages {
    static let cardinal = representatives(PluralRuleTable.cardinals)
    static let ordinal = representatives(PluralRuleTable.ordinals)

    /// All languages that have rules, each with the number of its set.
    static func languages(_ index: PluralRuleIndex) -> [(tag: String, set: Int)] {
        let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
        let pairs = letters.flatMap { first in letters.map { first + $0 } }
        let codes = pairs + pairs.flatMap { pair in letters.map { pair + $0 } } + ["pt-PT"]
        return codes.compactMap { code in
            guard let tag = LanguageTag(code), tag.identifier == code else { return nil }
            let set = index.set(for: tag)
            return set == PluralRuleIndex.root ? nil : (code, set)
        }
    }

    private static func representatives(_ index: PluralRuleIndex) -> [String] {
        var sets: Set<Int> = []
        return languages(index).filter { sets.insert($0.set).inserted }.map(\.tag)
    }
}

@Suite("Plurals as expressions")
struct PluralExpressionTests {
    /// A message of all categories that a language has, perhaps with texts for numbers before them.
    private static func entry(
        _ language: LanguageTag,
        _ kind: PluralKind,
        type: ArgumentType,
        numbers: [Int] = [],
        leavingOut: Set<PluralCategory> = []
    ) -> Entry {
        let exact = numbers.map { number in
            Variant(.number(.exactly(DecimalNumber(number))), Pattern("exactly \(number)"))
        }
        let categories = PluralRules.rules(for: language, kind: kind).categories.filter { $0 != .other }
        let variants = categories.filter { !leavingOut.contains($0) }.map { category in
            Variant(.category(category, kind), Pattern(category.rawValue))
        }
        let select = Select(
            .argument(0, .text),
            variants: exact + variants + [Variant(.otherwise, Pattern("other"))]
        )
        return Entry(
            arguments: [Argument(name: "count", type: type)],
            messages: [language: Message(Pattern([.select(select)]))]
        )
    }

    /// The first value of each class for which what was written says something else than the entry; all are looked at.
    static func differences(_ entry: Entry, _ language: LanguageTag, domain: NumberDomain) -> [String] {
        var catalog = Catalog(sourceLanguage: language)
        catalog.entries[Key("key")] = entry
        let format = SwifternalizationFormat()
        let written = format.write(catalog, options: WritingOptions())
        if !written.diagnostics.isEmpty { return written.diagnostics.map(\.message) }
        let files = written.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        let read = format.read(files, options: ReadingOptions(sourceLanguage: language))
        guard let before = entry.messages[language]?.patterns.first?.selects.first,
            let after = read.catalog.entries[Key("key")]?.messages[language]?.patterns.first?.selects.first
        else { return ["nothing was written"] }
        // Every condition stands on a side of its own, so that two expressions that hold together are seen. Numbers are
        // compared as they are: what double precision does not tell apart is no difference of the expressions.
        let count = before.variants.count
        let sides =
            before.variants.map { variant in
                let isNumber = if case .number = variant.condition { true } else { false }
                return Decision.Side([variant.condition], reading: isNumber ? .decimal : .text)
            } + after.variants.map { Decision.Side([$0.condition], reading: .text) }
        guard let decision = try? Decision(Decision.Question(language, sides, domain: .numbers(domain))) else {
            return ["undecided"]
        }
        return decision.classes.compactMap { values in
            let expected = (0..<count).first { values.choices[$0] != nil }.map { before.variants[$0].pattern }
            let found = after.variants.indices.filter { values.choices[count + $0] != nil }
            if found.count == 1, after.variants[found[0]].pattern == expected { return nil }
            return "\(language) \(values.smallest): \(found.map { after.variants[$0].spelling ?? "" })"
        }
    }

    private static let whole = ArgumentType.integer(IntegerType(bits: 32))
    private static let signed = NumberDomain(hasNegatives: true, hasFractions: false)
    private static let all = NumberDomain(hasNegatives: true, hasFractions: true)

    @Test("There are all of CLDR's sets")
    func languages() {
        #expect(PluralLanguages.languages(PluralRuleTable.cardinals).count > 200)
        #expect(PluralLanguages.languages(PluralRuleTable.ordinals).count > 90)
        #expect(PluralLanguages.cardinal.count >= 38)
        #expect(PluralLanguages.ordinal.count >= 25)
    }

    @Test("Cardinal categories are exact for whole numbers", arguments: PluralLanguages.cardinal)
    func wholeNumbers(tag: String) throws {
        let language = try #require(LanguageTag(tag))
        let entry = Self.entry(language, .cardinal, type: Self.whole)
        #expect(Self.differences(entry, language, domain: Self.signed) == [])
    }

    @Test("Cardinal categories are exact for decimals", arguments: PluralLanguages.cardinal)
    func decimals(tag: String) throws {
        let language = try #require(LanguageTag(tag))
        let entry = Self.entry(language, .cardinal, type: .number)
        #expect(Self.differences(entry, language, domain: Self.all) == [])
    }

    @Test("Numbers go before categories", arguments: PluralLanguages.cardinal)
    func exactNumbers(tag: String) throws {
        let language = try #require(LanguageTag(tag))
        let entry = Self.entry(language, .cardinal, type: Self.whole, numbers: [0, 1, 12])
        #expect(Self.differences(entry, language, domain: Self.signed) == [])
        let decimals = Self.entry(language, .cardinal, type: .number, numbers: [0, 1, 12])
        #expect(Self.differences(decimals, language, domain: Self.all) == [])
    }

    @Test("A category without a text is covered by the last variant", arguments: PluralLanguages.cardinal)
    func missingCategory(tag: String) throws {
        let language = try #require(LanguageTag(tag))
        let entry = Self.entry(language, .cardinal, type: Self.whole, leavingOut: [.one, .many])
        #expect(Self.differences(entry, language, domain: Self.signed) == [])
    }

    @Test("Ordinal categories are exact", arguments: PluralLanguages.ordinal)
    func ordinals(tag: String) throws {
        let language = try #require(LanguageTag(tag))
        let entry = Self.entry(language, .ordinal, type: Self.whole)
        #expect(Self.differences(entry, language, domain: Self.signed) == [])
        let decimals = Self.entry(language, .ordinal, type: .number)
        #expect(Self.differences(decimals, language, domain: Self.all) == [])
    }

    @Test("The last variant may be the category of all other numbers", arguments: ["en", "ru", "pl", "ar", "ja"])
    func categoryOther(tag: String) throws {
        let language = try #require(LanguageTag(tag))
        var entry = Self.entry(language, .cardinal, type: Self.whole, numbers: [0])
        entry.messages[language] = entry.messages[language]?.mapPatterns { pattern in
            guard case .select(var select)? = pattern.elements.first else { return pattern }
            select.variants[select.variants.count - 1].condition = .category(.other, .cardinal)
            return Pattern([.select(select)])
        }
        #expect(Self.differences(entry, language, domain: .wholeNumbers) == [])
    }

    @Test("The expressions do in Foundation what they do here", arguments: PluralLanguages.cardinal)
    func foundation(tag: String) throws {
        let language = try #require(LanguageTag(tag))
        let rules = PluralRules.rules(for: language, kind: .cardinal)
        for type in [Self.whole, .number] {
            let expressions = try Self.expressions(
                for: Self.entry(language, .cardinal, type: type, numbers: [5]),
                language
            )
            for number in Array(0...130) + [1_000, 10_101, 1_000_000, 2_000_000, 2_100_000] {
                let values =
                    type == .number
                    ? ["\(number)", "-\(number)", "\(number).0", "\(number).21"] : ["\(number)", "-\(number)"]
                for value in values {
                    let isExact = value == "5" || value == "5.0"
                    let category = rules.category(of: PluralOperands(prefixOf: String(value.drop { $0 == "-" })))
                    let expected = isExact ? "exactly 5" : category.rawValue
                    let range = NSRange(location: 0, length: value.utf16.count)
                    let found = expressions.filter { $0.expression.firstMatch(in: value, range: range) != nil }
                    #expect(found.map(\.text) == [expected], "\(value)")
                }
            }
        }
    }

    /// What is written for an entry, as Foundation's regular expressions.
    private static func expressions(
        for entry: Entry,
        _ language: LanguageTag
    ) throws -> [(expression: NSRegularExpression, text: String)] {
        var catalog = Catalog(sourceLanguage: language)
        catalog.entries[Key("key")] = entry
        let written = SwifternalizationFormat().write(catalog, options: WritingOptions())
        let file = try #require(written.files.first)
        let root = try #require(try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: [String: String]])
        return try (root["key"] ?? [:]).map { name, text in
            #expect(name.hasPrefix("exp:"))
            return (try NSRegularExpression(pattern: String(name.dropFirst(4)), options: .caseInsensitive), text)
        }
    }

    /// Rules that are no categories, and ranges, among categories.
    private static let mixtures: [(name: String, conditions: [Condition])] = [
        ("a range before categories", [.number(range(5, 12)), .category(.one, .cardinal), .category(.few, .cardinal)]),
        ("a foreign rule", [.rule(rule("n % 10 = 2..4 and n % 100 != 10..19")), .category(.one, .cardinal)]),
        ("an odd modulus", [.rule(rule("n % 20 = 0")), .rule(rule("n % 5 = 1..2"))]),
        ("an older rule", [.rule(rule("n within 0..2 and n != 2"))]),
        ("fractions", [.rule(rule("v = 1 and f % 10 = 1..3")), .rule(rule("t = 2..4,20 or w = 2"))]),
        (
            "open ranges",
            [
                .number(NumberRange(lower: nil, upper: bound(0, false))),
                .number(NumberRange(lower: bound(100, true), upper: nil)),
            ]
        ),
        (
            "bounds with decimals",
            [
                .number(NumberRange(lower: bound("0.25", false), upper: bound("12.05", true))),
                .category(.one, .cardinal),
            ]
        ),
        (
            "negative bounds",
            [
                .number(NumberRange(lower: bound("-10.5", true), upper: bound("-2", false))),
                .number(NumberRange(lower: bound(-1, true), upper: bound(1, true))),
            ]
        ),
        (
            "an expression before categories",
            [.matches(RegularExpression("5$")), .category(.one, .cardinal), .category(.few, .cardinal)]
        ),
        ("numbers as texts", [.text("5"), .text("1"), .category(.few, .cardinal)]),
        ("the rest before the last", [.category(.other, .cardinal), .category(.one, .cardinal)]),
    ]

    private static func range(_ lower: Int, _ upper: Int) -> NumberRange {
        NumberRange(lower: bound(lower, true), upper: bound(upper, true))
    }

    private static func bound(_ value: Int, _ isInclusive: Bool) -> NumberRange.Bound {
        NumberRange.Bound(DecimalNumber(value), isInclusive: isInclusive)
    }

    private static func bound(_ value: String, _ isInclusive: Bool) -> NumberRange.Bound {
        NumberRange.Bound(DecimalNumber(value) ?? .zero, isInclusive: isInclusive)
    }

    private static func rule(_ text: String) -> PluralRule { PluralRule(text) ?? .always }

    @Test("Conditions of all kinds keep their order", arguments: mixtures.indices, ["en", "ru", "cs", "ar"])
    func mixture(index: Int, tag: String) throws {
        let language = try #require(LanguageTag(tag))
        let conditions = Self.mixtures[index].conditions + [.otherwise]
        for (type, domain) in [(Self.whole, Self.signed), (.number, Self.all)] {
            let variants = conditions.enumerated().map { Variant($0.element, Pattern("variant \($0.offset)")) }
            let entry = Entry(
                arguments: [Argument(name: "count", type: type)],
                messages: [language: Message(Pattern([.select(Select(.argument(0, .text), variants: variants))]))]
            )
            #expect(Self.differences(entry, language, domain: domain) == [], "\(Self.mixtures[index].name), \(type)")
        }
    }
}
