import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// What a catalogue holds, in figures for people.
struct CatalogReport {
    /// The catalogue.
    let catalog: Catalog

    /// The format it was read from.
    let formatName: String

    /// How many files it was read from.
    let fileCount: Int

    var text: String {
        let languages = catalog.languages
        let heading =
            "\(formatName): \(CountedNoun(catalog.entries.count, "entry", plural: "entries")) in "
            + "\(CountedNoun(languages.count, "language")), from \(CountedNoun(fileCount, "file")); "
            + "source language \(catalog.sourceLanguage)"
        var lines = [heading, ""]
        lines += tables(languages)
        lines.append("")
        lines += figures(languages)
        return lines.joined(separator: "\n")
    }

    private func tables(_ languages: [LanguageTag]) -> [String] {
        var counts: [String: Int] = [:]
        for key in catalog.entries.keys { counts[key.table, default: 0] += 1 }
        let rows = catalog.tables.map { name, table in
            [name.isEmpty ? "(default)" : name, String(counts[name] ?? 0), String(table.languages.count)]
        }
        return TextTable(rows: [["table", "entries", "languages"]] + rows).lines
    }

    private func figures(_ languages: [LanguageTag]) -> [String] {
        let index = Dictionary(uniqueKeysWithValues: languages.enumerated().map { ($1, $0) })
        let entries = catalog.entries
        let runLength = 512
        let runs = [Figures](concurrentCount: (entries.count + runLength - 1) / runLength) { run in
            var figures = Figures(languageCount: languages.count)
            for place in run * runLength..<min(entries.count, (run + 1) * runLength) {
                figures.add(entries.values[place], index)
            }
            return figures
        }
        var total = Figures(languageCount: languages.count)
        for run in runs { total.add(run) }
        let rows = languages.indices.map { language in
            let figures = total.languages[language]
            return [languages[language].name, String(figures.messageCount), String(figures.selectingCount)]
        }
        return TextTable(rows: [["language", "messages", "with variants"]] + rows).lines
    }
}

/// How much each language has, in some of the entries.
private struct Figures: Sendable {
    /// How much one language has.
    struct Language: Sendable {
        var messageCount = 0
        var selectingCount = 0
    }

    var languages: [Language]

    /// The languages of the last entry with their places, since most entries have the same.
    private var previous: (keys: OrderedSet<LanguageTag>, places: [Int]) = ([], [])

    init(languageCount: Int) { languages = Array(repeating: Language(), count: languageCount) }

    mutating func add(_ entry: Entry, _ index: [LanguageTag: Int]) {
        if entry.messages.keys != previous.keys {
            previous = (entry.messages.keys, entry.messages.keys.map { index[$0] ?? 0 })
        }
        for (place, message) in zip(previous.places, entry.messages.values) {
            languages[place].messageCount += 1
            if message.containsPattern(where: \.hasSelect) { languages[place].selectingCount += 1 }
        }
    }

    mutating func add(_ other: Figures) {
        for place in languages.indices {
            languages[place].messageCount += other.languages[place].messageCount
            languages[place].selectingCount += other.languages[place].selectingCount
        }
    }
}
