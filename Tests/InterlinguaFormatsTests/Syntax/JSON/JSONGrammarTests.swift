import InterlinguaIR
import Testing

@testable import InterlinguaFormats

/// The productions of RFC 8259, tried out exhaustively where they are finite enough.
@Suite("JSON's grammar")
struct JSONGrammarTests {
    private func diagnostics(_ text: String) -> [Diagnostic] {
        JSONReader.read(path: "a.json", bytes: Array(text.utf8)).diagnostics
    }

    /// Whether a text is a number by RFC 8259, section 6: `[ minus ] int [ frac ] [ exp ]`.
    private func isNumber(_ text: [Character]) -> Bool {
        var rest = text[...]
        func digits(_ rest: inout ArraySlice<Character>) -> Int {
            let count = rest.prefix { "0123456789".contains($0) }.count
            rest = rest.dropFirst(count)
            return count
        }
        if rest.first == "-" { rest.removeFirst() }
        let startsWithZero = rest.first == "0"
        let whole = digits(&rest)
        guard whole > 0, !startsWithZero || whole == 1 else { return false }
        if rest.first == "." {
            rest.removeFirst()
            guard digits(&rest) > 0 else { return false }
        }
        if rest.first == "e" || rest.first == "E" {
            rest.removeFirst()
            if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
            guard digits(&rest) > 0 else { return false }
        }
        return rest.isEmpty
    }

    @Test("All texts of up to five signs of numbers", arguments: ["-", "0", "1", ".", "e", "+", "E"])
    func numbers(first: String) {
        var texts = [first]
        for _ in 1..<5 { texts += texts.flatMap { text in ["-", "0", "1", ".", "e", "+"].map { text + $0 } } }
        for text in Set(texts) {
            #expect(diagnostics("[\(text)]").isEmpty == isNumber(Array(text)), "\(text)")
        }
    }

    @Test("Every control character is refused within a text, at its place")
    func controlCharacters() {
        for byte in UInt8(0)..<0x20 {
            let found = JSONReader.read(path: "a.json", bytes: Array("[\"a".utf8) + [byte] + Array("b\"]".utf8))
                .diagnostics
            #expect(found.map(\.severity) == [.error])
            #expect(found.first?.range?.lowerBound == 3)
        }
        for byte in UInt8(0x20)..<0x80 where byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") {
            #expect(JSONReader.read(path: "a.json", bytes: [0x22, byte, 0x22]).diagnostics.isEmpty)
        }
    }

    @Test("Eight letters may follow a backslash, and u with four digits")
    func escapes() {
        for byte in UInt8(0x20)..<0x7F where byte != UInt8(ascii: "u") {
            let letter = String(Unicode.Scalar(byte))
            let isAllowed = "\"\\/bfnrt".contains(letter)
            let found = diagnostics("[\"\\\(letter)\", \"\"]")
            #expect(found.isEmpty == isAllowed, "\(letter)")
            if !isAllowed { #expect(found.first?.range?.lowerBound == 2) }
        }
        for digits in ["0041", "abcd", "ABCD", "00e9"] { #expect(diagnostics("[\"\\u\(digits)\"]").isEmpty) }
        for digits in ["004", "00g1", "", "004g"] { #expect(!diagnostics("[\"\\u\(digits)\"]").isEmpty) }
    }

    @Test("White space is blank, tab, line feed and carriage return, and nothing else")
    func whiteSpace() {
        for space in [" ", "\t", "\n", "\r"] {
            #expect(
                diagnostics(
                    "\(space)[\(space)1\(space),\(space){\(space)\"a\"\(space):\(space)2\(space)}\(space)]\(space)"
                ).isEmpty
            )
        }
        for space in ["\u{B}", "\u{C}", "\u{85}", "\u{A0}", "\u{1680}", "\u{2003}", "\u{2028}", "\u{3000}", "\u{FEFF}"]
        {
            let found = diagnostics("[1,\(space)2]")
            #expect(found.map(\.severity) == [.error])
            #expect(found.first?.range?.lowerBound == 3)
        }
    }

    @Test("Only the three words in small letters are values")
    func words() {
        for word in ["true", "false", "null"] {
            #expect(diagnostics(word).isEmpty)
            for variant in [
                word.uppercased(), word.prefix(1).uppercased() + word.dropFirst(), String(word.dropLast()), word + "x",
            ] {
                #expect(!diagnostics("[\(variant)]").isEmpty, "\(variant)")
            }
        }
    }

    @Test("Every sign left out of a document is missed, and every one put in is one too many")
    func structure() {
        let document = "{\"a\":[1,{\"b\":[]}],\"c\":{}}"
        let signs = Array(document)
        let structural = signs.indices.filter { "{}[]:,".contains(signs[$0]) }
        for index in structural {
            var less = signs
            less.remove(at: index)
            #expect(!diagnostics(String(less)).isEmpty, "without sign \(index)")
            var more = signs
            more.insert(signs[index], at: index)
            #expect(!diagnostics(String(more)).isEmpty, "with sign \(index) twice")
        }
        #expect(diagnostics(document).isEmpty)
    }
}
