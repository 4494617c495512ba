import InterlinguaFormats
import InterlinguaIR
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

@Suite("Which files belong to which format")
struct FormatDetectionTests {
    private func detect(_ files: [String: String]) throws -> [String: [String]] {
        let inputs = files.sorted { $0.key < $1.key }.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
        let found = try FormatDetection(inputs, input: "in").found
        return Dictionary(uniqueKeysWithValues: found.map { ($0.format.name, $0.files.map(\.path)) })
    }

    @Test("A plural form in one key tells of all .strings files; a .stringsdict stays Apple's")
    func strings() throws {
        let plain = ["en.lproj/Localizable.strings": #""a" = "A";"#, "pl.lproj/Localizable.strings": #""a" = "A";"#]
        #expect(try detect(plain) == ["apple": plain.keys.sorted()])
        var plural = plain
        plural["pl.lproj/More.strings"] = #""a##{few}" = "A";"#
        #expect(try detect(plural) == ["smartling": plural.keys.sorted()])
        plural["en.lproj/Localizable.stringsdict"] = "<plist/>"
        #expect(
            try detect(plural) == [
                "smartling": plural.keys.filter { $0.hasSuffix(".strings") }.sorted(),
                "apple": ["en.lproj/Localizable.stringsdict"],
            ]
        )
    }

    @Test("Expressions and widths are Swifternalization's, variables and nested calls i18next's")
    func json() throws {
        let swift = ["base.json": #"{"a": {"exp:^1$": "A"}}"#, "pl.json": #"{"b": "B"}"#]
        #expect(try detect(swift) == ["swifternalization": ["base.json", "pl.json"]])
        let script = ["locales/en/common.json": #"{"a": "{{b}}"}"#, "locales/pl/common.json": #"{"a": {"b": "B"}}"#]
        #expect(try detect(script) == ["i18next": script.keys.sorted()])
        #expect(try detect(["en.json": #"{"a": "A"}"#, "pl.json": #"{"a": "A"}"#]).keys.sorted() == ["i18next"])
        #expect(
            try detect(["base.json": #"{"a": "%d"}"#, "pl.json": #"{"a": "%d"}"#]).keys.sorted() == [
                "swifternalization"
            ]
        )
    }

    @Test("A key that ends as a plural form is no sign of i18next beside more files with expressions")
    func endings() throws {
        let plural = #"{"items": {"exp:^1$": "%lld"}}"#
        let files = ["base.json": plural, "cy.json": #"{"table_other": "Arall"}"#, "de.json": plural]
        #expect(try detect(files) == ["swifternalization": files.keys.sorted()])
    }

    @Test("A base.json of formats makes its folder Swifternalization's, whatever braces the texts show")
    func base() throws {
        var files = ["base.json": #"{"a": "%d", "b": "Set {{b}}"}"#, "de.json": #"{"a": "%d", "b": "Setze {{b}}"}"#]
        #expect(try detect(files) == ["swifternalization": files.keys.sorted()])
        files["base.json"] = #"{"a": "100 %", "b": "Set {{b}}"}"#
        #expect(try detect(files).keys.sorted() == ["i18next"])
        files["base.json"] = #"{"a": "%d", "b": "Set {{b}}"}"#
        files["de.json"] = #"{"a": {"b": {"c": {"d": "{{b}}"}}}}"#
        #expect(try detect(files).keys.sorted() == ["i18next"])
    }

    @Test("JSON of other programs is left alone")
    func unrelated() throws {
        var files = [
            "package.json": #"{"name": "x", "version": "1"}"#, "src/data.json": "[1, 2]", "tsconfig.json": "{}",
        ]
        #expect(try detect(files).isEmpty)
        files["en.lproj/Localizable.strings"] = #""a" = "A";"#
        #expect(try detect(files) == ["apple": ["en.lproj/Localizable.strings"]])
        files["locales/en/translation.json"] = #"{"a": "$t(b)"}"#
        #expect(
            try detect(files) == [
                "apple": ["en.lproj/Localizable.strings"], "i18next": ["locales/en/translation.json"],
            ]
        )
    }

    @Test("Names that are no language's hold no texts of Swifternalization, unless its signs are in them")
    func namesWithoutLanguage() throws {
        let other = [
            "web.json": #"{"hi": "Hello {{name}}", "n_one": "A", "n_other": "B"}"#, "api.json": #"{"a": "b"}"#,
        ]
        #expect(try detect(other).isEmpty)
        let mixed = other.merging(["en.json": #"{"a": "A"}"#, "de.json": #"{"a": "A"}"#]) { first, _ in first }
        #expect(try detect(mixed) == ["i18next": ["de.json", "en.json"]])
        let certain = ["foo.json": #"{"a": {"exp:^1$": "A"}}"#]
        #expect(try detect(certain) == ["swifternalization": ["foo.json"]])
    }

    @Test("Languages that nobody knows are languages beside others, in every format of JSON")
    func unknownLanguages() throws {
        let script = [
            "locales/en/a.json": #"{"a": "{{b}}"}"#, "locales/ber/a.json": #"{"a": "A"}"#, "locales/dag/a.json": "<<<<",
            "locales/x-klingon/a.json": "{}",
        ]
        let others = ["locales/img/b.json": #"{"a": "A"}"#, "src/a.json": #"{"z": "A"}"#, "api.json": #"{"a": "b"}"#]
        #expect(try detect(script.merging(others) { $1 }) == ["i18next": script.keys.sorted()])
        let flat = ["base.json": #"{"a": {"exp:^1$": "A"}}"#, "ber.json": #"{"a": "A"}"#, "bqi.json": #"{"a": "A"}"#]
        #expect(
            try detect(flat.merging(["api.json": #"{"a": "A"}"#, "foo.json": #"{"f": "A"}"#]) { $1 }) == [
                "swifternalization": flat.keys.sorted()
            ]
        )
    }

    @Test("What lies in a language's place and is no JSON, or other JSON, is one of the files")
    func brokenFiles() throws {
        let script = ["locales/en/a.json": #"{"a": "{{b}}"}"#, "locales/en/b.json": #"{"a": "{{b}}"}"#]
        for text in ["", " ", "<<<<<<< HEAD", "[]", "null", #""x""#, #"[{"a": "b"}]"#] {
            let files = script.merging(["locales/pl/a.json": text]) { first, _ in first }
            #expect(try detect(files) == ["i18next": files.keys.sorted()])
            let flat = ["base.json": #"{"a": {"exp:^1$": "A"}}"#, "en.json": "{}", "pl.json": text]
            #expect(try detect(flat) == ["swifternalization": flat.keys.sorted()])
        }
        // A list that no language has texts in the place of is somebody else's.
        let list = script.merging(["locales/en/list.json": "[1]", "data.json": "[1]"]) { first, _ in first }
        #expect(try detect(list) == ["i18next": script.keys.sorted()])
    }

    @Test("Files that contradict each other are named")
    func contradiction() throws {
        let files = ["App/base.json": #"{"a": {"@100": "A"}}"#, "web/locales/en/common.json": #"{"a": "{{b}}"}"#]
        let error = #expect(throws: LoadingError.self) { try detect(files) }
        let message = try #require(error).description
        #expect(message.contains("web/locales/en/common.json is of i18next"))
        #expect(message.contains("App/base.json is of swifternalization"))
        #expect(message.contains("--from"))
    }
}
