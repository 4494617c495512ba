import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// A String Catalog has a source text for every key, if only the key itself.
@Suite struct StringCatalogConversionTests {
    @Test(
        arguments: [
            // The German app has a text of its own, which the catalogue looks for in English only.
            ("locales/de-AT/translation.json", #"{"b": "B"}"#, "locales/de/translation.json", #"{"a": "A"}"#),
            // An empty list ends where the other language's goes on.
            ("locales/de/translation.json", #"{"a": []}"#, "locales/fr/translation.json", #"{"a": ["A"]}"#),
        ]
    )
    func missingSourceTextsAreExplained(path: String, text: String, otherPath: String, otherText: String) throws {
        let files = [(path, text), (otherPath, otherText)].map { InputFile(path: $0, bytes: Array($1.utf8)) }
        let source = ComparedProject.make(I18nextFormat(.v4), files, "en")
        let converter = Converter()
        let result = converter.convert(source.catalog, from: source.format, to: StringCatalogFormat())
        let verification = converter.verify(result, of: source, for: StringCatalogFormat())
        #expect(verification.unexplained.map(\.description) == [])
        #expect(!verification.differences.isEmpty)
    }
}
