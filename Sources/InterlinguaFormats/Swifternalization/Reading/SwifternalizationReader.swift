import InterlinguaIR
import OrderedCollections

/// Reads the files of projects that use Swifternalization into one catalogue, a table for each folder.
enum SwifternalizationReader {
    /// Reads the files whose paths the library would look for; others are left out.
    static func read(_ inputs: [InputFile], options: ReadingOptions) -> ReadingResult {
        let located = inputs.compactMap { input in
            SwifternalizationPath(input.layoutPath).map { (input: input, path: $0) }
        }
        let files = located.concurrentMap { SwifternalizationFileReader.read($0.input, path: $0.path) }
        let sourceLanguage = options.sourceLanguage ?? assumedSourceLanguage(files)
        var catalog = Catalog(sourceLanguage: sourceLanguage)
        var diagnostics: [Diagnostic] = []
        for folder in Set(files.map(\.path.folder)).sorted() {
            let own = files.filter { $0.path.folder == folder }
            var builder = SwifternalizationTableBuilder(folder, own, sourceLanguage: sourceLanguage)
            builder.keepsTextsUnformatted = options.keepsTextsUnformatted
            let (table, entries) = builder.build()
            catalog.tables[folder] = table
            for (key, entry) in entries { catalog.entries[key] = entry }
            diagnostics += builder.diagnostics
        }
        return ReadingResult(catalog: catalog, diagnostics: diagnostics)
    }

    /// English where there is a base file or English texts, else the language with the largest file.
    private static func assumedSourceLanguage(_ files: [SwifternalizationFile]) -> LanguageTag {
        let english = LanguageTag("en") ?? .undetermined
        var sizes: [LanguageTag: Int] = [:]
        for file in files {
            switch file.path.role {
            case .base: return english
            case .expressions: break
            case .language(let language, _): sizes[language, default: 0] += file.file.utf8.count
            }
        }
        if sizes[english] != nil { return english }
        return sizes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first?.key ?? english
    }
}
