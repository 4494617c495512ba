import Foundation
import InterlinguaTestSupport
import Testing

/// The page of `convert --html`.
@Suite struct ConversionPageTests {
    private func convert(_ text: String, _ options: String...) throws -> (CommandLineTool.Output, TemporaryFolder) {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "in/locales/en/a.json")
        let script = #"cd "$1" && shift && exec "$0" convert in --to android --output out --html page.html "$@""#
        return (try CommandLineTool().run(script: script, [folder.path] + options), folder)
    }

    private func page(_ folder: TemporaryFolder) throws -> String {
        try String(contentsOfFile: folder.path + "/page.html", encoding: .utf8)
    }

    /// i18next escapes values for HTML; Android does not.
    @Test func differencesStandSideBySideByCause() throws {
        let (output, folder) = try convert(#"{"a.b": "<script>1</script> {{n}}"}"#)
        #expect(output.status == 0, "\(output.standardError)")
        let page = try page(folder)
        #expect(page.contains("<details open>\n<summary>"))
        #expect(page.contains("<th scope=\"row\"><bdi>a:a.b</bdi></th><td>en</td>") || page.contains("<bdi>a.b</bdi>"))
        #expect(page.contains("<bdi lang=\"en\">&lt;script&gt;1&lt;/script&gt; "))
        #expect(page.contains("<mark>"))
        #expect(page.contains("in/locales/en/a.json:1:9</span>"))
        #expect(page.contains("<h2>Changed calls</h2>"))
        #expect(!page.contains("<script"))
        #expect(page.contains("default-src 'none'; style-src 'nonce-page'; base-uri 'none'"))
    }

    @Test func nothingDiffers() throws {
        let (output, folder) = try convert(#"{"a": "A"}"#)
        #expect(output.status == 0)
        #expect(try page(folder).contains("<p>Both apps show the same.</p>"))
    }

    @Test func mistakesInTheCommand() throws {
        #expect(try convert(#"{"a": "A"}"#, "--no-verify").0.status == 64)
        let (output, _) = try convert(#"{"a": "A"}"#, "--html", "in/locales/en/a.json")
        #expect(output.status == 64)
    }
}
