import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Android looks for what a text refers to in other regions of the user's language, too.
@Suite struct RegionReferenceTests {
    private static let targets = FormatRegistry.formats.map(\.name)

    private static func text(_ text: String) -> String { #"<string name="a">\#(text)</string>"# }

    private static let plural =
        #"<plurals name="q"><item quantity="one">um</item><item quantity="other">%d</item></plurals>"#

    private let source = ComparedProject.make(
        AndroidFormat(),
        [
            ("values", Self.text("A") + #"<string name="r">@string/a</string>"#),
            ("values-pt", Self.plural),
            ("values-pt-rBR", Self.text("A BR")), ("values-zh", Self.text("A zh")),
            ("values-zh-rTW", Self.text("A TW")),
        ].map { ("\($0.0)/strings.xml", "<resources>\($0.1)</resources>") }
    )

    private func convert(to name: String) throws -> (Converter.Result, [String]) {
        let target = try #require(FormatRegistry.format(named: name))
        let result = Converter().convert(source.catalog, from: source.format, to: target)
        return (result, Converter().verify(result, of: source, for: target).unexplained.map(\.description))
    }

    @Test(arguments: targets)
    func sayTheSameOrItIsAnnounced(target: String) throws { #expect(try convert(to: target).1 == []) }

    @Test func textsThatRegionsLendAreCopied() throws {
        let messages = try convert(to: "swifternalization").0.catalog.entries[Key("r")]?.messages
        let found = messages?.map { "\($0.key): \($0.value.patterns.first?.plainText ?? "")" }
        #expect(found?.sorted() == ["en: A", "pt-BR: A BR", "pt: A BR", "zh-TW: A TW", "zh: A zh"])
    }

    /// A user of English without a region sees the American text in a list of the default folder; `convert` writes the
    /// list's own.
    @Test(arguments: targets)
    func listsOfTextsThatARegionLends(target: String) throws {
        let files = [
            ("values/arrays", #"<string-array name="l"><item>@string/a</item><item>B</item></string-array>"#),
            ("values/strings", Self.text("A")), ("values-en-rUS/strings", Self.text("A US")),
        ]
        let project = ComparedProject.make(
            AndroidFormat(),
            files.map { ("\($0.0).xml", "<resources>\($0.1)</resources>") }
        )
        #expect(try CheckedConversion(project, to: target).unexplained == [])
    }
}
