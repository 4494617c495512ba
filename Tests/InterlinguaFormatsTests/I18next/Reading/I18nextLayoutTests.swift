import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("Where i18next's files lie, and what tells them from others")
struct I18nextLayoutTests {
    /// The paths of a project with one text each, its tables and their languages.
    static let layouts: [(paths: [String], tables: [String])] = [
        (["locales/en/translation.json", "locales/pl/translation.json"], [": en pl"]),
        (["locales/en/common.json", "locales/pl/common.json"], [": en pl"]),
        (["locales/en/translation.json", "locales/en/places.json"], [": en", "places: en"]),
        (["locales/en/auth/login.json", "locales/en/translation.json"], [": en", "auth/login: en"]),
        (["public/i18n/en.json", "public/i18n/pt_BR.json", "public/i18n/uz@Latn.json"], [": en pt-BR uz-Latn"]),
        (["en.json"], [": en"]),
        (["common.en.json", "places.en.json", "common.pl.json"], ["common: en pl", "places: en"]),
        (["lang/main-en.json", "lang/main-pl.json", "lang/sign-in-en.json"], ["main: en pl", "sign-in: en"]),
        (["main-en.json", "main-pt-BR.json", "main-pt-PT.json"], [": en pt-BR pt-PT"]),
        (["app-en.json", "app-pt-BR.json", "app-zh-Hans.json"], [": en pt-BR zh-Hans"]),
        (["lang-en_US.json", "lang-de_DE.json"], [": en-US de-DE"]),
        (["zh-CN.i18n.json", "en.i18n.json"], [": en zh-CN"]),
        (["messages_en.json", "messages_pt_BR.json"], [": en pt-BR"]),
        (["lang/main-en.json", "lang/main-zhCN.json", "lang/main-ptBR.json"], [": en pt-BR zh-CN"]),
        (["lang/main.json", "lang/main-de.json", "lang/main-ptBR.json"], [": en de pt-BR"]),
        // Beside languages a file without one is in the source's.
        (["lang/main.json", "lang/main-de.json"], [": en de"]),
        (["a.json", "a.de.json", "b.json", "b.de.json"], ["a: en de", "b: en de"]),
        (["a.json", "a_de.json", "a_fr.json"], [": en de fr"]),
        (["locales/id/id.json", "locales/id/en.json", "locales/id/common.json"], ["common: id", "en: id", "id: id"]),
        // Languages that are named twice are no namespaces.
        (["l/en/en.json", "l/pl/pl.json", "l/pl/more.json"], [": en pl", "more: pl"]),
        (["l/en/translation.en.json", "l/pt-BR/translation.pt_BR.json"], [": en pt-BR"]),
        (["l/en/auth/en.json", "l/pl/auth/pl.json"], [": en pl"]),
        (
            ["l/en/en.json", "l/en/id.json", "l/en/a.json", "l/id/en.json", "l/id/id.json", "l/id/a.json"],
            ["a: en id", "en: en id", "id: en id"]
        ),
        (["l/en/en.json"], [": en"]),
        (["l/en/common.json", "l/en/package.json", "l/en/app.json"], ["app: en", "common: en", "package: en"]),
        // Translations may be called by the source's language in folders of their own.
        (["l/en.json", "l/de/en.json", "l/pt-BR/en.json"], [": en de pt-BR"]),
        (["l/en.json", "l/en/en.json", "l/de/en.json"], [": en", "en: en de"]),
        // Languages by their English names tell each other.
        (["l/english/a.json", "l/french/a.json", "l/french/b.json"], ["a: en fr", "b: fr"]),
        (["l/english.json", "l/French.json"], [": en fr"]),
        (["a/locales/en/translation.json", "b/locales/en/translation.json"], ["a/locales/: en", "b/locales/: en"]),
        (["locales/dev/translation.json", "locales/en/translation.json"], [": dev en"]),
        // Folders of languages' files side by side are namespaces in a folder for translations, else apps.
        (
            ["src/locales/a/en.json", "src/locales/a/pl.json", "src/locales/b/en.json", "src/locales/b/pl.json"],
            ["a: en pl", "b: en pl"]
        ),
        (["lang/a/en.json", "lang/b/en.json"], ["a: en", "b: en"]),
        (["a/locales/en.json", "b/locales/en.json"], ["a/locales/: en", "b/locales/: en"]),
        (["apps/a/en.json", "apps/b/en.json"], ["apps/a/: en", "apps/b/: en"]),
        (
            ["locales/a/en.json", "locales/b/en.json", "locales/en.json"],
            ["locales/: en", "locales/a/: en", "locales/b/: en"]
        ),
        (["locales/a/en.json", "locales/b/pl.json"], ["locales/a/: en", "locales/b/: pl"]),
        // The source language has a folder of its own.
        (["l/source/en-US.json", "l/translations/de.json", "l/translations/fr.json"], [": en-US de fr"]),
        (
            ["source/en/a.json", "source/en/b.json", "translations/de/a.json", "translations/fr/b.json"],
            ["a: en de", "b: en fr"]
        ),
        (["p/base/en.json", "p/acme/de.json"], ["p/acme/: de", "p/base/: en"]),
        (["p/src/en.json", "p/locales/de.json"], [": en de"]),
        (["l/source/en.json", "l/translations/en.json"], ["l/source/: en", "l/translations/: en"]),
    ]

    @Test("Folders are namespaces where the app calls them so")
    func namespaces() {
        let files = ["app/en.json", "common/en.json", "common/pl.json"].map {
            InputFile(path: "src/\($0)", bytes: Array(#"{"a": "$t(common:a)"}"#.utf8))
        }
        func tables(_ settings: [String: RuntimeSetting]) -> [String] {
            Array(I18nextFormat().read(files, options: ReadingOptions(settings: settings)).catalog.tables.keys)
        }
        #expect(tables(["ns": .list([.text("app"), .text("common")]), "defaultNS": .text("app")]) == ["", "common"])
        #expect(tables(["ns": .list([.text("other")])]) == ["src/app/", "src/common/"])
    }

    /// i18next 22.4.8 shows “app OK home-only OK x”.
    @Test("Nested calls are looked for in all default namespaces, and in those to fall back to")
    func fallbackNamespaces() throws {
        let texts = [
            "app": #"{"a": "app $t(ok) $t(only) $t(home:ok) $t(home:x)"}"#, "home": #"{"only": "home-only", "x": "x"}"#,
            "common": #"{"ok": "OK"}"#,
        ]
        let files = texts.sorted { $0.key < $1.key }.map {
            InputFile(path: "locales/en/\($0.key).json", bytes: Array($0.value.utf8))
        }
        let settings: [String: RuntimeSetting] = [
            "defaultNS": .list([.text("app"), .text("home")]), "fallbackNS": .text("common"),
        ]
        let result = I18nextFormat().read(files, options: ReadingOptions(settings: settings))
        #expect(result.diagnostics.isEmpty)
        let message = try #require(result.catalog.entries[Key(table: "", path: ["a"])]?.messages.values.first)
        let targets = message.patterns.flatMap(\.elements).compactMap { element -> String? in
            guard case .reference(let reference) = element, case .entry(let key) = reference.target else { return nil }
            return "\(key.table):\(key.name)"
        }
        #expect(targets == ["common:ok", "home:only", "common:ok", "home:x"])
    }

    @Test("Files are those of the languages that the app passes them for")
    func resources() {
        let paths = ["l/en/a.json", "l/ua/a.json", "l/br/a.json", "l/zh-cn/a.json"]
        let files = paths.map { InputFile(path: $0, bytes: Array(#"{"a": "{{b}}"}"#.utf8)) }
        func settings(_ languages: [String: String]) -> [String: RuntimeSetting] {
            let files = languages.map { ("l/\($0.key)/a.json", RuntimeSetting.list([.text($0.key), .text($0.value)])) }
            return ["resources": .group(Dictionary(uniqueKeysWithValues: files))]
        }
        let own = settings(["ua": "uk", "br": "pt-BR", "zh-cn": "zh-CN"])
        let result = I18nextFormat().read(files, options: ReadingOptions(settings: own))
        #expect(result.diagnostics.isEmpty)
        #expect(result.catalog.tables[""]?.languages.map(\.identifier) == ["en", "pt-BR", "uk", "zh-CN"])
        let annotation = result.catalog.tables[""]?.annotations[I18nextTableAnnotation.self]
        #expect(annotation?.files.map(\.path) == ["l/en/a.json", "l/br/a.json", "l/ua/a.json", "l/zh-cn/a.json"])
        #expect(annotation?.files.map(\.code) == ["en", "pt-BR", "uk", "zh-CN"])
        var diagnostics: [Diagnostic] = []
        let project = ResourceProject(files, settings: I18nextSettings(own, &diagnostics))
        #expect(project.places["l/"]?.map(\.language) == ["en", "uk", "pt-BR", "zh-CN"])
        // Those of another app are not meant, and what has the language's own name keeps it.
        let others = ["m/en/a.json", "m/ua/a.json"].map { InputFile(path: $0, bytes: Array(#"{"a": "x"}"#.utf8)) }
        let apart = I18nextFormat().read(files + others, options: ReadingOptions(settings: own))
        let languagesApart = apart.catalog.tables["m/"]?.languages.map(\.identifier) ?? []
        #expect(!languagesApart.contains("uk"))
        let taken = I18nextFormat().read(files, options: ReadingOptions(settings: settings(["br": "zh-cn"])))
        #expect((taken.catalog.tables[""]?.languages ?? []).contains { $0.identifier == "br" })
    }

    @Test("Files are of the namespaces that the app passes them for")
    func importedNamespaces() {
        let paths = ["l/en/en-US.json", "l/pt/pt-BR.json", "l/de/en-US.json"]
        let files = paths.map { InputFile(path: $0, bytes: Array(#"{"a": "{{b}}"}"#.utf8)) }
        func names(_ names: String...) -> RuntimeSetting { .list(names.map(RuntimeSetting.text)) }
        let settings: [String: RuntimeSetting] = [
            "resources": .group([
                "en/en-US.json": names("en", "en", "translation"), "pt/pt-BR.json": names("pt", "pt-BR", "translation"),
            ])
        ]
        let result = I18nextFormat().read(files, options: ReadingOptions(settings: settings))
        #expect(result.catalog.tables.keys == [""])
        #expect(result.catalog.tables[""]?.languages.map(\.identifier) == ["en", "de", "pt-BR"])
        // An app's files stay where they are.
        let written = I18nextFormat(.v4).write(result.catalog, options: WritingOptions(settings: settings))
        #expect(Set(written.files.map(\.path)) == Set(paths))
    }

    @Test("A file that has the namespace by its own path keeps it, and the one that is passed for it stays what it is")
    func takenNamespaces() {
        func tables(_ names: [String], _ passed: KeyValuePairs<String, String>) -> [String] {
            let files = names.map { InputFile(path: "l/en/\($0).json", bytes: Array(#"{"a": "{{b}}"}"#.utf8)) }
            let resources = passed.map { ("l/en/\($0).json", RuntimeSetting.list(["en", "en", $1].map { .text($0) })) }
            let settings = ["resources": RuntimeSetting.group(Dictionary(uniqueKeysWithValues: resources))]
            return I18nextFormat().read(files, options: ReadingOptions(settings: settings)).catalog.tables.keys.sorted()
        }
        #expect(tables(["main", "app", "errs"], ["main": "app", "errs": "errors"]) == ["app", "errors", "main"])
        #expect(tables(["a", "b", "c"], ["a": "b", "b": "c"]) == ["a", "b", "c"])
        #expect(tables(["a", "b"], ["a": "b", "b": "d"]) == ["b", "d"])
    }

    @Test("A language's file may hold the language around namespaces")
    func languagesInFilesOfLanguages() {
        let files = ["en", "sv"].map {
            InputFile(path: "l/\($0).json", bytes: Array(#"{"\#($0)": {"translation": {"a": "{{b}}"}}}"#.utf8))
        }
        let catalog = I18nextFormat().read(files, options: ReadingOptions()).catalog
        #expect(catalog.entries.keys == [Key("a")])
        #expect(catalog.languages.map(\.identifier) == ["en", "sv"])
        #expect(ResourceProject(files).places["l/"]?.map(\.levels) == [["en", "translation"], ["sv", "translation"]])
        let written = I18nextFormat(.v4).write(catalog, options: WritingOptions())
        #expect(written.files.map { $0.bytes.filter { $0 > 0x20 } } == files.map { $0.bytes.filter { $0 > 0x20 } })
    }

    @Test("Languages and namespaces are found in paths", arguments: layouts.indices)
    func layout(index: Int) {
        let (paths, tables) = Self.layouts[index]
        let files = paths.map { InputFile(path: $0, bytes: Array(#"{"greeting": "Hello {{name}}"}"#.utf8)) }
        #expect(files.allSatisfy { I18nextFormat().recognizes(path: $0.layoutPath) })
        let result = I18nextFormat().read(files, options: ReadingOptions())
        #expect(result.diagnostics.isEmpty)
        #expect(
            result.catalog.tables.map { name, table in
                "\(name): \(table.languages.map(\.identifier).joined(separator: " "))"
            } == tables
        )
    }

    @Test("A file without a language beside others is in the source's, which none of these is")
    func stems() {
        func languages(_ names: [String], _ source: String?, _ texts: [String: String] = [:]) -> [String] {
            let files = names.map { InputFile(path: $0, bytes: Array((texts[$0] ?? #"{"a": "x", "b": "y"}"#).utf8)) }
            let options = ReadingOptions(sourceLanguage: source.flatMap { LanguageTag($0) })
            let result = I18nextFormat().read(files, options: options)
            return result.catalog.tables.values.flatMap { $0.languages.map(\.identifier) }
                + result.diagnostics.map(\.kind.name)
        }
        #expect(languages(["a.json", "a.fr.json"], "de") == ["de", "fr"])
        // Nothing tells of a third one.
        let none = "i18next-no-language"
        #expect(languages(["a.json", "a.de.json", "a.en.json"], nil) == ["en", "de", none])
        #expect(languages(["a.json", "a.de.json", "a.en.json"], "de") == ["de", "en", none])
        #expect(languages(["a.json", "a.de.json", "a.en-GB.json"], "en") == ["de", "en-GB", none])
        // Others are called like that, too.
        let other = #"{"a": "x", "c": "y", "d": "z"}"#
        #expect(languages(["sign.json", "sign-in.json"], nil, ["sign-in.json": other]) == [none])
        #expect(languages(["sign.json", "sign-in.json"], nil) == [none])
        #expect(languages(["quiz_en.json", "quiz_fr.json"], nil) == [none])
        let plain = #"{"a": "x", "b": "y"}"#
        for suffixes in [["id"], ["tr"], ["fr", "tr"]] {
            let paths = ["order.json"] + suffixes.map { "order-\($0).json" }
            let texts = Dictionary(uniqueKeysWithValues: paths.map { ($0, plain) })
            #expect(languages(paths, nil, texts) == [none])
        }
        #expect(languages(["check_in.json", "check_en.json"], nil, ["check_in.json": #"{"c": "x"}"#]) == [none])
        #expect(languages(["a.json", "a.de.json"], nil, ["a.json": #"{"c": "x"}"#]) == ["de", none])
    }

    /// Paths, each with the keys that its file has, and the languages that are found, as the paths spell them.
    static let neighbours: [(files: [(path: String, keys: [String])], codes: [String])] = [
        (
            [
                ("locales/en/common.json", ["a", "b"]), ("locales/ber/common.json", ["a"]),
                ("locales/x-klingon/common.json", ["b"]), ("locales/en_GB.UTF-8/common.json", ["a"]),
                ("locales/sr_RS@latin/common.json", ["a"]), ("locales/dag/common.json", []),
            ], ["ber", "dag", "en", "en_GB.UTF-8", "sr_RS@latin", "x-klingon"]
        ),
        // What only one language has belongs to it like the rest.
        (
            [
                ("locales/en/common.json", ["a"]), ("locales/bqi/common.json", ["a"]), ("locales/bqi/more.json", ["z"]),
            ], ["bqi", "bqi", "en"]
        ),
        ([("ber/translation.json", ["a"]), ("dag/translation.json", ["b"])], ["ber", "dag"]),
        ([("en.json", ["a", "b"]), ("bqi.json", ["a", "b"]), ("dag.json", ["y", "z"])], ["bqi", "en"]),
        // Each language has plural forms of its own.
        (
            [("en.json", ["a", "n", "n_plural"]), ("bqi.json", ["a", "n_0", "n_1", "n_2"])], ["bqi", "en"]
        ),
        ([("en.json", ["n_one", "n_other"]), ("bqi.json", ["n_one", "n_few", "n_many"])], ["bqi", "en"]),
        ([("common.en.json", ["a"]), ("common.ber.json", ["a"]), ("common.min.json", ["z"])], ["ber", "en"]),
        ([("common.en_GB.UTF-8.json", ["a"]), ("zh_CN.GB2312.json", ["a"])], ["en_GB.UTF-8", "zh_CN.GB2312"]),
        (
            [
                ("en/translation.json", ["a"]), ("zhCn/translation.json", ["a"]), ("ptBr/translation.json", []),
                ("spanish/translation.json", ["a"]),
            ], ["en", "ptBr", "spanish", "zhCn"]
        ),
        (
            [("de.json", ["a"]), ("zhCN.json", ["a"]), ("English.json", ["a"]), ("polish.json", ["z"])],
            ["English", "de", "zhCN"]
        ),
        ([("zhCn.json", ["a"]), ("english/common.json", ["a"])], []),
        // Below a folder that is called as a language.
        ([("is/locales/en/a.json", ["a"]), ("is/locales/dag/a.json", ["a"])], ["dag", "en"]),
        // Words, and folders with something else in them, are no languages.
        ([("en.json", ["a"]), ("api.json", ["a"]), ("web.json", ["a"])], ["en"]),
        (
            [
                ("en/translation.json", ["a"]), ("common/translation.json", ["a"]), ("src/translation.json", ["z"]),
                ("img/index.json", ["a"]), ("foo/translation.json", ["x", "y"]),
            ], ["en"]
        ),
        ([("src/translation.json", ["a"]), ("x-pack/data.json", ["a"])], []),
    ]

    @Test("Names are languages beside others, for the front end and for the run time", arguments: neighbours.indices)
    func namesBesideOthers(index: Int) {
        let (files, codes) = Self.neighbours[index]
        let inputs = files.map { path, keys in
            InputFile(path: path, bytes: Array("{\(keys.map { "\"\($0)\": \"A\"" }.joined(separator: ", "))}".utf8))
        }
        #expect(I18nextPath.paths(of: inputs).compactMap(\.code).sorted() == codes)
        let project = ResourceProject(inputs)
        #expect(project.places.values.joined().map(\.language).sorted() == codes)
        let languages = I18nextFormat().read(inputs, options: ReadingOptions()).catalog.tables.values.flatMap(
            \.languages
        )
        #expect(Set(languages) == Set(codes.compactMap { LanguageName.tag(of: $0) }))
        // Where all languages are told by their neighbours, nothing else is taken for a file of texts.
        let evidence = I18nextFormat().evidence(in: inputs)
        #expect(evidence.filter { $0 > .unknownLanguage }.count == codes.count)
    }

    @Test("Files without a language that hold the keys of languages beside them are named in one warning")
    func filesBesideLanguages() {
        let files = [
            ("locales/en/common.json", ["a", "b"]), ("locales/ko-KOR/common.json", ["a"]),
            ("locales/mars/common.json", ["b", "a"]), ("locales/mars/more.json", ["a"]),
            ("locales/base/common.json", ["c", "d"]), ("data/mars/common.json", ["a"]),
            ("locales/en/shop.json", ["a"]), ("shop.json", ["a"]), ("locales/mars/empty.json", []),
            ("pages.en.json", ["a"]), ("pages.draft.json", ["a"]), ("pages.json", ["a"]),
            // Two letters are no word.
            ("lang/en.json", ["a"]), ("lang/ua.json", ["z"]), ("lang/meta.json", ["z"]),
        ].map { path, keys in
            InputFile(path: path, bytes: Array("{\(keys.map { "\"\($0)\": \"{{x}}\"" }.joined(separator: ", "))}".utf8))
        }
        let evidence = I18nextFormat().evidence(in: files)
        let unread = zip(files, evidence).filter { $1 == .unknownLanguage }.map(\.0)
        #expect(
            unread.map(\.path) == [
                "locales/ko-KOR/common.json", "locales/mars/common.json", "pages.draft.json", "pages.json",
                "lang/ua.json",
            ]
        )
        let result = I18nextFormat().read([files[0]] + unread, options: ReadingOptions())
        let found = result.diagnostics.filter { $0.identifier == "i18next-no-language" }
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map { $0.range?.file.path } == ["locales/ko-KOR/common.json"])
        #expect(found.map { $0.range?.lowerBound } == [0])
        #expect(
            found.first?.notes.map { $0.range?.file.path } == [
                "locales/mars/common.json", "pages.draft.json", "pages.json", "lang/ua.json",
            ]
        )
    }

    @Test("Files beside those of languages that are called by words are named as well")
    func filesBesideWords() {
        let folders = ["english", "espanol", "ukrainian"]
        let files = folders.map { InputFile(path: "l/\($0)/a.json", bytes: Array(#"{"a": "{{x}}"}"#.utf8)) }
        #expect(I18nextFormat().evidence(in: files) == [.certain, .unknownLanguage, .certain])
    }

    @Test("Files whose content tells nothing are languages' where others in their folder are called like them")
    func suffixesOfOthers() {
        let contents: KeyValuePairs = [
            "l/names.json": #"{"de": "German"}"#, "l/names-de.json": #"{"de": "Deutsch"}"#,
            "l/main.json": #"{"a": "A {{n}}"}"#, "l/main-de.json": #"{"a": "B {{n}}"}"#,
        ]
        let files = contents.map { InputFile(path: $0, bytes: Array($1.utf8)) }
        let tables = I18nextFormat().read(files, options: ReadingOptions()).catalog.tables
        #expect(tables.map { "\($0) \($1.languages.count)" } == ["main 2", "names 2"])
        #expect(I18nextFormat().evidence(in: Array(files.prefix(2))).allSatisfy { $0 != .certain })
    }

    @Test("Of two spellings of English the usual one is the source language")
    func spellingOfSource() {
        for _ in 0..<8 {
            let files = ["de", "english", "en"].map {
                InputFile(path: "\($0).json", bytes: Array(#"{"a": "A"}"#.utf8))
            }
            #expect(I18nextFormat().read(files, options: ReadingOptions()).catalog.sourceLanguage == LanguageTag("en"))
        }
    }

    @Test("Two spellings of one language are reported")
    func spellings() {
        let files = ["pt-BR/common.json", "pt_BR/common.json", "in/more.json", "id/common.json"].map {
            InputFile(path: $0, bytes: Array(#"{"a": "\#($0)"}"#.utf8))
        }
        let found = I18nextFormat().read(files, options: ReadingOptions()).diagnostics
        #expect(
            found.map { "\($0.severity) \($0.identifier) \($0.range?.file.path ?? "")" } == [
                "warning language-spellings pt_BR/common.json", "warning language-spellings id/common.json",
            ]
        )
    }

    @Test("Codes that no language has are reported once")
    func unknownCodes() {
        let files = ["en/common.json", "cn/common.json", "en/more.json", "cn/more.json"].map {
            InputFile(path: "locales/" + $0, bytes: Array(#"{"a": "A {{b}}"}"#.utf8))
        }
        let found = I18nextFormat().read(files, options: ReadingOptions()).diagnostics
        #expect(
            found.map { "\($0.severity) \($0.identifier) \($0.range?.file.path ?? "")" } == [
                "warning unknown-language locales/cn/common.json"
            ]
        )
    }

    @Test("Files of bundles and stores hold namespaces and languages")
    func levels() {
        let bundle = InputFile(
            path: "pl.lproj/i18next.json",
            bytes: Array(#"{"translation": {"a": "A"}, "more": {"b": {"c": "C"}}}"#.utf8)
        )
        let inBundle = I18nextFormat().read([bundle], options: ReadingOptions()).catalog
        #expect(inBundle.entries.keys.elements == [Key("a"), Key(table: "more", path: ["b", "c"])])
        let store = InputFile(
            path: "resources.json",
            bytes: Array(#"{"en-US": {"translation": {"a": "A"}}, "dev": {"translation": {"a": "a"}}}"#.utf8)
        )
        let inStore = I18nextFormat().read([store], options: ReadingOptions()).catalog
        #expect(inStore.sourceLanguage.identifier == "dev")
        #expect(inStore.entries[Key("a")]?.messages.keys.map(\.identifier) == ["dev", "en-US"])
    }

    /// What an app says of its namespaces, with the keys that it looks up in a file and the texts that it finds.
    static let wrappers: [(path: String, settings: [String: RuntimeSetting], text: String, keys: [String])] = [
        ("en.json", [:], #"{"translation": {"a": "A"}}"#, ["a"]),
        ("en.json", [:], #"{"common": {"a": "A"}}"#, ["common.a"]),
        (
            "en.json", ["ns": .list([.text("common"), .text("home")]), "defaultNS": .text("common")],
            #"{"common": {"a": "A"}, "home": {"b": "B"}}"#, ["a", "home:b"]
        ),
        // The first one is that of calls that name none, unless the usual one is among them.
        ("en.json", ["ns": .text("home")], #"{"home": {"b": "B"}}"#, ["b"]),
        (
            "en.json", ["ns": .list([.text("home"), .text("translation")])],
            #"{"home": {"b": "B"}, "translation": {"a": "A"}}"#, ["a", "home:b"]
        ),
        ("en/home.json", ["ns": .list([.text("home"), .text("more")])], #"{"b": "B"}"#, ["b"]),
        ("en/more.json", ["ns": .list([.text("home"), .text("more")])], #"{"b": "B"}"#, ["more:b"]),
        // What stands beside namespaces tells that they are none.
        (
            "en.json", ["ns": .list([.text("common")])], #"{"common": {"a": "A"}, "title": "B"}"#,
            ["common.a", "title"]
        ),
        (
            "en.json", ["ns": .list([.text("common")])], #"{"common": {"a": "A"}, "b": {"c": "C"}}"#,
            ["common.a", "b.c"]
        ),
        ("en/translation.json", [:], #"{"translation": {"a": "A"}}"#, ["translation.a"]),
        (
            "en/translation.json", ["resourceLevels": .number(DecimalNumber(1))], #"{"translation": {"a": "A"}}"#,
            ["a"]
        ),
    ]

    @Test("Namespaces that an app has are told from groups of keys", arguments: wrappers.indices)
    func namespaces(index: Int) throws {
        let (path, settings, text, keys) = Self.wrappers[index]
        let files = [InputFile(path: path, bytes: Array(text.utf8))]
        let catalog = I18nextFormat().read(files, options: ReadingOptions(settings: settings)).catalog
        let found = catalog.entries.keys.map { key in
            (key.table.isEmpty ? "" : key.table + ":") + key.path.joined(separator: ".")
        }
        #expect(found == keys)
        let runtime = I18nextFormat().runtime(for: files, options: RuntimeOptions(settings: settings))
        let english = try #require(LanguageTag("en"))
        for (key, entry) in zip(keys, catalog.entries.values) {
            let text = entry.messages[english]?.patterns.first?.plainText ?? ""
            let shown = runtime.answer(RuntimeRequest([key], languages: [english]))
            #expect(shown == .text(text))
        }
    }

    @Test("Folders are namespaces where the app says so")
    func loadPath() throws {
        let paths = [
            "assets/common/en.json", "assets/common/zhCn.json", "assets/home/en.json", "other/x/en/home.json",
            "en.json",
        ]
        let files = paths.map { InputFile(path: $0, bytes: Array(#"{"a": "\#($0)"}"#.utf8)) }
        func found(_ template: String, _ files: [InputFile]) -> [String] {
            let settings: [String: RuntimeSetting] = ["loadPath": .text(template), "defaultNS": .text("common")]
            let catalog = I18nextFormat().read(files, options: ReadingOptions(settings: settings)).catalog
            var diagnostics: [Diagnostic] = []
            let places = ResourceProject(files, settings: I18nextSettings(settings, &diagnostics)).places
            #expect(Set(places.values.joined().compactMap(\.namespace)) == ["common", "home"])
            return catalog.tables.map { "\($0): \($1.languages.map(\.identifier).joined(separator: " "))" }
        }
        #expect(found("../assets/{{ns}}/{{lng}}.json", Array(files[..<3])) == [": en zh-CN", "home: en"])
        #expect(
            found("/{{ns}}/{{lng}}.json", files) == [
                ": en", "assets/: en zh-CN", "assets/home: en", "other/x/home: en",
            ]
        )
        let inner = ["l/common/t/en.json", "l/home/t/en.json"].map { InputFile(path: $0, bytes: files[0].bytes) }
        #expect(found("/l/{{ns}}/t/{{lng}}.json", inner) == [": en", "home: en"])
        for template in ["/{{lng}}/{{ns}}.json", "/l/{{lng}}.json", "/{{ns}}.{{lng}}.json", "{{ns}}/{{lng}}", "", "a"] {
            #expect(!I18nextFormat().accepts(setting: "loadPath", .text(template)))
        }
    }

    static let contents: [(path: String, text: String, evidence: FormatEvidence)] = [
        ("locales/en/translation.json", #"{"a": "Hello {{name}}"}"#, .certain),
        ("en.json", #"{"a": "Hello __name__"}"#, .certain),
        ("en.json", #"{"a": "See $t(b)"}"#, .certain),
        ("en.json", #"{"a_plural": "As"}"#, .certain),
        ("en.json", #"{"a": "A"}"#, .possible),
        ("en.lproj/i18next.json", #"{"translation": {"a": "A"}}"#, .certain),
        ("store.json", #"{"en": {"translation": {"a": "A"}}}"#, .certain),
        ("store.json", #"{"en": {"translation": {"a": "A"}}, "zhCn": {"translation": {"a": "A"}}}"#, .certain),
        ("store.json", #"{"english": {"common": {"a": "A"}}, "toDo": {"common": {"a": "A"}}}"#, .none),
        ("en.json", #"{"cars": {"one": "car", "ie:x>1": "{{x}}"}}"#, .none),
        ("en.json", #"{"title": {"@100": "short", "@200": "long"}}"#, .none),
        ("config.json", #"{"name": "app {{x}}"}"#, .none),
        ("en.json", #"["a"]"#, .otherContent),
        // One sign of Swifternalization outweighs all others, wherever it stands and whatever quotes it stands in.
        ("en.json", #"{"a": "{{x}}", "b_other": "x", "cars": {"iex:^1": "x"}}"#, .none),
        ("en.json", #"{"a": "{{x}}", "cars": {"exp:^1": "x"}}"#, .none),
        ("en.json", #"{"a": "{{x}}", "cars": {'ie:x>1': "x"}}"#, .none),
        ("en.json", "{\"a\": \"{{x}}\", \"title\": {“@100”: \"x\"}}", .none),
        ("en.lproj/i18next.json", #"{"translation": {"a": "{{x}}", "ie:x>1": "x"}}"#, .none),
        // What looks like one is none in a text, within a key, or with more than digits behind it.
        ("en.json", #"{"a": "{{x}}", "b": "ie:x>1", "c": "@100", "pie: d": "x", "@100 e": "x"}"#, .certain),
        ("en.json", #"{"b": "ie:x>1", "c": "{{x}}"}"#, .certain),
        // Braces in keys are no variables.
        ("en.json", #"{"Hello {{name}}": "Hello"}"#, .possible),
        ("en.json", #"[{"a": "{{x}}"}]"#, .otherContent),
        ("data.json", #"["a"]"#, .none),
        ("english/data.json", #"{"a": "x"}"#, .none),
        // A language's file that is no JSON was one, or is to become one.
        ("en.json", "", .possible),
        ("en.json", "<<<<<<< HEAD", .possible),
        ("en.json", " [ ]", .possible),
        ("data.json", "", .none),
    ]

    @Test("Content tells the format", arguments: contents.indices)
    func content(index: Int) {
        let (path, text, evidence) = Self.contents[index]
        let file = InputFile(path: path, bytes: Array(text.utf8))
        #expect(I18nextFormat().evidence(in: [file]) == [evidence])
        #expect(I18nextFormat(.v3).evidence(in: [file]) == [min(evidence, .possible)])
    }

    /// The library asks for `zh-Hans` where the app says `zh-hans`, unless it is told to write codes in small letters
    /// (`lowerCaseLng`), as all of a project's files have to be named then.
    @Test(
        "Files are told that are never asked for",
        arguments: [
            (["en-US", "zh-hans"], ["zh-hans"]), (["en-us", "zh-hans"], []), (["en", "pt-br", "zh-Hans"], ["pt-br"]),
            (["en", "pt-BR", "zh_Hans", "sr-Latn-RS"], []),
        ]
    )
    func unaskedFiles(codes: [String], ignored: [String]) {
        let files = codes.map { InputFile(path: "locales/\($0)/common.json", bytes: Array(#"{"a": "{{b}}"}"#.utf8)) }
        let found = I18nextFormat().read(files, options: ReadingOptions()).diagnostics
        #expect(found.map(\.identifier) == ignored.map { _ in "unreachable-language" })
        #expect(found.map(\.severity) == ignored.map { _ in .warning })
        #expect(found.map { $0.range?.file.path } == ignored.map { "locales/\($0)/common.json" })
        #expect(found.allSatisfy { $0.range?.lowerBound == 0 })
    }

    @Test(
        "Other programs' files are none of the format",
        arguments: ["package.json", "a/tsconfig.json", "en.strings", "en.lproj/app.json", "Base.lproj/app.json"]
    )
    func others(path: String) {
        #expect(!I18nextFormat().recognizes(path: path))
    }
}
