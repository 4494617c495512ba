import Foundation
import InterlinguaTestSupport
import Testing

/// What is wrong with translators' files, and what other tools make of them.
@Suite struct ExchangeFaultTests {
    @Test func faultsAreNamedWithTheirPlaces() throws {
        let faults: [(old: String, new: String, error: String)] = [
            (
                "of %2$d\",,", "of %2$d\",<b>%1$s</b> %2$d %3$s,",
                "texts:2:77: error: the source text has no “%3$s”; write “%%” for a percent sign [argument-not-in-source]"
            ),
            (
                "of %2$d\",,", "of %2$d\",\"\"\"5 % <b>%1$s</b> %2$d\",",
                "texts:2:65: error: the source text has no “%”; write “%%” for a percent sign [argument-not-in-source]"
            ),
            (
                "of %2$d\",,", "of %2$d\",<b>%1$s</b>,",
                "texts:2:60: error: the translation lacks “%2$d”, which the source text has [argument-not-shown]"
            ),
            ("of %2$d\",,", "of %2$d\",<b>%1$s %2$d,", "texts:2:60: error: “<b>” is not closed [unbalanced-tag]"),
            ("of %2$d\",,", "of %2$d\",%1$s</b> %2$d,", "texts:2:64: error: “</b>” closes no tag [unbalanced-tag]"),
            (
                "of %2$d\",,", "of %2$d\",<b><i>%1$s</i></b> %2$d,",
                "texts:2:63: error: the source text has no “<i>” [argument-not-in-source]"
            ),
            (
                "birds|==|plural.few,pl,%d birds,,", "birds|==|plural.few,pl,%d birds,%d ptaki,",
                "texts:6:20: error: “birds|==|plural.many” has no translation, which “pl” needs beside this "
                    + "[incomplete-translation]"
            ),
            (
                "birds|==|plural.few,pl,%d birds,,", "birds|==|plural.few,pl,%d birds,ptaki,",
                "texts:6:52: error: the translation lacks “%d”, which the source text has [argument-not-shown]"
            ),
        ]
        for (old, new, error) in faults {
            let project = try ExchangeProject(ExchangeProject.android)
            let before = try project.files()
            let output = try project.translate("pl", [(old, new)])
            #expect(output.standardError == error + "\nnothing was written\n")
            #expect(output.status == 1 && output.standardOutput == "")
            #expect(try project.files() == before)
        }
    }

    /// Xcode and translators write placeholders as the project's files have them.
    @Test(arguments: [("%i of %i", "%1$i: %2$i", "%1$d: %2$d"), ("%li", "%li, %1$ld", "%1$ld, %1$ld")])
    func otherSpellingsOfPlaceholders(source: String, translation: String, written: String) throws {
        let project = try ExchangeProject(["en.lproj/A.strings": "a = \"\(source)\";\n"])
        let texts = "id,language,target\na,pl,\"\(translation)\"\n"
        try project.folder.write(texts, to: "texts")
        let output = try project.run("import", "texts", "--into", "app")
        #expect(output.status == 0, "\(output.standardError)")
        #expect(try project.text("app/pl.lproj/A.strings") == "\"a\" = \"\(written)\";\n")
    }

    /// A call would show another text, or itself where there is none.
    @Test(arguments: ["$t(title)", "a $t(b) c"])
    func referencesThatTheSourceLacks(translation: String) throws {
        let project = try ExchangeProject(["locales/en/a.json": "{\n  \"a\": \"A\",\n  \"b\": \"see $t(a)\"\n}\n"])
        let output = try project.translate("pl", [("a,pl,A,,", "a,pl,A,\(translation),")])
        let call = try #require(translation.split(separator: " ").first { $0.hasPrefix("$t(") })
        #expect(output.standardError.contains("error: the source text has no “\(call)” [argument-not-in-source]"))
        #expect(output.status == 1)
        let same = try project.translate("pl", [("b,pl,see $t(a),,", "b,pl,see $t(a),to $t(a),")])
        #expect(same.status == 0 && same.standardError == "")
    }

    @Test func messagesWithoutFaultsOnRequest() throws {
        let project = try ExchangeProject(["locales/en/a.json": "{\n  \"a\": \"A {{n}}\",\n  \"b\": \"B\"\n}\n"])
        let output = try project.translate(
            "pl",
            as: "xliff",
            [
                ("<source>A {{n}}</source>", "<source>A {{n}}</source><target>&amp;Ą {{m}}</target>"),
                ("<source>B</source>", "<source>B</source><target>Ż</target>"),
            ],
            "--skip-faulty"
        )
        #expect(output.standardError == "texts:9:48: error: the source text has no “{{m}}” [argument-not-in-source]\n")
        #expect(output.standardOutput == "1 text imported, 0 unchanged or not translated\n1 file written\n")
        #expect(output.status == 1)
        #expect(try project.text("app/locales/pl/a.json") == "{\n  \"b\": \"Ż\"\n}\n")
    }

    /// What translators leave out on purpose may be accepted.
    @Test func severitiesOfTheProjectCount() throws {
        let project = try ExchangeProject([
            "locales/en/a.json": "{\n  \"a\": \"A {{n}}\"\n}\n",
            "interlingua.json": #"{"checks": {"argument-not-shown": {"severity": "warning", "languages": ["pl"]}}}"#,
        ])
        let output = try project.translate("pl", [("a,pl,A {{n}},,", "a,pl,A {{n}},Ą,")])
        #expect(output.standardError.contains(": warning: the translation lacks “{{n}}”"))
        #expect(output.status == 0)
        #expect(try project.text("app/locales/pl/a.json") == "{\n  \"a\": \"Ą\"\n}\n")
    }

    @Test func unitsOfOtherTextsAreReported() throws {
        let project = try ExchangeProject(["locales/en/a.json": #"{"a": "A", "b": "B"}"#])
        let output = try project.translate(
            "pl",
            [("a,pl,A,,", "gone,pl,A,Ą,"), ("b,pl,B,,", "b,pl,Old,Ż,")]
        )
        #expect(
            output.standardError == """
                texts:2:19: warning: the project has no text “gone” [unknown-unit]
                texts:3:19: warning: the source text is now “B” [changed-source]

                """
        )
        #expect(output.status == 0)
    }

    @Test func malformedFilesChangeNothing() throws {
        let files: [(text: String, error: String)] = [
            ("<xliff version=\"1.2\"><file>", "premature-end"),
            ("<x/>", "t:1:2: error: the file's root is “x”, not “xliff” [invalid-exchange]"),
            (
                "<xliff version=\"1.2\"><file target-language=\"pl\"><trans-unit/></file></xliff>",
                "t:1:49: error: a unit has no id [invalid-exchange]"
            ),
            (
                "<xliff><file target-language=\"-\"/></xliff>",
                "t:1:8: error: “-” is no BCP 47 language tag [invalid-exchange]"
            ),
            ("a,b\n", "t:1:1: error: the first row has to name the columns, “id” and “target” among them"),
            ("", "t:1:1: error: the file is empty [invalid-exchange]"),
            ("id,target\na,\"b\n", "t:2:3: error: the quotation mark is never closed [invalid-exchange]"),
            ("id,target\na,\"b\"c\n", "t:2:5: error: a quotation mark within a field has to be written twice"),
            ("id,target\na\n", "t:2:1: error: the row has 1 field, the first row 2 [invalid-exchange]"),
            ("id,target\na,b\n", "t:2:1: error: the file doesn't say which language it is in; name it with --language"),
            ("id,language,target\na,-,b\n", "t:2:3: error: “-” is no BCP 47 language tag [invalid-exchange]"),
            ("id,language,target\na,en,b\n", "t:2:1: error: “en” is the project's source language"),
            ("id,language,target\na,pl,b\na,pl,c\n", "t:3:1: error: “a” has another translation in the same file"),
        ]
        let project = try ExchangeProject(["locales/en/a.json": "{\n  \"a\": \"A\"\n}\n"])
        for (text, error) in files {
            try project.folder.write(text, to: "t")
            let output = try project.run("import", "t", "--into", "app", "--base-language", "en")
            if error != "premature-end" {
                #expect(output.standardError.contains(error), "\(text): \(output.standardError)")
            }
            #expect(output.status == 1, "\(text)")
            #expect(try project.files().count == 1)
        }
        try project.folder.write(Data("id,language,target\na,pl,".utf8) + Data([0xE9, 0x0A]), to: "t")
        let output = try project.run("import", "t", "--into", "app", "--base-language", "en")
        #expect(
            output.standardError.contains("t:2:6: error: this is not UTF-8; save the table in UTF-8 [invalid-encoding]")
        )
    }

    /// Entities that unfold to gigabytes, and elements as deep as the file is long.
    @Test func hostileFiles() throws {
        let project = try ExchangeProject(["locales/en/a.json": "{\n  \"a\": \"A\"\n}\n"])
        let entities = (1...9).map { "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">" }.joined()
        let bomb = "<!DOCTYPE x [<!ENTITY a0 \"aaaaaaaaaa\">\(entities)]>"
        let unit = { (text: String) in
            "<xliff><file target-language=\"pl\"><trans-unit id=\"a\"><target>\(text)</target></trans-unit></file></xliff>"
        }
        let deep = String(repeating: "<g id=\"1\">", count: 100_000)
        for text in [bomb + unit("&a9;"), unit(deep), unit("<!DOCTYPE x SYSTEM \"file:///etc/passwd\">")] {
            try project.folder.write(text, to: "t")
            let output = try project.run("import", "t", "--into", "app", "--base-language", "en")
            #expect(output.status == 1)
            #expect(output.standardError.contains("t:1:"))
        }
        #expect(try project.files().count == 1)
    }

    /// Tools split texts into segments, protect codes by elements, and write tables with semicolons.
    @Test func filesOfOtherTools() throws {
        let project = try ExchangeProject(["locales/en/a.json": "{\n  \"a\": \"Hi {{n}}, you\"\n}\n"])
        let files = [
            """
            <xliff version="1.2"><file original="x" target-language="pl"><body><group><trans-unit id="a">
            <source>Hi {{n}}, you</source><seg-source>no</seg-source>
            <target>Hej <ph id="1">{{n}}</ph>, <g id="2">ty</g></target>
            <alt-trans><target>no</target></alt-trans></trans-unit></group></body></file></xliff>
            """,
            """
            <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.0" trgLang="pl"><x:file id="f"><x:unit id="a">
            <x:segment><x:target>Hej <x:ph id="1" equiv="{{n}}"/></x:target></x:segment><x:ignorable><x:target>, </x:target>
            </x:ignorable><x:segment><x:target>ty</x:target></x:segment></x:unit></x:file></x:xliff>
            """,
            "\u{FEFF}Target;ID;Language\n\"Hej {{n}}, ty\";a;pl\n",
        ]
        for text in files {
            try project.folder.write(text, to: "t")
            let output = try project.run("import", "t", "--into", "app", "--base-language", "en")
            #expect(output.status == 0, "\(output.standardError)")
            #expect(try project.text("app/locales/pl/a.json") == "{\n  \"a\": \"Hej {{n}}, ty\"\n}\n")
            try FileManager.default.removeItem(atPath: project.folder.path + "/app/locales/pl")
        }
    }

    @Test func changesAreShownWithoutWriting() throws {
        let project = try ExchangeProject(["locales/en/a.json": "{\n  \"a\": \"A\"\n}\n"])
        let output = try project.translate("pl", [("a,pl,A,,", "a,pl,A,Ą,")], "--diff")
        #expect(output.standardOutput.contains("+++ app/locales/pl/a.json\n"))
        #expect(output.standardOutput.contains("+  \"a\": \"Ą\"\n"))
        #expect(try project.files().count == 1)
    }
}
