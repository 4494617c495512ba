import InterlinguaIR
import Testing

@Suite struct SourceFileTests {
    @Test(arguments: [0, 509, 510, 511, 512, 513, 5000])
    func locationsCountLinesAndScalars(padding: Int) {
        let bytes = Array((String(repeating: "x", count: padding) + "é\na\r\nb\rc\n\n日本").utf8)
        let file = SourceFile(path: "a", utf8: bytes)
        var expected = SourceLocation(line: 1, column: 1)
        for offset in 0...bytes.count {
            #expect(file.location(of: offset) == expected, "offset \(offset)")
            guard offset < bytes.count else { break }
            let isBeforeLF = offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
            if bytes[offset] == 0x0A || bytes[offset] == 0x0D && !isBeforeLF {
                expected = SourceLocation(line: expected.line + 1, column: 1)
            } else if bytes[offset] & 0xC0 != 0x80 {
                expected.column += 1
            }
        }
        #expect(file.location(of: bytes.count + 9) == expected)
        #expect(expected == SourceLocation(line: 6, column: 3))
    }
}
