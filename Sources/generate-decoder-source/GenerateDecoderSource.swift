import Foundation

/// Writes the decoder's source into a literal of the compiler, which puts the parts that a catalogue needs into the file that
/// it generates.
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
    private static func sourceFile(of folder: String) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
        // `Decoder.swift` declares what the others extend.
        let sorted = names.sorted { ($0 == "Decoder.swift" ? "" : $0) < ($1 == "Decoder.swift" ? "" : $1) }
        var splitter = Splitter()
        for name in sorted {
            splitter.add(try String(contentsOfFile: folder + "/" + name, encoding: .utf8))
        }
        let pieces = splitter.finish().map { piece in
            let conditions = [("needs", piece.needs), ("lacks", piece.lacks)].filter { !$0.1.isEmpty }
                .map { "\($0.0): [\($0.1.map { "." + $0 }.joined(separator: ", "))], " }
            let text = piece.lines.joined(separator: "\n")
            return "        DecoderPiece(\(conditions.joined())text: ###\"\"\"\n\(text)\n\n\"\"\"###),"
        }
        return """
            // Made from Sources/Decoder by `swift run generate-decoder-source`; do not edit.
            // swift-format-ignore-file

            /// The decoder that stands in generated files.
            enum DecoderSource {
                /// The pieces, in their order.
                static let pieces: [DecoderPiece] = [
            \(pieces.joined(separator: "\n"))
                ]
            }

            """
    }
}

/// Splits source at its conditions: `#if !NO_LISTS` … `#else` … `#endif`.
private struct Splitter {
    /// Lines that stand under the same conditions.
    struct Piece {
        var needs: [String] = []
        var lacks: [String] = []
        var lines: [String] = []
    }

    private var pieces: [Piece] = []
    private var piece = Piece()
    private var conditions: [(name: String, isNegated: Bool)] = []

    /// Adds a file; comments are left out, since whoever reads them reads the decoder itself.
    mutating func add(_ text: String) {
        for line in ("\n" + text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let words = line.split(separator: " ")
            switch words.first {
            case "#if":
                let name = words.last ?? ""
                change { $0.append((name.drop { $0 == "!" }.dropFirst("NO_".count).lowercased(), name.first != "!")) }
            case "#else": change { if let last = $0.popLast() { $0.append((last.name, !last.isNegated)) } }
            case "#endif": change { _ = $0.popLast() }
            case let word? where word.hasPrefix("//"): break
            case nil: if piece.lines.last != "" { piece.lines.append("") }
            // In a generated file the decoder is that file's own.
            case "extension", "enum":
                piece.lines.append((line.first == " " ? "" : "nonisolated fileprivate ") + line)
            default: piece.lines.append(line)
            }
        }
    }

    private mutating func change(_ change: (inout [(name: String, isNegated: Bool)]) -> Void) {
        if !piece.lines.isEmpty { pieces.append(piece) }
        change(&conditions)
        piece = Piece(
            needs: conditions.filter { !$0.isNegated }.map(\.name),
            lacks: conditions.filter(\.isNegated).map(\.name)
        )
    }

    mutating func finish() -> [Piece] {
        change { $0 = [] }
        return pieces
    }
}
