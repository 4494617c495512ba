import InterlinguaIR
@testable import InterlinguaSemantics
import Testing

@Suite("Numbers as languages write them")
struct NumberSymbolsTests {
    /// Examples of CLDR's charts: digits, groups of two and three, numbers too short to be grouped.
    @Test(
        arguments: [
            ("en", "1234567", "1,234,567"), ("de", "1234567.5", "1.234.567,5"), ("de-AT", "1234.5", "1\u{A0}234,5"),
            ("pl", "1234", "1234"), ("pl", "12345", "12\u{A0}345"), ("es", "1234", "1234"), ("es", "12345", "12.345"),
            ("hi", "1234567", "12,34,567"), ("mr", "1234567", "१२,३४,५६७"), ("bn", "1234", "১,২৩৪"),
            ("ar-EG", "1234.5", "١٬٢٣٤٫٥"), ("ar", "1234", "1,234"), ("fa", "-12", "\u{200E}−۱۲"),
            ("sv", "-1234", "−1\u{A0}234"), ("fr", "1234567", "1\u{202F}234\u{202F}567"), ("my", "10", "၁၀"),
            ("zh-Hans", "1234", "1,234"), ("pt-PT", "1234", "1234"), ("pt-BR", "1234", "1.234"),
            ("de-CH", "1234", "1’234"),
        ]
    )
    func showsANumber(_ language: String, _ digits: String, _ expected: String) throws {
        let tag = try #require(LanguageTag(language))
        let pattern = Pattern([.placeholder(Placeholder(argument: 0))])
        var catalog = Catalog(sourceLanguage: tag)
        let key = Key("key")
        catalog.entries[key] = Entry(
            arguments: [Argument(name: "count", type: .number)],
            messages: [tag: Message(content: .pattern(pattern))]
        )
        var context = RenderingContext([.number(DecimalNumber(prefixOf: digits))])
        context.localizesNumbers = true
        #expect(Renderer(catalog).render(key, in: tag, context) == .text(expected))
    }
}
