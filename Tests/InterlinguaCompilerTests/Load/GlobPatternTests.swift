import Testing

@testable import InterlinguaGenerator

/// The expectations are those of gitignore(5).
@Suite("Patterns for paths")
struct GlobPatternTests {
    private func matches(_ pattern: String, _ path: String, isFolder: Bool = false) throws -> Bool {
        try #require(GlobPattern(pattern)).matches(path.split(separator: "/").map(\.utf8), isFolder: isFolder)
    }

    @Test(arguments: [
        ("a", "a"), ("a", "x/a"), ("*.json", "x/y.json"), ("/a", "a"), ("x/a", "x/a"), ("**/a", "a"), ("**/a", "x/y/a"),
        ("x/**", "x/y/z"), ("x/**/z", "x/z"), ("x/**/z", "x/y/y/z"), ("?", "ä".utf8.count == 1 ? "ä" : "b"),
        ("[a-c]x", "bx"), ("[!a-c]x", "dx"), ("[]]", "]"), ("a*b*c", "aXbXbc"), ("\\#a", "#a"), ("\\!a", "!a"),
        ("a  ", "a"),
        ("[", "["), ("a*", "a"), ("!a", "a"),
    ])
    func matching(pattern: String, path: String) throws { #expect(try matches(pattern, path)) }

    @Test(arguments: [
        ("a", "ab"), ("/a", "x/a"), ("x/a", "y/x/a"), ("x/**", "x"), ("*.json", "a.jsonx"), ("[a-c]x", "dx"),
        ("x/*", "x/y/z"),
        ("?", ""), ("a*b", "aXc"), ("a/", "a"),
    ])
    func notMatching(pattern: String, path: String) throws { #expect(try !matches(pattern, path)) }

    @Test func foldersAlone() throws { #expect(try matches("a/", "x/a", isFolder: true)) }

    @Test(arguments: ["", "   ", "# comment", "/", "!"])
    func linesWithoutPattern(line: String) { #expect(GlobPattern(line) == nil) }

    /// A pattern that would keep a recursive search busy for ever.
    @Test func manyStars() throws {
        let pattern = String(repeating: "a*", count: 40) + "b"
        #expect(try !matches(pattern, String(repeating: "a", count: 200)))
    }
}
