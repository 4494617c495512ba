import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler

/// Which variant each form of the target takes, and what is said of the others.
@Suite struct RecastPassTests {
    private typealias Samples = SampleEntries

    private struct Outcome {
        let result: Legaliser.Result

        /// The messages of diagnostics with an identifier.
        func messages(_ identifier: String) -> [String] {
            result.diagnostics.filter { $0.identifier == identifier }.map(\.message)
        }

        /// What the notes of diagnostics with an identifier say.
        func notes(_ identifier: String) -> [String] {
            result.diagnostics.filter { $0.identifier == identifier }.flatMap(\.notes).map(\.message)
        }

        /// The texts for some numbers.
        func texts(_ language: String, _ numbers: Int..., key name: String = "apples") throws -> [String?] {
            let key = try #require(result.catalog.entries.keys.first { $0.name == name })
            return numbers.map {
                Renderer(result.catalog).render(key, in: Samples.tag(language), RenderingContext([.number($0)]))
                    .shown
            }
        }
    }

    private func legalise(
        _ language: String,
        _ type: ArgumentType = Samples.int32,
        for target: Capabilities,
        reading: Reading = .decimal,
        _ variants: [(String, Condition)]
    ) -> Outcome {
        let select = Select(
            .argument(0, reading),
            variants: variants.map { Variant($0.1, Pattern($0.0), spelling: $0.0) },
            name: "n"
        )
        var catalog = Samples.catalog("apples", Samples.arguments(type), [(language, [.select(select)])])
        catalog.sourceLanguage = Samples.tag(language)
        return Outcome(result: Legaliser.legalise(catalog, for: target))
    }

    @Test("A form that no number gets has the text that was written for it under the source's own rules")
    func formsUnderOtherRules() throws {
        let rules = SmartlingRules.rules(for: Samples.tag("ru"))
        let forms: [PluralCategory] = [.one, .few, .many, .other]
        let variants = forms.map { ($0.rawValue, rules.condition(of: $0)) }
        for target in [Capabilities.i18nextVersion4] {
            let outcome = legalise("ru", for: target, reading: .signedFloat, variants)
            let entry = try #require(outcome.result.catalog.entries.values.first)
            let select = try #require(entry.messages[Samples.tag("ru")]?.patterns.first?.onlySelect)
            #expect(select.variants.last?.pattern.plainText == "other")
            #expect(try outcome.texts("ru", 1, 2, 5) == ["one", "few", "many"])
        }
    }

    private func number(_ value: Int) -> Condition { .number(.exactly(DecimalNumber(value))) }

    private func range(above lower: Int?, to upper: Int?, isInclusive: Bool = true) -> Condition {
        .number(
            NumberRange(
                lower: lower.map { NumberRange.Bound(DecimalNumber($0), isInclusive: false) },
                upper: upper.map { NumberRange.Bound(DecimalNumber($0), isInclusive: isInclusive) }
            )
        )
    }

    private func matching(_ source: String) -> Condition { .matches(RegularExpression(source)) }

    private var apples: [(String, Condition)] {
        [
            ("none", number(0)), ("single", number(1)), ("a few", range(above: 1, to: 4)),
            ("lots", range(above: 4, to: nil)),
            ("debt", range(above: nil, to: 0, isInclusive: false)),
        ]
    }

    @Test func rangesInAnAppleFile() throws {
        let outcome = legalise("en", for: .apple, apples)
        #expect(try outcome.texts("en", 0, 1, 2, 5, -1) == ["none", "single", "lots", "lots", "single"])
        #expect(outcome.result.outcomes.outcome(of: Key("apples"), in: Samples.english) == .rewritten)
        #expect(outcome.result.diagnostics.isEmpty)
    }

    /// Exact numbers and small ranges that share their form with others get entries of their own.
    @Test func rangesInAnAndroidFile() throws {
        let outcome = legalise("en", for: .android, apples)
        #expect(try outcome.texts("en", 1, 2, 5) == ["single", "lots", "lots"])
        #expect(try outcome.texts("en", 0, key: "apples_zero") == ["none"])
        #expect(try outcome.texts("en", 2, key: "apples_2to4") == ["a few"])
        #expect(outcome.messages("call-changes").count == 1)
    }

    /// Negative numbers alone get it, for which the source has another text.
    @Test func formsOfNegativeNumbers() throws {
        let categories: [PluralCategory] = [.one, .few, .many, .other]
        let variants = categories.map { ($0.rawValue, Condition.category($0, .cardinal)) }
        for type in [ArgumentType.number, Samples.int32] {
            let outcome = legalise("uk", type, for: .smartling, variants)
            let message = try #require(outcome.result.catalog.entries.values.first?.messages[Samples.tag("uk")])
            #expect(message.patterns.first?.onlySelect?.variants.last?.pattern.plainText == "other")
        }
    }

    /// French has one form for 0 and 1: 0 has an entry of its own, and leaves the form to 1.
    @Test func exactNumbersLeaveTheirFormToOthers() throws {
        let variants: [(String, Condition)] = [
            ("none", number(0)), ("one", .category(.one, .cardinal)), ("some", .otherwise),
        ]
        for target in [Capabilities.smartling, .android] {
            let outcome = legalise("fr", for: target, variants)
            #expect(try outcome.texts("fr", 1, 2) == ["one", "some"])
            #expect(try outcome.texts("fr", 0, key: "apples_zero") == ["none"])
        }
    }

    /// Czech has a form for fractions alone, which i18next would look for in the next language.
    @Test func formsOfFractions() throws {
        let variants: [(String, Condition)] = [
            ("one", number(1)), ("few", range(above: 1, to: 4)), ("rest", .otherwise),
        ]
        func forms(_ type: ArgumentType, _ target: Capabilities) throws -> [String?] {
            let entry = try #require(legalise("cs", type, for: target, variants).result.catalog.entries.values.first)
            let message = try #require(entry.messages[Samples.tag("cs")])
            return message.patterns.flatMap(\.selects).flatMap(\.variants).map { "\($0.spelling ?? ""): \($0.pattern)" }
        }
        let many = "_many: \(Pattern("rest"))"
        #expect(try forms(.number, .i18nextVersion4).contains(many))
        // No fraction can be passed.
        #expect(try forms(Samples.int32, .i18nextVersion4).contains(many) == false)
        // What is left out is said by `other`.
        #expect(try forms(.number, .apple).count == 3)
    }

    /// The expressions of a library for Polish are CLDR's categories, so nothing is lost; `other`, which no whole number
    /// gets, takes what most numbers get, or what the source says for the first decimal.
    @Test func expressionsThatAreCategories() throws {
        let variants = [
            ("jabłko", number(1)), ("jabłka", matching("(((?!1).[2-4]{1})$)|(^[2-4]$)")),
            ("jabłek", matching("(^[05-9]$)|(.*(?=1).[0-9]$)|(^[0-9]{1}.*[0156789]$)")),
        ]
        let outcome = legalise("pl", .integer(IntegerType(bits: 32, isSigned: false)), for: .android, variants)
        // That C's type can't be written is a note; which argument chooses, the files say.
        #expect(outcome.result.diagnostics.map(\.identifier) == ["lost-annotation"])
        #expect(try outcome.texts("pl", 0, 1, 2, 12, 22) == ["jabłek", "jabłko", "jabłka", "jabłek", "jabłka"])
        let select = try #require(
            outcome.result.catalog.entries.values.first?.messages.values.first?.patterns.first?.selects.first
        )
        #expect(select.variants.map(\.spelling) == ["one", "few", "many", "other"])
        #expect(select.variants.last?.pattern == Pattern("jabłek"))
        let decimal = legalise("pl", .decimal, for: .apple, variants)
        #expect(decimal.result.outcomes.outcome(of: Key("apples"), in: Samples.tag("pl")) == .kept)
    }

    @Test func theRussianExpressionsFailAtTheirFirstNumber() throws {
        let outcome = legalise(
            "ru",
            for: .android,
            [
                ("яблоко", matching("(^1$)|(^[^1]1$)|(^[1-9][0-9]?[0,2,3,4,5,6,7,8,9]+1$)")),
                ("яблока", matching("(^[2-4]$)|(^[2-9][2-4]$)|([1-9]+[0-9]*[^1][2-4]$)")),
                ("яблок", .otherwise),
            ]
        )
        #expect(try outcome.texts("ru", 1, 2, 5, 10101) == ["яблоко", "яблока", "яблок", "яблоко"])
        #expect(outcome.result.outcomes.outcome(of: Key("apples"), in: Samples.tag("ru")) == .rewritten)
    }

    @Test func aGapGetsTheTextOfItsForm() throws {
        let outcome = legalise("en", for: .apple, [("one apple", Samples.one), ("two apples", number(2))])
        #expect(try outcome.texts("en", 1, 2, 3) == ["one apple", "two apples", "two apples"])
        #expect(outcome.result.outcomes.outcome(of: Key("apples"), in: Samples.english) == .rewritten)
    }

    /// Romance languages have a form that begins at a million: no sample of small numbers shows it.
    @Test func formsOfMillions() throws {
        let outcome = legalise(
            "es",
            for: .android,
            [("una", number(1)), ("pocas", range(above: 1, to: 999_999)), ("más", .otherwise)]
        )
        #expect(try outcome.texts("es", 1, 2, 1_000_000, 1_000_001) == ["una", "más", "más", "más"])
        #expect(outcome.result.outcomes.outcome(of: Key("apples"), in: Samples.tag("es")) == .rewritten)
    }

    @Test func whatCannotBeDecidedIsSaid() throws {
        let outcome = legalise(
            "en",
            for: .android,
            [("twins", matching("^(\\d)\\1$")), ("one", number(1)), ("more", .otherwise)]
        )
        #expect(outcome.messages("undecided") == ["“apples” in en: it can't be decided which numbers get “twins”"])
        #expect(try outcome.texts("en", 1, 11, 12) == ["one", "more", "more"])
        #expect(outcome.result.outcomes.outcome(of: Key("apples"), in: Samples.english) == .rewritten)
    }
}
