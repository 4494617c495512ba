import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// What a file made to do harm gets: an error, and no more work than its size is worth.
@Suite struct AndroidLimitTests {
    private func identifiers(_ content: String) -> [String] {
        readAndroid(["values/strings.xml": "<resources>\(content)</resources>"]).diagnostics.map(\.identifier)
    }

    @Test func deepMarkup() {
        let depth = 100
        let text = String(repeating: "<b>", count: depth) + "x" + String(repeating: "</b>", count: depth)
        let result = readAndroid(["values/strings.xml": "<resources><string name=\"a\">\(text)</string></resources>"])
        #expect(result.diagnostics.map(\.identifier) == ["markup-depth"])
        let written = AndroidFormat().write(result.catalog, options: WritingOptions())
        #expect(written.files.contains { String(decoding: $0.bytes, as: UTF8.self).contains("<b>x</b>") })
    }

    @Test func manyFaultsInOneText() {
        let faults = identifiers("<string name=\"a\">\(String(repeating: "'", count: 20_000))</string>")
        #expect(faults == Array(repeating: "unescaped-apostrophe", count: AndroidTextDecoder.reportLimit))
        let specifiers = identifiers("<string name=\"a\">%1$s\(String(repeating: " %2$k", count: 20_000))</string>")
        #expect(specifiers.filter { $0 == "unknown-conversion" }.count == AndroidTextDecoder.reportLimit)
    }

    @Test func manyPercentSigns() {
        let text = String(repeating: "%%", count: 12_000)
        let result = readAndroid(["values/strings.xml": "<resources><string name=\"a\">%s\(text)</string></resources>"])
        #expect(result.diagnostics.isEmpty)
        let pattern = result.catalog.entries.values.first?.messages.values.first?.patterns.first
        #expect(pattern?.elements.last == .text(String(repeating: "%", count: 12_000)))
    }

    @Test func manyProducts() {
        let products = (0..<100).map { "<string name=\"a\" product=\"p\($0)\">x</string>" }.joined()
        let faults = identifiers("<string name=\"a\">x</string>" + products)
        #expect(faults.allSatisfy { $0 == "duplicate-name" })
        #expect(faults.count == 36)
    }

    @Test func hugePositionsAndSizes() {
        #expect(identifiers("<string name=\"a\">%2000000000$s %1$s</string>") == ["position-out-of-range"])
        #expect(identifiers("<string name=\"a\">%99999999s</string>") == ["field-too-large"])
    }
}
