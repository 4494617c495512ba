import InterlinguaTestSupport
import Testing

/// Texts that come back from another format as nobody changed them there.
extension ExistingProjectTests {
    private func comesBack(
        _ files: KeyValuePairs<String, String>,
        _ folder: TemporaryFolder,
        _ format: String,
        through other: String
    ) throws {
        for (path, content) in files { try folder.write(content, to: "here/\(path)") }
        #expect(try convert(folder, "here", to: other, "there", "--replace").status == 0)
        let output = try convert(folder, "there", to: format, "here")
        #expect(output.status == 0)
        #expect(!output.standardError.contains("don't fit"))
        for (path, content) in files { #expect(try text(folder, "here/\(path)") == content) }
    }

    /// A key is the text where an empty one counts as missing, and the library escapes what it puts into it.
    @Test(arguments: ["android", "apple", "xcstrings"])
    func keysWithValuesThatAreTexts(through format: String) throws {
        let folder = try TemporaryFolder()
        let script = "i18next.init({ keySeparator: false, nsSeparator: false, returnEmptyString: false })"
        let texts: KeyValuePairs = [
            "i18n.js": script, "locales/en/translation.json": #"{ "Sent to {{email}}": "" }"#,
            "locales/pl/translation.json": #"{ "Sent to {{email}}": "Do {{email}}" }"#,
        ]
        try comesBack(texts, folder, "i18next", through: format)
    }

    /// Without languages to fall back to, users of those that have no files see the key, too.
    @Test(arguments: ["android", "apple", "xcstrings"])
    func textsWithoutFallback(through format: String) throws {
        let folder = try TemporaryFolder()
        let texts: KeyValuePairs = [
            "i18n.js": "i18next.init({ fallbackLng: false })",
            "locales/en/translation.json": #"{ "flagged": "It is flagged already.", "ok": "OK" }"#,
            "locales/ru/translation.json": #"{ "ok": "Ок" }"#,
        ]
        try comesBack(texts, folder, "i18next", through: format)
    }

    /// A language that has no text of its own for calls without a number gets none of its forms for them.
    @Test(arguments: ["android", "apple", "xcstrings", "swifternalization"])
    func textsWithoutNumberOfOneLanguage(through format: String) throws {
        let folder = try TemporaryFolder()
        let texts: KeyValuePairs = [
            "en": #"{"files":"Files","files_one":"{{count}} file","files_other":"{{count}} files"}"#,
            "fr": #"{"files_one":"{{count}} X","files_many":"{{count}} de X","files_other":"{{count}} Xs"}"#,
        ]
        for (language, text) in texts { try folder.write(text, to: "here/locales/\(language)/translation.json") }
        #expect(try convert(folder, "here", to: format, "there", "--replace", "--base-language", "en").status == 0)
        let output = try convert(folder, "there", to: "i18next", "back", "--replace")
        #expect(output.status == 0)
        #expect(try !self.text(folder, "back/locales/fr/translation.json").contains(#""files""#))
    }

    /// Neither Apple's formats nor i18next's tell that an argument is a date.
    @Test(arguments: ["apple", "xcstrings", "i18next"])
    func datesStayDates(through format: String) throws {
        let folder = try TemporaryFolder()
        let path = "values/strings.xml"
        let texts = """
            <resources>
                <string name="time">%1$tH:%1$tM</string>
                <string name="on">On %1$tD at %2$s</string>
            </resources>

            """
        try comesBack([path: texts], folder, "android", through: format)
    }

    /// How numbers look in Switzerland is not modelled, which is no reason to write a text anew that the source has as it
    /// would be without anybody's edit.
    @Test(arguments: ["android", "xcstrings"])
    func formatsThatAreNotModelledStay(through format: String) throws {
        let folder = try TemporaryFolder()
        let texts = #"{"b": "B", "k": "{{name}} has {{n, number}}", "m": "{{v, currency(USD)}}, {{d, datetime}}"}"#
        let files: KeyValuePairs = [
            "locales/en/translation.json": texts, "locales/de-CH/translation.json": #"{"b": "B"}"#,
        ]
        try comesBack(files, folder, "i18next-v4", through: format)
    }

    @Test func formatsThatTheSourceLacksStay() throws {
        let folder = try TemporaryFolder()
        let texts: KeyValuePairs = [
            "en.lproj/Localizable.strings": strings(["done": "Done %3.0f%%", "key": "%C key", "size": "%.1f of %@"]),
            "de.lproj/Localizable.strings": strings(["done": "%3.0f%% fertig", "key": "%C", "size": "%.1f von %@"]),
        ]
        try comesBack(texts, folder, "apple", through: "i18next")
        // A text that was edited takes what calls pass.
        let edited = try text(folder, "there/locales/en/translation.json").replacing(" key", with: " Key")
        try folder.write(edited, to: "there/locales/en/translation.json")
        #expect(try convert(folder, "there", to: "apple", "here").status == 0)
        for (path, content) in texts {
            #expect(try text(folder, "here/\(path)") == content.replacing("%C key", with: "%C Key"))
        }
    }

    @Test func pluralsWithTwoNumbersStay() throws {
        let folder = try TemporaryFolder()
        func plurals(_ one: String, _ other: String) -> String {
            """
            <resources>
                <plurals name="sync">
                    <item quantity="one">\(one) (conflicts: %2$d)</item>
                    <item quantity="other">\(other) (conflicts: %2$d)</item>
                </plurals>
            </resources>

            """
        }
        let texts: KeyValuePairs = [
            "values/strings.xml": plurals("%1$d file", "%1$d files"),
            "values-de/strings.xml": plurals("%1$d Datei", "%1$d Dateien"),
        ]
        try comesBack(texts, folder, "android", through: "i18next")
    }

    /// What is one entry in i18next's files is several, or another one, on mobile platforms.
    @Test(
        arguments: ["android", "apple", "xcstrings"],
        [
            [
                "en":
                    #"{"k_one": "{{count}} card", "k_other": "{{count}} cards", "a": "Take $t(k, {\"count\": {{n}} })."}"#,
                "cs": #"{"k_one": "{{count}} karta", "k_few": "{{count}} karty", "k_other": "{{count}} karet"}"#,
            ],
            [
                "en": #"""
                {
                  "a": "$t(k, {\"count\": {{girls}} }) and $t(k, {\"count\": {{boys}} })",
                  "k_one": "{{count}} child", "k_other": "{{count}} children"
                }
                """#
            ],
            ["en": #"{"a": {"list": ["One", "Two"]}, "b": "B"}"#, "cs": #"{"a": {"list": ["Jedna", "Dva"]}}"#],
            ["en": #"{"a": {"b": "B"}}"#, "uk": #"{"a": {"b": "Б", "c": "В"}}"#],
            [
                "en": #"{"k_one": "{{count}} day", "k_other": "{{count}} days"}"#,
                "ru": #"{"k_many": "{{count}} дней"}"#,
            ],
        ]
    )
    func entriesOfOtherShapesStay(through format: String, files: [String: String]) throws {
        let folder = try TemporaryFolder()
        for (language, content) in files { try folder.write(content, to: "here/locales/\(language).json") }
        #expect(try convert(folder, "here", to: format, "there", "--replace").status == 0)
        for _ in 1...2 {
            let output = try convert(folder, "there", to: "i18next-v4", "here")
            #expect(output.status == 0)
            for (language, content) in files {
                #expect(try text(folder, "here/locales/\(language).json") == content)
            }
        }
    }

    @Test func onlyEntriesThatSaySomethingNewAreWritten() throws {
        let folder = try TemporaryFolder()
        let cards = #"{"k_one": "{{count}} card", "k_other": "{{count}} cards", "a": "Take $t(k, {\"count\": {{n}} })."#
        try folder.write(cards + #"", "b": "Cards"}"#, to: "here/locales/en.json")
        #expect(try convert(folder, "here", to: "apple", "there", "--replace").status == 0)
        try folder.write(strings(["b": "Deck"]), to: "there/en.lproj/Localizable.strings")
        let output = try convert(folder, "there", to: "i18next-v4", "here")
        #expect(output.standardOutput.contains("3 entries in 1 language"))
        #expect(output.standardOutput.contains("\n1 entry says just what is there, which stays as it is\n"))
        #expect(!output.standardError.contains("call-changes"))
        #expect(try text(folder, "here/locales/en.json") == cards + #"", "b": "Deck"}"#)
    }

    /// The app formats the number itself, passes the arguments in another order, or passes more than a text shows.
    @Test(arguments: ["apple", "i18next"])
    func callsOfTextsThatNobodyChangedStay(through format: String) throws {
        let folder = try TemporaryFolder()
        let texts = """
            <resources>
                <plurals name="days"><item quantity="one">%s day</item><item quantity="other">%s days</item></plurals>
                <plurals name="removed">
                    <item quantity="one">Removed “%1$s” and %2$d book</item>
                    <item quantity="other">Removed “%1$s” and %2$d books</item>
                </plurals>
                <string name="late">%1$s, %3$s</string>
                <string-array name="alarm"><item>Soon</item><item>Later</item></string-array>
            </resources>

            """
        try comesBack(["values/strings.xml": texts], folder, "android", through: format)
    }

    /// Where a text refers to others, languages that have only those have it, too; and what nobody translates is in no
    /// other language's file.
    @Test func textsThatUsersSeeWithoutThemAreNotWritten() throws {
        let folder = try TemporaryFolder()
        let texts: KeyValuePairs = [
            "values/strings.xml": """
            <resources>
                <string name="tabs_home">@string/home</string>
                <string name="home">Home</string>
                <string name="app_name" translatable="false">App</string>
                <string name="other">Other</string>
            </resources>

            """,
            "values-fr/strings.xml": """
            <resources>
                <string name="home">Accueil</string>
                <string name="other">Autre</string>
            </resources>

            """,
        ]
        try comesBack(texts, folder, "android", through: "apple")
        for (language, home) in [("en", "Home"), ("fr", "Accueil")] {
            try folder.write(strings(["tabs_home": home]), to: "app/\(language).lproj/Localizable.strings")
        }
        #expect(try convert(folder, "app", to: "android", "here").status == 0)
        for (path, content) in texts { #expect(try text(folder, "here/\(path)") == content) }
    }

    /// Copies of what nobody translates are in no file of a new language either, unless that would show another text.
    @Test(arguments: ["strings", "donottranslate"])
    func textsOfNewLanguages(in file: String) throws {
        let folder = try TemporaryFolder()
        func english(_ items: [String]) -> String {
            "<resources>\n\(items.map { "    <string name=\($0)</string>\n" }.joined())</resources>\n"
        }
        let fixed = [#""brand" translatable="false">Acme"#, #""url" translatable="false">acme.com"#]
        let other = #""title">Title"#
        if file == "strings" {
            try folder.write(english(fixed + [other]), to: "res/values/strings.xml")
        } else {
            try folder.write(english(fixed), to: "res/values/\(file).xml")
            try folder.write(english([other]), to: "res/values/strings.xml")
        }
        try folder.write(english([#""title">Titel"#]), to: "res/values-de/strings.xml")
        let texts: KeyValuePairs<String, KeyValuePairs<String, String>> = [
            "en": ["brand": "Acme", "title": "Title", "url": "acme.com"],
            "de": ["brand": "Acme", "title": "Titel", "url": "acme.com"],
            "fr": ["brand": "Acme", "title": "Titre", "url": "acme.fr"],
            "fr-CA": ["brand": "Acme", "title": "Titre", "url": "acme.com"],
            "pl": ["brand": "Acme"],
        ]
        for (language, texts) in texts {
            try folder.write(strings(texts), to: "ios/\(language).lproj/Localizable.strings")
        }
        let before = try text(folder, "res/values-de/strings.xml")
        let output = try convert(folder, "ios", to: "android", "res")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        #expect(try folders(folder, "res") == ["values", "values-de", "values-fr", "values-fr-rCA"])
        #expect(try text(folder, "res/values-de/strings.xml") == before)
        #expect(try text(folder, "res/values-fr/\(file).xml").contains("acme.fr"))
        #expect(try text(folder, "res/values-fr-rCA/\(file).xml").contains("acme.com"))
        for folders in ["values-fr", "values-fr-rCA"] {
            #expect(try !text(folder, "res/\(folders)/\(file).xml").contains("Acme"))
        }
        #expect(try convert(folder, "ios", to: "android", "res").standardOutput.contains("0 files written"))
    }

    /// A file of them alone comes back from another format without being written for other languages.
    @Test func filesThatNobodyTranslates() throws {
        let folder = try TemporaryFolder()
        func resources(_ item: String) -> String { "<resources>\n    <string name=\(item)</string>\n</resources>\n" }
        let texts: KeyValuePairs = [
            "values/fixed.xml": resources(#""brand" translatable="false">Acme"#),
            "values/strings.xml": resources(#""title">Title"#), "values-de/strings.xml": resources(#""title">Titel"#),
        ]
        try comesBack(texts, folder, "android", through: "apple")
        for name in ["en", "de"] {
            try folder.write(strings(["brand": "Acme"]), to: "there/\(name).lproj/fixed.strings")
        }
        #expect(try convert(folder, "there", to: "android", "here").standardOutput.contains("0 files written"))
        #expect(try folders(folder, "here/values-de") == ["strings.xml"])
    }

    /// Where String Catalogs say it, Xcode passes over texts in other languages.
    @Test func textsThatCatalogsKeepFromTranslation() throws {
        let folder = try TemporaryFolder()
        let catalog = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "brand" : {
                  "shouldTranslate" : false,
                  "localizations" : {
                    "en" : { "stringUnit" : { "state" : "translated", "value" : "Acme" } }
                  }
                }
              },
              "version" : "1.0"
            }

            """
        try folder.write(catalog, to: "ios/Localizable.xcstrings")
        for folders in ["values", "values-fr"] {
            let texts = "<resources><string name=\"brand\">Acme</string></resources>"
            try folder.write(texts, to: "res/\(folders)/strings.xml")
        }
        let output = try convert(folder, "res", to: "xcstrings", "ios")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        let merged = try text(folder, "ios/Localizable.xcstrings")
        #expect(merged.contains("\"shouldTranslate\" : false") && !merged.contains("\"fr\""))
    }

    /// Apps find the plural first.
    @Test func linesBesidePluralsStay() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <resources><plurals name="files"><item quantity="one">%d file</item><item quantity="other">%d files</item>\
            </plurals></resources>
            """,
            to: "res/values/strings.xml"
        )
        #expect(try convert(folder, "res", to: "apple", "app").status == 0)
        let line = strings(["files": "%d files", "own": "Own"])
        try folder.write(line, to: "app/en.lproj/Localizable.strings")
        let plurals = try text(folder, "app/en.lproj/Localizable.stringsdict")
        try folder.write(
            "<resources><plurals name=\"files\"><item quantity=\"one\">%d file</item><item quantity=\"other\">%d files</item>"
                + "</plurals><string name=\"new\">New</string></resources>",
            to: "res/values/strings.xml"
        )
        #expect(try convert(folder, "res", to: "apple", "app").status == 0)
        #expect(try text(folder, "app/en.lproj/Localizable.strings") == line + strings(["new": "New"]))
        #expect(try text(folder, "app/en.lproj/Localizable.stringsdict") == plurals)
    }
}

/// Plural forms that one of two projects lacks.
extension ExistingProjectTests {
    private func plurals(_ forms: KeyValuePairs<String, String>) -> String {
        let items = forms.map { "        <item quantity=\"\($0.key)\">\($0.value)</item>\n" }.joined()
        return "<resources>\n    <plurals name=\"mins\">\n\(items)    </plurals>\n</resources>\n"
    }

    /// Projects for Apple's platforms seldom have `many`.
    @Test func formsThatTheSourceNeverHadStay() throws {
        let folder = try TemporaryFolder()
        let english = plurals(["one": "%1$d minute", "other": "%1$d minutes"])
        func spanish(_ one: String) -> String {
            plurals(["one": one, "many": "%1$d de minutos", "other": "%1$d <!-- all --> minutos"])
        }
        let path = "res/values-es/strings.xml"
        try folder.write(english, to: "res/values/strings.xml")
        try folder.write(plurals(["one": "%1$d minuto", "other": "%1$d minutos"]), to: path)
        #expect(try convert(folder, "res", to: "apple", "app").status == 0)
        try folder.write(spanish("%1$d minuto"), to: path)
        #expect(try convert(folder, "app", to: "android", "res").status == 0)
        #expect(try text(folder, path) == spanish("%1$d minuto"))
        let own = "app/es.lproj/Localizable.stringsdict"
        let forms = try text(folder, own)
        try folder.write(forms.replacing("%1$lld minuto<", with: "un minuto<"), to: own)
        var output = try convert(folder, "app", to: "android", "res")
        #expect(output.status == 0)
        #expect(output.standardError.contains("[existing-text]"))
        #expect(try text(folder, path) == spanish("un minuto"))
        #expect(try convert(folder, "app", to: "android", "res", "--prune").status == 0)
        #expect(try text(folder, path) == spanish("un minuto"))
        // A form that was shown in the same place as one that changed is another text's.
        try folder.write(forms.replacing("lld minutos", with: "lld min"), to: own)
        output = try convert(folder, "app", to: "android", "res")
        #expect(output.status == 0)
        #expect(
            output.standardError.contains(
                "variants and elements that the source doesn't have go with the texts that are there"
            )
        )
        #expect(output.standardError.contains("mins for many in es"))
        #expect(try text(folder, path) == plurals(["one": "%d minuto", "other": "%d min"]))
        #expect(try text(folder, "res/values/strings.xml") == english)
    }

    /// A key that stands in for the singular needs none beside it, unless its text is another one.
    @Test func keysThatStandInForForms() throws {
        let folder = try TemporaryFolder()
        let path = "web/locales/en/translation.json"
        let english = #"{"Remove user?_other":"Remove {{count}} users?"}"#
        try folder.write(english, to: path)
        try folder.write(
            #"{"Remove user?_one":"Entfernen?","Remove user?_other":"{{count}} entfernen?"}"#,
            to: "web/locales/de/translation.json"
        )
        #expect(try convert(folder, "web", to: "android", "res").status == 0)
        #expect(try convert(folder, "res", to: "i18next", "web").status == 0)
        #expect(try text(folder, path) == english)
        let android = "res/values/strings.xml"
        try folder.write(try text(folder, android).replacing(">Remove user?<", with: ">Remove one?<"), to: android)
        #expect(try convert(folder, "res", to: "i18next", "web").status == 0)
        #expect(try text(folder, path).contains(#""Remove user?_one":"Remove one?""#))
    }

    /// What a first conversion wrote for rare numbers is no text of the target's own.
    @Test func rareNumbersAgain() throws {
        let folder = try TemporaryFolder()
        for (language, word) in [("en", "item"), ("fr", "objet")] {
            try folder.write(
                #"{"mins_one": "{{count}} \#(word)", "mins_other": "{{count}} \#(word)s"}"#,
                to: "web/locales/\(language)/translation.json"
            )
        }
        for _ in 1...2 {
            let output = try convert(folder, "web", to: "android", "res", "--strict")
            #expect(output.status == 0)
            #expect(output.standardError.contains("[rare-numbers]"))
        }
        let path = "res/values-fr/strings.xml"
        let own = try text(folder, path).replacing(
            "    </plurals>",
            with: "<item quantity=\"many\">%1$d d’objets</item></plurals>"
        )
        try folder.write(own, to: path)
        let output = try convert(folder, "web", to: "android", "res", "--merge")
        #expect(output.standardError.contains("[existing-text]"))
        #expect(!output.standardError.contains("[rare-numbers]"))
    }

    /// What the source's app shows for lack of a form is no text that somebody wrote.
    @Test(arguments: ["%1$d минуты", #"<xliff:g id="count">%1$d</xliff:g> минуты"#])
    func formsThatAreFilled(other: String) throws {
        let folder = try TemporaryFolder()
        let path = "res/values-ru/strings.xml"
        func russian(_ one: String, _ few: String, _ many: String, _ other: String) -> String {
            plurals(["one": one, "few": few, "many": many, "other": other])
                .replacing("<resources>", with: #"<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">"#)
        }
        let old = russian("%1$d минута", "%1$d минуты", "%1$d минут", other)
        try folder.write(plurals(["one": "%1$d minute", "other": "%1$d minutes"]), to: "res/values/strings.xml")
        try folder.write(old, to: path)
        try folder.write(
            #"{"mins_one": "{{count}} minute", "mins_other": "{{count}} minutes"}"#,
            to: "web/locales/en/translation.json"
        )
        for (one, other, says) in [
            ("{{count}} мин", "{{count}} минуты", false), ("{{count}} мин", "{{count}} мин.", true),
        ] {
            try folder.write(old, to: path)
            try folder.write(
                #"{"mins_one": "\#(one)", "mins_other": "\#(other)"}"#,
                to: "web/locales/ru/translation.json"
            )
            let output = try convert(folder, "web", to: "android", "res")
            #expect(output.status == 0)
            #expect(output.standardError.contains("mins for few, many in ru") == says)
            #expect(output.standardError.contains("[existing-text]") != says)
            #expect(!output.standardError.contains("[lost-variant]"))
            #expect(try text(folder, path).contains(says ? " minutes<" : " минут<"))
            // What was filled is nothing to lose.
            #expect((try convert(folder, "web", to: "android", "res", "--quiet").status == 0) == says)
        }
    }

    /// A key that an app uses as a format says what it does without a text in the source language.
    @Test func keysThatAreFormats() throws {
        let folder = try TemporaryFolder()
        let english = strings(["hi": "Hi"])
        try folder.write(english, to: "ios/en.lproj/Localizable.strings")
        try folder.write(english + strings(["%@:": "%@:"]), to: "ios/de.lproj/Localizable.strings")
        _ = try convert(folder, "ios", to: "i18next", "web", "--replace")
        #expect(try convert(folder, "web", to: "apple", "ios").status == 0)
        #expect(try text(folder, "ios/en.lproj/Localizable.strings") == english)
    }

    /// Names that collide get suffixes, and are mangled with these.
    @Test func mangledNamesThatCollide() throws {
        let folder = try TemporaryFolder()
        for (language, text) in [("en", "One"), ("de", "Eins")] {
            try folder.write(strings(["a.b": text]), to: "ios/\(language).lproj/Localizable.strings")
            try folder.write(strings(["a.b": text + "!"]), to: "ios/\(language).lproj/Other.strings")
        }
        _ = try convert(folder, "ios", to: "android", "res", "--replace", "--names", "mangled")
        let output = try convert(folder, "res", to: "apple", "ios")
        #expect(output.status == 0)
        #expect(output.standardOutput.hasPrefix("2 entries in 2 languages"))
        #expect(output.standardOutput.contains("0 files written, 4 unchanged"))
    }

    /// Systems that don't know .stringsdict show what .strings has under the same key.
    @Test func textsForSystemsWithoutPluralsStay() throws {
        let folder = try TemporaryFolder()
        let table = strings(["files": "%d files", "hello": "Hello"])
        let plurals = """
            <plist version="1.0"><dict><key>files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict></dict></dict></plist>

            """
        for place in ["new", "ios"] {
            try folder.write(table, to: "\(place)/en.lproj/Localizable.strings")
            try folder.write(plurals, to: "\(place)/en.lproj/Localizable.stringsdict")
        }
        #expect(try convert(folder, "new", to: "apple", "ios").status == 0)
        #expect(try text(folder, "ios/en.lproj/Localizable.strings") == table)
    }
}
