import ArgumentParser
import InterlinguaCompiler
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaOutput

/// `interlingua report`: a page to look through a project.
struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes a page of a project's translations: what is missing, and all texts.",
        discussion: """
            The page is one HTML file that needs no network. It lists how far each language is, and all entries in all \
            languages with texts rendered for sample numbers, to be searched and filtered.

            EXAMPLE: interlingua report App --output report.html
            """
    )

    @OptionGroup var input: InputOptions

    @OptionGroup var selected: SelectionOptions

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
    var output: String

    @OptionGroup var diagnostics: DiagnosticOptions

    func run() throws {
        let loaded = try input.load(selecting: selected.selection, diagnostics)
        if loaded.files.contains(where: { FileWriter.isSame(output, as: $0.path) }) {
            throw ValidationError("--output names a file of the project, “\(output)”")
        }
        let page = ProjectPage(of: loaded.catalog, diagnostics: loaded.diagnostics)
        do {
            try FileWriter.write(page.html, to: output)
        } catch {
            StandardError.print("error: \(error)".printable)
            throw ExitStatus.fileFailed
        }
        try StandardOutput.print(
            "\(CountedNoun(loaded.catalog.entries.count, "entry", plural: "entries")) written to \(output)"
        )
        Immortal.keep(loaded)
    }
}
