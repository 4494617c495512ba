import InterlinguaIR
import InterlinguaSemantics
import InterlinguaTestSupport
import Testing

@testable import InterlinguaFormats

@Suite("i18next's files say again what was written")
struct I18nextRoundTripTests {
    private typealias Samples = I18nextSamples

    @Test("Generated catalogues come back", arguments: I18nextVersion.allCases)
    func generated(version: I18nextVersion) {
        for seed in 0..<40 as Range<UInt64> {
            var maker = I18nextGeneratedCatalogs(version, seed: seed)
            let catalog = maker.catalog()
            let result = Samples.written(catalog, version).result
            // Version 1 warns of nothing here, since all placeholders have blanks around them.
            #expect(result.diagnostics == [], "seed \(seed)")
            let files = result.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
            let back = I18nextReader.read(
                files,
                version: version,
                options: ReadingOptions(
                    sourceLanguage: catalog.sourceLanguage,
                    settings: ["contexts": .list([.text("male"), .text("female")])]
                )
            )
            let expected = catalog.normalized(.whole).catalog.entries
            let actual = back.catalog.normalized(.whole).catalog.entries
            #expect(Set(actual.keys) == Set(expected.keys), "seed \(seed)")
            for (key, entry) in expected where actual[key]?.messages != entry.messages {
                for (language, message) in entry.messages where actual[key]?.messages[language] != message {
                    Issue.record(
                        """
                        seed \(seed), \(key.name) in \(language): \(Samples.spelling(message)) became \
                        \(actual[key]?.messages[language].map(Samples.spelling) ?? "nothing")
                        """
                    )
                }
            }
            let again = Samples.written(back.catalog, version).result
            #expect(again.diagnostics == [], "seed \(seed)")
            #expect(
                Dictionary(again.files.map { ($0.path, $0.bytes) }) { $1 }
                    == Dictionary(result.files.map { ($0.path, $0.bytes) }) { $1 },
                "seed \(seed)"
            )
        }
    }
}
