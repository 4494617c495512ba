import Foundation
import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Foundation itself formats what is written for it: a value of the wrong type is undefined behaviour there, and no model
/// would notice it.
@Suite("Foundation formats written plurals")
struct FoundationFormattingTests {
    /// The texts of each variable of a .stringsdict, with the specifier that chooses them.
    private func plurals(in bytes: [UInt8]) throws -> [(type: String, texts: [String])] {
        let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        var plurals: [(type: String, texts: [String])] = []
        for case let entry as [String: Any] in try #require(list as? [String: Any]).values {
            for case let variable as [String: String] in entry.values {
                guard variable["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType" else { continue }
                let texts = ["zero", "one", "two", "few", "many", "other"].compactMap { variable[$0] }
                plurals.append((variable["NSStringFormatValueTypeKey"] ?? "", texts))
            }
        }
        return plurals
    }

    @Test(
        "Integers are passed where a number chooses",
        arguments: ["i18next-v1", "i18next-v3", "i18next-v4", "android"]
    )
    func integers(source: String) throws {
        let project = try ComparedProject.testData(source)
        let target = try #require(FormatRegistry.format(named: "apple"))
        let result = Converter().convert(project.catalog, from: project.format, to: target)
        var count = 0
        for file in result.files where file.path.hasSuffix(".stringsdict") {
            for plural in try plurals(in: file.bytes) {
                #expect(["lld", "llu", "ld", "d", "lu", "u"].contains(plural.type), "\(file.path): \(plural.texts)")
                // Of other values only those are formatted here that a variable's own number is.
                let own = plural.texts.filter { $0.firstMatch(of: #/%#@|%(\d\$)?[@.f]/#) == nil }
                for text in own {
                    let shown = String(format: text, arguments: Array(repeating: 21, count: 9))
                    let expected = text.replacing("%%", with: "\u{0}")
                        .replacing(#/%(\d\$)?(lld|llu|ld|d|lu|u)/#, with: "21")
                    #expect(shown == expected.replacing("\u{0}", with: "%"))
                    count += 1
                }
            }
        }
        #expect(count > 100)
    }
}
