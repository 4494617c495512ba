import InterlinguaFormats
import InterlinguaIR
import InterlinguaTestSupport
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

@Suite("Files that are given by their own names")
struct FileInputsTests {
    private func load(_ files: [String: String], _ inputs: [String]) throws -> Loader.Loaded {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(text, to: name) }
        return try Loader().load(inputs.map { folder.path + "/" + $0 })
    }

    private func layouts(_ files: [String], _ inputs: [String]) throws -> [[String]] {
        let folder = try TemporaryFolder()
        for name in files { try folder.write("{}", to: name) }
        return try FileFinder().groups(of: inputs.map { folder.path + "/" + $0 })
            .map { $0.candidates.map(\.layoutPath) }
    }

    private func languages(_ loaded: Loader.Loaded) -> [String] {
        loaded.catalog.tables.values.flatMap { $0.languages.map(\.description) }.sorted()
    }

    @Test("The files of all languages give what their folder gives")
    func sameAsFolder() throws {
        let files = [
            "locales/en/common.json": #"{"hello": "Hello {{name}}"}"#,
            "locales/pl/common.json": #"{"hello": "Witaj"}"#,
            "locales/pl/birds.json": #"{"wren": "strzyżyk"}"#,
        ]
        let listed = try load(files, files.keys.sorted())
        let whole = try load(files, ["locales"])
        #expect(listed.sourceFormat.name == "i18next")
        #expect(languages(listed) == ["en", "pl", "pl"])
        #expect(listed.catalog.entries.keys == whole.catalog.entries.keys)
        #expect(listed.catalog.tables.keys == whole.catalog.tables.keys)
    }

    @Test(
        "A file whose path tells no language is one in the language that is selected",
        arguments: [
            ("Localizable.strings", #""a" = "Tak";"#, "apple"), ("Main.strings", #""a##{one}" = "Tak";"#, "smartling"),
            ("common.json", #"{"a": "Tak {{b}}"}"#, "i18next"),
            ("strings.xml", #"<resources><string name="a">Tak</string></resources>"#, "android"),
        ]
    )
    func selectedLanguage(name: String, text: String, format: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: name)
        var loader = Loader()
        loader.selection = FileSelection(languages: [try #require(LanguageTag("pt-BR"))])
        let loaded = try loader.load([folder.path + "/" + name])
        #expect(languages(loaded) == ["pt-BR"])
        #expect(loaded.sourceFormat.name == format)
        #expect(loaded.catalog.entries.count == 1)
    }

    private static let selections: [(tables: [String], languages: [String], files: [String])] = [
        ([], [], ["de/common", "de/menu", "en/common", "en/menu", "pt_BR/menu"]),
        (["menu"], [], ["de/menu", "en/menu", "pt_BR/menu"]), ([], ["de"], ["de/common", "de/menu"]),
        (["common"], ["de", "en"], ["de/common", "en/common"]), (["menu"], ["pt-BR"], ["pt_BR/menu"]),
    ]

    @Test("Files of some tables and languages are read", arguments: selections)
    func selection(tables: [String], languages: [String], expected: [String]) throws {
        let folder = try TemporaryFolder()
        for name in Self.selections[0].files { try folder.write(#"{"a": "{{b}}"}"#, to: "x/\(name).json") }
        var loader = Loader()
        loader.selection = FileSelection(tables: tables, languages: languages.compactMap { LanguageTag($0) })
        let files = try loader.load([folder.path + "/x"]).files
        #expect(files.map(\.layoutPath).sorted() == expected.map { $0 + ".json" })
    }

    @Test("Tables and languages that no file has are an error that names those there are")
    func emptySelection() throws {
        let folder = try TemporaryFolder()
        try folder.write(#""a" = "b";"#, to: "en.lproj/Localizable.strings")
        try folder.write(#""a" = "b";"#, to: "en.lproj/Main.strings")
        func error(_ selection: FileSelection) -> String? {
            var loader = Loader()
            loader.selection = selection
            do {
                _ = try loader.load([folder.path])
                return nil
            } catch { return error.description }
        }
        #expect(
            error(FileSelection(tables: ["Settings"]))
                == "no file contains the table “Settings”; found: Localizable, Main"
        )
        #expect(
            error(FileSelection(languages: [try #require(LanguageTag("de"))]))
                == "no file contains the language “de”; found: en"
        )
        #expect(error(FileSelection(tables: ["Localizable"])) == nil)
        try folder.write("", to: "po/de.po")
        #expect(
            error(FileSelection(languages: [try #require(LanguageTag("de"))])) == """
                no file contains the language “de”; found: en; files that look like translations are of no format that is \
                read: po/*.po (1)
                """
        )
    }

    @Test("Folders of languages tell them, too")
    func languageFolders() throws {
        let files = [
            "locales/en/pages/home.json": #"{"hello": "Hello {{name}}"}"#,
            "locales/pl/pages/home.json": #"{"hello": "Witaj {{name}}"}"#,
        ]
        let loaded = try load(files, ["locales/en", "locales/pl/"])
        #expect(languages(loaded) == ["en", "pl"])
        #expect(loaded.catalog.entries.keys == (try load(files, ["locales"])).catalog.entries.keys)
    }

    @Test(
        "As much of a path is kept as tells language and table",
        arguments: [
            (["a/en/x.json", "a/pl/x.json"], [["en/x.json", "pl/x.json"]]),
            (["a/en.lproj/x.strings", "b/values-pl/x.xml"], [["en.lproj/x.strings", "values-pl/x.xml"]]),
            (["a/en.json", "b/pl.json"], [["en.json", "pl.json"]]),
            (["a/base.json"], [["base.json"]]),
            // “Is” and “it” are words here: files beside tell their own languages.
            (["is/base.json", "is/en.json"], [["base.json", "en.json"]]),
            (["it"], [["base.json", "en.json"]]),
            (["en.lproj", "a/pl"], [["en.lproj/x.strings"], ["pl/x.json"]]),
            // All files are one group, where the first stands.
            (["a/en/x.json", "en.lproj", "a/pl/x.json"], [["en/x.json", "pl/x.json"], ["en.lproj/x.strings"]]),
        ]
    )
    func layout(inputs: [String], expected: [[String]]) throws {
        let files = [
            "a/en/x.json", "a/pl/x.json", "a/en.json", "b/pl.json", "a/base.json", "is/base.json", "is/en.json",
            "it/base.json", "it/en.json", "a/en.lproj/x.strings", "b/values-pl/x.xml", "en.lproj/x.strings",
        ]
        #expect(try layouts(files, inputs) == expected)
    }

    @Test("What one file tells of its format counts for those beside it")
    func evidence() throws {
        let files = [
            "T/base.json": #"{"a": "A"}"#, "T/en.json": #"{"b": {"exp:^1$": "One", "exp:.*": "Many"}}"#,
        ]
        let loaded = try load(files, ["T/base.json", "T/en.json"])
        #expect(loaded.sourceFormat.name == "swifternalization")
        #expect(loaded.fileCount == 2)
    }

    @Test("Files of formats with the same ending are each of its own")
    func severalFormats() throws {
        let files = [
            "T/en.json": #"{"b": {"exp:^1$": "One", "exp:.*": "Many"}}"#, "L/en.json": #"{"hello": "Hello {{name}}"}"#,
        ]
        let loaded = try load(files, ["T/en.json", "L/en.json"])
        #expect(loaded.parts.map(\.format.name) == ["swifternalization", "i18next"])
        #expect(throws: LoadingError.self) { try load(files, [""]) }
    }
}
