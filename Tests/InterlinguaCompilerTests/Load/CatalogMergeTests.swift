import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

@Suite("Catalogues of several formats in one")
struct CatalogMergeTests {
    private let english = LanguageTag("en") ?? .undetermined
    private let polish = LanguageTag("pl") ?? .undetermined

    private func file(_ path: String, _ text: String) -> InputFile { InputFile(path: path, bytes: Array(text.utf8)) }

    @Test("Texts that contradict each other are reported with both places, and the first input counts")
    func conflicts() throws {
        let apple = [
            file("en.lproj/Localizable.strings", #""a" = "A"; "b" = "B"; "c" = "C %@";"#),
            file("pl.lproj/Localizable.strings", #""a" = "A pl";"#),
        ]
        let android = [
            file(
                "values/strings.xml",
                "<resources>\n<string name=\"a\">A</string>\n<string name=\"b\">Other</string>\n</resources>"
            ),
            file("values-pl/strings.xml", "<resources><string name=\"b\">B pl</string></resources>"),
        ]
        let format = MergedFormat(parts: [
            MergedFormat.Part(format: AppleFormat(), files: apple, options: ReadingOptions()),
            MergedFormat.Part(format: AndroidFormat(), files: android, options: ReadingOptions()),
        ])
        #expect(format.name == "apple+android")
        let result = format.read(apple + android, options: ReadingOptions())
        #expect(result.catalog.entries.keys.map(\.name) == ["a", "b", "c"])
        let conflict = try #require(result.diagnostics.first { $0.identifier == "conflicting-entry" })
        #expect(result.diagnostics.count { $0.identifier == "conflicting-entry" } == 1)
        #expect(conflict.range?.file.path == "values/strings.xml")
        #expect(conflict.range?.start.line == 3)
        #expect(conflict.notes.first?.range?.file.path == "en.lproj/Localizable.strings")
        let entry = try #require(result.catalog.entries[Key("b")])
        #expect(entry.messages[english]?.content == .pattern(Pattern("B")))
        #expect(entry.messages[polish]?.content == .pattern(Pattern("B pl")))
    }

    @Test("Each key is asked for on the platform that has it")
    func runtime() {
        let apple = [file("en.lproj/Localizable.strings", #""a" = "%@ from Apple";"#)]
        let smartling = [file("Kit/en.lproj/Kit.strings", #""n##{one}" = "%d nest"; "n##{other}" = "%d nests";"#)]
        let format = MergedFormat(parts: [
            MergedFormat.Part(format: AppleFormat(), files: apple, options: ReadingOptions()),
            MergedFormat.Part(format: SmartlingFormat(), files: smartling, options: ReadingOptions()),
        ])
        let runtime = format.runtime(for: apple + smartling, options: RuntimeOptions())
        #expect(runtime.answer(RuntimeRequest(["a"], arguments: [.text("text")])) == .text("text from Apple"))
        #expect(runtime.answer(RuntimeRequest(["n"], table: "Kit/Kit", count: .number(2))) == .text("2 nests"))
        #expect(runtime.answer(RuntimeRequest(["none"])) == .text("none"))
    }
}
