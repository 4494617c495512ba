import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Numbers that i18next formats by options of ECMA-402, where printf prints them.
@Suite struct NumberOptionsConversionTests {
    private func convert(
        _ placeholders: String,
        german: String? = nil,
        to name: String
    ) throws -> (texts: Set<String>, causes: Set<String>) {
        let files = [("en", placeholders), ("de", german ?? placeholders)].map { language, text in
            let json = #"{"size":"[\#(text)]"}"#
            return InputFile(path: "locales/\(language)/translation.json", bytes: Array(json.utf8))
        }
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
        // What the front end finds in them; calls pass values of one type.
        let reread = target.read(
            result.files.map { InputFile(path: $0.path, bytes: $0.bytes) },
            options: ReadingOptions(sourceLanguage: LanguageTag("en"), settings: [:])
        )
        #expect(reread.diagnostics.filter { $0.severity == .error }.isEmpty)
        let texts = result.files.flatMap { file in
            String(decoding: file.bytes, as: UTF8.self).split(separator: "[").dropFirst().compactMap {
                $0.split(separator: "]", omittingEmptySubsequences: false).first.map(String.init)
            }
        }
        return (Set(texts), Set(verification.differences.flatMap(\.causes).map(\.rawValue)))
    }

    /// C's width counts the sign, the least number of digits of ECMA-402 does not.
    @Test func paddedDecimalsDifferForNegativeNumbers() throws {
        let options = "minimumIntegerDigits: 2; minimumFractionDigits: 3; useGrouping: false"
        let (texts, causes) = try convert("{{x, number(\(options))}}", to: "apple")
        #expect(texts == ["%06.3f"])
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
        let (texts, causes) = try convert("{{x, number(\(options))}}", to: "apple")
        #expect(texts == [conversion])
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
        let (texts, _) = try convert("{{x, \(format)}}", to: "android")
        #expect(texts == [#"<xliff:g id="x">\#(conversion)</xliff:g>"#])
    }

    /// A call passes one value for all texts and places: what is a text in one of them can't be a number in another.
    @Test(
        arguments: [
            ("{{x, currency(USD)}}", "{{x, number(minimumFractionDigits: 2)}}"),
            ("{{x, currency(EUR)}} for {{x, number}}", "{{x, number}}"), ("{{x}} of {{x, number}}", "{{x, number}}"),
            ("{{x, number}}", "{{x, number(maximumFractionDigits: 1)}}"), ("{{x, number}}", "{{x}}"),
        ],
        ["android", "apple", "swifternalization", "smartling"]
    )
    func oneTypeForAllTexts(formats: (english: String, german: String), target: String) throws {
        let (texts, _) = try convert(formats.english, german: formats.german, to: target)
        #expect(texts.allSatisfy { !$0.contains("f}") && !$0.contains(".2f") && !$0.contains(",d") }, "\(texts)")
    }

    /// Without a most number of digits 0 is none that is asked for.
    @Test func noFractionAtLeast() throws {
        let (texts, _) = try convert("{{x, number(minimumFractionDigits: 0; useGrouping: false)}}", to: "apple")
        #expect(texts == ["%lld"])
    }
}
