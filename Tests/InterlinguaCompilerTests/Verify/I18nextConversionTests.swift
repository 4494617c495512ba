import Foundation
import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// What only i18next's files say is the same sentence in every format's files, or the difference is announced.
@Suite struct I18nextConversionTests {
    private static let targets = FormatRegistry.formats.map(\.name).filter { $0 != "i18next" }

    private func project(_ version: I18nextVersion, _ files: KeyValuePairs<String, String>) -> VerifiedProject {
        ComparedProject.make(I18nextFormat(version), files.map { ("locales/\($0.key).json", $0.value) })
    }

    private func convert(
        _ source: VerifiedProject,
        to name: String
    ) throws -> (result: Converter.Result, unexplained: [String]) {
        let target = try #require(FormatRegistry.format(named: name))
        let result = Converter().convert(source.catalog, from: source.format, to: target)
        let verification = Converter().verify(result, of: source, for: target)
        #expect(verification.sentenceCount > 0)
        return (result, verification.unexplained.map { "\($0.language): \($0)" })
    }

    private func text(_ result: Converter.Result, _ name: String, _ language: String) throws -> String? {
        let language = try #require(LanguageTag(language))
        return result.catalog.entries.lazy.filter { $0.key.name == name }
            .compactMap { $0.value.messages[language]?.patterns.first?.plainText }.first
    }

    /// A number that becomes the first argument moves the others up, whose losses are those of their old positions.
    @Test(arguments: targets)
    func escapedTextsAreAnnouncedWhateverPositionsBecome(target: String) throws {
        let source = project(
            .v4,
            ["en/translation": #"{"r_one": "{{count}} of {{arg2}}", "r_other": "{{count}} out of {{arg2}}"}"#]
        )
        #expect(try convert(source, to: target).unexplained == [])
    }

    /// React's `Trans` makes a link of the tag, and other platforms' apps show it.
    @Test(arguments: [("android", true), ("apple", true), ("xcstrings", true), ("i18next-v3", false)])
    func tagsOfComponentsAreAnnounced(target: String, isLost: Bool) throws {
        let source = project(
            .v4,
            ["en/translation": #"{"a": "Accept <1>{{what}}</1>", "b": "1 <2 and 3> 2, <b>so</b>"}"#]
        )
        let (result, unexplained) = try convert(source, to: target)
        #expect(unexplained == [])
        let lost = result.diagnostics.filter { $0.identifier == "lost-markup" }
        #expect(lost.flatMap(\.notes).map(\.message) == (isLost ? ["a"] : []))
    }

    /// Who asks with the namespace as an option finds what a text refers to in that namespace, unless the text names another
    /// one; so version 3's text stays as it is.
    @Test(arguments: ["i18next-v2", "i18next-v4"])
    func namespacesOfReferencesStay(target: String) throws {
        let source = project(
            .v3,
            [
                "en/translation": #"{"ok": "OK", "items": "{{count}} item", "items_plural": "{{count}} items"}"#,
                "en/menu": """
                {"ok": "$t(translation:ok, {\\"length\\": 1})", "see": "$t(translation:items, {\\"count\\": {{n}} }) here"}
                """,
            ]
        )
        let (result, unexplained) = try convert(source, to: target)
        #expect(unexplained == [])
        let file = try #require(result.files.first { $0.path == "locales/en/menu.json" })
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(text.contains(#"$t(translation:ok, {\"length\": 1})"#))
        #expect(text.contains(#"$t(translation:items, {\"count\": {{n}} }) here"#))
    }

    // MARK: Calls without a number

    /// `t("friend")` shows the singular in English up to version 3; version 4 has no name for both.
    @Test func aSingularIsTheTextWithoutANumberWhereAnotherLanguageHasOne() throws {
        let source = project(
            .v3,
            [
                "en/translation": #"{"friend": "A friend", "friend_plural": "{{count}} friends"}"#,
                "cs/translation": """
                {"friend": "Přítel", "friend_0": "{{count}} přítel", "friend_1": "{{count}} přátelé",
                "friend_2": "{{count}} přátel"}
                """,
            ]
        )
        let (result, unexplained) = try convert(source, to: "i18next-v4")
        #expect(unexplained == [])
        let file = try #require(result.files.first { $0.path == "locales/en/translation.json" })
        #expect(
            String(decoding: file.bytes, as: UTF8.self).filter { $0 != "\n" }
                == #"{"friend":"A friend","friend_one":"A friend","friend_other":"{{count}} friends"}"#
        )
    }

    /// A name without a form that other libraries left behind shows a count that no call of it passes: it is no text of
    /// its own where all calls pass one, and is kept where it can be asked for.
    @Test(arguments: ["android", "apple", "i18next-v4", "smartling", "swifternalization"])
    func aTextWithoutANumberThatShowsOne(target: String) throws {
        func source(_ text: String) -> VerifiedProject {
            project(
                .v3,
                [
                    "en/translation": #"{"friend": "{{count}} friend", "friend_plural": "{{count}} friends"}"#,
                    "cs/translation": """
                    {"friend": "\(text)", "friend_0": "{{count}} přítel", "friend_1": "{{count}} přátelé",
                    "friend_2": "{{count}} přátel"}
                    """,
                ]
            )
        }
        let left = source("{{count}} přítel")
        #expect(left.diagnostics.map(\.kind) == [.unreachableForm])
        #expect(left.diagnostics.first?.message.contains("“friend” only for calls without a count") ?? false)
        func hasOwnText(_ file: OutputFile) -> Bool {
            String(decoding: file.bytes, as: UTF8.self).contains(#""friend":"#)
        }
        let (result, unexplained) = try convert(left, to: target)
        #expect(unexplained == [])
        #expect(result.diagnostics.filter { $0.kind == .callChanges } == [])
        let isAsked = target == "i18next-v4"
        #expect(result.catalog.entries.count == 1)
        #expect(result.files.contains { $0.path.hasSuffix("cs/translation.json") && hasOwnText($0) } == isAsked)
        let meant = try convert(source("Přítel"), to: target)
        #expect(meant.unexplained == [])
        #expect(meant.result.diagnostics.contains { $0.kind == .callChanges } != isAsked)
    }

    /// A call without a number finds no other name than the one that it asks for.
    @Test func aTextThatStandsInForTheFormOfAllOtherNumbersKeepsItsName() throws {
        let file = #"{"more": "and {{count}} more files", "more_one": "and {{count}} more file"}"#
        let (result, unexplained) = try convert(project(.v4, ["en/translation": file]), to: "i18next-v4")
        #expect(unexplained == [])
        let written = try result.files.map {
            try JSONSerialization.jsonObject(with: Data($0.bytes)) as? [String: String]
        }
        #expect(written.map { $0?.keys.sorted() } == [["more", "more_one"]])
    }

    private var photos: VerifiedProject {
        project(
            .v4,
            [
                "en/translation": """
                {"photos_one": "a photo", "photos_other": "{{count}} photos", "photos": "Photos",
                "album": "$t(photos, {\\"count\\": {{n}} }) here"}
                """,
                "cs/translation": """
                {"photos_one": "fotka", "photos_few": "{{count}} fotky", "photos_many": "{{count}} fotky",
                "photos_other": "{{count}} fotek", "album": "Je tu $t(photos, {\\"count\\": {{n}} })"}
                """,
            ]
        )
    }

    @Test(arguments: targets)
    func theTextWithoutANumberIsFoundWhereItIsAnotherLanguages(target: String) throws {
        #expect(try convert(photos, to: target).unexplained.isEmpty)
    }

    /// Only Android and Swifternalization find the English text by themselves.
    @Test(arguments: [
        ("apple", "photos_base", "Photos"), ("swifternalization", "photos_base", nil),
        ("smartling", "photos", "Photos"), ("android", "photos", nil),
    ])
    func theTextWithoutANumberIsCopiedWhereItWouldNotBeFound(target: String, name: String, expected: String?) throws {
        #expect(try text(convert(photos, to: target).result, name, "cs") == expected)
    }

    /// The number that a reference passes is there, so that the text for calls without it is nobody's.
    @Test(arguments: targets)
    func whatAReferencePassesIsThere(target: String) throws {
        let result = try convert(photos, to: target).result
        #expect(!result.catalog.entries.keys.contains { $0.name.hasPrefix("album") && $0.name.hasSuffix("base") })
    }

    /// In version 2 the English singular takes the key's own name, and nested calls are as good as before.
    @Test func referencesWithANumberAreKept() throws {
        let album = try #require(try convert(photos, to: "i18next-v2").result.catalog.entries[Key("album")])
        #expect(
            album.messages.values.allSatisfy { message in
                message.containsPattern { $0.contains { if case .reference = $0 { true } else { false } } }
            }
        )
    }

    /// Of two texts that are referred to only one has a text for 0, and is copied; the other is passed a name as before.
    @Test(arguments: ["i18next-v2", "i18next-v3"])
    func referencesStayWhereTheyCan(target: String) throws {
        let source = project(
            .v4,
            [
                "en/translation": """
                {"b_zero": "no birds", "b_one": "{{count}} bird", "b_other": "{{count}} birds",
                "p_one": "{{who}}’s photo", "p_other": "{{who}}’s {{count}} photos",
                "all": "$t(b, {\\"count\\": {{x}} }), $t(p, {\\"count\\": {{y}}, \\"who\\": \\"{{who}}\\" })"}
                """
            ]
        )
        let converted = try convert(source, to: target)
        #expect(converted.unexplained.isEmpty)
        let all = try #require(converted.result.catalog.entries[Key("all")]?.messages.values.first)
        #expect(
            all.containsPattern { pattern in
                pattern.contains { element in
                    if case .reference(let reference) = element { return reference.target == .entry(Key("p")) }
                    return false
                }
            }
        )
    }

    // MARK: Parts

    /// In the text for men a number is shown as it is, of which the other text has made a part of the sentence.
    @Test(arguments: targets)
    func textsForAContextArePassedTheirOwnArguments(target: String) throws {
        let source = project(
            .v4,
            [
                "en/translation": """
                {"b_one": "{{count}} bird", "b_other": "{{count}} birds",
                "p_one": "a photo", "p_other": "{{count}} photos",
                "all": "$t(b, {\\"count\\": {{x}} }) and $t(p, {\\"count\\": {{y}} })",
                "all_male": "his {{x}} and $t(p, {\\"count\\": {{y}} })"}
                """
            ]
        )
        #expect(try convert(source, to: target).unexplained.isEmpty)
    }

    // MARK: Names

    private var sightings: VerifiedProject {
        project(
            .v2,
            [
                "en/translation": """
                {"seen": "{{count}} bird seen", "seen_plural": "{{count}} birds seen",
                "seen_male": "He saw {{count}} bird", "seen_male_plural": "He saw {{count}} birds",
                "seen_female": "She saw {{count}} bird", "seen_female_plural": "She saw {{count}} birds"}
                """
            ]
        )
    }

    @Test func formsOfAContextKeepTheirNames() throws {
        let converted = try convert(sightings, to: "i18next-v2")
        #expect(converted.unexplained.isEmpty)
        #expect(converted.result.diagnostics.isEmpty)
        let bytes = try #require(converted.result.files.first).bytes
        #expect(try String(decoding: bytes, as: UTF8.self) == fileText(sightings))
    }

    private func fileText(_ project: VerifiedProject) throws -> String {
        let result = Converter().convert(project.catalog, from: project.format, to: I18nextFormat(.v3))
        // English has the same names in version 3.
        return String(decoding: try #require(result.files.first).bytes, as: UTF8.self)
    }

    /// Czech asks for `sets_0` before it looks for the English texts; that is another text's name here.
    @Test(arguments: ["i18next-v2", "i18next-v3"])
    func namesThatOtherLanguagesAskForAreNotGivenAway(target: String) throws {
        let source = project(
            .v4,
            [
                "en/translation": #"{"sets_one": "{{count}} set", "sets_other": "{{count}} sets"}"#,
                "cs/translation": #"{"sets_0": "sada", "sets_1": "sady", "sets_2": "sad", "sets_5": "pět sad"}"#,
            ]
        )
        #expect(try convert(source, to: target).unexplained.isEmpty)
    }

    /// A table is a part of the call in i18next, and none in Android's resources.
    @Test func tablesThatTheTargetLacksAreTold() throws {
        let source = project(.v4, ["en/translation": #"{"a": "A"}"#, "en/places": #"{"lake": "Lake"}"#])
        let outcomes = try convert(source, to: "swifternalization").result.outcomes
        let english = try #require(LanguageTag("en"))
        #expect(outcomes.outcome(of: Key("a"), in: english) == .kept)
        #expect(outcomes.outcome(of: Key("lake", table: "places"), in: english) == .callChanged)
        let android = ComparedProject.make(
            AndroidFormat(),
            [("values/places.xml", #"<resources><string name="lake">Lake</string></resources>"#)]
        )
        let rewritten = try convert(android, to: "swifternalization").result
        #expect(rewritten.outcomes.outcome(of: Key("lake", table: "places"), in: english) == .rewritten)
        #expect(rewritten.diagnostics.map(\.identifier) == ["lost-annotation"])
    }

    // MARK: Android's files

    private func android(_ files: KeyValuePairs<String, String>) -> VerifiedProject {
        ComparedProject.make(
            AndroidFormat(),
            files.map { ("values\($0.key)/strings.xml", "<resources>\($0.value)</resources>") }
        )
    }

    /// Corsican has no rules in CLDR, so that `Intl` counts as in English; `qq` is where translatewiki.net keeps notes.
    @Test(arguments: ["-co", "-qq"])
    func languagesWithoutRulesHaveEveryFormThatIsAskedFor(folder: String) throws {
        let source = android([
            "":
                #"<plurals name="hens"><item quantity="one">%d hen</item><item quantity="other">%d hens</item></plurals>"#,
            folder: #"<plurals name="hens"><item quantity="other">%d x</item></plurals>"#,
        ])
        let (result, unexplained) = try convert(source, to: "i18next-v4")
        #expect(unexplained == [])
        let file = result.files.first { $0.path.contains(folder.dropFirst() + "/") }
        let text = String(decoding: try #require(file).bytes, as: UTF8.self)
        #expect(text.contains(#""hens_one": "{{count}} x""#) && text.contains(#""hens_other": "{{count}} x""#))
    }

    /// Android shows Brazilian texts to readers in Portugal, i18next looks for `pt` only.
    @Test func textsOfOtherRegionsAreMissed() throws {
        let source = android([
            "": #"<string name="a">Hen</string><string name="b">Egg</string>"#,
            "-pt-rBR": #"<string name="a">Galinha</string><string name="b">Ovo</string>"#,
            "-pt-rPT": #"<string name="b">Ovo!</string>"#,
        ])
        #expect(try CheckedConversion(source, to: "i18next-v4").explained == ["a pt-PT: other-language"])
    }

    /// `%1$s` and `%3$s` are passed as `arg1` and `arg3`, and the names tell the positions on the way back.
    @Test func positionsSurviveAsNames() throws {
        let source = android(["": #"<string name="a">%1$s %3$s</string>"#])
        let there = try convert(source, to: "i18next-v4")
        #expect(there.unexplained == [])
        #expect(there.result.outcomes.outcome(of: Key("a"), in: try #require(LanguageTag("en"))) == .callChanged)
        let named = project(.v4, ["en/translation": #"{"a": "{{- arg1}} {{- arg3}}"}"#])
        let back = try convert(named, to: "android")
        #expect(back.unexplained == [])
        let text = String(decoding: back.result.files.flatMap(\.bytes), as: UTF8.self)
        #expect(text.contains("%1$s %3$s"))
    }

    /// Names tell no order: whoever gives them positions again goes by the text.
    @Test func theOrderOfNamedArgumentsIsAnnouncedWhereTheTextHasAnother() throws {
        let named = { (name: String, position: Int) in #"<xliff:g id="\#(name)">%\#(position)$s</xliff:g>"# }
        let lines = [
            #"<string name="same">\#(named("hours", 1)) \#(named("minutes", 2))</string>"#,
            #"<string name="other">\#(named("hours", 1)) \#(named("seconds", 3)) \#(named("rest", 2))</string>"#,
            #"<string name="gap">\#(named("hours", 1)) \#(named("seconds", 3))</string>"#,
            #"<string name="unnamed">%2$s %1$s</string>"#,
        ]
        let namespace = #"xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2""#
        let text = "<resources \(namespace)>\(lines.joined())</resources>"
        let source = ComparedProject.make(AndroidFormat(), [("values/strings.xml", text)])
        let (result, unexplained) = try convert(source, to: "i18next-v4")
        #expect(unexplained == [])
        let english = try #require(LanguageTag("en"))
        let outcomes = ["same", "other", "gap", "unnamed"].map { result.outcomes.outcome(of: Key($0), in: english) }
        #expect(outcomes == [.kept, .rewritten, .callChanged, .kept])
        let notes = result.diagnostics.filter { $0.identifier == "lost-annotation" }.flatMap(\.notes)
        #expect(notes.map(\.message) == ["other", "gap"])
    }
}
