import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Writes a catalogue as .strings and .stringsdict files in .lproj folders.
///
/// Runs of entries are written on all cores, each in all of its languages, so that no two cores count references to the
/// same entry; what the runs have written is then put together file by file.
struct AppleWriter {
    private let catalog: Catalog
    private let existing: ExistingEntries?

    /// Creates a writer for a catalogue that has the shape of Apple's capabilities.
    init(_ catalog: Catalog, existing: ExistingEntries?) {
        self.catalog = catalog
        self.existing = existing
    }

    /// The files of all tables and languages.
    ///
    /// Each table has a .stringsdict file in each of its languages where some message needs it, and a .strings file unless
    /// that would be empty beside the other.
    func write() -> WritingResult {
        let tables = tables()
        var runs: [EntryRun] = []
        var jobs: [FileJob] = []
        for table in tables {
            let first = runs.count
            runs += table.places.runs(of: 128).map { EntryRun(languages: table.languages, places: $0) }
            for language in table.languages.indices {
                jobs.append(FileJob(table: table, language: language, runs: first..<runs.count))
            }
        }
        let written = runs.concurrentMap { write($0) }
        let results = jobs.concurrentMap { job in files(for: job, written[job.runs].map { $0[job.language] }) }
        return WritingResult(
            files: results.flatMap(\.files),
            diagnostics: results.flatMap(\.diagnostics)
        )
    }

    private struct TableContent: Sendable {
        let name: String
        var languages: OrderedSet<LanguageTag> = []
        /// Where the table's entries stand in the catalogue.
        var places: [Int] = []

        mutating func add(_ place: Int, _ languages: OrderedSet<LanguageTag>) {
            places.append(place)
            if !languages.isEmpty { self.languages.formUnion(languages) }
        }
    }

    private struct EntryRun: Sendable {
        let languages: OrderedSet<LanguageTag>
        let places: ArraySlice<Int>
    }

    /// One table in one language.
    private struct FileJob: Sendable {
        let table: TableContent
        /// Index into the table's languages.
        let language: Int
        /// Those that hold the table's entries.
        let runs: Range<Int>
    }

    private func tables() -> [TableContent] {
        var tables: OrderedDictionary<String, TableContent> = [:]
        for (name, table) in catalog.tables {
            tables[name] = TableContent(name: name, languages: OrderedSet(table.languages))
        }
        var lastLanguages: OrderedSet<LanguageTag> = []
        var lastTable: String?
        for (place, (key, entry)) in catalog.entries.enumerated() {
            let name = key.table
            // Most entries have the languages of the one before.
            let languages = name == lastTable && entry.messages.keys == lastLanguages ? [] : entry.messages.keys
            tables[name, default: TableContent(name: name)].add(place, languages)
            if !languages.isEmpty { (lastTable, lastLanguages) = (name, languages) }
        }
        return Array(tables.values)
    }

    // MARK: Entries

    private struct PreparedEntry {
        let key: Key
        let messages: OrderedDictionary<LanguageTag, Message>
        /// The key as it stands in a .strings file, with the sign behind it.
        let quotedKey: [UInt8]
        /// Whether the messages have the order of the table's languages.
        let hasAllLanguages: Bool
        var writer: AppleMessageWriter
    }

    /// Writes entries in each of the table's languages.
    ///
    /// Messages of one language lie near each other in memory, so that one language is written after the other.
    private func write(_ run: EntryRun) -> [LanguageFiles] {
        var entries = run.places.map { place in
            let (key, entry) = catalog.entries.elements[place]
            var keyWriter = StringsWriter()
            keyWriter.append(quoted: key.name)
            keyWriter.appendEqualSign()
            return PreparedEntry(
                key: key,
                messages: entry.messages,
                quotedKey: keyWriter.output,
                hasAllLanguages: entry.messages.keys == run.languages,
                writer: AppleMessageWriter(entry)
            )
        }
        return run.languages.enumerated().map { index, language in
            var files = LanguageFiles(capacity: entries.count)
            for place in entries.indices {
                let message =
                    entries[place].hasAllLanguages
                    ? entries[place].messages.values[index] : entries[place].messages[language]
                guard var message else { continue }
                // An entry that goes into the table's other file takes its comment along.
                if message.comment == nil,
                    let comment = existing?.entry(of: entries[place].key)?.messages[language]?.comment
                {
                    message.comment = comment
                }
                files.write(
                    message,
                    of: entries[place].key,
                    quotedKey: entries[place].quotedKey,
                    with: &entries[place].writer
                )
            }
            return files
        }
    }

    // MARK: Files

    /// Where the project that is written into has a table's file in a language, or those of another table; nil where that is
    /// the usual folder.
    private func place(of name: String, _ language: LanguageTag) -> LprojTableFile? {
        guard let tables = existing?.catalog.tables else { return nil }
        func file(_ table: Table) -> LprojTableFile? {
            table.annotations[AppleTableAnnotation.self]?.files.first { $0.language == language }
        }
        if let own = tables[name], own.languages.contains(language) { return file(own) }
        let other = tables.values.first { $0.languages.contains(language) && file($0)?.isOutsideOfFolders != true }
        return other.flatMap(file)
    }

    private func files(for job: FileJob, _ written: [LanguageFiles]) -> WritingResult {
        let language = job.table.languages[job.language]
        let file = catalog.tables[job.table.name]?.annotations[AppleTableAnnotation.self]?.files.first {
            $0.language == language
        }
        let place = file ?? place(of: job.table.name, language)
        let path = LprojTableFile.path(ofTable: job.table.name, in: language, place)
        let strings = OriginalOrder.join(written.map(\.stringsPieces))
        var end = StringsWriter()
        end.finish(file?.finalComments ?? [], isAtStart: strings.isEmpty)
        let members = written.map(\.dictionaryPieces)
        let hasMembers = members.contains { !$0.pieces.isEmpty }
        let isEmpty = strings.isEmpty && end.output.isEmpty
        var files =
            isEmpty && hasMembers ? [] : [OutputFile(path: path + ".strings", pieces: [strings, end.output])]
        if hasMembers {
            let start = PropertyListWriter.prologue + Array("<dict>\n".utf8)
            let end = Array("</dict>\n".utf8) + PropertyListWriter.epilogue
            files.append(OutputFile(path: path + ".stringsdict", pieces: [start, OriginalOrder.join(members), end]))
        }
        return WritingResult(files: files, diagnostics: written.flatMap(\.diagnostics))
    }
}
