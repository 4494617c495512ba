import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("Writing Smartling's plural keys")
struct SmartlingWriterTests {
    private let english = LanguageTag("en") ?? .undetermined
    private let croatian = LanguageTag("hr") ?? .undetermined

    private func text(_ result: WritingResult, _ path: String) -> String? {
        result.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test("What was read is written with the same bytes and read as the same catalogue")
    func roundTrip() {
        let options = ReadingOptions(sourceLanguage: english)
        let first = SmartlingFormat().read(SmartlingExamples.files, options: options).catalog
        let written = SmartlingFormat().write(first, options: WritingOptions())
        #expect(written.diagnostics.isEmpty)
        let again = SmartlingFormat().read(
            written.files.map { InputFile(path: $0.path, bytes: $0.bytes) },
            options: options
        ).catalog
        #expect(again == first)
    }

    @Test("A text without forms stands for all that the library asks for")
    func allForms() {
        var catalog = Catalog(sourceLanguage: english)
        let one = Variant(SmartlingRules.rules(for: english).condition(of: .one), Pattern("one"))
        let other = Variant(SmartlingRules.rules(for: english).condition(of: .other), Pattern("100%"))
        let select = Select(.argument(0, .signedFloat), variants: [one, other])
        catalog.entries[Key("k", kind: .plural)] = Entry(
            arguments: [Argument(name: "count", type: .number)],
            messages: [english: Message(Pattern([.select(select)])), croatian: Message(Pattern("isto"))]
        )
        let result = SmartlingFormat().write(catalog, options: WritingOptions())
        #expect(
            text(result, "en.lproj/Localizable.strings") == "\"k##{one}\" = \"one\";\n\"k##{other}\" = \"100%%\";\n"
        )
        #expect(
            text(result, "hr.lproj/Localizable.strings")
                == ["one", "few", "many", "other"].map { "\"k##{\($0)}\" = \"isto\";\n" }.joined()
        )
    }

    @Test("A text steps over arguments that it does not show before one that it does")
    func steps() {
        var catalog = Catalog(sourceLanguage: english)
        let placeholder = Element.placeholder(Placeholder(argument: 1))
        catalog.entries[Key("k", kind: .plural)] = Entry(
            arguments: [Argument(position: 1, type: .integer(IntegerType(bits: 32))), Argument(position: 2)],
            messages: [english: Message(Pattern([placeholder, .text(" alone")]))]
        )
        let result = SmartlingFormat().write(catalog, options: WritingOptions())
        #expect(result.diagnostics.isEmpty)
        #expect(text(result, "en.lproj/Localizable.strings")?.contains(#""k##{one}" = "%1$n%2$@ alone";"#) == true)
        catalog.entries[Key("k", kind: .plural)]?.arguments[0].type = .decimal
        let lost = SmartlingFormat().write(catalog, options: WritingOptions())
        #expect(lost.diagnostics.map(\.identifier) == ["unwritable"])
    }

    @Test("What files cannot hold is an error and not left out in silence")
    func losses() {
        var catalog = Catalog(sourceLanguage: english)
        catalog.entries[Key("list")] = Entry(messages: [english: Message(content: .list([Pattern("a")]))])
        let reference = Reference(.entry(Key("list")))
        catalog.entries[Key("reference")] = Entry(messages: [english: Message(Pattern([.reference(reference)]))])
        let result = SmartlingFormat().write(catalog, options: WritingOptions())
        #expect(result.diagnostics.map(\.identifier) == ["unwritable", "unwritable"])
    }
}
