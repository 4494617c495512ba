import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("Which version of i18next's JSON a project's files tell")
struct I18nextVersionTests {
    /// A project's files by language, the version they are in, and the names that are said to be of another one.
    struct Project: Sendable {
        var files: KeyValuePairs<String, String>
        var version: I18nextVersion
        var conflicts: [String] = []
    }

    static let projects = [
        Project(files: ["en": #"{"a": "x"}"#], version: .v4),
        Project(files: ["en": #"{"a": "{{x}}"}"#], version: .v4),
        Project(files: ["en": #"{"a": "__x__"}"#], version: .v1),
        Project(files: ["en": #"{"a": "x", "a_plural": "y"}"#], version: .v3),
        Project(files: ["en": #"{"a_plural": "{{count}} y"}"#], version: .v3),
        Project(files: ["en": #"{"a_plural": "y"}"#], version: .v4),
        Project(files: ["ru": #"{"a_plural_2": "{{count}} y"}"#], version: .v1),
        // As many families of each: an app that reads the older ones is there still.
        Project(
            files: [
                "de": #"{"m": "{{count}} Menge", "m_plural": "{{count}} Mengen"}"#,
                "en": #"{"m_one": "{{count}} set", "m_other": "{{count}} sets"}"#,
            ],
            version: .v3,
            conflicts: ["m_other"]
        ),
        // The majority decides, of those that show the count or stand in several languages.
        Project(
            files: [
                "en": """
                {"a_one": "{{count}} x", "a_other": "{{count}} xs", "b_one": "{{count}} y", "b_other": "{{count}} ys",
                "c": "{{count}} z", "c_plural": "{{count}} zs"}
                """
            ],
            version: .v4,
            conflicts: ["c_plural"]
        ),
        Project(
            files: [
                "en": """
                {"a_one": "{{count}} x", "a_other": "{{count}} xs", "b": "{{count}} y", "b_plural": "{{count}} ys",
                "c": "{{count}} z", "c_plural": "{{count}} zs"}
                """
            ],
            version: .v3,
            conflicts: ["a_other"]
        ),
        Project(
            files: ["en": #"{"a_one": "{{count}} x", "a_other": "{{count}} xs", "b": "y", "b_plural": "ys"}"#],
            version: .v4,
            conflicts: ["b_plural"]
        ),
        Project(
            files: ["en": #"{"a_one": "x", "a_other": "xs", "b": "{{count}} y", "b_plural": "{{count}} ys"}"#],
            version: .v3,
            conflicts: ["a_other"]
        ),
        Project(
            files: [
                "en": #"{"a_one": "x", "a_other": "xs", "b": "{{x}} y", "b_plural": "ys"}"#,
                "pl": #"{"a_one": "x", "a_other": "xs"}"#,
            ],
            version: .v4,
            conflicts: ["b_plural"]
        ),
        // Nothing confirms either.
        Project(
            files: ["en": #"{"files": "x", "files_plural": "{{- arg1}} files", "a_one": "One", "a_other": "Other"}"#],
            version: .v4,
            conflicts: ["files_plural"]
        ),
        Project(
            files: ["en": #"{"a_one": "{{count}} x", "a_other": "{{count}} xs", "rule_plural_2": "y"}"#],
            version: .v4,
            conflicts: ["rule_plural_2"]
        ),
        // Underscores without braces are version 1's own.
        Project(files: ["en": #"{"a_one": "x", "a_other": "xs", "b": "__y__"}"#], version: .v1, conflicts: ["a_other"]),
        Project(
            files: ["en": #"{"a": "{{x}}", "n": "__count__ x", "n_plural": "__count__ xs"}"#],
            version: .v1,
            conflicts: ["a variable between braces"]
        ),
        // Where there are no plural forms, what may be emphasis doesn't tell it, which is said.
        Project(
            files: ["en": #"{"a": "__x__", "b": "__y__", "c": "{{z}}"}"#],
            version: .v4,
            conflicts: ["a variable between underscores"]
        ),
        Project(
            files: ["en": #"{"a": "__x__", "b": "{{z}}"}"#],
            version: .v4,
            conflicts: ["a variable between underscores"]
        ),
        Project(files: ["en": #"{"a": "Open “__init__.py”", "b": "{{y}}", "c": "{{z}}"}"#], version: .v4),
        // Not in keys, nor in fewer texts than braces.
        Project(files: ["en": #"{"__x__y": "y", "v": "Hi {{n}}", "m": "a", "m_plural": "b"}"#], version: .v3),
        Project(
            files: ["en": #"{"a": "Open “__init__.py”", "n": "{{count}} \"x\"", "n_plural": "{{count}} xs"}"#],
            version: .v3,
            conflicts: ["a variable between underscores"]
        ),
        // Braces that nothing closes are none of variables.
        Project(
            files: ["en": #"{"a": "Type {{ to open", "b": "{{", "n": "__count__ x", "n_plural": "__count__ xs"}"#],
            version: .v1
        ),
        // Numbers are forms if they are just those of the language.
        Project(files: ["pl": #"{"a_0": "x", "a_1": "y", "a_2": "z"}"#], version: .v3),
        Project(files: ["pl": #"{"a_1": "x", "a_2": "y", "a_5": "z"}"#], version: .v2),
        Project(files: ["pl": #"{"a_0": "x", "a_1": "y", "a_2": "z", "a_3": "w"}"#], version: .v4),
        Project(
            files: ["en": #"{"a_0": "x", "a_1": "y", "a_2": "z"}"#, "pl": #"{"a_0": "x", "a_1": "y", "a_2": "z"}"#],
            version: .v4
        ),
        Project(
            files: [
                "en": #"{"a_0": "x", "a_1": "y", "a_2": "{{count}}"}"#, "pl": #"{"a_0": "x", "a_1": "y", "a_2": "z"}"#,
            ],
            version: .v3
        ),
        Project(
            files: [
                "en": #"{"a_one": "{{count}} x", "a_other": "{{count}} xs"}"#,
                "pl": #"{"a_one": "{{count}} x", "a_other": "{{count}} xs", "age_0": "x", "age_1": "y", "age_2": "z"}"#,
            ],
            version: .v4,
            conflicts: ["age_2"]
        ),
    ]

    private func files(_ project: Project) -> [InputFile] {
        project.files.map { InputFile(path: "locales/\($0.key)/translation.json", bytes: Array($0.value.utf8)) }
    }

    @Test("The files tell it, and what speaks against it is named", arguments: projects.indices)
    func found(index: Int) {
        let project = Self.projects[index]
        let result = I18nextFormat().read(files(project), options: ReadingOptions())
        #expect(result.catalog.tables[""]?.annotations[I18nextTableAnnotation.self]?.version == project.version)
        let conflicts = result.diagnostics.filter { $0.identifier == "mixed-versions" }.map { diagnostic in
            project.conflicts.first { diagnostic.message.contains($0) } ?? diagnostic.message
        }
        #expect(conflicts == project.conflicts)
    }

    @Test("Who only shows texts finds the same version as who reads them", arguments: projects.indices)
    func shown(index: Int) {
        let project = Self.projects[index]
        #expect(I18nextReader.version(of: files(project), settings: [:]) == project.version)
    }

    @Test("What the app says counts more than the files", arguments: I18nextVersion.allCases)
    func said(version: I18nextVersion) {
        let text = #"{"a_one": "{{count}} x", "a_other": "{{count}} xs", "a": "y", "a_plural": "ys"}"#
        let files = ["en", "da"].map { InputFile(path: "locales/\($0).json", bytes: Array(text.utf8)) }
        let settings: [String: RuntimeSetting] = ["compatibilityJSON": .text(version.rawValue), "dialect": .text("js")]
        let result = I18nextFormat().read(files, options: ReadingOptions(settings: settings))
        #expect(result.catalog.tables[""]?.annotations[I18nextTableAnnotation.self]?.version == version)
        let keys = result.catalog.entries.keys
        #expect(keys.contains(Key("a_other")) == (version != .v4))
        #expect(keys.contains(Key("a_plural")) == (version == .v4))
        // A version that the format's name says counts more.
        let named = I18nextFormat(.v2).read(files, options: ReadingOptions(settings: settings)).catalog
        #expect(named.tables[""]?.annotations[I18nextTableAnnotation.self]?.version == .v2)
        // i18next 22.4.8 shows these texts with such options.
        var request = RuntimeRequest(["a"], languages: LanguageTag("en").map { [$0] } ?? [])
        request.namedArguments = ["count": .number(2)]
        let shown = I18nextFormat().runtime(for: files, options: RuntimeOptions(settings: settings)).answer(request)
        let expected = version == .v4 ? "2 xs" : "ys"
        #expect(shown == .text(expected))
    }

    /// A language that was forgotten on the way to another version says less than the others.
    @Test(
        arguments: [
            (["en": "new", "pl": "new", "de": "old"], nil, .v4), (["en": "new", "pl": "old", "de": "old"], nil, .v3),
            (["en": "new", "de": "old"], nil, .v3), (["en": "new", "de": "old"], "v4", .v4), (["en": "old"], "v4", .v3),
            (["en": "none"], "v3", .v3), (["en": "none"], nil, .v4),
        ] as [([String: String], String?, I18nextVersion)]
    )
    func ties(forms: [String: String], installed: String?, version: I18nextVersion) {
        let texts = [
            "new": #"{"n_one": "{{count}} x", "n_other": "{{count}} xs"}"#,
            "old": #"{"n": "{{count}} x", "n_plural": "{{count}} xs"}"#, "none": #"{"a": "x"}"#,
        ]
        let files = forms.sorted { $0.key < $1.key }.map { code, form in
            InputFile(path: "locales/\(code).json", bytes: Array((texts[form] ?? "").utf8))
        }
        let settings = installed.map { [I18nextSettings.installedVersionName: RuntimeSetting.text($0)] } ?? [:]
        #expect(I18nextReader.version(of: files, settings: settings) == version)
    }

    @Test("Underscores that an app says itself are no sign of the first version")
    func ownDelimiters() {
        let text = #"{"a": "__count__ x", "a_plural": "__count__ xs"}"#
        let files = ["en", "da"].map { InputFile(path: "locales/\($0).json", bytes: Array(text.utf8)) }
        let own: [String: RuntimeSetting] = ["interpolation": .group(["prefix": .text("__"), "suffix": .text("__")])]
        #expect(I18nextReader.version(of: files, settings: own) == .v3)
        #expect(I18nextReader.version(of: files, settings: [:]) == .v1)
    }

    /// i18next-scanner writes such a value for what nobody has translated yet.
    @Test(arguments: [("x", "v4", .v4), ("x", nil, .v1), ("__x__", "v4", .v1)] as [(String, String?, I18nextVersion)])
    func marksOfTools(source: String, installed: String?, version: I18nextVersion) {
        let files = [("en", source), ("fr", "__STRING_NOT_TRANSLATED__")].map { code, text in
            InputFile(path: "locales/\(code).json", bytes: Array(#"{"a": "\#(text)"}"#.utf8))
        }
        let settings = installed.map { [I18nextSettings.installedVersionName: RuntimeSetting.text($0)] } ?? [:]
        #expect(I18nextReader.version(of: files, settings: settings) == version)
    }

    @Test("A format whose files were read keeps its name and has the version", arguments: projects.indices)
    func settled(index: Int) throws {
        let project = Self.projects[index]
        let format = I18nextFormat()
        let settled = format.settled(by: format.read(files(project), options: ReadingOptions()))
        #expect(try #require(settled as? I18nextFormat).version == project.version)
        #expect(settled.name == "i18next")
        #expect(settled.summary == format.summary)
    }

    @Test("A version that is said stays, and version 4 is written where none is")
    func said() throws {
        let result = I18nextFormat(.v2).read(files(Self.projects[0]), options: ReadingOptions())
        let settled = try #require(I18nextFormat(.v3).settled(by: result) as? I18nextFormat)
        #expect(settled.version == .v3)
        #expect(settled.name == "i18next-v3")
        let written = try #require(I18nextFormat().written as? I18nextFormat)
        #expect(written.version == .v4)
        #expect(written.name == "i18next")
        #expect((I18nextFormat(.v1).written as? I18nextFormat)?.version == .v1)
    }
}
