import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// Specifiers of one family written as those of the other.
@Suite struct FormatMappingTests {
    private func convert(_ text: String, from source: FormatDialect, isNumbered: Bool) -> (String, [FormatLoss]) {
        let format = FormatString(parsing: text, as: source)
        var arguments: [Argument] = []
        for claim in format.claims {
            while arguments.count < claim.position { arguments.append(Argument(position: arguments.count + 1)) }
            arguments[claim.position - 1].type = claim.type
        }
        let pattern = Array(text.utf8).withUnsafeBufferPointer { format.pattern(of: $0) }
        var result = ""
        var losses: [FormatLoss] = []
        for element in pattern.elements {
            switch element {
            case .placeholder(let placeholder):
                let spelling =
                    source == .java
                    ? FoundationFormatWriter.spelling(of: placeholder, arguments: arguments, isNumbered: isNumbered)
                    : JavaFormatWriter.spelling(of: placeholder, arguments: arguments, isNumbered: isNumbered)
                result += spelling.text
                losses += spelling.losses
            case .text(let text): result += FormatString.escaping(text)
            default: Issue.record("no other element can come out of a format")
            }
        }
        return (result, losses)
    }

    @Test(
        arguments: [
            ("%@", "%s", []), ("%d", "%d", []), ("%i", "%d", []), ("%D", "%d", []), ("%ld", "%d", []),
            ("%lld", "%d", []),
            ("%hhd", "%d", []), ("%zd", "%d", []), ("%u", "%d", [.unsigned]), ("%U", "%d", [.unsigned]),
            ("%lu", "%d", [.unsigned]), ("%x", "%x", [.negativeDigits]), ("%X", "%X", [.negativeDigits]),
            ("%o", "%o", [.negativeDigits]), ("%O", "%o", [.negativeDigits]), ("%f", "%f", [.rounding]),
            ("%F", "%f", [.rounding]), ("%e", "%e", [.rounding]), ("%E", "%E", [.rounding]),
            ("%g", "%g", [.trailingZeros]),
            ("%G", "%G", [.trailingZeros]), ("%a", "%a", [.hexadecimalFloat]), ("%A", "%A", [.hexadecimalFloat]),
            ("%c", "%c", []), ("%C", "%c", []), ("%s", "%s", []), ("%S", "%s", []), ("%%", "%%", []),
            ("%-05d", "%-5d", []), ("%+ d", "%+d", []), ("%05@", "%5s", []), ("%+@", "%s", []), ("% @", "%s", []),
            ("%#@x", "", []), ("%+x", "%x", [.negativeDigits]), ("% o", "%o", [.negativeDigits]), ("%#d", "%d", []),
            ("%#g", "%g", [.trailingZeros]), ("%-d", "%d", []), ("%0d", "%d", []), ("%05c", "%5c", []),
            ("%5d", "%5d", []), ("%-5@", "%-5s", []), ("%*d", "%d", [.sizeFromArgument]),
            ("%.*f", "%f", [.sizeFromArgument, .rounding]), ("%.3d", "%03d", [.minimumDigits]),
            ("%5.3d", "%5d", [.minimumDigitsDropped]), ("%.1d", "%d", []), ("%.3f", "%.3f", [.rounding]),
            ("%.3s", "%.3s", []), ("%.3@", "%.3s", []), ("%+08.2f", "%+08.2f", [.rounding]),
            ("%#x", "%#x", [.negativeDigits]), ("%.3x", "%03x", [.minimumDigits, .negativeDigits]),
        ] as [(String, String, [FormatLoss])]
    )
    func foundationToJava(text: String, expected: String, losses: [FormatLoss]) {
        let result = convert(text, from: .foundation, isNumbered: false)
        #expect(result.0 == expected)
        #expect(result.1 == losses)
    }

    @Test(
        arguments: [
            ("%s", "%@", []), ("%S", "%@", [.javaFunction]), ("%d", "%lld", []), ("%,d", "%lld", [.grouping]),
            ("%(d", "%@", [.javaFunction]), ("%x", "%llx", []), ("%X", "%llX", []), ("%o", "%llo", []),
            ("%f", "%f", []),
            ("%e", "%e", []), ("%E", "%E", []), ("%a", "%a", [.hexadecimalFloat]), ("%A", "%A", [.hexadecimalFloat]),
            ("%g", "%g", [.trailingZeros]), ("%G", "%G", [.trailingZeros]), ("%c", "%C", [.characterRange]),
            ("%C", "%@", [.javaFunction]), ("%b", "%@", [.javaFunction]), ("%B", "%@", [.javaFunction]),
            ("%h", "%@", [.javaFunction]), ("%H", "%@", [.javaFunction]), ("%tY", "%@", [.javaFunction]),
            ("%TB", "%@", [.javaFunction]), ("%s%n", "%@\n", []), ("%s%%", "%@%%", []), ("%-5.2f", "%-5.2f", []),
            ("%05d", "%05lld", []), ("%+d", "%+lld", []),
        ] as [(String, String, [FormatLoss])]
    )
    func javaToFoundation(text: String, expected: String, losses: [FormatLoss]) {
        let result = convert(text, from: .java, isNumbered: false)
        #expect(result.0 == expected)
        #expect(result.1 == losses)
    }

    @Test func positions() {
        #expect(convert("%1$@ has %2$ld", from: .foundation, isNumbered: true).0 == "%1$s has %2$d")
        #expect(convert("%s %<s", from: .java, isNumbered: true).0 == "%1$@ %1$@")
        #expect(convert("%2$s %1$d", from: .java, isNumbered: true).0 == "%2$@ %1$lld")
    }

    @Test func sizesFollowTheArgument() {
        let placeholder = Placeholder(argument: 0, format: .number(NumberFormat()))
        let sizes: [(IntegerType, String)] = [
            (IntegerType(bits: 8), "%hhd"), (IntegerType(bits: 16), "%hd"), (IntegerType(bits: 32), "%d"),
            (IntegerType(bits: 64), "%lld"), (IntegerType(bits: 32, isSigned: false), "%u"),
            (IntegerType(bits: 64, isSigned: false), "%llu"),
        ]
        for (type, expected) in sizes {
            let arguments = [Argument(position: 1, type: .integer(type))]
            let spelling = FoundationFormatWriter.spelling(of: placeholder, arguments: arguments, isNumbered: false)
            #expect(spelling.text == expected)
        }
        let named = [Argument(name: "count", type: .number)]
        #expect(
            FoundationFormatWriter.spelling(of: placeholder, arguments: named, isNumbered: true)
                == FormatSpelling(text: "%lld", losses: [.position])
        )
        let width = Placeholder(argument: 1, format: .number(NumberFormat(field: Field(width: .argument(0)))))
        let two = [Argument(position: 1, type: .integer(IntegerType(bits: 32))), Argument(position: 2)]
        #expect(FoundationFormatWriter.spelling(of: width, arguments: two, isNumbered: true).text == "%2$*1$lld")
        #expect(
            FoundationFormatWriter.spelling(of: width, arguments: two, isNumbered: false, integerSize: "z").text
                == "%*zd"
        )
    }

    @Test func functionsOfOthersAreLost() {
        let placeholder = Placeholder(argument: 0, format: .functions([Function(namespace: "i18next", name: "number")]))
        let arguments = [Argument(position: 1)]
        #expect(
            JavaFormatWriter.spelling(of: placeholder, arguments: arguments, isNumbered: false)
                == FormatSpelling(text: "%s", losses: [.function])
        )
        #expect(FormatLoss.function.severity == .error)
        #expect(
            FoundationFormatWriter.spelling(of: placeholder, arguments: arguments, isNumbered: false).losses
                == [.function]
        )
    }
}
