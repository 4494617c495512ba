import Foundation
import InterlinguaTestSupport
import Testing

/// The page that `report` makes, read by a browser.
@Suite struct ReportCommandTests {
    private static let chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    private static let hostile = [
        "</script><script>document.title = 'broken'</script>", "<img src=x onerror=\"document.title = 'broken'\">",
        "<!-- <script>", "]]>", "\u{202E}txet", "{{constructor.constructor('document.title=1')()}}",
    ]

    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        var english: [String: Any] = [
            "birds_one": "{{count}} bird", "birds_other": "{{count}} birds", "title": "Title",
        ]
        for (index, text) in Self.hostile.enumerated() { english["hostile\(index)" + text] = text }
        let polish = ["birds_one": "{{count}} ptak", "birds_few": "{{count}} ptaki", "birds_other": "{{count}} ptaka"]
        for (language, texts) in [("en", english), ("pl", polish)] {
            let data = try JSONSerialization.data(withJSONObject: texts, options: [.sortedKeys])
            try folder.write(String(decoding: data, as: UTF8.self), to: "in/locales/\(language)/translation.json")
        }
        // Keys of the project are sentences with separators.
        try folder.write(
            #"{"settings": {"i18next": {"keySeparator": false, "nsSeparator": false}}}"#,
            to: "in/interlingua.json"
        )
        return folder
    }

    private func page(_ folder: TemporaryFolder) throws -> String {
        let path = folder.path + "/report.html"
        let output = try CommandLineTool().run([
            "report", folder.path + "/in", "--base-language", "en", "--output", path,
        ])
        try #require(output.status == 0, "\(output.standardError)")
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test func textsStayData() throws {
        let page = try page(try project())
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(page.components(separatedBy: "</script").count == 3)
        #expect(!page.contains("<img"))
        #expect(page.contains("default-src 'none'"))
        #expect(!page.contains("http://") || page.components(separatedBy: "http://").count == 2, "a name space of SVG")
        #expect(!page.contains("https://"))
    }

    @Test(.enabled(if: chromium != nil, "there is no Chromium")) func browserShowsAndFilters() throws {
        let folder = try project()
        _ = try page(folder)
        func dump(_ fragment: String) throws -> String {
            let browser = try #require(Self.chromium)
            let script = """
                "$1" --headless --no-sandbox --disable-gpu --user-data-dir="$2/profile" --dump-dom \
                "file://$2/report.html\(fragment)" 2>/dev/null
                """
            return try CommandLineTool().run(script: script, [browser, folder.path]).standardOutput
        }
        let all = try dump("")
        #expect(all.contains(#"<p id="count" role="status">8 entries</p>"#))
        #expect(all.contains("<title>Translations</title>"))
        #expect(all.contains("&lt;img src=x onerror="))
        #expect(!all.contains("<img"))
        #expect(all.contains(#"<bdi lang="pl" dir="auto">1 ptak</bdi>"#))
        #expect(all.contains(#"<bdi lang="pl" dir="auto">2 ptaki</bdi>"#))
        let polish = try dump("#language=pl&search=ptaki")
        let reason = #"<div class="dim reason">few: it ends in 2, 3 or 4, but not in 12, 13 or 14</div>"#
        #expect(polish.contains(reason))
        #expect(!all.contains(reason), "only told where one language is looked at")
        let missing = try dump("#language=pl&issue=missing")
        #expect(missing.contains(#"<p id="count" role="status">7 entries</p>"#))
        let lengths = try dump("#lengths")
        #expect(lengths.contains(#"<th scope="row">pl</th>"#))
        #expect(lengths.contains("<h3>Widest</h3>"))
        #expect(lengths.contains("birds, pl: "))
        #expect(!all.contains("<h3>Widest</h3>"), "only measured where it is asked for")
        let found = try dump("#search=PTAKI")
        #expect(found.contains(#"<p id="count" role="status">1 entry</p>"#))
    }

    @Test func everythingThatChooses() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{"friend": "a friend", "friend_male": "a boyfriend", "hits_other": "{{count}} hits", "hits_one": "one hit"}"#,
            to: "web/locales/en/translation.json"
        )
        try folder.write(
            """
            <plist version="1.0"><dict><key>title</key><dict><key>NSStringVariableWidthRuleType</key>
            <dict><key>20</key><string>Short</string><key>50</key><string>A longer one</string></dict></dict></dict></plist>
            """,
            to: "width/en.lproj/Localizable.stringsdict"
        )
        try folder.write(
            """
            <plist version="1.0"><dict><key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key>
            <dict><key>mac</key><string>Click</string><key>other</key><string>Tap</string></dict></dict></dict></plist>
            """,
            to: "device/en.lproj/Localizable.stringsdict"
        )
        func data(_ name: String) throws -> String {
            let path = folder.path + "/\(name).html"
            let output = try CommandLineTool().run(["report", folder.path + "/" + name, "--output", path])
            try #require(output.status == 0, "\(output.standardError)")
            return try String(contentsOfFile: path, encoding: .utf8)
        }
        let web = try data("web")
        #expect(web.contains(#"[["male","a boyfriend",null],["","a friend",null]]"#))
        #expect(web.contains(#"["1","one hit","#))
        #expect(web.contains(#""one: it is 1""#))
        #expect(try data("width").contains(#"[["50","A longer one",null],["20","Short",null]]"#))
        #expect(try data("device").contains(#"[["mac","Click",null],["","Tap",null]]"#))
    }

    @Test func inputsAreNotReplaced() throws {
        let folder = try project()
        let path = folder.path + "/in/locales/en/translation.json"
        let output = try CommandLineTool().run(["report", folder.path + "/in", "--output", path])
        #expect(output.status == 64)
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("{"))
    }
}
