import InterlinguaIR
import Testing

@testable import InterlinguaFormats

@Suite struct AndroidTextTests {
    @Test(arguments: AndroidTextExample.all)
    func workedExamples(example: AndroidTextExample) {
        let decoded = decodeText(example.xml)
        switch example.outcome {
        case .rejected(let identifier): #expect(decoded.errors.contains(identifier), "\(decoded.errors)")
        case .text(let value):
            #expect(decoded.errors.isEmpty)
            #expect(decoded.text.string == value)
            #expect(!decoded.text.hasSpans)
            #expect(decoded.text.reference == nil)
        case .styled(let value, let spans):
            #expect(decoded.errors.isEmpty)
            #expect(decoded.text.string == value)
            #expect(decoded.text.hasSpans)
            #expect(decoded.spans == spans)
            #expect(decoded.text.reference == nil)
        case .reference(let spelling):
            #expect(decoded.errors.isEmpty)
            switch decoded.text.reference {
            case .resource(let type, let name): #expect("@\(type)/\(name)" == spelling)
            case .external(let external): #expect(external == spelling)
            case nil: Issue.record("no reference")
            }
        }
    }

    /// Where something is wrong: identifier, line and column in the file, whose text begins at 2:22.
    @Test(arguments: [
        ("it's", "unescaped-apostrophe", 2, 24),
        ("ab\n  it&apos;s", "unescaped-apostrophe", 3, 5),
        ("<![CDATA[it's]]>", "unescaped-apostrophe", 2, 33),
        ("é\\u00g1", "invalid-unicode-escape", 2, 23),
        ("\\u0000", "zero-character", 2, 22),
        ("<xliff:g>a<xliff:g>b</xliff:g></xliff:g>", "nested-xliff", 2, 32),
        ("a\\uD83Db", "lone-surrogate", 2, 23),
        ("\\uDE00", "lone-surrogate", 2, 22),
        ("x \\uD83D\\uDE00", "surrogate-escape", 2, 24),
        ("\\q", "unknown-escape", 2, 22),
        ("%s\\, x", "unknown-escape", 2, 24),
        ("&lt;br\\>", "unknown-escape", 2, 28),
        ("a\\é", "unknown-escape", 2, 23),
        ("a \"b", "unbalanced-quote", 2, 24),
        ("<a href=\"x\">\"y</a>", "unbalanced-quote", 2, 34),
        ("&lt;a href=\"x\">", "unescaped-quote", 2, 33),
        ("<![CDATA[say \"x\"]]>", "unescaped-quote", 2, 35),
        ("say \"x y\" now", "unescaped-quote", 2, 26),
        ("&quot;x&quot; is", "unescaped-quote", 2, 22),
        ("<tools:x>y</tools:x>", "foreign-tag", 2, 22),
        ("@user", "literal-reference", 2, 22),
        ("\\u41", "short-unicode-escape", 2, 22),
    ])
    func places(xml: String, identifier: String, line: Int, column: Int) throws {
        let diagnostic = try #require(decodeText(xml).diagnostics.first { $0.identifier == identifier })
        #expect(diagnostic.range?.start == SourceLocation(line: line, column: column))
    }

    @Test func everythingIsSaidOnlyWhereItIsWrong() {
        for xml in [
            "a \\n b", "\"quoted\"", "it\\'s", "&lt;a href=\\\"x\\\">", "\\@x", "\\#x", "\\ x", "?",
            "<![CDATA[\"x\"]]>", "say \"it's\" now", "a\" \"b", "a \"b  c\" d", " \"a\" ",
        ] {
            #expect(decodeText(xml).diagnostics.isEmpty, "\(xml)")
        }
    }

    @Test func longTexts() {
        #expect(decodeText(String(repeating: "é", count: 16_383)).errors.isEmpty)
        #expect(decodeText(String(repeating: "é", count: 16_384)).errors == ["text-too-long"])
    }

    @Test(arguments: [
        ("@string/a", "string a"), ("@*string/a", "external"), ("@+id/a", "id a"), ("@+string/a", "none"),
        ("@android:string/ok", "external"), ("@@string/a", "string a"), ("@String/a", "none"), ("@string/", "none"),
        ("@:string/a", "none"), ("@plurals/p", "plurals p"), ("?attr/x", "external"), ("?android:attr/x", "external"),
        ("?", "none"), ("?:", "none"), ("?string/x", "none"), ("? x", "external"), ("@", "none"),
    ])
    func references(raw: String, expected: String) {
        let found: String
        switch AndroidReference(parsing: Array(raw.utf8)) {
        case nil: found = "none"
        case .external: found = "external"
        case .resource(let type, let name): found = "\(type) \(name)"
        }
        #expect(found == expected)
    }
}

/// What a text in `<string name="a">` was decoded to, in the second line of a file.
struct DecodedText {
    var text = AndroidText()
    var diagnostics: [Diagnostic] = []
    /// The spans as aapt2 lists them.
    var spans = ""

    var errors: [String] { diagnostics.filter { $0.severity == .error }.map(\.identifier) }
}

func decodeText(_ xml: String) -> DecodedText {
    let source = """
        <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" xmlns:tools="http://schemas.android.com/tools">
            <string name="a">\(xml)</string></resources>
        """
    let (document, problems) = XMLReader.read(path: "strings.xml", bytes: Array(source.utf8))
    var result = DecodedText()
    result.diagnostics = problems
    guard let start = document.events.indices.filter({ document.events[$0].kind == .startElement }).dropFirst().first,
        document.events[start].partner > start
    else { return result }
    document.events.withUnsafeBufferPointer { events in
        document.withBytes { arena in
            var decoder = AndroidTextDecoder(
                document: document,
                events: events,
                arena: arena,
                names: AndroidNameTable(document.names),
                dialect: .android
            )
            result.text = decoder.decode(children: (start + 1)..<Int(events[start].partner))
            result.diagnostics += decoder.diagnostics
        }
    }
    let isChecked = result.text.reference == nil && !result.text.hasSpans
    if isChecked, result.text.bytes.withUnsafeBufferPointer({ PercentCheck.verdict($0) }) == .rejected {
        result.diagnostics.append(Diagnostic(.error, .multipleSubstitutions, ""))
    }
    result.spans = spans(of: result.text, in: document)
    return result
}

extension AndroidText {
    /// The text without its tags.
    var string: String { String(decoding: bytes, as: UTF8.self) }
}

private func spans(of text: AndroidText, in document: XMLDocument) -> String {
    var open: [(order: Int, name: String, first: Int, isSpan: Bool)] = []
    var closed: [(order: Int, line: String)] = []
    for (order, boundary) in text.boundaries.enumerated() {
        let offset = String(decoding: text.bytes[..<boundary.offset], as: UTF8.self).utf16.count
        switch boundary.kind {
        case .open(let index):
            let event = document.events[index]
            var name = document.name(of: event).local
            let attributes = document.attributes(of: event)
                .map { (document.names[Int($0.name)].local, document.string(of: $0)) }
                .sorted { $0.0 < $1.0 }
            for (attribute, value) in attributes { name += ";\(attribute)=\(value)" }
            open.append((order, name, offset, document.name(of: event).namespace == nil))
        case .close:
            if let span = open.popLast(), span.isSpan {
                closed.append((span.order, "\(span.name):\(span.first),\(offset - 1)"))
            }
        }
    }
    return closed.sorted { $0.order < $1.order }.map(\.line).joined(separator: " ")
}
