import InterlinguaPlatforms
import InterlinguaFormats
import InterlinguaIR
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// Calls of an old library, as apps make them, and what the library itself gives.
struct LibraryCalls {
    /// The fields of each call; the first is the language.
    private(set) var lines: [[String]] = []

    /// What the library gives: several texts where it leaves them to chance.
    private(set) var answers: [[String]] = []

    /// Numbers that forms hang on.
    static let numbers = [0, 1, 2, 3, 4, 5, 7, 10, 11, 12, 14, 21, 22, 25, 100, 101, 112, 1_000_000, -1, -5]

    /// Numbers that are not whole, or are written as if they were not.
    static let decimals = [0.5, 1.0, 1.5, 2.0, -0.5, -1.0, -1.5, 1e9]

    /// Adds a call; one that the library fails at is left out.
    mutating func add(_ fields: [String], _ answer: RuntimeAnswer) {
        switch answer {
        case .text(let text): answers.append([text])
        case .outcomes(let texts): answers.append(texts)
        case .list, .failure: return
        }
        lines.append(fields)
    }

    /// Compiles generated code that answers the library's calls, and compares what it gives.
    ///
    /// - Parameter call: the body of a function that takes `fields`, and gives what the call gives.
    func check(_ project: VerifiedProject, _ library: Compatibility, call: String) throws {
        var generator = SwiftGenerator()
        generator.options.compatibility = library
        generator.options.access = "public"
        let program = try GeneratedProgram(
            generator.generate(project.catalog, from: project.format, files: project.files).bytes,
            code: """
                @main
                enum Driver {
                    static func main() {
                        for line in requests().split(separator: 0) {
                            let fields = line.split(separator: 1, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
                            L10n.language = L10n.Language(rawValue: fields[0]) ?? L10n.language(for: [fields[0]])
                            print(answer(fields), terminator: "\\u{0}")
                        }
                    }

                    static func answer(_ fields: [String]) -> String {
                        \(call.split(separator: "\n").joined(separator: "\n        "))
                    }
                }
                """,
            arguments: ["-swift-version", "6"]
        )
        defer { program.remove() }
        let said = try program.texts(lines.map { $0.joined(separator: "\u{1}") }.joined(separator: "\u{0}"))
        try #require(said.count == lines.count)
        #expect(lines.count > 100)
        var differences: [String] = []
        for (index, answers) in answers.enumerated() where !answers.contains(where: { $0.isIdentical(to: said[index]) })
        {
            differences.append("\(lines[index]): “\(said[index])” for \(answers)")
        }
        #expect(differences.isEmpty, "\(differences.count) of \(lines.count): \(differences.prefix(6))")
    }

    /// Reads a project of `TestData`.
    static func testData(_ name: String, as format: String) throws -> VerifiedProject {
        try Loader(formatName: format).load(["\(ComparedProject.testDataFolder)/\(name)"]).project
    }

    /// Hostile keys and texts that fit into one field.
    static func fields(of texts: [String]) -> [String] {
        texts.filter { text in text.utf8.count < 1_000 && !text.utf8.contains { $0 < 4 } }
    }
}

extension String {
    /// The text between quotation marks, as JSON and Apple's `.strings` write it.
    var quoted: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{B}", "\u{C}": result += scalar == "\u{B}" ? "\\u000B" : "\\u000C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
