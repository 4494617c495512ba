import ArgumentParser
import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms

/// `interlingua formats`: what each format can say.
struct Formats: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists the formats and what each of them can say.",
        discussion: "The table is made from the same data that conversion goes by."
    )

    func run() throws {
        let formats = FormatRegistry.formats
        try StandardOutput.print(TextTable(rows: formats.map { [$0.name, $0.summary] }).lines.joined(separator: "\n"))
        try StandardOutput.print("")
        let rows = CapabilityRow.all.map { row in [row.name] + formats.map { row.value($0.capabilities) } }
        try StandardOutput.print(TextTable(rows: [[""] + formats.map(\.name)] + rows).lines.joined(separator: "\n"))
    }
}
