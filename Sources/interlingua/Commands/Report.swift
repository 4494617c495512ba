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
            """,
        examples: [
            "interlingua report App --output report.html",
            "interlingua report . --language pl --output report.html",
        ],
        failure: "a file has a syntax error"
    )

    @OptionGroup(title: "Input") var input: InputOptions

    @OptionGroup(title: "Selection") var selected: SelectionOptions

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
    var output: String

    @OptionGroup(title: "Messages") var diagnostics: DiagnosticOptions

    func run() throws {
        var selection = selected.selection
        selection.readsAllLanguages = true
        let loaded = try input.project.load(input.inputs, selecting: selection, diagnostics)
        try input.project.protect(loaded, from: "output", at: output)
        try diagnostics.printSyntaxErrors(of: loaded)
        let page = ProjectPage(of: loaded.catalog, diagnostics: loaded.diagnostics, languages: selection.languages)
        try FileWriter.write(page.html, to: output)
        try StandardOutput.print(
            "\(CountedNoun(loaded.catalog.entries.count, "entry", plural: "entries")) written to \(output)"
        )
        Immortal.keep(loaded)
        if !loaded.syntaxErrors.isEmpty { throw ExitStatus.inputHasErrors }
    }
}
