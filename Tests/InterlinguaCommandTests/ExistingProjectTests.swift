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
        for format in ["android", "strings"] {
            try folder.write(old, to: path)
            #expect(try convert(folder, "web", to: format, format).status == 0)
            let made = "\(format)/" + (format == "android" ? "values/strings.xml" : "en.lproj/Localizable.strings")
            let edited = try text(folder, made).replacing("Was", with: "Is").replacing("Due", with: "Until")
            try folder.write(edited, to: made)
            let output = try convert(folder, format, to: "i18next", "web")
            #expect(output.status == 0)
            #expect(output.standardError.contains("[escaping]"))
            #expect(try text(folder, path) == old.replacing("Was", with: "Is").replacing("Due", with: "Until"))
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
        func polish(_ few: String) -> String {
            "\"favorite_one\": \"ulubiony\", \"favorite_few\": \"\(few)\", \"favorite_many\": \"ulub.\""
        }
        try folder.write(#"{"add": "dodaj do $t(favorite_other)", \#(polish("ulubion"))}"#, to: "web/locales/pl.json")
        let output = try convert(folder, "res", to: "i18next", "web")
        #expect(output.status == 0)
        #expect(
            try text(folder, "web/locales/pl.json")
                == #"{"add": "dodaj do favorites", \#(polish("ulubione")), "favorite_other":"ulub."}"#
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
}
