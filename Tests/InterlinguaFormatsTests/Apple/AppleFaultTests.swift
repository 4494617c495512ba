import Foundation
import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// The package's files of example data.
enum TestData {
    static let folder: String = {
        var components = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        while let last = components.popLast(), last != "Tests" {}
        return (components + ["TestData"]).joined(separator: "/")
    }()

    /// The files of Apple's formats below a folder, with paths relative to it.
    static func appleFiles(in folder: String) -> [InputFile] {
        let root = "\(self.folder)/\(folder)"
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return paths.filter { AppleFormat().recognizes(path: $0) }.sorted().compactMap { path in
            FileManager.default.contents(atPath: "\(root)/\(path)").map { InputFile(path: path, bytes: Array($0)) }
        }
    }
}

@Suite("Files of Apple's formats in the example data")
struct AppleTestDataTests {
    /// The lines about Apple's files: the folder of the fault, and what is said of it.
    static let faults: [(folder: String, expected: String)] = {
        let text = (try? String(contentsOfFile: "\(TestData.folder)/faults/EXPECTED", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("apple/") }.map { line in
            let parts = line.split(separator: "/", maxSplits: 2)
            return ("faults/" + parts[0...1].joined(separator: "/"), String(parts[2]))
        }
    }()

    @Test("Every fault is answered as expected", arguments: faults.indices)
    func fault(index: Int) {
        let (folder, expected) = Self.faults[index]
        let result = AppleFormat().read(TestData.appleFiles(in: folder), options: ReadingOptions())
        let worst = Diagnostic.Severity.allCases.first { severity in
            result.diagnostics.contains { $0.severity == severity }
        }
        let first = result.diagnostics.first { $0.severity == worst }
        let place = first?.range.map { "\($0.file.path):\($0.start.line):\($0.start.column)" } ?? ""
        #expect("\(place): \(first?.severity.rawValue ?? ""): \(first?.identifier ?? "")" == expected)
    }

    @Test("There are faults")
    func faultsExist() {
        #expect(Self.faults.count >= 38)
    }

    @Test("Reading what was written gives the same catalogue and the same files")
    func roundTrip() {
        let options = ReadingOptions(sourceLanguage: LanguageTag("en"))
        let first = AppleFormat().read(TestData.appleFiles(in: "apple"), options: options).catalog
        #expect(first.entries.count > 100)
        #expect(first.validate().isEmpty)
        let written = AppleFormat().write(first, options: WritingOptions())
        let files = written.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        let second = AppleFormat().read(files, options: options).catalog
        #expect(second.differences(from: first) == [])
        #expect(AppleFormat().write(second, options: WritingOptions()).files == written.files)
    }
}
