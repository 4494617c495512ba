import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// The imaginary app says the same on both systems, but for differences whose causes are found.
@Suite struct TestDataVerificationTests {
    @Test(
        arguments: [
            ("apple", "android"), ("android", "apple"), ("xcstrings", "android"), ("xcstrings", "apple"),
            ("apple", "xcstrings"), ("android", "xcstrings"), ("i18next-v4", "xcstrings"),
        ],
        [false, true]
    )
    func everyDifferenceHasACause(formats: (String, String), fillsGaps: Bool) throws {
        let source = try ComparedProject.testData(formats.0)
        let target = try #require(FormatRegistry.format(named: formats.1))
        let converter = Converter(options: Converter.Options(fillsGaps: fillsGaps))
        let result = converter.convert(source.catalog, from: source.format, to: target)
        let verification = converter.verify(result, of: source, for: target)
        #expect(verification.unexplained.map(\.description) == [])
        #expect(verification.sentenceCount > 2_000)
    }

    @Test("What was written says the same when it is read again, by the report that was written with it")
    func theReportNamesAllDifferences() throws {
        let source = try ComparedProject.testData("apple")
        let (target, _, result) = source.converted(to: AndroidFormat())
        let verification = Converter().verify(result, of: source, for: AndroidFormat())
        let report = Converter().report(result, of: source, for: AndroidFormat(), verification)
        let read = try ConversionReport(path: "report.json", bytes: report.json())
        #expect(read.json() == ConversionReport.withoutPlaces(report).json())
        let comparison = try ProjectComparison(source: source, target: target, report: read).verify()
        #expect(comparison.differences.map(\.description) == [])
        // Without the report the same sentences differ, by the same causes.
        let bare = try ProjectComparison(source: source, target: target).verify()
        #expect(bare.differences == verification.differences)
        #expect(!bare.differences.isEmpty)
    }

    @Test func outcomesAddUpToAllMessages() throws {
        for (name, format) in [("apple", "android"), ("android", "apple")] {
            let source = try ComparedProject.testData(name)
            let (_, report, _) = source.converted(to: try #require(FormatRegistry.format(named: format)))
            let all = source.catalog.entries.values.reduce(0) { $0 + $1.messages.count }
            #expect(report.counts.values.reduce(0, +) == all)
        }
    }
}

extension ConversionReport {
    /// The report as it can be read again: places are for people.
    fileprivate static func withoutPlaces(_ report: ConversionReport) -> ConversionReport {
        var report = report
        for index in report.entries.indices { report.entries[index].range = nil }
        for index in report.differences.indices { report.differences[index].arguments = CallArguments() }
        return report
    }
}
