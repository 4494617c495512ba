import Foundation
import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// A folder of real projects' files, which are not part of the package.
private enum I18nextCorpus {
    static let folder = ProcessInfo.processInfo.environment["INTERLINGUA_CORPUS"]

    static let projects: [String] = {
        guard let folder else { return [] }
        return ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/i18next")) ?? []).sorted()
    }()

    static func files(of project: String) -> [InputFile] {
        guard let folder else { return [] }
        let root = "\(folder)/i18next/\(project)"
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return paths.filter { I18nextFormat().recognizes(path: $0) }.sorted().compactMap { path in
            FileManager.default.contents(atPath: "\(root)/\(path)").map { InputFile(path: path, bytes: Array($0)) }
        }
    }
}

// Skipped without the folder of real files, which is not part of the package.
@Suite("Real projects of i18next are written again", .enabled(if: I18nextCorpus.folder != nil))
struct I18nextCorpusWritingTests {
    private func version(of catalog: Catalog) -> I18nextVersion? {
        catalog.tables.values.lazy.compactMap { $0.annotations[I18nextTableAnnotation.self]?.version }.first
    }

    @Test("Reading what was written gives the same catalogue and the same files", arguments: I18nextCorpus.projects)
    func roundTrip(project: String) {
        let options = ReadingOptions(sourceLanguage: LanguageTag(project.hasPrefix("fixtures") ? "dev" : "en"))
        let inputs = I18nextCorpus.files(of: project)
        let first = I18nextFormat().read(inputs, options: options)
        #expect(first.catalog.validate().map(\.description) == [])
        let format = I18nextFormat(version(of: first.catalog))
        let written = format.write(first.catalog, options: WritingOptions())
        #expect(written.diagnostics.map(\.message).prefix(5) == [])
        #expect(written.names == first.names)
        let files = written.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        // Files whose paths name no language are left out.
        #expect(Set(files.map(\.path)).isSubset(of: inputs.map(\.path)))
        let second = format.read(files, options: options)
        #expect(second.catalog.differences(from: first.catalog).prefix(3) == [])
        let rewritten = format.write(second.catalog, options: WritingOptions())
        #expect(rewritten.files.map(\.path) == written.files.map(\.path))
        for (one, other) in zip(written.files, rewritten.files) where one != other {
            Issue.record("\(one.path) differs when it is written again")
        }
        let originals = Dictionary(inputs.map { ($0.path, $0.bytes) }) { $1 }
        let same = files.count { originals[$0.path] == $0.bytes }
        print("\(project): \(same) of \(files.count) files byte for byte as they were")
    }
}
