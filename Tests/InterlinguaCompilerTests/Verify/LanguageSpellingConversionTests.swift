import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Files under two names of one tag are two users' files, and a target that can't have both loses one of them by a cause.
@Suite struct LanguageSpellingConversionTests {
    private static let source = ComparedProject.make(
        AppleFormat(),
        [
            ("en.lproj/Localizable.strings", #""k" = "Base";"#),
            ("pt-BR.lproj/Localizable.strings", #""k" = "Hyphen";"#),
            ("pt_BR.lproj/Localizable.strings", #""k" = "Underscore";"#),
        ]
    )

    @Test(arguments: ["apple", "smartling", "swifternalization", "i18next-v4"])
    func bothAreCarried(target: String) throws {
        let format = try #require(FormatRegistry.format(named: target))
        let result = Converter().convert(Self.source.catalog, from: Self.source.format, to: format)
        let verification = Converter().verify(result, of: Self.source, for: format)
        #expect(verification.differences.isEmpty)
        for text in ["Hyphen", "Underscore"] {
            #expect(result.files.contains { String(decoding: $0.bytes, as: UTF8.self).contains(text) })
        }
    }

    @Test("Android has one folder for both")
    func oneIsLost() {
        let result = Converter().convert(Self.source.catalog, from: Self.source.format, to: AndroidFormat())
        let verification = Converter().verify(result, of: Self.source, for: AndroidFormat())
        #expect(verification.differences.map(\.causes) == [[.lostLanguage]])
    }

    @Test("The text of a language that the target can name is not lost by that cause")
    func twin() throws {
        var result = Converter().convert(Self.source.catalog, from: Self.source.format, to: AndroidFormat())
        let place = try #require(result.files.firstIndex { $0.path.contains("pt-rBR") })
        let bytes = String(decoding: result.files[place].bytes, as: UTF8.self).replacing("Hyphen", with: "Base").utf8
        result.files[place] = OutputFile(path: result.files[place].path, bytes: Array(bytes))
        #expect(Converter().verify(result, of: Self.source, for: AndroidFormat()).unexplained.count >= 1)
    }
}
