import InterlinguaPlatforms
import Foundation
import InterlinguaFormats
import InterlinguaIR
import InterlinguaTestSupport
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// Generated code is compiled and run.
@Suite(.serialized)
struct GeneratedCodeTests {
    /// The imaginary app in every format, each in debug and in release, the versions of Swift in turn.
    private static let formats = [
        "apple", "android", "i18next-v4", "i18next-v1", "swifternalization", "smartling", "i18next-v3", "i18next-v2",
        "xcstrings",
    ]

    /// Every message in every language: what a renderer says and what the source's platform shows, letter by letter.
    @Test(arguments: formats)
    func saysWhatARendererSays(_ format: String) throws {
        let comparison = GeneratedCodeComparison(try Self.load(format, as: format).project)
        let isEven = Self.formats.firstIndex(of: format)?.isMultiple(of: 2) ?? true
        for mode in CompilationMode.all
        where CompilationMode.usesAll || (mode.version == 6) == (mode.isRelease == isEven) {
            try comparison.compare(mode.arguments).check()
        }
    }

    @Test(
        arguments: [
            ("apple", "apple"), ("android", "android"), ("i18next-v1", "i18next-v1"),
            ("i18next-v1-arabic", "i18next-v1"),
            ("smartling", "smartling"), ("swifternalization", "swifternalization"), ("xcstrings", "xcstrings"),
        ]
    )
    func saysTheExamplesOfDocuments(_ name: String, _ format: String) throws {
        let comparison = GeneratedCodeComparison(try Self.load("examples/" + name, as: format).project)
        let modes = CompilationMode.usesAll ? CompilationMode.all : Array(CompilationMode.all.prefix(1))
        for mode in modes { try comparison.compare(mode.arguments).check() }
    }

    /// The same with numbers as each language writes them.
    @Test(arguments: ["apple", "i18next-v4"])
    func localizesNumbersAsARendererDoes(_ format: String) throws {
        let project = try Self.load(format, as: format).project
        try GeneratedCodeComparison(project, localizesNumbers: true).compare(["-swift-version", "6"]).check()
    }

    /// The same with the decoder in a module of its own.
    @Test
    func saysTheSameWithTheDecoderAsAModule() throws {
        let folder = try TemporaryFolder()
        let sources = ComparedProject.folder(named: "Sources/Decoder")
        let names = try FileManager.default.contentsOfDirectory(atPath: sources).sorted()
        let library = folder.path + "/InterlinguaDecoder.o"
        let status = try ChildProcess.run(
            "/usr/bin/env",
            ["swiftc", "-swift-version", "6", "-module-name", "InterlinguaDecoder", "-parse-as-library", "-wmo", "-O"]
                + ["-emit-module-path", folder.path + "/InterlinguaDecoder.swiftmodule", "-c", "-o", library]
                + names.map { sources + "/" + $0 },
            output: folder.path + "/log",
            error: folder.path + "/log"
        )
        try #require(status == 0)
        for (index, format) in Self.formats.enumerated() {
            let project = try Self.load(format, as: format).project
            // With all that a project may want, and with nothing of it.
            let localizesNumbers = index.isMultiple(of: 2)
            let comparison = GeneratedCodeComparison(project, localizesNumbers: localizesNumbers, runtime: .module)
            try comparison.compare(["-swift-version", index.isMultiple(of: 3) ? "5" : "6", "-I", folder.path, library])
                .check()
        }
    }

    @Test
    func isReadyForLibraryEvolution() throws {
        let project = try Self.load("examples/apple", as: "apple").project
        try GeneratedCodeComparison(project).compare(["-swift-version", "6", "-enable-library-evolution"]).check()
    }

    /// More entries than are packed together, which refer to others far away, and some that languages lack.
    @Test
    func saysWhatRefersToEntriesFarAway() throws {
        let folder = try TemporaryFolder()
        let forms = ["en": ["one", "other"], "pl": ["one", "few", "many", "other"], "ja": ["other"]]
        for (language, forms) in forms {
            let members = (0..<1_500).flatMap { index -> [String] in
                // The first of ten entries is a text, the second a plural, and the third refers to others of its kind.
                let near = index / 20 * 10
                switch index % 10 {
                case 1: return forms.map { #""key\#(index)_\#($0)": "{{count}} \#($0) \#(index)""# }
                case 2 where index > 2:
                    let plural = #"$t(key\#(near + 1), {\"count\": \#(index % 7)})"#
                    return [#""key\#(index)": "\#(language) $t(key\#(near)), \#(plural), $t(key\#(near + 2))""#]
                case 3 where language == "ja": return []
                case 4: return [#""key\#(index)": """#]
                default: return [#""key\#(index)": "\#(language) \#(index)""#]
                }
            }
            try folder.write("{" + members.joined(separator: ",\n") + "}", to: "locales/\(language)/translation.json")
        }
        let project = try Loader(formatName: "i18next-v4").load([folder.path])
        try GeneratedCodeComparison(project.project).compare(["-swift-version", "6"]).check()
    }

    /// A chain of references that is longer than anything follows.
    @Test
    func saysChainsOfReferences() throws {
        let folder = try TemporaryFolder()
        let members = (0..<600).map { #"<string name="s\#($0)">@string/s\#($0 + 1)</string>"# }
        try folder.write(
            "<resources>\n\(members.joined(separator: "\n"))\n<string name=\"s600\">end</string>\n</resources>\n",
            to: "values/strings.xml"
        )
        let project = try Loader(formatName: "android", sourceLanguage: LanguageTag("en")).load([folder.path])
        try GeneratedCodeComparison(project.project).compare(["-swift-version", "6"]).check()
    }

    private static func load(_ name: String, as format: String) throws -> Loader.Loaded {
        try Loader(formatName: format).load(["\(ComparedProject.testDataFolder)/\(name)"])
    }

    /// The decoder that stands in generated files is the one that this package builds.
    @Test
    func decoderIsTheOneThatIsTested() throws {
        let folder = ComparedProject.folder(named: "Sources/Decoder")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let embedded = DecoderSource.pieces.flatMap(\.lines).filter { !$0.isEmpty }.map { line in
            line.replacing("nonisolated fileprivate ", with: "")[...]
        }
        let files = try (["Decoder.swift"] + names.filter { $0 != "Decoder.swift" }).flatMap { name in
            try String(contentsOfFile: folder + "/" + name, encoding: .utf8).split(separator: "\n")
        }
        let lines = files.filter { line in
            !["//", "#if", "#else", "#endif"].contains { line.drop { $0 == " " }.hasPrefix($0) }
        }
        .map { $0.replacing("public ", with: "") }
        #expect(embedded == lines)
    }

    /// Whatever is left out of the decoder, the rest stands without it.
    @Test
    func everyPartOfTheDecoderStandsAlone() throws {
        let folder = try TemporaryFolder()
        let all = (0..<20).map { DecoderFeatures(rawValue: 1 << $0) }
        #expect(DecoderFeatures(rawValue: (1 << 20) - 1) == DecoderSource.pieces.reduce([]) { $0.union($1.needs) })
        for (index, features) in ([[]] + all).enumerated() {
            // Each is a module of its own; what they have in common is not compared.
            let text = "nonisolated enum Module\(index) {}\n" + DecoderSource.text(for: features)
            #expect(!text.contains("\n\n\n"))
            try folder.write(text, to: "\(index).swift")
        }
        for index in 0...all.count {
            let log = folder.path + "/log"
            let status = try ChildProcess.run(
                "/usr/bin/env",
                ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", folder.path + "/\(index).swift"],
                output: log,
                error: log
            )
            let messages = try String(contentsOfFile: log, encoding: .utf8)
            #expect(status == 0 && messages.isEmpty, "part \(index)")
        }
    }

    /// Which parts of a text are arguments, also in texts of other entries and in more than one text.
    @Test
    func partsOfTexts() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"title": "Hi", "hello": "Hello {{name}}!", "twice": "{{a}}{{b}}{{a}}", "outer": "({{x}}) $t(hello)",
             "birds_one": "{{count}} bird of {{owner}}", "birds_other": "{{count}} birds of {{owner}}"}
            """,
            to: "locales/en/translation.json"
        )
        let project = try Loader(formatName: "i18next-v4").load([folder.path])
        var generator = SwiftGenerator()
        generator.options.hasParts = true
        let program = try GeneratedProgram(
            generator.generate(project.catalog).bytes,
            code: """
                @main
                enum Driver {
                    static func show(_ parts: [L10n.Part]) {
                        let texts = parts.map { part in
                            switch part {
                            case .text(let text): text
                            case .argument(let index, let text): "[\\(index) \\(text)]"
                            case .tag(let text): "{\\(text)}"
                            }
                        }
                        print(texts.joined(separator: "|"), terminator: "\\u{0}")
                    }
                    static func main() {
                        show(L10n.parts(of: L10n.title))
                        show(L10n.parts(of: L10n.hello(name: "Żółw")))
                        show(L10n.parts(of: L10n.hello(name: "")))
                        show(L10n.parts(of: L10n.twice(a: "x", b: "y")))
                        show(L10n.parts(of: L10n.outer(x: "1", name: "Ann")))
                        show(L10n.parts(of: L10n.birds(count: 22, owner: "Ann")))
                        show(L10n.parts(of: L10n.birds(count: 1.5, owner: "Ann")))
                        show(L10n.parts(of: L10n.title + ": " + L10n.hello(name: "A") + L10n.hello(name: "B")))
                        show(L10n.parts(of: L10n.hello(name: L10n.hello(name: "A"))))
                        show(L10n.parts(of: L10n.hello(name: "A").uppercased()))
                    }
                }
                """,
            arguments: ["-swift-version", "6"]
        )
        defer { program.remove() }
        #expect(
            try program.texts() == [
                "Hi", "Hello |[0 Żółw]|!", "Hello |[0 ]|!", "[0 x]|[1 y]|[0 x]", "(|[0 1]|) Hello |[1 Ann]|!",
                "[0 22]| birds of |[1 Ann]", "[0 1.5]| birds of |[1 Ann]", "Hi: Hello |[0 A]|!Hello |[0 B]|!",
                "Hello |[0 Hello A!]|!", "HELLO A!",
            ]
        )
    }

    /// HTML escapes whatever a program passes; translations are HTML, or have elements of their own.
    @Test
    func textsAsHTML() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"title": "Fish & <b>Chips</b>", "hello": "<b>Hello</b> {{name}}!", "plain": "a",
             "birds_one": "<i>{{count}}</i> bird of {{owner}}", "birds_other": "<i>{{count}}</i> birds of {{owner}}",
             "inner": "[{{text}}]", "outer": "$t(inner, {\\"text\\": \\"<u>{{name}}</u>\\"})"}
            """,
            to: "locales/en/translation.json"
        )
        let plain = try Self.program(
            folder,
            "i18next-v4",
            [
                "L10n.html(of: L10n.title)", "L10n.html(of: L10n.hello(name: \"<Ann> & \\\"Bob's\\\"\"))",
                "L10n.html(of: L10n.birds(count: 2, owner: \"&amp;\"))",
                "L10n.html(of: \"<\" + L10n.title + \"> \" + L10n.hello(name: \"<\"))",
                "L10n.html(of: L10n.hello(name: L10n.title))", "L10n.html(of: \"<script>\")",
                "L10n.html(of: L10n.hello(name: \"<\").uppercased())", "L10n.html(of: L10n.outer(name: \"<Ann>\"))",
                "L10n.html(of: \"<b>Hello</b> <!\" + L10n.hello(name: \"<\"))",
            ]
        )
        #expect(
            plain == [
                "Fish & <b>Chips</b>", "<b>Hello</b> &lt;Ann&gt; &amp; &quot;Bob&#39;s&quot;!",
                "<i>2</i> birds of &amp;amp;", "&lt;Fish & <b>Chips</b>&gt; <b>Hello</b> &lt;!",
                "<b>Hello</b> Fish &amp; &lt;b&gt;Chips&lt;/b&gt;!", "&lt;script&gt;",
                "&lt;B&gt;HELLO&lt;/B&gt; &lt;!", "[&lt;u&gt;&lt;Ann&gt;&lt;/u&gt;]",
                // What looks like the text that was said is taken for it; both are the translation's own.
                "<b>Hello</b> &lt;!&lt;b&gt;Hello&lt;/b&gt; &lt;!",
            ]
        )
        try folder.write(
            """
            <resources>
                <string name="title">Fish &amp; <b>Chips</b></string>
                <string name="terms">Read <a href="https://example.org/?a=1&amp;b=&quot;2&quot;"><i>the</i> terms</a>,<br/> %1$s &lt; 5</string>
                <plurals name="birds"><item quantity="one"><b>%d</b> bird</item><item quantity="other"><b>%d</b> birds</item></plurals>
                <string name="outer">@string/title</string>
            </resources>
            """,
            to: "values/strings.xml"
        )
        let elements = try Self.program(
            folder,
            "android",
            [
                "L10n.title", "L10n.html(of: L10n.title)", "L10n.html(of: L10n.terms(\"<Ann>\"))",
                "L10n.html(of: L10n.birds(count: 2))", "L10n.html(of: L10n.outer)",
            ]
        )
        #expect(
            elements == [
                "Fish & Chips", "Fish &amp; <b>Chips</b>",
                #"Read <a href="https://example.org/?a=1&amp;b=&quot;2&quot;"><i>the</i> terms</a>,<br> &lt;Ann&gt; &lt; 5"#,
                "<b>2</b> birds", "Fish &amp; <b>Chips</b>",
            ]
        )
    }

    /// What expressions give in a program that has parts of texts.
    private static func program(_ folder: TemporaryFolder, _ format: String, _ expressions: [String]) throws -> [String]
    {
        let project = try Loader(formatName: format, sourceLanguage: LanguageTag("en")).load([folder.path])
        var generator = SwiftGenerator()
        generator.options.hasParts = true
        let lines = expressions.map { "print(\($0), terminator: \"\\u{0}\")" }.joined(separator: "\n")
        let program = try GeneratedProgram(
            generator.generate(project.catalog, from: project.sourceFormat).bytes,
            code: "@main enum Driver { static func main() {\n\(lines)\n} }",
            arguments: ["-swift-version", "6"]
        )
        defer { program.remove() }
        return try program.texts()
    }

    /// What a project does not use is not in its file.
    @Test
    func onlyWhatATextNeedsIsWritten() throws {
        func source(_ text: String) throws -> String {
            let folder = try TemporaryFolder()
            try folder.write(text, to: "locales/en/translation.json")
            try folder.write(text, to: "locales/pl/translation.json")
            let project = try Loader(formatName: "i18next-v4").load([folder.path])
            return String(decoding: SwiftGenerator().generate(project.catalog).bytes, as: UTF8.self)
        }
        let plain = try source(#"{"title": "Birds"}"#)
        for part in ["Writer", "Value", "Decimal", "Selected", "Printed", "Expression", "Symbols"] {
            #expect(!plain.contains("struct \(part)") && !plain.contains("enum \(part)"))
        }
        #expect(plain.utf8.count { $0 == 0x0A } < 600)
        let shown = try source(#"{"hello": "Hello {{name}}"}"#)
        #expect(shown.contains("struct Writer") && !shown.contains("struct Decimal"))
        let plural = try source(#"{"birds_one": "bird", "birds_other": "birds"}"#)
        #expect(plural.contains("struct Decimal") && plural.contains("struct Selected"))
        #expect(!plural.contains("struct Printed") && !plural.contains("struct Expression"))
    }
}
