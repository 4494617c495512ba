import Foundation
import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// Two readings of the same files: the model of the platform, and the front end with the renderer.
@Suite("The model of Android against front end and renderer")
struct AndroidRendererTests {
    private static func files() -> [InputFile] {
        let root = "\(TestData.folder)/android"
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return paths.filter { AndroidFormat().recognizes(path: $0) }.sorted().compactMap { path in
            FileManager.default.contents(atPath: "\(root)/\(path)").map { InputFile(path: path, bytes: Array($0)) }
        }
    }

    @Test("The example app says the same")
    func exampleApp() throws {
        let files = Self.files()
        let format = AndroidFormat()
        let reading = format.read(files, options: ReadingOptions())
        let catalog = reading.unfolded ?? reading.catalog
        let renderer = Renderer(catalog)
        let runtime = AndroidRuntime(files, options: RuntimeOptions())
        var compared = 0
        var differences: [String] = []
        // The renderer does not run what only Java can do.
        for (key, entry) in catalog.entries where key.name != "conversion_java" {
            for language in entry.messages.keys {
                for context in Self.contexts(for: entry) {
                    let request = Self.request(key, entry, language, context, reading.names[key] ?? key.name)
                    compared += 1
                    let shown = Self.shown(renderer.render(key, in: language, context))
                    let answer = runtime.answer(request)
                    if answer.shown != shown, !Self.isUnknownToRenderer(answer) {
                        differences.append("\(key.name) \(language) \(context.values): \(answer.shown) ≠ \(shown)")
                    }
                }
            }
        }
        #expect(differences == [])
        #expect(compared > 2_000)
    }

    /// The renderer shows nothing, or the spelling, of what is not in the files.
    private static func isUnknownToRenderer(_ answer: RuntimeAnswer) -> Bool {
        guard case .failure(let failure) = answer else { return false }
        return failure.identifier == "external-reference" || failure.description.contains("looking it up throws")
    }

    private static func shown(_ rendering: Rendering) -> String {
        switch rendering {
        case .text(let text): text
        case .list(let texts): "\(texts)"
        default: "\(rendering)"
        }
    }

    private static func request(
        _ key: Key,
        _ entry: Entry,
        _ language: LanguageTag,
        _ context: RenderingContext,
        _ name: String
    ) -> RuntimeRequest {
        var request = RuntimeRequest([name], languages: [language], table: key.table)
        request.kind = key.kind
        request.product = context.product
        if AndroidFormat().isFormat(entry) { request.arguments = positional(entry, context) }
        if key.kind == .plural {
            let selectors = entry.messages.values.flatMap(\.patterns).flatMap(\.selects).map(\.selector)
            let selecting = selectors.lazy.compactMap { selector -> Int? in
                if case .argument(let index, _) = selector { index } else { nil }
            }.first
            request.count = selecting.map { context.values[$0] } ?? .number(1)
        }
        return request
    }

    /// The values at the arguments' positions; one that the app passes as the number only has none.
    private static func positional(_ entry: Entry, _ context: RenderingContext) -> [ArgumentValue] {
        var values: [ArgumentValue] = []
        for (argument, value) in zip(entry.arguments, context.values) {
            guard let position = argument.position, position > 0 else { continue }
            while values.count < position { values.append(.absent) }
            values[position - 1] = value
        }
        return values
    }

    private static func contexts(for entry: Entry) -> [RenderingContext] {
        let numbers = [0, 1, 2, 3, 5, 10, 11, 21, 100, 1_000_000]
        let contexts = numbers.indices.map { step in
            RenderingContext(
                entry.arguments.enumerated().map { index, argument in
                    switch argument.type {
                    case .character: .text("c")
                    case .decimal: .number(DecimalNumber("\(numbers[step]).5") ?? .zero)
                    case .text: .text("text \(index)")
                    case .date: .date("a date")
                    default: .number(numbers[(step + 3 * index) % numbers.count])
                    }
                },
                numberStyle: .java
            )
        }
        return contexts
            + contexts.prefix(1).map { context in
                var context = context
                context.product = "tablet"
                return context
            }
    }
}
