import Foundation
import InterlinguaTestSupport
import Testing

/// Languages that a project has under other tags than the one whose texts it gets.
extension ExistingProjectTests {
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

    /// Some users are shown the texts of one of these folders, and some those of the other.
    @Test func severalFoldersOfOneLanguage() throws {
        let folder = try TemporaryFolder()
        for (name, language) in [("zh", "zh-Hans"), ("zh-rCN", "zh-Hans"), ("zh-rTW", "zh-Hant")] {
            try folder.write(strings(["hello": language]), to: "ios/\(language).lproj/Localizable.strings")
            let own = "<resources><string name=\"hello\">Old</string></resources>"
            try folder.write(own, to: "res/values-\(name)/strings.xml")
            try folder.write(own, to: "res/values/strings.xml")
        }
        try folder.write(strings(["hello": "Hello"]), to: "ios/en.lproj/Localizable.strings")
        let output = try convert(folder, "ios", to: "android", "res")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        for (name, language) in [("zh", "zh-Hans"), ("zh-rCN", "zh-Hans"), ("zh-rTW", "zh-Hant")] {
            #expect(try text(folder, "res/values-\(name)/strings.xml").contains(">\(language)<"))
        }
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

    /// Where a region has only the texts that are its own, users of it see the others of the language.
    @Test func textsOfOneRegion() throws {
        let folder = try TemporaryFolder()
        func resources(_ texts: [String]) -> String {
            "<resources>\n\(texts.map { "    <string name=\"\($0)\">\($0) old</string>\n" }.joined())</resources>\n"
        }
        for (name, texts) in [("values", ["a", "b"]), ("values-zh", ["a", "b"]), ("values-zh-rCN", ["b"])] {
            try folder.write(resources(texts), to: "res/\(name)/strings.xml")
        }
        for name in ["en", "zh-Hans"] {
            let texts = strings(["a": "A \(name)", "b": "B \(name)"])
            try folder.write(texts, to: "ios/\(name).lproj/Localizable.strings")
        }
        let output = try convert(folder, "ios", to: "android", "res")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        #expect(try text(folder, "res/values-zh/strings.xml").contains(">A zh-Hans<"))
        #expect(
            try text(folder, "res/values-zh-rCN/strings.xml") == resources(["b"]).replacing("b old", with: "B zh-Hans")
        )
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

    /// An app whose codes are all spelled one way asks for its further languages so.
    @Test(arguments: [
        (["pt-br", "zh-tw"], "fr-ca"), (["pt_BR", "zh_TW"], "fr_CA"), (["pt-BR", "zh-TW"], "fr-CA"),
        (["pt", "zh"], "fr-CA"),
    ])
    func codesOfTheWeb(existing: [String], new: String) throws {
        let folder = try TemporaryFolder()
        for name in ["en", "fr-CA"] {
            try folder.write(strings(["a": "A"]), to: "ios/\(name).lproj/Localizable.strings")
        }
        for code in ["en"] + existing { try folder.write(#"{"b": "B \#(code)"}"#, to: "web/\(code)/translation.json") }
        for language in ["zh-Hant", "pt-BR"] {
            try folder.write(strings(["a": "A \(language)"]), to: "ios/\(language).lproj/Localizable.strings")
        }
        let output = try convert(folder, "ios", to: "i18next", "web")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        #expect(try folders(folder, "web").contains(new))
    }

    /// Users of languages that only the target has see new texts as those of the source's app do; translations stay.
    @Test func copiesForLanguagesOfTheTarget() throws {
        let folder = try TemporaryFolder()
        let (web, german) = ("web/locales/en/translation.json", "ios/de.lproj/Localizable.strings")
        try folder.write(#"{"a": "A", "new": "New"}"#, to: web)
        for name in ["en", "de"] {
            try folder.write(strings(["a": "A \(name)"]), to: "ios/\(name).lproj/Localizable.strings")
        }
        var output = try convert(folder, "web", to: "apple", "ios", "--merge", "--strict")
        #expect(output.status == 1)
        #expect(output.standardError.contains("--fill copies what the source shows"))
        output = try convert(folder, "web", to: "apple", "ios", "--merge", "--strict", "--fill")
        #expect(output.status == 0)
        #expect(!output.standardError.contains("a to de") && output.standardError.contains("new to de"))
        #expect(try text(folder, german) == strings(["a": "A de"]) + strings(["new": "New"]))
        // A copy follows the text that it is one of.
        try folder.write(#"{"a": "A", "new": "Newer"}"#, to: web)
        #expect(try convert(folder, "web", to: "apple", "ios", "--merge", "--strict", "--fill").status == 0)
        #expect(try text(folder, german) == strings(["a": "A de"]) + strings(["new": "Newer"]))
    }

    /// Where an app finds new texts in its default language, no file is written for another one.
    @Test func noCopiesWhereTextsAreFound() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"a": "A", "new": "New"}"#, to: "web/locales/en/translation.json")
        try folder.write(#"{"x": "X"}"#, to: "web/locales/en/extra.json")
        for name in ["values", "values-de"] {
            try folder.write("<resources><string name=\"a\">A</string></resources>", to: "res/\(name)/strings.xml")
        }
        let german = try text(folder, "res/values-de/strings.xml")
        #expect(try convert(folder, "web", to: "android", "res", "--merge", "--strict", "--fill").status == 0)
        #expect(try text(folder, "res/values-de/strings.xml") == german)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/res/values-de")
        #expect(files == ["strings.xml"])
    }

    /// An app is not asked for other spellings because another one's files have them.
    @Test(arguments: [([], "pt-BR"), (["zh-CN"], "pt-BR"), (["zh-cn"], "pt-br"), (["zh_CN"], "pt_BR")])
    func codesOfAnotherApp(existing: [String], new: String) throws {
        let folder = try TemporaryFolder()
        for code in ["en", "pt-br"] { try folder.write(#"{"a": "A \#(code)"}"#, to: "new/\(code)/translation.json") }
        for code in ["en"] + existing { try folder.write(#"{"b": "B \#(code)"}"#, to: "web/\(code)/translation.json") }
        #expect(try convert(folder, "new", to: "i18next", "web").status == 0)
        #expect(try folders(folder, "web").sorted() == (["en", new] + existing).sorted())
        #expect(try convert(folder, "new", to: "i18next", "other").status == 0)
        #expect(try folders(folder, "other").sorted() == ["en", "pt-br"])
    }

    /// The app has to be told of a further language if it lists the ones that it has.
    @Test(arguments: [("['en']", true), ("['en', 'de']", false)])
    func languagesThatTheAppDoesNotShow(listed: String, isSaid: Bool) throws {
        let folder = try TemporaryFolder()
        for name in ["en", "de"] {
            try folder.write(strings(["a": "A \(name)"]), to: "ios/\(name).lproj/Localizable.strings")
        }
        try folder.write(#"{"a": "A en"}"#, to: "web/locales/en/translation.json")
        try folder.write(#"{"dependencies": {"i18next": "^22.4.8"}}"#, to: "web/package.json")
        try folder.write(
            "import i18n from 'i18next'; i18n.init({ fallbackLng: 'en', supportedLngs: \(listed) })",
            to: "web/src/i18n.js"
        )
        let output = try convert(folder, "ios", to: "i18next", "web")
        #expect(output.status == 0)
        #expect(output.standardError.contains("“de” is not among supportedLngs") == isSaid)
    }

    /// A script that imports files by name finds no others; the new one is spelled like them.
    @Test func languagesThatTheAppDoesNotImport() throws {
        let folder = try TemporaryFolder()
        for name in ["en", "pt-BR"] {
            try folder.write(strings(["a": "A \(name)"]), to: "ios/\(name).lproj/Localizable.strings")
        }
        for name in ["en", "es_AR", "nb_NO"] { try folder.write(#"{"a": "A \#(name)"}"#, to: "web/langs/\(name).json") }
        let script = """
            import i18next from 'i18next'; import en from './langs/en.json';
            import es_AR from './langs/es_AR.json'; import nb_NO from './langs/nb_NO.json';
            const resources = { en: { translation: en }, 'es-AR': { translation: es_AR },
                'nb-NO': { translation: nb_NO } };
            i18next.init({ fallbackLng: 'en', resources });
            """
        try folder.write(script, to: "web/i18n.js")
        let output = try convert(folder, "ios", to: "i18next", "web/langs")
        #expect(output.status == 0)
        #expect(output.standardError.contains("“pt_BR” is not among resources"))
        #expect(try text(folder, "web/langs/pt_BR.json").contains("A pt-BR"))
    }

    /// The library asks for no other spelling of a language than the one that the app lists; what its own loader respells
    /// is seen from the files that are there.
    @Test(arguments: [
        ("pt-PT", "'pt_PT'", [], "pt_PT"), ("he", "'iw'", [], "iw"), ("pt-PT", "'de-AT', 'pt-PT'", ["de_AT"], "pt_PT"),
        // The library makes capitals of these itself.
        ("pt-BR", "'pt-br'", [], "pt-BR"),
    ])
    func codesThatTheAppShows(language: String, listed: String, existing: [String], new: String) throws {
        let folder = try TemporaryFolder()
        for name in ["en", language] {
            try folder.write(strings(["a": "A \(name)"]), to: "ios/\(name).lproj/Localizable.strings")
        }
        for code in ["en"] + existing {
            try folder.write(#"{"b": "B \#(code)"}"#, to: "web/locales/\(code)/translation.json")
        }
        try folder.write(#"{"dependencies": {"i18next": "^22.4.8"}}"#, to: "web/package.json")
        try folder.write("i18next.init({ fallbackLng: 'en', supportedLngs: ['en', \(listed)] })", to: "web/src/i18n.js")
        let output = try convert(folder, "ios", to: "i18next", "web")
        #expect(output.status == 0)
        #expect(!output.standardError.contains("supportedLngs: the app never"))
        #expect(try folders(folder, "web/locales").sorted() == (["en", new] + existing).sorted())
    }

    /// Apple's apps show the key to users of a language that the new texts lack.
    @Test(arguments: [("de", true), ("en-GB", true), ("en-US", true), ("en", false)])
    func languagesOnlyOfTheTarget(language: String, isMissing: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"a": "A", "new": "New"}"#, to: "web/locales/en/translation.json")
        for name in Set(["en", language]) {
            try folder.write(strings(["a": "A \(name)"]), to: "ios/\(name).lproj/Localizable.strings")
        }
        let output = try convert(folder, "web", to: "apple", "ios")
        #expect(output.status == 0)
        #expect(output.standardError.contains("“new” in \(language): “New” became “new”") == isMissing)
        #expect(output.standardError.contains("[missing-text]") == isMissing)
        // What its users have seen so far is no text of the source.
        #expect(!output.standardError.contains("“a” in de"))
    }

    /// Where its language's texts go to another region, a region that inherited them has none, and copies are still of these.
    @Test(arguments: ["es-MX", "es-419"])
    func regionsOfALanguageThatGoesToAnother(region: String) throws {
        let folder = try TemporaryFolder()
        for (name, text) in [("values", "New"), ("values-es", "Nuevo")] {
            let file = "<resources><string name=\"a\">A</string><string name=\"new\">\(text)</string></resources>"
            try folder.write(file, to: "res/\(name)/strings.xml")
        }
        for name in ["en", "es-ES", region] {
            try folder.write(strings(["a": "A \(name)"]), to: "ios/\(name).lproj/Localizable.strings")
        }
        let output = try convert(folder, "res", to: "apple", "ios", "--merge", "--dry-run")
        #expect(output.standardError.contains("“new” in \(region): “Nuevo” became “new”"))
        #expect(output.standardError.contains("“a” in \(region): “A” became “A \(region)”"))
        #expect(try convert(folder, "res", to: "apple", "ios", "--merge", "--fill").status == 0)
        let texts = strings(["a": "A \(region)"]) + strings(["new": "Nuevo"])
        #expect(try text(folder, "ios/\(region).lproj/Localizable.strings") == texts)
    }

    /// A region that inherits some texts of its language is shown the default ones of the others.
    @Test func textsThatARegionsLanguageLacks() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"a": "A", "new": "New"}"#, to: "web/locales/en/translation.json")
        try folder.write(#"{"a": "A fr"}"#, to: "web/locales/fr/translation.json")
        for name in ["en", "fr-CA"] {
            try folder.write(strings(["a": "A \(name)"]), to: "ios/\(name).lproj/Localizable.strings")
        }
        let output = try convert(folder, "web", to: "apple", "ios", "--merge", "--verbose")
        #expect(output.status == 0)
        #expect(output.standardError.contains("“new” in fr and 1 other language: “New” became “new”"))
    }
}
