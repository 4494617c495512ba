import Foundation
import InterlinguaTestSupport
import Testing

/// Texts of Android in projects for Apple's platforms, and the other way round.
extension ExistingProjectTests {
    /// A text without variants shows for 5 what the new one shows, but not for 1.
    @Test func textsBecomePlurals() throws {
        let folder = try TemporaryFolder()
        let unit = #"{"stringUnit": {"state": "translated", "value": "%lld files"}}"#
        let path = "ios/Localizable.xcstrings"
        try folder.write(
            #"{"sourceLanguage": "en", "strings": {"files": {"localizations": {"en": \#(unit)}}}, "version": "1.0"}"#,
            to: path
        )
        try folder.write(
            """
            <resources><plurals name="files"><item quantity="one">%d file</item><item quantity="other">%d files</item>\
            </plurals></resources>
            """,
            to: "res/values/strings.xml"
        )
        for _ in 1...2 {
            let output = try convert(folder, "res", to: "xcstrings", "ios")
            #expect(output.status == 0)
            #expect(output.standardOutput.contains("all the same"))
            #expect(try text(folder, path).contains(#""%lld file""#))
        }
    }

    /// A text without a product takes the place of the default product's: aapt2 refuses to have both.
    @Test func defaultProductsAreReplaced() throws {
        let folder = try TemporaryFolder()
        func resources(_ text: String) -> String {
            """
            <resources>
                <string name="dev" product="tablet">Your tablet</string>
                <string name="dev" product="default">\(text)</string>
            </resources>

            """
        }
        try folder.write(strings(["dev": "Your device"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write(resources("Your phone"), to: "res/values/strings.xml")
        let output = try convert(folder, "ios", to: "android", "res")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        #expect(try text(folder, "res/values/strings.xml") == resources("Your device"))
    }
}
