import Foundation
import Testing

@testable import generate_plural_rules

/// The committed tables are what the generator makes of CLDR's data.
///
/// CLDR's JSON is no part of the project: its folder, with `plurals.json`, `ordinals.json`, `aliases.json` and
/// `parentLocales.json`, is taken from the environment variable INTERLINGUA_CLDR; without it the suite is skipped.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["INTERLINGUA_CLDR"] != nil, "INTERLINGUA_CLDR is not set"))
struct GeneratedFileTests {
    @Test func committedFilesAreReproduced() throws {
        let cldr = try #require(ProcessInfo.processInfo.environment["INTERLINGUA_CLDR"])
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let files = try GeneratePluralRules.generatedFiles(from: URL(fileURLWithPath: cldr, isDirectory: true))
        #expect(files.count == 5)
        for file in files {
            let committed = try String(contentsOf: package.appendingPathComponent(file.path), encoding: .utf8)
            #expect(committed == file.text, "\(file.path)")
        }
    }
}
