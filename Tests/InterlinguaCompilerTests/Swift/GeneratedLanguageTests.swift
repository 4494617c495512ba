import InterlinguaFormats
import InterlinguaPlatforms
import InterlinguaIR
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// Which language a program takes, of those that its generated file has.
@Suite("Languages of generated code")
struct GeneratedLanguageTests {
    /// A program with texts in some folders of Android, which prints expressions.
    private static func program(_ folders: [String], _ expressions: [String]) throws -> GeneratedProgram {
        let files = (["values"] + folders).map { folder in
            (path: folder + "/strings.xml", text: "<resources><string name=\"a\">\(folder)</string></resources>")
        }
        let project = ComparedProject.make(AndroidFormat(), files)
        return try GeneratedProgram(
            SwiftGenerator().generate(project.catalog, from: AndroidFormat(), files: project.files).bytes,
            code: """
                @main
                enum Driver {
                    static func main() {
                        \(expressions.map { "print(\($0), terminator: \"\\u{0}\")" }.joined(separator: "\n        "))
                    }
                }
                """,
            arguments: ["-swift-version", "6"]
        )
    }

    private static func check(_ folders: [String], _ preferences: [(tag: String, language: String)]) throws {
        let program = try program(folders, preferences.map { "L10n.language(for: [\"\($0.tag)\"]).rawValue" })
        defer { program.remove() }
        let said = try program.texts()
        try #require(said.count == preferences.count)
        for ((tag, language), said) in zip(preferences, said) { #expect(said == language, "\(tag)") }
    }

    /// Codes that CLDR replaces are the same language on both sides.
    @Test
    func oldCodesAreTheNewOnes() throws {
        let preferences = [
            ("iw", "he"), ("he", "he"), ("iw_IL", "he"), ("in", "id"), ("id-ID", "id"), ("ji", "yi"), ("yi", "yi"),
            ("tl", "fil"), ("fil", "fil"), ("tl-PH", "fil"), ("mo", "ro"), ("ro-MD", "ro"), ("sh", "sr-Latn"),
            ("sr-Latn-RS", "sr-Latn"), ("sr_RS@latin", "sr-Latn"), ("sr-RS", "sr"), ("pt_BR", "pt-BR"),
            ("pt_BR.UTF-8", "pt-BR"), ("heb", "he"), ("pol", "en"),
        ]
        let new = ["he", "in", "yi", "b+fil", "ro", "b+sr+Latn", "sr", "pt-rBR"]
        try Self.check(new.map { "values-" + $0 }, preferences)
        let old = ["iw", "in", "ji", "tl", "mo", "b+sh", "sr", "pt-rBR"]
        try Self.check(old.map { "values-" + $0 }, preferences)
    }

    /// Whoever reads one kind of Norwegian is served better by the other one than by another language.
    @Test(arguments: [
        (["en", "nb"], "en: eng\nnb: nn no no-bok no-bokmal nob"), (["no"], "no: nb nn nor"),
        (["nn"], "nn: nb nno no no-nyn no-nynorsk"),
        (["nb", "nn"], "nb: no no-bok no-bokmal nob\nnn: nno no-nyn no-nynorsk"),
        (["nn", "no"], "nn: nno no-nyn no-nynorsk\nno: nb nor"), (["nb-NO"], "nb: nn no no-bok no-bokmal nob"),
        (["sr", "sr-Latn"], "sr: srp\nsr-latn: hbs sh"), (["pl"], "pl: pol"), (["und"], ""), ([], ""),
    ])
    func tablesHoldWhatLanguagesNeed(languages: [String], aliases: String) throws {
        #expect(try languages.map { try #require(LanguageTag($0)) }.aliases == aliases)
    }

    /// Each of many requests at the same time is answered in its own language.
    @Test
    func requestsAreAnsweredInTheirLanguages() throws {
        let project = ComparedProject.make(
            AndroidFormat(),
            ["", "-pl", "-de", "-fr", "-b+sr+Latn"].map { suffix in
                let text = "<resources><string name=\"hello\">%1$s: values\(suffix)</string></resources>"
                return (path: "values\(suffix)/strings.xml", text: text)
            }
        )
        var generator = SwiftGenerator()
        generator.options.hasValues = true
        let program = try GeneratedProgram(
            generator.generate(project.catalog, from: AndroidFormat(), files: project.files).bytes,
            code: """
                @main
                enum Driver {
                    static let languages = ["en", "pl", "de", "fr", "sr-Latn"]
                    static func answer(_ number: Int) async -> String {
                        await Task.yield()
                        return L10n.hello(String(number))
                    }
                    static func serve(_ seed: Int) async -> Int {
                        var wrong = 0
                        for step in 0..<1_000 {
                            let number = seed * 1_000 + step
                            let best = number * 7 % languages.count
                            let others = languages.indices.map { index in
                                let region = number % 3 == 0 ? "-XX" : ""
                                return "\\(languages[index])\\(region);q=\\(index == best ? "0.9" : "0.\\((index + number) % 9)")"
                            }
                            let expected = "\\(number): values" + ["", "-pl", "-de", "-fr", "-b+sr+Latn"][best]
                            let language = L10n.language(forAcceptLanguage: others.joined(separator: ", "))
                            if await L10n.withLanguage(language, { await answer(number) }) != expected { wrong += 1 }
                            let texts = L10n.Texts(language)
                            if await Task.detached(operation: { texts.hello(String(number)) }).value != expected { wrong += 1 }
                        }
                        return wrong
                    }
                    static func main() async {
                        let wrong = await withTaskGroup(of: Int.self) { group in
                            for seed in 0..<100 { group.addTask { await serve(seed) } }
                            var wrong = 0
                            for await count in group { wrong += count }
                            return wrong
                        }
                        print(wrong, L10n.language(forAcceptLanguage: nil).rawValue, terminator: "\\u{0}")
                    }
                }
                """,
            arguments: ["-swift-version", "6", "-O"]
        )
        defer { program.remove() }
        #expect(try program.texts() == ["0 en"])
    }

    /// Whoever shows a text is told that the process has another language, unless the text is in a language of its own.
    @Test(arguments: [("5", "L10n", "Texts"), ("6", "Texts", "Localized")])
    func observersAreTold(version: String, typeName: String, value: String) throws {
        let project = ComparedProject.make(
            AndroidFormat(),
            ["", "-pl", "-de"].map {
                (path: "values\($0)/strings.xml", text: "<resources><string name=\"a\">\($0)</string></resources>")
            }
        )
        var generator = SwiftGenerator()
        generator.options.typeName = typeName
        generator.options.hasValues = true
        generator.options.isObservable = true
        let program = try GeneratedProgram(
            generator.generate(project.catalog, from: AndroidFormat(), files: project.files).bytes,
            code: """
                final class Count: @unchecked Sendable { var value = 0 }

                @main
                enum Driver {
                    static func main() {
                        let count = Count()
                        func observe(_ read: () -> String, _ language: \(typeName).Language) {
                            withObservationTracking { _ = read() } onChange: { count.value += 1 }
                            \(typeName).language = language
                            print(count.value, \(typeName).a, terminator: "\\u{0}")
                        }
                        \(typeName).language = .en
                        observe({ \(typeName).a }, .pl)
                        observe({ \(typeName).language.rawValue }, .de)
                        observe({ \(typeName).text(forKey: "a") ?? "" }, .pl)
                        observe({ "" }, .de)
                        observe({ \(typeName).\(value)(.pl).a }, .pl)
                        observe({ \(typeName).in(.de, \(typeName).a) }, .de)
                    }
                }
                """,
            arguments: ["-swift-version", version]
        )
        defer { program.remove() }
        #expect(try program.texts() == ["1 -pl", "2 -de", "3 -pl", "3 -de", "3 -pl", "3 -de"])
    }

    #if os(Linux)
    @Test
    func environmentNamesTheLanguage() throws {
        let folders = ["sr", "b+sr+Latn", "nb", "he"].map { "values-" + $0 }
        let program = try Self.program(folders, ["L10n.language.rawValue"])
        defer { program.remove() }
        let languages = [
            ("sr_RS@latin", "sr-Latn"), ("sr_RS.UTF-8@latin", "sr-Latn"), ("sr_RS", "sr"), ("no_NO.UTF-8", "nb"),
            ("nn_NO", "nb"), ("iw_IL", "he"), ("C.UTF-8", "en"),
        ]
        for (locale, language) in languages {
            let environment = ["LANG=" + locale, "LC_ALL=", "LC_MESSAGES=", "LANGUAGE="]
            #expect(try program.run(environment: environment) == language + "\u{0}", "\(locale)")
        }
    }
    #endif
}
