import Foundation
import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("Files with Smartling's plural keys in the example data")
struct SmartlingTestDataTests {
    /// The lines about Smartling's files: the folder of the fault, and what is said of it.
    static let faults: [(folder: String, expected: String)] = {
        let text = (try? String(contentsOfFile: "\(TestData.folder)/faults/EXPECTED", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("smartling/") }.map { line in
            let parts = line.split(separator: "/", maxSplits: 2)
            return ("faults/" + parts[0...1].joined(separator: "/"), String(parts[2]))
        }
    }()

    private static func files(in folder: String) -> [InputFile] {
        TestData.appleFiles(in: folder).filter { SmartlingFormat().recognizes(path: $0.layoutPath) }
    }

    @Test("Every fault is answered as expected", arguments: faults.indices)
    func fault(index: Int) {
        let (folder, expected) = Self.faults[index]
        let result = SmartlingFormat().read(Self.files(in: folder), options: ReadingOptions())
        let worst = Diagnostic.Severity.allCases.first { severity in
            result.diagnostics.contains { $0.severity == severity }
        }
        let first = result.diagnostics.first { $0.severity == worst }
        let place = first?.range.map { "\($0.file.path):\($0.start.line):\($0.start.column)" } ?? ""
        #expect("\(place): \(first?.severity.rawValue ?? ""): \(first?.identifier ?? "")" == expected)
    }

    @Test("There are faults")
    func faultsExist() { #expect(Self.faults.count == 18) }

    @Test("Reading what was written gives the same catalogue and the same files")
    func roundTrip() {
        let options = ReadingOptions(sourceLanguage: LanguageTag("en"))
        let read = SmartlingFormat().read(Self.files(in: "smartling"), options: options)
        #expect(read.diagnostics.filter { $0.severity == .error } == [])
        #expect(read.catalog.validate().isEmpty)
        #expect(read.catalog.entries.keys.count { $0.kind == .plural } >= 20)
        #expect(Set(read.catalog.entries.values.flatMap(\.messages.keys)).count == 15)
        let written = SmartlingFormat().write(read.catalog, options: WritingOptions())
        #expect(written.diagnostics.isEmpty)
        let files = written.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        let again = SmartlingFormat().read(files, options: options)
        #expect(again.catalog == read.catalog)
        #expect(SmartlingFormat().write(again.catalog, options: WritingOptions()).files == written.files)
    }

    @Test("What is warned of in the example data is there on purpose")
    func warnings() {
        let read = SmartlingFormat().read(
            Self.files(in: "smartling"),
            options: ReadingOptions(sourceLanguage: LanguageTag("en"))
        )
        let counts = Dictionary(grouping: read.diagnostics.filter { $0.severity == .warning }, by: \.identifier)
        #expect(Set(counts.keys) == ["missing-category", "empty-translation", "frozen-rules"])
        // Polish and Russian lack two forms of one entry; and names that have only one mark's form.
        #expect(counts["empty-translation"]?.count == 1)
    }

    @Test("Only files with a plural form in a key are certainly of the format")
    func evidence() {
        func evidence(_ bytes: [UInt8]) -> [FormatEvidence] {
            SmartlingFormat().evidence(in: [InputFile(path: "en.lproj/Localizable.strings", bytes: bytes)])
        }
        #expect(evidence(Array(#""a##{one}" = "x";"#.utf8)) == [.certain])
        #expect(evidence(Array(#""a##{\U006fne}" = "x";"#.utf8)) == [.certain])
        #expect(evidence(Array(#""a##{ten}" = "x";"#.utf8)) == [.possible])
        #expect(evidence(Array("\"a\" = \"##{one}\";".utf8)) == [.possible])
        #expect(evidence(Array("/* ##{one} */".utf8)) == [.possible])
        var utf16: [UInt8] = [0xFE, 0xFF]
        for unit in "\"a##{one}\" = \"x\";".utf16 { utf16 += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
        #expect(evidence(utf16) == [.certain])
    }
}
