import Foundation
import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// Files that were read, written, read and written again.
struct SwifternalizationRoundTrip {
    let first: ReadingResult
    let written: WritingResult
    let second: ReadingResult
    let rewritten: WritingResult

    init(_ files: [InputFile], sourceLanguage: LanguageTag? = LanguageTag("en")) {
        let format = SwifternalizationFormat()
        let options = ReadingOptions(sourceLanguage: sourceLanguage)
        first = format.read(files, options: options)
        written = format.write(first.catalog, options: WritingOptions())
        second = format.read(written.files.map { InputFile(path: $0.path, bytes: $0.bytes) }, options: options)
        rewritten = format.write(second.catalog, options: WritingOptions())
    }

    /// What differs between the catalogues, and the files that are not the same bytes when they are written again.
    var differences: [String] {
        var differences = second.catalog.differences(from: first.catalog)
        if rewritten.files.map(\.path) != written.files.map(\.path) { differences.append("the files") }
        for (one, other) in zip(written.files, rewritten.files) where one != other {
            differences.append("the bytes of \(one.path)")
        }
        return differences
    }
}

/// A folder of real projects' files, which are not part of the package.
enum SwifternalizationCorpus {
    static let folder = ProcessInfo.processInfo.environment["INTERLINGUA_CORPUS"].map { $0 + "/swifternalization" }

    static let projects = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0).sorted() } ?? []

    static func files(of project: String) -> [InputFile] {
        guard let folder else { return [] }
        return Self.files(in: "\(folder)/\(project)")
    }

    static func files(in root: String) -> [InputFile] {
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return paths.filter { SwifternalizationFormat().recognizes(path: $0) }.sorted().compactMap { path in
            FileManager.default.contents(atPath: "\(root)/\(path)").map { InputFile(path: path, bytes: Array($0)) }
        }
    }
}

@Suite("Files of Swifternalization, written again")
struct SwifternalizationRoundTripTests {
    private static let examples = SwifternalizationExamples.all.map { SwifternalizationRoundTrip($0.inputs) }

    @Test(
        "The worked examples give the same catalogue and the same files",
        arguments: SwifternalizationExamples.all.indices
    )
    func examples(group: Int) {
        #expect(Self.examples[group].written.diagnostics.isEmpty)
        #expect(Self.examples[group].differences == [])
    }

    @Test("What is written says what the library says", arguments: SwifternalizationExampleTests.lookups)
    func writing(lookup: [Int]) {
        let example = SwifternalizationExamples.all[lookup[0]].examples[lookup[1]]
        let rendering = example.rendering(in: Self.examples[lookup[0]].second.catalog)
        #expect(example.admits(rendering), "\(example.number): \(rendering)")
    }

    @Test("A language of its own beside the base texts keeps both files")
    func sourceFile() {
        let trip = SwifternalizationRoundTrip([
            InputFile(
                path: "base.json",
                bytes: Array(#"{"a": "base", "b": {"one": "1", "other": "%d"}, "c": "C"}"#.utf8)
            ),
            InputFile(path: "en.json", bytes: Array(#"{"a": "own", "d": "D"}"#.utf8)),
            InputFile(path: "pl.json", bytes: Array("{}".utf8)),
        ])
        #expect(trip.differences == [])
        #expect(trip.written.files.map(\.path) == ["base.json", "en.json", "pl.json"])
        let renderer = Renderer(trip.second.catalog)
        #expect(LanguageTag("en").map { renderer.render(Key("a"), in: $0) } == .text("own"))
        #expect(LanguageTag("pl").map { renderer.render(Key("a"), in: $0) } == .text("base"))
    }

    @Test("Files keep the order of their entries, and languages their spelling")
    func orderAndSpelling() {
        let trip = SwifternalizationRoundTrip([
            InputFile(path: "base.json", bytes: Array(#"{"a": "A", "b": "B"}"#.utf8)),
            InputFile(path: "pt_BR.json", bytes: Array(#"{"b": "2", "a": "1"}"#.utf8)),
        ])
        #expect(trip.differences == [])
        #expect(trip.written.files.map(\.path) == ["base.json", "pt_BR.json"])
        let text = trip.written.files.last.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(text == "{\n    \"b\": \"2\",\n    \"a\": \"1\"\n}\n")
    }

    @Test("Without base texts there is no base file, and no language shows another's texts")
    func noBase() {
        let trip = SwifternalizationRoundTrip([
            InputFile(path: "en.json", bytes: Array(#"{"a": "A"}"#.utf8)),
            InputFile(path: "pl.json", bytes: Array(#"{"b": "B"}"#.utf8)),
        ])
        #expect(trip.differences == [])
        #expect(trip.written.files.map(\.path) == ["en.json", "pl.json"])
        #expect(LanguageTag("pl").map { Renderer(trip.first.catalog).render(Key("a"), in: $0) } == .missing(key: "a"))
    }

    @Test("Shared expressions that nothing uses are left out, the others stay")
    func sharedExpressions() {
        let trip = SwifternalizationRoundTrip([
            InputFile(
                path: "expressions.json",
                bytes: Array(#"{"base": {"ten": "ie:x=10", "unused": "ie:x=1"}, "pl": {"few": "exp:^[2-4]$"}}"#.utf8)
            ),
            InputFile(path: "base.json", bytes: Array(#"{"a": {"ten": "10", "few": "some"}}"#.utf8)),
        ])
        #expect(trip.differences == [])
        let file = trip.written.files.first { $0.path == "expressions.json" }
        let expected = """
            {
                "base": {
                    "ten": "ie:x=10"
                },
                "pl": {
                    "few": "exp:^[2-4]$"
                }
            }

            """
        #expect(file.map { String(decoding: $0.bytes, as: UTF8.self) } == expected)
    }

    @Test("Folders are projects of their own")
    func folders() {
        let trip = SwifternalizationRoundTrip([
            InputFile(path: "app/base.json", bytes: Array(#"{"a": "A"}"#.utf8)),
            InputFile(path: "watch/base.json", bytes: Array(#"{"a": "W"}"#.utf8)),
        ])
        #expect(trip.differences == [])
        #expect(trip.first.catalog.entries.keys.map(\.table) == ["app/", "watch/"])
    }
}

// Skipped without the folder of real files, which is not part of the package.
@Suite("Real projects of Swifternalization", .enabled(if: SwifternalizationCorpus.folder != nil))
struct SwifternalizationCorpusTests {
    @Test(
        "Reading what was written gives the same catalogue and the same files",
        arguments: SwifternalizationCorpus.projects
    )
    func roundTrip(project: String) {
        let trip = SwifternalizationRoundTrip(SwifternalizationCorpus.files(of: project))
        #expect(!trip.first.catalog.entries.isEmpty)
        #expect(trip.first.catalog.validate().map(\.description) == [])
        #expect(trip.written.diagnostics.isEmpty)
        #expect(trip.differences == [])
    }

    @Test("What is wrong with the files is found where it stands")
    func diagnostics() {
        let files = SwifternalizationCorpus.files(of: "fixtures-swifternalization")
        let result = SwifternalizationFormat().read(files, options: ReadingOptions())
        let found = result.diagnostics.map { diagnostic in
            let place = diagnostic.range.map { "\($0.file.path):\($0.start.line):\($0.start.column)" } ?? ""
            return "\(place): \(diagnostic.severity.rawValue): \(diagnostic.identifier)"
        }
        let errors = ["ru.json:12:54: error: json-trailing-comma", "ru.json:25:10: error: json-missing-comma"]
        #expect(found.filter { $0.contains(" error: ") } == errors)
        #expect(found.contains("ru.json:5:9: warning: misleading-category"))
        #expect(found.contains("pl.json:7:9: warning: unknown-expression"))
        #expect(found.contains("base.json:21:9: warning: overlapping-expressions"))
        #expect(found.contains("expressions.json:5:26: note: unanchored-expression"))
    }
}
