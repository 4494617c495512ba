import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats

/// A text with its state.
private func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }

/// A localisation that varies by plural.
private func plural(_ forms: String) -> String { #"{"variations": {"plural": {\#(forms)}}}"# }

private func substitution(_ number: String, _ forms: String) -> String {
    #"{\#(number)"formatSpecifier": "lld", "variations": {"plural": {\#(forms)}}}"#
}

private let oneOther = #""one": \#(unit("%arg a")), "other": \#(unit("%arg b"))"#

/// What is said about a file, in which `‸` marks the places.
@Suite struct StringCatalogDiagnosticTests {
    private func check(_ text: String, _ expected: [String]) {
        let parts = text.split(separator: "‸", omittingEmptySubsequences: false)
        let file = SourceFile(path: "Localizable.xcstrings", utf8: Array(parts.joined().utf8))
        var offset = 0
        let places = parts.dropLast().map { part in
            offset += part.utf8.count
            let place = file.location(of: offset)
            return "\(place.line):\(place.column)"
        }
        let input = InputFile(path: file.path, bytes: file.utf8)
        let result = StringCatalogFormat().read([input], options: ReadingOptions())
        let found = result.diagnostics.map { diagnostic in
            let place = diagnostic.range.map { "\($0.start.line):\($0.start.column)" } ?? ""
            return "\(place) \(diagnostic.severity.rawValue) \(diagnostic.identifier)"
        }
        #expect(found == zip(places, expected).map { "\($0) \($1)" })
        #expect(places.count == expected.count)
        #expect(result.catalog.validate().isEmpty)
    }

    @Test(
        "Whole files",
        arguments: [
            ("{\"sourceLanguage\": \"en\", \"strings\": {\n\"a\": {\"comment\": ‸}}}", ["error json-missing-value"]),
            ("‸[]", ["error not-a-catalog"]),
            ("‸{\"strings\": {}}", ["error missing-member"]),
            ("‸{\"sourceLanguage\": \"en\"}", ["error missing-member"]),
            (#"{"sourceLanguage": "en", "strings": ‸[]}"#, ["error missing-member"]),
            (#"{"sourceLanguage": "en", "strings": {}, "version": ‸"2.0"}"#, ["warning unknown-version"]),
            (#"{"sourceLanguage": "en", "strings": {"a": ‸1}}"#, ["error invalid-entry"]),
            (#"{"sourceLanguage": "en", "strings": {"a": {}, ‸"a": {}}}"#, ["warning duplicate-key"]),
        ]
    )
    func wholeFiles(text: String, expected: [String]) { check(text, expected) }

    @Test("More than the depth that all JSON may have")
    func depth() {
        let text = String(repeating: "[", count: 600)
        let input = InputFile(path: "Localizable.xcstrings", bytes: Array(#"{"strings": \#(text)"#.utf8))
        let result = StringCatalogFormat().read([input], options: ReadingOptions())
        #expect(result.diagnostics.contains { $0.identifier == "too-deep" })
    }

    @Test(
        "One English localisation",
        arguments: [
            ("‸{}", ["error invalid-localization"]),
            (#"{"stringUnit": {"value": ‸1}}"#, ["error not-a-string"]),
            (#"{"stringUnit": {"state": ‸"done", "value": "a"}}"#, ["warning unknown-state"]),
            (#"{"stringUnit": {"value": "a"}, "variations": ‸{}}"#, ["error invalid-localization"]),
            (#"{"variations": {"‸gender": {}}}"#, ["error unknown-variation"]),
            (
                #"{"variations": {"device": {"‸phone": \#(unit("a")), "other": \#(unit("b"))}}}"#,
                ["warning unknown-device"]
            ),
            (
                #"{"variations": {"device": {"other": {"variations": {"‸device": {}}}}}}"#,
                ["error unknown-variation"]
            ),
            (#"{"variations": {"‸plural": {"one": \#(unit("a")), "other": \#(unit("b"))}}}"#, ["error missing-number"]),
            (
                plural(#""‸none": \#(unit("no")), "one": \#(unit("%lld a")), "other": \#(unit("%lld b"))"#),
                ["warning unknown-category"]
            ),
            (
                plural(#""‸few": \#(unit("f")), "one": \#(unit("%lld")), "other": \#(unit("%lld b"))"#),
                ["warning foreign-category"]
            ),
            (#"{"variations": {"‸plural": {"one": \#(unit("%lld a"))}}}"#, ["error missing-other"]),
            (
                #"{"variations": {"‸plural": {"one": ‸\#(plural("")), "other": \#(unit("%lld b"))}}}"#,
                ["warning missing-category", "error invalid-localization"]
            ),
            (unit("a ‸%arg"), ["warning arg-outside-substitution"]),
            (unit("‸%1$arg of ‸%2$arg"), ["warning arg-outside-substitution", "warning arg-outside-substitution"]),
            (unit("%1$a of %2$-5arg"), []),
            (unit("a ‸%#@n@"), ["error missing-variable"]),
        ]
    )
    func localization(text: String, expected: [String]) { check(file(text), expected) }

    @Test(
        "A text with substitutions",
        arguments: [
            ("%#@n@ ‸%2$#@m@", #""n": \#(substitution(#""argNum": 1, "#, oneOther))"#, ["error missing-variable"]),
            ("a", #""‸n": \#(substitution(#""argNum": 1, "#, oneOther))"#, ["warning unused-variable"]),
            (
                "‸%#@a.b@", #""‸a.b": \#(substitution("", oneOther))"#,
                ["error malformed-variable", "warning unused-variable"]
            ),
            ("%#@n@", #""n": \#(substitution(#""argNum": ‸0, "#, oneOther))"#, ["error invalid-argument-number"]),
            ("%#@n@", #""‸n": {"formatSpecifier": "lld", "variations": {}}"#, ["error invalid-substitution"]),
            (
                "%#@n@ %#@m@",
                #""n": \#(substitution(#""argNum": 1, "#, oneOther)), "m": {"argNum": 1, "formatSpecifier": "‸d", "variations": {"plural": {\#(oneOther)}}}"#,
                ["warning argument-size-conflict"]
            ),
            (
                "%#@n@", #""‸n": {"argNum": 1, "variations": {"plural": {"other": \#(unit("b"))}}}"#,
                ["error missing-value-type"]
            ),
            (
                "%#@n@",
                #""n": \#(substitution(#""argNum": 1, "#, #""one": \#(unit("a")), "other": \#(unit("é\\n%arg ‸%#@n@"))"#))"#,
                ["error variable-cycle"]
            ),
        ]
    )
    func substitutions(text: String, members: String, expected: [String]) {
        check(file(#"{"stringUnit": {"state": "new", "value": "\#(text)"}, "substitutions": {\#(members)}}"#), expected)
    }

    private func file(_ localization: String) -> String {
        "{\"sourceLanguage\": \"en\", \"strings\": {\n  \"k\": {\"localizations\": {\n    \"en\": \(localization)}}}}"
    }

    @Test("A key that stands for the source language's text")
    func keyAsText() {
        let german = #"{"localizations": {"de": \#(unit("MB"))}}"#
        check(
            #"{"sourceLanguage": "en", "strings": {"a": \#(german), "‸%arg MB": {}}}"#,
            ["warning arg-outside-substitution"]
        )
        check(
            #"{"sourceLanguage": "en", "strings": {"%arg MB": {"localizations": {"en": \#(unit("%f MB"))}}}}"#,
            []
        )
    }

    @Test("Languages that are none, and phrases")
    func others() {
        check(
            #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"‸not a language": \#(unit("a"))}}}}"#,
            ["error unknown-language"]
        )
        check(
            #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"stringSet": ‸{"values": ["a"]}}}}}}"#,
            ["note app-shortcut-phrases"]
        )
        check(
            #"{"sourceLanguage": "en", "strings": {"k": {"shouldTranslate": false, "localizations": {"‸uk": \#(unit("a"))}}}}"#,
            ["warning untranslatable-entry"]
        )
    }
}
