import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// `base.json` beside a file of the source language says what languages without a text of their own show, and nothing else.
@Suite struct BaseTextTests {
    private static let targets = FormatRegistry.formats.map(\.name)

    private let small = ComparedProject.make(
        SwifternalizationFormat(),
        [("base.json", #"{"a": "base a"}"#), ("en.json", #"{"a": "en a"}"#)]
    )

    private let large = ComparedProject.make(
        SwifternalizationFormat(),
        [
            ("base.json", #"{"a": "base a", "c": "base c", "n": {"one": "%d base", "other": "%d bases"}}"#),
            ("en.json", #"{"a": "en a", "n": {"one": "%d en", "other": "%d ens"}}"#),
            ("pl.json", #"{"b": "pl b", "n": {"one": "%d pl", "few": "%d pl few", "many": "%d pl many"}}"#),
            ("de.json", #"{"a": "de a"}"#),
        ]
    )

    private func convert(_ source: VerifiedProject, to name: String) throws -> (Converter.Result, [String]) {
        let target = try #require(FormatRegistry.format(named: name))
        let result = Converter().convert(source.catalog, from: source.format, to: target)
        let verification = Converter().verify(result, of: source, for: target)
        #expect(verification.sentenceCount > 0)
        return (result, verification.unexplained.map { "\($0.language): \($0)" })
    }

    @Test(arguments: targets)
    func areSaidAlikeInEveryFormat(target: String) throws {
        #expect(try convert(small, to: target).1 == [])
        #expect(try convert(large, to: target).1 == [])
    }

    @Test func areNamedWhereNoLanguageShowsThem() {
        func notes(_ files: KeyValuePairs<String, String>) -> [String] {
            let inputs = files.map { InputFile(path: $0.key + ".json", bytes: Array($0.value.utf8)) }
            let found = SwifternalizationFormat().read(inputs, options: ReadingOptions()).diagnostics
            return found.filter { $0.identifier == "unshown-base" }.flatMap { diagnostic -> [String] in
                let places = diagnostic.notes.isEmpty ? [diagnostic.range] : diagnostic.notes.map(\.range)
                return places.map { range in
                    range.map { "\($0.file.path):\($0.start.line):\($0.start.column)" } ?? "nowhere"
                }
            }
        }
        #expect(notes(["base": #"{"a": "base a"}"#, "en": #"{"a": "en a"}"#]) == ["base.json:1:2"])
        #expect(notes(["base": #"{"a": "A", "b": "B"}"#, "en": #"{"a": "x", "b": "y"}"#]).count == 2)
        #expect(notes(["base": #"{"a": "A"}"#, "en": #"{"a": "A"}"#]) == [])
        #expect(notes(["base": #"{"a": "A"}"#, "en": #"{"a": "x"}"#, "pl": "{}"]) == [])
        #expect(notes(["base": #"{"a": "A"}"#, "en": #"{"a": "x"}"#, "pl": #"{"a": "y"}"#]) == ["base.json:1:2"])
        #expect(notes(["base": #"{"a": "A"}"#, "pl": #"{"a": "y"}"#]) == [])
        let russian = #"{"ru": {"few": "exp:[2-4]"}}"#
        #expect(notes(["base": #"{"a": "A"}"#, "en": #"{"a": "x"}"#, "expressions": russian]) == [])
    }

    @Test func areWrittenWhereLanguagesShowThem() throws {
        let texts = try convert(large, to: "android").0.catalog.entries[Key("a")]?.messages
        let found = texts?.map { "\($0.key): \($0.value.patterns.first?.plainText ?? "")" }
        #expect(found == ["en: en a", "de: de a", "pl: base a"])
    }
}
