import ArgumentParser
import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaOutput
import InterlinguaPlatforms

/// `interlingua import`: takes a translated file.
struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Puts translated texts of an XLIFF or CSV file into the project's files.",
        discussion: """
            Texts are checked first: placeholders and tags have to be those of the source text, and all variants that the \
            language needs have to be there. If there is an error, nothing is written. Of the files only the entries change \
            whose texts are others than before; files of a new language are made.
            """,
        examples: [
            "interlingua import pl.xliff --into App",
            "interlingua import pl.csv --language pl --into App --diff",
        ],
        failure: "a text or a file has an error"
    )

    @ArgumentParser.Argument(help: "The file that `export` wrote, with translations.", completion: .file())
    var file: String

    @Option(parsing: .upToNextOption, help: "The project's files or folders.", completion: .file())
    var into: [String]

    @OptionGroup(title: "Input") var project: ProjectOptions

    @Option(
        help: ArgumentHelp("The language of the translations, where the file does not say it.", valueName: "tag"),
        transform: LanguageTag.init(option:)
    )
    var language: LanguageTag?

    @Flag(help: "Import messages without errors although others have some.")
    var skipFaulty = false

    @Flag(help: "Write nothing, and show what would change as a unified diff.")
    var diff = false

    @OptionGroup(title: "Messages") var diagnostics: DiagnosticOptions

    func run() throws {
        let (texts, problems) = ExchangeFormat.read(path: file, bytes: try readFile(at: file))
        if problems.contains(where: { $0.severity == .error }) {
            try diagnostics.print(problems)
            StandardError.print("nothing was written")
            throw ExitStatus.inputHasErrors
        }
        let loaded = try project.load(into, diagnostics)
        let result = ExchangeImport.run(texts, into: loaded, language: language, skipsFaulty: skipFaulty)
        let unread = loaded.format.warning(aboutFiles: result.files.map(\.path), in: ".")
        let all = loaded.syntaxErrors + problems + [unread].compactMap(\.self) + result.diagnostics
        try diagnostics.print(all, about: loaded.catalog)
        if result.hasErrors, !skipFaulty {
            StandardError.print("nothing was written")
            throw ExitStatus.inputHasErrors
        }
        // What was not read, since it is excluded or no file of the format, is not written over.
        let known = Set(loaded.files.map(\.path))
        if let file = result.files.first(where: { !known.contains($0.path) && FileKind(ofPath: $0.path) != nil }) {
            throw ExitStatus.inputHasErrors.saying("“\(file.path)” is there and was not read; nothing was written")
        }
        let written = try ChangedFiles(result.files).write(onlyShowing: diff)
        if !diff {
            try StandardOutput.print(
                """
                \(CountedNoun(result.importedCount, "text")) imported, \(result.unchangedCount) unchanged or not translated
                \(CountedNoun(written, "file")) written
                """
            )
        }
        Immortal.keep(loaded)
        if result.hasErrors { throw ExitStatus.inputHasErrors }
    }
}
