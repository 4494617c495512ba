import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Writes a catalogue as .strings files in .lproj folders, a key for each form of a plural.
struct SmartlingWriter {
    private let catalog: Catalog

    /// Creates a writer for a catalogue that has the shape of Smartling's capabilities.
    init(_ catalog: Catalog) { self.catalog = catalog }

    /// One table in one language.
    private struct Job: Sendable {
        let table: String
        let language: LanguageTag
        let file: LprojTableFile?
        /// Where the table's entries stand in the catalogue.
        let places: [Int]
    }

    /// The files of all tables and languages, also those without entries.
    func write() -> WritingResult {
        var places: OrderedDictionary<String, [Int]> = [:]
        var languages: [String: OrderedSet<LanguageTag>] = [:]
        for (name, table) in catalog.tables {
            places[name] = []
            languages[name] = OrderedSet(table.languages)
        }
        for (place, (key, entry)) in catalog.entries.enumerated() {
            places[key.table, default: []].append(place)
            languages[key.table, default: []].formUnion(entry.messages.keys)
        }
        var jobs: [Job] = []
        for (table, places) in places {
            let files = catalog.tables[table]?.annotations[SmartlingTableAnnotation.self]?.files ?? []
            for language in languages[table] ?? [] {
                let file = files.first { $0.language == language }
                jobs.append(Job(table: table, language: language, file: file, places: places))
            }
        }
        let results = jobs.concurrentMap { write($0) }
        return WritingResult(
            files: results.flatMap(\.files),
            diagnostics: results.flatMap(\.diagnostics)
        )
    }

    private func write(_ job: Job) -> WritingResult {
        var writer = SmartlingFileWriter(language: job.language)
        for place in job.places {
            let (key, entry) = catalog.entries.elements[place]
            guard let message = entry.messages[job.language], !isRedundant(message, of: entry, key, job.language) else {
                continue
            }
            writer.write(message, of: entry, key)
        }
        let strings = OriginalOrder.join([writer.pieces])
        var end = StringsWriter()
        end.finish(job.file?.finalComments ?? [], isAtStart: strings.isEmpty)
        let path = LprojTableFile.path(ofTable: job.table, in: job.language, job.file) + ".strings"
        return WritingResult(
            files: [OutputFile(path: path, pieces: [strings, end.output])],
            diagnostics: writer.diagnostics
        )
    }

    /// Whether the library finds another language's text by itself.
    private func isRedundant(_ message: Message, of entry: Entry, _ key: Key, _ language: LanguageTag) -> Bool {
        message.state == .inherited && key.kind == .plural && language != catalog.sourceLanguage
            && message.content == entry.messages[catalog.sourceLanguage]?.content
    }
}
