import ArgumentParser
import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms

/// `interlingua formats`: what each format can say.
struct Formats: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists the formats and what each of them can say.",
        discussion: """
            What a format can say is the same data that conversion goes by.
            """,
        examples: [
            "interlingua formats --format android",
            "interlingua formats",
        ]
    )

    @Option(help: "Only this format.")
    var format: String?

    func run() throws {
        var formats = FormatRegistry.formats
        if let format {
            guard let named = FormatRegistry.format(named: format) else { throw ValidationError(unknownFormat: format) }
            formats = [named]
        }
        let blocks = formats.map { format in
            let aliases = format.aliases.isEmpty ? "" : " (also \(format.aliases.joined(separator: ", ")))"
            let width = CapabilityRow.all.map(\.name.count).max() ?? 0
            let rows = CapabilityRow.all.map { row in
                let padding = String(repeating: " ", count: width - row.name.count)
                return "  \(row.name)\(padding)  \(row.value(format.capabilities))"
            }
            return (["\(format.name)\(aliases): \(format.summary)"] + rows).joined(separator: "\n")
        }
        try StandardOutput.print(blocks.joined(separator: "\n\n"))
    }
}
