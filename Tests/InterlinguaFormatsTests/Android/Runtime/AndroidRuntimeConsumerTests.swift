import InterlinguaIR
import InterlinguaTestSupport
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// The run time's reading of texts against aapt2's own.
///
/// Skipped where the tool is not installed, but not in CI.
@Suite(.enabled(if: Aapt2.isExpected, "needs aapt2"))
struct AndroidRuntimeConsumerTests {
    private static let head = """
        <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" xmlns:tools="http://schemas.android.com/tools">
        <string name="t">target</string>

        """

    private static let pieces = [
        "a", "B", "é", "ß", "😀", " ", "  ", "\n", "\r\n", "\t", "\\n", "\\t", "\\'", "\\\"", "\"", "\"", "'", "\\\\",
        "\\",
        "\\u0041", "\\u00e9", "\\u20", "\\u3", "\\u", "\\uFFFE", "\\u000A", "\\@", "@", "?", "#", "&amp;", "&lt;",
        "&gt;",
        "&#32;", "&#10;", "&#13;", "&quot;", "&apos;", "&#92;", "&#x1F600;", "%", "%s", "%1$s", "%%", "<b>", "</b>",
        "<i>",
        "</i>", "<a href=\"x  \\n\">", "</a>", "<font size='1' color=\"&amp;\">", "</font>", "<xliff:g id=\"x\">",
        "</xliff:g>", "<xliff:it>", "</xliff:it>", "<tools:x>", "</tools:x>", "<br/>", "<xliff:g/>", "<!-- c -->",
        "<?p i?>",
        "<![CDATA[ x ]]>", "<![CDATA[\\n]]>", "<![CDATA[<b>]]>", "<![CDATA[]]>", "\u{A0}", "\u{3000}", "\u{2003}",
        "\u{85}",
        "x", "y", "\\q", "\\ ", "1", "@string/t", "@null", "@empty", "@user/name", "@+id/x", "?a/b",
        "@string/",
        "\\u12g", "12", "true",
    ]

    private struct Sample {
        let name: String
        let xml: String
        let text: AndroidResourceFile.Text
    }

    /// What the run time makes of texts; nil for one that is no XML.
    private func compiled(_ texts: [String]) -> [AndroidResourceFile.Text?] {
        texts.map { xml in
            let bytes = Array("\(Self.head)<string name=\"a\" formatted=\"false\">\(xml)</string></resources>".utf8)
            let file = AndroidResourceFileReader.read(InputFile(path: "values/strings.xml", bytes: bytes), .android)
                .file
            return file.isReadable ? file.texts.last : nil
        }
    }

    private func randomTexts(_ count: Int, _ random: inout SeededGenerator) -> [String] {
        (0..<count).map { _ in
            (0..<Int.random(in: 1...9, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
                .joined()
        }
    }

    /// The text in the terms of a resource table; nil for one that only linking could decide.
    private func expected(_ text: AndroidResourceFile.Text) -> ResourceTable.Value? {
        switch text.kind {
        case .plain, .styled: .text(text.string, spans: text.spans.sorted().joined(separator: " "))
        case .reference(.nothing("@null")): .reference(0)
        case .reference(.nothing): .other(type: 0, data: 1)
        case .reference(.string("t")): .reference(1)
        case .reference, .refused: nil
        }
    }

    /// 5,000 texts in strings, the same ones in plurals and arrays.
    @Test func randomTextsReadTheSame() throws {
        let seed: UInt64 = 4_711
        var random = SeededGenerator(seed: seed)
        var samples: [Sample] = []
        while samples.count < 5_000 {
            let texts = randomTexts(2_000, &random)
            for (xml, text) in zip(texts, compiled(texts)) {
                guard let text, expected(text) != nil, samples.count < 5_000 else { continue }
                samples.append(Sample(name: "s\(samples.count)", xml: xml, text: text))
            }
        }
        var xml = Self.head
        for sample in samples {
            xml += "<string name=\"\(sample.name)\" formatted=\"false\">\(sample.xml)</string>\n"
        }
        for start in stride(from: 0, to: samples.count, by: 100) {
            xml += "<string-array name=\"r\(start)\">"
            for sample in samples[start..<start + 100] { xml += "<item>\(sample.xml)</item>" }
            xml += "</string-array>\n"
        }
        for sample in samples.prefix(500) {
            xml += "<plurals name=\"\(sample.name)\"><item quantity=\"other\">\(sample.xml)</item></plurals>\n"
        }
        let file = OutputFile(path: "values/strings.xml", bytes: Array((xml + "</resources>").utf8))
        let outcome = try Aapt2.run([file])
        let table = try #require(outcome.table.flatMap { ResourceTable($0) }, "\(outcome.complaints.prefix(2_000))")
        // All in one file the run time reads them as it reads each alone.
        let read = AndroidResourceFileReader.read(InputFile(path: file.path, bytes: file.bytes), .android).file
        #expect(read.resources.count == 1 + 5_000 + 50 + 500)
        for (index, sample) in samples.enumerated() {
            let comment: Comment = "seed \(seed): \(sample.xml.debugDescription)"
            let value = try #require(expected(sample.text))
            #expect(isSame(table.value("string", sample.name), value), comment)
            if case .bag(let items)? = table.value("array", "r\(index / 100 * 100)") {
                #expect(isSame(items[index % 100].value, value), comment)
            } else {
                Issue.record(comment)
            }
            if index < 500 {
                guard case .bag(let items)? = table.value("plurals", sample.name) else {
                    Issue.record(comment)
                    continue
                }
                #expect(items.count == 1 && isSame(items[0].value, value), comment)
            }
            #expect(read.texts[index + 1].string == sample.text.string, comment)
            #expect(read.texts[index + 1].kind == sample.text.kind, comment)
        }
    }

    private func isSame(_ value: ResourceTable.Value?, _ expected: ResourceTable.Value) -> Bool {
        // Which number a resource has is the compiler's business.
        if case .reference(let number)? = value, case .reference(1) = expected { return number > 1 }
        return value == expected
    }

    /// Texts that the run time takes as refused are refused, each in a file of its own.
    @Test func refusedTexts() throws {
        let seed: UInt64 = 4_712
        var random = SeededGenerator(seed: seed)
        var refused: [String] = []
        while refused.count < 120 {
            let texts = randomTexts(500, &random)
            for (xml, text) in zip(texts, compiled(texts)) {
                // U+0000 is refused for what it does to other texts, not by the compiler.
                guard let text, case .refused(let reason) = text.kind, !reason.hasPrefix("U+0000"), refused.count < 120
                else { continue }
                refused.append(xml)
            }
        }
        // The compiler says no more than twenty things in a run, three of each text.
        for start in stride(from: 0, to: refused.count, by: 6) {
            let files = (start..<start + 6).map { index in
                let xml =
                    "\(Self.head)<string name=\"a\(index)\" formatted=\"false\">\(refused[index])</string></resources>"
                return OutputFile(path: "values/f\(index)x.xml", bytes: Array(xml.utf8))
            }
            let complaints = try Aapt2.run(files).complaints
            for index in start..<start + 6 {
                #expect(complaints.contains("f\(index)x.xml"), "seed \(seed): \(refused[index].debugDescription)")
            }
        }
    }
}
