import InterlinguaIR
import InterlinguaTestSupport
import Testing

@testable import InterlinguaGenerator

@Suite("The language that texts were first written in")
struct SourceLanguageTests {
    private func choice(
        _ files: [(String, String)],
        said: String? = nil,
        word: String? = nil
    ) throws -> (choice: SourceLanguageChoice, source: String) {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        var loader = Loader(sourceLanguage: said.flatMap { LanguageTag($0) })
        if let language = word.flatMap({ LanguageTag($0) }) {
            loader.projectFacts = { _, _ in [ProjectFacts(word: .init(language, source: "the project"))] }
        }
        let loaded = try loader.load([folder.path])
        return (loaded.sourceLanguage, loaded.catalog.sourceLanguage.identifier)
    }

    /// Some texts in a language's file, whose keys are `a`, `b` and so on.
    private func strings(_ language: String, _ texts: String...) -> (String, String) {
        let keys = ["a", "b", "c", "d", "e"]
        let lines = zip(keys, texts).map { "\"\($0)\" = \"\($1)\";\n" }
        return ("\(language).lproj/Localizable.strings", lines.joined())
    }

    private func resources(_ folder: String, _ texts: String...) -> (String, String) {
        let lines = zip(["a", "b", "c", "d"], texts).map { "<string name=\"\($0)\">\($1)</string>" }
        return ("res/\(folder)/strings.xml", "<resources>\(lines.joined())</resources>")
    }

    @Test("What is said counts first, then the project's word, if there are such texts")
    func words() throws {
        let files = [strings("en", "bird", "nest"), strings("fr", "oiseau"), strings("ja", "鳥")]
        #expect(try choice(files, said: "ja", word: "fr").choice == said("ja", "as --base-language says"))
        #expect(try choice(files, said: "ko").choice == said("ko", "as --base-language says; no text is in it"))
        #expect(try choice(files, word: "fr").choice == said("fr", "the project"))
        let unfounded = try choice(files, word: "ko").choice
        #expect(unfounded.language == tag("en") && unfounded.reason == .english)
        #expect(
            unfounded.description
                == "en (there are English texts, and the project says ko, in which no texts were found)"
        )
        let keys = [("de.lproj/Localizable.strings", "\"Sign in\" = \"Anmelden\"; \"Cancel\" = \"Abbrechen\";")]
        #expect(try choice(keys, word: "en").choice == said("en", "the project; no text is in it"))
        let others = [
            "\"a.b\" = \"A\"; \"c.d\" = \"C\"; \"Bitte warten\" = \"W\";", "\"Bitte warten\" = \"Bitte warten\";",
        ]
        for texts in others {
            let german = [("de.lproj/Localizable.strings", texts), strings("fr", "oui")]
            let found = try choice(german, word: "en").choice
            #expect(found.language == tag("de") && found.reason == .mostTexts)
            #expect(found.description.hasPrefix("de (the project says en, in which no texts were found; most texts"))
        }
        let american = keys + [("en-US.lproj/Localizable.strings", "\"Sign in\" = \"Sign in\";")]
        let found = try choice(american, word: "en").choice
        #expect(found.language == tag("en-US") && found.reason == .english)
        // Texts without a language are what the project's word is about.
        #expect(
            try choice([strings("Base", "鳥"), strings("en", "bird")], word: "ja").choice == said("ja", "the project")
        )
    }

    @Test("The configuration counts more than scripts, by whatever name either says something")
    func settingsByOtherNames() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"a": "[[n]]"}"#, to: "locales/en/translation.json")
        try folder.write(
            #"{"settings": {"i18next": {"fallbackOnEmpty": false, "interpolation": {"escapeValue": true, "prefix": "[["}}}}"#,
            to: "interlingua.json"
        )
        var loader = Loader()
        loader.projectFacts = { _, _ in
            [
                ProjectFacts(
                    settings: [
                        "returnEmptyString": .flag(false),
                        "interpolation": .group(["prefix": .text("<<"), "suffix": .text("]]")]),
                    ],
                    place: "i18n.js"
                )
            ]
        }
        loader.overridingSettings = ["escapeInterpolation": .flag(false)]
        let loaded = try loader.load([folder.path])
        #expect(
            loaded.configuration.settings(of: loaded.sourceFormat) == [
                "returnEmptyString": .flag(true), "interpolationPrefix": .text("[["), "escapeValue": .flag(false),
                "interpolationSuffix": .text("]]"),
            ]
        )
        #expect(loaded.projectFacts.map { $0.settings.keys.sorted() } == [["interpolation"]])
        #expect(loaded.catalog.entries.values.first?.arguments.map(\.name) == ["n"])
    }

    private func tag(_ identifier: String) -> LanguageTag { LanguageTag(identifier) ?? .undetermined }

    private func said(_ language: String, _ source: String) -> SourceLanguageChoice {
        SourceLanguageChoice(language: tag(language), reason: .said(source))
    }

    @Test("Texts without a language are those of the language that they are like")
    func resemblance() throws {
        let japanese = [
            strings("Base", "鳥", "巣", "木", "OK"), strings("en", "bird", "nest", "tree", "OK"),
            strings("ja", "鳥", "巣", "木", "OK"), strings("fr", "oiseau", "nid", "arbre", "OK"),
        ]
        let found = try choice(japanese)
        #expect(found.choice == SourceLanguageChoice(language: tag("ja"), reason: .resemblance(4, of: 4)))
        #expect(found.source == "ja")
        let german = [
            resources("values", "Vogel", "Nest", "Baum", "OK"), resources("values-de", "Vogel", "Nest", "Baum", "OK"),
            resources("values-fr", "oiseau", "nid", "arbre", "OK"),
        ]
        #expect(
            try choice(german).choice == SourceLanguageChoice(language: tag("de"), reason: .resemblance(4, of: 4))
        )
        let british = [
            resources("values", "colour", "nest", "tree", "OK"),
            resources("values-en-rCA", "color", "nest", "tree", "OK"),
        ]
        #expect(
            try choice(british).choice == SourceLanguageChoice(language: tag("en"), reason: .resemblance(3, of: 4))
        )
        // Where a translation has begun, most texts are copies.
        let begun = [
            resources("values", "bird", "nest", "tree", "leaf"),
            resources("values-de", "Vogel", "nest", "tree", "leaf"),
        ]
        #expect(try choice(begun).choice == SourceLanguageChoice(language: tag("en"), reason: .assumedEnglish))
        // What is the same in two languages by chance tells nothing.
        let english = [resources("values", "bird", "nest", "tree", "OK"), german[2]]
        #expect(try choice(english).choice == SourceLanguageChoice(language: tag("en"), reason: .assumedEnglish))
    }

    @Test("Texts without a language are those of the language whose letters or small words they have")
    func letters() throws {
        func letters(_ language: String) -> SourceLanguageChoice {
            SourceLanguageChoice(language: tag(language), reason: .look)
        }
        let english = resources("values-en", "bird", "nest", "tree", "leaf")
        let files = [
            ("ja", ["鳥", "とり", "木", "OK"]), ("zh", ["鸟", "巢", "树", "OK"]), ("ko", ["새", "둥지", "나무", "OK"]),
            ("uk", ["Київ", "їжа", "є", "ні"]), ("ru", ["птицы", "это", "рыба", "мы"]),
            ("be", ["воўк", "даўно", "ў", "і"]), ("pt", ["mão", "não", "são", "OK"]),
            ("pl", ["gałąź", "łoś", "było", "nie"]), ("de", ["groß", "Straße", "weiß", "OK"]),
            ("de", ["Die Datei ist leer", "Es ist kein Netz da", "Jetzt nicht", "Los"]),
            ("fr", ["Dans le nid", "Il n'y a pas de fichier", "Donnez votre nom", "Oui"]),
            ("nl", ["Nu niet", "Tijd voor alle mensen", "Er wordt gezocht", "Map"]),
        ]
        for (language, texts) in files {
            let lines = zip(["a", "b", "c", "d"], texts).map { "<string name=\"\($0)\">\($1)</string>" }
            let file = ("res/values/strings.xml", "<resources>\(lines.joined())</resources>")
            #expect(try choice([file, english]).choice == letters(language))
        }
        // A few names tell nothing, and neither do letters that several languages have.
        let assumed = SourceLanguageChoice(language: tag("en"), reason: .assumedEnglish)
        let others = [
            ["Lesson あ", "bird", "nest", "tree"], ["Café Müller", "Jalapeño", "Straße", "Save"],
            ["π", "sin", "cos", "tan"],
            ["ćao", "ćošak", "voće", "kuća"], ["üks", "küla", "ühing", "õun"], ["қала", "ыстық", "тіл", "қызыл"],
            ["Lukk den", "Det er ikke tomt", "Og mer", "Med lyd"],
            ["support@example.com", "https://example.com/de", "Write to a@b.com", "x.com"],
            ["Los Angeles", "Las Vegas", "Los Alamos", "Phoenix"],
            ["Okio: MIT", "MIT License", "AndroidX (MIT)", "Kotlin"],
            ["Die", "Der Spiegel", "The file is open", "La Paz"],
            ["ъгъл", "къща", "път", "ъгли"], ["Deutsch", "Русский", "Українська", "Save"],
        ]
        for texts in others {
            let lines = zip(["a", "b", "c", "d"], texts).map { "<string name=\"\($0)\">\($1)</string>" }
            let file = ("res/values/strings.xml", "<resources>\(lines.joined())</resources>")
            let half = resources("values-en", texts[0], texts[1], "tree", "leaf")
            #expect(try choice([file, half]).choice == assumed)
        }
        // Where nearly all English texts are others, one text tells enough.
        let few = [
            ("de", ["Konto", "Die Datei ist nicht vorhanden", "Weiter", "OK"]),
            ("sv", ["Konto", "Det är inte tomt", "Nej", "OK"]),
            ("ru", ["Вы", "Мы", "Нет", "Да"]), ("en", ["Konto", "Vei", "Mat", "Og så"]),
            ("en", ["Kantoor Łódź", "Opslaan", "Map", "Los"]),
        ]
        for (language, texts) in few {
            let file = resources("values", texts[0], texts[1], texts[2], texts[3])
            let expected = language == "en" ? assumed : letters(language)
            #expect(try choice([file, english]).choice == expected, "\(language)")
        }
    }

    @Test("Without any word it is English, else the language with the most texts, not with the most bytes")
    func sizes() throws {
        let texts = [strings("ja", "とても長い文章がここにあります"), strings("de", "a", "b", "c"), strings("pl", "x", "y")]
        #expect(try choice(texts).choice == SourceLanguageChoice(language: tag("de"), reason: .mostTexts))
        let english = texts + [strings("en-GB", "a"), strings("en-US", "b")]
        #expect(try choice(english).choice == SourceLanguageChoice(language: tag("en-US"), reason: .english))
    }
}
