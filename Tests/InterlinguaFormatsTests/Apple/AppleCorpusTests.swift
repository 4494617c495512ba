import Foundation
import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// A folder of real projects' files, which are not part of the package.
enum AppleCorpus {
    static let folder = ProcessInfo.processInfo.environment["INTERLINGUA_CORPUS"]

    /// The folders of single projects below those of Apple's formats.
    static let projects: [String] = {
        guard let folder else { return [] }
        var result: [String] = []
        for format in ["strings", "stringsdict", "smartling"] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(format)")) ?? []
            result += names.sorted().map { "\(format)/\($0)" }
        }
        return result
    }()

    static func files(of project: String) -> [InputFile] {
        guard let folder else { return [] }
        let root = "\(folder)/\(project)"
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return paths.filter { AppleFormat().recognizes(path: $0) }.sorted().compactMap { path in
            FileManager.default.contents(atPath: "\(root)/\(path)").map { InputFile(path: path, bytes: Array($0)) }
        }
    }
}

// Skipped without the folder of real files, which is not part of the package.
@Suite("Real projects of Apple's formats", .enabled(if: AppleCorpus.folder != nil))
struct AppleCorpusTests {
    @Test("Reading what was written gives the same catalogue and the same files", arguments: AppleCorpus.projects)
    func roundTrip(project: String) {
        let options = ReadingOptions(sourceLanguage: LanguageTag("en"))
        let format = AppleFormat()
        let first = format.read(AppleCorpus.files(of: project), options: options)
        #expect(!first.catalog.tables.isEmpty)
        #expect(first.catalog.validate().map(\.description) == [])
        let written = format.write(first.catalog, options: WritingOptions())
        #expect(written.diagnostics.isEmpty)
        let files = written.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        let second = format.read(files, options: options)
        #expect(second.catalog.differences(from: first.catalog).prefix(3) == [])
        let rewritten = format.write(second.catalog, options: WritingOptions())
        #expect(rewritten.files.map(\.path) == written.files.map(\.path))
        for (one, other) in zip(written.files, rewritten.files) where one != other {
            Issue.record("\(one.path) differs when it is written again")
        }
    }

    @Test("Foundation reads the same keys and values", arguments: AppleCorpus.projects)
    func foundation(project: String) throws {
        for file in AppleCorpus.files(of: project) where file.path.hasSuffix(".strings") {
            let result = PropertyListReader.read(path: file.path, bytes: file.bytes)
            let errors = result.diagnostics.filter { $0.severity == .error }
            let data = Data(file.bytes)
            guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) else {
                #expect(!errors.isEmpty || file.bytes.isEmpty, "\(file.path)")
                continue
            }
            if errors.contains(where: { $0.identifier == "trailing-junk" }) { continue }
            #expect(errors.isEmpty, "\(file.path)")
            let expected = try #require(list as? [String: String])
            let members = try #require(result.document.root?.members)
            let found = Dictionary(members.map { ($0.key, $0.value.string ?? "") }) { $1 }
            #expect(found == expected, "\(file.path)")
        }
    }
}
