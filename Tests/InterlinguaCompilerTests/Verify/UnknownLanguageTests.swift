import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Languages that CLDR has no data for are compared like all others.
@Suite struct UnknownLanguageTests {
    private static let codes = ["kmr", "ber", "dag", "qaa", "x-klingon", "en_GB.UTF-8", "sr_RS@latin", "pt_BR"]

    private static func project(_ codes: [String]) -> VerifiedProject {
        let files = (["en"] + codes).map { code in
            (
                "locales/\(code)/translation.json",
                #"{"home": "Home \#(code)", "n_one": "{{count}} one \#(code)", "n_other": "{{count}} other \#(code)"}"#
            )
        }
        return ComparedProject.make(I18nextFormat(), files)
    }

    private static let targets = ["apple", "android", "i18next-v4"]

    @Test("The texts of a language that the target has no name for are a difference")
    func unnamed() {
        let source = Self.project(["x-klingon"])
        let result = Converter().convert(source.catalog, from: source.format, to: AndroidFormat())
        let found = Converter().verify(result, of: source, for: AndroidFormat())
        #expect(found.unexplained.isEmpty)
        #expect(found.differences.contains { $0.causes == [.lostLanguage] && $0.key == Key("home") })
    }

    @Test(arguments: codes, targets)
    func everyTextIsCompared(code: String, target: String) throws {
        // Android's folders have no private subtags.
        if code == "x-klingon", target == "android" { return }
        let source = Self.project([code])
        let format = try #require(FormatRegistry.format(named: target))
        let converter = Converter()
        var result = converter.convert(source.catalog, from: source.format, to: format)
        #expect(converter.verify(result, of: source, for: format).unexplained.map(\.description) == [])
        // Another text in the language's own file is a difference.
        let place = try #require(result.files.firstIndex { $0.text.contains("Home \(code)") })
        let changed = result.files[place].text.replacing("Home \(code)", with: "Changed")
        result.files[place] = OutputFile(path: result.files[place].path, bytes: Array(changed.utf8))
        let verification = converter.verify(result, of: source, for: format)
        #expect(verification.unexplained.contains { $0.expected.text == "Home \(code)" && $0.actual.text == "Changed" })
    }

    @Test("The run time finds what the front end reads", arguments: codes)
    func runtime(code: String) throws {
        let source = Self.project([code])
        let language = try #require(LanguageName.tag(of: code))
        #expect(source.catalog.entries[Key("home")]?.messages[language] != nil)
        var request = RuntimeRequest(["home"])
        request.languages = [language]
        let options = RuntimeOptions(sourceLanguage: LanguageTag("en"))
        #expect(
            I18nextFormat(.v4).runtime(for: source.files, options: options).answer(request) == .text("Home \(code)")
        )
    }
}

extension OutputFile {
    fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
