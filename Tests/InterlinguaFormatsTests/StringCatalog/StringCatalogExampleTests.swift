import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// One look-up in the examples' catalogue, and what is shown.
struct StringCatalogExample: CustomTestStringConvertible, Sendable {
    let key: String
    let language: String
    var values: [ArgumentValue] = []
    var device: String?
    let result: String

    var testDescription: String { "\(key) in \(language) for \(values.map(\.text)): \(result)" }

    static let all: [StringCatalogExample] = [
        // No localisations: the key is the text.
        .init(key: "Hello", language: "en", result: "Hello"),
        .init(key: "Hello", language: "de", result: "Hello"),
        .init(key: "greeting", language: "de", values: [.text("Ada")], result: "Hallo, Ada!"),
        // The language is absent.
        .init(key: "greeting", language: "es", values: [.text("Ada")], result: "Hello, Ada!"),
        .init(key: "%lld items", language: "en", values: [.number(1)], result: "1 item"),
        .init(key: "%lld items", language: "en", values: [.number(0)], result: "0 items"),
        .init(key: "%lld items", language: "pl", values: [.number(3)], result: "3 rzeczy"),
        .init(key: "%lld items", language: "pl", values: [.number(5)], result: "5 rzeczy (mn.)"),
        .init(key: "%lld items", language: "ja", values: [.number(1)], result: "1個"),
        .init(key: "inbox", language: "en", values: [.number(0)], result: "No mail"),
        .init(key: "inbox", language: "en", values: [.number(1)], result: "One mail"),
        .init(key: "inbox", language: "en", values: [.number(9)], result: "9 mails"),
        .init(key: "%@ has %lld tools", language: "en", values: [.text("Ada"), .number(1)], result: "Ada has 1 tool"),
        .init(
            key: "%@ has %lld tools",
            language: "de",
            values: [.text("Ada"), .number(3)],
            result: "3 Werkzeuge bei Ada"
        ),
        .init(key: "progress", language: "en", values: [.number(3), .number(1)], result: "3 of 1 page"),
        .init(key: "progress", language: "ja", values: [.number(3), .number(14)], result: "14ページ中3"),
        // Without a number the reference takes the first argument.
        .init(key: "followers %lld %@", language: "en", values: [.number(1), .text("1")], result: "1 follower"),
        .init(
            key: "followers %lld %@",
            language: "en",
            values: [.number(1200), .text("1.2K")],
            result: "1.2K followers"
        ),
        .init(key: "open", language: "en", device: "mac", result: "Click to open"),
        .init(key: "open", language: "en", device: "applevision", result: "Select to open"),
        .init(key: "photos", language: "en", values: [.number(1)], device: "applewatch", result: "1 pic"),
        .init(key: "photos", language: "en", values: [.number(2)], device: "ipad", result: "2 photos"),
        // What is not to be translated has its translations for nothing.
        .init(key: "BrandName", language: "de", result: "BrandName"),
        .init(key: "old", language: "en", result: "Still here"),
        .init(key: "pct %lld", language: "tr", values: [.number(40)], result: "%40 tamam"),
    ]

    /// What a renderer says.
    func rendering(in catalog: Catalog) -> String? {
        guard let tag = LanguageTag(language) else { return nil }
        return Renderer(catalog).render(Key(key), in: tag, RenderingContext(values, device: device)).shown
    }

    /// What the platform's model shows.
    func answer(of files: [InputFile]) -> RuntimeAnswer {
        let runtime = StringCatalogRuntime(files, options: RuntimeOptions())
        var request = RuntimeRequest([key], languages: LanguageTag(language).map { [$0] } ?? [], arguments: values)
        request.device = device
        return runtime.answer(request)
    }
}

@Suite("Worked examples of String Catalogs")
struct StringCatalogExampleTests {
    private static let files = StringCatalogFiles.below("examples/xcstrings")
    private static let read = StringCatalogFormat().read(files, options: ReadingOptions())

    /// The same, written as if another format had been read.
    private static let written: [InputFile] = {
        StringCatalogFormat().write(read.catalog.withoutCatalogFiles, options: WritingOptions()).files
            .map { InputFile(path: $0.path, bytes: $0.bytes) }
    }()

    @Test(arguments: StringCatalogExample.all)
    func aRendererSays(_ example: StringCatalogExample) {
        #expect(example.rendering(in: Self.read.catalog) == example.result)
    }

    @Test(arguments: StringCatalogExample.all)
    func thePlatformShows(_ example: StringCatalogExample) {
        #expect(example.answer(of: Self.files) == .text(example.result))
    }

    @Test(arguments: StringCatalogExample.all)
    func thePlatformShowsOfWhatIsWritten(_ example: StringCatalogExample) {
        #expect(example.answer(of: Self.written) == .text(example.result))
    }

    @Test func theCatalogueKeepsItsPromises() {
        #expect(Self.read.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        #expect(Self.read.catalog.validate().isEmpty)
    }

    /// The specification gives this entry as a `.stringsdict` has it.
    @Test func germanToolsAreCompiledAsXcodeDoesIt() throws {
        let file = try #require(Self.files.first)
        let members = try #require(CompiledStringCatalog(file).languages["de"])
        let entry = try #require(members["%@ has %lld tools"]?.members)
        #expect(entry["NSStringLocalizedFormatKey"]?.string == "%2$#@tools@ bei %1$@")
        let variable = try #require(entry["tools"]?.members)
        #expect(
            variable.map { "\($0.key): \($0.value.string ?? "")" } == [
                "NSStringFormatSpecTypeKey: NSStringPluralRuleType", "NSStringFormatValueTypeKey: lld",
                "one: %2$lld Werkzeug", "other: %2$lld Werkzeuge",
            ]
        )
    }
}

extension Catalog {
    /// The catalogue as another format's front end would have made it.
    var withoutCatalogFiles: Catalog {
        var catalog = self
        for index in catalog.tables.values.indices {
            catalog.tables.values[index].annotations[StringCatalogAnnotation.self] = nil
        }
        return catalog
    }
}
