import InterlinguaIR
import Testing

@testable import InterlinguaFormats

/// The libraries' examples, through the front end and the renderer.
@Suite struct I18nextReadingExampleTests {
    /// Examples about calls that no author intended, options of single calls, or errors in place of texts: a catalogue does
    /// not hold them, and the run time alone answers for them.
    static let ofRuntimeOnly: [String: String] = [
        "J5 js": "a count that is a text",
        "J16 js": "an object is asked for",
        "J17 js": "an object is asked for",
        "J20 js": "null as a text",
        "J23 js": "a variable is not passed",
        "J26 js": "escaping for HTML",
        "J27 js": "a format function",
        "J28 js": "a format function",
        "J29 js": "a format function",
        "J30 js": "a format function",
        "J37 js": "the library overflows the stack",
        "J42 js": "default texts of the call",
        "S3 ios": "a variable is not passed",
        "S25 ios": "key-value coding over an array",
        "S28 ios": "key-value coding over a text",
        "S34 ios": "a language of the call that has no rule",
        "S36 ios": "a variable is not passed",
        "S37 ios": "the description of a null object",
        "S42 ios": "a variable is not passed",
        "S45 ios": "a language of the call beside that of the library",
        "S47 ios": "the library overflows the stack",
        "S48 ios": "a call within a value",
        "S49 ios": "a list of keys",
        "S50 ios": "a missing key shown with its namespace",
        "S51 ios": "a missing key with variables",
        "S52 ios": "an object is asked for",
        "C18 js1": "a form is sought in all languages first",
        "C19 js1": "a context is sought in all languages first",
        "C21 ios": "a variable is not passed",
        "C22 js1": "a variable is not passed",
        "C24 ios": "the description of a null object",
        "C24 js1": "the description of a null object",
        "C25 ios": "a call within a value",
        "C25 js1": "a call within a value",
        "C26 ios": "a variable is not passed",
        "C28 js1": "the context is inherited only where the key itself answered",
        "C32 ios": "the library overflows the stack",
        "C32 js1": "the library overflows the stack",
        "C33 js1": "one line of an array that is joined",
        "C33 js": "one line of an array that is joined",
        "C34 ios": "key-value coding over an array",
        "C36 ios": "a missing key shown with its namespace",
        "C36 js1": "a missing key shown with its namespace",
        "C37 ios": "a list of keys",
        "C37 js1": "a list of keys",
        "C37 js": "a list of keys",
        "C38 ios": "an object is asked for",
        "C38 js1": "an object is asked for",
        "C38 js": "an object is asked for",
        "C39 js1": "an error in place of a number",
        "C40 js1": "two spellings of one language",
        "C40 js": "two spellings of one language",
    ]

    /// Every example is either tried or named above.
    @Test func allAreThere() {
        #expect(Set(I18nextReadingExample.all.map(\.number)).count == 148)
        #expect(
            Self.ofRuntimeOnly.keys.allSatisfy { name in
                I18nextReadingExample.all.contains { $0.testDescription == name }
            }
        )
        // All but these are tried for one library at least.
        let tried = I18nextReadingExample.all.filter { Self.ofRuntimeOnly[$0.testDescription] == nil }
        #expect(Set(tried.map(\.number)).count == 120)
    }

    /// None of those that are named above comes out right all the same.
    @Test(arguments: I18nextReadingExample.all.filter { ofRuntimeOnly[$0.testDescription] != nil })
    func exampleOfRuntime(_ example: I18nextReadingExample) {
        #expect((try? example.rendering()) != example.expected)
    }

    @Test(arguments: I18nextReadingExample.all.filter { ofRuntimeOnly[$0.testDescription] == nil })
    func example(_ example: I18nextReadingExample) throws {
        #expect(try example.rendering() == example.expected)
    }
}
