import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaTestSupport
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// What an app does with its texts is asked of each text's own app where the files of several were read into one.
@Suite struct MergedConversionTests {
    private static let apple = ("en.lproj/Localizable.strings", #""title" = "T %@";"#)
    private static let i18next = ("locales/en/translation.json", #"{"hi": "Hi {{name}}"}"#)

    private struct Converted {
        var texts: [String]
        var escaped: [String]
        var unexplained: [String]
    }

    private func convert(_ inputs: [String], to name: String) throws -> Converted {
        let folder = try TemporaryFolder()
        for (path, text) in [Self.apple, Self.i18next] { try folder.write(text, to: path) }
        let loaded = try Loader().load(inputs.map { folder.path + "/" + $0 })
        let target = try #require(FormatRegistry.format(named: name))
        let result = Converter().convert(loaded.catalog, of: SourceApps(of: loaded.projects), to: target)
        let verification = try #require(Converter().verify(result, of: loaded.projects, for: target))
        return Converted(
            texts: result.files.map { String(decoding: $0.bytes, as: UTF8.self) },
            escaped: verification.differences.filter { $0.causes == [.escaping] }
                .map { "\($0.key.name) in \($0.language)" },
            unexplained: verification.unexplained.map(\.description)
        )
    }

    @Test(arguments: [["en.lproj", "locales"], ["locales", "en.lproj"]], ["apple", "android"])
    func escapingIsSeenInTheTextsOfTheAppThatDoesIt(inputs: [String], target: String) throws {
        let converted = try convert(inputs, to: target)
        #expect(converted.unexplained == [])
        #expect(converted.escaped == ["hi in en"])
    }

    @Test(
        "Folders that hold the same files are projects of their own, and others are parts of one",
        arguments: [
            (["App/Core", "App/Kit"], ["Core/", "Kit/"]), (["App/Core", "App/Kit/"], ["Core/", "Kit/"]),
            (["App"], ["Core/", "Kit/"]), (["App/Core", "App/Core/en.lproj"], [""]), (["App/Core", "App/Core"], [""]),
            (["App/Core/en.lproj", "App/Core/de.lproj"], [""]),
        ]
    )
    func foldersOfOneFormat(inputs: [String], tables: [String]) throws {
        let folder = try TemporaryFolder()
        for (path, text) in [("Core/en", "Loading"), ("Core/de", "Lädt"), ("Kit/en", "Loading the map")] {
            try folder.write("a = \"\(text)\";", to: "App/\(path).lproj/Localizable.strings")
        }
        let loaded = try Loader().load(inputs.map { folder.path + "/" + $0 })
        #expect(loaded.catalog.tables.keys.sorted() == tables)
        #expect(loaded.catalog.entries.count == tables.count)
    }

    /// The only folder of i18next's files is not part of their table's name, so that they move out of it beside others.
    @Test(arguments: ["i18next", "i18next-v3", "android", "xcstrings"])
    func filesInFoldersOfSeveralFormats(target: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"hi": "Hi"}"#, to: "src/locales/en.json")
        try folder.write(#"{"hi": "Cześć"}"#, to: "src/locales/pl.json")
        let name = "<resources><string name=\"app_name\">App</string></resources>"
        try folder.write(name, to: "android/res/values/strings.xml")
        try folder.write(name, to: "android/res/values-pl/strings.xml")
        let loaded = try Loader().load([folder.path])
        let target = try #require(FormatRegistry.format(named: target))
        let result = Converter().convert(loaded.catalog, of: SourceApps(of: loaded.projects), to: target)
        let verification = try #require(Converter().verify(result, of: loaded.projects, for: target))
        #expect(verification.unexplained.map(\.description) == [])
        #expect(verification.sentenceCount > 2)
    }

    @Test(arguments: [["en.lproj", "locales"], ["locales", "en.lproj"]])
    func onlyTextsOfTheAppThatDoesNotEscapeAreMarked(inputs: [String]) throws {
        let converted = try convert(inputs, to: "i18next")
        #expect(converted.unexplained == [])
        #expect(converted.escaped == [])
        let texts = converted.texts.joined().replacing("\": \"", with: "\":\"")
        #expect(texts.contains(#""title":"T {{- arg1}}""#))
        #expect(texts.contains(#""hi":"Hi {{name}}""#))
    }
}
