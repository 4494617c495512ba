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
            loader.projectFacts = { _, _ in ProjectFacts(word: .init(language, source: "the project")) }
        }
        let loaded = try loader.load([folder.path])
        return (loaded.sourceLanguage, loaded.catalog.sourceLanguage.identifier)
    }

    /// Some texts in a language's file, whose keys are `a`, `b` and so on.
    private func strings(_ language: String, _ texts: String...) -> (String, String) {
        let keys = ["a", "b", "c", "d", "e", "f"]
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
        #expect(try choice(files, said: "ko").choice == said("ko", "as --base-language says"))
        #expect(try choice(files, word: "fr").choice == said("fr", "the project"))
        #expect(try choice(files, word: "ko").choice == SourceLanguageChoice(language: tag("en"), reason: .english))
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
            ProjectFacts(
                settings: [
                    "returnEmptyString": .flag(false),
                    "interpolation": .group(["prefix": .text("<<"), "suffix": .text("]]")]),
                ],
                place: "i18n.js"
            )
        }
        loader.overridingSettings = ["escapeInterpolation": .flag(false)]
        let loaded = try loader.load([folder.path])
        #expect(
            loaded.configuration.settings(of: loaded.sourceFormat) == [
                "returnEmptyString": .flag(true), "interpolationPrefix": .text("[["), "escapeValue": .flag(false),
                "interpolationSuffix": .text("]]"),
            ]
        )
        #expect(loaded.projectFacts.settings.keys.sorted() == ["interpolation"])
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

    @Test("Texts without a language are those of the language whose letters they have")
    func letters() throws {
        func letters(_ language: String) -> SourceLanguageChoice {
            SourceLanguageChoice(language: tag(language), reason: .letters)
        }
        let english = resources("values-en", "bird", "nest", "tree", "leaf")
        #expect(try choice([resources("values", "鳥", "とり", "木", "OK"), english]).choice == letters("ja"))
        #expect(try choice([resources("values", "鸟", "巢", "树", "OK"), english]).choice == letters("zh"))
        #expect(try choice([resources("values", "птах", "гніздо", "Київ", "OK")]).choice == letters("uk"))
        #expect(try choice([resources("values", "птица", "гнездо", "дерево", "OK")]).choice == letters("ru"))
        #expect(try choice([strings("Base", "mão", "ninho", "folha"), strings("en", "hand")]).choice == letters("pt"))
        #expect(try choice([strings("Base", "ptak", "gałąź"), strings("en", "bird", "twig")]).choice == letters("pl"))
        // A name tells nothing.
        let assumed = SourceLanguageChoice(language: tag("en"), reason: .assumedEnglish)
        let names = [strings("Base", "Señor", "bird", "nest", "tree", "leaf", "nut"), strings("fr", "oiseau")]
        #expect(try choice(names).choice == assumed)
    }

    @Test("Without any word it is English, else the language with the most texts, not with the most bytes")
    func sizes() throws {
        let texts = [strings("ja", "とても長い文章がここにあります"), strings("de", "a", "b", "c"), strings("pl", "x", "y")]
        #expect(try choice(texts).choice == SourceLanguageChoice(language: tag("de"), reason: .mostTexts))
        let english = texts + [strings("en-GB", "a"), strings("en-US", "b")]
        #expect(try choice(english).choice == SourceLanguageChoice(language: tag("en-US"), reason: .english))
    }
}
