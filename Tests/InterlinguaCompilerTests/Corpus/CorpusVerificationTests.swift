import Foundation
import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// What both systems show for real apps, sentence by sentence; the figures stand in the documentation.
@Suite(.enabled(if: Corpus.isPresent, "needs the corpus: set INTERLINGUA_CORPUS to its folder"))
struct CorpusVerificationTests {
    /// One row of the table in the documentation.
    private struct Row {
        var project: String
        var target: String
        var result: VerificationResult
        var source: VerifiedProject

        var text: String {
            var causes: [Cause: Int] = [:]
            for difference in result.differences {
                for cause in difference.causes { causes[cause, default: 0] += difference.count }
            }
            let words = Cause.allCases.compactMap { cause in causes[cause].map { "\($0) `\(cause.rawValue)`" } }
            return "| \(project) | \(target) | \(result.entryCount) | \(source.catalog.languages.count) | "
                + "\(result.sentenceCount) | \(words.isEmpty ? "–" : words.joined(separator: ", ")) | "
                + "\(result.unexplainedCount == 0 ? "none" : String(result.unexplainedCount)) |"
        }
    }

    private static let file = ComparedProject.folder(named: "Documentation") + "/verification.md"

    @Test func nothingDiffersUnexplained() throws {
        var rows: [Row] = []
        for project in Corpus.appleProjects { rows.append(try row(project, from: "apple", to: "android")) }
        for project in Corpus.androidProjects { rows.append(try row(project, from: "android", to: "apple")) }
        for row in rows {
            #expect(row.result.unexplained.prefix(5).map(\.description) == [], "\(row.project)")
            #expect(row.result.sentenceCount > 0)
        }
        for name in ["apple", "android"] {
            let target = name == "apple" ? "android" : "apple"
            rows.append(try row("TestData/\(name)", try ComparedProject.testData(name), to: target))
        }
        let text = document(rows)
        if ProcessInfo.processInfo.environment["INTERLINGUA_REGENERATE"] != nil {
            try text.write(toFile: Self.file, atomically: true, encoding: .utf8)
        }
        let written = try String(contentsOfFile: Self.file, encoding: .utf8)
        #expect(written == text, "INTERLINGUA_REGENERATE=1 writes it anew")
    }

    private func row(_ project: String, from: String, to: String) throws -> Row {
        let loaded = try Corpus.load(project, as: from)
        return try row(project, loaded.project, to: to)
    }

    private func row(_ name: String, _ source: VerifiedProject, to: String) throws -> Row {
        let target = try #require(FormatRegistry.format(named: to))
        let converter = Converter()
        let result = converter.convert(source.catalog, from: source.format, to: target)
        let verification = converter.verify(result, of: source, for: target)
        return Row(project: name, target: to, result: verification, source: source)
    }

    private func document(_ rows: [Row]) -> String {
        let sum = rows.reduce(0) { $0 + $1.result.sentenceCount }
        let unexplained = rows.reduce(0) { $0 + $1.result.unexplainedCount }
        return """
            # Verification

            `convert` asks a model of each system for every text in every language, with \
            numbers of every class that plurals tell apart, in every width, on every device, and compares what both show. \
            The models read the projects' own files and share nothing with the conversion but the syntax of the files.

            The table is written by `INTERLINGUA_REGENERATE=1 INTERLINGUA_CORPUS=… swift test --filter \
            CorpusVerificationTests`, which fails without the first variable where the table is out of date. The \
            projects are catalogues of real apps; `TestData` is the imaginary app of this repository. The \
            causes are those of the sentences that differ: `other-language` and `missing-text` stand where \
            Android falls back to another language and Apple's systems show the key, since nothing was asked to be \
            copied (`--fill`).

            | project | to | entries | languages | sentences | causes | unexplained |
            | --- | --- | --: | --: | --: | --- | --- |
            \(rows.map(\.text).joined(separator: "\n"))

            Together \(sum) sentences; \(unexplained == 0 ? "none" : String(unexplained)) differ unexplained.

            """
    }
}
