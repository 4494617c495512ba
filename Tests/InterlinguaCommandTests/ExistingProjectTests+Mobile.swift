import Foundation
import InterlinguaTestSupport
import Testing

/// Texts of Android in projects for Apple's platforms, and the other way round.
extension ExistingProjectTests {
    /// A slip in a text that stays as it is was there before the conversion.
    @Test func errorsOfTextsThatStay() throws {
        let folder = try TemporaryFolder()
        let texts = #"{"localizations": {"en": {"stringUnit": {"state": "translated", "value": "in %arg minutes"}}}}"#
        let catalog = #"{"sourceLanguage": "en", "strings": {"wait": \#(texts)}, "version": "1.0"}"#
        try folder.write(catalog, to: "ios/Localizable.xcstrings")
        _ = try convert(folder, "ios", to: "android", "res", "--replace")
        let output = try convert(folder, "res", to: "xcstrings", "ios")
        #expect(output.status == 0)
        #expect(!output.standardError.contains("defect"))
        #expect(try text(folder, "ios/Localizable.xcstrings").contains("in %arg minutes"))
    }

    /// Android's files are no tables: what is in another file of the folder is the same resource.
    @Test(arguments: [("apple", "ios/en.lproj/Localizable.strings"), ("i18next", "ios/locales/en/translation.json")])
    func entriesOfAnyFile(target: String, path: String) throws {
        func resources(_ name: String) -> String { "<resources><string name=\"\(name)\">New</string></resources>" }
        let folder = try TemporaryFolder()
        try folder.write(resources("title"), to: "res/values/strings.xml")
        try folder.write(resources("log_in"), to: "res/values/login.xml")
        let old = ["title": "Old", "log_in": "Old"] as KeyValuePairs
        let json = "{\n  \"title\": \"Old\",\n  \"log_in\": \"Old\"\n}\n"
        try folder.write(target == "apple" ? strings(old) : json, to: path)
        #expect(try convert(folder, "res", to: target, "ios").status == 0)
        #expect(try text(folder, path) == (target == "apple" ? strings(old) : json).replacing("Old", with: "New"))
        #expect(try convert(folder, "res", to: target, "ios").standardOutput.contains("0 files written"))
    }

    private func resources(_ texts: KeyValuePairs<String, String>) -> String {
        let items = texts.map { "    <string name=\"\($0.key)\">\($0.value)</string>\n" }.joined()
        return "<resources>\n\(items)</resources>\n"
    }

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

    /// Xcode: “Localizable.xcstrings cannot co-exist with other .strings or .stringsdict tables with the same name”.
    @Test(arguments: [
        (path: "ios/Localizable.xcstrings", format: "apple", advice: "--to xcstrings"),
        (path: "ios/de.lproj/Localizable.stringsdict", format: "xcstrings", advice: "--to apple"),
    ])
    func tablesOfOtherFormats(path: String, format: String, advice: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(resources(["a": "A"]), to: "res/values/strings.xml")
        try folder.write("{}", to: path)
        let output = try convert(folder, "res", to: format, "ios")
        #expect(output.status == 1)
        #expect(output.standardError.contains("\(path):1:1: error: "))
        #expect(output.standardError.contains("\(advice) [misplaced-output]\nnothing was written\n"))
        #expect(try folders(folder, "ios").count == 1)
        // Where both are there, neither is to be written into.
        let other = format == "apple" ? "ios/en.lproj/Localizable.strings" : "ios/Localizable.xcstrings"
        try folder.write(format == "apple" ? "" : "{}", to: other)
        let problem = "and this one holds the same as \(other); take one of both away first [misplaced-output]"
        #expect(try convert(folder, "res", to: format, "ios").standardError.contains(problem))
    }

    /// Foundation takes a file that no language's folder holds for all languages, and passes over those in such folders.
    @Test func tablesInNoLanguagesFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write(resources(["a": "A"]), to: "res/values/strings.xml")
        try folder.write(strings(["b": "B"]), to: "ios/Localizable.strings")
        #expect(try convert(folder, "res", to: "apple", "ios").status == 0)
        let merged = try text(folder, "ios/Localizable.strings")
        #expect(merged.contains("\"a\" = \"A\""))
        try folder.write(resources(["a": "Ä"]), to: "res/values-de/strings.xml")
        let output = try convert(folder, "res", to: "apple", "ios")
        #expect(output.status == 1)
        #expect(
            output.standardError.contains("ios/Localizable.strings:1:1: error: Foundation takes this file from here")
        )
        #expect(try folders(folder, "ios") == ["Localizable.strings"])
    }

    /// Foundation looks for a table's .strings and for its .stringsdict, each in all folders.
    @Test func pluralsInNoLanguagesFolder() throws {
        let folder = try TemporaryFolder()
        let plurals =
            #""n" = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; "#
            + #"NSStringFormatValueTypeKey = d; one = "%d card"; other = "%d cards"; }; };"#
        try folder.write("{ \(plurals) }", to: "ios/Localizable.stringsdict")
        for (name, language) in [("values", "en"), ("values-de", "de")] {
            try folder.write(resources(["a": "A \(language)"]), to: "res/\(name)/strings.xml")
            try folder.write(strings(["b": "B \(language)"]), to: "ios/\(language).lproj/Localizable.strings")
        }
        let output = try convert(folder, "res", to: "apple", "ios")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        for language in ["en", "de"] {
            let texts = strings(["b": "B \(language)"]) + strings(["a": "A \(language)"])
            #expect(try text(folder, "ios/\(language).lproj/Localizable.strings") == texts)
        }
        #expect(try folders(folder, "ios") == ["Localizable.stringsdict", "de.lproj", "en.lproj"])
        // Beside each other in a language's folder, neither hides the other files.
        #expect(try convert(folder, "ios", to: "apple", "new", "--replace").status == 0)
        #expect(try folders(folder, "new") == ["de.lproj", "en.lproj"])
    }

    /// Base.lproj is the folder of the development language, whatever other regions of it there are.
    @Test(arguments: ["en-GB", "en-US", "fr"])
    func developmentLanguageInBase(beside other: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(resources(["a": "A", "b": "B"]), to: "res/values/strings.xml")
        try folder.write(resources(["a": "A GB"]), to: "res/values-en-rGB/strings.xml")
        for place in ["Base", other] {
            try folder.write(strings(["b": "Old"]), to: "ios/\(place).lproj/Localizable.strings")
        }
        let output = try convert(folder, "res", to: "apple", "ios")
        #expect(output.status == 0)
        #expect(!output.standardError.contains("“b” in en:"))
    }

    /// Each table goes into the files that hold it, called as its source calls it.
    @Test func tablesOfBothFormats() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"a": "A"}"#, to: "locales/en/translation.json")
        try folder.write(#"{"CFBundleName": "N"}"#, to: "locales/en/InfoPlist.json")
        try folder.write(
            #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#,
            to: "ios/Localizable.xcstrings"
        )
        try folder.write(strings(["CFBundleName": "Old"]), to: "ios/en.lproj/InfoPlist.strings")
        let ways = [
            (format: "apple", held: "Localizable", other: "xcstrings", name: "translation", rest: "InfoPlist"),
            (format: "xcstrings", held: "InfoPlist", other: "apple", name: "InfoPlist", rest: "translation"),
        ]
        for way in ways {
            let output = try convert(folder, "locales", to: way.format, "ios")
            #expect(output.status == 1)
            let advice =
                "holds “\(way.held)” already; write its table into it with --to \(way.other) --table \(way.name), "
                + "and the rest with --to \(way.format) --table \(way.rest) [misplaced-output]"
            #expect(output.standardError.contains(advice))
        }
        for way in ways {
            let output = try convert(folder, "locales", to: way.format, "ios", "--table", way.rest, "--merge")
            #expect(output.status == 0)
        }
        #expect(try text(folder, "ios/en.lproj/InfoPlist.strings") == strings(["CFBundleName": "N"]))
        #expect(try text(folder, "ios/Localizable.xcstrings").contains(#""A""#))
        #expect(try folders(folder, "ios").sorted() == ["Localizable.xcstrings", "en.lproj"])
    }

    /// The files that become those of another format go once they have.
    @Test func tablesBecomeThoseOfAnotherFormat() throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["a": "A"]), to: "ios/en.lproj/Localizable.strings")
        #expect(try convert(folder, "ios", to: "xcstrings", "ios").status == 0)
    }

    @Test(arguments: [
        (format: "apple", output: "ios/en.lproj/", own: "ios/en.lproj", whole: "ios"),
        (format: "apple", output: "en.lproj", own: "en.lproj", whole: "."),
        (format: "android", output: "app/res/values-de/strings.xml", own: "app/res/values-de", whole: "app/res"),
        (format: "android", output: "ios/de.lproj", own: "ios/de.lproj", whole: "ios"),
    ])
    func foldersOfOneLanguage(format: String, output: String, own: String, whole: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"a": "A"}"#, to: "locales/en.json")
        let result = try convert(folder, "locales", to: format, output)
        #expect(result.status == 1)
        let message =
            "“\(own)” is the folder of one language; --output names the one that holds all of them, “\(whole)”"
        #expect(result.standardError.contains(message))
        #expect(try folders(folder, "") == ["locales"])
    }

    /// What lies in several folders belongs below none of them.
    @Test func severalFoldersOfTheSource() throws {
        let folder = try TemporaryFolder()
        for (set, text) in [("main", "Shop"), ("debug", "Shop (debug)")] {
            try folder.write(resources(["app_name": text]), to: "app/src/\(set)/res/values/strings.xml")
        }
        try folder.write(strings(["app_name": "Old"]), to: "ios/en.lproj/Localizable.strings")
        let output = try convert(folder, "app", to: "apple", "ios")
        #expect(output.status == 1)
        #expect(
            output.standardError.contains("by itself: “app/src/debug/res/” or “app/src/main/res/” [misplaced-output]")
        )
        #expect(try folders(folder, "ios") == ["en.lproj"])
        #expect(try convert(folder, "app/src/main/res", to: "apple", "ios").status == 0)
        #expect(try text(folder, "ios/en.lproj/Localizable.strings") == strings(["app_name": "Shop"]))
    }

    /// A key that is a name as it is finds the entry that Android's developers called otherwise, if it says the same.
    @Test func keysThatAreNamesFindTheirEntries() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            resources(["cancel": "Cancel", "settings": "Preferences", "log_in": "Log In"]),
            to: "res/values/strings.xml"
        )
        try folder.write(resources(["cancel": "Annuler"]), to: "res/values-fr/strings.xml")
        let texts: KeyValuePairs = ["Cancel": "Cancel", "Settings": "Settings", "Log In": "Log In"]
        try folder.write(strings(texts), to: "ios/en.lproj/Localizable.strings")
        try folder.write(strings(["Cancel": "Abandonner"]), to: "ios/fr.lproj/Localizable.strings")
        let first = try convert(folder, "ios", to: "android", "res")
        #expect(first.status == 0)
        #expect(first.standardOutput.contains("all the same"))
        let merged = try text(folder, "res/values/strings.xml")
        #expect(!merged.contains(#"name="Cancel""#))
        #expect(merged.contains(#"<string name="settings">Preferences</string>"#))
        #expect(merged.contains(#"<string name="Settings">Settings</string>"#))
        #expect(try text(folder, "res/values-fr/strings.xml").contains(">Abandonner<"))
        #expect(!(try text(folder, "res/values-fr/strings.xml").contains(">Annuler<")))
        // A text that changes tells its key, by which its entry is found from then on.
        for text in ["Stop", "Go"] {
            try folder.write(strings(["Cancel": text]), to: "ios/en.lproj/Localizable.strings")
            #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        }
    }

    /// Each platform has its own way to spell names.
    @Test func keysOfOneSpelling() throws {
        let folder = try TemporaryFolder()
        func android(_ pin: String, _ count: String) -> String {
            resources(["enter_pin": pin, "cancel": "Cancel", "item_count": count])
        }
        func ios(_ pin: String, _ count: String) -> String {
            strings(["EnterPIN": pin, "_cancel_": "Cancel", "ItemCount": count])
        }
        let (res, app) = ("res/values/strings.xml", "ios/en.lproj/Localizable.strings")
        try folder.write(android("Enter your PIN", "%d items"), to: res)
        try folder.write(ios("Enter your PIN", "%d items"), to: app)
        for (source, target, output) in [("ios", "android", "res"), ("res", "apple", "ios")] {
            let result = try convert(folder, source, to: target, output)
            #expect(result.standardOutput.contains("0 files written"))
            #expect(result.standardError.contains("“enter_pin”"))
        }
        // The next week all texts are others.
        try folder.write(ios("Your PIN", "%d things"), to: app)
        let changed = try convert(folder, "ios", to: "android", "res")
        #expect(changed.status == 0)
        #expect(changed.standardError.contains("“EnterPIN” that of “enter_pin”"))
        #expect(!changed.standardError.contains("“_cancel_” that of"))
        #expect(try text(folder, res) == android("Your PIN", "%d things"))
        // Other keys of the spelling leave the entry to the one that says the same.
        try folder.write(ios("Your PIN", "%d things") + strings(["CANCEL": "CANCEL"]), to: app)
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        let merged = try text(folder, res)
        #expect(merged.contains(#"<string name="CANCEL">CANCEL</string>"#))
        #expect(!merged.contains("_cancel_"))
    }

    /// What stands for a missing source text is the source's key, whatever its entry is called.
    @Test func keysOfMissingTextsReplaceNothing() throws {
        let folder = try TemporaryFolder()
        let texts = resources(["cancel": "Abort", "sent_to": "To %s it went"])
        try folder.write(texts, to: "res/values/strings.xml")
        try folder.write(resources(["cancel": "Abbrechen", "sent_to": "An %s"]), to: "res/values-de/strings.xml")
        try folder.write(
            strings(["Cancel": "Abbrechen", "Sent to %@": "An %@"]),
            to: "ios/de.lproj/Localizable.strings"
        )
        let output = try convert(folder, "ios", to: "android", "res", "--merge", "--base-language", "en")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("0 files written"))
        #expect(try text(folder, "res/values/strings.xml") == texts)
    }

    /// A pair that is missed is a new entry, and a wrong one a text that is lost.
    @Test(arguments: [
        (key: "faq_1_1", name: "faq_11", source: "Start?"), (key: "Delete!", name: "delete", source: "Really delete?"),
        (key: "No.", name: "no", source: "Number"), (key: "No", name: "no", source: nil),
        (key: "Save %@", name: "save", source: "Save %@"), (key: "Delete?", name: "delete", source: nil),
    ])
    func keysOfOtherMeaning(key: String, name: String, source: String?) throws {
        let folder = try TemporaryFolder()
        for (values, text) in [("values", "Old"), ("values-de", "Alt")] {
            try folder.write(resources([name: text]), to: "res/\(values)/strings.xml")
        }
        let english = source.map { strings([key: $0]) } ?? strings(["title": "Title"])
        try folder.write(english, to: "ios/en.lproj/Localizable.strings")
        try folder.write(strings([key: "Neu"]), to: "ios/de.lproj/Localizable.strings")
        for count in [2, 0] {
            let output = try convert(folder, "ios", to: "android", "res")
            #expect(output.status == 0)
            #expect(output.standardOutput.contains("\(count) files written"))
        }
        for (values, text) in [("values", "Old"), ("values-de", "Alt")] {
            let entry = "<string name=\"\(name)\">\(text)</string>"
            #expect(try self.text(folder, "res/\(values)/strings.xml").contains(entry))
        }
        #expect(try text(folder, "res/values-de/strings.xml").contains(">Neu<"))
    }

    /// Default texts stay in their language unless somebody says otherwise.
    @Test(arguments: [(locale: #" tools:locale="en""#, chinese: "values-zh-rCN"), (locale: "", chinese: "values-zh")])
    func defaultTextsOfAnotherLanguage(locale: String, chinese: String) throws {
        let folder = try TemporaryFolder()
        for language in ["en", "zh-Hans"] {
            try folder.write(strings(["a": "New \(language)"]), to: "ios/\(language).lproj/Localizable.strings")
        }
        try folder.write(#"{ developmentRegion = "zh-Hans"; }"#, to: "ios/App.xcodeproj/project.pbxproj")
        let root = #"<resources xmlns:tools="http://schemas.android.com/tools""#
        let texts = resources(["a": "Old"])
        let english = texts.replacing("<resources", with: root + locale)
        try folder.write(english, to: "res/values/strings.xml")
        try folder.write(texts, to: "res/\(chinese)/strings.xml")
        let refused = try convert(folder, "ios", to: "android", "res")
        #expect(refused.status == 1)
        let own = locale.isEmpty ? "assumed to be en" : "en"
        let problem = "of “res” is \(own), and that of these texts zh-Hans: --base-language en puts"
        #expect(refused.standardError.contains(problem))
        #expect(try text(folder, "res/values/strings.xml") == english)
        let output = try convert(folder, "ios", to: "android", "res", "--merge", "--base-language", "en")
        #expect(output.status == 0)
        #expect(try text(folder, "res/values/strings.xml") == english.replacing("Old", with: "New en"))
        #expect(try text(folder, "res/\(chinese)/strings.xml") == texts.replacing("Old", with: "New zh-Hans"))
        #expect(try folders(folder, "res") == ["values", chinese])
    }

    /// Where only a translation is converted, the keys are the English texts.
    @Test func keysThatAreTheDefaultTexts() throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["Delete": "Löschen"]), to: "ios/de.lproj/Localizable.strings")
        let english = resources(["delete": "Delete"])
        try folder.write(english, to: "res/values/strings.xml")
        try folder.write(resources(["delete": "Entfernen"]), to: "res/values-de/strings.xml")
        let output = try convert(folder, "ios", to: "android", "res", "--merge", "--base-language", "en")
        #expect(output.status == 0)
        #expect(try text(folder, "res/values/strings.xml") == english)
        #expect(try text(folder, "res/values-de/strings.xml") == resources(["delete": "Löschen"]))
    }

    /// Nothing but the source's own texts tells that the default texts are German.
    @Test func defaultTextsThatATranslationSays() throws {
        let folder = try TemporaryFolder()
        for (language, texts) in [("en", ["a": "Save", "b": "Cancel"]), ("de", ["a": "Sichern", "b": "Abbrechen"])] {
            try folder.write(
                texts.sorted { $0.key < $1.key }.map { "\"\($0)\" = \"\($1)\";\n" }.joined(),
                to: "ios/\(language).lproj/Localizable.strings"
            )
        }
        let german = resources(["a": "Sichern", "b": "Abbrechen"])
        try folder.write(german, to: "res/values/strings.xml")
        let refused = try convert(folder, "ios", to: "android", "res")
        #expect(refused.status == 1)
        #expect(refused.standardError.contains("of “res” is de, and that of these texts en: --base-language de puts"))
        let output = try convert(folder, "ios", to: "android", "res", "--merge", "--base-language", "de")
        #expect(output.status == 0)
        #expect(try text(folder, "res/values/strings.xml") == german)
        #expect(try folders(folder, "res") == ["values", "values-en"])
    }

    /// These devices go on showing what they show.
    @Test func textsForSomeDevicesStay() throws {
        let folder = try TemporaryFolder()
        try folder.write(resources(["tile": "Tile"]), to: "res/values/strings.xml")
        try folder.write(resources(["tile": "Round tile"]), to: "res/values-round/strings.xml")
        try folder.write(strings(["tile": "New tile"]), to: "ios/en.lproj/Localizable.strings")
        let output = try convert(folder, "ios", to: "android", "res")
        #expect(output.status == 0)
        #expect(output.standardError.contains("values-round is for some devices only, is not read, and stays as it is"))
        #expect(try text(folder, "res/values-round/strings.xml") == resources(["tile": "Round tile"]))
    }

    /// What the source's app shows is one of the texts; the others stay with it, and go with it when it changes.
    @Test(arguments: [
        ("NSStringVariableWidthRuleType", ["1", "20", "50"], "width 1, width 20"),
        ("NSStringDeviceSpecificRuleType", ["mac", "iphone", "other"], "iphone, mac"),
    ])
    func variantsInAnotherFileStay(rule: String, names: [String], others: String) throws {
        let folder = try TemporaryFolder()
        let variants = zip(names, ["Hi", "Hello", "Hello there"]).map { "<key>\($0)</key><string>\($1)</string>" }
        let own =
            "<plist version=\"1.0\"><dict><key>greeting</key><dict><key>\(rule)</key><dict>\(variants.joined())</dict></dict>"
            + "</dict></plist>\n"
        try folder.write(own, to: "ios/en.lproj/Localizable.stringsdict")
        try folder.write(resources(["greeting": "Hello there", "a": "A"]), to: "res/values/strings.xml")
        let output = try convert(folder, "res", to: "apple", "ios")
        #expect(output.status == 0)
        #expect(!output.standardError.contains("[existing-entries]"))
        #expect(try text(folder, "ios/en.lproj/Localizable.stringsdict") == own)
        #expect(try text(folder, "ios/en.lproj/Localizable.strings") == strings(["a": "A"]))
        try folder.write(resources(["greeting": "Welcome", "a": "A"]), to: "res/values/strings.xml")
        let changed = try convert(folder, "res", to: "apple", "ios")
        #expect(changed.standardError.contains("note: greeting for \(others) in en\n"))
        let texts = try text(folder, "ios/en.lproj/Localizable.strings")
        #expect(texts.contains("\"greeting\" = \"Welcome\";"))
        #expect(try !text(folder, "ios/en.lproj/Localizable.stringsdict").contains("greeting"))
    }

    /// Apple's texts have no styles, so that an edit there is one only if the words differ.
    @Test func stylesStayWithTheirWords() throws {
        let folder = try TemporaryFolder()
        let own = #"<resources><string name="a">Please <b>read</b> <a href="x">this</a></string></resources>"#
        try folder.write(own, to: "res/values/strings.xml")
        try folder.write(strings(["a": "Please read this", "b": "B"]), to: "ios/en.lproj/Localizable.strings")
        for _ in 1...2 {
            let output = try convert(folder, "ios", to: "android", "res", "--merge", "--strict")
            #expect(output.status == 0)
            #expect(output.standardError.contains("keeps those that it had (1 entry) [existing-style]"))
        }
        let texts = try text(folder, "res/values/strings.xml")
        #expect(texts.contains(#"Please <b>read</b> <a href="x">this</a>"#) && texts.contains(">B<"))
        try folder.write(strings(["a": "Please read", "b": "B"]), to: "ios/en.lproj/Localizable.strings")
        let changed = try convert(folder, "ios", to: "android", "res")
        #expect(changed.standardError.contains("note: a for <a>, <b> in en\n"))
        #expect(try text(folder, "res/values/strings.xml").contains(">Please read<"))
        // Tags that are text are styles to Android.
        try folder.write(own, to: "res/values/strings.xml")
        try folder.write(strings(["a": "<b>Read</b> <a href='x'>this</a>"]), to: "ios/en.lproj/Localizable.strings")
        #expect(try !convert(folder, "ios", to: "android", "res").standardError.contains("[existing-entries]"))
    }

    /// A source that can say styles took them out, be they tags to its library or to its app.
    @Test func stylesThatTheSourceTookOut() throws {
        let folder = try TemporaryFolder()
        func resources(_ first: String) -> String {
            "<resources><string name=\"a\">\(first)</string><string name=\"b\">See <b>c</b></string></resources>"
        }
        for (source, path, new) in [
            ("app", "values/strings.xml", resources("Delete all?")),
            ("web", "locales/en/translation.json", #"{"a": "Delete all?", "b": "See <b>c</b>"}"#),
        ] {
            try folder.write(resources("Delete <b>all</b>?"), to: "res/values/strings.xml")
            try folder.write(new, to: "\(source)/\(path)")
            let output = try convert(folder, source, to: "android", "res", "--merge", "--strict=all")
            #expect(output.status == 0)
            #expect(try text(folder, "res/values/strings.xml") == resources("Delete all?"))
        }
    }

    /// What is marked for translators says what it is.
    @Test func markedPlaceholdersStayMarked() throws {
        let folder = try TemporaryFolder()
        func resources(_ text: String) -> String {
            """
            <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
                <string name="hi">\(text) <xliff:g id="name" example="Ana">%s</xliff:g>!</string>
            </resources>

            """
        }
        try folder.write(resources("Hello,"), to: "res/values/strings.xml")
        try folder.write(strings(["hi": "Hi, %@!"]), to: "ios/en.lproj/Localizable.strings")
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        #expect(try text(folder, "res/values/strings.xml") == resources("Hi,"))
    }

    /// A sign in the mark stays there where it still stands beside the placeholder; what is passed for another argument has
    /// no mark.
    @Test func marksWithSigns() throws {
        let folder = try TemporaryFolder()
        func mark(_ id: String, _ content: String) -> String { "<xliff:g id=\"\(id)\">\(content)</xliff:g>" }
        func resources(_ texts: KeyValuePairs<String, String>) -> String {
            let lines = texts.map { "    <string name=\"\($0.key)\">\($0.value)</string>\n" }.joined()
            return "<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\">\n\(lines)</resources>\n"
        }
        let (percent, price) = (mark("percent", "%d%%"), mark("price", "$%s"))
        let there = resources([
            "euro": "Costs \(price)", "price": "Costs \(price) now", "progress": "Loading \(percent) done",
            "sent": "\(mark("name", "%1$s")) sent \(mark("n", "%2$d")) files",
        ])
        try folder.write(there, to: "res/values/strings.xml")
        let texts = strings([
            "euro": "Price: %@ €", "price": "Price: $%@", "progress": "Loaded %ld%%!", "sent": "%1$ld files of %2$@",
        ])
        try folder.write(texts, to: "ios/en.lproj/Localizable.strings")
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        let merged = resources([
            "euro": "Price: \(mark("price", "%s")) €", "price": "Price: \(price)", "progress": "Loaded \(percent)!",
            "sent": "%1$d files of %2$s",
        ])
        #expect(try text(folder, "res/values/strings.xml") == merged)
    }

    /// Some tools write `Strings.xml`; `strings.xml` beside it is the same file on some disks.
    @Test func filesOfOtherSpelling() throws {
        let folder = try TemporaryFolder()
        try folder.write(resources(["hi": "Hello"]), to: "res/values/Strings.xml")
        try folder.write(strings(["hi": "Hi", "more": "More"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write(strings(["hi": "Hallo"]), to: "ios/de.lproj/Localizable.strings")
        try folder.write("", to: "ios/de.lproj/Main.strings")
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        #expect(try folders(folder, "res/values") == ["Strings.xml"])
        #expect(try folders(folder, "res/values-de") == ["Strings.xml"])
        #expect(try text(folder, "res/values/Strings.xml") == resources(["hi": "Hi", "more": "More"]))
        #expect(try convert(folder, "res", to: "apple", "ios").standardOutput.contains("0 files written"))
    }

    /// Each folder has its own spelling.
    @Test func filesOfBothSpellings() throws {
        let folder = try TemporaryFolder()
        for (values, name) in [("values", "strings"), ("values-de", "Strings")] {
            try folder.write(resources(["hi": "Old"]), to: "res/\(values)/\(name).xml")
        }
        for language in ["en", "de"] {
            try folder.write(strings(["hi": "Hi", "more": "More"]), to: "ios/\(language).lproj/Localizable.strings")
        }
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        for (values, name) in [("values", "strings.xml"), ("values-de", "Strings.xml")] {
            #expect(try folders(folder, "res/\(values)") == [name])
            #expect(try text(folder, "res/\(values)/\(name)") == resources(["hi": "Hi", "more": "More"]))
        }
    }

    /// A catalogue has one source language, and --replace would take what only it has.
    @Test func catalogsOfAnotherSourceLanguage() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"sourceLanguage": "de", "strings": {"b": {}}}"#, to: "ios/Localizable.xcstrings")
        try folder.write(strings(["a": "A"]), to: "source/en.lproj/Localizable.strings")
        let output = try convert(folder, "source", to: "xcstrings", "ios")
        #expect(output.status == 1)
        #expect(
            output.standardError.contains(
                "and a catalogue has one; --base-language de adds texts of other languages to it, and takes those in no "
                    + "language's folder for its own; or give --output another folder, or --replace if no entry of this "
                    + "one is to stay"
            )
        )
        #expect(try convert(folder, "source", to: "xcstrings", "ios", "--merge", "--base-language", "de").status == 0)
        let merged = try text(folder, "ios/Localizable.xcstrings")
        #expect(merged.contains(#""sourceLanguage": "de""#) && merged.contains(#""en": {"#))
    }

    /// Texts that go to one file show in each language what they refer to in others.
    @Test(arguments: [#"{"remove": "Delete"}"#, #"{"remove": "Delete", "delete": "Delete"}"#])
    func aliasesInOneFile(there: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(resources(["delete": "Delete"]), to: "res/values/a.xml")
        try folder.write(resources(["delete": "Usuń"]), to: "res/values-pl/a.xml")
        try folder.write(resources(["remove": "@string/delete"]), to: "res/values/b.xml")
        try folder.write(there, to: "sw/base.json")
        for _ in 1...2 {
            #expect(try convert(folder, "res", to: "swifternalization", "sw", "--quiet").status == 0)
            #expect(try text(folder, "sw/pl.json").contains(#""remove": "Usuń""#))
        }
    }
}
