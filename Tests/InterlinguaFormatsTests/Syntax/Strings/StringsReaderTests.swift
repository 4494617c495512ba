import InterlinguaIR
import Testing

@testable import InterlinguaFormats

/// The keys and values of a file's entries, in their order.
private func pairs(_ document: StringsDocument) -> [String] {
    document.entries.map { entry in
        guard case .string(let value) = entry.value else { return "\(document.string(of: entry.key))→…" }
        return "\(document.string(of: entry.key))→\(document.string(of: value))"
    }
}

/// Diagnostics as `line:column identifier`.
private func places(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0) \($0.identifier)" }
}

private func read(_ text: String) -> (document: StringsDocument, diagnostics: [Diagnostic]) {
    StringsReader.read(path: "a.strings", bytes: Array(text.utf8))
}

@Suite("Text property lists")
struct StringsReaderTests {
    @Test(
        "What Foundation takes is taken",
        arguments: [
            ("", []),
            (" /* only */ // comments", []),
            ("\"k\";", ["k→k"]),
            ("'k' = 'v\"w';", ["k→v\"w"]),
            ("{ a = 1; }", ["a→1"]),
            ("{}", []),
            ("// c\r\"a\" = \"1\";", ["a→1"]),
            ("path = /usr/bin; u = http://example.com;", ["path→/usr/bin", "u→http://example.com"]),
            ("n = 12.5;", ["n→12.5"]),
            ("\"a\" /* b */ = // c\n \"1\" /* d */ ;", ["a→1"]),
            ("\"\" = \"\";", ["→"]),
            ("\"a\"\u{2028}=\u{2029}\"1\"\u{0B};", ["a→1"]),
            ("\"a\" = \"x\r\ny\";", ["a→x\r\ny"]),
            ("\"a // b\" = \"/* c */\";", ["a // b→/* c */"]),
            ("\"a\" = \"x\u{0}y\";", ["a→x\u{0}y"]),
            ("\"a\" = { b = (1, 2,); c = <00 ff>; };", ["a→…"]),
        ] as [(String, [String])]
    )
    func accepted(text: String, expected: [String]) {
        let result = read(text)
        #expect(pairs(result.document) == expected)
        #expect(places(result.diagnostics) == [])
    }

    @Test(
        "What Foundation refuses or loses is an error, and reading goes on",
        arguments: [
            ("\"a\" = \"1\"", ["1:10 strings-syntax"], ["a→1"]),
            ("\"a\" = \"1\"\n\"b\" = \"2\";", ["1:10 strings-syntax"], ["a→1", "b→2"]),
            ("\"k\"", ["1:4 strings-syntax"], []),
            ("{ a = 1 }", ["1:8 strings-syntax"], ["a→1"]),
            ("\"k\" = ;", ["1:7 strings-syntax"], []),
            ("\"k\" \"v\";", ["1:4 strings-syntax"], ["k→v"]),
            ("\"a\" = \"1\", \"b\" = \"2\";", ["1:10 strings-syntax"], ["a→1", "b→2"]),
            ("\"a\" = \"1\";; \"b\" = \"2\";", ["1:11 trailing-junk"], ["a→1", "b→2"]),
            ("\"a\" = \"1\"; }", ["1:12 trailing-junk"], ["a→1"]),
            ("\"a\" = \"1\"; \"b\" = \"2\"; +++", ["1:23 trailing-junk"], ["a→1", "b→2"]),
            ("\"a\" = \"1\"; # note", ["1:12 trailing-junk"], ["a→1"]),
            ("\"a\" = \"1\"; /", ["1:13 strings-syntax"], ["a→1"]),
            ("# c\n\"a\" = \"1\";", ["1:1 strings-syntax"], ["a→1"]),
            ("KEY##{one} = \"x\";", ["1:4 strings-syntax"], []),
            ("\"a\" = \"1", ["1:7 unterminated-string"], []),
            ("/* a /* b */ c */ \"a\" = \"1\";", ["1:16 strings-syntax"], []),
            ("\"a\" = <*I42>;", ["1:8 strings-syntax"], []),
            ("\"a\" = \"1\"; /* open", ["1:12 unterminated-comment"], ["a→1"]),
            ("\"a\" = \"1\";\u{A0}\"b\" = \"2\";", ["1:11 trailing-junk"], ["a→1"]),
            ("{ a = 1; } b", ["1:12 strings-syntax"], ["a→1"]),
            ("{ a = 1;", ["1:9 strings-syntax"], ["a→1"]),
            ("(a, b)", ["1:1 not-a-dictionary"], []),
            ("{\"k\": \"v\"}", ["1:5 strings-syntax", "1:11 strings-syntax"], []),
            ("ö = 1;\nä = 2;", ["1:1 strings-syntax", "2:1 strings-syntax"], []),
        ] as [(String, [String], [String])]
    )
    func refused(text: String, expected: [String], entries: [String]) {
        let result = read(text)
        #expect(places(result.diagnostics) == expected)
        #expect(pairs(result.document) == entries)
    }

    @Test("The loss behind the place where Foundation stops is counted")
    func silentLoss() {
        let first = read("\"a\" = \"1\";; \"b\" = \"2\"; \"c\" = \"3\";").diagnostics.first
        #expect(
            first?.message
                == "“;” can't start a key; Foundation stops reading here without an error and loses 2 entries"
        )
    }

    @Test(
        "Escapes",
        arguments: [
            (#"\n\r\t\a\b\f\v"#, "\n\r\t\u{07}\u{08}\u{0C}\u{0B}"),
            (#"\"\'\\"#, "\"'\\"),
            ("a\\\nb", "a\nb"), ("a\\\r\nb", "a\r\nb"),
            (#"\101\60\7"#, "A0\u{07}"), (#"\08"#, "\u{0}8"), (#"\501"#, "A"), (#"\1011"#, "A1"),
            (#"\200\201\256\376\377"#, "\u{A0}Àﬁ\u{0}\u{0}"),
            (#"\U00e9\U20AC"#, "é€"), (#"\U41!"#, "A!"), (#"\Ux"#, "\u{0}x"), (#"\Ud83d\Ude00"#, "😀"),
            (#"\Ud83dx"#, "\u{FFFD}x"), (#"\Ude00"#, "\u{FFFD}"),
            (#"\u00e9"#, "u00e9"), (#"\U0001F600"#, "\u{01}F600"),
            (##"\x41\e\?\/\%\@\#"##, "x41e?/%@#"), (#"\ת"#, "ת"), (#"\8"#, "8"),
        ] as [(String, String)]
    )
    func escapes(written: String, expected: String) throws {
        let result = read("k = \"\(written)\";")
        #expect(result.diagnostics.isEmpty)
        #expect(pairs(result.document) == ["k→\(expected)"])
    }

    @Test("Escapes that mean something else than they look like")
    func oddities() {
        let bytes = Array(#"\u203A \U0001F600 \Ud83d \ת \n \' \U00e9a"#.utf8)
        let found = StringsEscapes.oddities(in: bytes[...])
        #expect(found.map(\.oddity) == [.lowercaseU, .longCode, .loneSurrogate, .unknown])
        #expect(found.map(\.source) == [0..<2, 7..<13, 18..<24, 25..<28])
    }

    @Test("A byte of a decoded text is found in the file")
    func sourceOffsets() {
        let bytes = Array(#"aé\n\U00e9b"#.utf8)
        // a, é (2), \n, \U00e9 (2), b, end
        let offsets = (0...7).map { offset in
            var cursor = DecodingCursor()
            return StringsEscapes.sourceOffset(ofByte: offset, in: bytes[...], &cursor)
        }
        #expect(offsets == [0, 1, 2, 3, 5, 5, 11, 12])
    }

    @Test("The upper half of NeXTSTEP's character set")
    func nextstep() {
        let rows = [
            "\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷", "©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿",
            "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêë", "ìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{0}\u{0}",
        ]
        let expected = rows.joined().unicodeScalars.map(\.value)
        #expect((0x80...0xFF).map { NeXTSTEPEncoding.scalar(of: UInt8($0)) } == expected)
    }

    @Test("Values nested too deep are an error")
    func depth() {
        let text = "a = " + String(repeating: "(", count: 100_000)
        #expect(read(text).diagnostics.map(\.identifier) == ["too-deep"])
        let braces = "a = " + String(repeating: "{ a = ", count: 100_000)
        #expect(read(braces).diagnostics.first?.identifier == "too-deep")
    }

    @Test("A value of 100 MB is read")
    func largeValue() {
        let bytes =
            Array("\"a\" = \"".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 100_000_000) + Array("\";".utf8)
        let result = StringsReader.read(path: "a.strings", bytes: bytes)
        #expect(result.diagnostics.isEmpty)
        #expect(result.document.entries.count == 1)
    }

    @Test("Comments are found with what sets them apart")
    func comments() {
        let text =
            "/* licence */\n\n// MARK: - One\n/* c1 */\n\"a\" = \"1\"; // t1\n\n\n/* c2\n more */ \"b\" = \"2\"; /* c3 */ \"c\" = \"3\";\n/* end */"
        let document = read(text).document
        let describe = { (range: Range<Int>) in
            document.comments[range].map { comment in
                "\(comment.lineBreaksBefore)\(comment.isBlock ? "*" : "/")\(document.string(of: comment))\(comment.lineBreaksAfter)"
            }
        }
        #expect(
            document.entries.map { describe($0.leadingComments) } == [
                ["0*licence2", "2/MARK: - One1", "1*c11"], ["3*c2\n more0"], ["0*c30"],
            ]
        )
        #expect(document.entries.map { describe($0.trailingComments) } == [["0/t13"], [], []])
        #expect(describe(document.finalComments) == ["1*end0"])
        #expect(document.entries.map(\.lineBreaksBefore) == [1, 0, 0])
    }
}
