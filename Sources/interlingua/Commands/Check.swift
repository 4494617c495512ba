import ArgumentParser
import InterlinguaCompiler
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaOutput

/// `interlingua check`: reports what is wrong with a project's translations, for people and continuous integration.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Checks a project's translations.",
        discussion: """
            Exits with 1 if there is an error; a warning counts with --strict. Severities come from “checks” in \
            interlingua.json and from the options, which take precedence. A comment “interlingua:off KIND” at an entry \
            switches a kind off there. `interlingua explain KIND` tells what a kind means.

            EXAMPLE: interlingua check App --error missing-category --off empty-translation
            EXAMPLE: interlingua check App --baseline checks.json --format github
            """
    )

    /// How findings are printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, sarif, github
    }

    @OptionGroup var input: InputOptions

    @OptionGroup var selected: SelectionOptions

    @Option(help: ArgumentHelp("Report a kind of diagnostic as an error.", valueName: "kind"))
    var error: [String] = []

    @Option(help: ArgumentHelp("Report a kind of diagnostic as a warning.", valueName: "kind"))
    var warning: [String] = []

    @Option(help: ArgumentHelp("Don't report a kind of diagnostic.", valueName: "kind"))
    var off: [String] = []

    @Flag(help: "Exit with 1 for warnings, too.")
    var strict = false

    @Option(help: ArgumentHelp("A file of known findings, which are not reported.", valueName: "file"))
    var baseline: String?

    @Flag(help: "Write all findings to the file of --baseline, and report none.")
    var writeBaseline = false

    @Option(help: "How to print findings: text, json, sarif, or github for annotations of a pull request.")
    var format: Format = .text

    @OptionGroup var diagnostics: DiagnosticOptions

    func validate() throws {
        if writeBaseline, baseline == nil { throw ValidationError("--write-baseline needs --baseline FILE") }
        if diagnostics.diagnostics == .json { throw ValidationError("Findings are printed as JSON by --format json") }
        _ = try rules()
    }

    func run() throws {
        var selection = selected.selection
        selection.readsAllLanguages = true
        let loaded = try input.load(selecting: selection, diagnostics)
        var checks = loaded.configuration.checks
        checks.rules += try rules()
        var findings = Finding.findings(
            checks.applied(to: loaded.diagnostics, of: loaded.catalog),
            in: loaded.catalog
        )
        if !selection.languages.isEmpty {
            findings.removeAll { finding in finding.language.map { !selection.languages.contains($0) } ?? false }
        }
        Immortal.keep(loaded)
        var known = 0
        if let baseline {
            if writeBaseline {
                try input.protect(loaded, from: "baseline", at: baseline)
                return try write(KnownFindings(findings), to: baseline)
            }
            let count = findings.count
            findings = try read(baseline).unknown(of: findings)
            known = count - findings.count
        }
        try show(findings, known: known, fileCount: loaded.fileCount)
        let bad: Set<Diagnostic.Severity> = strict ? [.error, .warning] : [.error]
        if findings.contains(where: { bad.contains($0.diagnostic.severity) }) { throw ExitStatus.inputHasErrors }
    }

    private func rules() throws -> [CheckRules.Rule] {
        let levels: [(names: [String], level: CheckRules.Level)] = [(error, .error), (warning, .warning), (off, .off)]
        return try levels.flatMap { names, level in
            try names.map {
                CheckRules.Rule(try Diagnostic.Kind(option: $0, among: Diagnostic.Kind.kindsOfFiles), level)
            }
        }
    }

    private func read(_ path: String) throws -> KnownFindings {
        do {
            return try KnownFindings(path: path, bytes: readFile(at: path))
        } catch {
            StandardError.print("error: \(error)".printable)
            throw error is FileError ? ExitStatus.fileFailed : ExitStatus.wrongUsage
        }
    }

    private func write(_ known: KnownFindings, to path: String) throws {
        do {
            try FileWriter.write([known.bytes], to: path)
        } catch {
            StandardError.print("error: \(error)".printable)
            throw ExitStatus.fileFailed
        }
        try StandardOutput.print("\(CountedNoun(known.count, "finding")) written to \(path)".printable)
    }

    private func show(_ findings: [Finding], known: Int, fileCount: Int) throws {
        let list = findings.map(\.diagnostic)
        switch format {
        case .text:
            let lines = diagnostics.printer(list, isTerminal: StandardOutput.isTerminal).lines
            let summary = summary(list, known: known, fileCount: fileCount)
            try StandardOutput.write(Array(((lines + [summary]).joined(separator: "\n") + "\n").utf8))
        case .json: try StandardOutput.write(FindingReport.json(findings))
        case .sarif:
            try StandardOutput.write(FindingReport.sarif(findings, toolVersion: Interlingua.configuration.version))
        case .github:
            let lines = FindingReport.github(findings).map(\.printable)
            if !lines.isEmpty { try StandardOutput.print(lines.joined(separator: "\n")) }
        }
    }

    private func summary(_ list: [Diagnostic], known: Int, fileCount: Int) -> String {
        let counts = [Diagnostic.Severity.error, .warning, .note].compactMap { severity -> String? in
            let count = list.count { $0.severity == severity }
            return count == 0 ? nil : "\(CountedNoun(count, severity.rawValue))"
        }
        let found = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
        let rest = known == 0 ? "" : "; \(CountedNoun(known, "finding")) of the baseline not shown"
        return "\(found) in \(CountedNoun(fileCount, "file"))\(rest)"
    }
}
