import InterlinguaIR
import Testing

@testable import InterlinguaFormats

/// Two readings of the same files: the model of the platform, and the front end with the renderer.
@Suite("The model of Foundation against front end and renderer")
struct FoundationRendererTests {
    @Test("The example app says the same")
    func exampleApp() throws {
        let files = TestData.appleFiles(in: "apple")
        let source = try #require(LanguageTag("en"))
        let format = AppleFormat()
        let catalog = format.read(files, options: ReadingOptions(sourceLanguage: source)).catalog
        let renderer = Renderer(catalog)
        let runtime = FoundationRuntime(files, options: RuntimeOptions(sourceLanguage: source))
        var compared = 0
        var differences: [String] = []
        for (key, entry) in catalog.entries {
            for language in entry.messages.keys {
                for context in Self.contexts(for: entry) {
                    var request = RuntimeRequest(
                        [key.name],
                        languages: [language],
                        table: key.table,
                        arguments: context.values,
                        isRaw: !format.isFormat(entry)
                    )
                    request.width = context.width
                    request.device = context.device
                    compared += 1
                    let shown = renderer.render(key, in: language, context).shown ?? ""
                    let answer = runtime.answer(request)
                    if answer != .text(shown) {
                        differences.append(
                            "\(key.table)/\(key.name) \(language) \(context.values): \(answer) ≠ \(shown)"
                        )
                    }
                }
            }
        }
        #expect(differences == [])
        #expect(compared > 10_000)
    }

    private static func contexts(for entry: Entry) -> [RenderingContext] {
        let numbers = [0, 1, 2, 3, 5, 10, 11, 21, 100, 103]
        var contexts = numbers.indices.map { step in
            RenderingContext(
                entry.arguments.enumerated().map { index, argument in
                    switch argument.type {
                    case .any, .text: return index == 0 && step == 1 ? .text("") : .text("text \(index)")
                    case .character: return .text("c")
                    case .decimal where step % 2 == 1: return .decimal("\(numbers[step]).5")
                    default: return .number(numbers[(step + 3 * index) % numbers.count])
                    }
                }
            )
        }
        if let first = contexts.first {
            for width in [0, 10, 20, 30, 60] {
                contexts.append(RenderingContext(first.values, width: width))
            }
            for device in ["iphone", "ipad", "mac", "applewatch"] {
                contexts.append(RenderingContext(first.values, device: device))
            }
        }
        return contexts
    }
}
