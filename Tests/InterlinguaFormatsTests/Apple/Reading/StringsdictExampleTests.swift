import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("Worked examples of .stringsdict")
struct StringsdictExampleTests {
    private static let languages = ["en", "ru", "pl", "ar", "lv", "ja", "fr", "cs", "he", "sl", "cy", "lt"]

    private static let read: ReadingResult = {
        let bytes = ExampleEntry.file(StringsdictExamples.entries)
        let files = languages.map { InputFile(path: "\($0).lproj/Localizable.stringsdict", bytes: bytes) }
        return AppleFormat().read(files, options: ReadingOptions(sourceLanguage: LanguageTag("en")))
    }()

    private static let written: WritingResult = AppleFormat().write(read.catalog, options: WritingOptions())

    private static let reread: ReadingResult = {
        let files = written.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        return AppleFormat().read(files, options: ReadingOptions(sourceLanguage: LanguageTag("en")))
    }()

    @Test("What is read says what Foundation says", arguments: StringsdictExamples.examples)
    func reading(example: StringsdictExample) {
        #expect(example.rendering(in: Self.read.catalog) == .text(example.result))
    }

    @Test("What is written again says the same", arguments: StringsdictExamples.examples)
    func writing(example: StringsdictExample) {
        #expect(example.rendering(in: Self.reread.catalog) == .text(example.result))
    }

    @Test("Reading what was written gives the same catalogue and the same files")
    func roundTrip() {
        #expect(Self.written.diagnostics.isEmpty)
        #expect(Self.reread.catalog.differences(from: Self.read.catalog) == [])
        let second = AppleFormat().write(Self.reread.catalog, options: WritingOptions())
        #expect(second.files == Self.written.files)
    }

    @Test("The catalogue keeps its promises")
    func validation() {
        #expect(Self.read.catalog.validate().isEmpty)
    }
}
