import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats

@Suite("What Smartling's front end makes of the worked examples")
struct SmartlingRendererTests {
    /// Wrong calls, which only the run time knows: a table that does not exist, and no number at all.
    static let wrongCalls = [35, 38]

    /// Those that are answered with the key or the app's default.
    static let missing = [12, 13, 15, 18, 19]

    @Test("Worked examples", arguments: SmartlingExamples.examples.filter { !wrongCalls.contains($0.number) })
    func examples(example: SmartlingExample) throws {
        let files = SmartlingExamples.files.filter { file in example.locales.contains { file.path.hasPrefix($0 + ".") }
        }
        let tags = try example.locales.map { try #require(LanguageTag($0.replacing("_", with: "-"))) }
        let catalog = SmartlingFormat().read(files, options: ReadingOptions(sourceLanguage: tags.last)).catalog
        #expect(catalog.validate().isEmpty)
        let key = Key(example.key, table: example.table ?? "", kind: .plural)
        let entry = catalog.entries[key]
        let context = RenderingContext((entry?.arguments ?? []).map { _ in example.count })
        let shown = Renderer(catalog).render(key, in: tags[0], context)
        if Self.missing.contains(example.number) {
            #expect(shown == .missing(key: example.key))
        } else {
            #expect(shown == .text(formatted(example.result, example.count)))
        }
    }

    /// What a format with `%d` and `%@` shows for one value.
    private func formatted(_ format: String, _ value: ArgumentValue) -> String {
        let number = DecimalNumber(prefixOf: value.text).truncated
        return format.replacing("%d", with: number.description).replacing("%@", with: value.text)
    }
}
