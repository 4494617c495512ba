import InterlinguaIR
import Testing

@testable import InterlinguaFormats

/// Nested calls without an end, which i18next 22.4.8 shows as they stand, and i18next 1 not at all.
@Suite struct I18nextNestingDiagnosticTests {
    @Test(
        arguments: [
            ("see $t(title", 12), ("$t(", 8), ("$t(title}, {{n}}", 8), ("$t(title) $t(title", 18), ("$t()", 8),
            ("$t (title)", nil), ("$t(title)", nil),
        ] as [(String, Int?)]
    )
    func unterminated(text: String, column: Int?) {
        let file = #"{"a": "\#(text)", "title": "x"}"#
        #expect(found(file, .v4) == (column.map { ["1:\($0) warning i18next-nesting"] } ?? []))
    }

    /// For one bird the library shows that the key “returned an object instead of string”.
    @Test(arguments: ["{}", #"{"x": "X"}"#])
    func objectsInPlaceOfForms(object: String) {
        let file = #"{"a": "see $t(bird, {\"count\": {{n}} })", "bird_plural": "birds", "bird": \#(object)}"#
        #expect(found(file, .v3) == ["1:12 error i18next-nested-list"])
    }

    @Test func firstLibraryShowsNothing() {
        #expect(found(#"{"a": "see $t(title"}"#, .v1, ["dialect": .text("js1")]) == ["1:12 error i18next-nesting"])
    }

    /// Each form hands the next one a longer text; eight times as long, twelve times over.
    @Test func textsThatGrowByWhatTheyAreHandedAreTooLong() {
        let value = String(repeating: "{{x}}", count: 8)
        var members = (0..<12).map { number in
            #""k\#(number)_one": "1", "k\#(number)_other": "$t(k\#(number + 1)_other, {\"x\": \"\#(value)\"}) {{count}}""#
        }
        members += [#""k12_one": "1", "k12_other": "{{x}} {{count}}""#, #""a": "$t(k0_other, {\"x\": \"{{x}}\"})""#]
        let start = ContinuousClock.now
        let found = found("{\n" + members.joined(separator: ",\n") + "\n}", .v4)
        #expect(ContinuousClock.now - start < .seconds(10))
        #expect(found.contains("15:7 error nesting-too-long"))
        #expect(found.allSatisfy { $0.hasSuffix("error nesting-too-long") })
    }

    @Test func formsInALongChainAreFollowed() {
        let members = (0..<20).map { number in
            #""k\#(number)_one": "1", "k\#(number)_other": "$t(k\#(number + 1)_other) {{count}}""#
        }
        let file = "{" + members.joined(separator: ", ") + #", "k20_one": "1", "k20_other": "x {{count}}"}"#
        #expect(found(file, .v4) == [])
    }

    /// What is too long is no circle.
    @Test func formsInATooLongChainAreTooLong() {
        let members = (0..<100).map { number in
            #""k\#(number)_one": "1", "k\#(number)_other": "$t(k\#(number + 1)_other) {{count}}""#
        }
        let file = "{" + members.joined(separator: ",\n") + #", "k100_one": "1", "k100_other": "x {{count}}"}"#
        let found = found(file, .v4)
        #expect(found.first == "1:30 error nesting-too-long")
        #expect(Set(found.map { $0.split(separator: " ").last }) == ["nesting-too-long"])
    }

    /// The calls of a text that nests another one many times are found at once.
    @Test func manyCallsInACircleTakeLinearTime() {
        let calls = String(repeating: "$t(b)", count: 8_000)
        let start = ContinuousClock.now
        #expect(
            found(#"{"a": "\#(calls)", "b": "$t(a)"}"#, .v4) == [
                "1:7 warning i18next-nesting-cycle", "1:\(calls.count + 16) warning i18next-nesting-cycle",
            ]
        )
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    private func found(
        _ text: String,
        _ version: I18nextVersion,
        _ settings: [String: RuntimeSetting] = [:]
    ) -> [String] {
        let input = InputFile(path: "locales/en.json", bytes: Array(text.utf8))
        let result = I18nextFormat(version).read([input], options: ReadingOptions(settings: settings))
        return result.diagnostics.map { diagnostic in
            let start = diagnostic.range?.start
            return "\(start?.line ?? 0):\(start?.column ?? 0) \(diagnostic.severity.rawValue) \(diagnostic.identifier)"
        }
    }
}
