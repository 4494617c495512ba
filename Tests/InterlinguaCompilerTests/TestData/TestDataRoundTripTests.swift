import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// The example app, with an entry for every construct of a format, goes to the other format and comes back.
struct TestDataRoundTripTests {
    @Test("Apple's app through Android says the same again but for what Android can't show")
    func appleThroughAndroid() throws {
        let differences = try differences(in: "apple", through: "android")
        #expect(
            differences == [
                // %F and a precision of a whole number have other spellings in Java.
                "conversions.decimals", "conversions.flags",
                // A width or precision that is an argument is lost.
                "conversions.star", "conversions.star.numbered",
                // A number that is an object comes back as an integer, which is what chooses a plural.
                "places.object",
            ]
        )
    }

    @Test("Android's app through Apple's files says the same again but for what a report named")
    func androidThroughApple() throws {
        let differences = try differences(in: "android", through: "apple")
        // Spans, lists, references, products, Java's conversions and a few more are the construct of one entry each.
        #expect(differences.count < 30)
    }

    /// The names of entries that don't say the same after a way there and back.
    private func differences(in own: String, through other: String) throws -> [String] {
        let ownFormat = try #require(FormatRegistry.format(named: own))
        let otherFormat = try #require(FormatRegistry.format(named: other))
        let loaded = try Loader(formatName: own, sourceLanguage: nil).load(["\(testDataFolder)/\(own)"])
        let source = loaded.catalog
        let there = Converter().convert(source, from: ownFormat, to: otherFormat)
        let middle = otherFormat.readBack(there.files, sourceLanguage: source.sourceLanguage)
        let back = Converter().convert(middle.catalog, from: otherFormat, to: ownFormat)
        let result = ownFormat.readBack(back.files, sourceLanguage: source.sourceLanguage)
        let all = loaded.diagnostics + there.diagnostics + middle.diagnostics + back.diagnostics + result.diagnostics
        let errors = all.filter { $0.severity == .error }.map { diagnostic in
            "\(diagnostic.range.map { "\($0.file.path):\($0.start.line)" } ?? ""): \(diagnostic.message)"
        }
        #expect(errors.prefix(5) == [])

        let before = source.normalized(.whole).catalog
        let after = result.catalog.normalized(.whole).catalog
        // Texts that are not to be translated come back in all languages, and a note says so.
        let copied = Set(there.diagnostics.filter { $0.identifier == "copied" }.flatMap(\.notes).map(\.message))
        var differing: [String] = []
        for (key, entry) in before.entries {
            let same = Key.Kind.allCases.contains { kind in
                guard let messages = after.entries[Key(table: key.table, kind: kind, path: key.path)]?.messages else {
                    return false
                }
                return entry.messages.allSatisfy { messages[$0.key] == $0.value }
                    && messages.keys.allSatisfy {
                        entry.messages[$0] != nil || copied.contains("\(key.name) to \($0)")
                    }
            }
            if !same { differing.append(key.name) }
        }
        return differing.sorted()
    }

    private var testDataFolder: String {
        var components = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        while let last = components.popLast(), last != "Tests" {}
        return (components + ["TestData"]).joined(separator: "/")
    }
}
