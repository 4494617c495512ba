import InterlinguaIR
import InterlinguaSemantics
import InterlinguaTestSupport
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// Formatting as `java.util.Formatter` does it.
@Suite struct JavaFormatterTests {
    /// What a format says for some arguments; the exception's name where it throws.
    private func formatted(_ format: String, _ arguments: [ArgumentValue]) -> String {
        var formatter = JavaFormatter(arguments, as: .android)
        do throws(JavaFormatException) {
            return "[\(try formatter.format(format))]"
        } catch {
            return error.name
        }
    }

    private func value(_ tag: Substring) -> ArgumentValue {
        let text = String(tag.dropFirst())
        switch tag.first {
        case "i": return .number(DecimalNumber(prefixOf: text), spelling: text)
        case "f": return .number(DecimalNumber(prefixOf: text), spelling: text)
        case "n": return .absent
        default: return .text(text)
        }
    }

    @Test func asTheJDK() {
        var format = ""
        var count = 0
        for line in javaFormatResults.split(separator: "\n") {
            guard line.hasPrefix("    "), let arrow = line.firstRange(of: " -> ") else {
                format = String(line)
                continue
            }
            let result = line[arrow.upperBound...].replacing("⏎", with: "\n")
            for tag in line[..<arrow.lowerBound].split(separator: " ") {
                count += 1
                #expect(formatted(format, [value(tag)]) == result, "\(format) of \(tag)")
            }
        }
        #expect(count > 700)
    }

    /// The statements about positions and rounding, by section.
    @Test(arguments: [
        ("%s %2$s %s", ["a", "b"], "[a b b]"), ("%1$s %s", ["a"], "[a a]"), ("%s", ["a", "b"], "[a]"),
        ("%2$s", ["a"], "MissingFormatArgumentException"), ("%2$s %1$s", ["a", "b"], "[b a]"),
        ("%1$s %<s %s", ["a", "b"], "[a a a]"), ("%%", [], "[%]"), ("%n", [], "[\n]"), ("x", [], "[x]"),
        ("100%", ["a"], "UnknownFormatConversionException"), ("%0$s", ["a"], "IllegalFormatArgumentIndexException"),
        // A mistake in a specifier counts before one in an argument.
        ("%d %i", ["a"], "UnknownFormatConversionException"), ("%d %s", ["a"], "IllegalFormatConversionException"),
        ("%C%S", ["x", "straße"], "[XSTRASSE]"), ("%6s|%-6s|", ["😀", "é"], "[    😀|é     |]"),
        ("%.1s", ["é"], "[é]"), ("%10000s", ["x"], "[" + String(repeating: " ", count: 4095) + "x]"),
    ])
    func texts(format: String, arguments: [String], result: String) {
        #expect(formatted(format, arguments.map { .text($0) }) == result)
    }

    @Test(arguments: [
        ("%.0f", "0.5", "[1]"), ("%.0f", "1.5", "[2]"), ("%.0f", "2.5", "[3]"), ("%.1f", "0.25", "[0.3]"),
        ("%.2f", "1.005", "[1.01]"), ("%g", "1.5", "[1.50000]"), ("%a", "1.5", "[0x1.8p0]"), ("%s", "1.0", "[1.0]"),
        ("%s", "1.5", "[1.5]"), ("%f", "1", "IllegalFormatConversionException"),
        ("%d", "5.0", "IllegalFormatConversionException"),
        ("%x", "-1", "[ffffffff]"), ("%x", "-10000000000", "[fffffffdabf41c00]"), ("%,d", "1234567", "[1,234,567]"),
    ])
    func numbers(format: String, number: String, result: String) {
        let value = DecimalNumber(prefixOf: number)
        #expect(formatted(format, [.number(value, spelling: number)]) == result)
    }

    /// Without a spelling a number has the type that the specifier needs, if it can.
    @Test func unspelledNumbers() {
        #expect(formatted("%d %<s %<.1f %<x", [.number(5)]) == "[5 5 5.0 5]")
        let half = ArgumentValue.number(DecimalNumber(prefixOf: "2.5"))
        #expect(formatted("%s %<.2f", [half]) == "[2.5 2.50]")
        #expect(formatted("%d", [half]) == "IllegalFormatConversionException")
        #expect(formatted("%s", [.number(DecimalNumber(prefixOf: "12345678.5"))]) == "[1.23456785E7]")
        #expect(formatted("%s", [.number(DecimalNumber(prefixOf: "0.00015"))]) == "[1.5E-4]")
        #expect(formatted("%s", [.list([.text("a"), .number(1), .absent])]) == "[[a, 1, null]]")
    }

    /// Whatever a text is, it is formatted or throws.
    @Test func randomFormats() {
        var random = SeededGenerator(seed: 31)
        let pieces = [
            "%", "%", "1", "2$", "0", "-", "#", "+", " ", ",", "(", "<", ".", "5", "s", "d", "f", "x", "t", "é", "n",
        ]
        for _ in 0..<20_000 {
            let format = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }.joined()
            _ = formatted(format, [.number(3), .text("x")])
        }
    }
}
