import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// A text that refers to another one finds it in the namespace that the app gave as an option, else in the default one;
/// expectations are those of i18next 22.4.8.
@Suite struct I18nextNamespaceTests {
    private static let targets = FormatRegistry.formats.map(\.name)

    private static let bothHaveIt = [
        ("locales/en/translation.json", #"{"x": "x", "b": "tb"}"#),
        ("locales/en/errors.json", #"{"e": "E $t(b)", "b": "eb"}"#),
    ]

    private func format(_ name: String) throws -> any TranslationFormat {
        try #require(FormatRegistry.format(named: name))
    }

    private func unannounced(_ source: VerifiedProject, _ name: String) throws -> [String] {
        let target = try format(name)
        let result = Converter().convert(source.catalog, from: source.format, to: target)
        let verification = Converter().verify(result, of: source, for: target)
        #expect(verification.sentenceCount > 0)
        return verification.unannounced.map(\.description)
    }

    @Test(arguments: targets)
    func whatEitherCallShowsIsRight(target: String) throws {
        for version in ["i18next-v2", "i18next-v3", "i18next-v4"] {
            let source = try ComparedProject.make(format(version), Self.bothHaveIt)
            #expect(try unannounced(source, target) == [])
        }
    }

    /// The call's spelling, the namespace beside it, whether the app may ask either way, and what is shown.
    private static let calls: [(key: String, table: String?, isEither: Bool, shown: [String])] = [
        ("errors:e", nil, false, ["E tb"]), ("e", "errors", false, ["E eb"]), ("e", "errors", true, ["E eb", "E tb"]),
        ("b", "errors", true, ["eb"]), ("x", nil, true, ["x"]), ("e.", "errors", true, ["e."]),
    ]

    @Test(arguments: calls.indices)
    func callsNameTheNamespaceInTwoWays(index: Int) throws {
        let call = Self.calls[index]
        let runtime = try ComparedProject.make(format("i18next-v4"), Self.bothHaveIt).runtime()
        var request = RuntimeRequest([call.key], languages: [try #require(LanguageTag("en"))], table: call.table)
        request.mayNameTableInKey = call.isEither
        #expect(runtime.answer(request) == (call.shown.count == 1 ? .text(call.shown[0]) : .outcomes(call.shown)))
    }
}
