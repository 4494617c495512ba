import Foundation
import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler

/// What is odd in real catalogues is reported where a maintainer would look for it.
///
/// Needs the catalogues, whose folder the environment variable INTERLINGUA_CORPUS names.
@Suite("Oddities of real catalogues", .enabled(if: Corpus.isPresent))
struct CorpusOddityTests {
    @Test("Each oddity has its diagnostic at its place", arguments: ProjectOddities.all)
    func oddities(in project: ProjectOddities) throws {
        let loaded = try Corpus.load(project.project, as: project.format)
        var found: Set<String> = []
        for diagnostic in loaded.diagnostics {
            guard let range = diagnostic.range else { continue }
            let start = range.start
            found.insert(
                "\(range.file.path):\(start.line):\(start.column): \(diagnostic.severity) \(diagnostic.identifier)"
            )
        }
        let directory = try #require(Corpus.directory)
        for oddity in project.oddities {
            let line =
                "\(directory)/\(project.project)/\(oddity.path):\(oddity.line):\(oddity.column): "
                + "\(oddity.severity) \(oddity.identifier)"
            #expect(found.contains(line), "\(line)")
        }
    }

    @Test("Every folder is read into a valid catalogue, and messages read as compilers' do")
    func everyFolder() throws {
        let directory = try #require(Corpus.directory)
        let start = ContinuousClock.now
        var count = 0
        for kind in ["android", "stringsdict", "strings", "smartling"] {
            for name in try FileManager.default.contentsOfDirectory(atPath: "\(directory)/\(kind)").sorted() {
                let formats = name == "fixtures-localizationconverter" ? ["android", "apple"] : [Self.format(of: kind)]
                for format in formats {
                    let loaded = try Corpus.load("\(kind)/\(name)", as: format)
                    let violations = loaded.catalog.validate()
                    #expect(violations.isEmpty, "\(kind)/\(name): \(violations.prefix(5))")
                    for diagnostic in loaded.diagnostics {
                        #expect(Self.isWellWorded(diagnostic.message), "\(diagnostic.message)")
                        for note in diagnostic.notes { #expect(Self.isWellWorded(note.message), "\(note.message)") }
                    }
                    count += loaded.catalog.entries.count
                }
            }
        }
        #expect(count > 10_000)
        // A debug build on a busy machine needs some 15 seconds.
        #expect(ContinuousClock.now - start < .seconds(120))
    }

    private static func format(of folder: String) -> String { folder == "android" ? "android" : "apple" }

    /// Whether a message begins in lower case, unless with a name, and has no full stop at its end.
    private static func isWellWorded(_ message: String) -> Bool {
        guard let first = message.unicodeScalars.first, !message.hasSuffix(".") else { return false }
        let names = ["Android", "Foundation", "XML", "Java"]
        return !first.properties.isUppercase || names.contains { message.hasPrefix($0) }
    }
}
