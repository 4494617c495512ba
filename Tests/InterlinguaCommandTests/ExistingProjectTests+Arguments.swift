import Foundation
import InterlinguaTestSupport
import Testing

/// Names and types of the arguments that calls of a project's texts pass.
extension ExistingProjectTests {
    /// The names of arguments are those that calls of the existing text pass.
    @Test func argumentsKeepTheirNames() throws {
        let folder = try TemporaryFolder()
        let texts = strings(["hello": "Hello %1$@, see %2$@", "bye": "Bye %@", "twice": "%1$@ %2$@"])
        try folder.write(texts, to: "ios/en.lproj/Localizable.strings")
        let own = """
            {"hello": "Hello {{- name}}, see {{- place}}", "bye": "Good-bye {{- name}}", "twice": "{{- x}} {{- x}}"}

            """
        try folder.write(own, to: "web/locales/en/translation.json")
        #expect(try convert(folder, "ios", to: "i18next", "web").status == 0)
        let written = try text(folder, "web/locales/en/translation.json")
        #expect(written.contains(#""hello": "Hello {{- name}}, see {{- place}}""#))
        #expect(written.contains(#""bye": "Bye {{- arg1}}""#))
        #expect(written.contains(#""twice": "{{- arg1}} {{- arg2}}""#))
    }

    /// Android and i18next know no C types: the app goes on passing what it passes.
    @Test(arguments: ["android", "i18next"])
    func integersKeepTheirTypes(format: String) throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<key>files</key>
            \t<dict>
            \t\t<key>NSStringLocalizedFormatKey</key>
            \t\t<string>%#@files@</string>
            \t\t<key>files</key>
            \t\t<dict>
            \t\t\t<key>NSStringFormatSpecTypeKey</key>
            \t\t\t<string>NSStringPluralRuleType</string>
            \t\t\t<key>NSStringFormatValueTypeKey</key>
            \t\t\t<string>d</string>
            \t\t\t<key>one</key>
            \t\t\t<string>1 file</string>
            \t\t\t<key>other</key>
            \t\t\t<string>%d files</string>
            \t\t</dict>
            \t</dict>
            </dict>
            </plist>

            """
        let folder = try TemporaryFolder()
        let old = strings(["ago": "%d min ago", "hello": "Hello", "left": "%u left"])
        try folder.write(old, to: "ios/en.lproj/Localizable.strings")
        try folder.write(list, to: "ios/en.lproj/Localizable.stringsdict")
        #expect(try convert(folder, "ios", to: format, "other").status == 0)
        let path = format == "android" ? "other/values/strings.xml" : "other/locales/en/translation.json"
        // In i18next, only the text that stays tells what is passed.
        let left = format == "android" ? " more" : " left"
        let texts = try text(folder, path).replacing("Hello", with: "Hi").replacing(" left", with: left)
        try folder.write(texts, to: path)
        let output = try convert(folder, "other", to: "apple", "ios")
        #expect(output.status == 0)
        #expect(!output.standardError.contains("call-changes"))
        #expect(try text(folder, "ios/en.lproj/Localizable.stringsdict") == list)
        let new = old.replacing("Hello", with: "Hi").replacing(" left", with: left)
        #expect(try text(folder, "ios/en.lproj/Localizable.strings") == new)
    }

    /// What the app passes for a text that is there is passed for its translations, too; i18next's texts take anything.
    @Test func integersDecide() throws {
        let folder = try TemporaryFolder()
        func texts(_ words: String...) -> String {
            #"{"left": "{{n}} \#(words[0])", "notes_one": "{{count}} \#(words[1])", "#
                + #""notes_other": "{{count}} \#(words[2])"}"#
        }
        try folder.write(texts("left", "note", "notes"), to: "web/en/translation.json")
        try folder.write(texts("übrig", "Notiz", "Notizen"), to: "web/de/translation.json")
        let own = """
            <resources>
                <string name="left">%1$d left</string>
                <plurals name="notes"><item quantity="one">%d note</item><item quantity="other">%d notes</item></plurals>
            </resources>

            """
        try folder.write(own, to: "res/values/strings.xml")
        let output = try convert(folder, "web", to: "android", "res")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("calls pass Int or Long in 2 entries"))
        #expect(try text(folder, "res/values/strings.xml") == own)
        let written = try text(folder, "res/values-de/strings.xml")
        #expect(written.contains("%d</xliff:g> übrig") && written.contains("%d</xliff:g> Notizen"))
    }
}
