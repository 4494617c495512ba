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
        #expect(written.contains(#""bye": "Bye {{- name}}""#))
        #expect(written.contains(#""twice": "{{- x}} {{- arg2}}""#))
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
        #expect(written.contains(">%d übrig<") && written.contains(">%d Notizen<"))
    }

    /// Calls go on passing what they pass when a text of some language is another one, or a language is new.
    ///
    /// `apart` passes its number to `getQuantityString` only, `gap` three values, `sent` its number behind a text.
    @Test(arguments: ["i18next", "apple", "xcstrings", "swifternalization"])
    func callsOfEditedTexts(through format: String) throws {
        let folder = try TemporaryFolder()
        func resources(_ gap: String, _ apart: String, _ sent: String, _ two: String) -> String {
            func plurals(_ name: String, _ one: String, _ other: String) -> String {
                "    <plurals name=\"\(name)\">\n        <item quantity=\"one\">\(one)</item>\n"
                    + "        <item quantity=\"other\">\(other)</item>\n    </plurals>\n"
            }
            return "<resources>\n    <string name=\"gap\">%1$s \(gap) %3$s</string>\n"
                + plurals("apart", "%s \(apart)", "%s \(apart)s") + plurals("sent", "%1$s \(sent)", "%1$s \(sent)s")
                + plurals("two", "%1$d \(two) %2$d", "%1$d \(two)s %2$d") + "</resources>\n"
        }
        let english = resources("to", "day", "sent %2$d file", "line of")
        let german = resources("bis", "Tag", "sandte %2$d Akte", "Zeile von")
        try folder.write(english, to: "res/values/strings.xml")
        try folder.write(german, to: "res/values-de/strings.xml")
        #expect(try convert(folder, "res", to: format, "other").status == 0)
        let words = [("bis", "an"), ("Tag", "Tagen"), ("sandte", "schickte"), ("Zeile", "Reihe")]
        func changed(_ text: String) -> String { words.reduce(text) { $0.replacing($1.0, with: $1.1) } }
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/other")
        for file in files where file.contains(".") && !file.hasSuffix("lproj") {
            try folder.write(changed(text(folder, "other/" + file)), to: "other/" + file)
        }
        let output = try convert(folder, "other", to: "android", "res", "--merge", "--strict")
        #expect(output.status == 0)
        #expect(!output.standardError.contains("call-changes"))
        #expect(try text(folder, "res/values/strings.xml") == english)
        #expect(try text(folder, "res/values-de/strings.xml") == changed(german))
        #expect(try convert(folder, "other", to: "android", "res").standardOutput.contains("0 files written"))
    }

    /// A number behind a text stays there: no call passes it first.
    @Test(arguments: ["i18next", "android"])
    func numbersOfEditedTexts(through format: String) throws {
        let folder = try TemporaryFolder()
        func texts(_ word: String) -> String {
            strings(["skip": "%2$@ \(word) %1$@", "of": "%d \(word) %@", "page": "%1$@ \(word) %2$ld"])
        }
        try folder.write(texts("from"), to: "ios/en.lproj/Localizable.strings")
        try folder.write(texts("von"), to: "ios/de.lproj/Localizable.strings")
        #expect(try convert(folder, "ios", to: format, "other").status == 0)
        let path = format == "android" ? "other/values-de/strings.xml" : "other/locales/de/translation.json"
        try folder.write(text(folder, path).replacing("von", with: "aus"), to: path)
        let output = try convert(folder, "other", to: "apple", "ios")
        #expect(output.status == 0)
        #expect(!output.standardError.contains("call-changes"))
        #expect(try text(folder, "ios/en.lproj/Localizable.strings") == texts("from"))
        let german = try text(folder, "ios/de.lproj/Localizable.strings")
        #expect(german.contains("%2$@ aus %1$@") && german.contains("%1$d aus %2$@"))
        #expect(german.contains("%1$@ aus %2$lld"))
    }

    /// What no call passes yet follows what they do, and is said.
    @Test func furtherArgumentsFollow() throws {
        let folder = try TemporaryFolder()
        let old = "<resources><string name=\"gap\">%1$s to %3$s</string><string name=\"a\">%s!</string></resources>"
        try folder.write(old, to: "res/values/strings.xml")
        #expect(try convert(folder, "res", to: "i18next", "web").status == 0)
        let path = "web/locales/en/translation.json"
        try folder.write(text(folder, path).replacing("to {", with: "to {{- place}}, {"), to: path)
        let output = try convert(folder, "web", to: "android", "res")
        #expect(output.standardError.contains("calls of texts that are there already don't fit"))
        #expect(try text(folder, "res/values/strings.xml").contains("%4$s</xliff:g>, %3$s<"))
    }

    /// Texts of two apps that have nothing in common don't tell that the same positions mean the same.
    @Test func argumentsOfOtherAppsAreOthers() throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["a": "%1$@, %2$@"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write(#"{"a": "{{- city}} ({{- name}})"}"#, to: "web/locales/en/translation.json")
        #expect(try convert(folder, "ios", to: "i18next", "web").standardError.contains("[call-changes]"))
        #expect(try text(folder, "web/locales/en/translation.json").contains("{{- arg1}}, {{- arg2}}"))
    }

    /// Users of the source's app see a format as it is written where nothing is passed.
    @Test func literalsThatLookLikeFormats() throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["volume": "Volume: %i"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write(#"{"volume": "Volume: %d"}"#, to: "web/locales/en/translation.json")
        let output = try convert(folder, "web", to: "apple", "ios")
        #expect(output.status == 0)
        #expect(try text(folder, "ios/en.lproj/Localizable.strings") == strings(["volume": "Volume: %d"]))
    }

    /// The variant is there, though another argument chooses it.
    @Test func variantsByOtherArguments() throws {
        let folder = try TemporaryFolder()
        func list(_ type: String) -> String {
            """
            <plist version="1.0"><dict><key>read_by</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%1$#@n@</string><key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>Read by %1$d and %2$\(type) other</string>
            <key>other</key><string>Read by %1$d and %2$\(type) others</string></dict></dict></dict></plist>
            """
        }
        try folder.write(list("@"), to: "ios/en.lproj/Localizable.stringsdict")
        try folder.write(
            """
            <resources xmlns:i="urn:interlingua"><plurals name="read_by" i:number="2">
            <item quantity="one">Read by %1$d and %2$d other</item>
            <item quantity="other">Read by %1$d and %2$d others</item></plurals></resources>
            """,
            to: "res/values/strings.xml"
        )
        let output = try convert(folder, "ios", to: "android", "res")
        #expect(output.standardError.contains("[call-changes]"))
        #expect(!output.standardError.contains("variants that the source doesn't have"))
        #expect(try text(folder, "res/values/strings.xml").contains("quantity=\"one\">Read by %1$d and %2$s other<"))
    }

    /// Neither Apple's files nor Swifternalization's have lists, and their items are edited one by one.
    @Test(arguments: ["apple", "xcstrings", "swifternalization"])
    func itemsOfListsStayThere(through format: String) throws {
        let folder = try TemporaryFolder()
        func resources(_ items: String...) -> String {
            let items = items.map { "        <item>\($0)</item>\n" }.joined()
            return "<resources>\n    <string-array name=\"days\">\n\(items)    </string-array>\n</resources>\n"
        }
        try folder.write(resources("Mon", "Tue of %s"), to: "res/values/strings.xml")
        try folder.write(resources("Mo", "Di von %s"), to: "res/values-de/strings.xml")
        #expect(try convert(folder, "res", to: format, "other").status == 0)
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/other")
        for file in files where file.contains(".") && !file.hasSuffix("lproj") {
            try folder.write(text(folder, "other/" + file).replacing("Di von", with: "Die von"), to: "other/" + file)
        }
        #expect(try convert(folder, "other", to: "android", "res", "--merge", "--strict").status == 0)
        #expect(try text(folder, "res/values/strings.xml") == resources("Mon", "Tue of %s"))
        #expect(try text(folder, "res/values-de/strings.xml") == resources("Mo", "Die von %s"))
    }

    /// Texts with several numbers are several entries in other formats, but one here.
    @Test(arguments: [("i18next", "locales/de/translation.json"), ("swifternalization", "de.json")])
    func variablesStayTogether(format: String, path: String) throws {
        let folder = try TemporaryFolder()
        func unit(_ value: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"# }
        func texts(_ file: String, _ files: String, _ folder: String, _ folders: String) -> String {
            func variable(_ position: Int, _ one: String, _ other: String) -> String {
                #"{"argNum": \#(position), "formatSpecifier": "lld", "variations": {"plural": {"#
                    + #""one": \#(unit("%arg " + one)), "other": \#(unit("%arg " + other))}}}"#
            }
            return unit("%#@n@ / %#@m@").dropLast()
                + #", "substitutions": {"n": \#(variable(1, file, files)), "m": \#(variable(2, folder, folders))}}"#
        }
        let english = texts("file", "files", "folder", "folders")
        let all = #""en": \#(english), "de": \#(texts("Akte", "Akten", "Ordner", "Ordnern"))"#
        let catalog = #"{"sourceLanguage": "en", "strings": {"two": {"localizations": {\#(all)}}}, "version": "1.0"}"#
        try folder.write(catalog, to: "ios/Localizable.xcstrings")
        #expect(try convert(folder, "ios", to: format, "other").status == 0)
        try folder.write(text(folder, "other/" + path).replacing("Akten", with: "Dateien"), to: "other/" + path)
        #expect(try convert(folder, "other", to: "xcstrings", "ios", "--merge", "--strict").status == 0)
        let merged = try text(folder, "ios/Localizable.xcstrings")
        #expect(merged.contains("%arg Dateien") && !merged.contains("Akten"))
        #expect(merged.contains("#@n@ / ") && merged.contains(#""n":"#))
        for other in ["two.", "two_"] { #expect(!merged.contains(other)) }
    }

    /// Which argument is which is told by texts that say the same, in whatever language; positions may be those that the
    /// other app's texts got for their order.
    @Test(arguments: [
        ("%2$@ from %1$@", "%2$@ aus %1$@", "{{- name}} from {{- place}}", "{{- name}} aus {{- place}}"),
        ("%1$@ moved to %2$@", "%1$@ ist nach %2$@ gezogen", "{{- name}} moved to {{- place}}", nil),
        ("%1$@ left for %2$@", "%1$@ zu %2$@", "{{- arg1}} left for {{- arg2}}", "{{- arg1}} zu {{- arg2}}"),
    ])
    func argumentsInOtherOrders(english: String, german: String, expected: String, other: String?) throws {
        let folder = try TemporaryFolder()
        for (language, text) in [("en", english), ("de", german)] {
            let texts = strings(["bye": "Bye %@", "hi": "Hi %@", "k": text])
            try folder.write(texts, to: "ios/\(language).lproj/Localizable.strings")
        }
        func texts(_ text: String) -> String { #"{"bye": "Bye {{- name}}", "hi": "Hi {{- name}}", "k": "\#(text)"}"# }
        let own = english.contains("from") ? expected : "{{- place}}: {{- name}} arrived"
        try folder.write(texts(own), to: "web/locales/en/translation.json")
        let german = "{{- name}} ist nach {{- place}} gezogen"
        try folder.write(texts(other.map { _ in own } ?? german), to: "web/locales/de/translation.json")
        let output = try convert(folder, "ios", to: "i18next", "web")
        #expect(try text(folder, "web/locales/en/translation.json") == texts(expected))
        #expect(try text(folder, "web/locales/de/translation.json") == texts(other ?? german))
        #expect(output.standardError.contains("[call-changes]") == expected.contains("arg1"))
    }
}
