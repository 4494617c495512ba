import InterlinguaFormats
import InterlinguaIR
import Testing

@testable import InterlinguaCompiler

/// Rare files whose conversion shows the same, or says what differs.
@Suite struct ConversionOddityTests {
    private func project(_ files: KeyValuePairs<String, String>, _ version: I18nextVersion = .v4) -> VerifiedProject {
        ComparedProject.make(I18nextFormat(version), files.map { ("locales/\($0.key)/translation.json", $0.value) })
    }

    /// Nobody asks for an item of a list that has none.
    @Test(arguments: ["android", "apple", "swifternalization", "smartling", "i18next-v1"])
    func emptyListsStayEmpty(target: String) throws {
        let conversion = try CheckedConversion(project(["en": #"{"a": "x", "f": []}"#]), to: target)
        #expect(conversion.unannounced == [])
        #expect(conversion.sentenceCount == 2)
    }
}
