import InterlinguaIR
import Testing

@testable import InterlinguaFormats

/// What is reported of i18next's translations beside their source texts.
@Suite struct I18nextTranslationTests {
    /// What is found in German beside English, a line a finding.
    private func findings(_ english: String, _ german: String, settings: [String: RuntimeSetting] = [:]) -> [String] {
        let files = [("locales/en/translation.json", english), ("locales/de/translation.json", german)]
            .map { InputFile(path: $0, bytes: Array($1.utf8)) }
        let options = ReadingOptions(sourceLanguage: LanguageTag("en"), settings: settings)
        return I18nextReader.read(files, version: .v4, options: options).diagnostics.map { diagnostic in
            let place = diagnostic.range.map { "\($0.file.path.split(separator: "/")[1]):\($0.start.line)" } ?? ""
            return "\(place) \(diagnostic.severity.rawValue) \(diagnostic.identifier): \(diagnostic.message)"
        }
    }

    @Test func namesThatWereTranslatedAreReportedOnce() {
        #expect(
            findings(
                #"{"moved": "{{name}} moved to {{place}}"}"#,
                "{\n\"moved\": \"{{name}} nach {{ort}} verschoben\"}"
            ) == [
                "de:2 warning argument-not-in-source: the “de” text shows “ort”, which the source text lacks; it lacks "
                    + "“place”; a placeholder is shown as it is for what the app doesn't pass"
            ]
        )
    }

    /// What `Trans` makes of them is missing, or stands there as it is written.
    @Test(
        "Elements of texts are compared",
        arguments: [
            ("<1>Terms</1> and <3>Policy</3>", "<1>AGB</1>", "placeholder-not-shown: the text in “de” lacks “<3>”"),
            ("<b>All</b>", "<strong>Alle</strong>", "placeholder-not-in-source: “<strong>” in the “de” text is not in"),
            ("<link>B</link>", "<link>B<link>", "placeholder-not-shown: the text in “de” lacks “<link>”"),
            ("See <icon /> there", "Dort", "placeholder-not-shown: the text in “de” lacks “<icon>”"),
            ("a<br/>b", "a b", nil), ("<name> is < 3", "<Name> ist < 3", nil), ("<0>{{x}}</0>", "<0>{{x}}</0>", nil),
        ]
    )
    func elements(english: String, german: String, finding: String?) {
        let found = findings(#"{"a": "\#(english)"}"#, #"{"a": "\#(german)"}"#)
        #expect(found.count == (finding == nil ? 0 : 1))
        #expect(found.allSatisfy { $0.hasPrefix("de:1 warning \(finding ?? "")") })
    }

    @Test func argumentsThatAreNotShownAreReported() {
        #expect(
            findings(#"{"a": "{{x}}, {{y}}", "b": "{{x}}"}"#, "{\"a\": \"{{x}}\",\n\"b\": \"nichts\"}") == [
                "de:1 warning argument-not-shown: the “de” text lacks “y”, which the source text shows",
                "de:2 warning argument-not-shown: the “de” text lacks “x”, which the source text shows",
            ]
        )
    }

    /// A form for one number need not show it, and one for the others has to.
    @Test func formsForFewNumbersMaySpellThem() {
        let english = #"{"files_one": "{{count}} file", "files_other": "{{count}} files"}"#
        #expect(findings(english, #"{"files_one": "eine Datei", "files_other": "{{count}} Dateien"}"#) == [])
        #expect(
            findings(english, #"{"files_one": "eine Datei", "files_other": "viele Dateien"}"#) == [
                "de:1 warning argument-not-shown: the “de” text lacks “count”, which the source text shows"
            ]
        )
        // Where a translation chooses by a number, that is passed.
        #expect(findings(#"{"a": "some"}"#, #"{"a_one": "{{count}} Ding", "a_other": "{{count}} Dinge"}"#) == [])
    }

    @Test func entriesThatReferToOthersHandArgumentsOn() {
        #expect(
            findings(
                #"{"a": "$t(b), please", "b": "open {{file}}"}"#,
                #"{"a": "bitte {{file}} öffnen", "b": "{{file}} öffnen"}"#
            ) == []
        )
    }

    @Test func emptyTextsAreReportedUnlessTheyAreSkipped() {
        let english = #"{"a": "text", "b_one": "one", "b_other": "many", "c": " "}"#
        let german = "{\"a\": \"\",\n\"b_one\": \"\", \"b_other\": \"viele\",\n\"c\": \"\"}"
        let message =
            "empty-translation: the “de” text is empty: nothing is shown, unless the app sets “returnEmptyString” to false"
        #expect(findings(english, german) == ["de:1 warning \(message)", "de:2 warning \(message)"])
        #expect(
            findings(english, german, settings: ["returnEmptyString": .flag(false)]) == [
                "de:2 warning missing-form: “de” lacks “_one” (1): i18next shows another language’s text or the key"
            ]
        )
    }
}
