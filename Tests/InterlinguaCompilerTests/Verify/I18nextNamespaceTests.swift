import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler

/// A text that refers to another one finds it in the namespace that the app gave as an option, else in the default one;
/// expectations are those of i18next 22.4.8.
@Suite struct I18nextNamespaceTests {
    private static let targets = FormatRegistry.formats.map(\.name)

    private static let bothHaveIt = [
        ("locales/en/translation.json", #"{"x": "x", "b": "tb"}"#),
        ("locales/en/errors.json", #"{"e": "E $t(b)", "b": "eb"}"#),
    ]

    private static let noDefault = [
        ("locales/en/common.json", #"{"ok": "OK", "see": "See $t(ok)"}"#),
        ("locales/en/errors.json", #"{"e": "E $t(why)", "why": "why", "far": "$t(common:ok)"}"#),
    ]

    private func format(_ name: String) throws -> any TranslationFormat {
        try #require(FormatRegistry.format(named: name))
    }

    private func unexplained(_ source: VerifiedProject, _ name: String) throws -> [String] {
        let target = try format(name)
        let result = Converter().convert(source.catalog, from: source.format, to: target)
        let verification = Converter().verify(result, of: source, for: target)
        #expect(verification.sentenceCount > 0)
        return verification.unexplained.map(\.description)
    }

    @Test(arguments: targets)
    func whatEitherCallShowsIsRight(target: String) throws {
        for version in ["i18next-v2", "i18next-v3", "i18next-v4"] {
            for files in [Self.bothHaveIt, Self.noDefault] {
                #expect(try unexplained(ComparedProject.make(format(version), files), target) == [])
            }
        }
    }

    /// The call's spelling, the namespace beside it, whether the app may ask either way, and what is shown.
    private static let calls: [(key: String, table: String?, isEither: Bool, shown: [String])] = [
        ("errors:e", nil, false, ["E tb"]), ("e", "errors", false, ["E eb"]), ("e", "errors", true, ["E eb", "E tb"]),
        ("b", "errors", true, ["eb"]), ("x", nil, true, ["x"]), ("e.", "errors", true, ["e."]),
    ]

    @Test(arguments: calls.indices)
    func callsNameTheNamespaceInTwoWays(index: Int) throws {
        let call = Self.calls[index]
        let runtime = try ComparedProject.make(format("i18next-v4"), Self.bothHaveIt).runtime()
        var request = RuntimeRequest([call.key], languages: [try #require(LanguageTag("en"))], table: call.table)
        request.mayNameTableInKey = call.isEither
        #expect(runtime.answer(request) == (call.shown.count == 1 ? .text(call.shown[0]) : .outcomes(call.shown)))
    }

    /// How numbers are formatted is not known, whichever call finds the text that formats one.
    @Test func whatEitherCallShowsMayBeUnknown() throws {
        let files = [
            ("locales/en/translation.json", #"{"b": "{{count, number}}"}"#),
            ("locales/en/errors.json", #"{"e": "$t(b)"}"#),
        ]
        let source = try ComparedProject.make(format("i18next-v3"), files)
        for target in ["apple", "i18next-v3", "smartling", "xcstrings"] {
            #expect(try CheckedConversion(source, to: target).unexplained == [])
        }
    }

    /// `t("e", { ns: "errors" })` finds `b` in `errors`; the other call would show its name.
    @Test(arguments: targets)
    func neighboursAreFoundThatTheDefaultNamespaceLacks(target: String) throws {
        let files = [
            ("locales/en/translation.json", #"{"x": "x"}"#),
            ("locales/en/errors.json", #"{"e": "E $t(b) $t(translation:b)", "b": "eb"}"#),
        ]
        let source = ComparedProject.make(try format("i18next-v3"), files)
        #expect(try unexplained(source, target) == [])
        let entry = try #require(source.catalog.entries[Key("e", table: "errors")])
        let message = Renderer(source.catalog).render(Key("e", table: "errors"), in: source.catalog.sourceLanguage)
        #expect(entry.messages.count == 1)
        #expect(message.shown == "E eb b")
    }

    /// Without a file of the default namespace texts find their neighbours, as no other call of theirs finds anything.
    @Test func neighboursAreFoundWithoutADefaultNamespace() throws {
        let files = Self.noDefault.map { InputFile(path: $0.0, bytes: Array($0.1.utf8)) }
        let read = try format("i18next-v4").read(files, options: ReadingOptions(sourceLanguage: LanguageTag("en")))
        #expect(read.diagnostics.map(\.identifier) == [])
        let targets = [
            ("common", "see", "common", "ok"), ("errors", "e", "errors", "why"), ("errors", "far", "common", "ok"),
        ]
        for (table, name, targetTable, target) in targets {
            let message = read.catalog.entries[Key(name, table: table)]?.messages.values.first
            let found = message?.patterns.flatMap(\.elements).compactMap { element -> Key? in
                guard case .reference(let reference) = element, case .entry(let key) = reference.target else {
                    return nil
                }
                return key
            }
            #expect(found == [Key(target, table: targetTable)])
        }
    }

    /// Apps register namespaces under names that no file has: `resources: { en: { tabs: menu } }`.
    @Test func namespacesWithoutFiles() throws {
        let file = InputFile(path: "locales/en/a.json", bytes: Array(#"{"a": "$t(tabs:user) $t(gone)"}"#.utf8))
        let read = try format("i18next-v4").read([file], options: ReadingOptions(sourceLanguage: LanguageTag("en")))
        #expect(
            read.diagnostics.map(\.message) == [
                "no file has the namespace “tabs” of the nested key “user”; i18next shows the key, unless the app adds that",
                "nested key “gone” doesn't exist; i18next shows the key",
            ]
        )
    }

    /// The library for iOS looks in the default namespace whatever the call names.
    @Test func theLibraryForIOSFindsNoNeighbours() throws {
        let files = Self.noDefault.map { InputFile(path: $0.0, bytes: Array($0.1.utf8)) }
        let read = try format("i18next-v1").read(files, options: ReadingOptions(sourceLanguage: LanguageTag("en")))
        #expect(read.diagnostics.map(\.identifier) == ["i18next-nested-key", "i18next-nested-key"])
    }

    /// The library asks for items with the list's namespace as an option, however the app asks for the list.
    @Test(arguments: targets)
    func itemsOfListsFindNeighbours(target: String) throws {
        let files = [
            ("locales/en/translation.json", #"{"m": "M", "n": "N"}"#),
            (
                "locales/en/places.json",
                #"{"l": ["$t(m)", "$t(n) x", "$t(translation:n)"], "s": "$t(m)", "n": "own N"}"#
            ),
        ]
        for version in ["i18next-v2", "i18next-v3", "i18next-v4"] {
            let source = ComparedProject.make(try format(version), files)
            let items = source.catalog.entries[Key("l", table: "places", kind: .list)]?.messages.values.first
            #expect(items?.patterns.first == Pattern("m"))
            #expect(try unexplained(source, target) == [])
        }
    }

    /// In JavaScript `t("s", { ns: "places" })` looks for `m` in `places`, too, unless `d` names the default namespace.
    @Test(arguments: ["i18next-v2", "i18next-v3", "i18next-v4"])
    func whatOthersNestNamesItsNamespace(target: String) throws {
        let files = [
            ("locales/en/translation.json", #"{"m": "100%", "d": "$t(m)", "o": "$t(m)"}"#),
            ("locales/en/places.json", #"{"s": "$t(d)"}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(format("i18next-v1"), files), to: target)
        #expect(conversion.unexplained == [] && conversion.explained == [])
        #expect(conversion.text.contains(#""d":"$t(translation:m)","o":"$t(m)""#))
    }

    /// A text that nests itself in one namespace is none from another one, where the library shows its name.
    @Test(arguments: targets)
    func circlesInOneNamespaceAreFaults(target: String) throws {
        let files = [
            ("locales/en/translation.json", #"{"a": "$t(places:b)"}"#), ("locales/en/places.json", #"{"b": "$t(b)"}"#),
        ]
        let conversion = try CheckedConversion(ComparedProject.make(format("i18next-v4"), files), to: target)
        #expect(conversion.unexplained == [] && conversion.explained == [])
    }

    /// A text that nests itself by its whole name is shown once more where it is asked for by the key alone, as its neighbour
    /// may do.
    @Test(arguments: targets)
    func circlesByTheWholeName(target: String) throws {
        let files = [
            ("locales/en/translation.json", #"{"a": "A"}"#),
            ("locales/en/places.json", #"{"a": "P$t(places:a)", "b": "$t(a)"}"#),
        ]
        #expect(try unexplained(ComparedProject.make(format("i18next-v3"), files), target) == [])
    }

    /// What a nested text nests itself is looked for in the namespace of the text that the app asks for, in all languages
    /// and forms.
    @Test(arguments: targets)
    func callsWithinTextsOfAnotherNamespace(target: String) throws {
        let files = [
            (
                "locales/en/translation.json",
                #"{"a": "$t(places:b)", "d": "$t(places:e)", "s": "$t(places:s, {\"name\": \"N\"})"}"#
            ), ("locales/en/places.json", #"{"b": "$t(c)|", "c": "C", "e": "$t(places:c)", "s": "$t(s) {{name}}"}"#),
            ("locales/de/places.json", #"{"b": "DE $t(c)|"}"#),
        ]
        let source = ComparedProject.make(try format("i18next-v4"), files)
        let shown = source.catalog.entries.filter { $0.key.table.isEmpty }.values.map { entry in
            entry.messages.values.map { $0.patterns.first?.plainText }
        }
        #expect(shown == [["c|", "DE c|"], [nil], [" N"]])
        #expect(try unexplained(source, target) == [])
    }

    /// If `d` finds its neighbour, `m` finds no text of the default namespace.
    @Test(arguments: targets)
    func appsAskInOneWayForAText(target: String) throws {
        let files = [
            ("locales/en/translation.json", #"{"s": "S", "n": "$t(n){{v}}"}"#),
            ("locales/en/places.json", #"{"m": "$t(s)", "d": "$t(m)", "n": "$t(n)"}"#),
        ]
        let source = ComparedProject.make(try format("i18next-v4"), files)
        let shown = ["m", "d"].map {
            Renderer(source.catalog).render(Key($0, table: "places"), in: source.catalog.sourceLanguage).shown
        }
        #expect(shown == ["S", "s"])
        #expect(try unexplained(source, target) == [])
    }

    /// Texts of two namespaces that nest each other are read once for each of these.
    @Test func circlesThroughNamespacesAreReadOnce() throws {
        let texts = (0..<40).map { #""k\#($0)": "$t(k\#($0 + 1)) $t(o:k\#($0 + 1)) $t(x)""# }.joined(separator: ", ")
        let files = ["o", "p", "translation"].map { name in
            ("locales/en/\(name).json", #"{\#(texts), "k40": "$t(k0)"\#(name == "o" ? #", "x": "X""# : "")}"#)
        }
        let source = ComparedProject.make(try format("i18next-v4"), files)
        #expect(source.catalog.entries.count == 124 && source.catalog.tables.count == 3)
        #expect(source.diagnostics.contains { $0.severity == .error })
    }

    /// A circle through several namespaces is one, from wherever it is asked for.
    @Test func endlessCirclesThroughNamespacesAreSaidOnce() throws {
        let files = (0..<3).map { number in
            (
                "locales/en/ns\(number).json",
                #"{"k": "$t(e) $t(ns\#((number + 1) % 3):k)", "e": "\#(number)"}"#
            )
        }
        let source = ComparedProject.make(try format("i18next-v4"), files)
        #expect(source.diagnostics.filter { $0.severity == .error }.map(\.identifier) == ["i18next-nesting-cycle"])
    }

    /// Texts that name the namespaces of all that they nest say the same from everywhere.
    @Test func textsThatNameAllNamespacesStayReferences() throws {
        let files = [
            ("locales/en/common.json", #"{"b": "$t(common:c)|", "c": "$t(common:d)", "d": "D"}"#),
            ("locales/en/places.json", #"{"a": "$t(e) $t(common:b)", "e": "E"}"#),
        ]
        let source = ComparedProject.make(try format("i18next-v4"), files)
        let targets = source.catalog.entries[Key("a", table: "places")]?.messages.values.flatMap(\.targets)
        #expect(targets == [Key("e", table: "places"), Key("b", table: "common")])
    }
}
