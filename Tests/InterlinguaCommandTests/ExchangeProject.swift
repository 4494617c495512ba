import Foundation
import InterlinguaTestSupport
import Testing

/// A project in a folder `app`, in which commands run.
struct ExchangeProject {
    let folder: TemporaryFolder

    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: "app/" + path) }
    }

    func run(_ arguments: String...) throws -> CommandLineTool.Output {
        try CommandLineTool().run(script: #"cd "$1" && shift && exec "$0" "$@""#, [folder.path] + arguments)
    }

    func text(_ path: String) throws -> String {
        try String(contentsOfFile: folder.path + "/" + path, encoding: .utf8)
    }

    func files() throws -> [String: Data] { try folder.contents(of: "app") }

    /// Exports, replaces texts in the file, and imports it.
    func translate(
        _ language: String,
        as format: String = "csv",
        _ replacements: [(String, String)],
        _ options: String...
    ) throws -> CommandLineTool.Output {
        _ = try run("export", "app", "--language", language, "--format", format, "-o", "texts")
        var text = try text("texts")
        for (old, new) in replacements {
            #expect(text.contains(old), "\(old) is not in \(text)")
            text = text.replacing(old, with: new)
        }
        try folder.write(text, to: "texts")
        return try CommandLineTool().run(
            script: #"cd "$1" && shift && exec "$0" "$@""#,
            [folder.path, "import", "texts", "--into", "app"] + options
        )
    }

    static let android = [
        "values/strings.xml": #"""
        <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
            <!-- Greets -->
            <string name="hi">It\'s <b>%1$s</b>, 100%% of <xliff:g id="n">%2$d</xliff:g></string>
            <string name="brand" translatable="false">Perch</string>
            <plurals name="birds"><item quantity="one">A bird</item><item quantity="other">%d birds</item></plurals>
            <string-array name="days"><item>Mon</item><item>Tue</item></string-array>
        </resources>

        """#,
        "values-pl/strings.xml": #"""
        <?xml version="1.0" encoding="utf-8"?>
        <resources>
          <!-- by hand -->
          <plurals name="birds">
            <item quantity="one">Ptak</item>
            <item quantity='other' x="kept">%d ptaka</item>
          </plurals>
          <string   name="old">Stary</string>
        </resources>

        """#,
    ]
}
