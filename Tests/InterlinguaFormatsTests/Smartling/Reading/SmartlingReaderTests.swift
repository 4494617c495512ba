import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("Reading Smartling's plural keys")
struct SmartlingReaderTests {
    private func read(_ files: [(String, String)], source: String? = "en") -> ReadingResult {
        SmartlingFormat().read(
            files.map { InputFile(path: $0.0, bytes: Array($0.1.utf8)) },
            options: ReadingOptions(sourceLanguage: source.flatMap { LanguageTag($0) })
        )
    }

    private func said(_ result: ReadingResult) -> [String] {
        result.diagnostics.map { diagnostic in
            let place = diagnostic.range.map { "\($0.file.path):\($0.start.line):\($0.start.column): " } ?? ""
            return "\(place)\(diagnostic.severity.rawValue): \(diagnostic.identifier)"
        }
    }

    private let english = LanguageTag("en") ?? .undetermined

    @Test("A plain key and a plural one of the same name are two entries")
    func kinds() throws {
        let result = read([
            (
                "en.lproj/Localizable.strings",
                #""%d cars" = "%d (plain)"; "%d cars##{one}" = "One"; "%d cars##{other}" = "%d";"#
            )
        ])
        #expect(said(result) == [])
        #expect(result.catalog.validate().isEmpty)
        #expect(result.catalog.entries.keys == [Key("%d cars"), Key("%d cars", kind: .plural)])
        let plural = try #require(result.catalog.entries[Key("%d cars", kind: .plural)])
        #expect(plural.arguments == [Argument(position: 1, type: .integer(IntegerType(bits: 32)))])
        guard case .pattern(let pattern)? = plural.messages[english]?.content,
            case .select(let select)? = pattern.elements.first
        else {
            Issue.record("no select")
            return
        }
        #expect(select.selector == .argument(0, .signedFloat))
        #expect(select.variants.map(\.spelling) == ["one", "other"])
        #expect(
            select.variants.map(\.condition) == [
                .rule(try PluralRule(parsing: "n = 1")), .rule(try PluralRule(parsing: "n != 1")),
            ]
        )
    }

    @Test("The number that no text shows is an argument of its own, named count")
    func unshownNumber() {
        let result = read([("en.lproj/Localizable.strings", #""k##{one}" = "%@ one"; "k##{other}" = "%@ many";"#)])
        let entry = result.catalog.entries[Key("k", kind: .plural)]
        #expect(entry?.arguments == [Argument(position: 1), Argument(name: "count", type: .number)])
    }

    @Test("The source language tells which argument the number is")
    func selectingArgument() throws {
        let result = read([
            ("en.lproj/Localizable.strings", #""k##{one}" = "%1$@: one"; "k##{other}" = "%1$@: %2$d";"#),
            ("pl.lproj/Localizable.strings", #""k##{one}" = "%1$@: jeden";"#),
        ])
        for message in try #require(result.catalog.entries[Key("k", kind: .plural)]).messages.values {
            guard case .pattern(let pattern) = message.content, case .select(let select)? = pattern.elements.first
            else {
                Issue.record("no select")
                continue
            }
            #expect(select.selector == .argument(1, .signedFloat))
        }
    }

    @Test("Forms that the library asks for and does not find, and those that it never asks for")
    func forms() {
        let result = read([
            (
                "en.lproj/Localizable.strings",
                "\"k##{one}\" = \"%d a\";\n\"k##{other}\" = \"%d b\";\n\"k##{few}\" = \"%d c\";"
            ),
            ("ru.lproj/Localizable.strings", #""k##{one}" = "%d a"; "k##{few}" = "%d b"; "k##{many}" = "%d c";"#),
            ("ja.lproj/Localizable.strings", #""k##{one}" = "%d a"; "k##{other}" = "%d b";"#),
        ])
        #expect(
            said(result) == [
                "en.lproj/Localizable.strings:3:2: warning: foreign-category",
                "ja.lproj/Localizable.strings:1:2: warning: foreign-category",
                // Whole numbers have forms; fractions and negative ones lack theirs.
                "ru.lproj/Localizable.strings:1:2: note: missing-category",
            ]
        )
    }

    @Test("Croatian numbers that CLDR counts as other are many to the library")
    func frozenRules() throws {
        let result = read([
            ("en.lproj/Localizable.strings", #""k##{one}" = "%d a"; "k##{other}" = "%d b";"#),
            ("hr.lproj/Localizable.strings", #""k##{one}" = "%d a"; "k##{few}" = "%d b"; "k##{other}" = "%d c";"#),
        ])
        #expect(
            said(result) == [
                "hr.lproj/Localizable.strings:1:2: warning: missing-category",
                "hr.lproj/Localizable.strings:1:2: warning: frozen-rules",
            ]
        )
        let rules = try #require(result.diagnostics.last)
        #expect(
            rules.message
                == "in “hr” the library asks for “many” for 0 (and 640 more up to 1000), which CLDR now counts as “other”"
        )
        let missing = try #require(result.diagnostics.first)
        #expect(
            missing.message
                == "“hr” requires “many” (0, 5, 6 …); the library shows another language's text or the key instead"
        )
    }

    @Test("Where both forms have the same text, nothing shows that rules differ")
    func harmlessRules() {
        let result = read([
            ("en.lproj/Localizable.strings", #""k##{one}" = "%d a"; "k##{other}" = "%d b";"#),
            (
                "hr.lproj/Localizable.strings",
                #""k##{one}" = "%d a"; "k##{few}" = "%d b"; "k##{many}" = "%d c"; "k##{other}" = "%d c";"#
            ),
        ])
        #expect(said(result) == [])
    }

    @Test(
        "Every language whose rules differ is named if its translators go by CLDR",
        arguments: SmartlingRulesTests.deviations.keys.sorted()
    )
    func deviatingLanguages(code: String) throws {
        let language = try #require(LanguageTag(code))
        let forms = PluralRules.rules(for: language, kind: .cardinal).categories
        let lines = forms.map { "\"k##{\($0.rawValue)}\" = \"%d \($0.rawValue)\";" }.joined(separator: "\n")
        let result = read([("\(code).lproj/Localizable.strings", lines)], source: code)
        #expect(result.diagnostics.contains { $0.identifier == "frozen-rules" })
    }

    @Test(
        "Languages that agree with CLDR are not named",
        arguments: ["en", "de", "ru", "pl", "cs", "ar", "cy", "ga", "sl", "ja", "lt"]
    )
    func agreeingLanguages(code: String) throws {
        let language = try #require(LanguageTag(code))
        let forms = PluralRules.rules(for: language, kind: .cardinal).categories
        let lines = forms.map { "\"k##{\($0.rawValue)}\" = \"%d \($0.rawValue)\";" }.joined(separator: "\n")
        #expect(
            !read([("\(code).lproj/Localizable.strings", lines)], source: code).diagnostics.contains {
                $0.identifier == "frozen-rules"
            }
        )
    }

    @Test("An underscore separates no language: the folder's rules are those of no language")
    func underscore() throws {
        let result = read([
            ("en.lproj/Localizable.strings", #""k##{one}" = "a"; "k##{other}" = "b";"#),
            ("pt_BR.lproj/Localizable.strings", #""k##{one}" = "a"; "k##{other}" = "b";"#),
        ])
        #expect(
            said(result) == [
                "pt_BR.lproj/Localizable.strings:1:2: warning: foreign-category",
                "pt_BR.lproj/Localizable.strings:1:2: warning: frozen-rules",
            ]
        )
    }

    @Test("Texts of arguments, empty ones, and files that are never searched")
    func otherDiagnostics() {
        let result = read([
            ("en.lproj/Localizable.strings", #""k##{one}" = "%@: one"; "k##{other}" = "%1$@: %2$d"; "p" = "%@";"#),
            (
                "pl.lproj/Localizable.strings",
                "\"k##{one}\" = \"\";\n\"k##{few}\" = \"%2$d\";\n\"k##{many}\" = \"%1$@: %2$d\";\n\"k##{other}\" = \"%1$d\";\n\"p\" = \"p\";"
            ),
            ("Base.lproj/Localizable.strings", #""x##{one}" = "never";"#),
        ])
        let identifiers = result.diagnostics.map(\.identifier)
        for identifier in [
            "empty-translation", "skipped-position", "argument-type-conflict", "argument-not-shown",
            "unsearched-folder",
        ] {
            #expect(identifiers.contains(identifier), "\(identifier)")
        }
    }

    @Test("Names in braces are those of the source text")
    func namesInBraces() {
        let result = read([
            ("en.lproj/Localizable.strings", #""k##{one}" = "1 {name}"; "k##{other}" = "{n} {name}"; "p" = "{a}";"#),
            (
                "de.lproj/Localizable.strings",
                #""k##{one}" = "eins"; "k##{other}" = "{n} {nmae}"; "p" = "kein";"#
            ),
        ])
        #expect(
            said(result) == [
                "de.lproj/Localizable.strings:1:42: warning: placeholder-not-in-source",
                "de.lproj/Localizable.strings:1:58: warning: placeholder-not-shown",
            ]
        )
    }

    @Test("Comments, headings and layout come back")
    func comments() {
        let text = """
            /* Licence */

            /* Cars. */
            "%d cars##{one}" = "One car";
            "%d cars##{other}" = "%d cars";

            // MARK: - More

            /* One pen. */
            "pens##{one}" = "%d pen"; /* behind */
            /* Many pens. */
            "pens##{other}" = "%d pens";
            "plain" = "100%";
            /* The end. */

            """
        let result = read([("en.lproj/Localizable.strings", text)])
        let pens = result.catalog.entries[Key("pens", kind: .plural)]
        #expect(pens?.messages[english]?.comment == "One pen.")
        let written = SmartlingFormat().write(result.catalog, options: WritingOptions())
        #expect(written.diagnostics.isEmpty)
        #expect(written.files.map(\.path) == ["en.lproj/Localizable.strings"])
        #expect(String(decoding: written.files.first?.bytes ?? [], as: UTF8.self) == text)
    }

    @Test("Tables, folders and serialisations")
    func layouts() throws {
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>k##{one}</key><string>1</string><key>k##{other}</key><string>o</string></dict></plist>
            """
        let result = read([
            ("en.lproj/Localizable.strings", xml), ("Kit.bundle/en.lproj/Root.strings", #""k##{other}" = "%d";"#),
            ("English.lproj/More.strings", #""m" = "M";"#), ("en.lproj/Localizable.stringsdict", "never read"),
        ])
        #expect(Set(result.catalog.tables.keys) == ["", "Kit.bundle/Root", "More"])
        #expect(result.catalog.entries[Key("k", kind: .plural)]?.messages.count == 1)
        #expect(
            said(result) == [
                "English.lproj/More.strings:1:1: warning: language-spellings",
                "Kit.bundle/en.lproj/Root.strings:1:2: warning: missing-category",
            ]
        )
    }
}
