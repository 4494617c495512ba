import InterlinguaFormats
import InterlinguaIR
import Testing

@testable import InterlinguaCompiler

/// What Android's files say for messages that need parts, line by line.
@Suite struct AndroidFileTests {
    private func resources(_ catalog: Catalog) throws -> [String] {
        let files = Converter().convert(catalog, from: AppleFormat(), to: AndroidFormat()).files
        let file = try #require(files.first { $0.path == "values/strings.xml" })
        return String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
            .map { String($0.drop { $0 == " " }) }
            .filter { $0.hasPrefix("<string") || $0.hasPrefix("<plurals") || $0.hasPrefix("<item") }
    }

    @Test func twoNumbersSideBySide() throws {
        #expect(
            try resources(SampleEntries.two) == [
                #"<string name="two">%1$s in %2$s</string>"#,
                #"<plurals name="two_f" i:part="two select 1 f">"#,
                #"<item quantity="one">%d file</item>"#,
                #"<item quantity="other">%d files</item>"#,
                #"<plurals name="two_d" i:part="two select 2 d">"#,
                #"<item quantity="one">%d folder</item>"#,
                #"<item quantity="other">%d folders</item>"#,
            ]
        )
    }

    @Test func oneNumberInsideTheOther() throws {
        #expect(
            try resources(SampleEntries.nest) == [
                #"<plurals name="nest">"#,
                #"<item quantity="one">One bird (%1$d) on %2$s</item>"#,
                #"<item quantity="other">%1$d birds on %2$s</item>"#,
                #"<plurals name="nest_w" i:part="nest select 2 w">"#,
                #"<item quantity="one">a wire</item>"#,
                #"<item quantity="other">%d wires</item>"#,
            ]
        )
    }

    @Test func widths() throws {
        #expect(
            try resources(SampleEntries.welcome) == [
                #"<string name="welcome" i:part="welcome variant width 53">Greetings and salutations</string>"#,
                #"<string name="welcome_w1" i:part="welcome variant width 1">Hi</string>"#,
                #"<string name="welcome_w22" i:part="welcome variant width 22">Hello</string>"#,
            ]
        )
    }

    /// A number that is not the first argument is named, since the call passes it apart.
    @Test func theNumberIsNotTheFirstArgument() throws {
        #expect(
            try resources(SampleEntries.name).dropFirst() == [
                #"<item quantity="one">%1$s sent a photo</item>"#,
                #"<item quantity="other">%1$s sent %2$d photos</item>"#,
            ]
        )
    }
}
