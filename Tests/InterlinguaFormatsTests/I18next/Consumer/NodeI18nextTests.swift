import InterlinguaIR
import InterlinguaTestSupport
import Testing

@testable import InterlinguaFormats

/// The run time says what i18next 22.4.8 itself says.
///
/// Skipped where Node.js or the library is not installed, but not in CI.
@Suite(.enabled(if: NodeI18next.isExpected, "Node.js or i18next is not installed"))
struct NodeI18nextTests {
    /// The examples that were made with this library.
    @Test func workedExamples() throws {
        var comparison = NodeComparison()
        var count = 0
        for example in I18nextExample.all where example.dialect == "js" {
            let parts = example.call.split(by: ", init ")
            var settings: [JSONMember] = [JSONMember("lng", .string(example.language))]
            var interpolation: [JSONMember] = [JSONMember("escapeValue", .boolean(parts.count > 1))]
            if example.version == .v1 { interpolation = [] }
            settings.append(JSONMember("interpolation", .object(interpolation)))
            if let fallback = example.fallback { settings.append(JSONMember("fallbackLng", .string(fallback))) }
            let store =
                example.isStore ? example.resources : #"{"\#(example.language)":{"translation":\#(example.resources)}}"#
            comparison.start(example.version, .object(settings), resources: try json(store))
            guard case .array(let call) = try json("[\(parts[0])]") else { continue }
            try comparison.call(call[0], call.count > 1 ? call[1] : [:])
            count += 1
        }
        #expect(count == 96)
        #expect(try comparison.differences() == [])
    }

    private func json(_ text: String) throws -> JSONValue {
        try #require(JSONReader.read(path: "", bytes: Array(text.utf8)).document.root?.value)
    }

    /// Look-ups at random, 5,000 in each version.
    @Test(arguments: I18nextVersion.allCases)
    func randomCalls(_ version: I18nextVersion) throws {
        let seed = UInt64(20_261_121) &+ UInt64(I18nextVersion.allCases.firstIndex(of: version) ?? 0)
        print("random look-ups of i18next \(version.rawValue): seed \(seed)")
        var random = RandomI18next(seed: seed, version: version)
        var comparison = NodeComparison()
        while comparison.count < 5_000 {
            let store = random.store()
            comparison.start(version, random.settings(), resources: store)
            for _ in 0..<20 { try comparison.call(random.keys(), random.options()) }
        }
        let differences = try comparison.differences()
        #expect(differences.isEmpty, "\(differences.prefix(5).joined(separator: "\n"))")
    }
}
