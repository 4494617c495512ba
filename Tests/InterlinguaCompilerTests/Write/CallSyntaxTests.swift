import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

@Suite("Calls as code")
struct CallSyntaxTests {
    /// By the grammars: Kotlin's `StringLiteral`, Swift's `string-literal` and ECMAScript's `StringLiteral`.
    private static let literals: [(text: String, kotlin: String, swift: String, script: String)] = [
        (#"a "b" \ c"#, #""a \"b\" \\ c""#, #""a \"b\" \\ c""#, #""a \"b\" \\ c""#),
        ("line\n\r\t", #""line\n\r\t""#, #""line\n\r\t""#, #""line\n\r\t""#),
        ("$name", #""\$name""#, #""$name""#, #""$name""#),
        ("\u{1B}", #""\u001B""#, #""\u{1B}""#, #""\u001B""#),
        ("soft\u{AD}", #""soft\u00AD""#, #""soft\u{AD}""#, #""soft\u00AD""#),
        // A tag beyond the basic plane is two code units.
        ("\u{E0041}", #""\uDB40\uDC41""#, #""\u{E0041}""#, #""\uDB40\uDC41""#),
        ("żółw 😀", #""żółw 😀""#, #""żółw 😀""#, #""żółw 😀""#),
    ]

    @Test(arguments: literals)
    func literal(text: String, kotlin: String, swift: String, script: String) {
        #expect(AndroidFormat().callSyntax.literal(text) == kotlin)
        #expect(SwiftCalls.foundation.literal(text) == swift)
        #expect(I18nextFormat(.v4).callSyntax.literal(text) == script)
    }

    @Test func devices() {
        let syntax = I18nextFormat(.v4).callSyntax
        let phone = syntax.oneOf(["iphone"], "device")
        #expect(syntax.joined([phone], separator: "_") == #"device === "iphone" ? device : undefined"#)
        #expect(
            syntax.oneOf(["ipad", "mac"], "device") == #"["ipad", "mac"].includes(device) ? device : undefined"#
        )
    }

    @Test(
        "Arguments have names that code can have",
        arguments: [
            (["count", "class"], ["count", "class_"]), (["in", "in_"], ["in_", "in__"]),
            (["first name", "2"], ["firstname", "value2"]), (["width", "ä"], ["width_", "value2"]),
        ]
    )
    func names(names: [String], expected: [String]) {
        #expect(CallCode.names(of: names.map { Argument(name: $0, type: .text) }) == expected)
    }
}
