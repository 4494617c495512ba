import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Numbers that i18next formats by options of ECMA-402, where printf prints them.
@Suite struct NumberOptionsConversionTests {
    private func convert(_ placeholders: String, to name: String) throws -> (text: String, causes: Set<String>) {
        let json = #"{"size":"[\#(placeholders)]"}"#
        let files = [InputFile(path: "locales/en/translation.json", bytes: Array(json.utf8))]
        let format = I18nextFormat(.v4)
        let read = format.read(files, options: ReadingOptions(sourceLanguage: LanguageTag("en"), settings: [:]))
        let source = VerifiedProject(
            format: format,
            catalog: read.catalog,
            names: read.names,
            files: files,
            diagnostics: read.diagnostics,
            settings: [:]
        )
        let target = try #require(FormatRegistry.format(named: name))
        let converter = Converter(options: Converter.Options())
        let result = converter.convert(source.catalog, from: source.format, to: target)
        let verification = converter.verify(result, of: source, for: target)
        #expect(verification.unexplained.isEmpty)
        let text = result.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        let start = try #require(text.firstRange(of: "["))
        let end = try #require(text.firstRange(of: "]"))
        return (
            String(text[start.upperBound..<end.lowerBound]),
            Set(verification.differences.flatMap(\.causes).map(\.rawValue))
        )
    }

    /// C's width counts the sign, the least number of digits of ECMA-402 does not.
    @Test func paddedDecimalsDifferForNegativeNumbers() throws {
        let options = "minimumIntegerDigits: 2; minimumFractionDigits: 3; useGrouping: false"
        let (text, causes) = try convert("{{x, number(\(options))}}", to: "apple")
        #expect(text == "%06.3f")
        #expect(causes == ["lost-format", "number-style"])
    }

    /// Intl.NumberFormat of Node.js prints 2.5 as `2.5`, `2.50`, `2.500`, and 1234.5 as `1234.5` without grouping.
    @Test(
        arguments: [
            ("minimumFractionDigits: 1; maximumFractionDigits: 1; useGrouping: false", "%.1f"),
            ("minimumFractionDigits: 2; maximumFractionDigits: 2; useGrouping: false", "%.2f"),
            ("maximumFractionDigits: 0; useGrouping: false", "%.0f"),
        ]
    )
    func fixedDecimalsStayOnApple(options: String, conversion: String) throws {
        let (text, causes) = try convert("{{x, number(\(options))}}", to: "apple")
        #expect(text == conversion)
        #expect(causes.isSubset(of: ["number-style", "large-numbers"]), "\(causes)")
    }

    @Test(
        arguments: [
            ("number", "%,d"), ("number(useGrouping: false)", "%d"), ("number(minimumIntegerDigits: 2)", "%0,2d"),
            ("number(minimumFractionDigits: 2)", "%,.2f"), ("number(style: percent)", "%s"), ("datetime", "%s"),
            ("uppercase", "%s"),
        ]
    )
    func whatJavaPrints(format: String, conversion: String) throws {
        let (text, _) = try convert("{{x, \(format)}}", to: "android")
        #expect(text == #"<xliff:g id="x">\#(conversion)</xliff:g>"#)
    }
}
