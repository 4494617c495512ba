import Foundation
import InterlinguaCompiler
import InterlinguaFormats

/// Writes the table of what becomes of every format's messages in every format, from the conversions themselves.
///
/// To be run in the package's folder; with `--check` it writes nothing, and fails if the document would change. The rows
/// of real apps are renewed only where the folder of their catalogues is given.
@main
enum GenerateConversionMatrix {
    private static let usage = """
        usage: swift run -c release generate-conversion-matrix [--check] [--from FORMAT] [--to FORMAT] [CORPUS-DIRECTORY]

        --from and --to limit the conversions; nothing is written then, and differences are shown.
        """

    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let isCheck = arguments.contains("--check")
        arguments.removeAll { $0 == "--check" }
        let source = option("--from", in: &arguments)
        let target = option("--to", in: &arguments)
        guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true else {
            report(usage)
            exit(64)
        }
        let isWhole = source == nil && target == nil
        var documents = [(MatrixDocument.own, MatrixProject.own)]
        if let corpus = arguments.first { documents.append((.realApps, MatrixProject.corpus(in: corpus))) }
        var status: Int32 = 0
        for (document, projects) in documents {
            var matrix = ConversionMatrix()
            for project in projects where source == nil || project.formatName == source {
                do {
                    try matrix.add(project, to: target) { if !isWhole { report($0) } }
                } catch {
                    report("error: \(project.name): \(error)")
                    status = 1
                }
            }
            let text = document.text(matrix)
            if !isWhole {
                print(text)
            } else if isCheck {
                if (try? String(contentsOfFile: document.path, encoding: .utf8)) != text {
                    report(
                        "error: \(document.path) is not what the conversions give; generate-conversion-matrix writes it"
                    )
                    status = 1
                }
            } else {
                do {
                    try text.write(toFile: document.path, atomically: true, encoding: .utf8)
                } catch {
                    report("error: \(error)")
                    status = 1
                }
            }
            if matrix.unexplainedCount > 0 {
                report("\(document.title): \(matrix.unexplainedCount) differ unexplained")
            }
        }
        exit(status)
    }

    private static func option(_ name: String, in arguments: inout [String]) -> String? {
        guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
        let value = arguments[index + 1]
        arguments.removeSubrange(index...index + 1)
        return value
    }

    private static func report(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
