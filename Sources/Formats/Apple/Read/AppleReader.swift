import Dispatch
import InterlinguaIR
import OrderedCollections

/// Reads the .strings and .stringsdict files of a project into one catalogue.
///
/// Every file is read by itself, on all cores; whether an entry is a format, and what its arguments are, is decided over all
/// languages together.
enum AppleReader {
    /// Reads the files that lie in folders of languages; others are reported.
    static func read(_ inputs: [InputFile], options: ReadingOptions) -> ReadingResult {
        var diagnostics: [Diagnostic] = []
        let located = locate(inputs, &diagnostics)
        let guess = SourceLanguageGuess(located.lazy.map { ($0.language, $0.input.bytes.count) })
        let sourceLanguage = options.sourceLanguage ?? guess.language
        let jobs = located.map { item in
            ReadingJob(
                path: item.input.path,
                content: .file(item.input),
                layout: item.layout,
                language: item.language ?? sourceLanguage,
                isSource: item.language == nil || item.language == sourceLanguage
            )
        }
        return merge(jobs, sourceLanguage: sourceLanguage, guess: guess, diagnostics)
    }

    /// Reads files and puts them together.
    static func merge(
        _ jobs: [ReadingJob],
        sourceLanguage: LanguageTag,
        guess: SourceLanguageGuess,
        _ diagnostics: [Diagnostic]
    ) -> ReadingResult {
        var diagnostics = diagnostics
        let tables = Self.tables(of: jobs.sorted(by: ReadingJob.precedes), sourceLanguage: sourceLanguage)
        var catalog = Catalog(sourceLanguage: sourceLanguage)
        var order: [ObjectIdentifier: Int] = [:]
        for table in tables {
            catalog.tables[table.merge.name] = table.merge.table
            diagnostics += table.merge.diagnostics
            for file in table.files { order[ObjectIdentifier(file)] = order.count }
        }
        let runs = tables.flatMap { table in table.merge.order.runs(of: 128).map { (table.merge, $0) } }
        let results = runs.concurrentMap { merge, numbers in merge.entries(of: numbers) }
        catalog.entries = OrderedDictionary(
            uncheckedUniqueKeys: results.flatMap(\.keys),
            values: results.flatMap(\.entries)
        )
        for result in results { diagnostics += result.diagnostics }
        // The memory of what was read is given back beside what follows.
        DispatchQueue.global().async { withExtendedLifetime(tables) {} }
        diagnostics += catalog.impliedNumbers()
        return ReadingResult(catalog: catalog, diagnostics: diagnostics.sorted(byFiles: order), guess: guess)
    }

    /// Reads files, which have to be in order, and puts those of each table together.
    ///
    /// The first language of each table goes ahead, since the others number their keys by its.
    private static func tables(
        of jobs: [ReadingJob],
        sourceLanguage: LanguageTag
    ) -> [(merge: TableMerge, files: [SourceFile])] {
        var tables: OrderedDictionary<String, TableJob> = [:]
        for job in jobs { tables[job.layout.table, default: TableJob()].add(job) }
        let leaders = tables.values.flatMap(\.leaders).concurrentMap { $0.run(keys: KeyTable()) }
        var nextLeader = 0
        for index in tables.values.indices {
            for _ in tables.values[index].leaders.indices {
                tables.values[index].take(leaders[nextLeader])
                nextLeader += 1
            }
        }
        let others = tables.values.flatMap { table in table.others.map { (job: $0, keys: table.keys) } }
        let files = others.concurrentMap { $0.job.run(keys: $0.keys) }
        var nextFile = 0
        var merges: [(merge: TableMerge, files: [SourceFile])] = []
        for (name, var table) in tables {
            let known = table.keys.keys.count
            for _ in table.others.indices {
                table.take(files[nextFile], known: known)
                nextFile += 1
            }
            let merge = TableMerge(name: name, sourceLanguage: sourceLanguage, files: table.files, keys: table.keys)
            merges.append((merge, table.files.map(\.document.file)))
        }
        return merges
    }

    private struct Located {
        var input: InputFile
        var layout: AppleLayout
        /// Nil where the path tells none, so that the source language is meant.
        var language: LanguageTag?
    }

    private static func locate(_ inputs: [InputFile], _ diagnostics: inout [Diagnostic]) -> [Located] {
        var result: [Located] = []
        let languages = LprojLanguages(inputs)
        for input in inputs {
            guard let layout = AppleLayout(path: input.layoutPath),
                let language = languages.language(of: input, reportingTo: &diagnostics)
            else { continue }
            result.append(Located(input: input, layout: layout, language: language.tag))
        }
        return result
    }
}

/// One file to read.
struct ReadingJob: Sendable {
    /// Where the entries are.
    enum Content: Sendable {
        /// In a file that is to be read.
        case file(InputFile)
        /// Here, with their places in a file that holds more than them.
        case members([PropertyListMember], PropertyListDocument)
    }

    var path: String
    var content: Content
    var layout: AppleLayout
    var language: LanguageTag
    var isSource: Bool

    /// Reads the file, whose keys are numbered by a table.
    fileprivate func run(keys: KeyTable) -> AppleFile {
        var file: AppleFile
        switch content {
        case .file(let input) where layout.kind == .strings:
            file = StringsFileReader.read(input, layout: layout, language: language, keys: keys)
        case .file(let input):
            file = StringsDictionaryReader.read(input, layout: layout, language: language, keys: keys)
        case .members(let members, let document):
            file = AppleFile(layout: layout, language: language, document: document, keys: KeyNumbering(keys))
            StringsDictionaryReader.read(members, into: &file, textsAs: nil)
        }
        file.finish()
        return file
    }

    /// Tables by name, in them the source language first, and .strings before .stringsdict.
    fileprivate static func precedes(_ left: ReadingJob, _ right: ReadingJob) -> Bool {
        if left.layout.table != right.layout.table { return left.layout.table < right.layout.table }
        if left.isSource != right.isSource { return left.isSource }
        if left.language != right.language { return left.language < right.language }
        if left.layout.kind != right.layout.kind { return left.layout.kind == .strings }
        if left.layout.place.rank != right.layout.place.rank { return left.layout.place.rank < right.layout.place.rank }
        return left.path < right.path
    }
}

/// The files of one table, while they are read.
private struct TableJob {
    /// Files of the first language, and those of all others.
    private(set) var leaders: [ReadingJob] = []
    private(set) var others: [ReadingJob] = []

    /// What was read of them.
    private(set) var files: [AppleFile] = []

    /// The keys of the files that were read.
    private(set) var keys = KeyTable()

    mutating func add(_ job: ReadingJob) {
        if leaders.isEmpty || leaders[0].language == job.language {
            leaders.append(job)
        } else {
            others.append(job)
        }
    }

    /// Takes a file whose keys are numbered by a table with so many keys, and numbers them by this one.
    mutating func take(_ file: AppleFile, known: Int = 0) {
        files.append(file)
        files[files.count - 1].renumberKeys(behind: known, with: &keys)
    }
}
