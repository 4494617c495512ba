import InterlinguaIR
import Testing

@testable import InterlinguaFormats

@Suite("Keys are written so that apps find them")
struct I18nextKeyPlanTests {
    private typealias Samples = I18nextSamples

    private func text(_ text: String) -> Entry { Samples.entry([], [("en", Pattern(text))]) }

    private func plural() -> Entry {
        Samples.entry(
            [Samples.count],
            [("en", Samples.plural([(Samples.category(.one), "1"), (Samples.category(.other), "n")]))]
        )
    }

    /// The file on one line, with what was renamed.
    private func written(
        _ keys: [[String]],
        _ version: I18nextVersion,
        _ settings: [String: RuntimeSetting] = [:]
    ) -> (file: String, names: [String]) {
        let entries = keys.map { (Key(path: $0), text("x")) }
        let (files, result) = Samples.written(Samples.catalog(entries), version, settings)
        let lines = (files["locales/en/translation.json"] ?? "").split(separator: "\n")
        return (
            lines.map { $0.drop { $0 == " " } }.joined().replacing("\": \"", with: "\":\"").replacing(
                ": {",
                with: ":{"
            ),
            result.names.values.sorted()
        )
    }

    @Test(
        "Dots in keys",
        arguments: [
            // Later libraries find a name with dots as it is, earlier ones only by steps.
            (.v4, [["a.b"], ["a"]], #"{"a.b":"x","a":"x"}"#, []),
            (.v4, [["a", "b"], ["a", "c"]], #"{"a":{"b":"x","c":"x"}}"#, []),
            (.v4, [["a"], ["a", "b"]], #"{"a":"x","a.b":"x"}"#, []),
            (.v3, [["a.b"], ["a.c"]], #"{"a":{"b":"x","c":"x"}}"#, []),
            (.v1, [["a.b"], ["z"], ["a.c"]], #"{"a":{"b":"x","c":"x"},"z":"x"}"#, []),
            (.v1, [["a"], ["a.b"]], #"{"a":"x","a-b":"x"}"#, ["a-b"]),
            (.v1, [["a.b"], ["a"]], #"{"a":{"b":"x"},"a-":"x"}"#, ["a-"]),
            (.v1, [["Wait..."]], #"{"Wait---":"x"}"#, ["Wait---"]),
            (.v3, [["Wait..."]], #"{"Wait...":"x"}"#, []),
        ] as [(I18nextVersion, [[String]], String, [String])]
    )
    func dots(version: I18nextVersion, keys: [[String]], expected: String, names: [String]) {
        #expect(written(keys, version) == (expected, names))
    }

    /// Where a language of the user has no files, 22.4.8 finds them there: `{}.constructor`.
    @Test(
        "Names that all of JavaScript's objects have",
        arguments: [
            (.v4, [["constructor"], ["a", "toString"]], #"{"constructor-":"x","a":{"toString-":"x"}}"#),
            (.v2, [["constructor"], ["constructor", "a"]], #"{"constructor-":"x","constructor":{"a":"x"}}"#),
            (.v1, [["constructor"]], #"{"constructor":"x"}"#),
        ] as [(I18nextVersion, [[String]], String)]
    )
    func inheritedNames(version: I18nextVersion, keys: [[String]], expected: String) {
        #expect(written(keys, version).file == expected)
    }

    @Test(
        "The library's options are chosen so that keys stay",
        arguments: [
            (.v4, ["Date:", "Wait..."], ["nsSeparator": .flag(false)], [:]),
            (.v4, ["a.b", "c"], [:], [:]),
            (.v3, ["a", "a.b"], ["keySeparator": .flag(false)], [:]),
            (.v3, ["a", "a.b", "x:y"], ["keySeparator": .flag(false), "nsSeparator": .flag(false)], [:]),
            // What the project says stands, and the first libraries have no such options.
            (.v4, ["Date:"], [:], ["nsSeparator": .text(":")]),
            (.v1, ["Date:"], [:], [:]),
        ] as [(I18nextVersion, [String], [String: RuntimeSetting], [String: RuntimeSetting])]
    )
    func choice(
        version: I18nextVersion,
        keys: [String],
        chosen: [String: RuntimeSetting],
        settings: [String: RuntimeSetting]
    ) {
        let catalog = Samples.catalog(keys.map { (Key($0), text("x")) })
        let result = Samples.written(catalog, version, settings, mayChooseSettings: true).result
        #expect(result.settings == chosen)
        #expect((result.changedCalls == []) == (settings.isEmpty && version != .v1))
    }

    @Test(
        "An empty text with dots in its name is not found where a step to it is a text",
        arguments: [
            ([("a.b", ""), ("a", "x")], ["a-b"], ["a.b"]),
            ([("a", "x"), ("a.b.c", "")], ["a-b-c"], ["a.b.c"]),
            ([("a.b", "x"), ("a.b.c", "")], ["a-b-c"], ["a.b.c"]),
            ([("a.b", ""), ("a.c", "x")], [], []),
            ([("a.b", "y"), ("a", "")], [], []),
        ] as [([(String, String)], [String], [String])]
    )
    func emptyTexts(texts: [(String, String)], names: [String], changed: [String]) {
        let entries = texts.map { (Key($0.0), text($0.1)) }
        let (_, result) = Samples.written(Samples.catalog(entries), .v4)
        #expect(result.names.values.sorted() == names)
        #expect(result.changedCalls.map(\.name) == changed)
        #expect(result.diagnostics.map(\.identifier) == names.map { _ in "call-changes" })
        // Earlier libraries have objects in the place of dots anyway.
        #expect(Samples.written(Samples.catalog([(Key("a.b"), text(""))]), .v3).result.changedCalls == [])
    }

    @Test("Libraries of versions 2 and 3 take steps to empty texts as well", arguments: [I18nextVersion.v2, .v3])
    func emptyTextsOfEarlierVersions(version: I18nextVersion) {
        let entries = [("Load...", ""), ("Load", "x"), ("Stop...", ""), ("Go", "x"), ("Go...", "y")]
        let catalog = Samples.catalog(entries.map { (Key($0.0), text($0.1)) })
        let result = Samples.written(catalog, version).result
        #expect(result.names == [Key("Load..."): "Load---"])
        #expect(result.changedCalls == [Key("Load...")])
    }

    /// i18next 22.4.8 takes the object that the first step leads to, and gives up where the second one leads nowhere.
    @Test("No object stands on the way to an empty text", arguments: [I18nextVersion.v2, .v3])
    func objectsBesideEmptyTexts(version: I18nextVersion) {
        let entries = [("Not saved. Try again.", ""), ("Not saved. See below", "")]
        let (files, result) = Samples.written(Samples.catalog(entries.map { (Key($0.0), text($0.1)) }), version)
        #expect(result.changedCalls == [])
        let file = (files["locales/en/translation.json"] ?? "").filter { !$0.isNewline }.replacing("  ", with: "")
        #expect(file == #"{"Not saved": {" Try again": {"": ""}," See below": ""}}"#)
    }

    @Test(
        "A text that only shows a number is asked for by its forms first",
        arguments: [
            (.v2, "drop_plural", true), (.v3, "drop_plural", true), (.v4, "drop_other", true),
            (.v4, "drop_plural", false), (.v3, "drop_other", false), (.v3, "drops_plural", false),
        ] as [(I18nextVersion, String, Bool)]
    )
    func formsOfShownNumbers(version: I18nextVersion, name: String, isChanged: Bool) {
        let showing = Samples.entry([Samples.count], [("en", Samples.pattern("[count] x", [Samples.count]))])
        for entries in [
            [(Key("drop"), showing), (Key(name), text("y"))], [(Key(name), text("y")), (Key("drop"), showing)],
        ] {
            let result = Samples.written(Samples.catalog(entries), version).result
            #expect(result.names == (isChanged ? [Key(name): name + "-"] : [:]))
            let both = entries.map { ($0.0, showing) }
            #expect(Samples.written(Samples.catalog(both), version).result.names == result.names)
        }
    }

    @Test(
        "Names that look like forms of each other are told",
        arguments: [
            (.v3, ["message_0", "message_1", "message_2"], false), (.v4, ["step_one", "step_other"], true),
            (.v4, ["first_line", "first_lines"], false), (.v4, ["title"], false),
        ] as [(I18nextVersion, [String], Bool)]
    )
    func forms(version: I18nextVersion, keys: [String], areGrouped: Bool) {
        let entries = keys.map { (Key($0), Samples.entry([], [("en", Pattern("x")), ("ru", Pattern("y"))])) }
        let result = Samples.written(Samples.catalog(entries), version).result
        let told = result.diagnostics.filter { $0.identifier == "seeming-form" }
        #expect(told.flatMap(\.notes).map(\.message) == (areGrouped ? keys : []))
    }

    @Test func aTextWithSignsOfPlaceholdersIsNoForm() {
        let entries = [("a_b", "{{x}}"), ("a_c", "y")].map { (Key($0), Samples.entry([], [("en", Pattern($1))])) }
        let result = Samples.written(Samples.catalog(entries), .v4).result
        #expect(result.diagnostics.filter { $0.identifier == "seeming-form" } == [])
    }

    /// `arg2` is the second argument, though the files tell none that is the first.
    @Test func aPluralWithAnotherArgumentIsReadAsItself() {
        let arguments = [Samples.count, Argument(name: "arg2")]
        let forms = [(Samples.category(.one), "[count] of [arg2]"), (Samples.category(.other), "[count] of [arg2]")]
        let entry = Samples.entry(arguments, [("en", Samples.plural(forms, arguments))])
        let result = Samples.written(Samples.catalog([(Key("x_selected"), entry)]), .v4).result
        #expect(result.diagnostics.filter { $0.identifier == "seeming-form" } == [])
    }

    @Test(
        "Colons part namespaces from keys, but for sentences",
        arguments: [
            (.v4, ["a:b"], ["a-b"]),
            (.v4, ["Error: no file"], []),
            (.v4, ["Hi you: x."], []),
            (.v4, ["Hi. You: x"], ["Hi. You- x"]),
            (.v1, ["Error: no file"], ["Error- no file"]),
            (.v1, ["@sum"], ["-sum"]),
            (.v4, ["@sum"], []),
            (.v4, [""], ["-"]),
            // A mark behind a separator does not hide it.
            (.v4, ["a:\u{301}b"], ["a-\u{301}b"]),
            (.v1, ["@\u{301}sum"], ["-\u{301}sum"]),
            (.v1, [".\u{301}"], ["-\u{301}"]),
            (.v4, ["__proto__", "$t(x)", "{{x}}", "\"", "\u{0}"], ["__proto__-"]),
        ] as [(I18nextVersion, [String], [String])]
    )
    func colons(version: I18nextVersion, keys: [String], names: [String]) {
        #expect(written(keys.map { [$0] }, version).names == names)
    }

    @Test("Separators can be switched off")
    func noSeparators() {
        let off: [String: RuntimeSetting] = ["keySeparator": .flag(false), "nsSeparator": .flag(false)]
        #expect(written([["a:b"], ["c.d"]], .v3, off) == (#"{"a:b":"x","c.d":"x"}"#, []))
    }

    @Test("A key that would be taken for a form of another is changed")
    func accidentalForms() {
        let catalog = Samples.catalog([
            (Key("file_one"), text("plain one")), (Key("file_zero"), text("plain zero")), (Key("file"), plural()),
            (Key("file_two"), text("no form in English")),
        ])
        let (files, result) = Samples.written(catalog, .v4)
        #expect(
            files["locales/en/translation.json"] == """
                {
                  "file_one-": "plain one",
                  "file_zero-": "plain zero",
                  "file_one": "1",
                  "file_other": "n",
                  "file_two": "no form in English"
                }

                """
        )
        #expect(result.names == [Key("file_one"): "file_one-", Key("file_zero"): "file_zero-"])
        // What would be a form of English if it had one keeps its name, but is read as one.
        #expect(result.diagnostics.map(\.identifier) == ["call-changes", "call-changes", "seeming-form"])
        #expect(result.diagnostics.last?.notes.map(\.message) == ["file_two"])
    }

    @Test("References follow a key to its namespace and its name")
    func references() {
        func see(_ key: Key) -> Entry { Samples.entry([], [("en", Pattern([.reference(Reference(.entry(key)))]))]) }
        let catalog = Samples.catalog([
            (Key("title", table: "app"), text("Title")), (Key("a:b"), text("AB")),
            (Key("A title", table: "app"), text("A")),
            (Key("see"), see(Key("title", table: "app"))), (Key("see2", table: "app"), see(Key("a:b"))),
            (Key("see3"), see(Key("A title", table: "app"))), (Key("see4"), see(Key("missing"))),
        ])
        let (files, result) = Samples.written(catalog, .v4)
        #expect(
            files["locales/en/translation.json"] == #"""
                {
                  "a-b": "AB",
                  "see": "$t(app:title)",
                  "see3": "$t(A title, {\"ns\": \"app\" })",
                  "see4": ""
                }

                """#
        )
        // An app may give the namespace of the text as an option, which is then that of the reference, too.
        #expect(files["locales/en/app.json"]?.contains(#""see2": "$t(translation:a-b)""#) == true)
        #expect(result.diagnostics.map(\.identifier) == ["call-changes", "unwritable"])
    }
}

@Suite("i18next's files get their places")
struct I18nextFilePlanTests {
    private typealias Samples = I18nextSamples

    private func paths(_ keys: [Key], _ tag: String, _ version: I18nextVersion) -> [String] {
        let entries = keys.map { ($0, Samples.entry([], [(tag, Pattern("x"))])) }
        return Samples.written(Samples.catalog(entries, source: tag), version).result.files.map(\.path)
    }

    @Test("Languages and namespaces are folders and files")
    func usual() {
        #expect(paths([Key("k")], "zh-Hant-TW", .v4) == ["locales/zh-Hant-TW/translation.json"])
        #expect(
            paths([Key("k"), Key("k", table: "app")], "en", .v4) == [
                "locales/en/translation.json", "locales/en/app.json",
            ]
        )
        #expect(
            paths([Key("k"), Key("k", table: "Sync/"), Key("k", table: "Sync/Root")], "en", .v4)
                == ["en/translation.json", "Sync/en/translation.json", "Sync/en/Root.json"]
        )
    }

    @Test("iOS looks for what is behind the language in capitals")
    func iOS() {
        #expect(paths([Key("k")], "zh-Hant-TW", .v1) == ["locales/zh-HANT-TW/translation.json"])
        #expect(paths([Key("k")], "pt-BR", .v1) == ["locales/pt-BR/translation.json"])
        #expect(paths([Key("k")], "en", .v1) == ["locales/en/translation.json"])
    }

    @Test(
        "Only later libraries take codes with underscores apart",
        arguments: [
            (.v4, .v4, "pt_BR", []), (.v4, .v3, "pt-BR", ["language-code"]), (.v4, .v2, "pt-BR", ["language-code"]),
            (.v3, .v3, "pt_BR", []), (.v4, .v1, "pt-BR", []),
        ] as [(I18nextVersion, I18nextVersion, String, [String])]
    )
    func underscores(source: I18nextVersion, target: I18nextVersion, code: String, told: [String]) {
        var catalog = Samples.catalog([(Key("a"), Samples.entry([], [("pt-BR", Pattern("A"))]))], source: "pt-BR")
        var annotation = I18nextTableAnnotation(version: source)
        annotation.files.append(
            I18nextFileAnnotation(
                language: Samples.language("pt-BR"),
                code: "pt_BR",
                namespace: nil,
                path: "lang/pt_BR.json",
                levels: [],
                layout: .usual,
                rest: [],
                arrays: []
            )
        )
        catalog.tables[""] = Table(languages: [Samples.language("pt-BR")], annotations: Annotations(annotation))
        let result = Samples.written(catalog, target).result
        #expect(result.files.map(\.path) == ["lang/\(code).json"])
        #expect(result.diagnostics.map(\.identifier) == told)
    }

    @Test("A store, its language and its order are written as they were read")
    func store() {
        var catalog = Samples.catalog([
            (Key("a"), Samples.entry([], [("en", Pattern("A")), ("pt-BR", Pattern("pA")), ("fr", Pattern("fA"))])),
            (Key(path: ["o", "0"]), Samples.entry([], [("en", Pattern("0"))])),
            (Key(path: ["o", "1"]), Samples.entry([], [("en", Pattern("1"))])),
        ])
        var annotation = I18nextTableAnnotation(version: .v4)
        for (tag, code) in [("en", "en"), ("pt-BR", "pt_BR")] {
            annotation.files.append(
                I18nextFileAnnotation(
                    language: Samples.language(tag),
                    code: code,
                    namespace: "translation",
                    path: "store.json",
                    levels: [code, "translation"],
                    layout: I18nextFileLayout(indentation: nil, usesTabs: true, endsLine: false),
                    rest: tag == "en" ? [I18nextRestMember(path: ["$x"], value: .null, origin: Origin())] : [],
                    arrays: tag == "en" ? [["o"]] : []
                )
            )
        }
        catalog.tables[""] = Table(
            languages: [Samples.language("en"), Samples.language("pt-BR")],
            annotations: Annotations(annotation)
        )
        #expect(
            Samples.written(catalog, .v4).files == [
                "store.json": """
                {
                \t"en": {
                \t\t"translation": {
                \t\t\t"a": "A",
                \t\t\t"o": [
                \t\t\t\t"0",
                \t\t\t\t"1"
                \t\t\t],
                \t\t\t"$x": null
                \t\t}
                \t},
                \t"pt_BR": {
                \t\t"translation": {
                \t\t\t"a": "pA"
                \t\t}
                \t},
                \t"fr": {
                \t\t"translation": {
                \t\t\t"a": "fA"
                \t\t}
                \t}
                }
                """
            ]
        )
    }
}
