import Foundation
import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// Projects of i18next's format in the example data and the corpus.
enum I18nextTestData {
    /// The files below a folder, with paths relative to it.
    static func files(in root: String) -> [InputFile] {
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return paths.filter { I18nextFormat().recognizes(path: $0) }.sorted().compactMap { path in
            FileManager.default.contents(atPath: "\(root)/\(path)").map { InputFile(path: path, bytes: Array($0)) }
        }
    }

    /// What a project's files say again, written in the version that they are in: paths whose values differ.
    static func changes(
        by format: I18nextFormat,
        in files: [InputFile],
        settings: [String: RuntimeSetting] = [:]
    )
        -> [String]
    {
        let result = format.read(files, options: ReadingOptions(settings: settings))
        let written = format.write(result.catalog, options: WritingOptions(settings: settings))
        var changes: [String] = []
        var remaining = Dictionary(files.map { ($0.layoutPath, $0.bytes) }) { $1 }
        for file in written.files {
            guard let original = remaining.removeValue(forKey: file.path) else {
                changes.append("\(file.path) is new")
                continue
            }
            let before = JSONReader.read(path: file.path, bytes: original).document.root?.value
            let after = JSONReader.read(path: file.path, bytes: file.bytes).document.root?.value
            if before != after { changes.append("\(file.path): \(Self.firstDifference(before, after, []))") }
        }
        changes += remaining.keys.sorted().map { "\($0) is missing" }
        return changes
    }

    private static func firstDifference(_ before: JSONValue?, _ after: JSONValue?, _ path: [String]) -> String {
        let place = path.joined(separator: " > ")
        guard case .object(let old)? = before, case .object(let new)? = after else {
            return "\(place): \(String(describing: before)) became \(String(describing: after))"
        }
        for (left, right) in zip(old, new) {
            if left.key != right.key { return "\(place): \(left.key) became \(right.key)" }
            if left.value != right.value { return firstDifference(left.value, right.value, path + [left.key]) }
        }
        return "\(place): \(old.count) members became \(new.count)"
    }
}

@Suite("i18next's files in the example data")
struct I18nextTestDataTests {
    /// The lines about i18next's files: the folder of the fault, and what is said of it.
    static let faults: [(folder: String, expected: String)] = {
        let text = (try? String(contentsOfFile: "\(TestData.folder)/faults/EXPECTED", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("i18next/") }.map { line in
            let parts = line.split(separator: "/", maxSplits: 2)
            return ("faults/" + parts[0...1].joined(separator: "/"), String(parts[2]))
        }
    }()

    @Test("Every fault is answered as expected", arguments: faults.indices)
    func fault(index: Int) {
        let (folder, expected) = Self.faults[index]
        let files = I18nextTestData.files(in: "\(TestData.folder)/\(folder)")
        let result = I18nextFormat().read(files, options: ReadingOptions())
        let worst = Diagnostic.Severity.allCases.first { severity in
            result.diagnostics.contains { $0.severity == severity }
        }
        let first = result.diagnostics.first { $0.severity == worst }
        let place = first?.range.map { "\($0.file.path):\($0.start.line):\($0.start.column)" } ?? ""
        #expect("\(place): \(first?.severity.rawValue ?? ""): \(first?.identifier ?? "")" == expected)
        #expect(result.catalog.validate().isEmpty)
    }

    @Test("There are faults")
    func faultsExist() {
        #expect(Self.faults.count >= 35)
    }

    @Test("The version is found out, and nothing is wrong", arguments: I18nextVersion.allCases)
    func version(version: I18nextVersion) throws {
        let files = I18nextTestData.files(in: "\(TestData.folder)/i18next-\(version.rawValue)")
        let result = I18nextFormat().read(files, options: ReadingOptions())
        #expect(result.diagnostics.map(\.message) == [])
        #expect(result.catalog.validate() == [])
        for table in result.catalog.tables.values {
            #expect(table.annotations[I18nextTableAnnotation.self]?.version == version)
        }
        #expect(result.catalog.sourceLanguage.identifier == "en")
        #expect(result.catalog.tables.keys.elements == ["", "places"])
        #expect(result.catalog.tables[""]?.languages.count == 15)
        let said = I18nextFormat(version).read(files, options: ReadingOptions())
        #expect(said.catalog == result.catalog)
    }

    @Test("Files are written as they were read", arguments: I18nextVersion.allCases)
    func roundTrip(version: I18nextVersion) {
        let files = I18nextTestData.files(in: "\(TestData.folder)/i18next-\(version.rawValue)")
        #expect(I18nextTestData.changes(by: I18nextFormat(version), in: files) == [])
    }
}
