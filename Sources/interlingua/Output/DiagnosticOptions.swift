import ArgumentParser
import InterlinguaCompiler
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaOutput
import InterlinguaSystem

/// How diagnostics are printed.
enum DiagnosticStyle: String, ExpressibleByArgument, CaseIterable {
    /// For people and build systems.
    case text
    /// One JSON object a line.
    case json
}

/// The option that every command with diagnostics takes.
struct DiagnosticOptions: ParsableArguments {
    @Option(help: "How to print diagnostics: text for people and build systems, or one JSON object a line.")
    var diagnostics: DiagnosticStyle = .text

    @Flag(name: .shortAndLong, help: "Show all diagnostics instead of the first three of each kind.")
    var verbose = false

    /// Of each kind of diagnostic people see only so many.
    private static let shownCount = 3

    /// Prints diagnostics to standard error.
    ///
    /// - Parameters:
    ///   - catalog: the catalogue that they are about, whose keys and languages programs see.
    ///   - noteLimit: how many notes of one diagnostic people see.
    func print(
        _ list: [Diagnostic],
        about catalog: Catalog = Catalog(sourceLanguage: .undetermined),
        noteLimit: Int = DiagnosticPrinter.shownCount
    ) throws {
        let lines: [String]
        switch diagnostics {
        case .json:
            lines = FindingReport.jsonLines(Finding.findings(list, in: catalog))
        case .text:
            lines = printer(list, isTerminal: StandardError.isTerminal, noteLimit: noteLimit).lines
        }
        if !lines.isEmpty { StandardError.print(lines.joined(separator: "\n")) }
    }

    /// Whether the user wants colours on a terminal, by the conventions of no-color.org and terminfo.
    private var hasColors: Bool {
        if let choice = getenv("NO_COLOR"), choice.pointee != 0 { return false }
        guard let terminal = getenv("TERM") else { return false }
        return strcmp(terminal, "dumb") != 0
    }

    /// Prints what keeps files from being read, where nothing else is said of the project.
    func printSyntaxErrors(of loaded: Loader.Loaded) throws {
        try print(loaded.syntaxErrors, about: loaded.catalog)
    }

    /// What prints diagnostics for people.
    func printer(
        _ list: [Diagnostic],
        isTerminal: Bool,
        noteLimit: Int = DiagnosticPrinter.shownCount
    ) -> DiagnosticPrinter {
        DiagnosticPrinter(
            list,
            showsSource: isTerminal,
            isColored: isTerminal && hasColors,
            noteLimit: verbose ? .max : noteLimit,
            kindLimit: verbose ? nil : Self.shownCount
        )
    }
}
