import InterlinguaCompiler
import InterlinguaIR

/// What a catalogue holds, in figures for people.
struct CatalogReport {
    /// The catalogue.
    let catalog: Catalog

    /// The format it was read from.
    let formatName: String

    /// How many files it was read from.
    let fileCount: Int

    /// The report as text.
    var text: String {
        let languages = catalog.languages
        let heading =
            "\(formatName): \(catalog.entries.count) entries in \(languages.count) languages, from \(fileCount) files; "
            + "source language \(catalog.sourceLanguage)"
        var lines = [heading, ""]
        lines += tables(languages)
        lines.append("")
        lines += coverage(languages)
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

    private func coverage(_ languages: [LanguageTag]) -> [String] {
        let translatable = catalog.entries.values.filter(\.isTranslatable)
        let rows = languages.map { language in
            let messages = catalog.entries.values.compactMap { $0.messages[language] }
            let selecting = messages.filter { $0.patterns.contains { !$0.selects.isEmpty } }
            let covered = translatable.filter { $0.messages[language] != nil }.count
            let share = translatable.isEmpty ? "–" : "\(covered * 100 / translatable.count) %"
            return [language.identifier, String(messages.count), String(selecting.count), share]
        }
        return TextTable(rows: [["language", "messages", "with choices", "coverage"]] + rows).lines
    }
}
