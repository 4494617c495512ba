import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("The libraries show what was written")
struct I18nextShownTests {
    private typealias Samples = I18nextSamples

    /// Numbers around the bounds of all forms, and one of the Romance languages' millions.
    private static let numbers = [0, 1, 2, 3, 4, 5, 8, 10, 11, 12, 14, 20, 21, 22, 25, 100, 101, 102, 111, 1_000_000]

    @Test("Every message of generated catalogues", arguments: I18nextVersion.allCases)
    func generated(version: I18nextVersion) {
        var count = 0
        for seed in 0..<12 as Range<UInt64> {
            var maker = I18nextGeneratedCatalogs(version, seed: seed)
            let catalog = maker.catalog()
            let files = Samples.written(catalog, version).result.files
                .map { InputFile(path: $0.path, bytes: $0.bytes) }
            let settings: [String: RuntimeSetting] = ["fallbackLng": .text("en")]
            let runtime = I18nextRuntime(
                files,
                version: version,
                options: RuntimeOptions(sourceLanguage: catalog.sourceLanguage, settings: settings)
            )
            let renderer = Renderer(catalog)
            for (key, entry) in catalog.entries {
                for language in entry.messages.keys {
                    for values in Self.values(for: entry) {
                        count += 1
                        var context = RenderingContext(values)
                        context.namedValues = Dictionary(zip(entry.arguments.compactMap(\.name), values)) { $1 }
                        // What only a text that is referred to shows is passed all the same.
                        context.namedValues["where"] = .text("<Ann> & __Bo__")
                        guard let expected = Self.answer(renderer.render(key, in: language, context)) else { continue }
                        var request = RuntimeRequest([key.name], languages: [language], table: key.table)
                        request.kind = key.kind
                        if case .list = expected { request.kind = .list }
                        request.namedArguments = context.namedValues
                        let actual = runtime.answer(request)
                        if actual != expected {
                            Issue.record("seed \(seed), \(key.name) in \(language), \(values): \(expected), \(actual)")
                        }
                    }
                }
            }
        }
        #expect(count > 1_000)
    }

    private static func answer(_ rendering: Rendering) -> RuntimeAnswer? {
        switch rendering {
        case .text(let text): .text(text)
        case .list(let texts): .list(texts)
        case .missing(let key): .text(key)
        case .undecided: nil
        }
    }

    /// Values for all arguments: every number with every context.
    private static func values(for entry: Entry) -> [[ArgumentValue]] {
        var choices: [[ArgumentValue]] = [[]]
        for argument in entry.arguments {
            let own: [ArgumentValue]
            switch argument.name {
            case "count": own = numbers.map { .number($0) }
            case "files": own = [0, 1, 2, 5, 21].map { .number($0) }
            case "context": own = [.text("male"), .text("female"), .text("none of them")]
            default: own = [.text("<Ann> & __Bo__")]
            }
            choices = choices.flatMap { choice in own.map { choice + [$0] } }
        }
        return choices
    }
}
