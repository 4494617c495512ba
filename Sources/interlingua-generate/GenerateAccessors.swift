import InterlinguaGenerator
import InterlinguaIR
import InterlinguaOutput
import InterlinguaSystem

/// Makes the Swift file of a target whenever it is built: `interlingua-generate OUTPUT INPUT...`.
///
/// It does what `interlingua generate` does without its options, and needs no package for the command line: whoever uses the
/// plugin builds it. What a project wants to be different stands in its configuration.
@main
struct GenerateAccessors {
    static func main() {
        Heap.prepare()
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    /// The exit status.
    private static func run(_ arguments: [String]) -> Int32 {
        guard let output = arguments.first, arguments.count > 1 else {
            StandardError.print("usage: interlingua-generate OUTPUT INPUT...")
            return ExitNumber.usage
        }
        do {
            let result = try Generation().generate(from: Array(arguments.dropFirst()))
            let lines = DiagnosticPrinter(result.diagnostics, showsSource: false).lines
            if !lines.isEmpty { StandardError.print(lines.joined(separator: "\n")) }
            try FileWriter.write(result.generated.pieces, to: output)
            Immortal.keep(result)
            return ExitNumber.number(for: result.diagnostics)
        } catch LoadingError.noFiles(let inputs, format: nil, _) {
            return writeNothing(of: inputs, to: output)
        } catch LoadingError.faultyConfiguration(let problems) {
            let lines = DiagnosticPrinter(problems, showsSource: false).lines
            StandardError.print(lines.joined(separator: "\n"))
            return ExitNumber.usage
        } catch {
            StandardError.print("error: \(error)".printable)
            if case LoadingError.file = error { return ExitNumber.fileFailed }
            return error is FileError ? ExitNumber.fileFailed : ExitNumber.inputHasErrors
        }
    }

    /// Writes a file without accessors, since the build expects one; JSON of other programs is all that was found.
    private static func writeNothing(of inputs: [String], to output: String) -> Int32 {
        let folders = inputs.joined(separator: ", ")
        StandardError.print(
            "warning: there are no translations in \(folders), so that no accessors are generated".printable
        )
        do {
            try FileWriter.write([Array("// There are no translations.\n".utf8)], to: output)
            return ExitNumber.done
        } catch {
            StandardError.print("error: \(error)".printable)
            return ExitNumber.fileFailed
        }
    }
}
