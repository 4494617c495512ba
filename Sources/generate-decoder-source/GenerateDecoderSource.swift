import Foundation

/// Writes the decoder's source into a literal of the compiler, which puts it into every file it generates.
///
/// To be run in the package's folder; with `--check` it writes nothing, and fails if the file would change.
@main
enum GenerateDecoderSource {
    private static let destination = "Sources/Generate/Swift/File/DecoderSource.swift"

    static func main() throws {
        let text = try sourceFile(of: "Sources/Decoder")
        if CommandLine.arguments.contains("--check") {
            guard try String(contentsOfFile: destination, encoding: .utf8) == text else {
                FileHandle.standardError.write(
                    Data("error: \(destination) is not what the decoder's source gives\n".utf8)
                )
                exit(1)
            }
        } else {
            try text.write(toFile: destination, atomically: true, encoding: .utf8)
        }
    }

    /// The source file that holds the text of all files in a folder.
    static func sourceFile(of folder: String) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
        // `Decoder.swift` declares what the others extend.
        let sorted = names.sorted { ($0 == "Decoder.swift" ? "" : $0) < ($1 == "Decoder.swift" ? "" : $1) }
        var text = try sorted.map { try String(contentsOfFile: folder + "/" + $0, encoding: .utf8) }.joined(
            separator: "\n"
        )
        // In a generated file the decoder is that file's own.
        text = text.replacingOccurrences(of: "\nenum Decoder {}\n", with: "\nnonisolated fileprivate enum Decoder {}\n")
        text = text.replacingOccurrences(of: "\nextension Decoder", with: "\nnonisolated fileprivate extension Decoder")
        text = text.replacingOccurrences(of: "\n\n\n", with: "\n\n")
        return """
            // Made from Sources/Decoder by `swift run generate-decoder-source`; do not edit.
            // swift-format-ignore-file

            /// The text of the decoder that stands in every generated file.
            enum DecoderSource {
                /// The whole text.
                static let text = ###\"""
            \(text)\"""###
            }

            """
    }
}
