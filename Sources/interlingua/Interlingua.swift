import ArgumentParser
import InterlinguaOutput

/// The command line of the compiler for translations.
@main
struct Interlingua: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "interlingua",
        abstract: "Compiles translations from one format into another, losing nothing in silence.",
        version: "0.1.0",
        subcommands: [
            Convert.self, Check.self, Status.self, Diff.self, Merge.self, Report.self, Verify.self, Inspect.self,
            Render.self,
            Generate.self, Export.self, Import.self, Formats.self, Explain.self,
        ]
    )

    /// Runs the command that the arguments name.
    static func main() {
        Heap.prepare()
        main(nil)
    }
}
