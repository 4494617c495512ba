import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats

@Suite("Which names of i18next's are forms and contexts of others")
struct I18nextGroupingTests {
    /// A project's files by language, and the entries that they make: plurals with an asterisk, contexts behind a bar.
    struct Project: Sendable {
        var files: KeyValuePairs<String, String>
        var entries: [String]
        var version = I18nextVersion.v4
        var settings: [String: RuntimeSetting] = [:]
    }

    static let projects = [
        // Version 4.
        Project(files: ["en": #"{"a_one": "x", "a_other": "y"}"#], entries: ["a*"]),
        Project(files: ["en": #"{"a_one": "x"}"#], entries: ["a_one"]),
        Project(files: ["en": #"{"a_one": "x"}"#, "pl": #"{"a_other": "y"}"#], entries: ["a*"]),
        Project(files: ["pl": #"{"a_one": "x", "a_few": "y", "a_many": "z"}"#], entries: ["a*"]),
        Project(files: ["ja": #"{"a_other": "x"}"#], entries: ["a_other"]),
        Project(files: ["ja": #"{"a_other": "{{ count }} x"}"#], entries: ["a*"]),
        Project(
            files: ["en": #"{"a": "x", "a_male": "y", "a_male_other": "z", "b": "$t(a, {\"count\": {{n}} })"}"#],
            entries: ["a*|male", "b"]
        ),
        Project(
            files: ["en": #"{"a_one": "x", "a_other": "y", "a_male": "z", "a_male_other": "w"}"#],
            entries: ["a*|male"]
        ),
        Project(files: ["en": #"{"a_zero": "x"}"#], entries: ["a_zero"]),
        Project(
            files: ["en": #"{"step_one": "x", "step_two": "y", "step_three": "z"}"#],
            entries: [
                "step_one", "step_two", "step_three",
            ]
        ),
        Project(files: ["en": #"{"day_one": "x", "day_two": "y"}"#], entries: ["day_one", "day_two"]),
        Project(files: ["en": #"{"a_ordinal_one": "x", "a_ordinal_other": "y", "a": "z"}"#], entries: ["a°", "a"]),
        Project(files: ["en": #"{"a_one": "x", "a_two": "y", "a_few": "z", "a_other": "w"}"#], entries: ["a°"]),
        Project(files: ["en": #"{"a": {"one": "x", "other": "y"}}"#], entries: ["a.one", "a.other"]),
        Project(
            files: ["en": #"{"a_one": "x", "a_other": "y"}"#],
            entries: ["a_one", "a_other"],
            settings: ["ordinaryKeys": .list([.text("a_one"), .text("a_other")])]
        ),
        Project(files: ["en": #"{"a_one": "x"}"#], entries: ["a*"], settings: ["plurals": .list([.text("a")])]),
        // Contexts.
        Project(files: ["en": #"{"a": "x", "a_male": "y", "a_female": "z"}"#], entries: ["a|male|female"]),
        Project(files: ["en": #"{"a_male": "y", "a_female": "z"}"#], entries: ["a|male|female"]),
        Project(files: ["en": #"{"a_male": "y"}"#], entries: ["a_male"]),
        Project(
            files: ["en": #"{"save": "x", "save_button": "y", "save_other": "z"}"#],
            entries: [
                "save", "save_button", "save_other",
            ]
        ),
        Project(files: ["en": #"{"a_male": "x", "a_female": "y", "a_other": "z"}"#], entries: ["a|male|female|other"]),
        Project(files: ["en": #"{"error": "x", "error_unknown": "y"}"#], entries: ["error", "error_unknown"]),
        Project(files: ["en": #"{"a": "x", "a_m": "y", "a_f": "z"}"#], entries: ["a|m|f"]),
        Project(files: ["en": #"{"a": "x", "a_m": "y"}"#], entries: ["a", "a_m"]),
        Project(
            files: ["en": #"{"a_one": "x", "a_other": "y", "a_f_one": "z", "a_f_other": "w"}"#],
            entries: ["a*|f"]
        ),
        Project(
            files: ["en": #"{"save": "x", "save_button": "y"}"#],
            entries: ["save|button"],
            settings: ["contexts": .list([.text("button")])]
        ),
        Project(
            files: ["en": #"{"a": "x", "a_male": "y"}"#],
            entries: ["a", "a_male"],
            settings: ["contexts": .flag(false)]
        ),
        Project(
            files: ["en": #"{"Current//context:cluster": "x", "Current//context:pods": "y"}"#],
            entries: ["Current|cluster|pods"],
            settings: ["contextSeparator": .text("//context:")]
        ),
        Project(
            files: ["en": #"{"Who is it?": "x", "Who is it?_male": "y"}"#],
            entries: [
                "Who is it?", "Who is it?_male",
            ]
        ),
        // Version 1.
        Project(files: ["en": #"{"a": "x", "a_plural": "y"}"#], entries: ["a*"], version: .v1),
        Project(files: ["en": #"{"a_plural": "x"}"#], entries: ["a_plural"], version: .v1),
        Project(files: ["en": #"{"a_plural": "__count__ x"}"#], entries: ["a*"], version: .v1),
        Project(
            files: ["ru": #"{"a_plural_2": "x"}"#, "uk": #"{"a_plural_5": "x"}"#],
            entries: ["a*"],
            version: .v1
        ),
        Project(files: ["en": #"{"a": "x", "a_indefinite": "y"}"#], entries: ["a†"], version: .v1),
        // Versions 2 and 3.
        Project(files: ["en": #"{"line_1": "x", "line_2": "y"}"#], entries: ["line_1", "line_2"], version: .v3),
        Project(files: ["pl": #"{"a_0": "x", "a_1": "y", "a_2": "z"}"#], entries: ["a*"], version: .v3),
        Project(files: ["pl": #"{"a_1": "x", "a_2": "y", "a_5": "z"}"#], entries: ["a*"], version: .v2),
        Project(files: ["pl": #"{"a_1": "x", "a_2": "y"}"#], entries: ["a*"], version: .v3),
        Project(files: ["pl": #"{"a_1": "x"}"#], entries: ["a_1"], version: .v3),
        Project(files: ["ja": #"{"a_0": "x"}"#, "en": #"{"a": "x", "a_plural": "y"}"#], entries: ["a*"], version: .v3),
        Project(
            files: ["en": #"{"a_1": "x", "a_2": "y"}"#, "pl": #"{"a_1": "x", "a_2": "y"}"#],
            entries: ["a_1", "a_2"],
            version: .v3
        ),
        Project(
            files: ["en": #"{"a": "x", "a_0": "", "a_1": "y"}"#, "pl": #"{"a_0": "", "a_1": "", "a_2": ""}"#],
            entries: ["a", "a_0", "a_1", "a_2"],
            version: .v3
        ),
        Project(
            files: ["en": #"{"b": {"a_1": "x", "a_2": "y"}}"#, "ru": #"{"b": {"a_1": "x", "a_2": "y"}}"#],
            entries: ["b.a_1", "b.a_2"],
            version: .v2
        ),
        Project(
            files: ["en": #"{"a": "x", "a_0": "y"}"#, "ja": #"{"a": "x", "a_0": "y"}"#],
            entries: ["a", "a_0"],
            version: .v3
        ),
        Project(
            files: ["pl": #"{"a_1": "x", "a_2": "y"}"#, "ja": #"{"a_1": "x", "a_2": "y"}"#],
            entries: ["a_1", "a_2"],
            version: .v3
        ),
        Project(
            files: ["pl": #"{"a_1": "x", "a_2": "y", "a_3": "z"}"#],
            entries: ["a_1", "a_2", "a_3"],
            version: .v3
        ),
        // Lists are none of a text's forms, unless they are joined.
        Project(files: ["en": #"{"a": "x", "a_plural": []}"#], entries: ["a", "a_plural"], version: .v3),
        Project(files: ["en": #"{"a": "x", "a_plural": ["y"]}"#], entries: ["a*"], version: .v1),
        // The source lacks names that a tool gave all other languages.
        Project(
            files: ["en": #"{"b": "x"}"#, "ca": #"{"a_0": "x", "a_1": "y"}"#, "cs": #"{"a_0": "x", "a_1": "y"}"#],
            entries: ["b", "a*"],
            version: .v3
        ),
        // A form that an earlier version had.
        Project(files: ["pl": #"{"a_0": "x", "a_1": "y", "a_2": "z", "a_5": "w"}"#], entries: ["a*"], version: .v3),
        // What shows the count is a form, whatever the source's language has besides.
        Project(
            files: ["en": #"{"a": "x", "a_1": "y"}"#, "pl": #"{"a_0": "x", "a_1": "{{count}} y"}"#],
            entries: ["a*"],
            version: .v3
        ),
    ]

    @Test("Evidence decides", arguments: projects.indices)
    func grouping(index: Int) {
        let project = Self.projects[index]
        let files = project.files.map {
            InputFile(path: "locales/\($0.key)/translation.json", bytes: Array($0.value.utf8))
        }
        let result = I18nextFormat(project.version).read(files, options: ReadingOptions(settings: project.settings))
        #expect(result.catalog.validate() == [])
        #expect(result.catalog.entries.map { Self.name($0.key, $0.value) } == project.entries)
    }

    private static func name(_ key: Key, _ entry: Entry) -> String {
        var name = key.name
        let names = Set(entry.arguments.compactMap(\.name))
        if names.contains("count"),
            entry.messages.values.contains(where: { $0.containsPattern { !$0.selects.isEmpty } })
        {
            name += key.kind == .ordinal ? "°" : "*"
        }
        if names.contains("indefinite_article") { name += "†" }
        var contexts: [String] = []
        for message in entry.messages.values {
            for select in message.patterns.flatMap(\.selects) {
                guard case .argument(let index, .text) = select.selector, entry.arguments[index].name == "context"
                else {
                    continue
                }
                for case .text(let value) in select.variants.map(\.condition) where !contexts.contains(value) {
                    contexts.append(value)
                }
            }
        }
        return ([name] + contexts).joined(separator: "|")
    }

    static let versions: [(files: KeyValuePairs<String, String>, version: I18nextVersion)] = [
        (["en": #"{"a": "x", "a_plural_2": "y"}"#], .v1),
        (["en": #"{"a": "__x__"}"#], .v1),
        (["en": #"{"a": "__count__ x", "a_plural": "{{y}}"}"#], .v1),
        (["en": #"{"a": "{{count}} x", "a_plural": "y"}"#], .v3),
        (["en": #"{"a": "x", "a_plural": "y"}"#, "pl": #"{"a_1": "x", "a_2": "x", "a_5": "x"}"#], .v2),
        (["pl": #"{"a_0": "x", "a_1": "x", "a_2": "x"}"#], .v3),
        (["ru": #"{"a_1": "x", "a_2": "x", "a_5": "x"}"#], .v2),
        (["lv": #"{"a_0": "x", "a_1": "x", "a_2": "x"}"#], .v4),
        (["en": #"{"a_one": "x", "a_other": "x"}"#], .v4),
        (["en": #"{"a": "x"}"#], .v4),
    ]

    @Test("The version is found out over the whole project", arguments: versions.indices)
    func version(index: Int) {
        let (files, version) = Self.versions[index]
        let inputs = files.map { InputFile(path: "\($0.key).json", bytes: Array($0.value.utf8)) }
        let table = I18nextFormat().read(inputs, options: ReadingOptions()).catalog.tables[""]
        #expect(table?.annotations[I18nextTableAnnotation.self]?.version == version)
    }
}
