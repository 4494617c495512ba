import Foundation
import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats

@Suite("Files of Swifternalization in the example data")
struct SwifternalizationTestDataTests {
    /// The lines about this format's files: the folder of the fault, and what is said of it.
    static let faults: [(folder: String, expected: String)] = {
        let text = (try? String(contentsOfFile: "\(TestData.folder)/faults/EXPECTED", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("swifternalization/") }.map { line in
            let parts = line.split(separator: "/", maxSplits: 2)
            return ("faults/" + parts[0...1].joined(separator: "/"), String(parts[2]))
        }
    }()

    private static func files(in folder: String) -> [InputFile] {
        SwifternalizationCorpus.files(in: "\(TestData.folder)/\(folder)")
    }

    @Test("Every fault is answered as expected", arguments: faults.indices)
    func fault(index: Int) {
        let (folder, expected) = Self.faults[index]
        let result = SwifternalizationFormat().read(Self.files(in: folder), options: ReadingOptions())
        let worst = Diagnostic.Severity.allCases.first { severity in
            result.diagnostics.contains { $0.severity == severity }
        }
        let first = result.diagnostics.first { $0.severity == worst }
        let place = first?.range.map { "\($0.file.path):\($0.start.line):\($0.start.column)" } ?? ""
        #expect("\(place): \(first?.severity.rawValue ?? ""): \(first?.identifier ?? "")" == expected)
    }

    @Test("There are faults")
    func faultsExist() {
        #expect(Self.faults.count >= 40)
    }

    @Test("Reading what was written gives the same catalogue and the same files")
    func roundTrip() {
        let trip = SwifternalizationRoundTrip(Self.files(in: "swifternalization"))
        #expect(trip.first.catalog.entries.count >= 30)
        #expect(trip.first.catalog.validate().map(\.description) == [])
        #expect(trip.first.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        #expect(trip.written.diagnostics.map(\.message) == [])
        #expect(trip.differences == [])
        #expect(trip.written.files.count == 16)
    }

    @Test("All files are known by their content", arguments: ["base.json", "pl.json", "ja.json", "expressions.json"])
    func ownFile(name: String) {
        let files = Self.files(in: "swifternalization")
        let evidence = files.first { $0.path == name }.map { SwifternalizationFormat().evidence(in: [$0]) }
        #expect(evidence == [.certain])
    }

    /// Files of other formats with the same names, and what speaks for this one.
    static let foreignFiles: [(path: String, text: String, evidence: FormatEvidence)] = [
        ("en.json", #"{"key": "text"}"#, .possible),
        ("en.json", #"{"a": {"b": {"c": "text"}}}"#, .possible),
        ("en.json", #"{"a": {"b": {"c": {"d": "text"}}}}"#, .none),
        ("en.json", #"{"a": ["text"]}"#, .none),
        ("en.json", #"["text"]"#, .otherContent),
        ("en.json", "", .possible),
        ("web.json", #"{"key": "text"}"#, .none),
        ("en.json", #"{"key_one": "1", "key_other": "n"}"#, .possible),
        ("en.json", #"{"a": {"@100": "1"}}"#, .certain),
        ("en.json", #"{"a": {"ie:x>1": "1"}}"#, .certain),
        ("expressions.json", #"{"base": {"one": "ie:x=1"}}"#, .certain),
        ("strings.json", #"{"a": {"ie:x>1": "1"}}"#, .none),
    ]

    @Test("Files of other formats are told apart", arguments: foreignFiles.indices)
    func foreignFile(index: Int) {
        let (path, text, evidence) = Self.foreignFiles[index]
        let file = InputFile(path: path, bytes: Array(text.utf8))
        #expect(SwifternalizationFormat().evidence(in: [file]) == [evidence])
    }
}
