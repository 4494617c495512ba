import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// Specifiers of one family written as those of the other.
@Suite struct FormatMappingTests {
    private func convert(_ text: String, from source: FormatDialect, isNumbered: Bool) -> String {
        let format = FormatString(parsing: text, as: source)
        var arguments: [Argument] = []
        for claim in format.claims {
            while arguments.count < claim.position { arguments.append(Argument(position: arguments.count + 1)) }
            arguments[claim.position - 1].type = claim.type
        }
        let pattern = Array(text.utf8).withUnsafeBufferPointer { format.pattern(of: $0) }
        var result = ""
        for element in pattern.elements {
            switch element {
            case .placeholder(let placeholder):
                let spelling =
                    source == .java
                    ? FoundationFormatWriter.spelling(of: placeholder, arguments: arguments, isNumbered: isNumbered)
                    : JavaFormatWriter.spelling(of: placeholder, arguments: arguments, isNumbered: isNumbered)
                result += spelling
            case .text(let text): result += FormatString.escaping(text)
            default: Issue.record("no other element can come out of a format")
            }
        }
        return result
    }

    @Test(
        arguments: [
            ("%@", "%s"), ("%d", "%d"), ("%i", "%d"), ("%D", "%d"), ("%ld", "%d"),
            ("%lld", "%d"),
            ("%hhd", "%d"), ("%zd", "%d"), ("%u", "%d"), ("%U", "%d"),
            ("%lu", "%d"), ("%x", "%x"), ("%X", "%X"),
            ("%o", "%o"), ("%O", "%o"), ("%f", "%f"),
            ("%F", "%f"), ("%e", "%e"), ("%E", "%E"),
            ("%g", "%g"),
            ("%G", "%G"), ("%a", "%a"), ("%A", "%A"),
            ("%c", "%c"), ("%C", "%c"), ("%s", "%s"), ("%S", "%s"), ("%%", "%%"),
            ("%-05d", "%-5d"), ("%+ d", "%+d"), ("%05@", "%s"), ("%+@", "%s"), ("% @", "%s"),
            ("%#@x", ""), ("%+x", "%x"), ("% o", "%o"), ("%#d", "%d"),
            ("%#g", "%g"), ("%-d", "%d"), ("%0d", "%d"), ("%05c", "%5c"),
            ("%5d", "%5d"), ("%-5@", "%s"), ("%*d", "%d"),
            ("%.*f", "%f"), ("%.3d", "%03d"),
            ("%5.3d", "%5d"), ("%.1d", "%d"), ("%.3f", "%.3f"),
            ("%.3s", "%.3s"), ("%.3@", "%s"), ("%-5s", "%-5s"), ("%+08.2f", "%+08.2f"),
            ("%#x", "%#x"), ("%.3x", "%03x"),
        ] as [(String, String)]
    )
    func foundationToJava(text: String, expected: String) {
        #expect(convert(text, from: .foundation, isNumbered: false) == expected)
    }

    @Test(
        arguments: [
            ("%s", "%@"), ("%-5s", "%@"), ("%S", "%@"), ("%d", "%lld"), ("%,d", "%lld"),
            ("%(d", "%@"), ("%x", "%llx"), ("%X", "%llX"), ("%o", "%llo"),
            ("%f", "%f"),
            ("%e", "%e"), ("%E", "%E"), ("%a", "%a"), ("%A", "%A"),
            ("%g", "%g"), ("%G", "%G"), ("%c", "%C"),
            ("%C", "%@"), ("%b", "%@"), ("%B", "%@"),
            ("%h", "%@"), ("%H", "%@"), ("%tY", "%@"),
            ("%TB", "%@"), ("%s%n", "%@\n"), ("%s%%", "%@%%"), ("%-5.2f", "%-5.2f"),
            ("%05d", "%05lld"), ("%+d", "%+lld"),
        ] as [(String, String)]
    )
    func javaToFoundation(text: String, expected: String) {
        #expect(convert(text, from: .java, isNumbered: false) == expected)
    }

    @Test func positions() {
        #expect(convert("%1$@ has %2$ld", from: .foundation, isNumbered: true) == "%1$s has %2$d")
        #expect(convert("%s %<s", from: .java, isNumbered: true) == "%1$@ %1$@")
        #expect(convert("%2$s %1$d", from: .java, isNumbered: true) == "%2$@ %1$lld")
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
            #expect(spelling == expected)
        }
        let named = [Argument(name: "count", type: .number)]
        #expect(
            FoundationFormatWriter.spelling(of: placeholder, arguments: named, isNumbered: true)
                == "%lld"
        )
        let width = Placeholder(argument: 1, format: .number(NumberFormat(field: Field(width: .argument(0)))))
        let two = [Argument(position: 1, type: .integer(IntegerType(bits: 32))), Argument(position: 2)]
        #expect(FoundationFormatWriter.spelling(of: width, arguments: two, isNumbered: true) == "%2$*1$lld")
        #expect(
            FoundationFormatWriter.spelling(of: width, arguments: two, isNumbered: false, integerSize: "z")
                == "%*zd"
        )
    }

    @Test func functionsOfOthersBecomeTexts() {
        let placeholder = Placeholder(argument: 0, format: .functions([Function(namespace: "i18next", name: "number")]))
        let arguments = [Argument(position: 1)]
        #expect(
            JavaFormatWriter.spelling(of: placeholder, arguments: arguments, isNumbered: false)
                == "%s"
        )
        #expect(
            FoundationFormatWriter.spelling(of: placeholder, arguments: arguments, isNumbered: false) == "%@"
        )
    }
}
