import InterlinguaIR
import OrderedCollections

/// Reads .strings files with plural forms in their keys into one catalogue.
///
/// Every file is read by itself, on all cores; whether an entry is a format, and what its arguments are, is decided over all
/// languages together.
enum SmartlingReader {
    /// Reads the files that lie in folders of languages; others are reported.
    static func read(_ inputs: [InputFile], options: ReadingOptions) -> ReadingResult {
        var diagnostics: [Diagnostic] = []
        var located: [(input: InputFile, table: String, place: LprojPath.Place, language: LanguageTag?)] = []
        let languages = LprojLanguages(inputs)
        for input in inputs {
            guard let path = LprojPath(path: input.layoutPath), let table = path.table(ending: ".strings"),
                let language = languages.language(of: input, reportingTo: &diagnostics)
            else { continue }
            located.append((input, table, path.place, language.tag))
        }
        let guess = SourceLanguageGuess(located.lazy.map { ($0.language, $0.input.bytes.count) })
        let sourceLanguage = options.sourceLanguage ?? guess.language
        let read = located.concurrentMap { item in
            SmartlingFile(item.input, table: item.table, place: item.place, language: item.language ?? sourceLanguage)
        }
        let files = read.sorted { $0.precedes($1, sourceLanguage) }
        var catalog = Catalog(sourceLanguage: sourceLanguage)
        var order: [ObjectIdentifier: Int] = [:]
        for file in files { order[ObjectIdentifier(file.document.file)] = order.count }
        let merges = OrderedDictionary(grouping: files, by: \.table).values.map {
            SmartlingTableMerge(files: $0, sourceLanguage: sourceLanguage)
        }
        for merge in merges {
            catalog.tables[merge.name] = merge.table
            diagnostics += merge.diagnostics
        }
        let runs = merges.flatMap { merge in merge.slots.runs(of: 128).map { (merge, $0) } }
        let results = runs.concurrentMap { merge, slots in
            var builder = SmartlingEntryBuilder(merge)
            builder.keepsTextsUnformatted = options.keepsTextsUnformatted
            builder.comparesTranslations = options.checksTexts
            let entries = slots.map { (key: $0.key, entry: builder.entry(of: $0)) }
            return (entries: entries, diagnostics: builder.diagnostics)
        }
        for result in results {
            for (key, entry) in result.entries { catalog.entries[key] = entry }
            diagnostics += result.diagnostics
        }
        diagnostics += SmartlingRuleCheck.diagnostics(for: merges)
        if options.checksTexts { diagnostics += catalog.impliedNumbers() + catalog.icuMessages() }
        return ReadingResult(catalog: catalog, diagnostics: diagnostics.sorted(byFiles: order), guess: guess)
    }
}

extension SmartlingFile {
    /// Tables by name, in them the source language first.
    fileprivate func precedes(_ other: SmartlingFile, _ sourceLanguage: LanguageTag) -> Bool {
        if table != other.table { return table < other.table }
        if language != other.language {
            return language == sourceLanguage || other.language != sourceLanguage && language < other.language
        }
        if place.rank != other.place.rank { return place.rank < other.place.rank }
        return document.file.path < other.document.file.path
    }
}
