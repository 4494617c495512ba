import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import OrderedCollections
import Testing

@testable import InterlinguaFormats

extension SwifternalizationExamples {
    /// The files as a front end gets them.
    var inputs: [InputFile] {
        files.sorted { $0.key < $1.key }.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    }

    /// What the front end makes of them.
    func read() -> ReadingResult {
        SwifternalizationFormat().read(inputs, options: ReadingOptions(sourceLanguage: LanguageTag("en")))
    }
}

extension SwifternalizationExample {
    /// Whether the example passes a value to a text that takes none, of which a catalogue says nothing.
    var passesValueToPlainText: Bool { ["A7", "A8", "H8"].contains(number) }

    /// What a catalogue says; a call without a value passes the key, as the library does.
    func rendering(in catalog: Catalog) -> Rendering {
        let key = Key(self.key)
        guard let entry = catalog.entries[key], let language = LanguageTag(language) else {
            return .missing(key: self.key)
        }
        var context = RenderingContext(width: width)
        context.values = entry.arguments.map { argument in
            // The value is what selects; no example shows arguments.
            .text(value ?? self.key)
        }
        return Renderer(catalog).render(key, in: language, context)
    }

    /// Whether a rendering is what the library gives.
    func admits(_ rendering: Rendering) -> Bool {
        switch result {
        case .text(let text): rendering == .text(text)
        case .key, .defaultText: rendering == .missing(key: key)
        case .chance(let texts): texts.contains { rendering == .text($0) }
        }
    }
}

@Suite("Worked examples of Swifternalization")
struct SwifternalizationExampleTests {
    /// One look-up with the group that it belongs to.
    static let lookups = SwifternalizationExamples.all.indices.flatMap { group in
        SwifternalizationExamples.all[group].examples.indices.compactMap { index in
            SwifternalizationExamples.all[group].examples[index].passesValueToPlainText ? nil : [group, index]
        }
    }

    private static let read = SwifternalizationExamples.all.map { $0.read() }

    @Test("All examples are here but those that concern only the run time")
    func count() {
        #expect(SwifternalizationExamples.all.reduce(0) { $0 + $1.examples.count } == 144)
        #expect(Self.lookups.count == 141)
    }

    @Test("What is read says what the library says", arguments: lookups)
    func reading(lookup: [Int]) {
        let example = SwifternalizationExamples.all[lookup[0]].examples[lookup[1]]
        let rendering = example.rendering(in: Self.read[lookup[0]].catalog)
        #expect(example.admits(rendering), "\(example.number): \(rendering)")
    }

    @Test("The catalogues keep their promises", arguments: SwifternalizationExamples.all.indices)
    func validation(group: Int) {
        #expect(Self.read[group].catalog.validate().map(\.description) == [])
    }
}
