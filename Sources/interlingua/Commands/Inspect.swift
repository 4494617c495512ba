import ArgumentParser
import InterlinguaCompiler
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaOutput
import InterlinguaSemantics

/// `interlingua inspect`: shows what was read, for people and for programs.
struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows a project's translations as Interlingua understands them.",
        discussion: """
            Without options: how much each language has. With --key: one entry in all languages; with --entries: all of them. With --json: everything, \
            for programs; --normal brings messages into a form in which equal meanings are equal texts. With --quiet: \
            only what is wrong with the files.
            """,
        examples: [
            "interlingua inspect TestData/apple --key sightings.count",
            "interlingua inspect App --json --normal",
        ],
        failure: "there is an error in what was read"
    )

    @OptionGroup(title: "Input") var input: InputOptions

    @OptionGroup(title: "Selection") var selected: SelectionOptions

    @Flag(help: "Print the catalogue as JSON.")
    var json = false

    @Flag(help: "Bring messages into normal form first, so that catalogues can be compared.")
    var normal = false

    @Flag(help: "Print all entries in all languages, such as for git's textconv.")
    var entries = false

    @Flag(name: .shortAndLong, help: "Read the files, report what is wrong with them, and print nothing else.")
    var quiet = false

    @Option(help: "Only entries with this key: its name, or table:name.")
    var key: String?

    @OptionGroup(title: "Messages") var diagnostics: DiagnosticOptions

    func run() throws {
        let loaded = try input.project.load(input.inputs, selecting: selected.selection, diagnostics)
        let unnamed = loaded.sourceFormat.nameOfUnnamedTable(in: loaded.catalog)
        var reported = loaded.reported
        if let key {
            // Who asks for one entry wants to know what is wrong with that one.
            reported = Finding.findings(reported, in: loaded.catalog)
                .filter { $0.key?.isNamed(key, unnamed) ?? ($0.diagnostic.range == nil) }.map(\.diagnostic)
        }
        try diagnostics.print(reported, about: loaded.catalog)
        if !quiet { try show(loaded, unnamed) }
        Immortal.keep(loaded)
        if let status = ExitStatus.status(of: loaded.reported) { throw status }
    }

    private func show(_ loaded: Loader.Loaded, _ unnamed: String?) throws {
        var catalog = loaded.catalog
        if let key {
            catalog.entries.removeAll { !$0.key.isNamed(key, unnamed) }
            if catalog.entries.isEmpty {
                let near = NearNames(to: key).among(loaded.catalog.entries.keys.map(\.name), limit: 3)
                let names = near.map { "“\($0)”" }.joined(separator: ", ")
                let question = near.isEmpty ? "" : "; did you mean \(names)?"
                throw ExitStatus.inputHasErrors.saying("there is no entry “\(key)”\(question)")
            }
        }
        if normal {
            let normalForm = catalog.normalized()
            catalog = normalForm.catalog
            for message in normalForm.unexpanded {
                let place = "“\(message.key.name)” in \(message.language)"
                StandardError.print("note: \(place) has too many sentences to write out".printable)
            }
        }
        if json {
            try StandardOutput.print(catalog.json(), isForPrograms: true)
        } else if entries || key != nil {
            // git compares files that are outside their folders with those inside.
            let namesLanguages = key != nil || catalog.languages.count > 1
            for (key, entry) in catalog.entries {
                let report = EntryReport(key: key, entry: entry, namesLanguages: namesLanguages)
                try StandardOutput.print(report.text)
            }
        } else {
            let report = CatalogReport(catalog: catalog, formatName: loaded.format.name, fileCount: loaded.fileCount)
            try StandardOutput.print(report.text)
        }
    }
}

extension Key {
    /// Whether a user means this key: by its name, or by table and name, the table without a name being called another one.
    fileprivate func isNamed(_ text: String, _ unnamed: String?) -> Bool {
        name == text || "\(table):\(name)" == text || table.isEmpty && unnamed.map { "\($0):\(name)" } == text
    }
}
