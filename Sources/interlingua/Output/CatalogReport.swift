import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaIR

/// What a catalogue holds, in figures for people.
struct CatalogReport {
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
        var counts: [LanguageTag: (messages: Int, selecting: Int)] = [:]
        for entry in catalog.entries.values {
            for (language, message) in entry.messages {
                counts[language, default: (0, 0)].messages += 1
                if message.containsPattern(where: \.hasSelect) { counts[language]?.selecting += 1 }
            }
        }
        let rows = languages.map { language in
            let count = counts[language] ?? (0, 0)
            return [language.name, String(count.messages), String(count.selecting)]
        }
        return TextTable(rows: [["language", "messages", "with variants"]] + rows).lines
    }
}
