import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("What Smartling's library shows")
struct SmartlingRuntimeTests {
    private func runtime(_ files: [(String, String)], source: String? = "en") -> SmartlingRuntime {
        SmartlingRuntime(
            files.map { InputFile(path: $0.0, bytes: Array($0.1.utf8)) },
            options: RuntimeOptions(sourceLanguage: source.flatMap { LanguageTag($0) })
        )
    }

    private func ask(
        _ runtime: SmartlingRuntime,
        _ key: String,
        _ count: ArgumentValue?,
        _ languages: [String] = ["en"],
        table: String? = nil,
        arguments: [ArgumentValue] = []
    ) -> RuntimeAnswer {
        let tags = languages.compactMap { LanguageTag($0) }
        var request = RuntimeRequest([key], languages: tags, table: table, count: count, arguments: arguments)
        request.kind = .plural
        #expect(runtime.explain(request).answer == runtime.answer(request))
        return runtime.answer(request)
    }

    @Test("Worked examples", arguments: SmartlingExamples.examples)
    func examples(example: SmartlingExample) throws {
        // A bundle has the folders that are searched; the last of them is the development language's.
        let files = SmartlingExamples.files.filter { file in example.locales.contains { file.path.hasPrefix($0 + ".") }
        }
        let tags = example.locales.compactMap { LprojFolder(name: $0)?.tag }
        let runtime = SmartlingRuntime(files, options: RuntimeOptions(sourceLanguage: tags.last))
        var request = RuntimeRequest([example.key], languages: tags, table: example.table, isRaw: true)
        request.kind = .plural
        request.count = example.count == .absent ? nil : example.count
        request.defaultText = example.defaultText
        #expect(runtime.answer(request) == .text(example.result))
        #expect(runtime.explain(request).answer == .text(example.result))
    }

    @Test("There are 38 examples")
    func exampleCount() { #expect(SmartlingExamples.examples.map(\.number) == Array(1...38)) }

    @Test("The text is formatted with the arguments, or with the number where there are none")
    func formatting() {
        let runtime = runtime([
            (
                "en.lproj/Localizable.strings",
                #""k##{one}" = "One in %2$@ (%1$d, 100%%)"; "k##{other}" = "%d of 100%%"; "s##{one}" = "%1$n%2$@";"#
            )
        ])
        #expect(ask(runtime, "k", .number(5)) == .text("5 of 100%"))
        #expect(ask(runtime, "k", .number(1), arguments: [.number(1), .text("x")]) == .text("One in x (1, 100%)"))
        #expect(ask(runtime, "s", .number(1), arguments: [.number(1), .text("x")]) == .text("x"))
    }

    @Test("A plain key is looked up by Foundation, which shows empty texts and looks in no other language")
    func plainKeys() {
        let runtime = runtime([
            ("en.lproj/Localizable.strings", #""a" = "A"; "b" = "B"; "n##{one}" = "x";"#),
            ("pl.lproj/Localizable.strings", #""b" = "";"#),
        ])
        let polish = [LanguageTag("pl")].compactMap { $0 }
        #expect(runtime.answer(RuntimeRequest(["a"], languages: polish)) == .text("a"))
        #expect(runtime.answer(RuntimeRequest(["b"], languages: polish)) == .text(""))
        #expect(runtime.answer(RuntimeRequest(["n"], languages: polish)) == .text("n"))
        #expect(ask(runtime, "n", .number(1), ["pl"]) == .text("x"))
        #expect(ask(runtime, "a", .number(1), ["pl"]) == .text("a"))
    }

    @Test("Numbers become floats: large ones are rounded, those beyond 32 bits left to chance")
    func floats() {
        let files = [
            (
                "ru.lproj/Localizable.strings",
                #""k##{one}" = "1"; "k##{few}" = "f"; "k##{many}" = "m"; "k##{other}" = "o";"#
            )
        ]
        let runtime = runtime(files, source: "ru")
        func form(_ number: Int) -> RuntimeAnswer { ask(runtime, "k", .number(number), ["ru"]) }
        #expect(form(16_777_221) == .text("m"))
        #expect(form(-1) == .text("o"))
        #expect(form(-10) == .text("m"))
        #expect(form(2_147_483_520) == .text("m"))
        // Beyond 32 bits C leaves it open; the number itself would be many.
        #expect(form(4_294_967_296) == .outcomes(["o", "m"]))
    }

    @Test("Any table of the localisation stands in for one that is missing")
    func otherTables() {
        let runtime = runtime([
            ("en.lproj/A.strings", #""k##{one}" = "a"; "l##{one}" = "same";"#),
            ("en.lproj/B.strings", #""k##{one}" = "b"; "l##{one}" = "same";"#),
            ("en.lproj/C.strings", #""l##{one}" = "same";"#),
        ])
        #expect(ask(runtime, "k", .number(1), table: "A") == .text("a"))
        #expect(ask(runtime, "k", .number(1), table: "Missing") == .outcomes(["a", "b", "k"]))
        #expect(ask(runtime, "l", .number(1), table: "Missing") == .text("same"))
    }

    @Test("A file outside of all folders serves every language, by the language's rules; Base.lproj none")
    func unlocalized() {
        let outside = runtime([
            ("Localizable.strings", #""k##{one}" = "1"; "k##{few}" = "f"; "k##{other}" = "o";"#),
            ("pl.lproj/Localizable.strings", #""k##{few}" = "never";"#),
        ])
        #expect(ask(outside, "k", .number(2), ["pl"]) == .text("f"))
        #expect(ask(outside, "k", .number(2), ["en"]) == .text("o"))
        let base = runtime([
            ("Base.lproj/Localizable.strings", #""k##{one}" = "1"; "k" = "plain";"#),
            ("pl.lproj/Localizable.strings", ""),
        ])
        #expect(ask(base, "k", .number(1), ["pl"]) == .text("k"))
        #expect(base.answer(RuntimeRequest(["k"], languages: [])) == .text("plain"))
    }

    @Test("Every bundle searches its own folders")
    func bundles() {
        let runtime = runtime([
            ("en.lproj/Localizable.strings", #""k##{one}" = "app";"#),
            ("Kit.bundle/en.lproj/Root.strings", #""k##{one}" = "kit";"#),
        ])
        #expect(ask(runtime, "k", .number(1), table: "Kit.bundle/Root") == .text("kit"))
        #expect(ask(runtime, "k", .number(1)) == .text("app"))
        #expect(ask(runtime, "k", .number(1), table: "None.bundle/Root") == .text("k"))
    }

    @Test("The user default that shows what is not localised ends the search")
    func nonLocalized() {
        let runtime = runtime([
            ("en.lproj/Localizable.strings", #""%d cars##{other}" = "%d cars";"#), ("ru.lproj/Localizable.strings", ""),
        ])
        var request = RuntimeRequest(["%d cars"], languages: [LanguageTag("ru")].compactMap { $0 }, count: .number(3))
        request.isRaw = true
        #expect(runtime.answer(request) == .text("%d cars"))
        request.settings = ["NSShowNonLocalizedStrings": .flag(true)]
        #expect(runtime.answer(request) == .text("%D CARS##{FEW}"))
    }

    @Test("A text that reads an argument as something else than the development language's crashes")
    func mismatch() {
        let runtime = runtime([
            ("en.lproj/Localizable.strings", #""k##{one}" = "%@ one"; "k##{other}" = "%@ of %d";"#),
            ("pl.lproj/Localizable.strings", #""k##{few}" = "%d z %@"; "k##{one}" = "%@ jeden";"#),
        ])
        let values: [ArgumentValue] = [.text("x"), .number(2)]
        guard case .failure(let failure) = ask(runtime, "k", .number(2), ["pl"], arguments: values) else {
            Issue.record("the text was shown")
            return
        }
        #expect(failure.identifier == "type-mismatch")
        #expect(ask(runtime, "k", .number(1), ["pl"], arguments: values) == .text("x jeden"))
    }

    @Test("A value that is no text crashes, and a form that does not exist is refused")
    func failures() {
        let runtime = runtime([("en.lproj/Localizable.strings", #""k##{one}" = { a = b; };"#)])
        guard case .failure(let failure) = ask(runtime, "k", .number(1)) else {
            Issue.record("the value was shown")
            return
        }
        #expect(failure.identifier == "not-a-string")
        var request = RuntimeRequest(["k"])
        request.form = "dual"
        guard case .failure(let unknown) = runtime.answer(request) else {
            Issue.record("the form was taken")
            return
        }
        #expect(unknown.identifier == "unknown-form")
    }

    @Test("A form can be taken without choosing")
    func forms() {
        let runtime = SmartlingRuntime(SmartlingExamples.files, options: RuntimeOptions())
        var request = RuntimeRequest(["%d cars"], languages: [LanguageTag("ru")].compactMap { $0 }, isRaw: true)
        request.form = "few"
        #expect(runtime.answer(request) == .text("%d машины"))
    }
}

extension LprojFolder {
    /// The language, if the folder is one's.
    fileprivate var tag: LanguageTag? { if case .language(let tag) = self { tag } else { nil } }
}
