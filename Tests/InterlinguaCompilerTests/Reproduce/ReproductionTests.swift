import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaTestSupport
import Testing

@testable import InterlinguaCompiler

/// What is left of a project is its smallest part that shows a difference, in the format of the project.
@Suite struct ReproductionTests {
    /// A project of two languages whose German greeting is written wrongly.
    struct Project: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let files: [String: String]
        /// The only file that is needed.
        let path: String
    }

    static let projects = [
        Project(
            testDescription: ".strings",
            files: [
                "en.lproj/A.strings": "\"a\" = \"Egg\";\n\"b\" = \"Hello\";\n\"c\" = \"Ham\";\n",
                "de.lproj/A.strings": "\"a\" = \"Ei\";\n\"b\" = \"Hallo\";\n\"c\" = \"Schinken\";\n",
            ],
            path: "de.lproj/A.strings"
        ),
        Project(
            testDescription: ".stringsdict",
            files: [
                "en.lproj/A.stringsdict": stringsdict("%d egg", "%d eggs", "Hello, %d", "Hello, all %d"),
                "de.lproj/A.stringsdict": stringsdict("%d Ei", "%d Eier", "Hallo, %d", "Hi, alle %d"),
            ],
            path: "de.lproj/A.stringsdict"
        ),
        Project(
            testDescription: "Android",
            files: [
                "values/strings.xml": android("Egg", "Hello"), "values-de/strings.xml": android("Ei", "Hallo"),
                "values-fr/strings.xml": android("Œuf", "Allô"),
            ],
            path: "values-de/strings.xml"
        ),
        Project(
            testDescription: "i18next",
            files: [
                "locales/en/translation.json": #"{"a": "Egg", "b": {"c_one": "Hello", "c_other": "Hello all"}}"#,
                "locales/de/translation.json": #"{"a": "Ei", "b": {"c_one": "Hallo", "c_other": "Hi"}}"#,
            ],
            path: "locales/de/translation.json"
        ),
    ]

    private static func stringsdict(_ texts: String...) -> String {
        let entries = ["a", "b"].enumerated().map { place, key in
            """
            <key>\(key)</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>\(texts[place * 2])</string>
            <key>other</key><string>\(texts[place * 2 + 1])</string>
            </dict></dict>
            """
        }
        return #"<plist version="1.0"><dict>"# + entries.joined(separator: "\n") + "\n</dict></plist>\n"
    }

    private static func android(_ texts: String...) -> String {
        let lines = zip(["a", "b"], texts).map { #"<string name="\#($0)">\#($1)</string>"# }
        return "<resources>\n" + lines.joined(separator: "\n") + "\n</resources>\n"
    }

    private func reproduction(
        of project: Project,
        writingSource: Bool = true
    ) throws -> (reproduction: Reproduction, folder: TemporaryFolder) {
        let folder = try TemporaryFolder()
        for (path, text) in project.files { try folder.write(text, to: "in/\(path)") }
        var loaded = try Loader(sourceLanguage: LanguageTag("en")).load([folder.path + "/in"])
        // What scripts and builds around the files say.
        loaded.configuration.settings = [
            "android": [GradleBuild.modulesSetting: .group(["app": .group([:])])],
            "i18next": [
                I18nextSettings.installedVersionName: .text(I18nextVersion.v4.rawValue),
                I18nextSettings.shownLanguagesName: .list([.text("en"), .text("de")]),
            ],
        ]
        let target = FaultyFormat(base: SwifternalizationFormat()) { $0.replacing("Hallo", with: "Hullo") }
        let converter = Converter()
        let result = converter.convert(loaded.catalog, of: SourceApps(of: loaded.projects), to: target)
        let verification = try #require(converter.verify(result, of: loaded.projects, for: target))
        let difference = try #require(verification.unexplained.first)
        if !writingSource { loaded.sourceFormat = FaultyFormat(base: loaded.format) { _ in "" } }
        return (Reproduction(of: difference, in: loaded, converter, to: target), folder)
    }

    @Test(arguments: projects, [true, false])
    func onlyTheTextIsLeft(_ project: Project, writingSource: Bool) throws {
        var (reproduction, folder) = try reproduction(of: project, writingSource: writingSource)
        let found = reproduction.files()
        let files = try #require(found)
        #expect(files.map(\.path) == [project.path, "interlingua.json"])
        let text = String(decoding: files[0].bytes, as: UTF8.self)
        #expect(text.contains("Hallo"))
        #expect(!text.contains("Schinken") && (!writingSource || !text.contains("Ei")), "\(text)")
        _ = try FileWriter(directory: folder.path + "/out").write(files)
        #expect(reproduction.isShown(byFilesIn: folder.path + "/out"))
    }
}

/// A format whose back end writes other texts.
private struct FaultyFormat: TranslationFormat {
    var callSyntax: any CallSyntax { SwiftCalls.foundation }
    let base: any TranslationFormat
    let change: @Sendable (String) -> String

    var name: String { base.name }
    var summary: String { base.summary }
    var namesEntriesByFolder: Bool { base.namesEntriesByFolder }
    var capabilities: Capabilities { base.capabilities }

    func recognizes(path: String) -> Bool { base.recognizes(path: path) }
    func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult { base.read(files, options: options) }
    func isFormat(_ entry: Entry) -> Bool { base.isFormat(entry) }

    func write(_ catalog: Catalog, options: WritingOptions) -> WritingResult {
        var result = base.write(catalog, options: options)
        result.files = result.files.map { file in
            OutputFile(path: file.path, bytes: Array(change(String(decoding: file.bytes, as: UTF8.self)).utf8))
        }
        return result
    }

    func runtime(for files: [InputFile], options: RuntimeOptions) -> any Runtime {
        base.runtime(for: files, options: options)
    }
}
