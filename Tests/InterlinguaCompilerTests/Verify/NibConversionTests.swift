import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// The table of a nib whose texts stand only in `Base.lproj`, where no format looks, and in comments.
@Suite struct NibConversionTests {
    private let project = ComparedProject.make(
        AppleFormat(),
        [
            ("en.lproj/Localizable.strings", "hello = Hello;"),
            (
                "de.lproj/Main.strings",
                """
                /* Class = "UIButton"; normalTitle = "Save"; ObjectID = "abc-12-xyz"; */
                "abc-12-xyz.normalTitle" = "Speichern";

                /* Class = "NSMenuItem"; title = "About “App”"; ObjectID = "5kV-Vb-QxS"; */
                "5kV-Vb-QxS.title" = "Über";
                """
            ),
            ("pl.lproj/Main.strings", #""abc-12-xyz.normalTitle" = "Zapisz";"#),
        ]
    )

    @Test(arguments: FormatRegistry.formats.map(\.name))
    func showsTheTextsOfTheNib(name: String) throws {
        let target = try #require(FormatRegistry.format(named: name))
        let result = Converter().convert(project.catalog, from: project.format, to: target)
        let verification = Converter().verify(result, of: project, for: target)
        #expect(verification.sentenceCount >= 6)
        #expect(verification.unexplained.map { "\($0.language): \($0)" } == [])
        #expect(!result.diagnostics.contains { $0.identifier == "missing-source" })
    }

    /// UTF-16 without a byte order mark.
    @Test("Of a file that the app refuses what it says is converted, where the nib shows its own text")
    func refusedFile() {
        let comment = "/* Class = \"UIButton\"; title = \"Open\"; ObjectID = \"a\"; */\n"
        let german = (comment + "\"a.title\" = \"Auf\";\n").unicodeScalars.map { "\($0)\0" }.joined()
        let source = ComparedProject.make(
            AppleFormat(),
            [("en.lproj/Main.strings", comment + "\"a.title\" = \"Open\";\n"), ("de.lproj/Main.strings", german)]
        )
        let result = Converter().convert(source.catalog, from: source.format, to: AndroidFormat())
        let differences = Converter().verify(result, of: source, for: AndroidFormat()).differences
        #expect(differences.map(\.description) == ["“a.title” in de: “Open” became “Auf”"])
        #expect(differences.map(\.causes) == [[.faultySource]])
    }

    @Test func writesThemIntoTheFolderOfTheSourceLanguage() throws {
        let files = Converter().convert(project.catalog, from: project.format, to: AppleFormat()).files
        let expected = [
            "de.lproj/Main.strings", "en.lproj/Localizable.strings", "en.lproj/Main.strings",
            "pl.lproj/Main.strings",
        ]
        #expect(files.map(\.path).sorted() == expected)
        let written = try #require(files.first { $0.path == "en.lproj/Main.strings" })
        #expect(
            String(decoding: written.bytes, as: UTF8.self) == """
                /* Class = "UIButton"; normalTitle = "Save"; ObjectID = "abc-12-xyz"; */
                "abc-12-xyz.normalTitle" = "Save";

                /* Class = "NSMenuItem"; title = "About “App”"; ObjectID = "5kV-Vb-QxS"; */
                "5kV-Vb-QxS.title" = "About “App”";

                """
        )
    }

    /// The nib shows its own text where its table lacks the key, whatever the catalogue has for the source language.
    @Test(arguments: [("apple", []), ("android", [[Cause.otherLanguage]])])
    func catalogsHaveOtherTexts(target: String, causes: [[Cause]]) throws {
        let text = """
            {"sourceLanguage": "en", "strings": {"5kV-Vb-QxS.title": {
            "comment": "Class = \\"NSMenuItem\\"; title = \\"Edit\\"; ObjectID = \\"5kV-Vb-QxS\\";",
            "localizations": {"en": {"stringUnit": {"state": "translated", "value": "Editing"}}}}, "b": {
            "localizations": {"de": {"stringUnit": {"state": "translated", "value": "B"}}}}}, "version": "1.0"}
            """
        let source = ComparedProject.make(StringCatalogFormat(), [("mul.lproj/Main.xcstrings", text)])
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        #expect(
            conversion.differences.filter { $0.languages.contains { $0.identifier == "de" } }.map(\.causes) == causes
        )
    }
}
