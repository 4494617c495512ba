import Foundation
import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// Files for tests.
enum StringCatalogFiles {
    static func below(_ folder: String) -> [InputFile] { all(in: "\(TestData.folder)/\(folder)") }

    static func all(in root: String) -> [InputFile] {
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return paths.filter { StringCatalogFormat().recognizes(path: $0) }.sorted().compactMap { path in
            FileManager.default.contents(atPath: "\(root)/\(path)").map { InputFile(path: path, bytes: Array($0)) }
        }
    }

    /// A catalogue with some entries, one language's localisations abbreviated.
    static func catalog(_ strings: String) -> InputFile {
        let text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\(strings)\n  },\n  \"version\" : \"1.0\"\n}"
        return InputFile(path: "Localizable.xcstrings", bytes: Array(text.utf8))
    }
}

@Suite("String Catalogs are written as they were read")
struct StringCatalogFileTests {
    private func expectSameBytes(_ files: [InputFile]) {
        let format = StringCatalogFormat()
        let read = format.read(files, options: ReadingOptions())
        #expect(read.catalog.validate().map(\.description) == [])
        let written = format.write(read.catalog, options: WritingOptions())
        #expect(written.diagnostics.isEmpty)
        #expect(written.files.map(\.path).sorted() == files.map(\.path).sorted())
        for file in files {
            let other = written.files.first { $0.path == file.path }
            #expect(other?.bytes == file.bytes, "\(file.path)")
        }
        // Written without knowledge of the files, they say the same.
        let anew = format.write(read.catalog.withoutCatalogFiles, options: WritingOptions()).files
        let reread = format.read(anew.map { InputFile(path: $0.path, bytes: $0.bytes) }, options: ReadingOptions())
        // A plural by the number that its texts show has no name for it.
        let normal = reread.catalog.normalized(.whole).catalog.entries
        for (key, entry) in read.catalog.normalized(.whole).catalog.entries {
            #expect(normal[key]?.messages.mapValues(\.content) == entry.messages.mapValues(\.content), "\(key.name)")
        }
        for (key, entry) in read.catalog.entries {
            let other = reread.catalog.entries[key]
            #expect(other?.arguments == entry.arguments, "\(key.name)")
            #expect(other?.isTranslatable == entry.isTranslatable, "\(key.name)")
            for (language, message) in entry.messages {
                #expect(other?.messages[language]?.state == message.state, "\(key.name) in \(language)")
                #expect(other?.messages[language]?.comment == message.comment, "\(key.name) in \(language)")
            }
        }
    }

    @Test func theExampleApp() { expectSameBytes(StringCatalogFiles.below("xcstrings")) }

    /// Skipped without the folder of real files, which is not part of the package.
    @Test(
        .enabled(if: AppleCorpus.folder != nil),
        arguments: ["coteditor", "fixtures-xcresource", "fixtures-xcstrings-tool", "rectangle", "trio"]
    )
    func realProjects(_ name: String) {
        // Names with points are damaged references, and one argument can't be a number and an object.
        let files = StringCatalogFiles.all(in: "\(AppleCorpus.folder ?? "")/xcstrings/\(name)")
        #expect(!files.isEmpty)
        expectSameBytes(files.filter { !$0.path.contains("!") && !$0.path.hasSuffix("Substitution.xcstrings") })
    }

    /// Xcode extracts `Text("")` as a key, which shows nothing with or without a catalogue.
    @Test(
        arguments: [
            #"{}"#, #"{ "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "" } } } }"#,
        ]
    )
    func viewsWithoutTextAreNoEntries(_ value: String) throws {
        let file = StringCatalogFiles.catalog("\n    \"\" : \(value),\n    \"a\" : {}")
        let read = StringCatalogFormat().read([file], options: ReadingOptions())
        #expect(read.catalog.entries.keys.map(\.name) == ["a"])
        #expect(read.diagnostics.isEmpty)
        let written = StringCatalogFormat().write(read.catalog, options: WritingOptions()).files
        let values = try ([file.bytes] + written.map(\.bytes)).map {
            try JSONSerialization.jsonObject(with: Data($0)) as? NSDictionary
        }
        #expect(values.count == 2 && values.first == values.last)
    }

    /// Other tools write no space before colons, and a line end behind the file.
    @Test(arguments: ["  ", "    ", "\t"])
    func otherStyles(_ indent: String) {
        let lines = [
            "{", "_\"sourceLanguage\": \"en\",", "_\"strings\": {", "__\"a\": {},", "__\"b\": {",
            "___\"comment\": \"é\"",
            "__}", "_},", "_\"version\": \"1.0\"", "}", "",
        ]
        let text = lines.joined(separator: "\n").replacing("_", with: indent)
        expectSameBytes([InputFile(path: "Localizable.xcstrings", bytes: Array(text.utf8))])
    }

    @Test func newEntriesAndLanguagesAreSortedIn() throws {
        let old = """

                "A 2" : {

                },
                "A 10" : {
                  "extractionState" : "stale",
                  "localizations" : {
                    "de" : {
                      "stringUnit" : {
                        "state" : "needs_review",
                        "value" : "zehn"
                      }
                    }
                  },
                  "other" : 1
                },
                "b" : {

                }
            """
        let format = StringCatalogFormat()
        var catalog = format.read([StringCatalogFiles.catalog(old)], options: ReadingOptions()).catalog
        let english = try #require(LanguageTag("en")), french = try #require(LanguageTag("fr"))
        catalog.entries[Key("a 9")] = Entry(messages: [english: Message(Pattern("nine"))])
        catalog.entries[Key("A 10")]?.messages[french] = Message(Pattern("dix"))
        let written = format.write(catalog, options: WritingOptions()).files
        let expected = """

                "A 2" : {

                },
                "a 9" : {
                  "extractionState" : "manual",
                  "localizations" : {
                    "en" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "nine"
                      }
                    }
                  }
                },
                "A 10" : {
                  "extractionState" : "stale",
                  "localizations" : {
                    "de" : {
                      "stringUnit" : {
                        "state" : "needs_review",
                        "value" : "zehn"
                      }
                    },
                    "fr" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "dix"
                      }
                    }
                  },
                  "other" : 1
                },
                "b" : {

                }
            """
        let text = String(decoding: written.first?.bytes ?? [], as: UTF8.self)
        #expect(text == String(decoding: StringCatalogFiles.catalog(expected).bytes, as: UTF8.self))
    }

    /// Xcode's own migration marks what came from tables, so that a build looks for it in the code; other texts are kept by hand.
    @Test(arguments: [
        ("en.lproj/Localizable.strings", "\"a\" = \"b\";", "migrated"),
        ("res/values/strings.xml", "<resources><string name=\"a\">b</string></resources>", "manual"),
    ])
    func newEntriesSayWhereTheyCameFrom(path: String, text: String, state: String) throws {
        let file = InputFile(path: path, bytes: Array(text.utf8))
        let reader: any SourceFormat = path.hasSuffix(".xml") ? AndroidFormat() : AppleFormat()
        let catalog = reader.read([file], options: ReadingOptions()).catalog
        let written = StringCatalogFormat().write(catalog, options: WritingOptions()).files
        let result = String(decoding: try #require(written.first).bytes, as: UTF8.self)
        #expect(result.contains("\"extractionState\" : \"\(state)\""))
    }

    /// Xcode leaves translations out of what is not to be translated; Android shows them.
    @Test(arguments: [("Same", false), ("Other", true)])
    func whatIsNotToBeTranslated(german: String, isTranslatable: Bool) throws {
        let english = try #require(LanguageTag("en")), other = try #require(LanguageTag("de"))
        var catalog = Catalog(sourceLanguage: english)
        catalog.entries[Key("a")] = Entry(
            messages: [english: Message(Pattern("Same")), other: Message(Pattern(german))],
            isTranslatable: false
        )
        let format = StringCatalogFormat()
        let written = format.write(catalog, options: WritingOptions())
        #expect(written.diagnostics.map(\.kind) == (isTranslatable ? [.unwritable] : []))
        let files = written.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        let read = format.read(files, options: ReadingOptions()).catalog
        #expect(read.entries[Key("a")]?.isTranslatable == isTranslatable)
        let answer = format.runtime(for: files, options: RuntimeOptions()).answer(
            RuntimeRequest(["a"], languages: [other])
        )
        #expect(answer == .text(german))
    }

    /// Xcode numbers them by their first use; the labels of its symbols are their names.
    @Test(arguments: [
        ("%(count)lld landmarks", "%lld landmarks", ["count"]),
        ("%(name)@ from %(city)@, %(name)@", "%1$@ from %2$@, %1$@", ["name", "city"]),
        ("%2$(city)@: %1$(name)@", "%2$@: %1$@", ["name", "city"]),
        ("100% (of) all, %(5)@", "100% (of) all, %(5)@", []),
    ])
    func argumentsWithNames(text: String, expected: String, names: [String]) throws {
        func file(_ text: String) -> InputFile {
            StringCatalogFiles.catalog(
                #""a": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "\#(text)"}}}}"#
            )
        }
        let read = { StringCatalogFormat().read([file($0)], options: ReadingOptions()).catalog.entries.values.first }
        let (named, numbered) = (try #require(read(text)), try #require(read(expected)))
        #expect(named.arguments.compactMap(\.name) == names)
        #expect(named.messages.values.map(\.content) == numbered.messages.values.map(\.content))
    }

    /// What is left out is not shown, and stays in the file.
    @Test func onlySomeStatesAreRead() throws {
        let files = StringCatalogFiles.below("xcstrings")
        let format = StringCatalogFormat()
        let setting = RuntimeSetting.list([.text("translated"), .text("new")])
        #expect(format.accepts(setting: "states", setting))
        #expect(!format.accepts(setting: "states", .list([.text("done")])))
        let german = try #require(LanguageTag("de")), french = try #require(LanguageTag("fr"))
        let read = format.read(files, options: ReadingOptions(settings: ["states": setting]))
        #expect(read.catalog.entries[Key("old")] == nil)
        let moved = try #require(read.catalog.entries[Key("migrated")])
        #expect(moved.messages[german] == nil)
        #expect(moved.messages[french]?.state == .new)
        let said = read.diagnostics.filter { $0.kind == .leftOutState }
        #expect(said.map(\.message) == ["2 texts are left out for the state of the translation"])
        let runtime = format.runtime(for: files, options: RuntimeOptions(settings: ["states": setting]))
        #expect(runtime.answer(RuntimeRequest(["migrated"], languages: [german])) == .text("Moved"))
        let written = format.write(read.catalog, options: WritingOptions()).files
        #expect(written.first { $0.path == "Localizable.xcstrings" }?.bytes == files[2].bytes)
    }

    /// As the keys of real catalogues that Xcode saved follow each other.
    @Test func keysAreInFindersOrder() {
        let keys = [
            "", " (default)", "_a", "-a", "!", "(a", "*%lld*", "%@", "%@:", "0 or more", "1 or 0", "2", "10", "a",
            "A b",
            "a.b", "AB", "b", "B", "zh-Hans", "zh-Hant", "zh-HK",
        ]
        #expect(keys.shuffled().map(FinderOrder.init).sorted() == keys.map(FinderOrder.init))
    }
}
