import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler

/// Reading, writing and reading again in the same format changes nothing.
@Suite(.enabled(if: Corpus.isPresent, "needs the corpus: set INTERLINGUA_CORPUS to its folder"))
struct CorpusRoundTripTests {
    @Test(arguments: Corpus.appleProjects.map { ($0, "apple") } + Corpus.androidProjects.map { ($0, "android") })
    func sameFormat(project: String, format: String) throws {
        let format = try #require(FormatRegistry.format(named: format))
        let source = try Corpus.load(project, as: format.name).catalog
        let first = Converter().convert(source, from: format, to: format)
        #expect(first.outcomes.counts(in: source).filter { $0.key != .kept && $0.value > 0 } == [:])
        let readBack = format.readBack(first.files, sourceLanguage: source.sourceLanguage).catalog
        expectEqual(readBack, source)
        let second = Converter().convert(readBack, from: format, to: format)
        let changed = zip(first.files, second.files).filter { $0.0 != $0.1 }.map(\.0.path)
        #expect(changed.prefix(5) == [])
        #expect(first.files.count == second.files.count)
    }

    private func expectEqual(_ catalog: Catalog, _ expected: Catalog) {
        #expect(catalog.sourceLanguage == expected.sourceLanguage)
        #expect(Set(catalog.tables.keys) == Set(expected.tables.keys))
        for (name, table) in expected.tables where catalog.tables[name] != table {
            Issue.record("table \(name) differs: \(table) and \(String(describing: catalog.tables[name]))")
        }
        #expect(Set(catalog.entries.keys).symmetricDifference(expected.entries.keys).prefix(5).map(\.name) == [])
        var shown = 0
        for (key, entry) in expected.entries {
            guard let other = catalog.entries[key], other != entry, shown < 5 else { continue }
            shown += 1
            if other.arguments != entry.arguments {
                Issue.record("\(key.table):\(key.name): arguments \(entry.arguments) became \(other.arguments)")
            } else if other.annotations != entry.annotations || other.isTranslatable != entry.isTranslatable {
                Issue.record("\(key.table):\(key.name): annotations differ")
            }
            for (language, message) in entry.messages where other.messages[language] != message {
                Issue.record(
                    "\(key.name) in \(language): \(message) became \(String(describing: other.messages[language]))"
                )
                break
            }
        }
    }
}
