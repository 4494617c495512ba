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
        let jobs = located.map { item in
            Job(
                input: item.input,
                table: item.table,
                place: item.place,
                language: item.language ?? sourceLanguage,
                isSource: (item.language ?? sourceLanguage) == sourceLanguage
            )
        }
        let files = jobs.sorted(by: Job.precedes).concurrentMap { job in
            SmartlingFile(job.input, table: job.table, place: job.place, language: job.language)
        }
        var catalog = Catalog(sourceLanguage: sourceLanguage)
        var order: [ObjectIdentifier: Int] = [:]
        for file in files { order[ObjectIdentifier(file.document.file)] = order.count }
        let merges = files.chunked { $0.table == $1.table }.map {
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
            let entries = slots.map { (key: $0.key, entry: builder.entry(of: $0)) }
            return (entries: entries, diagnostics: builder.diagnostics)
        }
        for result in results {
            for (key, entry) in result.entries { catalog.entries[key] = entry }
            diagnostics += result.diagnostics
        }
        diagnostics += SmartlingRuleCheck.diagnostics(for: merges)
        diagnostics += catalog.impliedNumbers() + catalog.icuMessages()
        return ReadingResult(catalog: catalog, diagnostics: diagnostics.sorted(byFiles: order), guess: guess)
    }

    /// One file to read.
    private struct Job: Sendable {
        var input: InputFile
        var table: String
        var place: LprojPath.Place
        var language: LanguageTag
        var isSource: Bool

        /// Tables by name, in them the source language first.
        static func precedes(_ left: Job, _ right: Job) -> Bool {
            if left.table != right.table { return left.table < right.table }
            if left.isSource != right.isSource { return left.isSource }
            if left.language != right.language { return left.language < right.language }
            if left.place.rank != right.place.rank { return left.place.rank < right.place.rank }
            return left.input.path < right.input.path
        }
    }
}

extension Array {
    /// The elements in runs of neighbours that belong together.
    fileprivate func chunked(by belongsTo: (Element, Element) -> Bool) -> [[Element]] {
        var runs: [[Element]] = []
        for element in self {
            if let last = runs.last?.last, belongsTo(last, element) {
                runs[runs.count - 1].append(element)
            } else {
                runs.append([element])
            }
        }
        return runs
    }
}
