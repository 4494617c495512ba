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
        // At 1 stands the list of one argument, “n” or “1”; “a” is entry 4 and takes it, “b” is entry 5.
        let keys = Decoder.Keys(names: "0121n111a411b50", offsets: "7;", width: 1, count: 2)
        #expect(keys.find("a")?.entry == 4)
        #expect(keys.find("a").map { keys.values($0, ["n": "x", "1": "y"]).map(\.text) } == ["x"])
        #expect(keys.find("a").map { keys.values($0, ["1": "y"]).map(\.text) } == ["y"])
        #expect(keys.find("a").map { keys.values($0, ["m": "x"]).map(\.isAbsent) } == [true])
        #expect(keys.find("b")?.entry == 5)
        #expect(keys.find("b").map { keys.values($0, ["n": "x"]).isEmpty } == true)
        for name in ["", "A", "ab", "c"] { #expect(keys.find(name) == nil) }
    }
}
