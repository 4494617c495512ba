import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaFormats

/// What Xcode writes before the entries of a nib's or storyboard's table.
@Suite("Texts of nibs")
struct NibTextTests {
    private func text(_ comment: String, key: String) -> (text: String, written: String)? {
        let utf8 = Array("/*\(comment)*/".utf8)
        return utf8.withUnsafeBufferPointer { bytes in
            NibText(comment: 2..<utf8.count - 2, in: bytes, key: key).map { text in
                (
                    text.text,
                    String(
                        decoding: utf8[Int(text.bounds.lowerBound)..<Int(text.bounds.upperBound)],
                        as: UTF8.self
                    )
                )
            }
        }
    }

    @Test(
        "Comments that repeat the text of a key",
        arguments: [
            (
                #" Class = "UIButton"; normalTitle = "Save"; ObjectID = "abc-12-xyz"; "#,
                "abc-12-xyz.normalTitle", "Save"
            ),
            (
                #" Class = "NSMenuItem"; title = "About…"; ObjectID = "5kV-Vb-QxS"; "#, "5kV-Vb-QxS.title",
                "About…"
            ),
            (#"Class="A";ObjectID="1";title="a = \"b\";\n\\";"#, "1.title", "a = \"b\";\n\\"),
            (#" Class = "A"; headerCell.title = "Name"; ObjectID = "b"; "#, "b.headerCell.title", "Name"),
            (#" Class = "A"; b.segmentTitles[0] = "All"; ObjectID = "b"; "#, "b.segmentTitles[0]", "All"),
            (#" Class = "A"; text = ""; ObjectID = "b"; Note = "for translators"; "#, "b.text", ""),
        ]
    )
    func matches(comment: String, key: String, expected: String) throws {
        let found = try #require(text(comment, key: key))
        #expect(found.text == expected)
        #expect(comment.contains("\"\(found.written)\""))
    }

    @Test(
        "Comments that say something else",
        arguments: [
            #" Class = "A"; title = "T"; ObjectID = "c"; "#, #" Class = "A"; title = "T"; "#,
            #" Class = "A"; title = "T; ObjectID = "b"; "#, #" Class = "A"; title = "T"; ObjectID = "b"#,
            #" Class = "A"; title = "T"; ObjectID = "b" "#,
            #" Class = "A"; label = "T"; ObjectID = "b"; "#,
            #" title = T; ObjectID = "b"; "#, #" See title = "T"; ObjectID = "b"; "#,
            #" = "T"; ObjectID = "b"; "#,
            #" Class = "A"; title = "T\"#, " The title of the window ", "", #" ObjectID = "b"; "#,
            #" Class = "A"; title = "T"; ObjectID = ""; "#,
        ]
    )
    func twins(comment: String) { #expect(text(comment, key: "b.title") == nil) }

    // MARK: Reading

    private static let about = #"/* Class = "NSMenuItem"; title = "About"; ObjectID = "b"; */"#

    private func read(_ files: KeyValuePairs<String, String>) -> ReadingResult {
        let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
        return AppleFormat().read(inputs, options: ReadingOptions(sourceLanguage: LanguageTag("en")))
    }

    private func messages(_ result: ReadingResult, _ key: String = "b.title") -> [String] {
        let messages = result.catalog.entries[Key(key, table: "Main")]?.messages ?? [:]
        return messages.map { "\($0.key): \($0.value.patterns.first?.plainText ?? "")" }
    }

    @Test("The source language has them where it has no texts of its own")
    func reading() throws {
        let result = read([
            "de.lproj/Main.strings": "own = a;\n\n\(Self.about)\n\"b.title\" = \"Über\";",
            "pl.lproj/Main.strings": "own = b;", "English.lproj/Localizable.strings": "k = a;",
        ])
        #expect(messages(result) == ["en: About", "de: Über"])
        #expect(messages(result, "own") == ["de: a", "pl: b"])
        #expect(result.catalog.entries.keys.map(\.name) == ["k", "b.title", "own"])
        #expect(result.diagnostics.isEmpty)
        let english = try #require(LanguageTag("en"))
        let message = try #require(
            result.catalog.entries[Key("b.title", table: "Main")]?.messages[english]
        )
        let range = try #require(message.origin.range)
        #expect(range.file.path == "de.lproj/Main.strings")
        #expect("\(range.start.line):\(range.start.column)" == "3:35")
        let table = try #require(result.catalog.tables["Main"])
        #expect(table.languages.first == english)
        let files = try #require(table.annotations[AppleTableAnnotation.self]?.files)
        #expect(files.map(\.folder) == ["English"])
    }

    @Test(
        "The source language's own text counts, and of contradicting comments that of the first file"
    )
    func precedence() {
        let german = "\(Self.about)\n\"b.title\" = \"Über\";"
        let polish = german.replacing("About", with: "Info")
        let both: KeyValuePairs = ["pl.lproj/Main.strings": polish, "de.lproj/Main.strings": german]
        #expect(messages(read(both)) == ["en: About", "de: Über", "pl: Über"])
        let own: KeyValuePairs = [
            "en.lproj/Main.strings": #""b.title" = "Own";"#, "de.lproj/Main.strings": german,
        ]
        #expect(messages(read(own)) == ["en: Own", "de: Über"])
        let other = german.replacing("ObjectID = \"b\"", with: "ObjectID = \"c\"")
        #expect(messages(read(["de.lproj/Main.strings": other])) == ["de: Über"])
    }

    // MARK: What is shown

    private func shown(
        _ files: KeyValuePairs<String, String>,
        _ key: String,
        _ language: String
    )
        -> RuntimeAnswer
    {
        let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
        let runtime = FoundationRuntime(
            inputs,
            options: RuntimeOptions(sourceLanguage: LanguageTag("en"))
        )
        let request = RuntimeRequest(
            [key],
            languages: LanguageTag(language).map { [$0] } ?? [],
            table: "Main"
        )
        let answer = runtime.answer(request)
        #expect(runtime.explain(request).answer == answer)
        return answer
    }

    @Test("The nib's text is shown in every language whose table lacks the key")
    func runtime() {
        let german =
            "\(Self.about)\n\"b.title\" = \"Über\";\n/* Class = \"A\"; */\n\"c.title\" = \"C\";"
        let files: KeyValuePairs = [
            "de.lproj/Main.strings": german, "pl.lproj/Main.strings": "own = a;",
        ]
        #expect(shown(files, "b.title", "de") == .text("Über"))
        for language in ["en", "pl", "fr"] {
            #expect(shown(files, "b.title", language) == .text("About"))
            #expect(shown(files, "c.title", language) == .text("c.title"))
        }
        let own: KeyValuePairs = [
            "en.lproj/Main.strings": #""b.title" = "Own";"#, "de.lproj/Main.strings": german,
        ]
        #expect(shown(own, "b.title", "en") == .text("Own"))
        let dictionaries: KeyValuePairs = ["de.lproj/Main.stringsdict": german]
        #expect(shown(dictionaries, "b.title", "en") == .text("b.title"))
    }
}
