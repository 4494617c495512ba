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
        let guess = guess(files)
        let sourceLanguage = options.sourceLanguage ?? guess.language
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
        if options.checksTexts {
            let translations = TranslationCheck(
                catalog,
                effects: .init(ofEmptyText: "nothing is shown"),
                reported: diagnostics
            )
            diagnostics += translations.diagnostics() + catalog.impliedNumbers() + catalog.icuMessages()
        }
        return ReadingResult(catalog: catalog, diagnostics: diagnostics, guess: guess)
    }

    private static func guess(_ files: [SwifternalizationFile]) -> SourceLanguageGuess {
        SourceLanguageGuess(
            files.lazy.compactMap { file -> (LanguageTag?, Int)? in
                switch file.path.role {
                case .base: (nil, file.file.utf8.count)
                case .expressions: nil
                case .language(let language, _): (language, file.file.utf8.count)
                }
            }
        )
    }
}
