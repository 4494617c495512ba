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
        return merge(jobs, sourceLanguage: sourceLanguage, guess: guess, options, diagnostics)
    }

    /// Reads files and puts them together.
    static func merge(
        _ jobs: [ReadingJob],
        sourceLanguage: LanguageTag,
        guess: SourceLanguageGuess,
        _ options: ReadingOptions,
        _ diagnostics: [Diagnostic]
    ) -> ReadingResult {
        var diagnostics = diagnostics
        let files = jobs.sorted(by: ReadingJob.precedes).concurrentMap { $0.run() }
        var tables: OrderedDictionary<String, [AppleFile]> = [:]
        var order: [ObjectIdentifier: Int] = [:]
        for file in files {
            tables[file.layout.table, default: []].append(file)
            order[ObjectIdentifier(file.document.file)] = order.count
        }
        // A second folder of the language would hide the one that there is.
        let place = jobs.lazy.filter { $0.language == sourceLanguage }.map(\.layout.place).first { place in
            if case .language = place { true } else { false }
        }
        let merges = Array(tables).concurrentMap { name, files in
            let files = addingNibTexts(to: files, sourceLanguage, place ?? .language(sourceLanguage.name))
            var merge = TableMerge(name: name, sourceLanguage: sourceLanguage, files: files)
            merge.keepsTextsUnformatted = options.keepsTextsUnformatted
            merge.comparesTranslations = options.checksTexts
            return merge
        }
        var catalog = Catalog(sourceLanguage: sourceLanguage)
        for merge in merges {
            catalog.tables[merge.name] = merge.table
            diagnostics += merge.diagnostics
        }
        let runs = merges.flatMap { merge in merge.rows.runs(of: 128).map { (merge, $0) } }
        let results = runs.concurrentMap { merge, rows in merge.entries(of: rows) }
        let entries = results.flatMap(\.entries)
        catalog.entries = OrderedDictionary(uncheckedUniqueKeys: entries.map(\.key), values: entries.map(\.entry))
        for result in results { diagnostics += result.diagnostics }
        if options.checksTexts { diagnostics += catalog.impliedNumbers() + catalog.icuMessages() }
        return ReadingResult(catalog: catalog, diagnostics: diagnostics.sorted(byFiles: order), guess: guess)
    }

    /// The files of a table with what its nib shows by itself where the source language's own files have no text; where
    /// comments contradict each other the first path counts.
    private static func addingNibTexts(
        to files: [AppleFile],
        _ sourceLanguage: LanguageTag,
        _ place: LprojPath.Place
    ) -> [AppleFile] {
        let own = files.prefix { $0.language == sourceLanguage }
        var known = Set(own.lazy.flatMap(\.drafts).map(\.key))
        var result = Array(own)
        for file in files.sorted(by: { $0.document.file.path < $1.document.file.path }) {
            let texts = file.nibTexts.filter { known.insert($0.key).inserted }
            if texts.isEmpty { continue }
            var layout = file.layout
            layout.place = own.last?.layout.place ?? place
            let nib = AppleFile(layout: layout, language: sourceLanguage, document: file.document, drafts: texts)
            result.append(nib)
        }
        return result + files.dropFirst(own.count)
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

struct ReadingJob: Sendable {
    /// Where the entries are.
    enum Content: Sendable {
        case file(InputFile)
        /// Here, with their places in a file that holds more than them.
        case members([PropertyListMember], PropertyListDocument)
    }

    var path: String
    var content: Content
    var layout: AppleLayout
    var language: LanguageTag
    var isSource: Bool

    fileprivate func run() -> AppleFile {
        switch content {
        case .file(let input) where layout.kind == .strings:
            return AppleFile(StringsFile(input), layout: layout, language: language)
        case .file(let input):
            return StringsDictionaryReader.read(input, layout: layout, language: language)
        case .members(let members, let document):
            var file = AppleFile(layout: layout, language: language, document: document)
            StringsDictionaryReader.read(members, into: &file, textsAs: nil)
            return file
        }
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
