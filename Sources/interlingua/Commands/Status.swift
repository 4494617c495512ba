import ArgumentParser
import InterlinguaCompiler
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaOutput

/// `interlingua status`: what is missing, by language.
struct Status: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows how far the translations into each language are.",
        discussion: """
            Counted are the entries that the source language has. With --language: the entries of that language that \
            are missing, incomplete or would crash, with the source text and the place.
            """,
        examples: [
            "interlingua status App",
            "interlingua status App --language pl --fail-under 95",
        ],
        failure: "a language has less than --fail-under, or a file has a syntax error"
    )

    /// How the figures are printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, csv, markdown
    }

    @OptionGroup(title: "Input") var input: InputOptions

    @Option(
        help: ArgumentHelp("List the entries of this language; repeat the option for more.", valueName: "tag"),
        transform: LanguageTag.init(option:)
    )
    var language: [LanguageTag] = []

    @Option(help: ArgumentHelp("Exit with 1 if less than this is translated of some language.", valueName: "percent"))
    var failUnder: Double?

    @Option(help: "How to print the figures: text, json (with the entries), csv or markdown.")
    var format: Format = .text

    @OptionGroup(title: "Messages") var diagnostics: DiagnosticOptions

    func validate() throws {
        if let failUnder, !(0...100).contains(failUnder) {
            throw ValidationError("--fail-under must be between 0 and 100")
        }
    }

    func run() throws {
        let loaded = try input.project.load(input.inputs, diagnostics)
        try diagnostics.printSyntaxErrors(of: loaded)
        var status = TranslationStatus(of: loaded.catalog, diagnostics: loaded.diagnostics)
        if status.entryCount == 0 {
            let fault =
                loaded.catalog.entries.isEmpty
                ? loaded.emptiness : "the source language “\(status.sourceLanguage)” has no entries to be translated"
            throw ExitStatus.inputHasErrors.saying(fault)
        }
        if !language.isEmpty {
            for tag in language where !status.languages.contains(where: { $0.tag == tag }) {
                let names = status.languages.map(\.tag.name).joined(separator: ", ")
                throw ValidationError("The project has no translation into “\(tag)”; it has \(names)")
            }
            status.languages.removeAll { !language.contains($0.tag) }
        }
        switch format {
        case .text:
            var lines = [
                "\(CountedNoun(status.entryCount, "entry", plural: "entries")) in \(status.sourceLanguage)", "",
            ]
            lines += TextTable(rows: status.rows).lines
            if !language.isEmpty {
                for language in status.languages { lines += items(of: language, in: loaded.catalog) }
            }
            try StandardOutput.print(lines.joined(separator: "\n"))
        case .json: try StandardOutput.write(status.json)
        case .csv: try StandardOutput.write(Array(status.csv.utf8))
        case .markdown: try StandardOutput.print(status.markdown)
        }
        Immortal.keep(loaded)
        if !loaded.syntaxErrors.isEmpty { throw ExitStatus.inputHasErrors }
        let limits = failUnder.map { [nil: $0] } ?? loaded.configuration.failUnder
        var low: [Double: [String]] = [:]
        for language in status.languages {
            guard let limit = limits[language.tag] ?? limits[nil] else { continue }
            if Double(status.permille(of: language)) < limit * 10 { low[limit, default: []].append(language.tag.name) }
        }
        // A language that the project has nothing in is none of those that are counted.
        let counted = Set(status.languages.map(\.tag) + [status.sourceLanguage])
        for case (let tag?, let limit) in limits where limit > 0 && language.isEmpty && !counted.contains(tag) {
            low[limit, default: []].append(tag.name)
        }
        for (limit, names) in low.mapValues({ $0.sorted() }).sorted(by: { $0.key < $1.key }) {
            let list = names.joined(separator: ", ")
            StandardError.print("error: less than \(limit.formatted) % is translated into \(list)".printable)
        }
        if !low.isEmpty { throw ExitStatus.inputHasErrors }
    }

    private func items(of language: TranslationStatus.Language, in catalog: Catalog) -> [String] {
        let shown: [(TranslationStatus.Issue, String)] = [
            (.crashing, "would crash"), (.missing, "missing"), (.incomplete, "incomplete"), (.unreviewed, "to review"),
            (.obsolete, "not in source"),
        ]
        var lines: [String] = []
        for (issue, title) in shown {
            let items = language.items.filter { $0.issue == issue }
            if items.isEmpty { continue }
            lines += ["", "\(language.tag): \(title)"]
            for item in items {
                let entry = catalog.entries[item.key]
                let source = entry.flatMap { entry in
                    EntryReport(key: item.key, entry: entry).line(in: catalog.sourceLanguage)
                }
                lines.append("  \(item.key.label)" + (source.map { ": \($0)" } ?? ""))
                if let message = item.message { lines.append("    \(message)") }
                if let place = item.place { lines.append("    at \(place.place)") }
            }
        }
        return lines
    }
}

extension Double {
    /// The number without the “.0” of whole ones.
    fileprivate var formatted: String { self == rounded() ? String(Int(self)) : String(self) }
}
