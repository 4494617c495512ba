import InterlinguaFormats
import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler

/// Catalogues of an Apple project in the shape that Android's files can hold.
@Suite struct PlacePassTests {
    private func keys(_ catalog: Catalog) -> [String] {
        Legaliser.legalise(catalog, for: .android).catalog.entries.keys.map { key in
            key.kind == .text ? key.name : "\(key.name) (\(key.kind.rawValue))"
        }
    }

    @Test func aSingleNumberIsHoisted() {
        #expect(keys(SampleEntries.name) == ["name (plural)"])
    }

    @Test func independentNumbersBecomeParts() {
        #expect(keys(SampleEntries.two) == ["two", "two_f (plural)", "two_d (plural)"])
    }

    @Test func aSecondNumberThatIsTheSameEverywhereBecomesAPart() {
        #expect(keys(SampleEntries.nest) == ["nest (plural)", "nest_w (plural)"])
    }

    @Test func dependentNumbersAreWrittenOutAsAProduct() {
        #expect(keys(SampleEntries.agree) == ["agree_w_one (plural)", "agree_w_other (plural)"])
    }

    @Test func exactZeroBecomesAKey() {
        #expect(keys(SampleEntries.mail) == ["mail (plural)", "mail_zero"])
        #expect(
            keys(SampleEntries.empty)
                == ["empty", "empty_a (plural)", "empty_a_zero", "empty_b (plural)", "empty_b_zero"]
        )
    }

    /// 0 is `other` in English and `many` in Russian: one language that says something else keeps the key for all.
    @Test(arguments: [("many", ["many (plural)"]), ("none", ["many (plural)", "many_zero"])])
    func exactZeroThatSaysWhatItsCategorySaysBecomesNoKey(zero: String, expected: [String]) {
        func message(_ texts: [(Condition, String)]) -> [Element] {
            let variants = texts.map { Variant($0.0, Pattern([.text($0.1), SampleEntries.number(0)])) }
            return [.select(Select(.argument(0, .decimal), variants: variants))]
        }
        let source = SampleEntries.catalog(
            "many",
            SampleEntries.arguments(SampleEntries.int32),
            [
                ("en", message([(SampleEntries.zero, "other"), (SampleEntries.one, "one"), (.otherwise, "other")])),
                (
                    "ru",
                    message([
                        (SampleEntries.zero, zero), (SampleEntries.one, "one"), (SampleEntries.few, "few"),
                        (SampleEntries.many, "many"), (.otherwise, "other"),
                    ])
                ),
            ]
        )
        #expect(keys(source) == expected)
    }

    @Test func widthsAndDevicesBecomeKeys() {
        #expect(keys(SampleEntries.welcome) == ["welcome", "welcome_w1", "welcome_w22"])
        #expect(keys(SampleEntries.device) == ["device (plural)", "device_mac (plural)"])
    }

    @Test func changedCallsAreCountedAndReported() throws {
        let source = SampleEntries.mail
        let result = Legaliser.legalise(source, for: .android)
        #expect(result.outcomes.counts(in: source) == [.callChanged: 3])
        let diagnostic = try #require(result.diagnostics.first { $0.identifier == "call-changes" })
        #expect(diagnostic.severity == .warning)
        #expect(diagnostic.notes.map(\.message) == ["mail: mail_zero"])
    }

    @Test func aKeptMessageIsNotReported() {
        let result = Legaliser.legalise(SampleEntries.name, for: .android)
        #expect(result.outcomes.counts(in: SampleEntries.name) == [.kept: 1])
        #expect(!result.diagnostics.contains { $0.severity != .note })
    }

    /// Folding the parts back says the same for every number, by the renderer and not by structure.
    @Test(arguments: [
        SampleEntries.two, SampleEntries.nest, SampleEntries.agree, SampleEntries.mail, SampleEntries.welcome,
        SampleEntries.device, SampleEntries.empty, SampleEntries.name,
    ])
    func partsFoldBack(source: Catalog) throws {
        let folded = Legaliser.legalise(source, for: .android).catalog.foldingParts()
        #expect(folded.entries.count == 1)
        #expect(folded.validate().isEmpty)
        let key = try #require(source.entries.keys.first)
        let foldedKey = try #require(folded.entries.keys.first)
        let counts = [0, 1, 2, 5, 10, 11, 21, 100, 1_000_000]
        for language in source.entries[key].map({ Array($0.messages.keys) }) ?? [] {
            for first in counts {
                for second in counts {
                    for width in [0, 1, 22, 53, nil] {
                        for device in ["mac", "ipad"] {
                            let context = RenderingContext(
                                [.number(first), .number(second)],
                                width: width,
                                device: device
                            )
                            let expected = Renderer(source).render(key, in: language, context).shown
                            let actual = Renderer(folded).render(foldedKey, in: language, context).shown
                            #expect(actual == expected, "\(key.name) in \(language) for \(first), \(second)")
                        }
                    }
                }
            }
        }
    }
}
