import ArgumentParser
import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaOutput

/// `interlingua verify`: compares what two apps show.
struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compares what the apps of two projects show, sentence by sentence.",
        discussion: """
            Every entry of the first project is rendered in every language, width and device, with numbers of every plural \
            category and strings with awkward characters, by models of both platforms that read the projects' own files. \
            The second project is what a conversion made of the first one, or one that was translated by other means. \
            Differences between any two such apps are notes. With --report, differences that the conversion reported are \
            known; the exit status is 1 for any other. What only the second project has is named in warnings.
            """,
        examples: [
            "interlingua verify App/Resources --against app/src/main/res --report conversion.json",
            "interlingua verify App/en.lproj App/pl.lproj --against locales --to i18next",
        ],
        failure: "the apps show something else, or a project has an error"
    )

    @OptionGroup(title: "Input") var input: InputOptions

    @Option(parsing: .upToNextOption, help: "Files or folders of the project to compare with.")
    var against: [String]

    @Option(help: "Read that project as this format instead of the detected one.")
    var to: String?

    @Option(help: "The report that `convert --report` wrote.")
    var report: String?

    @Option(help: "How many differing entries to show of each kind.")
    var limit = 3

    @Flag(help: "Print all differences as JSON.")
    var json = false

    @OptionGroup(title: "Messages") var diagnostics: DiagnosticOptions

    func run() throws {
        let source = try input.project.load(input.inputs, diagnostics)
        var other = input.project
        other.from = to
        other.baseLanguage = input.project.baseLanguage ?? source.catalog.sourceLanguage
        let report = try readReport()
        var defaults = source.configuration
        if let report { defaults.settings[report.targetFormat, default: [:]].merge(report.settings) { $1 } }
        let target = try other.load(against, defaults: defaults, diagnostics)
        try diagnostics.print((source.reported + target.reported).filter { $0.severity == .error })
        let result = try ProgressLine.compare(source.projects, with: target.project, report: report)
        let places = DifferencePlaces(source: source.catalog, target: target.unfolded ?? target.catalog)
        if json {
            try StandardOutput.print(result.json(places), isForPrograms: true)
        } else {
            let groups = VerificationResult.groups(result.differences)
            let additions = result.additions.diagnostics(in: target.unfolded ?? target.catalog)
            try diagnostics.print(
                groups.map { $0.diagnostic($0.isPlatformFact ? .note : .error, places) } + additions
                    + [result.unmodelledNote(in: source.catalog)].compactMap(\.self),
                noteLimit: max(1, limit)
            )
            try StandardOutput.print(result.summary)
        }
        if result.differences.contains(where: { !$0.isPlatformFact }) { throw ExitStatus.inputHasErrors }
        if let status = ExitStatus.status(of: source.reported + target.reported) { throw status }
    }

    private func readReport() throws -> ConversionReport? {
        guard let report else { return nil }
        do {
            return try ConversionReport(path: report)
        } catch {
            throw (error is FileError ? ExitStatus.fileFailed : ExitStatus.inputHasErrors).saying("\(error)")
        }
    }
}
