import Foundation
import InterlinguaTestSupport
import Testing

/// Look-ups with the answers that `Documentation/formats` states, put to `render --requests`.
///
/// A line of `lookups.jsonl` is `{"case": …, "request": {…}, "answer": {…}}`, the case numbered as the statements are; the
/// answer `{"error": true}` stands for any error.
@Suite struct RenderLookupTests {
    private struct Lookup {
        let name: String
        let request: String
        let answer: NSDictionary
    }

    /// The look-ups of the worked examples, by the pages that have them; one page has two projects.
    private static let pages = [
        "android", "apple-strings", "i18next", "i18next-v1", "smartling", "string-catalogs", "stringsdict",
        "swifternalization",
    ]

    private static var repository: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    private static var folder: URL { repository.appendingPathComponent("TestData/lookups") }

    /// The look-ups of a format; each request as its own bytes, since the spelling of numbers counts.
    private static func lookups(_ format: String) throws -> [Lookup] {
        let file = folder.appendingPathComponent("\(format)/lookups.jsonl")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
            let fields = try #require(object(String(line)))
            let start = try #require(line.range(of: #""request": "#)).upperBound
            let end = try #require(line.range(of: #", "answer": "#, options: .backwards)).lowerBound
            return Lookup(
                name: try #require(fields["case"] as? String),
                request: String(line[start..<end]),
                answer: try #require(fields["answer"] as? NSDictionary)
            )
        }
    }

    private static func object(_ text: String) -> NSDictionary? {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? NSDictionary
    }

    @Test(arguments: [("android", 250), ("apple", 140)] + pages.map { ("pages/\($0)", 15) })
    func answersAreThoseOfTheDescriptions(format: String, least: Int) throws {
        let lookups = try Self.lookups(format)
        #expect(lookups.count > least)
        let folder = try TemporaryFolder()
        let requests = try folder.write(lookups.map(\.request).joined(separator: "\n"), to: "requests.jsonl")
        let project = Self.folder.appendingPathComponent("\(format)/project").path
        let output = try CommandLineTool().run(["render", project, "--base-language", "en", "--requests", requests])
        #expect(output.status == 0)
        #expect(output.standardError == "")
        let answers = output.standardOutput.split(separator: "\n").map(String.init)
        try #require(answers.count == lookups.count)
        for (lookup, answer) in zip(lookups, answers) {
            let fields = try #require(Self.object(answer), "an answer is an object: \(answer)")
            if lookup.answer["error"] != nil {
                #expect(fields["error"] is String, "\(lookup.name): \(lookup.request) gives \(answer)")
            } else {
                #expect(fields == lookup.answer, "\(lookup.name): \(lookup.request) gives \(answer)")
            }
        }
    }

    /// The tables of the pages show the answers of these look-ups.
    @Test(arguments: pages)
    func workedExamplesAreLookups(page: String) throws {
        let name = page.replacing("-v1", with: "")
        let document = Self.repository.appendingPathComponent("Documentation/formats/\(name).md")
        let rows = try String(contentsOf: document, encoding: .utf8).split(separator: "\n")
        for lookup in try Self.lookups("pages/\(page)") {
            let key = try #require(Self.object(lookup.request)?["key"] as? String)
            let shown = Self.shown(lookup.answer)
            #expect(
                rows.contains { $0.contains("| `\(key)` |") && $0.contains("| \(shown) |") },
                "\(lookup.name): no row of \(name).md has \(key) and \(shown)"
            )
        }
    }

    /// How a page's table shows an answer.
    private static func shown(_ answer: NSDictionary) -> String {
        if let text = answer["text"] as? String {
            return text.isEmpty ? "(empty)" : "`\(text.replacing("\n", with: "⏎"))`"
        }
        if let texts = answer["text"] as? [String] {
            return "`[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]`"
        }
        if let outcomes = answer["outcomes"] as? [String] {
            return outcomes.map { "`\($0)`" }.joined(separator: " or ")
        }
        return "error: \(answer["error"] as? String ?? "")"
    }
}
