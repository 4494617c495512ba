import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler

/// Every sentence of real applications is the same after conversion, but for those that the report names.
@Suite(.enabled(if: Corpus.isPresent, "needs the corpus: set INTERLINGUA_CORPUS to its folder"))
struct CorpusSentenceTests {
    @Test(arguments: Corpus.appleProjects)
    func appleToAndroid(project: String) throws {
        try compare(project, from: "apple", to: "android")
    }

    @Test(arguments: Corpus.androidProjects)
    func androidToApple(project: String) throws {
        try compare(project, from: "android", to: "apple")
    }

    private func compare(_ project: String, from: String, to: String) throws {
        let target = try #require(FormatRegistry.format(named: to))
        let loaded = try Corpus.load(project, as: from)
        let source = loaded.catalog
        let result = Converter().convert(loaded.catalog, from: loaded.format, to: target)
        let readBack = target.readBack(result.files, sourceLanguage: source.sourceLanguage)
        #expect(readBack.catalog.validate().map(\.description).prefix(5) == [])
        let comparison = SentenceComparison(source: source, target: readBack.catalog, outcomes: result.outcomes)
        print(
            "\(project) to \(to): \(comparison.messageCount) messages, \(comparison.sentenceCount) sentences, "
                + "\(comparison.announcedCount) announced, \(comparison.differences.count) differ unannounced"
        )
        #expect(comparison.differences.prefix(20).map(\.description) == [])
        #expect(comparison.messageCount > 0)
    }
}
