import InterlinguaFormats
import InterlinguaIR
import Testing

@testable import InterlinguaCompiler

/// Names made for positions beside the number that chooses: `{{count}} of {{arg2}}`.
@Suite struct PositionNameConversionTests {
    private func project(_ one: String, _ other: String) -> VerifiedProject {
        let text = #"{"r_one": "\#(one)", "r_other": "\#(other)"}"#
        return ComparedProject.make(I18nextFormat(.v4), [("locales/en/translation.json", text)])
    }

    /// The number takes the place that the names leave free; where they leave none, the others move up.
    @Test(arguments: [
        ("{{count}} of {{arg2}}", "android", "</xliff:g> of %2$s", false),
        ("{{count}} of {{arg2}}", "apple", "%1$lld of %2$@", false),
        ("{{count}} of {{arg3}}", "android", "</xliff:g> of %3$s", false),
        ("{{arg1}} has {{count}}", "android", "%2$s has <xliff:g", true),
        ("{{arg1}} has {{count}}", "apple", "%2$@ has %1$lld", true),
        ("{{arg1}} {{count}} {{arg3}}", "android", "%4$s", true),
        ("{{total}} of {{count}}", "android", "%2$s</xliff:g> of", false),
    ])
    func theNumberTakesAFreePlace(text: String, target: String, expected: String, isOtherCall: Bool) throws {
        let conversion = try CheckedConversion(project(text, text + "s"), to: target)
        #expect(conversion.sentenceCount > 0)
        #expect(conversion.unexplained == [])
        #expect(conversion.text.contains(expected))
        #expect(conversion.notes("call-changes") == (isOtherCall ? ["r"] : []))
    }

    /// Android's positions come back as they were.
    @Test func positionsOfPluralsComeBack() throws {
        let plural = """
            <resources><plurals name="r"><item quantity="one">%1$d of %2$d hen</item>
            <item quantity="other">%1$d of %2$d hens</item></plurals></resources>
            """
        let source = ComparedProject.make(AndroidFormat(), [("values/strings.xml", plural)])
        let there = try CheckedConversion(source, to: "i18next-v4")
        #expect(there.unexplained == [])
        let files = there.result.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        let back = try CheckedConversion(ComparedProject.make(I18nextFormat(.v4), files), to: "android")
        #expect(back.unexplained == [])
        #expect(back.text.contains(">%1$s</xliff:g> of %2$s hens<"))
    }
}
