import Foundation
import InterlinguaTestSupport
import Testing

/// Options that name a file to write: none of them may name a file of the project.
@Suite struct ProtectedFileTests {
    @Test(
        arguments: ["in/en.lproj/Localizable.strings", "in/interlingua.json"],
        [
            "check in --write-baseline --baseline", "generate in --output", "report in --output",
            "convert in --to android --output out --report", "convert in --to android --output out --calls",
        ]
    )
    func filesOfTheProjectAreNotReplaced(_ path: String, _ command: String) throws {
        let folder = try TemporaryFolder()
        let texts = ["in/en.lproj/Localizable.strings": "\"a\" = \"A\";\n", "in/interlingua.json": "{}\n"]
        for (path, text) in texts { try folder.write(text, to: path) }
        let output = try CommandLineTool().run(script: "cd \"$1\" && exec \"$0\" \(command) \(path)", [folder.path])
        #expect(output.status == 64)
        #expect(output.standardError.contains("names a file of the project, “\(path)”"))
        for (path, text) in texts {
            #expect(try String(contentsOfFile: folder.path + "/" + path, encoding: .utf8) == text)
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
    }
}
