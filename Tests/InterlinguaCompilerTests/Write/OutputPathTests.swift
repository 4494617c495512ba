import InterlinguaFormats
import InterlinguaTestSupport
import Testing

@testable import InterlinguaGenerator

@Suite("Paths below the output folder")
struct OutputPathTests {
    @Test(arguments: [
        "values/strings.xml", "locales/en/a.b.json", "...", "a/.gitkeep", String(repeating: "a", count: 200) + ".xml",
    ])
    func usablePaths(path: String) { #expect(OutputPath.fault(in: path) == nil) }

    @Test(arguments: [
        "", "/etc/passwd", "a//b", "a/", "..", "../a", "a/../b", "./a", "a/.", "a\u{0}", "a\nb/c", "\u{7F}",
        String(repeating: "a", count: 201) + ".xml", String(repeating: "ä", count: 101) + "/a",
    ])
    func unusablePaths(path: String) throws {
        #expect(OutputPath.fault(in: path) != nil)
        let folder = try TemporaryFolder()
        #expect(throws: FileError.self) {
            try FileWriter(directory: folder.path + "/out").write([
                OutputFile(path: "good", bytes: []), OutputFile(path: path, bytes: []),
            ])
        }
        #expect(try folder.contents().isEmpty)
    }

    @Test func tablesWithoutNames() {
        #expect(OutputPath.fault(inTable: "") == nil)
        #expect(OutputPath.fault(inTable: "SyncUI/") == nil)
        #expect(OutputPath.fault(inTable: "SyncUI//") != nil)
    }
}
