import InterlinguaFormats
import InterlinguaIR
import Testing

@testable import InterlinguaPlatforms

@Suite("Files of i18next lie where a layout says")
struct I18nextFilePlacesTests {
    private func paths(_ layout: String, tables: [String]) throws -> [String] {
        var catalog = Catalog(sourceLanguage: try #require(LanguageTag("en")))
        for table in tables {
            for language in ["en", "pt-BR"].compactMap({ LanguageTag($0) }) {
                var entry = catalog.entries[Key("a", table: table)] ?? Entry()
                entry.messages[language] = Message(Pattern("b"))
                catalog.entries[Key("a", table: table)] = entry
            }
        }
        let options = WritingOptions(settings: ["layout": .text(layout)])
        let written = I18nextFormat(.v4).write(catalog, options: options)
        return written.files.map(\.path).sorted() + written.diagnostics.map(\.identifier)
    }

    @Test func eachNamespaceHasItsPlace() throws {
        #expect(
            try paths("web/{namespace}.{language}.json", tables: ["", "menu"])
                == ["web/menu.en.json", "web/menu.pt-BR.json", "web/translation.en.json", "web/translation.pt-BR.json"]
        )
        #expect(try paths("i18n/{language}.json", tables: [""]) == ["i18n/en.json", "i18n/pt-BR.json"])
    }

    /// Folders of namespaces are read again as such, whatever they lie in.
    @Test func namespacesAreFolders() throws {
        let layout = "texts/{namespace}/{language}.json"
        let expected = ["menu", "translation"].flatMap { name in ["en", "pt-BR"].map { "texts/\(name)/\($0).json" } }
        #expect(try paths(layout, tables: ["", "menu"]) == expected)
        let files = expected.map { InputFile(path: $0, bytes: Array(#"{"a": "b"}"#.utf8)) }
        let options = ReadingOptions(settings: ["layout": .text(layout)])
        #expect(I18nextFormat(.v4).read(files, options: options).catalog.tables.keys.sorted() == ["", "menu"])
    }

    @Test func severalNamespacesNeedSeveralFiles() throws {
        #expect(try paths("{language}.json", tables: ["", "menu"]).last == "layout-without-namespace")
    }

    /// A file whose path names no language is called like those that do where the library can't read it so.
    @Test func theOnlyFileWithoutLanguageGetsOneLikeTheOthers() throws {
        let files = [("lang/main.json", #"{"a": "Tel. {{n}}"}"#), ("lang/main-de.json", #"{"a": "Fon {{n}}"}"#)]
            .map { InputFile(path: $0.0, bytes: Array($0.1.utf8)) }
        let catalog = I18nextFormat(.v4).read(files, options: ReadingOptions()).catalog
        let written = I18nextFormat(.v1).write(catalog, options: WritingOptions())
        #expect(written.files.map(\.path).sorted() == ["lang/main-de.json", "lang/main-en.json"])
    }

    @Test(arguments: [
        "../{language}/{namespace}.json", "/{language}.json", "locales/{namespace}.json", "{language}/{namespace}", "",
        "{namespace}-{language}.json", "{lang}/{namespace}.json",
    ])
    func pathsThatTellNothingAreRefused(layout: String) {
        #expect(!I18nextFormat(.v4).accepts(setting: "layout", .text(layout)))
    }
}
