import InterlinguaFormats
import InterlinguaIR
import Testing

@testable import InterlinguaPlatforms

/// The library takes the first of the platform's preferred localisations of its bundle, and then texts of that language's
/// file, else those of `base.json`.
@Suite("Whose texts Swifternalization shows")
struct SwifternalizationLanguageTests {
    private struct Example: Sendable {
        let files: [String]
        var source = "en"
        /// What users of languages see, in the order in which they prefer these.
        let shown: [(languages: String, text: String)]
    }

    /// Each file has its own name as its only text, but `de.json`, which has no text.
    private static let examples = [
        Example(
            files: ["base", "en"],
            shown: [("en", "en"), ("en-US", "en"), ("fr", "en"), ("fr en-GB", "en"), ("", "en")]
        ),
        Example(
            files: ["base", "en", "pl"],
            shown: [("en", "en"), ("pl", "pl"), ("pl-PL", "pl"), ("fr", "en"), ("fr pl", "pl"), ("pl en", "pl")]
        ),
        Example(
            files: ["base", "en", "de"],
            shown: [("de", "base"), ("de-AT", "base"), ("de en", "base"), ("en-GB", "en"), ("fr", "en")]
        ),
        Example(files: ["base", "pl"], shown: [("en", "base"), ("fr", "base"), ("pl", "pl"), ("fr pl", "pl")]),
        Example(
            files: ["base", "en-GB"],
            shown: [("en", "base"), ("en-US", "base"), ("en-GB", "en-GB"), ("en-AU", "base")]
        ),
        Example(
            files: ["base", "pt", "pt-BR", "zh-Hant"],
            shown: [("pt-PT", "pt"), ("pt-BR", "pt-BR"), ("zh-TW", "zh-Hant"), ("zh-CN", "base")]
        ),
        Example(files: ["base", "en", "pl"], source: "pl", shown: [("fr", "pl"), ("en", "en"), ("pl", "pl")]),
        Example(files: ["base", "en"], source: "pl", shown: [("fr", "base"), ("pl", "base"), ("en", "en")]),
        Example(files: ["en", "pl"], shown: [("fr", "en"), ("pl", "pl")]),
    ]

    @Test(arguments: examples.indices)
    func areThoseOfTheBundlesPreferredLocalization(index: Int) {
        let example = Self.examples[index]
        let files = example.files.map { name in
            InputFile(path: name + ".json", bytes: Array((name == "de" ? "{}" : #"{"k": "\#(name)"}"#).utf8))
        }
        let runtime = SwifternalizationRuntime(
            files,
            options: RuntimeOptions(sourceLanguage: LanguageTag(example.source))
        )
        for (languages, text) in example.shown {
            let languages = languages.split(separator: " ").compactMap { LanguageTag(String($0)) }
            let answer = runtime.answer(RuntimeRequest(["k"], languages: languages))
            #expect(answer == .text(text), "\(example.files) for \(languages)")
        }
    }
}
