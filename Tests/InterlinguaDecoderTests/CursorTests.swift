import Testing

@testable import InterlinguaDecoder

/// How packed numbers and texts are read.
@Suite struct CursorTests {
    /// Five bits a digit, the lowest first, from `0` on; 32 more where others follow.
    @Test func readsNumbersOfAnySize() {
        var cursor = Decoder.Cursor("0OP1XO", at: 0)
        #expect([cursor.number(), cursor.number(), cursor.number(), cursor.number()] == [0, 31, 32, 1_000])
        #expect(cursor.offset == 6)
    }

    @Test func readsTextsBehindTheirLengths() {
        var cursor = Decoder.Cursor("3żU0", at: 0)
        #expect(cursor.text(count: cursor.number()) == "żU")
        #expect(cursor.span().isEmpty)
    }

    @Test func findsNamesInTheirOrder() {
        // “a” is entry 4 and takes “n”; “b” is entry 5.
        let keys = Decoder.Keys(names: "1a411n1b50", offsets: "06", width: 1, count: 2)
        #expect(keys.find("a")?.entry == 4)
        #expect(keys.find("a")?.arguments == ["n"])
        #expect(keys.find("b")?.entry == 5)
        #expect(keys.find("b")?.arguments == [])
        for name in ["", "A", "ab", "c"] { #expect(keys.find(name) == nil) }
    }
}
