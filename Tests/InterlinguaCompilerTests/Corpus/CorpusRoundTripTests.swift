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

    /// There and back again through the other format: the same normal form, but for what the reports named.
    @Test(
        arguments: Corpus.appleProjects.map { ($0, "apple", "android") }
            + Corpus.androidProjects.map { ($0, "android", "apple") }
    )
    func throughTheOtherFormat(project: String, own: String, other: String) throws {
        let ownFormat = try #require(FormatRegistry.format(named: own))
        let otherFormat = try #require(FormatRegistry.format(named: other))
        let source = try Corpus.load(project, as: own).catalog
        let there = Converter().convert(source, from: ownFormat, to: otherFormat)
        let middle = otherFormat.readBack(there.files, sourceLanguage: source.sourceLanguage).catalog
        let back = Converter().convert(middle, from: otherFormat, to: ownFormat)
        let result = ownFormat.readBack(back.files, sourceLanguage: source.sourceLanguage).catalog

        let expected = source.normalized(.whole).catalog
        let actual = result.normalized(.whole).catalog
        var (same, announced) = (0, 0)
        var differing: [String] = []
        for (key, entry) in expected.entries {
            let found = ([key.kind] + Key.Kind.allCases).lazy
                .map { actual.entries[Key(table: key.table, kind: $0, path: key.path)] }
                .first { $0 != nil }
            let other = found ?? nil
            for (language, message) in entry.messages {
                let isAnnounced =
                    there.outcomes.outcome(of: key, in: language) != .kept
                    || back.outcomes.outcome(of: key, in: language) != .kept
                // A number that was passed apart has a position since then; a note says so.
                let hasNewPositions = there.outcomes.argumentPositions[key] != nil
                if let other, other.messages[language] == message,
                    hasNewPositions || other.arguments.map(\.position) == entry.arguments.map(\.position)
                {
                    same += 1
                } else if isAnnounced {
                    announced += 1
                } else {
                    differing.append(
                        "\(key.table):\(key.name) in \(language): \(message.patterns) became "
                            + "\(String(describing: other?.messages[language]?.patterns)), "
                            + "arguments \(entry.arguments) and \(String(describing: other?.arguments))"
                    )
                }
            }
        }
        print("\(project) through \(other): \(same) same, \(announced) announced, \(differing.count) differ")
        #expect(differing.prefix(5) == [])
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
