import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite struct AndroidTextEncoderTests {
    private func encode(_ text: String, isFirst: Bool = true) -> String {
        var output: [UInt8] = []
        AndroidTextEncoder.append(text, for: .android, isFirst: isFirst, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test(arguments: [
        ("a\\b", "a\\\\b"), ("it's", "it\\'s"), ("say \"x\"", "say \\\"x\\\""), ("@home", "\\@home"),
        ("?why", "\\?why"),
        ("a@b?", "a@b?"), ("a\nb\tc", "a\\nb\\tc"), ("a & b < c > d", "a &amp; b &lt; c &gt; d"),
        (" a  b ", "\\u0020a \\u0020b\\u0020"), (" ", "\\u0020"), ("a b", "a b"),
        ("\u{1}\u{1F}\r", "\\u0001\\u001F\\u000D"),
        ("\u{7F}\u{85}\u{9F}", "\\u007F\\u0085\\u009F"),
        ("\u{A0}\u{1680}\u{2003}\u{3000}", "\\u00A0\\u1680\\u2003\\u3000"),
        ("\u{2028}\u{2029}\u{202F}\u{205F}\u{FEFF}", "\\u2028\\u2029\\u202F\\u205F\\uFEFF"),
        (
            "\u{200B}\u{200E}\u{200F}\u{202A}\u{202E}\u{2060}\u{2069}",
            "\\u200B\\u200E\\u200F\\u202A\\u202E\\u2060\\u2069"
        ),
        ("\u{200C}\u{200D}\u{FE0F}\u{AD}e\u{301}", "\u{200C}\u{200D}\u{FE0F}\u{AD}e\u{301}"),
        ("\u{FFFE}\u{FFFF}", "\\uFFFE\\uFFFF"), ("😀é漢", "😀é漢"), ("", ""), ("100%", "100%"),
    ])
    func texts(text: String, expected: String) {
        #expect(encode(text) == expected)
        #expect(decodeText(expected).text.string == text)
        #expect(decodeText(expected).diagnostics.isEmpty)
    }

    @Test func onlyTheFirstSignIsEscaped() {
        #expect(encode("@home", isFirst: false) == "@home")
    }

    @Test func zeroCannotBeWritten() {
        var output: [UInt8] = []
        #expect(!AndroidTextEncoder.append("a\0b", for: .android, isFirst: true, to: &output))
    }

    @Test func attributesAndComments() {
        var output: [UInt8] = []
        #expect(AndroidTextEncoder.appendAttribute("a\"b&c<d>e\n\t'", to: &output))
        #expect(String(decoding: output, as: UTF8.self) == "a&quot;b&amp;c&lt;d&gt;e&#10;&#9;'")
        #expect(!AndroidTextEncoder.appendAttribute("\u{1}", to: &output))
        output = []
        AndroidTextEncoder.appendComment("a--b---c\u{0}d", to: &output)
        #expect(String(decoding: output, as: UTF8.self) == "a- -b- - -cd")
    }
}
