import Foundation
import InterlinguaFormats
import InterlinguaIR
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// Generated code is compiled and run.
@Suite(.serialized)
struct GeneratedCodeTests {
    /// Every message of the small catalogues, in every language: what a renderer says, letter by letter.
    @Test(
        arguments: [
            ("apple", ["-swift-version", "6"]), ("android", ["-swift-version", "5", "-O"]),
            ("i18next-v4", ["-swift-version", "6"]), ("i18next-v1", ["-swift-version", "5"]),
            ("swifternalization", ["-swift-version", "6", "-enable-library-evolution"]),
        ]
    )
    func saysWhatARendererSays(_ name: String, _ arguments: [String]) throws {
        try check(name, arguments, localizesNumbers: false)
    }

    /// The same with numbers as each language writes them.
    @Test(arguments: ["apple", "i18next-v4"])
    func localizesNumbersAsARendererDoes(_ name: String) throws {
        try check(name, ["-swift-version", "6"], localizesNumbers: true)
    }

    private func check(_ name: String, _ arguments: [String], localizesNumbers: Bool) throws {
        let folder = "\(ComparedProject.testDataFolder)/\(name)"
        let catalog = try Loader().load([folder]).catalog
        var generator = SwiftGenerator()
        generator.options.localizesNumbers = localizesNumbers
        let file = generator.generate(catalog)
        #expect(file.bytes == generator.generate(catalog).bytes)
        let requests = SentenceRequests(catalog, localizesNumbers: localizesNumbers)
        let program = try GeneratedProgram(file.bytes, code: SentenceRequests.code, arguments: arguments)
        defer { program.remove() }
        let said = try program.run(requests.lines.joined(separator: "\n") + "\n")
            .split(separator: "\u{0}", omittingEmptySubsequences: false)
        try #require(said.count == requests.answers.count + 1)
        var differences: [String] = []
        for (index, answer) in requests.answers.enumerated() where !said[index].utf8.elementsEqual(answer.utf8) {
            let fields = requests.lines[index].split(separator: "\u{1}", omittingEmptySubsequences: false)
            let key = Int(fields[0]).map { catalog.entries.keys[$0].name } ?? ""
            differences.append("\(key) \(fields.dropFirst()): “\(said[index])” for “\(answer)”")
        }
        #expect(differences.isEmpty, "\(differences.count) of \(requests.answers.count): \(differences.prefix(8))")
    }

    /// The decoder that stands in generated files is the one that this package builds.
    @Test
    func decoderIsTheOneThatIsTested() throws {
        let folder = ComparedProject.folder(named: "Sources/InterlinguaDecoder")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        var rest = DecoderSource.text[...]
        for name in ["Decoder.swift"] + names.filter({ $0 != "Decoder.swift" }) {
            let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
            for line in text.split(separator: "\n") {
                let found = rest.drop { $0 == "\n" }
                let end = found.firstIndex(of: "\n") ?? found.endIndex
                let embedded = String(found[..<end]).replacing("nonisolated fileprivate ", with: "")
                try #require(embedded == line, "run `swift run generate-decoder-source`")
                rest = found[end...]
            }
        }
        #expect(rest.allSatisfy { $0 == "\n" })
    }
}
