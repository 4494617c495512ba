import Foundation
import InterlinguaTestSupport
import Testing

/// The commands `export` and `import`, as their users meet them.
@Suite struct ExchangeCommandTests {
    // MARK: Export

    @Test func unitForEachVariantOfTheLanguage() throws {
        let project = try ExchangeProject(ExchangeProject.android)
        let output = try project.run("export", "app", "--language", "pl", "-o", "pl.xliff", "--base-language", "en")
        #expect(output.standardOutput == "7 texts written to pl.xliff, 5 without a translation\n")
        #expect(output.status == 0 && output.standardError == "")
        let file = try project.text("pl.xliff")
        #expect(
            file.hasPrefix(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
                  <file original="values/strings.xml" source-language="en" target-language="pl" datatype="plaintext">
                """
            )
        )
        #expect(
            file.contains(
                """
                      <trans-unit id="hi" xml:space="preserve">
                        <source>It's &lt;b&gt;%1$s&lt;/b&gt;, 100%% of %2$d</source>
                        <note>Greets</note>
                        <note>app/values/strings.xml:3</note>
                      </trans-unit>
                      <trans-unit id="birds|==|plural.one" xml:space="preserve">
                        <source>A bird</source>
                        <target state="translated">Ptak</target>
                        <note>For 1</note>
                        <note>app/values/strings.xml:5</note>
                      </trans-unit>
                      <trans-unit id="birds|==|plural.few" xml:space="preserve">
                        <source>%d birds</source>
                        <note>For 2, 3, 4, 22 …</note>
                """
            )
        )
        #expect(!file.contains("Perch"))
    }

    /// Russian says the text for 1 for 21, too, so that the source's text without the number is not enough.
    @Test func sourceTextOfAVariantShowsTheNumberWhereItIsNeeded() throws {
        let project = try ExchangeProject(ExchangeProject.android)
        _ = try project.run("export", "app", "--language", "ru", "--format", "csv", "-o", "ru.csv")
        let table = try project.text("ru.csv")
        #expect(table.contains("birds|==|plural.one,ru,%d birds,,new,\"For 1, 21, 31, 41 …\n"))
        #expect(table.hasPrefix("location,id,language,source,target,state,developer_comments\r\n"))
    }

    @Test func missingTextsAlone() throws {
        let project = try ExchangeProject([
            "en.lproj/A.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n", "pl.lproj/A.strings": "\"a\" = \"Ą\";\n",
        ])
        let output = try project.run(
            "export",
            "app",
            "--language",
            "pl",
            "--missing",
            "--format",
            "csv",
            "-o",
            "pl.csv"
        )
        #expect(output.standardOutput == "1 text written to pl.csv, 1 without a translation\n")
        #expect(try project.text("pl.csv").contains("en.lproj/A.strings,b,pl,B,,new,"))
    }

    @Test(arguments: ["xliff", "xliff2", "csv"])
    func noFileWithoutTexts(_ format: String) throws {
        let project = try ExchangeProject([
            "en.lproj/A.strings": "\"a\" = \"A\";\n", "pl.lproj/A.strings": "\"a\" = \"Ą\";\n",
        ])
        let output = try project.run("export", "app", "--language", "pl", "--missing", "--format", format, "-o", "pl")
        #expect(output.standardOutput == "0 texts: no file is written\n")
        #expect(output.status == 0 && (try? project.text("pl")) == nil)
    }

    @Test func secondVersionOfXLIFF() throws {
        let project = try ExchangeProject(["en.lproj/A.strings": "\"a \\\"b\" = \"A\\U0007 &\";\n"])
        _ = try project.run("export", "app", "--language", "pl", "--format", "xliff2", "-o", "pl.xlf")
        let file = try project.text("pl.xlf")
        #expect(file.contains("<unit id=\"u1\" name=\"a &quot;b\" xml:space=\"preserve\">"))
        #expect(file.contains("<source>A<cp hex=\"0007\"/> &amp;</source>"))
        let output = try project.run("export", "app", "--language", "pl", "-o", "pl.xliff")
        #expect(output.standardError.contains("“a \"b” is left out: XLIFF 1.2 can't hold its control characters"))
    }

    @Test func mistakesInTheCommand() throws {
        let project = try ExchangeProject(ExchangeProject.android)
        #expect(try project.run("export", "app", "--language", "en", "-o", "x").status == 64)
        #expect(try project.run("export", "app", "-o", "x").status == 64)
        #expect(try project.run("export", "app", "--language", "pl", "-o", "x.txt").status == 64)
        #expect(try project.run("export", "app", "--language", "pl", "-o", "app/values/strings.xml").status == 64)
        #expect(try project.run("import", "none.xliff", "--into", "app").status == 74)
        #expect(try project.run("import", "none.xliff").status == 64)
        _ = try project.run("export", "app", "--language", "pl", "-o", "pl.xliff")
        let other = try project.run("import", "pl.xliff", "--language", "de", "--into", "app")
        #expect(other.standardError.contains("the file is in pl, not de; --language is for files that don't say it"))
        #expect(other.status == 1)
    }

    // MARK: Import

    @Test(arguments: ["xliff", "xliff2", "csv"])
    func unchangedExportChangesNothing(_ format: String) throws {
        let project = try ExchangeProject(ExchangeProject.android)
        let before = try project.files()
        let output = try project.translate("pl", as: format, [])
        #expect(output.standardOutput == "0 texts imported, 7 unchanged or not translated\n0 files written\n")
        #expect(output.status == 0)
        #expect(try project.files() == before)
    }

    @Test(
        arguments: [
            (["a/de/A.strings", "a/en/A.strings"], "a/fr.lproj/A.strings"),
            (["a/de.strings", "a/en.strings"], "a/fr.lproj/Localizable.strings"),
            (["de.lproj/Sub/A.strings", "en.lproj/Sub/A.strings"], "Sub/fr.lproj/A.strings"),
        ]
    )
    func newLanguageBesideFilesReadAsThoseOfOtherFolders(files: [String], expected: String) throws {
        let texts = zip(files, ["Wort", "Text"]).map { ($0, "k = \"\($1)\";\n") }
        let project = try ExchangeProject(Dictionary(texts) { $1 })
        let replacements = [("k,fr,Text,,new", "k,fr,Text,Mot,translated")]
        let output = try project.translate("fr", replacements, "--base-language", "en")
        #expect(output.status == 0, "\(output.standardError)")
        #expect(try project.files().keys.sorted() == (files + [expected]).sorted())
    }

    @Test func onlyTranslatedEntriesChange() throws {
        let project = try ExchangeProject(ExchangeProject.android)
        let output = try project.translate(
            "pl",
            [
                ("birds|==|plural.few,pl,%d birds,,new", "birds|==|plural.few,pl,%d birds,%d ptaki,translated"),
                ("birds|==|plural.many,pl,%d birds,,new", "birds|==|plural.many,pl,%d birds,%d ptaków,translated"),
                ("of %2$d\",,new", "of %2$d\",\"%2$d, to <b>%1$s</b>'a 5%%\",translated"),
            ]
        )
        #expect(output.standardOutput == "3 texts imported, 4 unchanged or not translated\n1 file written\n")
        #expect(output.standardError == "")
        #expect(
            try project.text("app/values-pl/strings.xml") == #"""
                <?xml version="1.0" encoding="utf-8"?>
                <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
                  <!-- by hand -->
                  <plurals name="birds">
                    <item quantity="one">Ptak</item>
                    <item quantity="few">%d ptaki</item>
                    <item quantity="many">%d ptaków</item>
                    <item quantity='other' x="kept">%d ptaka</item>
                  </plurals>
                  <string   name="old">Stary</string>
                  <string name="hi"><xliff:g id="n">%2$d</xliff:g>, to <b>%1$s</b>\'a 5%%</string>
                </resources>

                """#
        )
        let again = try project.translate("pl", [])
        #expect(again.standardOutput == "0 texts imported, 7 unchanged or not translated\n0 files written\n")
    }

    @Test func newLanguageInEachFormat() throws {
        let projects: [(files: [String: String], old: String, path: String, shown: String)] = [
            (
                ["en.lproj/A.strings": "/* c */\n\"a\" = \"A\";\n"], "a,pl,A,,", "pl.lproj/A.strings",
                "\"a\" = \"Ą\";\n"
            ),
            (
                ["values/strings.xml": "<resources><string name=\"a\">A</string></resources>"], "a,pl,A,,",
                "values-pl/strings.xml", "<string name=\"a\">Ą</string>"
            ),
            (
                ["locales/en/ns.json": "{\n  \"a\": \"A\"\n}\n"], "a,pl,A,,", "locales/pl/ns.json",
                "{\n  \"a\": \"Ą\"\n}\n"
            ),
            (
                ["A.xcstrings": #"{"sourceLanguage":"en","strings":{"A":{}},"version":"1.0"}"#], "A,pl,A,,",
                "A.xcstrings", "\"Ą\""
            ),
        ]
        for (files, old, path, shown) in projects {
            let project = try ExchangeProject(files)
            let output = try project.translate("pl", [(old, String(old.dropLast()) + "Ą,")])
            #expect(output.status == 0, "\(output.standardError)")
            #expect(try project.text("app/" + path).contains(shown), "\(path)")
        }
    }

    @Test func encodingAndCommentsStay() throws {
        let project = try ExchangeProject(["en.lproj/A.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n"])
        let text = "/* first */\n\"a\" = \"Ą\";\n\n// second\n\"b\"=\"B\"; // end\n"
        let utf16 = Data([0xFF, 0xFE]) + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        try project.folder.write(utf16, to: "app/pl.lproj/A.strings")
        let output = try project.translate("pl", [("b,pl,B,B,", "b,pl,B,Ż,")])
        #expect(output.status == 0, "\(output.standardError)")
        let changed = text.replacing("\"b\"=\"B\";", with: "\"b\"=\"Ż\";")
        let expected = Data([0xFF, 0xFE]) + changed.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try project.files()["pl.lproj/A.strings"] == expected)
    }

    /// One variable stands in two texts: it is translated once.
    @Test func variablesInTexts() throws {
        let variable = { (name: String, one: String, other: String) in
            """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>ld</string>
            <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
            """
        }
        let project = try ExchangeProject([
            "en.lproj/A.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>trip</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%1$#@birds@</string>
            \(variable("birds", "a bird in %2$#@places@", "%1$ld birds in %2$#@places@"))
            \(variable("places", "%2$ld place", "%2$ld places"))
            </dict></dict></plist>
            """
        ])
        let output = try project.translate(
            "ja",
            [
                (
                    "plural.other,ja,%1$ld birds in %#@places@,,",
                    "plural.other,ja,%1$ld birds in %#@places@,%#@places@に%1$ld羽,"
                ),
                (
                    "trip|==|substitutions.places.plural.other,ja,%2$ld places,,",
                    "trip|==|substitutions.places.plural.other,ja,%2$ld places,%2$ldヶ所,"
                ),
            ]
        )
        #expect(output.status == 0, "\(output.standardError)")
        #expect(output.standardOutput.hasPrefix("2 texts imported, 0 unchanged"))
        let shown = try project.run(
            "render",
            "app",
            "--key",
            "trip",
            "--table",
            "A",
            "--language",
            "ja",
            "--argument",
            "3",
            "--argument",
            "2"
        )
        #expect(shown.standardOutput == "2ヶ所に3羽\n")
    }

    @Test func contextsOrdinalsAndLists() throws {
        let project = try ExchangeProject([
            "locales/en/translation.json": """
            {
              "place_ordinal_one": "{{count}}st", "place_ordinal_two": "{{count}}nd",
              "place_ordinal_few": "{{count}}rd", "place_ordinal_other": "{{count}}th",
              "friend": "A friend", "friend_male": "A boyfriend", "list": ["one", "two"]
            }
            """
        ])
        _ = try project.run("export", "app", "--language", "it", "--format", "csv", "-o", "it.csv")
        let rows = try project.text("it.csv").split(separator: "\r\n").dropFirst().map {
            $0.split(separator: ",").dropFirst().prefix(3).joined(separator: ",")
        }
        #expect(
            rows == [
                "place|==|ordinal.many,it,{{count}}th", "place|==|ordinal.other,it,{{count}}th",
                "friend|==|context.male,it,A boyfriend", "friend|==|context.other,it,A friend",
                "list|==|item.0,it,one", "list|==|item.1,it,two",
            ]
        )
    }

    @Test func stateOfTheTranslation() throws {
        let project = try ExchangeProject([
            "A.xcstrings": """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "a" : {
                  "localizations" : {
                    "de" : {
                      "stringUnit" : {
                        "state" : "needs_review",
                        "value" : "Ah"
                      }
                    }
                  }
                }
              },
              "version" : "1.0"
            }
            """
        ])
        let old = try project.text("app/A.xcstrings")
        let output = try project.translate("de", as: "xliff", [("needs-review-translation", "translated")])
        #expect(output.standardOutput == "0 texts imported, 1 unchanged or not translated\n1 file written\n")
        #expect(try project.text("app/A.xcstrings") == old.replacing("needs_review", with: "translated"))
    }

    /// Of an entry with variants only those change that are others, however the file is laid out.
    @Test func variantsStayAsTheyAreWritten() throws {
        let english = """
            <plist version="1.0"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d a</string><key>other</key><string>%d b</string></dict></dict></dict></plist>
            """
        let project = try ExchangeProject(["en.lproj/A.stringsdict": english, "de.lproj/A.stringsdict": english])
        let output = try project.translate("de", [("plural.other,de,%d b,%d b,", "plural.other,de,%d b,%d c,")])
        #expect(output.status == 0, "\(output.standardError)")
        #expect(try project.text("app/de.lproj/A.stringsdict") == english.replacing("%d b", with: "%1$d c"))
        let arrays =
            "<resources><string-array name=\"d\"><item>A</item>\n<item msgid=\"1\">\"B\"</item></string-array></resources>"
        let second = try ExchangeProject([
            "values/a.xml": arrays.replacing("B", with: "The two"), "values-de/a.xml": arrays,
        ])
        _ = try second.translate("de", [("item.0,de,A,A,", "item.0,de,A,C,")])
        #expect(try second.text("app/values-de/a.xml") == arrays.replacing("A<", with: "C<"))
    }

    @Test func stringsAsPropertyLists() throws {
        let list = "<plist version=\"1.0\">\n<dict>\n  <key>a</key>\n  <string>A</string>\n</dict>\n</plist>\n"
        let project = try ExchangeProject([
            "en.lproj/A.strings": "a = \"A\";\nb = \"B &\";\n", "de.lproj/A.strings": list,
        ])
        let output = try project.translate("de", [("a,de,A,A,", "a,de,A,Ä,"), ("b,de,B &,,", "b,de,B &,B &,")])
        #expect(output.status == 0, "\(output.standardError)")
        #expect(
            try project.text("app/de.lproj/A.strings")
                == list.replacing(
                    "  <string>A</string>\n",
                    with: "  <string>Ä</string>\n  <key>b</key>\n  <string>B &amp;</string>\n"
                )
        )
    }

    @Test func newTextsStandInTheOrderOfTheSource() throws {
        let project = try ExchangeProject([
            "locales/en/a.json": "{\n  \"a\": \"A\",\n  \"b\": \"B\",\n  \"c\": \"C\",\n  \"d\": \"D\"\n}\n",
            // Empty lines, so that it is no file as it would be written.
            "locales/de/a.json": "{\n  \"a\": \"A\",\n\n\n  \"d\": \"D\"\n}\n",
        ])
        _ = try project.translate("de", [("b,de,B,,", "b,de,B,X,"), ("c,de,C,,", "c,de,C,Y,")])
        #expect(
            try project.text("app/locales/de/a.json")
                == "{\n  \"a\": \"A\",\n  \"b\": \"X\",\n  \"c\": \"Y\",\n\n\n  \"d\": \"D\"\n}\n"
        )
    }

    @Test func filesThatWereNotReadAreNotWrittenOver() throws {
        let project = try ExchangeProject([
            "en.lproj/A.strings": "a = \"A\";\n", "pl.lproj/A.strings": "a = \"Own\";\n",
        ])
        let output = try project.translate("pl", [("a,pl,A,Own,", "a,pl,A,Ą,")], "--exclude", "pl.lproj")
        #expect(
            output.standardError == "error: “app/pl.lproj/A.strings” is there and was not read; nothing was written\n"
        )
        #expect(output.status == 1)
        #expect(try project.text("app/pl.lproj/A.strings") == "a = \"Own\";\n")
    }
}
