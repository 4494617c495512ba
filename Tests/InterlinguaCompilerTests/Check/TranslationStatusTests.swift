import InterlinguaFormats
import InterlinguaIR
import Testing

@testable import InterlinguaCompiler

@Suite struct TranslationStatusTests {
    /// What other entries say is translated there.
    @Test func referencesAreNotToBeTranslated() {
        let english = """
            <resources>
                <string name="light">Light</string>
                <string name="theme">@string/light</string>
                <string-array name="themes"><item>@string/light</item></string-array>
                <string-array name="sizes"><item>@string/light</item><item>Large</item></string-array>
            </resources>
            """
        let german = #"<resources><string name="light">Hell</string></resources>"#
        let files = [("values", english), ("values-de", german)].map { folder, text in
            InputFile(path: "\(folder)/strings.xml", bytes: Array(text.utf8))
        }
        let read = AndroidFormat().read(files, options: ReadingOptions(sourceLanguage: LanguageTag("en")))
        let status = TranslationStatus(of: read.catalog, diagnostics: read.diagnostics)
        #expect(status.entryCount == 2)
        #expect(status.languages.map { $0.items.map(\.key.name) } == [["sizes"]])
    }
}
