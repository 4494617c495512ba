import ArgumentParser
import InterlinguaCompiler
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaOutput

/// `interlingua export`: writes a file for translators.
struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a language's texts for translators, as XLIFF or CSV.",
        discussion: """
            Each variant that the language needs is a unit of its own, with the text that the source language shows there, \
            the translation so far, the numbers that get it, the comment and the place. The language may be a new one. \
            `interlingua import` takes the translated file.
            """,
        examples: [
            "interlingua export App --language pl --output pl.xliff",
            "interlingua export . --language pl --missing --output pl.csv",
        ],
        failure: "a file has a syntax error, or there is nothing to translate"
    )

    @OptionGroup(title: "Input") var input: InputOptions

    @Option(
        help: ArgumentHelp("The language to translate into.", valueName: "tag"),
        transform: LanguageTag.init(option:)
    )
    var language: LanguageTag

    @Flag(help: "Only messages that are missing or incomplete, or would crash.")
    var missing = false

    @Option(
        name: .customLong("format"),
        help: """
            What to write: xliff for XLIFF 1.2 as Xcode writes it, xliff2 for XLIFF 2.1, or csv. (default: csv for a file of \
            that ending, else xliff)
            """
    )
    var chosenFormat: ExchangeFormat?

    private var format: ExchangeFormat { chosenFormat ?? (output.hasSuffix(".csv") ? .csv : .xliff) }

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
    var output: String

    @OptionGroup(title: "Messages") var diagnostics: DiagnosticOptions

    func validate() throws {
        if output == "-" { throw ValidationError("--output names a file; /dev/stdout is one") }
        let name = output.split(separator: "/").last ?? ""
        let ending = name.lastIndex(of: ".").map { name[$0...].lowercased() } ?? ""
        guard chosenFormat == nil, !["", ".csv", ".xlf", ".xliff", ".xml"].contains(ending) else { return }
        throw ValidationError("“\(ending)” is the ending of none of the formats; say with --format which one to write")
    }

    func run() throws {
        let loaded = try input.project.load(input.inputs, diagnostics)
        try input.project.protect(loaded, from: "output", at: output)
        try diagnostics.printSyntaxErrors(of: loaded)
        if language == loaded.catalog.sourceLanguage {
            throw ValidationError(
                "“\(language)” is the language that the project is translated from; --base-language names another"
            )
        }
        let exchange = Exchange(of: loaded, into: language)
        if exchange.isEmpty {
            throw ExitStatus.inputHasErrors.saying("nothing to translate: \(loaded.emptiness)")
        }
        var units = exchange.units(onlyMissing: missing)
        let lost = units.filter { !format.holds($0) }
        for unit in lost {
            let text = "“\(unit.id.name)” is left out: XLIFF 1.2 can't hold its control characters; --format csv can"
            StandardError.print("warning: \(text)".printable)
        }
        units.removeAll { !format.holds($0) }
        if units.isEmpty {
            // XLIFF knows no file without a text.
            try StandardOutput.print("0 texts: no file is written")
            if !loaded.syntaxErrors.isEmpty { throw ExitStatus.inputHasErrors }
            return
        }
        let bytes = format.write(
            units,
            from: loaded.catalog.sourceLanguage,
            to: language,
            toolVersion: Interlingua.configuration.version
        )
        try FileWriter.write(bytes, to: output)
        let open = units.count { $0.target == nil }
        try StandardOutput.print(
            "\(CountedNoun(units.count, "text")) written to \(output), \(open) without a translation".printable
        )
        Immortal.keep(loaded)
        if !loaded.syntaxErrors.isEmpty { throw ExitStatus.inputHasErrors }
    }
}

extension ExchangeFormat: ExpressibleByArgument {}
