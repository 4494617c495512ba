import Foundation
import InterlinguaFormats
import InterlinguaIR
import Testing

@testable import InterlinguaCompiler

/// A text that a language lacks, and that Android has for another region of it.
@Suite struct RegionalConversionTests {
    private func project(_ language: String, _ region: String) -> VerifiedProject {
        ComparedProject.make(
            I18nextFormat(.v4),
            [
                ("locales/en/translation.json", #"{"a": "Open", "b": "Close"}"#),
                ("locales/\(language)/translation.json", #"{"a": "Abrir"}"#),
                ("locales/\(region)/translation.json", #"{"a": "Abrir!", "b": "Cerrar"}"#),
            ]
        )
    }

    /// Users of Spanish see the Mexican text in Android and the English one in i18next; in Hong Kong they see the text of
    /// Taiwan, since both write traditional characters.
    @Test(arguments: [("es", "es-MX"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"), ("zh-HK", "zh-TW")])
    func theOtherRegionsTextIsAnnounced(language: String, region: String) throws {
        let conversion = try CheckedConversion(project(language, region), to: "android")
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == ["b \(language): other-language"])
    }

    /// The text is written although the default one is the same, since another region's comes before that.
    @Test(arguments: [("es", "es-MX"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"), ("zh-HK", "zh-TW")])
    func theSourcesTextIsCopied(language: String, region: String) throws {
        let conversion = try CheckedConversion(project(language, region), to: "android", fillsGaps: true)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == [])
        let tag = try #require(LanguageTag(language))
        let folder = try #require(AndroidFolder.name(of: tag))
        let file = try #require(conversion.result.files.first { $0.path == "\(folder)/strings.xml" })
        #expect(String(decoding: file.bytes, as: UTF8.self).contains(#"<string name="b">Close</string>"#))
    }

    /// The other script is no other region, the parent is found by both, and the default text needs no copy.
    @Test(arguments: [("zh", "zh-TW"), ("sr", "sr-Latn"), ("de-AT", "fr")])
    func whatAndroidFindsByItselfIsNotCopied(language: String, region: String) throws {
        let conversion = try CheckedConversion(project(language, region), to: "android", fillsGaps: true)
        #expect(conversion.unexplained == [])
        #expect(conversion.text.components(separatedBy: ">Close<").count == 2)
    }
}
