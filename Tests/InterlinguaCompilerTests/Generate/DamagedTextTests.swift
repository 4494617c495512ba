import InterlinguaIR
import InterlinguaTestSupport
import Testing

@testable import InterlinguaGenerator

@Suite("Faults in translations do not stop a build")
struct DamagedTextTests {
    private func generate(_ files: [(String, String)]) throws -> Generation.Result {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return try Generation().generate(from: [folder.path])
    }

    private func strings(_ language: String, _ text: String) -> (String, String) {
        ("\(language).lproj/Localizable.strings", "\"seen\" = \"\(text)\";\n")
    }

    /// The diagnostics that are no notes: `fr 1:11: warning: argument-type-conflict`.
    private func problems(_ result: Generation.Result) -> [String] {
        result.diagnostics.filter { $0.severity != .note }.map { diagnostic in
            let language = diagnostic.range?.file.path.split(separator: "/").first { $0.hasSuffix(".lproj") }
            let start = diagnostic.range?.start
            let place = "\(language?.dropLast(6) ?? "") \(start?.line ?? 0):\(start?.column ?? 0)"
            return "\(place): \(diagnostic.severity.rawValue): \(diagnostic.identifier)"
        }
    }

    @Test("A text whose arguments contradict the source text's is left out; the accessor stands")
    func contradictions() throws {
        let result = try generate([
            strings("en", "%d birds"), strings("fr", "%@ oiseaux"), strings("pl", "%d ptaki, %@"),
            strings("de", "%d Vögel"),
        ])
        #expect(problems(result).contains("fr 1:11: warning: argument-type-conflict"))
        #expect(problems(result).contains("pl 1:21: warning: argument-not-in-source"))
        #expect(!problems(result).contains { $0.contains(": error: ") })
        let entry = try #require(result.loaded.catalog.entries[Key("seen")])
        // Apple's bundles look nowhere else for a key.
        #expect(entry.messages[LanguageTag("fr") ?? .undetermined]?.patterns == entry.messages.values.first?.patterns)
        #expect(entry.arguments.map(\.type) == [.integer(IntegerType(bits: 32))])
        #expect(
            messages(result).contains(
                "argument 1 is a text in “fr” but a number in “en”; the text is left out, and “en” is shown"
            )
        )
        #expect(String(decoding: result.generated.bytes, as: UTF8.self).contains("func seen(_ "))
    }

    private func messages(_ result: Generation.Result) -> [String] { result.diagnostics.map(\.message) }

    /// The declaration of the only accessor.
    private func declaration(_ result: Generation.Result) -> Substring? {
        let code = String(decoding: result.generated.bytes, as: UTF8.self)
        return code.firstMatch(of: /static (?:func|var) (seen.*?) {/)?.output.1
    }

    @Test("The source text's types are the accessor's, whatever a translation takes an argument for")
    func types() throws {
        let strings = try generate([strings("en", "Seen by %@"), strings("ru", "Видит %d")])
        #expect(declaration(strings) == "seen(_ value1: String) -> String")
        let resource = { (text: String) in "<resources><string name=\"seen\">\(text)</string></resources>" }
        let android = try generate([
            ("res/values/strings.xml", resource("Seen by %s")), ("res/values-ru/strings.xml", resource("Видит %.1f")),
        ])
        #expect(declaration(android) == "seen(_ value1: String) -> String")
        let json = try generate([
            ("locales/en/translation.json", #"{"seen": "Seen by {{who}}"}"#),
            ("locales/ru/translation.json", #"{"seen": "Видит {{who, number}}"}"#),
        ])
        #expect(declaration(json) == "seen(who: String) -> String")
    }

    @Test("A key that only translations have is a warning at the first of them")
    func missingSource() throws {
        let result = try generate([
            ("en.lproj/Localizable.strings", "\"other\" = \"x\";\n"), strings("fr", "oiseau"), strings("pl", "ptak"),
            ("de.lproj/Texts.strings", "\"Seen today\" = \"Heute gesehen\";\n\"Seen\" = \"Gesehen\";\n"),
        ])
        #expect(problems(result) == ["fr 1:11: warning: missing-in-source"])
        let none = try generate([
            ("interlingua.json", #"{"sourceLanguage": "en"}"#), strings("fr", "oiseau"), strings("pl", "ptak"),
        ])
        #expect(problems(none) == [" 0:0: warning: missing-in-source"])
    }

    @Test("Words that Foundation would inflect are a warning")
    func inflection() throws {
        let result = try generate([strings("en", "^[%lld bird](inflect: true)")])
        #expect(problems(result) == ["en 1:11: warning: unfollowed-format"])
    }

    @Test("A C string and an object are both a text: neither is left out")
    func pointers() throws {
        let result = try generate([
            ("en.lproj/Localizable.strings", "\"other\" = \"x\";\n"), strings("ar", "%s"), strings("cs", "%@"),
            strings("de", "%@"),
        ])
        #expect(result.loaded.catalog.entries[Key("seen")]?.messages.count == 3)
        #expect(!result.diagnostics.contains { $0.kind == .argumentTypeConflict })
    }

    @Test("Where the source has no text, what most languages say counts")
    func majority() throws {
        let result = try generate([
            ("en.lproj/Localizable.strings", "\"other\" = \"x\";\n"), strings("de", "%d"), strings("fr", "%@"),
            strings("pl", "%@"),
        ])
        let entry = try #require(result.loaded.catalog.entries[Key("seen")])
        #expect(entry.messages.keys.map(\.identifier) == ["fr", "pl"])
        #expect(!problems(result).contains { $0.contains(": error: ") })
    }

    @Test("Only a file of which nothing can be read is an error")
    func files() throws {
        let broken = try generate([strings("en", "bird"), ("fr.lproj/Localizable.strings", "\"seen\" = \"oiseau")])
        #expect(problems(broken) == ["fr 1:10: error: unterminated-string"])
        let partly = try generate([
            ("locales/en/translation.json", #"{"a": "x", "b": "y"}"#),
            ("locales/fr/translation.json", "{\"a\": \"x\",\n\"b\": \"y}\n"),
        ])
        #expect(!partly.diagnostics.contains { $0.severity == .error })
        #expect(partly.diagnostics.contains { $0.severity == .warning && $0.identifier.hasPrefix("json-") })
        let form = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>n</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@v@</string></dict></dict></plist>
            """
        let missing = try generate([
            strings("en", "bird"), ("fr.lproj/Localizable.stringsdict", form),
        ])
        #expect(
            problems(missing) == ["fr 3:46: warning: missing-variable", "fr 2:40: warning: missing-in-source"]
        )
    }
}
