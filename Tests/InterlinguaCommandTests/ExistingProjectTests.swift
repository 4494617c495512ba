import Foundation
import InterlinguaTestSupport
import Testing

/// What a project has that is written into counts: names, places and the way its files are written.
@Suite struct ExistingProjectTests {
    func convert(
        _ folder: TemporaryFolder,
        _ source: String,
        to format: String,
        _ output: String,
        _ options: String...
    ) throws -> CommandLineTool.Output {
        try CommandLineTool().run(
            script: #"cd "$1"; shift; exec "$0" convert "$@""#,
            [folder.path, source, "--to", format, "--output", output] + (options.isEmpty ? ["--merge"] : options)
        )
    }

    func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
        try String(contentsOfFile: folder.path + "/" + path, encoding: .utf8)
    }

    func folders(_ folder: TemporaryFolder, _ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + path).sorted()
    }

    func strings(_ texts: KeyValuePairs<String, String>) -> String {
        texts.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    }

    // MARK: Texts that show the same

    /// A translation that is the same as the source text is one nevertheless.
    @Test func translationsLikeTheSourceAreWritten() throws {
        let folder = try TemporaryFolder()
        for language in ["en", "fr"] {
            try folder.write(strings(["ok": "OK"]), to: "ios/\(language).lproj/Localizable.strings")
        }
        try folder.write("<resources><string name=\"ok\">OK</string></resources>", to: "res/values/strings.xml")
        try folder.write("<resources><string name=\"b\">B</string></resources>", to: "res/values-fr/strings.xml")
        _ = try convert(folder, "ios", to: "android", "res")
        #expect(try text(folder, "res/values-fr/strings.xml").contains(">OK<"))
    }

    @Test func textsThatWouldChangeWithThoseOfOtherLanguagesAreWritten() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"a": "one", "b": "x"}"#, to: "web/locales/en/translation.json")
        try folder.write(#"{"b": "y"}"#, to: "web/locales/pl/translation.json")
        for (values, a, b) in [("values", "two", "x"), ("values-pl", "one", "y")] {
            try folder.write(
                "<resources><string name=\"a\">\(a)</string><string name=\"b\">\(b)</string></resources>",
                to: "res/\(values)/strings.xml"
            )
        }
        _ = try convert(folder, "res", to: "i18next", "web/locales")
        #expect(try text(folder, "web/locales/en/translation.json").contains(#""a": "two""#))
        #expect(try text(folder, "web/locales/pl/translation.json").contains(#""a":"one""#))
    }

    /// Formats and escaping are no less a project's own where the source's format can't say them.
    @Test func whatTheSourceCannotSayStays() throws {
        let folder = try TemporaryFolder()
        let old = #"{ "due": "Due {{date, datetime}}", "hi": "Hi {{name}}", "was": "Was {{name}}", "a.b": "B" }"#
        let path = "web/locales/en/translation.json"
        try folder.write(old, to: path)
        try folder.write("i18n.init({ compatibilityJSON: 'v3', fallbackLng: 'en' })", to: "web/i18n.js")
        for (format, new) in [("android", "Is {{- name"), ("strings", "Is {{- arg1")] {
            try folder.write(old, to: path)
            #expect(try convert(folder, "web", to: format, format).status == 0)
            let made = "\(format)/" + (format == "android" ? "values/strings.xml" : "en.lproj/Localizable.strings")
            try folder.write(text(folder, made).replacing("Was", with: "Is"), to: made)
            let output = try convert(folder, format, to: "i18next", "web")
            #expect(output.status == 0)
            #expect(output.standardError.contains("[escaping]"))
            #expect(try text(folder, path) == old.replacing("Was {{name", with: new))
        }
    }

    /// Tags of new texts are the elements that stood in those before; where not all are, they are text.
    @Test(arguments: [
        ("New <i>t</i>", "New <i>t</i>"),
        (
            "<i><a href=\\\"u\\\">{{n}}</a></i> & <1>",
            "<i><a href=\"u\"><xliff:g id=\"n\">%s</xliff:g></a></i> &amp; &lt;1&gt;"
        ),
        ("<b>New</b> <i>t</i>", "&lt;b&gt;New&lt;/b&gt; &lt;i&gt;t&lt;/i&gt;"), ("New <i>t", "New &lt;i&gt;t"),
        ("<i></i> <i>t</i>", "&lt;i&gt;&lt;/i&gt; &lt;i&gt;t&lt;/i&gt;"),
        ("t</i>", "t&lt;/i&gt;"),
    ])
    func elements(new: String, written: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("{\"x\": \"\(new)\"}", to: "web/locales/en/translation.json")
        let old = "<resources><string name=\"x\">Old <i>t</i> <a href=\"u\">%s</a></string></resources>"
        try folder.write(old, to: "res/values/strings.xml")
        #expect(try convert(folder, "web", to: "android", "res").status == 0)
        #expect(try text(folder, "res/values/strings.xml").contains(">\(written)</string>"))
    }

    /// The forms of one text are of one kind.
    @Test func elementsOfForms() throws {
        let folder = try TemporaryFolder()
        let new = #"{"x_one": "<b>New</b> <i>t</i>", "x_other": "New <i>t</i>"}"#
        try folder.write(new, to: "web/locales/en/translation.json")
        let old = #"<plurals name="x"><item quantity="other">Old <i>t</i></item></plurals>"#
        try folder.write("<resources>\(old)</resources>", to: "res/values/strings.xml")
        #expect(try convert(folder, "web", to: "android", "res").status == 0)
        #expect(try !text(folder, "res/values/strings.xml").contains("<i>"))
    }

    @Test("Users of a language that only the target has are asked where the source shows them a parent's texts")
    func inheritingLanguages() throws {
        let folder = try TemporaryFolder()
        func resources(_ text: String) -> String { "<resources><string name=\"hi\">\(text)</string></resources>\n" }
        try folder.write(strings(["hi": "Hello"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write(strings(["hi": "Hola (América)"]), to: "ios/es-419.lproj/Localizable.strings")
        for (name, text) in [("", "Hello"), ("-es-rUS", "Hola viejo"), ("-pl", "Cześć")] {
            try folder.write(resources(text), to: "res/values\(name)/strings.xml")
        }
        let output = try convert(folder, "ios", to: "android", "res")
        #expect(output.standardOutput.contains("3 sentences compared, 1 differs\n"))
        #expect(output.standardError.contains("“hi” in es-US: “Hola (América)” became “Hola viejo”"))
        #expect(output.standardError.contains("[existing-text]"))
        #expect(try text(folder, "res/values-es-rUS/strings.xml") == resources("Hola viejo"))
        let compared = try CommandLineTool().run(["verify", folder.path + "/ios", "--against", folder.path + "/res"])
        #expect(compared.standardError.contains("“hi” in es-US: “Hola (América)” became “Hola viejo”"))
        #expect(compared.standardError.contains("only the target has texts in “pl” "))
        // The text that is there goes once there is a new one.
        try folder.write(strings(["hi": "Hola"]), to: "ios/es-US.lproj/Localizable.strings")
        #expect(try convert(folder, "ios", to: "android", "res").standardOutput.contains("all the same"))
    }

    @Test("A reference stays if it shows what the new text says, whatever it showed before")
    func references() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            strings(["title": "New", "same": "New", "other": "Another"]),
            to: "ios/en.lproj/Localizable.strings"
        )
        let references = ["same", "other"].map { "<string name=\"\($0)\">@string/title</string>" }.joined(
            separator: "\n"
        )
        let title = #"<string name="title">Old</string>"#
        try folder.write("<resources>\(title)\n\(references)</resources>\n", to: "res/values/strings.xml")
        #expect(try convert(folder, "ios", to: "android", "res").standardOutput.contains("all the same"))
        let written = try text(folder, "res/values/strings.xml")
        #expect(
            written == """
                <resources><string name="title">New</string>
                <string name="same">@string/title</string>
                <string name="other">Another</string></resources>

                """
        )
    }

    /// Code asks by `R.string.hello_world`, whatever other texts come.
    @Test func namesStayThoseOfTheirEntries() throws {
        let folder = try TemporaryFolder()
        let path = "ios/en.lproj/Localizable.strings"
        try folder.write(strings(["Hello world": "Hello world"]), to: path)
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        let first = #"<string name="hello_world" i:key="Hello world">Hello world</string>"#
        #expect(try text(folder, "res/values/strings.xml").contains(first))
        try folder.write(strings(["Hello, world": "Hello, world", "Hello world": "Hello world"]), to: path)
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        let both = try text(folder, "res/values/strings.xml")
        #expect(both.contains(first))
        #expect(both.contains(/<string name="hello_world_[0-9a-f]{8}" i:key="Hello, world">/))
        #expect(try convert(folder, "ios", to: "android", "res").standardOutput.contains("0 files written"))
        // The name of an entry that is not made again stays its own.
        try folder.write(strings(["Hello, world": "Hello, world", "Hello world!": "Hello world!"]), to: path)
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        let all = try text(folder, "res/values/strings.xml")
        #expect(all.hasPrefix(both.prefix(while: { $0 != "/" })))
        #expect(all.contains(first))
        #expect(all.contains(/<string name="hello_world_[0-9a-f]{8}" i:key="Hello world!">/))
        // An entry may be moved to another file.
        try folder.write(all.replacing(#"name="hello_world""#, with: #"name="greeting""#), to: "res/values/other.xml")
        try FileManager.default.removeItem(atPath: folder.path + "/res/values/strings.xml")
        try folder.write(strings(["Hello world": "Hi"]), to: path)
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        #expect(try folders(folder, "res/values") == ["other.xml"])
        #expect(try text(folder, "res/values/other.xml").contains(#"<string name="greeting" i:key="Hello world">Hi<"#))
        // A project of its own has its own names.
        #expect(try convert(folder, "ios", to: "android", "res", "--replace").status == 0)
        #expect(try text(folder, "res/values/strings.xml").contains(#"name="hello_world""#))
    }

    /// A name may have dots, which become underscores in `R`.
    @Test func namesOfKeysStay() throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["a.b": "New"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write("<resources><string name=\"a.b\">Old</string></resources>", to: "res/values/strings.xml")
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        #expect(try text(folder, "res/values/strings.xml").contains(#"<string name="a.b">New</string></resources>"#))
    }

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

    /// Nothing is written for a text that stands there.
    @Test func textsThatAreThereAreNotMissing() throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["hello": "Hello"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write(strings(["share": "Udostępnij", "other": "Inne"]), to: "ios/pl.lproj/Localizable.strings")
        let own = "<resources>\n    <string name=\"share\">Share</string>\n</resources>\n"
        try folder.write(own, to: "res/values/strings.xml")
        let output = try convert(folder, "ios", to: "android", "res")
        #expect(output.status == 0)
        let warning = "warning: the source language en has no text, which the target requires; the key was written"
        #expect(output.standardError.hasPrefix("ios/pl.lproj/Localizable.strings:2:12: \(warning) [missing-source]\n"))
        #expect(try text(folder, "res/values/strings.xml").contains(">Share<"))
    }

    /// What no entry needs declared is none of the conversion's.
    @Test(arguments: ["", #" xmlns:tools="http://schemas.android.com/tools""#])
    func filesKeepTheirHeaders(declaration: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["a": "Apple", "b": "Pear"]), to: "ios/en.lproj/Localizable.strings")
        func file(_ pear: String) -> String {
            "<resources\(declaration)>\n    <string name=\"a\">Apple</string>\n    <string name=\"b\">\(pear)</string>\n</resources>\n"
        }
        try folder.write(file("Peach"), to: "res/values/strings.xml")
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        #expect(try text(folder, "res/values/strings.xml") == file("Pear"))
    }

    /// What is translated further than the source shows its own texts, which is no defect of the conversion.
    @Test(arguments: [("apple", "de.lproj/Localizable.strings"), ("i18next", "locales/de/translation.json")])
    func translationsOfItsOwnStay(format: String, path: String) throws {
        func source(_ texts: String) -> String { "<resources>\(texts)</resources>" }
        let apple = #"<string name="a">Apple</string>"#
        let folder = try TemporaryFolder()
        try folder.write(source(apple + #"<string name="b">Pear</string>"#), to: "full/values/strings.xml")
        let german = #"<string name="a">Apfel</string>"#
        try folder.write(source(german + #"<string name="b">Birne</string>"#), to: "full/values-de/strings.xml")
        #expect(try convert(folder, "full", to: format, "app").status == 0)
        let before = try text(folder, "app/" + path)
        try folder.write(source(apple + #"<string name="b">Pear</string>"#), to: "res/values/strings.xml")
        try folder.write(source(german), to: "res/values-de/strings.xml")
        let output = try convert(folder, "res", to: format, "app")
        #expect(output.status == 0)
        #expect(output.standardError.contains("“b” in de: “Pear” became “Birne”"))
        #expect(output.standardError.contains("[existing-text]"))
        #expect(try text(folder, "app/" + path) == before)
    }

    private static let variants = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "files": {"localizations": {"en": {"variations": {"plural": {
            "zero": {"stringUnit": {"state": "translated", "value": "No files"}},
            "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}},
          "tap": {"localizations": {"en": {"variations": {"device": {
            "mac": {"stringUnit": {"state": "translated", "value": "Click here"}},
            "other": {"stringUnit": {"state": "translated", "value": "Tap here"}}}}}}}}}
        """

    /// What the source can't express disappears only if that is asked for, or where it would no longer fit.
    @Test func variantsOfItsOwnStay() throws {
        func source(_ noun: String) -> String {
            """
            <resources xmlns:tools="http://schemas.android.com/tools" tools:locale="en">
            <string name="tap">Tap here</string><plurals name="files"><item quantity="one">%d \(noun)</item>
            <item quantity="other">%d \(noun)s</item></plurals></resources>
            """
        }
        let folder = try TemporaryFolder()
        try folder.write(source("file"), to: "res/values/strings.xml")
        let path = "ios/Localizable.xcstrings"
        try folder.write(Self.variants, to: path)
        let refused = try convert(folder, "res", to: "xcstrings", "ios", "--strict")
        #expect(refused.status == 1)
        #expect(refused.standardError.contains("the file holds “files for 0”, “tap for mac”"))
        let kept = try convert(folder, "res", to: "xcstrings", "ios")
        #expect(kept.status == 0)
        #expect(kept.standardError.contains("“files” in en for 0: “0 files” became “No files”"))
        for own in ["No files", "Click here"] { #expect(try text(folder, path).contains(own)) }
        try folder.write(source("document"), to: "res/values/strings.xml")
        let replaced = try convert(folder, "res", to: "xcstrings", "ios")
        #expect(replaced.status == 0)
        #expect(replaced.standardError.contains("note: files for 0 in en"))
        #expect(!replaced.standardError.contains("tap"))
        let written = try text(folder, path)
        #expect(written.contains("Click here") && !written.contains("No files"))
    }

    /// A text shows what it refers to, be it a form that only comes with the new texts.
    @Test func textsThatWouldShowNewOnesAreReplaced() throws {
        let folder = try TemporaryFolder()
        func resources(_ add: String, _ favorite: KeyValuePairs<String, String>) -> String {
            let items = favorite.map { "<item quantity=\"\($0.key)\">\($0.value)</item>" }.joined()
            return
                "<resources><string name=\"add\">\(add)</string><plurals name=\"favorite\">\(items)</plurals></resources>"
        }
        try folder.write(
            resources("add to favorites", ["one": "favorite", "other": "favorites"]),
            to: "res/values/strings.xml"
        )
        try folder.write(
            resources("dodaj do favorites", ["one": "ulubiony", "few": "ulubione", "many": "ulub.", "other": "ulub."]),
            to: "res/values-pl/strings.xml"
        )
        try folder.write(
            #"{"add": "add to $t(favorite_other)", "favorite_one": "favorite", "favorite_other": "favorites"}"#,
            to: "web/locales/en.json"
        )
        let polish = #""favorite_one": "ulubiony", "favorite_few": "ulubione", "favorite_many": "ulub.""#
        try folder.write(#"{"add": "dodaj do $t(favorite_other)", \#(polish)}"#, to: "web/locales/pl.json")
        let output = try convert(folder, "res", to: "i18next", "web")
        #expect(output.status == 0)
        #expect(
            try text(folder, "web/locales/pl.json")
                == #"{"add": "dodaj do favorites", \#(polish), "favorite_other":"ulub."}"#
        )
        #expect(try text(folder, "web/locales/en.json").contains("$t(favorite_other)"))
    }

    /// A text that fails for some numbers shows something else than the new one.
    @Test func textsThatFailAreReplaced() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <resources><plurals name="send"><item quantity="one">Send it to %s?</item>
            <item quantity="other">Send %d files to %s?</item></plurals></resources>
            """,
            to: "res/values/strings.xml"
        )
        #expect(try convert(folder, "res", to: "apple", "app").status == 0)
        let path = "app/en.lproj/Localizable.stringsdict"
        let written = try text(folder, path)
        try folder.write(written.replacing("Send it to %1$lld", with: "Send it to %s"), to: path)
        let output = try convert(folder, "res", to: "apple", "app")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        #expect(try text(folder, path).contains("Send it to %1$lld"))
    }

    /// A catalogue's text in the source language may be the key, and positions may be left out: what users see unchanged
    /// stays as it is written.
    @Test func textsOfCatalogsStay() throws {
        func catalog(_ close: String) -> String {
            func entry(_ key: String, _ value: String) -> String {
                """
                    "\(key)" : {
                      "localizations" : {
                        "de" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "\(value)"
                          }
                        }
                      }
                    },

                """
            }
            return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n" + entry("%@ - %@", "%@ – %@")
                + entry("About Us", "Über uns") + entry("Close", close)
                + "    \"Untranslated\" : {\n\n    }\n  },\n  \"version\" : \"1.0\"\n}"
        }
        let folder = try TemporaryFolder()
        try folder.write(catalog("Schließen"), to: "ios/Localizable.xcstrings")
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        let german = try text(folder, "res/values-de/strings.xml")
        try folder.write(german.replacing("Schließen", with: "Zumachen"), to: "res/values-de/strings.xml")
        let output = try convert(folder, "res", to: "xcstrings", "ios")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        #expect(try text(folder, "ios/Localizable.xcstrings") == catalog("Zumachen"))
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

    // MARK: Places

    /// Who reads a language finds its texts in the folder that is there.
    @Test(arguments: [
        ("pl", "values-pl-rPL"), ("he", "values-he"), ("es", "values-es-rES"), ("pl", "values-b+pl"),
        ("pt", "values-pt-rBR"), ("zh-Hans", "values-b+zh+Hans"), ("sr", "values-b+sr+Cyrl+RS"),
    ])
    func foldersOfAndroid(language: String, existing: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["hello": "Hello"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write(strings(["hello": "New"]), to: "ios/\(language).lproj/Localizable.strings")
        let own = "<resources>\n    <string name=\"hello\">Old</string>\n</resources>\n"
        try folder.write(own, to: "res/values/strings.xml")
        try folder.write(own, to: "res/\(existing)/strings.xml")
        let output = try convert(folder, "ios", to: "android", "res")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        #expect(try folders(folder, "res") == ["values", existing])
        #expect(try text(folder, "res/\(existing)/strings.xml") == own.replacing("Old", with: "New"))
        #expect(try convert(folder, "ios", to: "android", "res").standardOutput.contains("0 files written"))
    }

    /// Other people than those of the language would read what is written there, or the language itself has a folder.
    @Test(arguments: [
        ("fr", ["values", "values-fr-rCA"], "values-fr"), ("nb", ["values", "values-no"], "values-nb"),
        ("pl", ["values", "values-pl", "values-pl-rPL"], "values-pl"),
        ("he", ["values", "values-he", "values-iw"], "values-iw"), ("pt", ["values", "values-pt-rPT"], "values-pt"),
        ("zh-Hant", ["values", "values-zh-rCN", "values-zh-rHK"], "values-zh-rTW"),
        ("sr", ["values", "values-b+sr+Latn"], "values-sr"),
    ])
    func foldersOfOthers(language: String, existing: [String], own: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["hello": "Hello"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write(strings(["hello": "New"]), to: "ios/\(language).lproj/Localizable.strings")
        for name in existing {
            let text = "<resources><string name=\"hello\">Old</string></resources>\n"
            try folder.write(text, to: "res/\(name)/strings.xml")
        }
        #expect(try convert(folder, "ios", to: "android", "res").status == 0)
        #expect(try folders(folder, "res") == Set(existing + [own]).sorted())
        #expect(try text(folder, "res/\(own)/strings.xml").contains("New"))
    }

    /// A text that becomes a plural goes from one of the table's files to the other.
    @Test func commentsGoWithTheirEntries() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <resources><plurals name="files"><item quantity="one">%d file</item><item quantity="other">%d files</item></plurals>
            <string name="title">T</string></resources>
            """,
            to: "res/values/strings.xml"
        )
        let title = strings(["title": "T"])
        try folder.write(
            "/* How many */\n" + strings(["files": "%d files"]) + title,
            to: "ios/en.lproj/Localizable.strings"
        )
        let output = try convert(folder, "res", to: "apple", "ios")
        #expect(output.status == 0)
        #expect(try text(folder, "ios/en.lproj/Localizable.strings") == title)
        let dictionary = try text(folder, "ios/en.lproj/Localizable.stringsdict")
        #expect(dictionary.contains("<!-- How many -->\n\t<key>files</key>"))
    }

    @Test(arguments: [
        ("values-zh-rCN", "zh-CN"), ("values-zh-rCN", "zh_CN"), ("values-zh-rCN", "zh-Hans"), ("values-zh", "zh-Hans"),
        ("values-zh-rTW", "zh-Hant"), ("values-pl", "pl-PL"), ("values-pl-rPL", "pl"), ("values-pl", "Polish"),
        ("values-in-rID", "id"), ("values-nb-rNO", "nb"),
    ])
    func foldersOfApple(source: String, existing: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("<resources><string name=\"hello\">Hello</string></resources>", to: "res/values/strings.xml")
        try folder.write("<resources><string name=\"hello\">New</string></resources>", to: "res/\(source)/strings.xml")
        for name in ["en", existing] {
            try folder.write(strings(["hello": "Old"]), to: "ios/\(name).lproj/Localizable.strings")
        }
        let output = try convert(folder, "res", to: "apple", "ios")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        #expect(try folders(folder, "ios") == ["\(existing).lproj", "en.lproj"].sorted())
        #expect(try text(folder, "ios/\(existing).lproj/Localizable.strings") == strings(["hello": "New"]))
    }

    /// Where both have Brazilian Portuguese, what else there is goes to the people who are left.
    @Test func foldersOfTheOtherRegion() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [("values", "Hello"), ("values-pt-rBR", "Oi"), ("values-pt", "Olá")] {
            let file = "<resources><string name=\"hello\">\(text)</string></resources>\n"
            try folder.write(file, to: "res/\(name)/strings.xml")
        }
        for name in ["en", "pt-BR", "pt-PT"] {
            try folder.write(strings(["hello": "Old"]), to: "ios/\(name).lproj/Localizable.strings")
        }
        let output = try convert(folder, "res", to: "apple", "ios")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        #expect(try folders(folder, "ios") == ["en.lproj", "pt-BR.lproj", "pt-PT.lproj"])
        #expect(try text(folder, "ios/pt-PT.lproj/Localizable.strings") == strings(["hello": "Olá"]))
    }

    /// A source that has both tags has texts for both.
    @Test func languagesUnderTwoTags() throws {
        let folder = try TemporaryFolder()
        for name in ["values", "values-zh", "values-zh-rCN"] {
            let text = "<resources><string name=\"hello\">\(name)</string></resources>"
            try folder.write(text, to: "res/\(name)/strings.xml")
        }
        for name in ["en", "zh-Hans"] {
            try folder.write(strings(["hello": "Old"]), to: "ios/\(name).lproj/Localizable.strings")
        }
        #expect(try convert(folder, "res", to: "apple", "ios").status == 0)
        #expect(try folders(folder, "ios") == ["en.lproj", "zh-CN.lproj", "zh-Hans.lproj", "zh.lproj"])
    }

    // MARK: Bytes

    /// A file goes on being written as it is: encoding, line ends, indentation.
    @Test(
        arguments: [
            String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .isoLatin1,
        ],
        ["\n", "\r\n"]
    )
    func filesKeepTheirBytes(encoding: String.Encoding, lineEnd: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["hello": "Nów", "more": "Żółw"]), to: "ios/en.lproj/Localizable.strings")
        let names: [String.Encoding: String] = [.utf8: "utf-8", .isoLatin1: "ISO-8859-1"]
        let own = """
            <?xml version="1.0" encoding="\(names[encoding] ?? "UTF-16")"?>
            <resources xmlns:tools="http://schemas.android.com/tools" tools:locale="en">
            \t<string name="own">é</string>
            \t<string name="hello">Old</string>
            </resources>

            """
        func data(_ text: String) throws -> Data {
            let mark: [String.Encoding: [UInt8]] = [.utf16LittleEndian: [0xFF, 0xFE], .utf16BigEndian: [0xFE, 0xFF]]
            let text = text.replacing("\n", with: lineEnd)
            return try Data(mark[encoding] ?? []) + #require(text.data(using: encoding))
        }
        try folder.write(data(own), to: "res/values/strings.xml")
        let output = try convert(folder, "ios", to: "android", "res")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        let more = encoding == .isoLatin1 ? "&#x17b;ó&#x142;w" : "Żółw"
        let new = own.replacing("Old", with: "Nów").replacing(
            "</resources>",
            with: "\t<string name=\"more\">\(more)</string>\n</resources>"
        )
        #expect(try folder.contents()["res/values/strings.xml"] == data(new))
    }

    /// Foundation reads .strings files that are property lists.
    @Test func propertyListsStayPropertyLists() throws {
        func list(_ body: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
                <!-- Own -->
                <key>own</key>
                <string>Own</string>
            \(body)</dict>
            </plist>

            """
        }
        func item(_ key: String, _ text: String) -> String {
            "    <key>\(key)</key>\n    <string>\(text)</string>\n"
        }
        let folder = try TemporaryFolder()
        try folder.write(
            "<resources><string name=\"hello\">a &lt; b</string><string name=\"more\">More</string></resources>",
            to: "res/values/strings.xml"
        )
        let path = "ios/en.lproj/Localizable.strings"
        try folder.write(list(item("hello", "Old")), to: path)
        let output = try convert(folder, "res", to: "apple", "ios")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        #expect(try text(folder, path) == list(item("hello", "a &lt; b") + item("more", "More")))
    }

    /// What can't be read may hold the names that are written.
    @Test func neighboursThatCannotBeReadAreNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["hello": "New"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write("<resources/>\n", to: "res/values/strings.xml")
        let path = folder.path + "/res/values/other.xml"
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere.xml")
        let before = try text(folder, "res/values/strings.xml")
        let output = try convert(folder, "ios", to: "android", "res")
        #expect(output.status == 74)
        #expect(output.standardError.hasPrefix("error: can't open res/values/other.xml: "))
        #expect(try text(folder, "res/values/strings.xml") == before)
    }
}
