import ArgumentParser
import InterlinguaCompiler
import InterlinguaGenerator
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
        do {
            var command = try parseAsRoot(arguments())
            do {
                try command.run()
            } catch let error as ValidationError {
                // The package would show the usage of the root here, which has nothing to do with it.
                StandardError.print("Error: \(error.message)".printable)
                let name = type(of: command)._commandName
                StandardError.print("  See 'interlingua \(name) --help' for more information.")
                throw ExitStatus.wrongUsage
            } catch let error as FileError {
                throw ExitStatus.fileFailed.saying("\(error)")
            }
        } catch {
            exit(withError: unknownCommand ?? error)
        }
    }

    /// The arguments, with `--strict=all` as two: before other options the package drops the value of an option that is a flag
    /// as well.
    private static func arguments() throws -> [String] {
        let arguments = CommandLine.arguments.dropFirst()
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        return try arguments[..<end].flatMap { argument in
            guard argument.hasPrefix("--strict=") else { return [argument] }
            let value = argument.dropFirst("--strict=".count)
            guard Convert.Strictness(rawValue: String(value)) != nil else {
                throw ValidationError("--strict must be differences or all, not “\(value)”")
            }
            return ["--strict", String(value)]
        } + arguments[end...]
    }

    /// The first argument, if it should be a command and is none: the package counts it among unexpected arguments.
    private static var unknownCommand: ValidationError? {
        let names = configuration.subcommands.map { $0._commandName } + ["help"]
        guard let name = CommandLine.arguments.dropFirst().first, !name.hasPrefix("-"), !names.contains(name) else {
            return nil
        }
        let near = NearNames(to: name).among(names, limit: 1).first
        let question = near.map { " Did you mean “\($0)”?" } ?? ""
        return ValidationError("There is no command “\(name)”.\(question)".printable)
    }
}
