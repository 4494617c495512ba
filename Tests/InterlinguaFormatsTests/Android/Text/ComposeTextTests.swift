import Foundation
import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("Texts in the folders of Compose Multiplatform")
struct ComposeTextTests {
    /// What the Gradle plugin stores of a text without tags (compose-multiplatform: `handleSpecialCharacters`).
    private func stored(_ text: String) throws -> String {
        let pairs = try NSRegularExpression(pattern: #"\\\\"#)
        let escapes = try NSRegularExpression(pattern: #"\\u[a-fA-F\d]{4}|\\n|\\t"#)
        let whole = NSRange(text.startIndex..., in: text)
        let starts = Set(pairs.matches(in: text, range: whole).map(\.range.location))
        var result = text as NSString
        for match in escapes.matches(in: text, range: whole).reversed() where !starts.contains(match.range.location - 1)
        {
            let own = (text as NSString).substring(with: match.range)
            let code = UInt16(own.dropFirst(2), radix: 16)
            let character = own == #"\n"# ? "\n" : own == #"\t"# ? "\t" : String(decoding: [code ?? 0], as: UTF16.self)
            result = result.replacingCharacters(in: match.range, with: character) as NSString
        }
        return (result as String).replacing(#"\\"#, with: #"\"#)
    }

    /// What the library makes of it for arguments (compose-multiplatform: `replaceWithArgs`).
    private func shown(_ text: String, _ arguments: [String]) -> String {
        text.replacing(/%(\d+)\$[ds]/) { Int($0.output.1).map { arguments[$0 - 1] } ?? "" }
    }

    @Test(
        arguments: [
            "Don't say \"no\"", #"a\nb\tc \u00e9 \\ \\n \\\n"#, "  two\n   lines  ", #"It\'s \"q\" \@ \?x \u12 \"#,
            "@string/x", "100% of %1$s and %2$d, %s, %d, %1$.2f, 5%% %", "?", "%1$d", "&lt;b>%1$s&lt;/b>",
            #"\u0041\u007A"#,
        ]
    )
    func areReadAndShownByItsOwnRules(source: String) throws {
        let path = "src/commonMain/composeResources/values/strings.xml"
        let xml = "<resources><string name=\"a\">\(source)</string></resources>"
        let files = [InputFile(path: path, bytes: Array(xml.utf8))]
        let text = try stored(source.replacing("&lt;", with: "<"))
        let result = AndroidFormat().read(files, options: ReadingOptions(sourceLanguage: LanguageTag("en")))
        #expect(!result.diagnostics.contains { $0.severity == .error })
        let entry = try #require(result.catalog.entries.values.first)
        let isFormat = text.contains(/%\d+\$[ds]/)
        #expect(entry.showsArguments == isFormat)
        let arguments: [ArgumentValue] = isFormat ? [.number(7), .number(8)] : []
        let request = RuntimeRequest("a", "en", arguments)
        let runtime = AndroidRuntime(files, options: RuntimeOptions())
        #expect(runtime.answer(request).shown == shown(text, ["7", "8"]))
        #expect(runtime.answer(RuntimeRequest("a")).shown == text)
        if let plain = entry.messages.values.first?.patterns.first?.plainText { #expect(plain == text) }
    }

    @Test(
        "Texts are written so that the Gradle plugin and the library show them",
        arguments: [
            #"It's "q" @ ? \ \n \u0041 \\"#, "  two\n\t lines \u{A0}", "@string/x", "?", "<b> & 5 %", "%s %d %%",
        ]
    )
    func areWrittenByItsOwnRules(text: String) throws {
        let english = try #require(LanguageTag("en"))
        let name = Element.placeholder(Placeholder(argument: 0, format: .text(Field())))
        let size = Element.placeholder(Placeholder(argument: 1, format: .number(NumberFormat(isGrouped: true))))
        for pattern in [Pattern(text), Pattern([.text(text), name, .text(text), size])] {
            var catalog = Catalog(sourceLanguage: english)
            var entry = Entry()
            if pattern.plainText == nil { entry.arguments = [Argument(position: 1), Argument(position: 2)] }
            entry.messages[english] = Message(pattern)
            catalog.tables["composeResources/"] = Table(languages: [english])
            catalog.entries[Key("a", table: "composeResources/")] = entry
            let files = AndroidFormat().write(catalog, options: WritingOptions()).files
            #expect(files.map(\.path) == ["composeResources/values/strings.xml"])
            let xml = String(decoding: files.first?.bytes ?? [], as: UTF8.self)
            let content = try #require(xml.firstMatch(of: /<string name="a"[^>]*>([^<]*)<\/string>/)?.output.1)
            let raw = String(content).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
                "&amp;",
                with: "&"
            )
            let isFormat = pattern.plainText == nil
            let result = isFormat ? shown(try stored(raw), ["X", "7", "", "", ""]) : try stored(raw)
            #expect(result == (isFormat ? text + "X" + text + "7" : text))
        }
    }

    @Test("Tags are dropped, and a backslash that is shown is reported")
    func diagnostics() {
        let xml = #"<resources><string name="a">It\'s <b>it</b></string></resources>"#
        let files = [InputFile(path: "composeResources/values/strings.xml", bytes: Array(xml.utf8))]
        let result = AndroidFormat().read(files, options: ReadingOptions(sourceLanguage: LanguageTag("en")))
        #expect(result.diagnostics.map(\.identifier).sorted() == ["foreign-tag", "unknown-escape"])
        #expect(AndroidRuntime(files, options: RuntimeOptions()).answer(RuntimeRequest("a")).shown == #"It\'s it"#)
    }
}
