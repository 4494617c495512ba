import InterlinguaIR
import InterlinguaTestSupport
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// aapt2 itself, compared with what we read and write.
///
/// Skipped where the tool is not installed, but not in CI.
@Suite(.enabled(if: Aapt2.isExpected, "needs aapt2"))
struct Aapt2Tests {
    private static let head = """
        <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" xmlns:tools="http://schemas.android.com/tools">
        <string name="t">target</string>

        """

    private func compile(_ texts: [(name: String, xml: String)]) throws -> Aapt2.Outcome {
        var xml = Self.head
        for (name, text) in texts { xml += "<string name=\"\(name)\">\(text)</string>\n" }
        xml += "</resources>"
        return try Aapt2.run([OutputFile(path: "values/strings.xml", bytes: Array(xml.utf8))])
    }

    /// What we make of a text, in the terms of a resource table.
    private func ours(_ xml: String) -> (value: ResourceTable.Value?, isRejected: Bool) {
        let decoded = decodeText(xml)
        if !decoded.errors.isEmpty { return (nil, true) }
        switch decoded.text.reference {
        case .external("@null"): return (.reference(0), false)
        case .external("@empty"): return (.other(type: 0, data: 1), false)
        case nil:
            let spans = decoded.spans.split(separator: " ").map(String.init)
            return (.text(decoded.text.string, spans: spans.sorted().joined(separator: " ")), false)
        default: return (nil, false)
        }
    }

    @Test func workedExamples() throws {
        var compiled: [AndroidTextExample] = []
        for example in AndroidTextExample.all {
            switch example.outcome {
            case .rejected: continue
            case .reference(let spelling) where spelling != "@string/t" && spelling != "@null" && spelling != "@empty":
                // These name resources that do not exist, which only linking finds out.
                let outcome = try compile([("a", example.xml)])
                #expect(outcome.isCompiled && outcome.table == nil, "\(example.number)")
            default: compiled.append(example)
            }
        }
        let outcome = try compile(compiled.map { ("e\($0.number)", $0.xml) })
        let table = try #require(outcome.table.flatMap { ResourceTable($0) }, "\(outcome.complaints)")
        for example in compiled {
            let theirs = table.value("string", "e\(example.number)")
            switch example.outcome {
            // Our one deviation: aapt2 drops the surrogates that the Android Gradle plugin joins.
            case .text where example.number == 51: #expect(theirs == .text("", spans: ""))
            case .text(let text): #expect(theirs == .text(text, spans: ""), "\(example.number)")
            case .styled(let text, let spans):
                let sorted = spans.split(separator: " ").sorted().joined(separator: " ")
                #expect(theirs == .text(text, spans: sorted), "\(example.number)")
            case .reference("@string/t"):
                guard case .reference = theirs else {
                    Issue.record("\(example.number) is no reference")
                    continue
                }
            case .reference, .rejected: #expect(theirs == ours(example.xml).value, "\(example.number)")
            }
        }
    }

    @Test func rejectedExamples() throws {
        for example in AndroidTextExample.all {
            guard case .rejected = example.outcome else { continue }
            #expect(!(try compile([("a", example.xml)]).isCompiled), "\(example.number)")
        }
    }

    /// Texts put together at random read the same, and the same ones are refused.
    @Test func randomTexts() throws {
        var random = SeededGenerator(seed: 19)
        let pieces = [
            "a", "B", "é", "😀", " ", "  ", "\n", "\t", "\\n", "\\t", "\\'", "\\\"", "\"", "\"", "'", "\\\\", "\\",
            "\\u0041",
            "\\u00e9", "\\u20", "\\@", "@", "?", "#", "&amp;", "&lt;", "&#32;", "&#10;", "&#13;", "&quot;", "&apos;",
            "%", "%s",
            "%1$s", "%d", "%%", "<b>", "</b>", "<i>", "</i>", "<xliff:g>", "</xliff:g>", "<br/>", "<!-- c -->",
            "<![CDATA[ x ]]>", "<![CDATA[\\n]]>", "\u{A0}", "\u{3000}", "x", "y", "\\q", "1", "50% o", "tail\\ ",
        ]
        var accepted: [(name: String, xml: String)] = []
        var rejected: [String] = []
        while accepted.count < 400 {
            var xml = ""
            for _ in 0..<Int.random(in: 1...9, using: &random) { xml += pieces.randomElement(using: &random) ?? "" }
            let value = ours(xml)
            if value.isRejected {
                if rejected.count < 60, isBalanced(xml) { rejected.append(xml) }
            } else if value.value != nil {
                accepted.append(("r\(accepted.count)", xml))
            }
        }
        let outcome = try compile(accepted)
        let table = try #require(outcome.table.flatMap { ResourceTable($0) }, "\(outcome.complaints)")
        for (name, xml) in accepted {
            #expect(table.value("string", name) == ours(xml).value, "\(xml.debugDescription)")
        }
        #expect(rejected.count == 60)
        for xml in rejected { #expect(!(try compile([("a", xml)]).isCompiled), "\(xml.debugDescription)") }
    }

    private func isBalanced(_ xml: String) -> Bool {
        XMLReader.read(path: "a", bytes: Array("<a xmlns:xliff=\"x\">\(xml)</a>".utf8)).document.isWellFormed
    }

    /// What we write is what the app sees, whatever the text is.
    @Test func writtenTexts() throws {
        var random = SeededGenerator(seed: 20)
        let pieces = [
            "a", "é", "漢", "😀", " ", "  ", "\n", "\t", "\r", "'", "\"", "\\", "@", "?", "#", "&", "<", ">", "%", "%s",
            "\u{A0}",
            "\u{3000}", "\u{2028}", "\u{200B}", "\u{1}", "\u{7F}", "\u{85}", "\u{FFFE}", "]]>", "--", "\\u0041", "\\n",
            "x",
        ]
        func text() -> String {
            (0..<Int.random(in: 0...7, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        }
        var catalog = Catalog(sourceLanguage: try #require(LanguageTag("en")))
        catalog.tables[""] = Table(languages: [catalog.sourceLanguage])
        for number in 0..<300 {
            var pattern = Pattern(text())
            if number % 3 == 1 {
                pattern.append(.markup(Markup(.element("b", []), Pattern(text()))))
                pattern.append(.text(text()))
            } else if number % 3 == 2 {
                pattern.append(.markup(Markup(.protected(id: "x", example: nil), Pattern(text()))))
                pattern.append(.text(text()))
            }
            catalog.entries[Key("k\(number)")] = Entry(messages: [catalog.sourceLanguage: Message(pattern)])
        }
        let written = AndroidFormat().write(catalog, options: WritingOptions())
        #expect(written.diagnostics.isEmpty)
        let outcome = try Aapt2.run(written.files)
        let table = try #require(outcome.table.flatMap { ResourceTable($0) }, "\(outcome.complaints)")
        for (key, entry) in catalog.entries {
            guard case .text(let seen, _)? = table.value("string", key.name) else {
                Issue.record("\(key.name) is missing")
                continue
            }
            let meant = entry.messages.values.first?.patterns.first.map(plainText) ?? ""
            #expect(seen == meant, "\(meant.debugDescription)")
        }
    }

    private func plainText(_ pattern: Pattern) -> String {
        pattern.elements.map { element in
            switch element {
            case .text(let text): text
            case .markup(let markup): plainText(markup.content)
            default: ""
            }
        }.joined()
    }

    /// Names made of any key are accepted, and so are plurals, lists, products and links of parts.
    @Test(arguments: ["readable", "mangled"])
    func writtenEntries(style: String) throws {
        let english = try #require(LanguageTag("en"))
        let polish = try #require(LanguageTag("pl"))
        var catalog = Catalog(sourceLanguage: english)
        catalog.tables[""] = Table(languages: [english, polish])
        for key in ["%d songs found", "Settings.title", "class", "1st", "", "ж", "a b"] {
            catalog.entries[Key(key)] = Entry(messages: [english: Message(Pattern(key)), polish: Message(Pattern("x"))])
        }
        let select = Select(
            .argument(0, .integer),
            variants: [
                Variant(.category(.one, .cardinal), Pattern("one 100%")),
                Variant(
                    .otherwise,
                    Pattern([.placeholder(Placeholder(argument: 0, format: .number(NumberFormat()))), .text(" %")])
                ),
            ]
        )
        var plural = Entry(arguments: [Argument(position: 1, name: "n", type: .number)])
        plural.messages[english] = Message(Pattern([.select(select)]))
        plural.annotations[PartAnnotation.self] = PartAnnotation(whole: "a b", role: .select(position: 1))
        catalog.entries[Key("files", kind: .plural)] = plural
        catalog.entries[Key("list", kind: .list)] = Entry(
            messages: [english: Message(content: .list([Pattern("a"), Pattern("b \"c\"")]))]
        )
        let written = AndroidFormat().write(catalog, options: WritingOptions(settings: ["names": .text(style)]))
        #expect(written.diagnostics.map(\.identifier) == ["call-changes"])
        let outcome = try Aapt2.run(written.files)
        let table = try #require(outcome.table.flatMap { ResourceTable($0) }, "\(outcome.complaints)")
        let readable = [
            "%d songs found": "songs_found", "Settings.title": "settings_title", "class": "s_class", "1st": "s_1st",
            "": "s_811c9dc5", "ж": "s_99c37b3b", "a b": "a_b",
        ]
        for (key, name) in readable {
            let name = style == "mangled" ? AndroidName.mangle(key) : name
            #expect(table.value("string", name) == .text(key, spans: ""))
            #expect(table.value("string", name, language: "pl") == .text("x", spans: ""))
        }
        guard case .bag(let items)? = table.value("plurals", "files") else {
            Issue.record("no plural")
            return
        }
        #expect(items.count == 2)
        #expect(items.first { $0.name == 0x0100_0006 }?.value == .text("one 100%%", spans: ""))
        #expect(items.first { $0.name == 0x0100_0004 }?.value == .text("%d %%", spans: ""))
    }
}
