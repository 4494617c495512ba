import Foundation
import InterlinguaTestSupport
import Testing

/// The pictures in the documents are what a terminal shows; INTERLINGUA_REGENERATE=1 makes them anew.
@Suite struct TerminalPictureTests {
    private static let documentation = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation")

    /// A small app with faults that are common.
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <resources>
                <string name="greeting">Hello, %1$s!</string>
                <string name="route">%1$s to %2$s</string>
                <plurals name="cards">
                    <item quantity="one">%d card</item>
                    <item quantity="other">%d cards</item>
                </plurals>
            </resources>

            """,
            to: "res/values/strings.xml"
        )
        try folder.write(
            """
            <resources>
                <string name="greeting">Cześć!</string>
                <string name="route">%s – %s</string>
                <plurals name="cards">
                    <item quantity="one">%d karta</item>
                    <item quantity="other">%d karty</item>
                </plurals>
            </resources>

            """,
            to: "res/values-pl/strings.xml"
        )
        return folder
    }

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/script"), "script of util-linux makes terminals"),
        arguments: [
            ("check.svg", "check res --base-language en"),
            ("convert.svg", "convert res --to i18next --base-language en --output web"),
            ("render.svg", "render res --key cards --language pl --count 5 --argument 5 --explain"),
        ]
    )
    func pictureIsWhatATerminalShows(name: String, command: String) throws {
        let folder = try project()
        let script = #"cd "$1" && TERM=xterm NO_COLOR= script -qc "stty cols 100; $0 \#(command)" /dev/null"#
        let output = try CommandLineTool().run(script: script, [folder.path]).standardOutput
        let picture = TerminalPicture(command: "interlingua " + command, output: output, columnCount: 100).svg
        let file = Self.documentation.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["INTERLINGUA_REGENERATE"] != nil {
            try Data(picture.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == picture)
    }
}
