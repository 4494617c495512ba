import InterlinguaPlatforms
import InterlinguaFormats
import InterlinguaIR
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

@Suite("What callers see of accessors")
struct AccessorLabelTests {
    /// The lines of a generated file that declare accessors, without indentation, and their documentation.
    private static func declarations(
        _ format: any TranslationFormat,
        _ files: [(path: String, text: String)]
    ) -> [String] {
        let project = ComparedProject.make(format, files)
        let bytes = SwiftGenerator().generate(project.catalog, from: format, files: project.files).bytes
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            .map { String($0.drop { $0 == " " }) }
        // The decoder stands behind them.
        let accessors = lines.prefix { !$0.hasPrefix("nonisolated private func _text") }
        return accessors.filter { line in
            line.contains("{ _text") || line.hasPrefix("/// {")
                || line.hasPrefix("/// - ") && !line.hasPrefix("/// - Param")
        }
    }

    /// On Android names are those of all files of a folder.
    @Test
    func filesOfAndroidAreNoGroups() {
        let text = { (name: String) in "<resources><string name=\"\(name)\">\(name)</string></resources>" }
        let found = Self.declarations(
            AndroidFormat(),
            [
                ("values/strings.xml", text("title")), ("values/errors.xml", text("offline")),
                ("legacy/values/errors.xml", text("gone")),
            ]
        )
        #expect(found.contains("static var title: String { _text(0) }"))
        #expect(found.contains { $0.hasPrefix("static var offline: String") })
        #expect(found.contains { $0.hasPrefix("var gone: String") })
    }

    @Test
    func labelsComeFromComments() {
        let found = Self.declarations(
            AppleFormat(),
            [
                (
                    "en.lproj/Localizable.strings",
                    """
                    /* %1$@ is the price; '%2$@' is a placeholder for the date. */
                    "offer" = "%1$@ until %2$@";
                    """
                )
            ]
        )
        #expect(
            found == [
                "/// {price} until {date}",
                "static func offer(price: String, date: String) -> String { _text_TT(0, price, date) }",
            ]
        )
    }

    @Test
    func documentationNamesRanges() {
        let text = #"{"cars": {"ie:x=0": "no cars", "iex:0<x<=9": "%d cars", "ie:x>9": "many"}}"#
        let found = Self.declarations(SwifternalizationFormat(), [("base.json", text)])
        #expect(found.contains("/// - 0: no cars"))
        #expect(found.contains("/// - above 0, up to 9: {count} cars"))
        #expect(found.contains("/// - above 9: many"))
    }
}
