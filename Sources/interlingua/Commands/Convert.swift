import ArgumentParser
import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaOutput
import InterlinguaPlatforms

/// `interlingua convert`: reads one format and writes another.
struct Convert: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Converts translation files into another format.",
        discussion: """
            Folders are searched for files of one format, which paths tell. What the target can't say is rewritten with \
            the same meaning, or reported with its place. Texts that could not be read are reported and left out; the \
            others are converted all the same.

            EXAMPLE: interlingua convert App/Resources --to android --output app/src/main/res
            """
    )

    @OptionGroup var input: InputOptions

    @Option(help: "The format to write; `interlingua formats` lists them.")
    var to: String

    @Option(help: "The folder to write to; files in it that are not written stay.")
    var output: String

    @Flag(help: "Copy texts that the source finds in another language to where the target would not look for them.")
    var fill = false

    @Flag(help: "Make every warning of the conversion an error, and write nothing if there is an error.")
    var strict = false

    @Flag(name: .customLong("no-verify"), help: "Don't compare what both apps show before anything is written.")
    var skipsVerification = false

    @Option(help: "A file to write what became of each entry to, as JSON; `verify --report` reads it.")
    var report: String?

    @OptionGroup var diagnostics: DiagnosticOptions

    func run() throws {
        guard let target = FormatRegistry.format(named: to) else {
            throw ValidationError(LoadingError.unknownFormat(to).description)
        }
        let loaded = try input.load()
        let settings = loaded.configuration.settings(of: target)
        let converter = Converter(
            options: Converter.Options(
                fillsGaps: fill,
                isStrict: strict,
                settings: settings,
                sourceSettings: loaded.configuration.settings(of: loaded.format)
            )
        )
        let runtimes = skipsVerification ? [] : loaded.projects.map { RuntimePreparation($0) }
        var result = converter.convert(loaded.catalog, of: SourceApps(of: loaded.projects), to: target)
        if !skipsVerification { result.joinPieces() }
        let all = loaded.diagnostics + result.diagnostics
        try diagnostics.print(all)
        if strict, all.contains(where: { $0.severity == .error }) {
            StandardError.print("nothing was written")
            throw ExitStatus.inputHasErrors
        }
        let verification =
            skipsVerification ? nil : converter.verify(result, of: loaded.projects, for: target, runtimes)
        if let verification, verification.unannouncedCount > 0 {
            try printDefects(verification, of: loaded, result, target)
            try writeReport(converter, result, loaded, target, "no report was written either")
            throw ExitStatus.inputHasErrors
        }
        let written: FileWriter.Result
        do {
            written = try FileWriter(directory: output).write(result.files)
        } catch {
            StandardError.print("error: \(error); nothing was written".printable)
            throw ExitStatus.fileFailed
        }
        try writeReport(converter, result, loaded, target, "the translations were written, but no report")
        let summary = ConversionSummary(
            source: loaded.catalog,
            outcomes: result.outcomes,
            readFileCount: loaded.fileCount,
            written: written,
            verification: verification
        )
        print(summary.lines.joined(separator: "\n"))
        Immortal.keep((loaded, result))
        if let status = ExitStatus.status(of: all) { throw status }
    }

    /// Writes the report, if one is asked for.
    ///
    /// - Parameter failure: what is to be said where it can't be written.
    private func writeReport(
        _ converter: Converter,
        _ result: Converter.Result,
        _ loaded: Loader.Loaded,
        _ target: any TranslationFormat,
        _ failure: String
    ) throws {
        guard let report else { return }
        do {
            let bytes = converter.report(result, of: loaded.project, for: target).json()
            try FileWriter.write(bytes, to: report)
        } catch {
            StandardError.print("error: \(error); \(failure)".printable)
            throw ExitStatus.fileFailed
        }
    }

    /// Prints differences that no report names: the conversion is at fault, not its input.
    private func printDefects(
        _ verification: VerificationResult,
        of loaded: Loader.Loaded,
        _ result: Converter.Result,
        _ target: any TranslationFormat
    ) throws {
        let files = result.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        let options = ReadingOptions(sourceLanguage: loaded.catalog.sourceLanguage)
        let written = target.written.read(files.filter { target.recognizes(path: $0.layoutPath) }, options: options)
        let places = DifferencePlaces(source: loaded.catalog, target: written.unfolded ?? written.catalog)
        let groups = VerificationResult.groups(verification.unannounced)
        try diagnostics.print(groups.map { $0.diagnostic(.error, places) })
        StandardError.print(
            """
            error: \(verification.unannouncedCount) of \(verification.sentenceCount) sentences would differ, and the \
            conversion has not announced it; this is a defect of interlingua. Nothing was written; --no-verify writes
            """
        )
    }
}
