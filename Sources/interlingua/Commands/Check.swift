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
            Severities come from “checks” in \
            interlingua.json and from the options, which take precedence. A comment “interlingua:off KIND” at an entry \
            switches a kind off there. `interlingua explain KIND` tells what a kind means.
            """,
        examples: [
            "interlingua check App --error missing-category --off empty-translation",
            "interlingua check App --baseline checks.json --format github",
            "interlingua check App --fix --diff",
        ],
        failure: "there is an error; with --strict also for a warning"
    )

    /// How findings are printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, sarif, github
    }

    @OptionGroup(title: "Input") var input: InputOptions

    @OptionGroup(title: "Selection") var selected: SelectionOptions

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

    @Flag(help: "Repair what needs no decision: spellings of placeholders, variants that are never shown.")
    var fix = false

    @Flag(help: "With --fix, write nothing, and show what would change as a unified diff.")
    var diff = false

    @Option(help: "How to print findings: text, json, sarif, or github for annotations of a pull request.")
    var format: Format = .text

    @OptionGroup(title: "Messages") var diagnostics: DiagnosticOptions

    func validate() throws {
        if writeBaseline, baseline == nil { throw ValidationError("--write-baseline needs --baseline FILE") }
        if diagnostics.diagnostics == .json { throw ValidationError("Findings are printed as JSON by --format json") }
        if diff, !fix { throw ValidationError("--diff needs --fix") }
        if fix, writeBaseline { throw ValidationError("--fix and --write-baseline exclude each other") }
        _ = try rules()
    }

    func run() throws {
        if fix { return try makeRepairs() }
        let (loaded, findings) = try read()
        Immortal.keep(loaded)
        if let baseline, writeBaseline {
            try input.project.protect(loaded, from: "baseline", at: baseline)
            return try write(KnownFindings(findings), to: baseline)
        }
        let unknown = try unknown(of: findings)
        try report(unknown, known: findings.count - unknown.count, fileCount: loaded.fileCount)
    }

    /// Reads the project, with files that are not written yet, and finds what is wrong with it.
    private func read(unsaved: [String: [UInt8]] = [:]) throws -> (loaded: Loader.Loaded, findings: [Finding]) {
        var selection = selected.selection
        selection.readsAllLanguages = true
        let loaded = try input.project.load(input.inputs, selecting: selection, unsaved: unsaved, diagnostics)
        var checks = loaded.configuration.checks
        checks.rules += try rules()
        var findings = Finding.findings(
            checks.applied(to: loaded.diagnostics, of: loaded.catalog),
            in: loaded.catalog
        )
        if !selection.languages.isEmpty {
            findings.removeAll { finding in finding.language.map { !selection.languages.contains($0) } ?? false }
        }
        return (loaded, findings)
    }

    /// The findings that are not in the baseline.
    private func unknown(of findings: [Finding]) throws -> [Finding] {
        guard let baseline else { return findings }
        return try readBaseline(baseline).unknown(of: findings)
    }

    private func makeRepairs() throws {
        let fixer: Fixer
        do {
            fixer = try Fixer { unsaved in
                let (loaded, findings) = try read(unsaved: unsaved)
                return (loaded, try unknown(of: findings))
            }
        } catch let failure as Fixer.Failure {
            throw ExitStatus.inputHasErrors.saying("\(failure)")
        }
        let written = try ChangedFiles(fixer.changes).write(onlyShowing: diff)
        if diff { return }
        let files = CountedNoun(written, "file")
        StandardError.print("\(CountedNoun(fixer.fixedCount, "finding")) repaired in \(files)")
        try report(fixer.findings, known: 0, fileCount: fixer.repaired.fileCount)
    }

    /// Prints findings, and exits with 1 if there is something bad among them.
    private func report(_ findings: [Finding], known: Int, fileCount: Int) throws {
        try show(findings, known: known, fileCount: fileCount)
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

    private func readBaseline(_ path: String) throws -> KnownFindings {
        do {
            return try KnownFindings(path: path, bytes: readFile(at: path))
        } catch {
            let hint = FileKind(ofPath: path) == nil ? "; --write-baseline makes it" : ""
            throw (error is FileError ? ExitStatus.fileFailed : ExitStatus.wrongUsage).saying("\(error)\(hint)")
        }
    }

    private func write(_ known: KnownFindings, to path: String) throws {
        try FileWriter.write([known.bytes], to: path)
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
